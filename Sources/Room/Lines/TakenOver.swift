package import SpeechAnnouncement
package import TimerEngine

/// How a desk has taken over the talks of a clock.
package struct TakenOver: Hashable, Sendable {
  /// The name of the desk, made printable.
  package let desk: String
  /// When that was.
  package let moment: Timestamp
  /// When the desk had heard the clock for the last time.
  package let lastHeard: Timestamp

  /// Creates it; both moments are of the session's time, or of the same clock's real time.
  package init(by desk: String, at moment: Timestamp, lastHeard: Timestamp) {
    (self.desk, self.moment, self.lastHeard) = (desk, moment, lastHeard)
  }
}

/// The message that another leader, of a higher rank, has the talks of a clock.
package struct StepDown: Hashable, Sendable {
  /// Who has them.
  package let holder: Leadership
  /// How that leader has taken over, with moments in the clock's real time; `nil` if it is not
  /// known.
  package let takenOver: TakenOver?
  /// The session's time at `Timestamp.start` of the clock.
  package let sessionStart: Duration

  package init(_ holder: Leadership, _ takenOver: TakenOver?, sessionStart: Duration) {
    (self.holder, self.takenOver, self.sessionStart) = (holder, takenOver, sessionStart)
  }
}

/// The result of an attempt to take over.
package enum TakeOverAnswer: Hashable, Sendable {
  /// Everything is on disk for a hand-over, but the clock still has its talks.
  case prepared(Leadership, TakenOver)
  /// Everything is on disk, so this leader can begin; how it has taken over is in the session's
  /// time.
  case ready(Leadership, TakenOver)
  /// The take-over is not allowed, and why.
  case refused(TakeOverRefusal)
}
