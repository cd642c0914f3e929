import NIOCore

/// How long to wait before another attempt to reach a broker.
///
/// The pause doubles with each attempt. After a connection that has lasted it is the shortest
/// again.
struct ReconnectionPause {
  /// How long a connection must have been there for the next pause to be the shortest again.
  static let lasting = TimeAmount.seconds(10)
  /// The shortest pause and the longest one.
  static let range: ClosedRange<TimeAmount> = .milliseconds(500) ... .seconds(30)

  private var pause = ReconnectionPause.range.lowerBound

  /// The pause before the next attempt.
  mutating func next() -> TimeAmount {
    defer { pause = min(.nanoseconds(pause.nanoseconds * 2), Self.range.upperBound) }
    return pause
  }

  /// A connection has ended that was there for a time.
  mutating func connectionEnded(after time: TimeAmount) {
    if time >= Self.lasting { pause = Self.range.lowerBound }
  }
}
