package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// Something that happened to the console of a clock, a desk or a display.
///
/// It is an event of the loop that runs a console. What a console wants done is an `Effect`.
package enum Event: Hashable, Sendable {
  /// Nothing happened but time has passed.
  case timePassed
  /// Input arrived from the terminal.
  case input(Input)
  /// The terminal has another size.
  case resized(Size)
  /// The voice could not do something.
  case voice(VoiceAnswer)
  /// What became of something that was to be on disk.
  case storage(StorageAnswer)
  /// What a display or a desk receives.
  case message(RoomMessage)
  /// What happens only to a clock.
  case clock(ClockEvent)
}

/// A message from the clock that a display shows, or the loss of the connection.
package enum RoomMessage: Hashable, Sendable {
  /// From the only clock at the other end.
  case clock(ClockMessage)
  /// From one of several rooms, with its name; the room's clock counts as connected unless the
  /// message says that it is lost.
  case room(String, ClockMessage)
}

/// Something that happens only to a clock.
package enum ClockEvent: Hashable, Sendable {
  /// The program has started.
  case launched(LaunchInfo)
  /// The reading that `Effect.readWallClock` has requested.
  case wallClock(TimeOfDayReading)
  /// Whether the room's other clock is still there.
  case otherClock(isThere: Bool)
  /// The rundown's file was read again, because it has changed or, if `isAsked`, because the
  /// operator wants it.
  case rundownFile(RundownFileReading, isAsked: Bool)
  /// The files of presets were read again, because one of them has changed.
  case presetFiles(PresetFiles)
  /// This many lines were dropped because nobody read the output.
  case omittedLines(Int)
  /// A sink could not receive an event.
  case sinkFailed(SinkFault)
  /// A client has sent a command.
  case request(ClientRequest)
  /// A desk asks for something.
  case desk(DeskRequest)
  /// The list of connected clients has changed.
  case clients([Client])
  /// A display was closed or lost, or became silent or responsive.
  case display(Client, DisplayChange)
  /// Another leader of a higher rank has the talks of this clock.
  case steppedDown(StepDown)
  /// The desk with this id is ready to take over as the leader that it names.
  case ready(Int, StepDown)
  /// Whether a desk could be sent that it has the talks from now on.
  case said(Bool)
}

/// What became of something that was to be on disk.
package enum StorageAnswer: Hashable, Sendable {
  /// A record is on disk.
  case recorded(RecordKind)
  /// A record is not on disk, and why.
  case notRecorded(RecordKind, String)
  /// A change of the stored presets is on disk.
  case stored(PresetChange)
  /// A change of the stored presets is not on disk, and why.
  case notStored(String, of: PresetChange)
  /// A change of the stored presets was not undone because another program has stored `present` in
  /// their place.
  case notUndone(PresetChange, present: [Preset])
  /// A hint is on disk.
  case remembered
  /// A hint is not on disk, and why.
  case notRemembered(String)
  /// The file is written, but its folder could not be synced, and why: a power failure may bring
  /// the old file back; the change, if it is one of the stored presets.
  case notSynced(String, of: PresetChange? = nil)
  /// Something has not been written for more than a second.
  case slow
  /// It is on disk that this leader has the talks; or why it is not.
  case given(to: Leadership?, failure: String?)
  /// What came of a take-over.
  case takeOver(TakeOverAnswer)
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
