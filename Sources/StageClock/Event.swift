package import RundownEngine
package import SpeechAnnouncement
package import StageDisplay
package import TerminalCanvas
package import TimerEngine

/// Something that happened to a clock, its screen, or a display.
package enum Event: Hashable, Sendable {
  /// The program has started.
  case launched(LaunchInfo)
  /// Nothing happened but time has passed.
  case timePassed
  /// Input arrived from the terminal.
  case input(Input)
  /// The terminal has another size.
  case resized(Size)
  /// The reading that `Effect.readWallClock` has requested.
  case wallClock(TimeOfDayReading)
  /// A change of the stored presets is on disk.
  case stored(PresetChange)
  /// A preset could not be stored, and why.
  case notStored(String)
  /// A change of the stored presets was not undone because another program has stored `present` in
  /// their place.
  case notUndone(PresetChange, present: [Preset])
  /// The current talk or the rundown is not on disk, and why.
  case notRecorded(String)
  /// A talk that has ended is not in the report, and why.
  case notAddedToReport(String)
  /// Something was stored, but may be lost in a power failure, and why.
  case notSynced(String)
  /// Something has not been written to disk for more than a second.
  case storingIsSlow
  /// This many lines were dropped because nobody read the output.
  case omittedLines(Int)
  /// The voice could not do something.
  case voice(VoiceAnswer)
  /// A sink could not receive an event.
  case sinkFailed(SinkFault)
  /// A client has sent a command.
  case request(ClientRequest)
  /// A desk asks for something.
  case desk(DeskRequest)
  /// The rundown's file was read again, because it has changed or, if `isAsked`, because the operator
  /// wants it.
  case rundownFile(RundownFileReading, isAsked: Bool)
  /// The list of connected clients has changed.
  case clients([Client])
  /// A display was closed or lost, or became silent or responsive.
  case display(Client, DisplayChange)
  /// Another holder of a higher rank has the talks of this clock.
  case fenced(Fence)
  /// What came of a take-over.
  case takeOver(TakeOverAnswer)
  /// A message from the clock that a display shows, or the loss of the connection.
  case clock(ClockMessage)
  /// The same of one of several rooms, by its name: its clock is there unless it is lost.
  case room(String, ClockMessage)
}

/// What the program found when it started.
package struct LaunchInfo: Hashable, Sendable {
  /// What to do with an unfinished talk of an earlier run of the program.
  package enum EarlierTalk: Hashable, Sendable {
    /// The clock has resumed it.
    case resumed
    /// The clock goes on as another one, whose talks it has taken over, in this room; and what it could not take
    /// over, as text.
    case takenOver(room: String, fault: String?)
    /// The operator can resume it.
    case offered(TalkSnapshot)
    /// The operator can resume it as it was recorded, because the time in between is unknown.
    case offeredWithoutClock(TalkSnapshot)
  }

  /// What has changed in the file of a rundown since an earlier run of the program.
  package struct EarlierRundown: Hashable, Sendable {
    /// The names of the items that are new in the file.
    package var newNames: [String]
    /// The names of the items that are gone from the file.
    package var goneNames: [String]
    /// What has changed in the file, if that is not taken over before somebody wants it.
    package var waiting: RundownMerge?
    /// What is wrong in the file, so that the rundown goes on as the file was before.
    package var problems: [LocatedProblem]

    /// Creates the changes of a file; by default none.
    package init(
      newNames: [String] = [], goneNames: [String] = [], waiting: RundownMerge? = nil,
      problems: [LocatedProblem] = []
    ) {
      self.newNames = newNames
      self.goneNames = goneNames
      self.waiting = waiting
      self.problems = problems
    }
  }

  /// The problems in the user's files.
  package var problems: [LocatedProblem]
  /// The features that are not available, as text.
  package var faults: [String]
  /// What to do with an earlier talk; `nil` if there is none.
  package var earlier: EarlierTalk?
  /// How the file of a resumed rundown has changed; `nil` if none is resumed.
  package var rundown: EarlierRundown?
  /// The hints that were not shown yet.
  package var hints: Set<Hint>

  /// Creates the information; by default a start without anything special.
  package init(
    problems: [LocatedProblem] = [], faults: [String] = [], earlier: EarlierTalk? = nil,
    rundown: EarlierRundown? = nil, hints: Set<Hint> = []
  ) {
    self.rundown = rundown
    self.problems = problems
    self.faults = faults
    self.earlier = earlier
    self.hints = hints
  }
}

/// A hint for newcomers, shown until they have done the thing once.
package enum Hint: String, CaseIterable, Hashable, Sendable {
  /// How to start, and which key opens the help.
  case start
  /// That stored presets are kept.
  case store
}

