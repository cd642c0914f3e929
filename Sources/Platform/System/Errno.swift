#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The system's number for why a call failed, such as ENOENT.
package struct Errno: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, as `errno` has it.
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// Nothing can be had without a wait.
  package static let again = Errno(EAGAIN)

  /// What the last call of this thread that failed has left.
  package static var last: Errno { Errno(errno) }

  /// The system's words for it.
  package var description: String { String(cString: strerror(number)) }
}
