import ArgumentParser
import ClockRuntime
import TimerEngine

/// The root of the subcommands: everything but the clock itself.
struct Tools: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speakerclock", version: SpeakerClock.configuration.version,
    subcommands: [
      PresetsCommand.self, TimelineCommand.self, FrameCommand.self, TestSoundCommand.self,
    ])

  /// The first arguments that lead here.
  static let names: Set<String> = ["presets", "timeline", "frame", "test-sound", "help"]

  /// The options that tools have in common with the clock.
  private static let shared: [String: Set<String>] = [
    "timeline": ["language"], "frame": ["layout", "glyphs", "theme", "language"],
    "test-sound": ["voice", "rate", "voice-command", "language"],
  ]

  /// The arguments of a tool behind the defaults; what is wrong with these goes to standard error.
  private static func withDefaults(_ arguments: [String]) -> [String] {
    guard let name = arguments.first, let names = shared[name] else { return arguments }
    let configuration = Configuration.ofUser
    for problem in configuration.problems { writeError("\(problem)") }
    return [name] + configuration.arguments(only: names) + arguments.dropFirst()
  }

  /// Runs a subcommand; what it prints and cannot be written is an I/O failure.
  static func start(_ arguments: [String]) {
    do {
      var command = try parsed(withDefaults(arguments))
      try command.run()
    } catch {
      end(with: error)
    }
    finishOutput()
  }
}

extension ParsableCommand {
  /// The command of some arguments.
  ///
  /// What the parser says of a wrong argument quotes it, so it sees that argument made printable.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try parseAsRoot(arguments)
    } catch {
      _ = try parseAsRoot(arguments.map(\.printable))
      throw error
    }
  }

  /// Ends the process as an error asks for: with a help or a version, or with what is wrong.
  static func end(with error: any Error) -> Never {
    // Our own errors have one line, whatever a text or a path that they quote brought along.
    let line = (error as? ValidationError).map { ValidationError($0.message.printable) }
    let message = fullMessage(for: line ?? error)
    let status = exitCode(for: error)
    if status == .success {
      writeOutput(text: message)
      finishOutput()
    } else if !message.isEmpty {
      writeError(text: message)
    }
    exit(withError: status)
  }

  /// Ends the process if what was printed cannot be written.
  static func finishOutput() {
    guard !flushOutput() else { return }
    writeError("Error: standard output cannot be written.")
    exit(withError: ExitCode(74))
  }
}
