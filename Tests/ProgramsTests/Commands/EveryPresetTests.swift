import Files
import Platform
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Commands

/// Talks with all bundled presets, in plain mode and sixty times as fast: they announce what
/// `timeline` prints.
struct EveryPresetTests {
  private func length(_ talk: Preset) -> String {
    Language.english.phrases.length(talk.duration)
  }

  /// What `timeline` lists, but for an end that is hidden, and what the talk's course adds.
  private func expected(of talk: Preset) -> [String] {
    let hidden = TalkSnapshot(talk)
    var lines = Timeline.announcements(of: talk, in: .english)
      .filter { !hidden.hides($0.cue) }.map(\.line)
    let segments = talk.format.segments
    guard let last = segments.last else { return lines }
    if segments.count > 1, last.cueRules == nil {
      let place = SegmentPlace(last.name, number: segments.count, of: segments.count)
      let cue = Cue(.segment, at: last.length, in: last.opening, place: place)
      lines.append(Announcement(cue, in: .english).line)
    }
    if last.atEnd == .stop { lines.append("STOP 0 seconds remaining") }
    return lines
  }

  /// The last line of a talk that was left two minutes after its end, up to the times of day.
  private func lastLine(of talk: Preset) -> String {
    let last = talk.format.segments[talk.format.segments.count - 1]
    func done(_ seconds: Int) -> String {
      "DONE \(talk.name), \(Language.english.phrases.length(seconds)), "
    }
    if last.qualifies != nil { return done(talk.duration + 120) + "disqualified, too long, " }
    return done(talk.duration) + (last.atEnd == .stop ? "" : "2 minutes over, ")
  }

  /// Every sixth preset of up to twenty minutes, in addition to those of `ModelTests`; in `make
  /// soak`, all presets.
  private static let talks = sample(
    BundledPresets.all.filter { $0.duration <= 1200 || repetitions > 1 }, oneOf: 6)

  /// The presets of the slots of up to ten minutes; in `make soak`, of all slots.
  private static let slots = BundledPresets.slots.filter { $0.duration <= 600 || repetitions > 1 }

  @Test(arguments: talks)
  func aTalkTellsWhatTheTimelineLists(talk: Preset) {
    let lines = Rehearsal(talk: talk).lines()
    #expect(lines.first?.hasPrefix("READY \(talk.name), ") == true)
    #expect(lines.last?.hasPrefix(lastLine(of: talk)) == true, "\(lines.last ?? "")")
    #expect(Array(lines.dropFirst().dropLast()) == expected(of: talk))
  }

  @Test(arguments: slots)
  func withAnnouncementsOffThreeLinesAreLeft(talk: Preset) {
    let lines = Rehearsal(talk: talk).lines(announcing: .off)
    #expect(lines.count == 3)
    #expect(lines.dropFirst().first == "START \(length(talk))")
    #expect(lines.last?.hasPrefix(lastLine(of: talk)) == true)
  }

  /// Lengths without a preset, from the shortest to more than an hour; in `make soak`, also a
  /// longer one.
  private static let times =
    [1, 2, 9, 10, 11, 59, 60, 61, 75, 119, 3_901] + (repetitions > 1 ? [6_001] : [])

  /// Above twenty minutes, the lines have only the prompts of every five minutes.
  @Test(arguments: times)
  func aTimeTellsWhatTheTimelineLists(seconds: Int) {
    let talk = Preset(duration: seconds)
    let announcements = Timeline.announcements(of: talk, in: .english).filter { announcement in
      let cue = announcement.cue
      return cue.kind != .prompt || cue.remainingSecond <= 1_200
        || cue.remainingSecond.isMultiple(of: 300)
    }
    #expect(
      Rehearsal(talk: talk).lines().dropFirst().dropLast()
        .elementsEqual(announcements.map(\.line)))
  }
}
