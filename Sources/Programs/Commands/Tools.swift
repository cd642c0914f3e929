import ArgumentParser
import Files
import Platform
import TimerEngine

/// The root of the subcommands: everything but the clock itself.
struct Tools: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speakerclock", version: version,
    subcommands: [
      PresetsCommand.self, RundownCommand.self, ReportCommand.self, TimelineCommand.self,
      FrameCommand.self,
      TestSoundCommand.self,
      DisplayCommand.self, DeskCommand.self, WatchCommand.self, SendCommand.self,
      AttachCommand.self,
    ])

  /// The first arguments that lead here.
  static let names = Set(configuration.subcommands.map { $0.name } + ["help"])

  /// The options that tools have in common with the clock.
  private static let shared: [String: Set<String>] = [
    "timeline": ["language"], "frame": ["layout", "glyphs", "theme", "language"],
    "test-sound": ["voice", "rate", "voice-command", "sound-lead", "language"],
    "display": [
      "layout", "glyphs", "show", "mirror", "no-flash", "voice", "rate", "voice-command",
      "sound-lead", "language",
    ],
    "desk": [
      "layout", "glyphs", "show", "mirror", "no-flash", "no-mouse", "lock", "operator", "language",
    ],
    "watch": ["language"],
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
    if let error = unknownCommand(in: arguments) { end(with: error) }
    do {
      var command = try parsed(withDefaults(arguments))
      do {
        try command.run()
      } catch let error as ValidationError {
        end(with: usageMessage(for: error, of: type(of: command)))
      }
    } catch {
      end(with: error)
    }
    finishOutput()
  }

  /// The error of a second word that is none of a tool's commands, such as `presets lst`; `nil` for
  /// others.
  static func unknownCommand(in arguments: [String]) -> String? {
    guard arguments.count > 1, !arguments[1].hasPrefix("-"), arguments[1] != "help",
      let command = configuration.subcommands.first(where: { $0.name == arguments[0] })
    else { return nil }
    let word = arguments[1]
    let names = command.configuration.subcommands.map { $0.name }
    if names.isEmpty || names.contains(word) { return nil }
    let nearest = word.nearest(among: names).map { " Did you mean '\($0)'?" } ?? ""
    let reason =
      "There is no '\(command.name) \(word)'. Expected one of: "
      + "\(names.joined(separator: ", ")).\(nearest)"
    return usageMessage(for: ValidationError(reason), of: command)
  }

  /// What is wrong with arguments that were read, such as the name of a preset that is not there,
  /// in the form in which the parser says what is wrong with others.
  ///
  /// The parser would show the usage of this root, since it forgets which subcommand it read.
  static func usageMessage(
    for error: ValidationError, of command: any ParsableCommand.Type
  ) -> String {
    let path = [name] + (path(to: command, from: self) ?? [])
    return "Error: \(error.message.printable)\nUsage: \(usageString(for: command))\n"
      + "  See '\(path.joined(separator: " ")) --help' for more information."
  }

  /// The names that lead from a command to one below it; `nil` if it is not there.
  private static func path(
    to command: any ParsableCommand.Type, from root: any ParsableCommand.Type
  ) -> [String]? {
    guard root != command else { return [] }
    return root.configuration.subcommands.lazy.compactMap { next in
      path(to: command, from: next).map { [next.name] + $0 }
    }.first
  }
}
