import ArgumentParser
import SpeakerTimerRuntime

/// The root of the subcommands: everything but the clock itself.
struct Tools: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speakerclock",
    subcommands: [PresetsCommand.self, TimelineCommand.self, FrameCommand.self])

  /// The first arguments that lead here.
  static let names: Set<String> = ["presets", "timeline", "frame"]

  /// Runs a subcommand; what it prints and cannot be written is an I/O failure.
  static func start(_ arguments: [String]) {
    main(arguments)
    guard flushOutput() else {
      writeError("Error: standard output cannot be written.")
      exit(withError: ExitCode(74))
    }
  }
}
