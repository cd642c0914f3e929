import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Many descriptors behind a single one, which is epoll's on Linux and kqueue's on macOS.
///
/// A loop that waits for this one descriptor waits for all of them, at the same cost however many
/// there are.
package struct DescriptorSet: Sendable {
  /// Readable as soon as one of the set is ready; -1 where the system has no more descriptors.
  package let descriptor: Int32

  /// Creates an empty set.
  package init() { descriptor = cunix_set_open() }

  /// Adds a descriptor, or changes what it is waited for; a hang-up is always waited for.
  package func watch(_ member: Int32, _ readiness: Readiness = .readable) {
    _ = cunix_set_watch(
      descriptor, member, readiness.contains(.readable) ? 1 : 0,
      readiness.contains(.writable) ? 1 : 0)
  }

  /// Takes a descriptor out, before it is closed.
  package func forget(_ member: Int32) { cunix_set_forget(descriptor, member) }

  /// The members that are ready, each once, without a wait; what has no place among them is found
  /// by the next call.
  package func ready() -> Set<Int32> {
    var found = [Int32](repeating: -1, count: Int(CUNIX_SET_READY))
    let count = cunix_set_ready(descriptor, &found, Int32(found.count))
    return Set(found.prefix(max(0, Int(count))))
  }

  /// Closes the set; its members stay open.
  package func close() { FileDescriptor(descriptor).close() }
}
