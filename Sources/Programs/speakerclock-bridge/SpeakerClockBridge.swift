import ArgumentParser
import CVersion
import Platform
import TimerEngine

/// The command `speakerclock-bridge`.
///
/// This folder holds the commands of the bridge: their arguments, the errors about wrong arguments,
/// what they print, and the exit statuses. It gives the servers, the broker and the lamps of
/// `Bridge` their options, and reads what they need from the user's files. No other target imports
/// it. Nothing here follows a clock, listens on a network, or knows the format of a packet or of a
/// page.
struct SpeakerClockBridge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speakerclock-bridge",
    abstract: "Show a room's clock in browsers or on lamps, or connect it to an MQTT broker.",
    discussion: """
      The clock itself opens no network port. This is a separate program, a client of the clock's \
      socket.
      """,
    version: "speakerclock-bridge " + String(cString: cversion_text()),
    subcommands: [WebCommand.self, BrokerCommand.self, LampsCommand.self])

  /// Runs the command with the process's arguments and ends the process.
  static func start() {
    openStandardDescriptors()
    do {
      let arguments = try processArguments()
      var command = try parseAsRoot(arguments)
      do {
        try command.run()
      } catch let error as ValidationError {
        end(with: usageMessage(for: error, of: type(of: command)), ExitCode.validationFailure)
      }
    } catch {
      end(with: fullMessage(for: error), exitCode(for: error))
    }
  }

  /// What is wrong with arguments that were read, in the form in which the parser says what is
  /// wrong with others.
  ///
  /// The parser would show the usage of this root, since it forgets which subcommand it read.
  private static func usageMessage(
    for error: ValidationError, of command: any ParsableCommand.Type
  ) -> String {
    let name = command.configuration.commandName ?? ""
    return "Error: \(error.message)\nUsage: \(usageString(for: command))\n"
      + "  See 'speakerclock-bridge \(name) --help' for more information."
  }

  private static func end(with message: String, _ status: ExitCode) -> Never {
    if status == .success {
      writeOutput(text: message)
    } else if !message.isEmpty {
      writeError(text: message)
    }
    _ = flushOutput()
    exit(withError: status)
  }
}

/// Writes why the program ends to standard error, and throws its exit status.
func fail(_ reason: String, status: Int32) throws -> Never {
  writeError("Error: \(reason)")
  throw ExitCode(status)
}
