/// A clock that stands still until somebody moves it.
///
/// Copies share one time. Sleeping on it is not meant: the event loop waits through its host.
package final class ManualClock: Clock, @unchecked Sendable {
  /// A moment of this clock.
  package struct Instant: InstantProtocol {
    /// The time since the clock's beginning.
    package var offset: Duration

    /// The moment a duration later.
    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from here to another moment.
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the first moment is earlier.
    package static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  /// The moment at which the clock stands; for one thread, the test's own.
  package private(set) var now = Instant(offset: .zero)
  /// What the clock tells apart.
  package let minimumResolution = Duration.nanoseconds(1)

  /// Creates a clock at its beginning.
  package init() {}

  /// Moves the time on.
  package func advance(by duration: Duration) { now = now.advanced(by: duration) }

  /// Moves the time on to `deadline` at once, if it lies ahead.
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    now = max(now, deadline)
  }
}
