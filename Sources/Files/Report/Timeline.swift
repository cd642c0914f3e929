import Platform
package import SpeechAnnouncement
package import TimerEngine

/// A talk's announcements, as a table or as JSON.
package enum Timeline {
  /// The announcements of a talk that runs without changes, in order of time, up to the second reminder after zero.
  package static func announcements(of preset: Preset, in language: Language) -> [Announcement] {
    CueSchedule.cues(of: preset.format, reminders: 2).map { Announcement($0, in: language) }
  }

  /// One line for each announcement: the time, the phase, what is announced.
  package static func table(_ announcements: [Announcement]) -> String {
    guard !announcements.isEmpty else { return "Nothing is announced." }
    return announcements.map { announcement in
      let cue = announcement.cue
      let time = TimeText.plain(cue.digits).padded(to: 8, atLeft: true)
      return "\(time)  \(word(cue.phase).padded(to: 8))  \(cue.kind.rawValue.padded(to: 8))  "
        + announcement.text
    }.joined(separator: "\n")
  }

  /// An array with one object for each announcement, each on a separate line.
  package static func json(_ announcements: [Announcement]) -> String {
    let objects = announcements.compactMap { jsonLine(Entry($0)) }.map { "  " + $0 }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  /// The fields of an announcement for scripts.
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
      remaining = cue.remainingSecond
      shown = TimeText.digits(cue.digits)
      phase = word(cue.phase)
      self.cue = cue.kind
      text = announcement.text
    }
  }

  private static func word(_ phase: Phase?) -> String { phase?.rawValue ?? "none" }
}
