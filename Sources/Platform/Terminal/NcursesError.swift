/// Why the terminal could not be opened.
package enum NcursesError: Error, Equatable, CustomStringConvertible {
  /// terminfo does not know a terminal of this type; empty if TERM is not set.
  case unknownTerminal(String)
  /// A terminal of this type cannot place its cursor.
  case cannotPosition(String)

  /// What is wrong, with the value of TERM in quotes, what was expected, and an example.
  package var description: String {
    switch self {
    case .unknownTerminal(let type):
      "TERM is '\(type)', a terminal that terminfo does not know. \(Self.expected)"
    case .cannotPosition(let type):
      "TERM is '\(type)', a terminal that cannot place its cursor. \(Self.expected)"
    }
  }

  private static let expected =
    "Expected the type of a terminal with a screen, for example: "
    + "TERM=xterm-256color speakerclock"
}
