package import TimerEngine

/// The last moment at which the clock may execute a command, in microseconds of the session's time.
///
/// A sender that gets no answer assumes that its command is lost. So a command that the network
/// delays must not be executed long after it was sent.
package struct CommandDeadline: Hashable, Sendable {
  /// How old a command may be, in microseconds, if it says when it was sent.
  package static let maxAge: Int64 = 5_000_000
  /// How long a command may be on its way from here on, in microseconds.
  private static let maxWay: Int64 = 2_000_000

  /// The last moment at which the clock may read it.
  package let moment: Int64
  /// How long that is from now, in microseconds.
  package let left: Int64

  /// Creates the deadline of a command that has arrived; `nil` if it is over.
  ///
  /// - Parameters:
  ///   - sent: when it was sent; a moment in the future counts as now, and `nil` as well.
  ///   - now: the session's time.
  package init?(sent: Int64?, now: Int64) {
    let sent = min(sent ?? now, now)
    let (age, overflow) = now.subtractingReportingOverflow(sent)
    guard !overflow, age <= Self.maxAge else { return nil }
    left = min(Self.maxAge - age, Self.maxWay)
    moment = now + left
  }

  /// Creates the deadline of a command that is given now, so long after the session's time.
  package init(in time: Duration, from now: Timestamp) {
    left = time.microsecondsRoundedUp
    moment = (now + time).sinceStart.microsecondsRoundedUp
  }
}
