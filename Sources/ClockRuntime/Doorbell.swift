import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pipe by which one thread wakes another that waits in `poll`.
///
/// Where no pipe can be had nobody is woken, and the outcome is found at the next wake.
final class Doorbell: Sendable {
  /// Can be read after `ring()`, until `silence()`; -1 where no pipe can be had.
  let descriptor: Int32
  private let other: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      (descriptor, other) = (-1, -1)
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, other) = (ends[0], ends[1])
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    close(other)
  }

  /// A full pipe wakes as well as one more byte would.
  func ring() { _ = writeByte(other) }

  func silence() {
    while case let count = readSome(descriptor), count > 0 {}
  }

  /// Waits until it rings, but no longer than this.
  func wait(upTo time: Duration) {
    let (seconds, attoseconds) = max(.zero, time).components
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = cunix_poll(&wait, 1, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

private func writeByte(_ descriptor: Int32) -> Int {
  var byte: UInt8 = 0
  return write(descriptor, &byte, 1)
}

private func readSome(_ descriptor: Int32) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) {
    read(descriptor, $0.baseAddress, 64)
  }
}
