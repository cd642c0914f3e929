public import TimerEngine

/// What time it is, in every sense.
public struct Moment: Equatable, Sendable {
  /// The time that the talk is measured by.
  public var timestamp: Timestamp
  /// The time of day, since midnight: shown, and used for nothing else.
  public var timeOfDay: Duration
  /// The time since 1970 by the wall clock, in whatever zone: used to notice that somebody has set
  /// it, and for nothing else.
  public var wallClock: Duration

  /// Creates a moment.
  public init(_ timestamp: Timestamp, timeOfDay: Duration, wallClock: Duration) {
    self.timestamp = timestamp
    self.timeOfDay = timeOfDay
    self.wallClock = wallClock
  }
}
