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

/// The message that another holder, of a higher rank, has the talks of a clock.
package struct Fence: Hashable, Sendable {
  /// Who has them.
  package let holder: Tenure
  /// How that holder has taken over, with moments in the clock's real time; `nil` if it is not
  /// known.
  package let takenOver: TakenOver?
  /// The session's time at `Timestamp.start` of the clock.
  package let sessionStart: Duration

  /// Creates it.
  package init(_ holder: Tenure, _ takenOver: TakenOver?, sessionStart: Duration) {
    (self.holder, self.takenOver, self.sessionStart) = (holder, takenOver, sessionStart)
  }
}

/// The result of an attempt to take over.
package enum TakeOverAnswer: Hashable, Sendable {
  /// Everything is on disk for a hand-over, but the clock still has its talks.
  case prepared(Tenure, TakenOver)
  /// Everything is on disk, so this holder can begin; how it has taken over is in the session's time.
  case ready(Tenure, TakenOver)
  /// The take-over is not allowed, and why.
  case refused(TakeOverRefusal)
}

/// A step of a hand-over, or of the start of a clock after a take-over, that concerns the disk.
package enum HandOverStep: Hashable, Sendable {
  /// On the desk: write all that a clock needs, without becoming one; `Event.takeOver` answers.
  case prepare(KeptTalk)
  /// On the desk: become the clock with what was prepared; `Event.takeOver` answers.
  case begin
  /// On the desk: remove what was prepared, because the clock goes on.
  case forget
  /// On the clock: record that another holder has the talks from now on; `Event.given` answers.
  case give(Fence)
  /// On the clock: remove that record, because this clock goes on.
  case keep
  /// On a clock that has taken over and can be reached: forget what it has kept as a desk.
  case tidy
}
