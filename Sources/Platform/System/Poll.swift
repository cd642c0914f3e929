import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What to wait for, or what was found.
package struct Readiness: OptionSet, Hashable, Sendable {
  package let rawValue: Int16

  package init(rawValue: Int16) { self.rawValue = rawValue }

  /// It can be read without a wait.
  package static let readable = Readiness(rawValue: Int16(POLLIN))
  /// It accepts bytes without blocking.
  package static let writable = Readiness(rawValue: Int16(POLLOUT))
}

/// A descriptor to wait for, and the result.
package struct PollRequest {
  fileprivate var request: pollfd

  /// Creates a request to wait until a descriptor is ready; negative descriptors are ignored.
  package init(_ descriptor: Int32, _ readiness: Readiness) {
    request = pollfd(fd: descriptor, events: readiness.rawValue, revents: 0)
  }

  /// What was found; empty after the time or a signal.
  ///
  /// It also reports a closed other end or an invalid descriptor.
  package var found: Readiness { Readiness(rawValue: request.revents) }
}

/// Waits with ppoll until one of some descriptors is ready, a signal arrives, or the time has
/// passed; without a time as long as it takes.
///
/// To the nanosecond; on macOS, which has only poll, to the next millisecond.
package func poll(_ requests: inout [PollRequest], upTo time: Duration? = nil) throws(Errno) {
  // At most a day, which any wait may be cut into.
  let limit = time.map { max(.zero, min($0, .seconds(86_400))).nanosecondsRoundedUp } ?? -1
  let count = requests.withUnsafeMutableBufferPointer { requests in
    // A structure with one member lies in memory as that member does.
    requests.withMemoryRebound(to: pollfd.self) {
      cunix_poll($0.baseAddress, Int32($0.count), limit)
    }
  }
  guard count >= 0 else { throw .last }
}

/// Waits until a descriptor is ready, but no longer than this; returns whether it is, or is broken.
package func poll(_ descriptor: Int32, _ readiness: Readiness, upTo time: Duration) -> Bool {
  var requests = [PollRequest(descriptor, readiness)]
  do throws(Errno) {
    try poll(&requests, upTo: time)
    return !requests[0].found.isEmpty
  } catch {
    return true
  }
}

extension Duration {
  /// Rounded up, so that a wait of this length does not end too early.
  var nanosecondsRoundedUp: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
  }
}
