package import SpeechAnnouncement
package import TimerEngine

/// Who gives the clock a command.
package enum Sender: Hashable, Sendable {
  /// The operator at the console, with a key, with the mouse or in the prompt.
  case console
  /// A line of the program's own input, which nobody types by accident.
  case line
  /// Another process, by its name.
  case client(String)

  /// The name of the client; `nil` for the operator.
  package var client: String? { if case .client(let name) = self { name } else { nil } }
}

/// What a sender agrees to lose by a command.
package enum Consent: Hashable, Sendable {
  /// Nothing: it was not asked yet.
  case none
  /// What it was asked about, and nothing else.
  case to(Loss)
  /// Whatever the command loses.
  case toAnything

  /// Whether it agrees to lose this.
  func covers(_ loss: Loss) -> Bool { self == .toAnything || self == .to(loss) }
}

/// What became of a command.
///
/// It is all that its sender gets to know: each kind of sender tells it in its own way.
package enum Outcome: Equatable, Sendable {
  /// It was executed.
  case done(Result)
  /// There was nothing to do.
  case nothingToDo(CommandRefusal)
  /// It was not executed.
  case refused(CommandRefusal)
  /// It would lose something, so the sender has to confirm it first.
  case guarded(Loss)

  /// What a command has done.
  package struct Result: Equatable, Sendable {
    /// The first line that plain mode prints of it; `nil` if it prints nothing.
    package var line: String?
    /// The journal's text of the first thing that happened to the talk; `nil` if nothing did.
    package var event: String?
    /// Whether it has started, paused or resumed the talk; `nil` if it did none of these.
    package var act: ClientAct?
    /// The change of the stored presets, which the disk may still refuse; `nil` without one.
    package var change: PresetChange?

    /// Creates the result of a command that has done nothing yet.
    package init() {}
  }
}

/// What a command would lose.
package enum Loss: Hashable, Sendable {
  /// Something of a running talk, its thresholds or a preset.
  case talk
  /// What a question tells in its own words, such as the rest of the current segment.
  case change(GuardedChange)
  /// The running talk, with the program.
  case program
}
