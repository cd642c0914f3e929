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
  /// Have this on disk, after drawing.
  case save(StorageRequest)
  /// Send an event to the voice.
  case voice(VoiceEvent)
  /// Send this to the clock's clients, after drawing.
  case send(MessageToClients)
  /// Send this to the clock that is shown, after drawing.
  case ask(MessageToClock)
  /// Find how long it is until a time of day, which is given in seconds since midnight.
  case readWallClock(Int)
  /// Find out whether the room's other clock is still there; `ClockEvent.otherClock` answers.
  case findOtherClock
  /// Read the rundown's file again; `ClockEvent.rundownFile` answers.
  case readRundown
  /// Print these lines after the terminal is restored.
  case summary(String)
  /// End the program.
  case end(Ending)
}
