import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that one program at a time holds, until the program ends for any reason.
package struct FileLock: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Takes the lock; `FileError.locked` if another program holds it for longer than `patience`.
  ///
  /// A program that was killed holds its lock until the system has closed its files, which may be
  /// some time after `kill` has returned. Where the file system knows no locks, nobody is kept out.
  package init(_ path: String, patience: Duration = .zero) throws(FileError) {
    self.path = path
    let end = ContinuousClock.now + patience
    while true {
      do throws(FileError) {
        descriptor = try Self.acquire(path)
        return
      } catch {
        guard error == .locked, ContinuousClock.now < end else { throw error }
        usleep(5_000)
      }
    }
  }

  private static func acquire(_ path: String) throws(FileError) -> Int32 {
    var file: Int32
    repeat {
      // Opening a device or a pipe may do something already.
      _ = try FileSystem.ownFile(at: path)
      file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
      guard file >= 0 else { throw .last }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        close(file)
        throw .locked
      }
      // The last holder may have removed the file between the two calls.
    } while !isFile(file, at: path) && close(file) == 0
    try checkOwn(file)
    let note = Array(FileSystem.date("%Y-%m-%d %H:%M").utf8)
    ftruncate(file, 0)
    _ = try? FileDescriptor(file).write(note[...])
    return file
  }

  /// A file with a second hard link may belong to somebody, and is not overwritten.
  private static func checkOwn(_ file: Int32) throws(FileError) {
    var facts = stat()
    do throws(FileError) {
      guard fstat(file, &facts) == 0 else { throw .last }
      try FileSystem.checkOwn(facts)
      guard facts.st_nlink == 1 else { throw .foreign }
    } catch {
      close(file)
      throw error
    }
  }

  private static func isFile(_ file: Int32, at path: String) -> Bool {
    var (mine, there) = (stat(), stat())
    return fstat(file, &mine) == 0 && lstat(path, &there) == 0 && mine.st_ino == there.st_ino
      && mine.st_dev == there.st_dev
  }

  /// What its holder wrote down: since when the lock is held, as `2026-11-21 14:15`; empty if that
  /// cannot be read.
  package static func note(at path: String) -> String {
    String(decoding: (try? FileSystem.read(path)) ?? [], as: UTF8.self)
  }

  /// Locks again if somebody has removed the lock's file or its folders;
  /// `FileError.locked` if another program was faster.
  ///
  /// - Returns: Whether it was held all the time.
  package func keep() throws(FileError) -> Bool {
    guard !Self.isFile(descriptor, at: path) else { return true }
    try FileSystem.makeFolder(FileSystem.folder(of: path))
    let file = try Self.acquire(path)
    // Under the old number, which copies of this value have as well.
    cunix_move(file, descriptor)
    return false
  }

  /// Gives the lock back, and leaves no file of its own behind.
  package func remove() {
    if Self.isFile(descriptor, at: path) { unlink(path) }
    close(descriptor)
  }
}
