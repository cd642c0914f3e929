package import SpeechAnnouncement
package import StageDisplay
package import TerminalCanvas
package import TimerEngine

/// What has happened.
package enum Event: Hashable, Sendable {
  /// The program has begun.
  case launched(LaunchInfo)
  /// Nothing but time.
  case timePassed
  /// Something came in from the person at the terminal.
  case input(Input)
  /// The terminal has another size.
  case resized(Size)
  /// The wall clock was read, as `Effect.readWallClock` asks.
  case wallClock(TimeOfDayReading)
  /// What was to be stored is not on disk, and why.
  case notStored(String)
  /// The talk that is under way is not on disk, and why.
  case notRecorded(String)
  /// What was stored is there, but may be gone after a power cut, and why.
  case notSynced(String)
  /// What was to be stored or recorded is not on disk yet, after more than a second.
  case storingIsSlow
  /// So many reports were left out while nobody took any.
  case omittedLines(Int)
  /// The voice cannot do what it was told.
  case voice(VoiceAnswer)
  /// A sink was not told what has happened.
  case sinkFailed(SinkFault)
}

/// What the program found when it began.
package struct LaunchInfo: Hashable, Sendable {
  /// What became of a talk that an earlier run of the program did not end.
  package enum EarlierTalk: Hashable, Sendable {
    /// The clock is set to it, and goes on.
    case resumed
    /// It can be taken up again.
    case offered(TalkSnapshot)
    /// It can be taken up again as it was recorded, since nobody knows how long ago that was.
    case offeredWithoutClock(TalkSnapshot)
  }

  /// What is wrong in the preset files, in words.
  package var problems: [String]
  /// What the program cannot do, in words.
  package var faults: [String]
  /// What became of an earlier talk, if there is one.
  package var earlier: EarlierTalk?
  /// What a newcomer has not been told yet.
  package var hints: Set<Hint>

  /// Creates a beginning; without arguments a usual one.
  package init(
    problems: [String] = [], faults: [String] = [], earlier: EarlierTalk? = nil,
    hints: Set<Hint> = []
  ) {
    self.problems = problems
    self.faults = faults
    self.earlier = earlier
    self.hints = hints
  }
}

/// What is told until it has been done for the first time.
package enum Hint: String, CaseIterable, Hashable, Sendable {
  /// How to start, and where the keys are explained.
  case start
  /// That what is stored is kept.
  case store
}

/// What is to be done outside.
package enum Effect: Hashable, Sendable {
  /// Ring the terminal's bell.
  case bell
  /// Tell every sink what has happened, with the stage as it is after it.
  case event(TalkEvent, StageSnapshot)
  /// Put a preset into its slot for good, once the screen shows it.
  case store(Preset)
  /// Record the talk that is under way; `nil` if there is none any more.
  case record(TalkSnapshot?)
  /// Tell this no more.
  case remember(Hint)
  /// Tell the voice.
  case voice(VoiceEvent)
  /// Say how far a time of day is, given in seconds since midnight.
  case readWallClock(Int)
  /// End the program.
  case end(Ending)
}

/// How the program ends.
package enum Ending: Hashable, Sendable {
  /// The talk was finished, or none was started.
  case finished
  /// A talk was given up before its time was up, or the input ended before one was started.
  case givenUp
}

/// Why a sink was not told what has happened.
package struct SinkFault: Hashable, Sendable {
  /// The option that asked for it.
  package let option: String
  /// What is told.
  package let words: String

  /// Creates a fault.
  package init(_ option: String, _ words: String) {
    self.option = option
    self.words = words
  }
}
