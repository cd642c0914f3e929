import StageRenderer

/// What a console asks of the clock behind it.
package enum ConsoleRequest: Sendable {
  /// Execute a command; `OperatorConsole.receive(_:of:)` receives the reply.
  case perform(GivenCommand)
  /// Undo the last change without a notice, if more changes than this were recorded.
  case revert(to: Int)
  /// Redo the change that was undone last, without a question: the undo was the repeat of a held
  /// key.
  ///
  /// If another undo was before that one, the operator is told of it once more; else that the
  /// change was redone.
  case revertUndo
  /// Tell other programs what the operator's own screen or keys tell.
  case note(String)
  /// Print a line of a list, where there is no screen.
  case list(String)
}

/// A command that the operator has given.
package struct GivenCommand: Sendable {
  /// What the operator has done to give it, which decides what follows from its outcome.
  enum Origin: Sendable {
    /// A key press, or a mouse click if the key is `nil`. `asked` is the question that was open,
    /// and `changeCount` how many changes were recorded for undo before it.
    case press(Key?, asked: Question?, changeCount: Int)
    /// A second press, which has confirmed a question: of a key, or of the mouse if that is `nil`.
    case decision(Key?)
    /// A step by a number of seconds; several in quick succession are shown as their sum.
    case step(Int)
    /// A part of a drag.
    case drag
    /// A line of the program's input.
    case line(String)
    /// Anything else; nothing follows from the outcome.
    case silent

    /// The key that was pressed; `nil` if none was.
    var key: Key? {
      switch self {
      case .press(let key, _, _), .decision(let key): key
      case .step, .drag, .line, .silent: nil
      }
    }
  }

  package let command: Command
  /// What the operator agrees to lose.
  package let confirmation: Confirmation
  /// Whether it is one of many steps in quick succession, which undo takes back as one.
  package let continuesStep: Bool
  /// Whether it was typed in the prompt, so that it is always answered.
  package let isTyped: Bool
  /// How long ago in real time it was given; see `StageClock.perform`.
  package let age: Duration
  let origin: Origin

  init(
    _ command: Command, _ origin: Origin, _ confirmation: Confirmation = .none,
    continuesStep: Bool = false,
    isTyped: Bool = false, age: Duration = .zero
  ) {
    self.command = command
    self.origin = origin
    self.confirmation = confirmation
    self.continuesStep = continuesStep
    self.isTyped = isTyped
    self.age = age
  }

  /// Who gives it.
  package var sender: Sender { line == nil ? .console : .line }

  /// The line of the program's input that has given it; `nil` if a person has.
  var line: String? { if case .line(let line) = origin { line } else { nil } }
}