/// An effect that the caller performs.
package enum Effect: Hashable, Sendable {
  /// Ring the terminal's bell.
  case bell
  /// Send an event to every sink, with the stage after it.
  case event(TalkEvent, StageSnapshot)
  /// Write a change of the stored presets to disk, after drawing.
  case store(PresetChange)
  /// Record the current talk, and the id of its item of the rundown; `nil` removes the record.
  case record(TalkSnapshot?, item: String? = nil)
  /// Record the progress of the rundown; `at` is its time in seconds since 1970, `loaded` the talk of
  /// its loaded item if the operator has changed it before its start.
  case recordRundown(Rundown, loaded: TalkSnapshot?, at: Int)
  /// Add this to the report.
  case report(ReportEntry)
  /// Store that this hint need not be shown again.
  case remember(Hint)
  /// Keep something of a clock elsewhere.
  case keep(KeptChange)
  /// Make everything ready to go on with the talks of a clock elsewhere; `Event.takeOver` answers.
  case takeOver(KeptTalk)
  /// Send an event to the voice.
  case voice(VoiceEvent)
  /// Send this to other processes of the room, after drawing.
  case send(LinkMessage)
  /// Find the time until a time of day, which is given in seconds since midnight.
  case readWallClock(Int)
  /// Read the rundown's file again; `Event.rundownFile` answers.
  case readRundown
  /// Print this after the terminal is restored.
  case summary(String)
  /// End the program.
  case end(Ending)
}

/// What is added to the report.
///
/// All times are those of the wall clock, since 1970. A rundown that is rehearsed has a wall clock of
/// its own.
package enum ReportEntry: Hashable, Sendable {
  /// What is known of a talk beside what it took.
  package struct Circumstances: Hashable, Sendable {
    /// What it was called; empty if it had no name.
    package var title: String
    /// Who spoke; empty if that is not known.
    package var speaker = ""
    /// When it was started, and when it ran last.
    package var start: Duration
    package var end: Duration
    /// When it was to start; `nil` if that was not planned.
    package var plannedStart: Duration?
    /// When it was to end; `nil` if its length decided.
    package var plannedEnd: Duration?
    /// The item of the rundown that it was; `nil` without a rundown.
    package var item: RundownItem?
    /// The place of that item in the rundown, from 1.
    package var itemNumber = 1

    /// Creates the circumstances of a talk that nobody had planned.
    package init(title: String, start: Duration, end: Duration) {
      self.title = title
      self.start = start
      self.end = end
    }
  }

  /// A talk or a break has ended.
  case ended(EndedTalk, Circumstances)
  /// The end of the talk with this id was undone.
  case reopened(id: String, at: Duration)
  /// The program is quit, and what is still to come of the rundown does not take place for now.
  case quit(Rundown)
}

/// How the program ends, which decides its exit status.
package enum Ending: Hashable, Sendable {
  /// The talk was finished, or none was started.
  case finished
  /// A talk was ended before its time was up, or the input ended before one was started.
  case endedEarly
  /// The desk goes on as the clock whose talks it has taken over.
  case takenOver
  /// The clock goes on as a desk, since another one has taken over its talks.
  case fenced(FencedClock)

  /// What the log calls it.
  package var word: String {
    switch self {
    case .finished: "finished"
    case .endedEarly: "endedEarly"
    case .takenOver: "takenOver"
    case .fenced: "fenced"
    }
  }
}

/// A clock whose talks another one has taken over: what it goes on with as a desk.
package struct FencedClock: Hashable, Sendable {
  /// Who has the talks now.
  package let fence: Fence
  /// What it showed last, with its moments in real time.
  package private(set) var stage: StageSnapshot
  /// What desks knew beside that.
  package private(set) var state: DeskState
  /// When that was, in real time.
  package private(set) var moment: Timestamp
  /// What its operator is told.
  package let notice: StatusNotice

  /// The same with all moments in the session's time, as a desk counts; so are those of the given stage already.
  package func inSessionTime(_ stage: StageSnapshot) -> FencedClock {
    var clock = self
    let start = fence.sessionStart
    clock.stage = stage
    clock.state.wallClock -= start
    clock.state.rehearsalStart = state.rehearsalStart.map { $0 - start * stage.speed }
    clock.moment = moment + start
    return clock
  }
}

/// Why a sink could not receive an event.
package struct SinkFault: Hashable, Sendable {
  /// The source of the fault, such as the option that asked for the sink; each is reported once.
  package let source: String
  /// What is wrong.
  package let fault: Fault

  /// Creates a fault.
  package init(_ source: String, _ fault: Fault) {
    self.source = source
    self.fault = fault
  }
}
