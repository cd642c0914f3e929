import ArgumentParser
import ClockRuntime
import UserFiles

extension PresetsCommand {
  /// `presets schema`: the form of the preset files, for editors.
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Print the JSON schema of the preset files, for editors that check while you type.",
      discussion: """
        Write it beside your presets, and name it in their first line:
          # yaml-language-server: $schema=schema.json
        """)

    func run() throws { writeOutput(text: PresetSchema.json) }
  }
}
