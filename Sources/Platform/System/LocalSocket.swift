import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Stream sockets with a path in the file system, for processes of one user on one machine.
///
/// No call here blocks, and children do not inherit the descriptors.
package enum LocalSocket {
  /// How many bytes the path of a socket may have: 107 on Linux, 103 on macOS.
  package static var longestPath: Int { Int(cunix_socket_longest_path()) }

  /// Listens at a path, where nobody but this user can connect, in the place of whatever lies
  /// there.
  ///
  /// It appears under that name only once clients can connect; before that it is called
  /// `temporary`, a path in the same folder.
  package static func listen(
    at path: String, temporary: String
  ) throws(Errno) -> FileDescriptor {
    try checked(cunix_socket_listen(path, temporary))
  }

  /// Connects to the program that listens at a path.
  package static func connect(to path: String) throws(Errno) -> FileDescriptor {
    try checked(cunix_socket_connect(path))
  }

  /// The next client of a socket that listens; `nil` if there is none.
  package static func accept(from listener: FileDescriptor) -> FileDescriptor? {
    let number = cunix_socket_accept(listener.number)
    return number < 0 ? nil : FileDescriptor(number)
  }

  /// Writes what a connection takes at once, 0 bytes where it takes none; no signal comes where the
  /// other side is gone.
  package static func send(
    _ bytes: ArraySlice<UInt8>, to connection: FileDescriptor
  ) throws(Errno) -> Int {
    let count = bytes.withUnsafeBytes {
      cunix_socket_send(connection.number, $0.baseAddress, $0.count)
    }
    guard count < 0 else { return count }
    guard [EAGAIN, EWOULDBLOCK, EINTR, ENOBUFS].contains(errno) else { throw .last }
    return 0
  }

  private static func checked(_ number: Int32) throws(Errno) -> FileDescriptor {
    guard number >= 0 else { throw .last }
    return FileDescriptor(number)
  }
}
