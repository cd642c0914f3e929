#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that one program at a time holds, until it ends, whatever ends it.
struct FileLock: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Takes the lock at once; `FileFault.locked` if another program holds it.
  ///
  /// Where the file system knows no locks, nobody is kept out.
  init(_ path: String) throws(FileFault) {
    self.path = path
    var file: Int32
    repeat {
      file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard file >= 0 else { throw .last }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        close(file)
        throw .locked
      }
      // Whoever held it last may have removed the file between the two calls.
    } while !Self.isFile(file, at: path) && close(file) == 0
    descriptor = file
    let note = Array(FileSystem.date("%Y-%m-%d %H:%M").utf8)
    ftruncate(file, 0)
    _ = note.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  private static func isFile(_ file: Int32, at path: String) -> Bool {
    var (mine, there) = (stat(), stat())
    return fstat(file, &mine) == 0 && stat(path, &there) == 0 && mine.st_ino == there.st_ino
  }

  /// Since when a lock is held, as its holder wrote it down; empty if that cannot be read.
  static func note(at path: String) -> String {
    let bytes = (try? FileSystem.read(path)) ?? []
    return String(decoding: bytes, as: UTF8.self).shown
  }

  /// Gives the lock back, and leaves no file behind.
  func remove() {
    unlink(path)
    close(descriptor)
  }
}
