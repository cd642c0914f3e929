import Platform
package import SpeechAnnouncement
package import TimerEngine

/// A talk's announcements, as a table or as JSON.
package enum Timeline {
  /// The announcements of a talk that runs without changes, in order of time, up to the second
  /// reminder after zero.
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
    let objects = announcements.map { "  " + Fields.line(AnnouncementFields($0)) }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  /// The fields of an announcement for scripts.
  private struct AnnouncementFields: Described {
    var cue: Cue
    var text: String

    init(_ announcement: Announcement) { (cue, text) = (announcement.cue, announcement.text) }

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      // The shown second, negative in overtime, and the digits for it.
      var (remaining, shown) = (cue.remainingSecond, TimeText.digits(cue.digits))
      var (phase, kind) = (cue.phase, cue.kind)
      try fields.value("remaining", &remaining, .number(.min ... .max))
      try fields.value("shown", &shown, .text)
      try fields.value("phase", &phase, .phase)
      try fields.value("cue", &kind, .word())
      try fields.value("text", &text, .text)
    }
  }

  private static func word(_ phase: Phase?) -> String { phase?.rawValue ?? "none" }
}
