/// A command to a talk.
package enum TalkCommand: Hashable, Sendable {
  /// Start it, or go on with it; running it stays so.
  ///
  /// A talk that stopped since a segment's time was up begins with the next segment; behind the
  /// last one it runs on into overtime.
  case start
  /// Stop it, in overtime too; stopped it stays so.
  case stop
  /// Move the start back to the last stop or reset, as if it had been asked for there.
  ///
  /// Stopped, the talk starts as well.
  case backdate
  /// Add or take seconds at any time; the deadline moves, the length and the marks do not.
  ///
  /// Ready this is `set`. Before the deadline time can be taken down to 0:00, and no further; after
  /// it the arithmetic is exact, across zero both ways. Nothing goes beyond 23:59:59 on either
  /// side.
  case add(Int)
  /// Set the clock while it is stopped: so many seconds more, or less if negative.
  ///
  /// Ready, the segment's length moves along if it is what is shown; after `go` to another lamp the
  /// clock moves alone, so that `assign` can then make it that lamp's. A step out of 0:01 to
  /// 23:59:59 is not taken. Paused, the clock alone changes, as with `add`.
  ///
  /// Where the digits count up they show so many seconds more, between the segment's start and its
  /// end, and the length stays.
  case set(Int)
  /// Set the clock to so many seconds, at any time.
  ///
  /// Ready, the segment's length moves along as with `set`, and a time out of 0:01 to 23:59:59 is not
  /// taken. Stopped or running, the clock alone moves, and its deadline with it. Where the digits
  /// count up they show so many seconds then.
  case setTime(Int)
  /// Set it to a preset, ready; a time of day at which it was to end is forgotten.
  case load(Preset)
  /// Set it, ready, to the time at which a lamp's phase begins; green's is the segment's length.
  case go(Lamp)
  /// Set it, ready, to the start of its first segment.
  case reset
  /// Begin the next segment now; the last one stays.
  ///
  /// A running talk runs on in it, a stopped one waits at its start.
  case next
  /// Go back to the segment before, with what it had left; the first one stays.
  ///
  /// It goes on past its end until `next`, whatever it does at its end otherwise.
  case previous
  /// Make the shown time the one at which a lamp's phase begins.
  ///
  /// Later phases that would begin before it begin with it; a phase cannot begin before an earlier
  /// one, and the length cannot change while the talk runs. A lamp without a phase takes nothing.
  case assign(Lamp)
  /// Run to a time of day, whatever it did before.
  case run(until: TalkSnapshot.Finish)
  /// Stand again as it stood at an earlier time.
  case restore(TalkSnapshot)
}

/// Why a talk did not do what was asked of it.
package enum Refusal: Error, Hashable, Sendable {
  /// The length cannot change while a talk runs.
  case greenWhileRunning
  /// After zero there is no time to take away.
  case inOvertime
  /// A length of 0:00 is not allowed.
  case greenAtZero
  /// Yellow cannot begin before the segment does.
  case aboveGreenTime
  /// Red cannot begin before yellow, which begins at this shown second.
  case redAboveYellow(Int)
}
