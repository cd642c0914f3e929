import ArgumentParser
import Files
import Platform
import SpeechAnnouncement

/// `speakerclock timeline`: everything that a talk will announce, without waiting for it.
struct TimelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "List every change of phase and announcement of a preset or a time.",
    usage: "speakerclock timeline [PRESET|TIME] [options]")

  enum Format: String, Choice {
    case table
    case json
  }

  @Argument(
    help: ArgumentHelp(
      "A slot (1 to 9), part of a preset's name, or a time such as 5m.",
      valueName: "preset-or-time"),
    completion: .presets)
  var talk = "1"

  @Option(help: "A table for people, or JSON for scripts.")
  var format = Format.table

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  func run() throws {
    let talk = try PresetChoice.loaded().presetOrTime(talk)
    let announcements = Timeline.announcements(
      of: talk, in: LanguageChoice.language(language))
    switch format {
    case .table: writeOutput(text: Timeline.table(announcements))
    case .json: writeOutput(text: Timeline.json(announcements))
    }
  }
}
