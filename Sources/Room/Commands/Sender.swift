/// Who gives the clock a command.
package enum Sender: Hashable, Sendable {
  /// The operator at the console, with a key, with the mouse or in the prompt.
  case console
  /// A line of the program's own input, which nobody types by accident.
  case line
  /// An operator at a desk elsewhere, with the number of the desk's connection and its name.
  case desk(id: Int, name: String)
  /// Another process, with its name.
  case client(String)

  /// The name of the client or desk; `nil` for the operator at the clock.
  package var client: String? {
    switch self {
    case .console, .line: nil
    case .desk(_, let name), .client(let name): name
    }
  }

  /// Whether it is an operator, at the clock or at a desk.
  package var isOperator: Bool { if case .client = self { false } else { true } }

  /// The number of the connection of a desk; `nil` for any other sender.
  package var desk: Int? { if case .desk(let id, _) = self { id } else { nil } }
}
