package import SpeechAnnouncement

/// What became of a command.
///
/// The sender learns nothing else about the command. Each kind of sender reports it in its own way.
package enum Outcome: Equatable, Sendable {
  /// It was executed.
  case done(Result)
  /// The wall clock, the disk or a file decides; the outcome follows under this number.
  case later(Int)
  /// There was nothing to do.
  case nothingToDo(CommandRefusal)
  /// It was not executed.
  case refused(CommandRefusal)
  /// It would lose something, so the sender has to confirm it first.
  case guarded(Loss)

  /// What a command has done.
  package struct Result: Equatable, Sendable {
    /// The first line that plain mode prints about it; `nil` if it prints nothing.
    package var line: String?
    /// Whether plain mode has printed that line with the name of the client that gave the command.
    package var isSigned = false
    /// The journal's text of the first thing that happened to the talk; `nil` if nothing did.
    package var event: String?
    /// Whether it has started, paused or resumed the talk; `nil` if it did none of these.
    package var act: ClientAct?

    /// Creates the result of a command that has done nothing yet.
    package init() {}
  }
}

/// The outcome of a command, for a screen in front of the clock.
///
/// The clock gives it the words, so that the screen may be in another process.
package enum CommandReply: Hashable, Sendable {
  /// It was executed. `hasToggled` says whether it has started, paused or resumed the talk.
  case done(hasToggled: Bool)
  /// It was not executed, and what the operator is told about it; `nil` for a key that has nothing
  /// to do.
  case refused(StatusNotice?)
  /// A change of segment or item came too soon after another one, and what it would lose now.
  case tooSoon(losing: Loss?)
  /// It would lose something, so the operator has to confirm it first.
  case guarded(Loss)
}
