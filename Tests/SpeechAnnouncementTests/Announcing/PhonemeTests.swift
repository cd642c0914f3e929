import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

/// What espeak-ng makes of the minutes to an hour and of the most frequent announcements.
///
/// `Announcements.md` lists the sounds that are doubtful. A text that does not change keeps its
/// sounds, so each run compares the texts with those whose sounds are stored. Only `make soak`, and
/// a run that stores pictures, ask espeak-ng.
struct PhonemeTests {
  /// Other versions have other phonemes.
  private static let isAsked =
    (repetitions > 1 || recordsPictures)
    && shellOutput(of: "espeak-ng --version 2>&1").contains(" 1.51 ")

  private static let part = SegmentPlace("", number: 2, of: 2)

  private static let cues = [
    Cue(.start, at: 1080, in: .green), Cue(.start, at: 300, in: .green),
    Cue(.prompt, at: 900, in: .green), Cue(.prompt, at: 600, in: .green),
    Cue(.prompt, at: 300, in: .green), Cue(.prompt, at: 120, in: .yellow),
    Cue(.prompt, at: 60, in: .yellow), Cue(.prompt, at: 45, in: .red),
    Cue(.prompt, at: 30, in: .red), Cue(.prompt, at: 15, in: .red),
    Cue(.prompt, at: 90, in: .green), Cue(.prompt, at: 3900, in: .green),
    Cue(.phase, at: 600, in: .green), Cue(.phase, at: 180, in: .yellow),
    Cue(.phase, at: 60, in: .red), Cue(.zero, at: 0, in: .red),
    Cue(.overtime, at: -60, in: .overtime), Cue(.overtime, at: -120, in: .overtime),
    Cue(.bell, at: 60, in: nil, ring: BellRing(2)),
    Cue(.segment, at: 300, in: .green, place: part),
  ]

  /// The texts of the minutes, which have one clause each, and the other texts.
  private static func texts(in language: Language) -> (minutes: [String], others: [String]) {
    let spoken = language.phrases.spoken
    let minutes = (0...60).map(spoken.minutes)
    let phases = Phase.allCases.map { spoken.name(of: $0) }
    let announcements = cues.map { Announcement($0, in: language).spoken }
    return (minutes, phases + announcements)
  }

  @Test(arguments: Language.all)
  func theSoundsOfEachTextAreStored(language: Language) {
    let (minutes, others) = Self.texts(in: language)
    let stored = storedPicture("phonemes-\(language.code)").map { line in
      line.split(separator: " | ").first.map(String.init) ?? ""
    }
    #expect(stored == minutes + others)
  }

  @Test(.enabled(if: isAsked, "make soak asks espeak-ng 1.51"), arguments: Language.all)
  func eachTextHasItsSounds(language: Language) {
    let (minutes, others) = Self.texts(in: language)
    let voice = "espeak-ng -q -x -v \(language.code)"
    // Paragraphs of one clause come out as a line each; several clauses need a call of their own.
    let paragraphs = minutes.map { "\($0)\n\n" }.joined()
    let commands =
      ["printf %s \(Self.argument(paragraphs)) | \(voice) --stdin"]
      + others.map { "\(voice) \(Self.argument($0)) | tr '\\n' ' '; echo" }
    let sounds = shellOutput(of: commands.joined(separator: "\n")).split(separator: "\n")
    #expect(sounds.count == minutes.count + others.count)
    let lines = zip(minutes + others, sounds).map { text, sounds in
      "\(text) | \(sounds.split(separator: " ").joined(separator: " "))"
    }
    #expect(difference(lines, fromStored: "phonemes-\(language.code)") == nil)
  }

  /// A text as an argument of a shell command.
  private static func argument(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
