public import TimerEngine

/// What time it is, in both senses.
public struct Moment: Equatable, Sendable {
  /// The time that the talk is measured by.
  public var timestamp: Timestamp
  /// The time of day, since midnight: shown, and used for nothing else.
  public var timeOfDay: Duration

  /// Creates a moment.
  public init(_ timestamp: Timestamp, timeOfDay: Duration) {
    self.timestamp = timestamp
    self.timeOfDay = timeOfDay
  }
}
