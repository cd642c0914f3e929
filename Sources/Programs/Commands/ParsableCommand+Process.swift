import ArgumentParser
import CVersion
import Platform
import TimerEngine

extension ParsableCommand {
  /// The name on the command line, which each of our commands gives.
  static var name: String { configuration.commandName ?? "" }

  /// What `--version` prints.
  static var version: String { "speakerclock " + String(cString: cversion_text()) }

  /// The command of some arguments.
  ///
  /// What the parser says of a wrong argument quotes it, so it sees that argument made printable.
  /// It can be seen by another command, which explains more.
  static func parsed(
    _ arguments: [String], explainedBy other: (any ParsableCommand.Type)? = nil
  ) throws -> any ParsableCommand {
    do {
      return try parseAsRoot(arguments)
    } catch  where exitCode(for: error) != .success {
      let printable = arguments.map(\.printable)
      // The same command would say the same of the same arguments.
      if other != nil || printable != arguments { _ = try (other ?? self).parseAsRoot(printable) }
      throw error
    }
  }

  /// What is printed for an error: what is wrong, and the usage; or a help or a version.
  static func words(for error: any Error) -> String {
    // Our own errors have one line, whatever a text or a path that they quote brought along.
    let line = (error as? ValidationError).map { ValidationError($0.message.printable) }
    return fullMessage(for: line ?? error)
  }

  /// Ends the process as an error asks for: with a help or a version, or with what is wrong.
  static func end(with error: any Error) -> Never {
    let message = words(for: error)
    let status = exitCode(for: error)
    if status == .success {
      writeOutput(text: message)
      finishOutput()
    } else if !message.isEmpty {
      writeError(text: message)
    }
    exit(withError: status)
  }

  /// Ends the process for arguments that cannot be, with what is wrong.
  static func end(with message: String) -> Never {
    writeError(text: message)
    exit(withError: ExitCode.validationFailure)
  }

  /// Ends the process if what was printed cannot be written.
  static func finishOutput() {
    guard !flushOutput() else { return }
    writeError("Error: standard output cannot be written.")
    exit(withError: ExitCode(74))
  }
}

/// Writes why the program ends to standard error, and throws its exit status.
func fail(_ reason: String, status: Int32 = 1) throws -> Never {
  writeError(reason)
  throw ExitCode(status)
}
