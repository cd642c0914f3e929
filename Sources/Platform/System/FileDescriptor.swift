import CUnix

#if canImport(Glibc)
package import Glibc
#else
package import Darwin
#endif

/// An open file, pipe, folder or terminal.
///
/// It stays open until `close()`; copies are the same open file. No call here is cut short by a
/// signal.
///
/// This folder holds what others need from the operating system: descriptors, files, locks, child
/// processes, sockets, signals, threads, waiting, and the wall clock. Its functions have Swift
/// names, and throw an `Errno` or a `FileError`. What Swift cannot call is in `CUnix`, which only
/// this folder and tests import. Nothing here knows about talks, the formats of the user's files,
/// or what a screen shows.
package struct FileDescriptor: Hashable, Sendable {
  /// The system's number for it.
  package let number: Int32

  /// A descriptor with a number that is open already.
  package init(_ number: Int32) { self.number = number }

  /// Opens a path with the flags of open(2).
  ///
  /// Children do not inherit it, and a pipe, a terminal or a device in a file's place is opened
  /// without a wait.
  package init(
    opening path: String, _ flags: Int32, permissions: UInt32 = 0o644
  ) throws(Errno) {
    number = open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode_t(permissions))
    guard number >= 0 else { throw .last }
  }

  /// Closes it; its number may be another file's then.
  package func close() { systemClose(number) }

  /// Reads the available bytes, at most `limit`, without blocking; empty at the end.
  package func read(upTo limit: Int) throws(Errno) -> [UInt8] {
    var found = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      repeat {
        found = systemRead(number, buffer.baseAddress, limit)
      } while found < 0 && errno == EINTR
      count = max(0, found)
    }
    guard found >= 0 else { throw .last }
    return bytes
  }

  /// Writes what can be written at once; returns how many bytes that were.
  package func write(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    var count = -1
    repeat {
      count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .last }
    return count
  }

  /// Writes all bytes, and waits while only a part of them is accepted.
  package func writeAll(_ bytes: [UInt8]) throws(Errno) {
    guard cunix_write_all(number, bytes, bytes.count) == 0 else { throw .last }
  }

  /// Waits until the written bytes are on the disk, where a power cut leaves them.
  package func sync() throws(Errno) { guard cunix_sync(number) == 0 else { throw .last } }

  /// Changes the permissions of the file, whatever the umask; does nothing where the file system
  /// has no permissions.
  package func setPermissions(_ permissions: UInt32) {
    _ = fchmod(number, mode_t(permissions))
  }

  /// The status of the file.
  package func status() throws(Errno) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Whether it is a file on a disk, to which a write may block.
  package var isRegularFile: Bool { (try? status())?.isRegularFile == true }

  /// Whether it is a pipe, a socket or a terminal, whose other side can be waited for.
  package var hasOtherSide: Bool {
    isTerminal || (try? status()).map { $0.isPipe || $0.isSocket } == true
  }

  /// Whether it is a terminal.
  package var isTerminal: Bool { cunix_is_terminal(number) != 0 }

  /// Makes writes block again, for a child that receives the descriptor.
  package func allowWaiting() { _ = fcntl(number, F_SETFL, O_APPEND) }
}

extension stat {
  /// Whether this is the status of a regular file.
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// Whether this is the status of a folder.
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  /// Whether this is the status of a named pipe.
  package var isPipe: Bool { st_mode & S_IFMT == S_IFIFO }

  /// Whether this is the status of a socket.
  var isSocket: Bool { st_mode & S_IFMT == S_IFSOCK }
}

// Inside the type its own names would hide these.
private func systemClose(_ file: Int32) { close(file) }

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
