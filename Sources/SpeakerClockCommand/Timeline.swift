import ArgumentParser
import ClockRuntime
import SpeechAnnouncement
import TimerEngine

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

/// A talk's announcements, and how they are written.
enum Timeline {
  /// The announcements of a talk that runs through, in order of time, up to the second reminder after
  /// zero.
  static func announcements(of preset: Preset, in language: Language) -> [Announcement] {
    Schedule.cues(of: preset.format, reminders: 2).map { Announcement($0, in: language) }
  }

  /// A line each: the time, the phase, what is announced.
  static func table(_ announcements: [Announcement]) -> String {
    guard !announcements.isEmpty else { return "Nothing is announced." }
    return announcements.map { announcement in
      let cue = announcement.cue
      let time = TimeText.plain(cue.digits).padded(to: 8, atLeft: true)
      return "\(time)  \(word(cue.phase).padded(to: 8))  \(cue.kind.rawValue.padded(to: 8))  "
        + announcement.text
    }.joined(separator: "\n")
  }

  /// An array of one object an announcement, each on a line of its own.
  static func json(_ announcements: [Announcement]) -> String {
    let objects = announcements.compactMap { jsonLine(Entry($0)) }.map { "  " + $0 }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  /// What scripts are told of an announcement.
  private struct Entry: Encodable {
    /// The shown second, negative in overtime, and the digits for it.
    let remaining: Int
    let shown: String
    let phase: String
    let cue: Cue.Kind
    let text: String

    /// The names that scripts look for.
    enum CodingKeys: String, CodingKey {
      case remaining, shown, phase, cue, text
    }

    init(_ announcement: Announcement) {
      let cue = announcement.cue
      remaining = cue.shown
      shown = TimeText.digits(cue.digits)
      phase = word(cue.phase)
      self.cue = cue.kind
      text = announcement.text
    }
  }

  private static func word(_ phase: Phase?) -> String { phase?.rawValue ?? "none" }
}
