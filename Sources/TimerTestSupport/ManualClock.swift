/// A clock that stands still until somebody moves it.
///
/// Copies share one time. Sleeping on it is not meant: the event loop waits through its host.
public final class ManualClock: Clock, @unchecked Sendable {
  /// A moment of this clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock's beginning.
    public var offset: Duration

    /// The moment a duration later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from here to another moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the first moment is earlier.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  /// The moment at which the clock stands; for one thread, the test's own.
  public private(set) var now = Instant(offset: .zero)
  /// What the clock tells apart.
  public let minimumResolution = Duration.nanoseconds(1)

  /// Creates a clock at its beginning.
  public init() {}

  /// Moves the time on.
  public func advance(by duration: Duration) { now = now.advanced(by: duration) }

  /// Moves the time on to `deadline` at once, if it lies ahead.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    now = max(now, deadline)
  }
}
