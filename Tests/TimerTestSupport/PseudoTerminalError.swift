/// Why a program could not be run on a pseudo-terminal.
package enum PseudoTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The arguments do not name a program.
  case noProgram
  /// The system refused a terminal or a process, for the reason with this number (errno).
  case system(Int32)

  /// What is wrong, in the system's words where it is the system's reason.
  package var description: String {
    switch self {
    case .noProgram: "There is no program to run: the arguments are empty."
    case .system(let reason):
      "No pseudo-terminal could be opened: \(SystemCalls.words(for: reason)) (\(reason))."
    }
  }
}
