/// A command to a talk.
package enum TalkCommand: Hashable, Sendable {
  /// Start or resume the talk; a running talk stays as it is.
  ///
  /// A talk that stopped because a segment's time was up begins the next segment. After the last
  /// segment it runs into overtime.
  case start
  /// Stop the talk, in overtime too; a stopped talk stays as it is.
  case stop
  /// Move the start back to the last stop or reset, as if it had been started then.
  ///
  /// Stopped, the talk starts as well. The deadline moves too, unless it is a time of day until which
  /// the talk runs.
  case backdate
  /// Add or take seconds at any time; the deadline moves, the length and the marks do not.
  ///
  /// Ready this is `set`. Before the deadline time can be taken down to 0:00, and no further; after
  /// it the arithmetic is exact, across zero both ways. Nothing goes beyond 23:59:59 on either
  /// side.
  case add(Int)
  /// Change the time by some seconds, while the clock does not run.
  ///
  /// While ready, the segment's length changes too if the clock shows it. After `go` to another lamp
  /// only the clock changes, so that `assign` can give the new time to that lamp. A step that would
  /// leave 0:01 to 23:59:59 does nothing. While paused, only the clock changes, as with `add`.
  ///
  /// If the digits count up, they change by these seconds, between the segment's start and its
  /// end, and the length stays.
  case set(Int)
  /// Set the clock to a number of seconds, at any time.
  ///
  /// While ready, the segment's length changes as with `set`, and a time outside 0:01 to 23:59:59 does
  /// nothing. While paused or running, only the clock and its deadline change. Digits that count up
  /// show so many seconds afterwards.
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
  /// It then continues past its end until `next`, whatever its `at_end` says.
  case previous
  /// Make the shown time the one at which a lamp's phase begins.
  ///
  /// Later phases that would begin before it begin with it; a phase cannot begin before an earlier
  /// one, and the length cannot change while the talk runs. A lamp without a phase takes nothing.
  case assign(Lamp)
  /// Run until a time of day; a stopped talk starts, as if it had been started at an earlier moment if
  /// one is given.
  case run(until: TalkSnapshot.Finish, since: Timestamp? = nil)
  /// Restore an earlier state.
  case restore(TalkSnapshot)
}

/// Why a talk refused a command.
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
