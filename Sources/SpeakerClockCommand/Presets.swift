import ArgumentParser
import ClockRuntime
import TimerEngine
import UserFiles

/// `speakerclock presets`: what presets there are, and whether their files are sound.
struct PresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List, show and check presets.",
    discussion: """
      Without a subcommand, all presets are listed. Own presets are written into the file \
      that 'speakerclock presets path' names, in the form that 'speakerclock presets show ted' \
      prints.
      """,
    subcommands: [List.self, Show.self, Check.self, Path.self])

  /// Lists the presets, as `presets list` does.
  ///
  /// A default subcommand would take a misspelt one for its own argument, and show its own usage.
  func run() { List().run() }

  /// `presets list`: a line for each preset.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List all presets: slot, time, yellow, red, name.")

    func run() {
      for line in PresetTable.lines(PresetChoice.loaded().presets) { writeOutput(line) }
    }
  }

  /// `presets show`: one preset as it is written in a file.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Print a preset in the form of the preset files.")

    @Argument(
      help: ArgumentHelp("A slot or a part of a name.", valueName: "name"),
      completion: .presets)
    var name: String

    func run() throws {
      let preset = try PresetChoice.loaded().preset(named: name)
      writeOutput(text: "presets:\n" + preset.yaml)
    }
  }

  /// `presets check`: what is wrong in files.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Print every problem of your files, one a line; status 65 if there are any.")

    @Argument(
      help: ArgumentHelp(
        "Preset files, or a config.yaml; your own three if none are given.", valueName: "file"),
      completion: .file(extensions: ["yaml"]))
    var files: [String] = []

    func run() throws {
      let own = files.isEmpty
      let folder = own ? try UserFolder.required() : nil
      let files = folder.map { [$0.presets, $0.slots, $0.configuration] } ?? files
      var isSound = true
      for file in files {
        let (count, problems) = Self.read(file, isOptional: own)
        for problem in problems { writeOutput("\(problem)") }
        if problems.isEmpty { writeOutput("\(file): \(count), nothing wrong") }
        isSound = isSound && problems.isEmpty
      }
      if !isSound { throw ExitCode(65) }
    }

    private static func read(
      _ file: String, isOptional: Bool
    ) -> (count: String, problems: [FileProblem]) {
      if file == "config.yaml" || file.hasSuffix("/config.yaml") {
        let configuration = ConfigurationFile(file, isOptional: isOptional)
        let count = configuration.keys.count + configuration.options.count
        return (
          "\(count) \(count == 1 ? "entry" : "entries")", Configuration(configuration).problems
        )
      }
      let (presets, problems) = PresetLibrary.read(file, isOptional: isOptional)
      return ("\(presets.count) preset\(presets.count == 1 ? "" : "s")", problems)
    }
  }

  /// `presets path`: where to write one's own.
  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "path",
      abstract: "Print the path of the file for your own presets, which need not exist.")

    func run() throws { writeOutput(try UserFolder.required().presets) }
  }
}

/// Presets as a table for people.
enum PresetTable {
  /// A line each, those with a slot first.
  static func lines(_ list: PresetList) -> [String] {
    let slots = (1...9).compactMap { list[slot: $0] }
    return (slots + list.presets.filter { $0.slot == nil }).map { preset in
      let segment = preset.format.segments[0]
      let times = [preset.duration] + [.yellow, .red].compactMap(segment.beginning)
      return (preset.slot.map { "\($0)" } ?? " ")
        + times.map { " " + TimeText.plain($0).padded(to: 7, atLeft: true) }.joined() + "  "
        + preset.name
    }
  }
}

extension String {
  /// The text with spaces to a width.
  func padded(to width: Int, atLeft: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atLeft ? space + self : self + space
  }
}
