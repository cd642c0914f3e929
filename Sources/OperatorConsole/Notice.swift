import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// A notice on the status line; without a screen it is a line of output.
enum Notice: Equatable {
  /// A cue was crossed.
  case announcement(String)
  /// A preset was loaded.
  case loaded(Preset)
  /// There is no preset under this number key.
  case emptySlot(Int)
  /// A talk was stored in a slot; the preset that was there before.
  case stored(Preset, before: Preset?)
  /// A stored preset will be lost with the program, and why.
  case notStored(String)
  /// The shown time became a lamp's threshold; these other thresholds were lowered with it.
  case assigned(Lamp, Int, [LoweredLamp])
  /// The shown time cannot be that threshold.
  case refused(Refusal)
  /// Seconds were added or taken away. The clock shows `now`, and a running talk ends at `endsAt`,
  /// a time of day.
  case added(Int, now: Int, endsAt: Duration?)
  /// The last change was taken back: the talk is in this state again, with these digits.
  case undone(RunState, Int)
  /// The same: the clock shows these digits again.
  case undoneTime(Int)
  /// The same: a slot holds this preset again.
  case undoneSlot(Int, Preset?)
  /// The same: a lamp's phase begins at this second again.
  case undoneLamp(Lamp, Int)
  /// The same: the clock is set to this preset again.
  case undonePreset(Preset)
  /// The same: the message is shown or hidden again.
  case undoneMessage(isShown: Bool)
  /// A slot was not given back what it held, since another program has changed it.
  case notUndone(Int)
  /// A slot's preset was removed; what lies there instead.
  case removed(Preset, Int, now: Preset?)
  /// A slot's preset cannot be removed, since nobody has stored it.
  case notRemoved(Preset, Int, PresetLayers.Origin)
  /// A running talk cannot end at this time of day, which has passed.
  case passed(Int)
  /// A message was sent where there is no screen.
  case message(String)
  /// The message has disappeared where there is no screen.
  case messageCleared
  /// How a command is typed, where what is typed is not seen.
  case prompt
  /// There was none.
  case nothingToUndo
  /// The start was moved back by so many seconds.
  case startMoved(by: Int)
  /// The talk ends at a time of day, in seconds since midnight; or at `shownInstead` if daylight
  /// saving skips that.
  case until(Int, isTomorrow: Bool, shownInstead: Int? = nil)
  /// The question to quit was cancelled; the talk continues.
  case talkContinues
  /// The talk was given up with so many seconds left.
  case givenUp(Int)
  /// The input ended before a talk was started.
  case noTalk
  /// The theme has changed.
  case theme(Look.Theme)
  /// The screen is black.
  case blackout
  /// Flashing is switched off.
  case noFlash
  /// There is neither a message nor a title.
  case noMessage
  /// There is no screen to show this on.
  case noScreen
  /// The focus has moved here; with the slot's preset, and the lamp's or the shown time.
  case focus(Focus, preset: Preset?, time: Int, isArmed: Bool)
  /// The keys are locked; only Space works.
  case locked
  /// The keys are unlocked.
  case unlocked
  /// The hint with the first keys.
  case firstStart
  /// The layout has changed; `nil` is automatic.
  case layout(Orientation?)
  /// Announcements have changed.
  case announcing(Announcing)
  /// A line of the help, for who has no screen.
  case help(String)
  /// What is wrong in the preset files.
  case problems([String])
  /// Something that the program cannot do.
  case fault(String)
  /// The talk will be lost if the program ends, and why.
  case notRecorded(String)
  /// Something stored may be lost in a power cut, and why.
  case notSynced(String)
  /// Something is not on disk yet, since the disk is slow.
  case storingIsSlow
  /// The talk of an earlier run continues, or is still paused.
  case resumed(isRunning: Bool)
  /// The talk of an earlier run can be resumed, with so many seconds left, by a key or by a
  /// command.
  case offered(Preset, Int, byKey: Bool)
  /// The same, but the time in between is unknown: the machine was restarted, and
  /// its wall clock is not set.
  case offeredWithoutClock(Int, byKey: Bool)
  /// The machine or the program was suspended for so long while a talk ran.
  case late(Duration)
  /// An announcement and another notice of the same moment.
  case both(String, String)
  /// Somebody has set the wall clock, which does not affect the talk.
  case wallClockMoved(by: Duration)
  /// A client's command, with the client's name.
  case client(String)
  /// So many lines were dropped while nobody read them.
  case omittedLines(Int)
  /// The answer to a line.
  case command(CommandOutcome)

  /// Whether it answers the operator's last action; otherwise it is about time or a fault.
  var isAnswer: Bool {
    switch self {
    case .announcement, .both, .fault, .problems, .notStored, .notRecorded, .late, .omittedLines,
      .wallClockMoved:
      false
    default: true
    }
  }

  /// Why a line led to nothing.
  enum CommandOutcome: Equatable {
    case alreadyRunning
    case notRunning
    case noChange
    case noPart
    case wrong(CommandError)
    case noPreset(PresetSearchError)
  }
}
