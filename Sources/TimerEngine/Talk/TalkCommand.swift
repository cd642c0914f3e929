package enum TalkCommand: Hashable, Sendable {
  /// Start or resume the talk; a running talk stays as it is.
  ///
  /// A talk that stopped at the end of a segment begins the next segment. After the last
  /// segment it runs into overtime.
  case start
  /// Stop the talk, in overtime too; a stopped talk stays as it is.
  case stop
  /// Move the start back to the last stop or reset, as if it had been started then.
  ///
  /// Stopped, the talk starts as well. The deadline moves too, unless it is a time of day until
  /// which the talk runs.
  case backdate
  /// Add or take seconds at any time; the deadline moves, the length and the marks do not.
  ///
  /// Ready this is `adjust`. Before the deadline time can be taken down to 0:00, and no further;
  /// after it the arithmetic is exact, across zero both ways. Nothing goes beyond 23:59:59 on
  /// either side.
  case add(Int)
  /// Change the time by a number of seconds, while the clock does not run.
  ///
  /// While ready, the segment's length changes too if the clock shows it. After `go` to another
  /// lamp only the clock changes, so that `assign` can give the new time to that lamp. A step that
  /// would leave 0:01 to 23:59:59 does nothing. While paused, only the clock changes, as with
  /// `add`.
  ///
  /// If the digits count up, they change by these seconds, between the segment's start and its
  /// end, and the length stays.
  case adjust(by: Int)
  /// Set the clock to a number of seconds, at any time.
  ///
  /// While ready, the segment's length changes as with `adjust`, and a time outside 0:01 to
  /// 23:59:59 does nothing. While paused or running, only the clock and its deadline change. Digits
  /// that count up show this number of seconds afterwards.
  case set(to: Int)
  /// Load a preset, ready; a time of day at which the talk was to end is forgotten.
  case load(Preset)
  /// Go to the time at which a lamp's phase begins in the current segment; green's is its start.
  ///
  /// The talk stays ready, paused or running. A running talk goes on from there, and the phase
  /// begins. It does not end at its time of day then, which it keeps for `keepFinish`.
  case go(Lamp)
  /// Go to the start of the current segment, ready; a time of day at which the talk was to end is
  /// forgotten.
  case back
  /// Go to the start of the first segment, ready.
  case reset
  /// Begin the next segment now; does nothing in the last one.
  ///
  /// A running talk runs on; a stopped one waits at the start of the segment.
  case next
  /// Put a segment at the end of the talk.
  ///
  /// If the last segment has the same name and has not begun, the new one takes its place. Does
  /// nothing if nothing changes, or within a segment of that name.
  case append(Segment)
  /// Go back to the previous segment, with the time it had left; does nothing in the first one.
  ///
  /// If its time was up, it runs in overtime until `next`, whatever its `at_end` is.
  case previous
  /// Make the shown time the one at which a lamp's phase begins.
  ///
  /// Later phases that would begin before it begin at the same second. A phase cannot begin before
  /// an earlier one, and the length cannot change while the talk runs. Does nothing for a lamp
  /// without a phase.
  case assign(Lamp)
  /// Run until a time of day; a stopped talk starts, as if it had been started at an earlier moment
  /// if one is given.
  case run(until: TalkSnapshot.Finish, since: Timestamp? = nil)
  /// Let a talk that was started end at its time of day again, by another reading of the wall
  /// clock; a paused talk stays paused.
  case keepFinish(TalkSnapshot.Finish)
  /// Restore an earlier state.
  case restore(TalkSnapshot)
}

/// Why a talk refused a command.
package enum Refusal: Error, Hashable, Sendable {
  /// The length cannot change while a talk runs.
  case greenWhileRunning
  /// In overtime there is no remaining time that could become a threshold.
  case inOvertime
  /// A length of 0:00 is not allowed.
  case greenAtZero
  /// Yellow cannot begin before the segment does.
  case aboveGreenTime
  /// Red cannot begin before yellow, which begins when the digits show this.
  case redAboveYellow(Int)
  /// The segment has no phase of this lamp.
  case noPhase(Lamp)
  /// A lamp's phase begins when the time is up, and the digits show this: a running talk would be
  /// over there.
  case endsTalk(Lamp, Int)
}
