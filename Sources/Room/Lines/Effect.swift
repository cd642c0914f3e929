package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// An effect that the caller performs.
package enum Effect: Hashable, Sendable {
  /// Ring the terminal's bell.
  case bell
  /// Send an event to every sink, with the stage after it.
  case event(TalkEvent, StageSnapshot)
  /// Write a line of plain mode for the operator alone: it is no event, and in no log.
  case writeForOperator(String)
  /// Write a change of the stored presets to disk, after drawing.
  case store(PresetChange)
  /// Record the current talk, and the id of its item of the rundown; `nil` removes the record.
  case record(TalkSnapshot?, item: String? = nil)
  /// Record the talk that was quit before its time was up, as it was until then, and the id of its
  /// item.
  case recordQuit(TalkSnapshot, item: String? = nil)
  /// Record the progress of the rundown; `at` is its time in seconds since 1970, `loaded` the talk
  /// of its loaded item if the operator has changed it before its start.
  case recordRundown(Rundown, loaded: TalkSnapshot?, at: Int)
  /// Add this to the report.
  case report(ReportEntry)
  /// Store that this hint need not be shown again.
  case remember(Hint)
  /// Keep something from a clock elsewhere.
  case keep(BackupChange)
  /// Prepare to take over the talks of a clock elsewhere; `Event.takeOver` answers.
  case takeOver(BackupTalk)
  /// Do a step of a hand-over on the disk.
  case handOver(HandOverStep)
  /// Send an event to the voice.
  case voice(VoiceEvent)
  /// Send this to other processes of the room, after drawing.
  case send(LinkMessage)
  /// Find how long it is until a time of day, which is given in seconds since midnight.
  case readWallClock(Int)
  /// Find out whether the room's other clock is still there; `Event.otherClock` answers.
  case findOtherClock
  /// Read the rundown's file again; `Event.rundownFile` answers.
  case readRundown
  /// Print these lines after the terminal is restored.
  case summary(String)
  /// End the program.
  case end(Ending)
}
