import ArgumentParser
import Files
import Platform
import TimerEngine

/// `speakerclock presets`: what presets there are, and whether their files are sound.
struct PresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List, show, check, store, remove, share and import presets.",
    discussion: """
      Without a subcommand, all presets are listed. Write your own presets by hand in the file that \
      'speakerclock presets path' names, in the form that 'speakerclock presets show ted' prints. \
      'store' and 'import' use slots.yaml beside it.
      """,
    subcommands: [
      List.self, Show.self, Check.self, Path.self, Store.self, Remove.self, Share.self, Import.self,
      Schema.self,
    ])

  /// Lists the presets, as `presets list` does.
  ///
  /// A default subcommand would take a misspelt one for its own argument, and show its own usage.
  func run() throws { try List.parse([]).run() }

  /// `presets list`: a line for each preset, in groups.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List presets in groups, with their slots and times.")

    @Argument(
      help: ArgumentHelp("Only presets whose names contain this.", valueName: "part"),
      completion: .presets)
    var part: String?

    func run() throws {
      let presets = PresetChoice.loaded().presets
      let found = part.map(presets.all(with:)) ?? presets.presets
      guard !found.isEmpty else {
        throw ValidationError(
          "No preset has '\(part ?? "")' in its name. Expected part of a name, for example: toast")
      }
      let groups = PresetTable.groups(of: found, BundledPresets.groups)
      for line in [PresetTable.heading] + PresetTable.lines(groups) { writeOutput(line) }
    }
  }

  /// `presets show`: one preset as it is written in a file.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Print a preset in the form of the preset files.")

    @Argument(help: PresetChoice.help, completion: .presets)
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
      abstract: "Print every problem in your files, one per line; exit status 65 if there are any.")

    @Argument(
      help: ArgumentHelp(
        "Preset files, or a config.yaml; your presets.yaml, slots.yaml and config.yaml if none are given.",
        valueName: "file"),
      completion: .file(extensions: ["yaml"]))
    var files: [String] = []

    func run() throws {
      let own = files.isEmpty
      let folder = own ? try UserFolder.required() : nil
      let files = folder.map { [$0.presets, $0.slots, $0.configuration] } ?? files
      var isValid = true
      for file in files {
        let (count, problems) = Self.read(file, isOptional: own)
        for problem in problems { writeOutput("\(problem)") }
        if problems.isEmpty { writeOutput("\(file): \(count), no problems") }
        isValid = isValid && problems.isEmpty
      }
      if !isValid { throw ExitCode(65) }
    }

    private static func read(
      _ file: String, isOptional: Bool
    ) -> (count: String, problems: [Diagnostic]) {
      if file == "config.yaml" || file.hasSuffix("/config.yaml") {
        let configuration = ConfigurationFile(file, isOptional: isOptional)
        let count =
          configuration.keys.count + configuration.options.count + configuration.messages.count
        return (
          "\(count) \(count == 1 ? "entry" : "entries")", Configuration(configuration).problems
        )
      }
      let (presets, problems) = PresetLibrary.read(file, isOptional: isOptional)
      return (presets.count.counting("preset"), problems)
    }
  }

  /// `presets path`: where to write one's own.
  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "path",
      abstract: "Print the path of the file for your own presets, whether or not it exists.")

    func run() throws { writeOutput(try UserFolder.required().presets) }
  }

  /// `presets schema`: the form of the preset files, for editors.
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Print the JSON schema of the preset files, for editors that check while you type.",
      discussion: """
        Write it beside your presets, and name it in their first line:
          # yaml-language-server: $schema=schema.json
        """)

    func run() throws { writeOutput(text: BundledPresets.schema) }
  }
}
