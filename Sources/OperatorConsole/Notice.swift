import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// A notice on the status line; without a screen it is a line of output.
enum Notice: Equatable {
  /// A cue was crossed.
  case announcement(String)
  /// An announcement and another notice of the same moment.
  case both(String, String)
  /// Something that the program cannot do.
  case fault(String)
  /// A client's command, with the client's name.
  case client(String)
  /// So many lines were dropped while nobody read them.
  case omittedLines(Int)
  /// A notice about the rundown.
  case rundown(RundownNotice)
  /// The answer to a line.
  case command(CommandOutcome)

  // MARK: Groups

  /// About presets and their slots.
  case preset(PresetNotice)
  /// About what is on disk, or is not.
  case file(FileNotice)
  /// About what the screen and the sound do.
  case screen(ScreenNotice)
  /// About the operator's keys.
  case keys(KeyNotice)
  /// About displays and the operator view.
  case displays(DisplayNotice)
  /// About the talk of an earlier run.
  case earlierTalk(EarlierTalkNotice)

  // MARK: The talk

  /// The shown time became a lamp's threshold; these other thresholds were lowered with it.
  case assigned(Lamp, Int, [LoweredLamp])
  /// The shown time cannot be that threshold.
  case refused(Refusal)
  /// Seconds were added or taken away. The clock shows `now`, and a running talk ends at `endsAt`,
  /// a time of day.
  case added(Int, now: Int, endsAt: Duration?)
  /// The last change was undone; `whose` says in words who made it, if that was somebody else.
  case undone(UndoneChange, whose: String? = nil)
  /// There is no change to undo.
  case nothingToUndo
  /// The start was moved back by a number of seconds.
  case startMoved(by: Int)
  /// The talk ends at a time of day, in seconds since midnight; or at `shownInstead` if daylight
  /// saving skips that.
  case until(Int, isTomorrow: Bool, shownInstead: Int? = nil)
  /// A running talk cannot end at this time of day, which has passed.
  case passed(Int)
  /// The question to quit was cancelled; the talk continues.
  case talkContinues
  /// The talk was given up with a number of seconds left.
  case givenUp(Int)
  /// The input ended before a talk was started.
  case noTalk
  /// The machine or the program was suspended for so long while a talk ran.
  case late(Duration)
  /// Somebody has set the wall clock, which does not affect the talk.
  case wallClockMoved(by: Duration)

  /// Whether it answers the operator's last action; otherwise it is about time or a fault.
  var isAnswer: Bool {
    switch self {
    case .announcement, .both, .fault, .late, .omittedLines, .wallClockMoved,
      .file(.notStored), .file(.notRecorded), .file(.notReported), .file(.problems),
      .displays(.lost), .displays(.silent), .displays(.back), .displays(.left):
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
    case noRundown
    case nothingFollows
    case nothingToCatchUp
    case wrong(CommandError)
    case noPreset(PresetSearchError)
  }

  /// What was done with a preset.
  enum PresetNotice: Equatable {
    /// A preset was loaded.
    case loaded(Preset)
    /// There is no preset under this number key.
    case emptySlot(Int)
    /// A talk was stored in a slot; the preset that was there before.
    case stored(Preset, before: Preset?)
    /// A change of a slot was not undone because another program has changed the slot.
    case notUndone(Int)
    /// A slot's preset was removed; what lies there instead.
    case removed(Preset, Int, now: Preset?)
    /// A slot's preset cannot be removed because nobody has stored it.
    case notRemoved(Preset, Int, PresetLayers.Origin)
  }

  /// What is wrong with the files.
  enum FileNotice: Equatable {
    /// A stored preset will be lost with the program, and why.
    case notStored(String)
    /// The talk will be lost if the program ends, and why.
    case notRecorded(String)
    /// A talk that has ended is not in the report, and why.
    case notReported(String)
    /// Something stored may be lost in a power failure, and why.
    case notSynced(String)
    /// Something is not on disk yet because the disk is slow.
    case storingIsSlow
    /// What is wrong in the preset files.
    case problems([String])
  }

  /// How the screen and the sound are set, and what they cannot do.
  enum ScreenNotice: Equatable {
    /// The layout has changed; `nil` is automatic.
    case layout(Orientation?)
    /// The theme has changed.
    case theme(Look.Theme)
    /// Announcements have changed.
    case announcing(Announcing)
    /// The screen is black.
    case blackout
    /// Flashing is switched off.
    case noFlash
    /// There is neither a message nor a title.
    case noMessage
    /// No message is stored under this number, or none at all.
    case noStoredMessage(Int?)
    /// There is no screen to show this on.
    case noScreen
    /// A message was sent where there is no screen.
    case message(String)
    /// The message has disappeared where there is no screen.
    case messageCleared
  }

  /// What the keys do.
  enum KeyNotice: Equatable {
    /// The focus has moved here; with the slot's preset, and the lamp's or the shown time.
    case focus(Focus, preset: Preset?, time: Int, isArmed: Bool)
    /// The keys are locked; only Space works.
    case locked
    /// The keys are unlocked.
    case unlocked
    /// The hint with the first keys.
    case firstStart
    /// How a command is typed, where what is typed is not seen.
    case prompt
    /// A line of the help, for who has no screen.
    case help(String)
  }

  /// What became of the displays, and what the operator view cannot show.
  enum DisplayNotice: Equatable {
    /// The names of the displays that are connected.
    case connected([String])
    /// A display's connection has ended unexpectedly; its name.
    case lost(String)
    /// A display does not answer any more.
    case silent(String)
    /// A lost display is connected again, or one that was silent answers.
    case back(String)
    /// A display was ended by its user.
    case left(String)
    /// The terminal is too small for the operator view.
    case noRoomForView
    /// Several texts of one answer, the most important first.
    case list([String])
    /// There are no events yet.
    case noEvent
  }

  /// What became of the talk of an earlier run.
  enum EarlierTalkNotice: Equatable {
    /// It continues, or is still paused.
    case resumed(isRunning: Bool)
    /// It can be resumed by a key or a command; with the seconds that it has left.
    case offered(Preset, Int, byKey: Bool)
    /// The same, but the time in between is unknown: the machine was restarted, and its wall clock
    /// is not set.
    case offeredWithoutClock(Int, byKey: Bool)
  }
}
