import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pipe with which one thread wakes another that waits in `poll`.
///
/// If no pipe can be created, nobody is woken, and the outcome is found at the next wake.
package final class WakePipe: Sendable {
  /// Can be read after `ring()`, until `silence()`; -1 where no pipe can be had.
  package let descriptor: Int32
  private let other: Int32

  /// Makes the pipe.
  package init() {
    var ends: [Int32] = [-1, -1]
    guard cunix_pipe(&ends) == 0 else {
      (descriptor, other) = (-1, -1)
      return
    }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    (descriptor, other) = (ends[0], ends[1])
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    close(other)
  }

  /// Wakes the waiting thread; a full pipe wakes it as well.
  package func ring() { _ = try? FileDescriptor(other).write([0]) }

  /// Takes back all rings so far.
  package func silence() {
    while (try? FileDescriptor(descriptor).read(upTo: 64))?.isEmpty == false {}
  }

  /// Waits until it rings, but no longer than this.
  package func wait(upTo time: Duration) { _ = poll(descriptor, .readable, upTo: time) }
}
