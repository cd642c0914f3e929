/// Translates between a clock's moments and the session's time on the wire.
package struct WireTime: Sendable {
  /// The session's time at `Timestamp.start`.
  package let start: Duration
  /// How many times as fast as the real time the talk's time passes.
  package let speed: Int

  package init(start: Duration, speed: Int) { (self.start, self.speed) = (start, speed) }

  /// The time of one whose moments are all in the session's time.
  package static let session = WireTime(start: .zero, speed: 1)

  // MARK: To the wire

  /// A moment of real time.
  package func real(_ moment: Timestamp) -> Int64 {
    (start + moment.sinceStart).microsecondsRoundedUp
  }

  /// A moment of the talk's time.
  package func talk(_ moment: Timestamp) -> Int64 {
    (start + moment.sinceStart / speed).microsecondsRoundedUp
  }

  // MARK: From the wire

  /// A moment of real time.
  package func real(_ microseconds: Int64) -> Timestamp {
    Timestamp(sinceStart: .microseconds(microseconds) - start)
  }

  /// A moment of the talk's time.
  package func talk(_ microseconds: Int64) -> Timestamp {
    Timestamp(sinceStart: (.microseconds(microseconds) - start) * speed)
  }
}

extension Duration {
  /// In whole microseconds, so that what is shown is never earlier than it is.
  package var microsecondsRoundedUp: Int64 {
    let (seconds, attoseconds) = components
    let rest = attoseconds / 1_000_000_000_000
    return seconds * 1_000_000 + rest + (attoseconds > rest * 1_000_000_000_000 ? 1 : 0)
  }
}
