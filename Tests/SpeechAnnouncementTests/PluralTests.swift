package import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

/// Each announcement in each language, for the numbers by which languages tell one from many.
struct PluralTests {
  private static let counts = [0, 1, 2, 5, 21, 60]

  @Test(arguments: Language.all)
  func unitsAgreeWithTheirNumbers(language: Language) {
    let phrases = language.phrases
    let lines = Self.counts.map { count in
      [phrases.hours, phrases.minutes, phrases.seconds].map { $0(count) }.joined(separator: ", ")
    }
    #expect(lines.joined(separator: "\n") == Self.units[language.code])
  }

  private static let units = [
    "en": """
    0 hours, 0 minutes, 0 seconds
    1 hour, 1 minute, 1 second
    2 hours, 2 minutes, 2 seconds
    5 hours, 5 minutes, 5 seconds
    21 hours, 21 minutes, 21 seconds
    60 hours, 60 minutes, 60 seconds
    """,
    "de": """
    0 Stunden, 0 Minuten, 0 Sekunden
    1 Stunde, 1 Minute, 1 Sekunde
    2 Stunden, 2 Minuten, 2 Sekunden
    5 Stunden, 5 Minuten, 5 Sekunden
    21 Stunden, 21 Minuten, 21 Sekunden
    60 Stunden, 60 Minuten, 60 Sekunden
    """,
    "fr": """
    0 heure, 0 minute, 0 seconde
    1 heure, 1 minute, 1 seconde
    2 heures, 2 minutes, 2 secondes
    5 heures, 5 minutes, 5 secondes
    21 heures, 21 minutes, 21 secondes
    60 heures, 60 minutes, 60 secondes
    """,
    "es": """
    0 horas, 0 minutos, 0 segundos
    1 hora, 1 minuto, 1 segundo
    2 horas, 2 minutos, 2 segundos
    5 horas, 5 minutos, 5 segundos
    21 horas, 21 minutos, 21 segundos
    60 horas, 60 minutos, 60 segundos
    """,
    "ja": """
    0時間, 0分, 0秒
    1時間, 1分, 1秒
    2時間, 2分, 2秒
    5時間, 5分, 5秒
    21時間, 21分, 21秒
    60時間, 60分, 60秒
    """,
  ]

  /// The text and the line of each kind of cue.
  @Test(arguments: Language.all)
  func announcementsAgreeWithTheirNumbers(language: Language) {
    let cues = Self.counts.flatMap { count in
      [
        Cue(.start, at: 60 * count, in: .green), Cue(.prompt, at: 60 * count, in: .green),
        Cue(.phase, at: count, in: .yellow), Cue(.phase, at: count, in: .red),
        Cue(.overtime, at: -60 * count, in: .overtime), Cue(.beep, at: count, in: .red),
      ]
    }
    let others = [
      Cue(.zero, at: 0, in: .red), Cue(.prompt, at: 61, in: .yellow),
      Cue(.prompt, at: 6065, in: .green), Cue(.phase, at: 180, in: .yellow, saying: "Q & A"),
    ]
    let lines = (cues + others).map { cue in
      let announcement = Announcement(cue, in: language)
      return "\(announcement.text) | \(announcement.line)"
    }
    #expect(difference(lines, fromStored: "announcements-\(language.code)") == nil)
  }
}

extension Language: CustomTestStringConvertible {
  /// The code, which is shorter than all of its words.
  package var testDescription: String { code }
}
