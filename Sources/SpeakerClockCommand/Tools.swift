import ArgumentParser

/// The root of the subcommands: everything but the clock itself.
struct Tools: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speakerclock",
    subcommands: [PresetsCommand.self, TimelineCommand.self, FrameCommand.self])

  /// The first arguments that lead here.
  static let names: Set<String> = ["presets", "timeline", "frame"]
}
