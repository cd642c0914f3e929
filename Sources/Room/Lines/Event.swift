package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// Something that happened to a clock, its screen, or a display.
///
/// A room is a stage with its clock and its clients. This folder holds what the processes of a room
/// have in common: what happens to each of them (`Event`), what each wants done (`Effect`), what
/// they tell one another (`MessageToClients`, `MessageToClock`, `ClockMessage`), and how each counts
/// and announces the talk (`FollowedTalk`, `VoiceSink`). Others carry these values from one process
/// to another, and decide what to do about them. Nothing here performs a command, changes the talk
/// of a clock, writes or reads a line, or draws.
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
  /// A change of the stored presets is not on disk, and why; all that were to be written, without
  /// one.
  case notStored(String, of: PresetChange? = nil)
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
  /// The rundown's file was read again, because it has changed or, if `isAsked`, because the
  /// operator wants it.
  case rundownFile(RundownFileReading, isAsked: Bool)
  /// The files of presets were read again, because one of them has changed.
  case presetFiles(PresetFiles)
  /// The list of connected clients has changed.
  case clients([Client])
  /// A display was closed or lost, or became silent or responsive.
  case display(Client, DisplayChange)
  /// Another leader of a higher rank has the talks of this clock.
  case steppedDown(StepDown)
  /// The desk with this id is ready to take over as the leader that it names.
  case ready(Int, StepDown)
  /// It is on disk that this leader has the talks; or why it is not.
  case given(to: Leadership?, failure: String?)
  /// Whether a desk could be sent that it has the talks from now on.
  case said(Bool)
  /// The result of an attempt to take over.
  case takeOver(TakeOverAnswer)
  /// Whether the room's other clock is still there.
  case otherClock(isThere: Bool)
  /// A message from the clock that a display shows, or the loss of the connection.
  case clock(ClockMessage)
  /// The same for one of several rooms, with its name; the room's clock counts as connected unless
  /// the message says that it is lost.
  case room(String, ClockMessage)
}

/// Why a sink could not receive an event.
package struct SinkFault: Hashable, Sendable {
  /// The source of the fault, such as the option that asked for the sink; each is reported once.
  package let source: String
  /// What is wrong.
  package let fault: Fault

  package init(_ source: String, _ fault: Fault) {
    self.source = source
    self.fault = fault
  }
}

/// The result of reading the file of the rundown again.
package enum RundownFileReading: Hashable, Sendable {
  case read(Rundown)
  /// The file cannot be read or is not a valid rundown, and why.
  case invalid([LocatedProblem])
  /// There is no file.
  case missing
}

/// What was read of the files of presets.
package struct PresetFiles: Hashable, Sendable {
  /// The presets that the user has written.
  package let written: [Preset]
  /// The presets that keys and commands have stored.
  package let stored: [Preset]
  /// What is wrong in the files.
  package let problems: [LocatedProblem]

  /// Creates the content of the files.
  package init(written: [Preset], stored: [Preset], problems: [LocatedProblem]) {
    (self.written, self.stored, self.problems) = (written, stored, problems)
  }
}

extension Event {
  /// Whether it is input from the terminal.
  package var isInput: Bool { if case .input = self { true } else { false } }
}
