package import StageClock
import TerminalCanvas

/// What a console asks of the clock behind it.
package enum ConsoleRequest: Sendable {
  /// To execute a command; `OperatorConsole.take(_:of:)` gets what became of it.
  case perform(GivenCommand)
  /// To take back the changes since this many were recorded, without a notice.
  case takeBack(to: Int)
  /// To tell other programs what the operator's own screen or keys tell.
  case note(String)
  /// To print a line of a list, where there is no screen.
  case list(String)
}

/// A command that the operator has given.
package struct GivenCommand: Sendable {
  /// What the operator has done to give it, which decides what follows from its outcome.
  enum Origin: Sendable {
    /// A key, or with `nil` the mouse, while a question was open, and after so many changes for undo.
    case press(Key?, asked: Question?, isRepeat: Bool, changeCount: Int)
    /// A step by so many seconds, of which the sum is shown.
    case step(Int)
    /// A part of a drag.
    case drag
    /// A line of the program's input.
    case line(String)
    /// Something that is told in another way.
    case silent
  }

  /// The command.
  package let command: Command
  /// What the operator agrees to lose.
  package let consent: Consent
  /// Whether it is one of many steps in quick succession, which undo takes back as one.
  package let continuesStep: Bool
  let origin: Origin

  init(
    _ command: Command, _ origin: Origin, _ consent: Consent = .none, continuesStep: Bool = false
  ) {
    self.command = command
    self.origin = origin
    self.consent = consent
    self.continuesStep = continuesStep
  }

  /// Who gives it.
  package var sender: Sender { if case .line = origin { .line } else { .console } }
}
