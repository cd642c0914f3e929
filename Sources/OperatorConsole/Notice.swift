import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// What the status line tells for a while, and a line reports where there is no status line.
enum Notice: Equatable {
  /// A cue was crossed.
  case announcement(String)
  /// A preset was taken.
  case loaded(Preset)
  /// There is no preset under this number key.
  case emptySlot(Int)
  /// A slot has taken the present time, and what it was before.
  case stored(Preset, before: Preset?)
  /// What was stored will be lost with the program, and why.
  case notStored(String)
  /// A lamp took the shown time; these thresholds went down with it.
  case assigned(Lamp, Int, [LoweredLamp])
  /// A lamp could not take the shown time.
  case refused(Refusal)
  /// Seconds were added or taken; the clock shows this second now, and the talk is up at this time of
  /// day if it runs.
  case added(Int, now: Int, endsAt: Duration?)
  /// The last change was taken back.
  case undone
  /// There was none.
  case nothingToUndo
  /// The start was moved back by so many seconds.
  case startMoved(by: Int)
  /// The talk ends at a time of day, in seconds since midnight; at another one if the clocks skip
  /// that.
  case until(Int, isTomorrow: Bool, shownInstead: Int? = nil)
  /// The program was not ended.
  case talkContinues
  /// The talk ends with so many seconds left.
  case givenUp(Int)
  /// The input ended before a talk was started.
  case noTalk
  /// The digits and lamps have these colours from now on.
  case theme(Look.Theme)
  /// The screen is black.
  case blackout
  /// The clock was told not to flash.
  case noFlash
  /// There is neither a message nor a title.
  case noMessage
  /// Where there are only lines, nothing can be shown.
  case noScreen
  /// This has the focus; a slot's preset, a lamp's time, and the shown time come along.
  case focus(Focus, preset: Preset?, time: Int, isArmed: Bool)
  /// Only Space works.
  case locked
  /// All keys work again.
  case unlocked
  /// What the keys do, the first time.
  case firstStart
  /// The digits stand so from now on; `nil` whichever makes them larger.
  case layout(Orientation?)
  /// Announcements go there from now on.
  case announcing(Announcing)
  /// The keys, for who has no screen.
  case keys
  /// What is wrong in the preset files.
  case problems([String])
  /// What the program cannot do.
  case fault(String)
  /// The talk will be lost with the program, and why.
  case notRecorded(String)
  /// What was stored may be gone after a power cut, and why.
  case notSynced(String)
  /// What was stored or changed is not on disk yet.
  case storingIsSlow
  /// A talk that an earlier run of the program did not end goes on, or is still paused.
  case resumed(isRunning: Bool)
  /// Such a talk can be taken up again, with so many seconds left, by a key or by a
  /// command.
  case offered(Preset, Int, byKey: Bool)
  /// The same, while nobody knows how much time has passed since: the machine was started again, and
  /// its wall clock is not set.
  case offeredWithoutClock(Int, byKey: Bool)
  /// The machine, or only the program, was away for so long while a talk ran.
  case late(Duration)
  /// An announcement, and what else is to be said at this moment.
  case both(String, String)
  /// Somebody has set the wall clock, which no talk is measured by.
  case wallClockMoved(by: Duration)
  /// So many lines were left out while nobody read them.
  case omittedLines(Int)
  /// What a command did not do.
  case command(CommandOutcome)

  /// Whether it answers what the operator has just done; else it tells of the time or of a fault.
  var isAnswer: Bool {
    switch self {
    case .announcement, .both, .fault, .problems, .notStored, .notRecorded, .late, .omittedLines,
      .wallClockMoved:
      false
    default: true
    }
  }

  /// What a command has led to, if it was not to be carried out.
  enum CommandOutcome: Equatable {
    case help
    case alreadyRunning
    case notRunning
    case noChange
    case noPart
    case wrong(CommandError)
    case noPreset(PresetSearchError)
  }
}
