import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a descriptor is waited for, and what was found.
package struct Readiness: OptionSet, Hashable, Sendable {
  package let rawValue: Int16

  package init(rawValue: Int16) { self.rawValue = rawValue }

  /// It can be read without a wait.
  package static let readable = Readiness(rawValue: Int16(POLLIN))
  /// It takes something without a wait.
  package static let writable = Readiness(rawValue: Int16(POLLOUT))
}

/// Waits with ppoll until one of some descriptors is ready, a signal arrives, or the time has
/// passed; without a time as long as it takes.
///
/// To the nanosecond; on macOS, which has only poll, to the next millisecond. A negative descriptor
/// is not waited for.
///
/// - Returns: What was found, in the order of the requests: beside what was asked for also that the
///   other side is gone, or that the descriptor is broken. All are empty after the time or a signal.
package func poll(
  _ requests: [(descriptor: Int32, readiness: Readiness)], upTo time: Duration? = nil
) throws(Errno) -> [Readiness] {
  var waits = requests.map { pollfd(fd: $0.descriptor, events: $0.readiness.rawValue, revents: 0) }
  // At most a day, which any wait may be cut into.
  let limit = time.map { max(.zero, min($0, .seconds(86_400))).nanosecondsRoundedUp } ?? -1
  guard cunix_poll(&waits, Int32(waits.count), limit) >= 0 else { throw .last }
  return waits.map { Readiness(rawValue: $0.revents) }
}

extension Duration {
  /// Rounded up, so that what is waited for has come when so much has passed.
  package var nanosecondsRoundedUp: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
  }
}
