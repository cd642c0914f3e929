/// A moment, as the time since the program's start.
///
/// The engine reads no clock: the caller passes the time. All timestamps of one
/// program must come from one clock that runs on while the machine is suspended.
package struct Timestamp: Comparable, Hashable, Sendable {
  /// The time since the program's start.
  package var sinceStart: Duration

  /// Creates a timestamp from the time since the program's start.
  package init(sinceStart: Duration) { self.sinceStart = sinceStart }

  /// The program's start.
  package static let start = Timestamp(sinceStart: .zero)

  /// Whether the first moment is earlier.
  package static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.sinceStart < second.sinceStart
  }

  /// The moment a duration later.
  package static func + (moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(sinceStart: moment.sinceStart + duration)
  }

  /// The moment a duration earlier.
  package static func - (moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(sinceStart: moment.sinceStart - duration)
  }

  /// The time from the second moment to the first; negative if the first is earlier.
  package static func - (later: Timestamp, earlier: Timestamp) -> Duration {
    later.sinceStart - earlier.sinceStart
  }
}
