package import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

/// Each announcement in each language, for the numbers that differ in their plural forms.
struct PluralTests {
  private static let counts = [0, 1, 2, 5, 21, 60]

  /// Each unit as it is written and as it is spoken, with the numbers that languages inflect.
  @Test(arguments: Language.all)
  func unitsAgreeWithTheirNumbers(language: Language) {
    let lines = [0, 1, 2, 3, 5, 8, 10, 11, 21, 22, 31, 41, 61, 81, 101, 1001].map { count in
      [language.phrases, language.phrases.spoken].map { phrases in
        [phrases.hours, phrases.minutes, phrases.seconds].map { $0(count) }.joined(separator: ", ")
      }.joined(separator: " | ")
    }
    #expect(difference(lines, fromStored: "units-\(language.code)") == nil)
  }

  /// The text, what a voice says and the line of each kind of cue.
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
      return "\(announcement.text) | \(announcement.spoken) | \(announcement.line)"
    }
    #expect(difference(lines, fromStored: "announcements-\(language.code)") == nil)
  }
}

extension Language: CustomTestStringConvertible {
  /// The code, which is shorter than all of its words.
  package var testDescription: String { code }
}
