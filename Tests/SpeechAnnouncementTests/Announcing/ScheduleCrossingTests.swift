import SpeechAnnouncement
import Testing
import TimerEngine

/// What is announced when more than a second has passed, for example after a suspension.
struct ScheduleCrossingTests {
  private static let year = 365 * 86_400

  /// Two shown seconds, and what is said of the time between; nothing is `nil`.
  struct Jump: Sendable {
    var segment = Segment.ted
    let from: Int
    let to: Int
    let says: String?
  }

  private func texts(of jump: Jump) -> [String] {
    let cues = CueSchedule(of: jump.segment).cues(from: jump.from, to: jump.to)
    return cues.map { Announcement($0, in: .english).text }
  }

  @Test(arguments: [
    // Up to two seconds late a prompt is given as it is; later one is made for now.
    Jump(from: 1022, to: 1020, says: "17 minutes remaining."),
    Jump(from: 1021, to: 1019, says: "17 minutes remaining."),
    Jump(from: 1021, to: 1018, says: "17 minutes remaining."),
    Jump(from: 1021, to: 1017, says: "16 minutes 57 seconds remaining."),
    Jump(from: 1020, to: 1018, says: nil),
    Jump(from: 1019, to: 1016, says: nil),
    Jump(from: 62, to: 60, says: "Red. 1 minute remaining."),
    Jump(from: 61, to: 59, says: "Red. 1 minute remaining."),
    Jump(from: 61, to: 58, says: "Red. 1 minute remaining."),
    Jump(from: 61, to: 57, says: "Red. 57 seconds remaining."),
    Jump(from: 183, to: 177, says: "Yellow. 2 minutes 57 seconds remaining."),
    Jump(from: 46, to: 43, says: "45 seconds remaining."),
    Jump(from: 46, to: 42, says: "42 seconds remaining."),
    Jump(from: 45, to: 43, says: nil),
    Jump(from: 16, to: 14, says: "15 seconds remaining."),
    // The newest wins, and a beep is of its own second.
    Jump(from: 16, to: 10, says: "10"),
    Jump(from: 11, to: 9, says: "9"),
    Jump(from: 4, to: 1, says: "1"),
    Jump(from: 2, to: 0, says: "Time is up."),
    Jump(from: 1, to: -1, says: "Time is up."),
    Jump(from: 1, to: -2, says: "Time is up."),
    Jump(from: 1, to: -3, says: "3 seconds over."),
  ])
  func aGapOfSeconds(jump: Jump) {
    #expect(texts(of: jump) == [jump.says].compactMap { $0 })
  }

  @Test(arguments: [
    Jump(from: 1080, to: 1020, says: "17 minutes remaining."),
    Jump(from: 1079, to: 1019, says: "17 minutes remaining."),
    Jump(from: 1075, to: 1015, says: "16 minutes 55 seconds remaining."),
    Jump(from: 200, to: 140, says: "Yellow. 2 minutes 20 seconds remaining."),
    Jump(from: 181, to: 121, says: "Yellow. 2 minutes 1 second remaining."),
    Jump(from: 181, to: 120, says: "Yellow. 2 minutes remaining."),
    Jump(from: 180, to: 120, says: "2 minutes remaining."),
    Jump(from: 105, to: 45, says: "Red. 45 seconds remaining."),
    Jump(from: 100, to: 40, says: "Red. 40 seconds remaining."),
    Jump(from: 69, to: 9, says: "Red. 9 seconds remaining."),
    Jump(from: 200, to: 50, says: "Red. 50 seconds remaining."),
    Jump(from: 60, to: 0, says: "Time is up."),
    Jump(from: 300, to: -2, says: "Time is up."),
    Jump(from: 30, to: -30, says: "30 seconds over."),
    Jump(from: 10, to: -60, says: "1 minute over."),
    Jump(from: 10, to: -62, says: "1 minute 2 seconds over."),
  ])
  func aGapOfAMinute(jump: Jump) {
    #expect(texts(of: jump) == [jump.says].compactMap { $0 })
  }

  @Test(arguments: [
    Jump(from: 0, to: -1, says: nil),
    Jump(from: 0, to: -2, says: nil),
    Jump(from: 0, to: -59, says: nil),
    Jump(from: 0, to: -60, says: "1 minute over."),
    Jump(from: 0, to: -62, says: "1 minute over."),
    Jump(from: 0, to: -63, says: "1 minute 3 seconds over."),
    Jump(from: -1, to: -61, says: "1 minute over."),
    Jump(from: -60, to: -119, says: nil),
    Jump(from: -60, to: -120, says: "2 minutes over."),
    Jump(from: -60, to: -600, says: "10 minutes over."),
    Jump(from: -60, to: -3665, says: "1 hour 1 minute 5 seconds over."),
  ])
  func aGapInOvertime(jump: Jump) {
    #expect(texts(of: jump) == [jump.says].compactMap { $0 })
  }

  @Test(arguments: [
    Jump(from: 7200, to: 3600, says: "1 hour remaining."),
    Jump(from: 7200, to: 3595, says: "59 minutes 55 seconds remaining."),
    Jump(from: 86_399, to: 82_799, says: "23 hours remaining."),
    Jump(from: 86_399, to: 82_795, says: "22 hours 59 minutes 55 seconds remaining."),
    Jump(from: 1080, to: -2520, says: "42 minutes over."),
    Jump(from: 1083, to: -2517, says: "41 minutes 57 seconds over."),
    Jump(from: -60, to: -3660, says: "1 hour 1 minute over."),
    Jump(from: 1080, to: 1080 - year, says: "8759 hours 42 minutes over."),
    Jump(from: 1077, to: 1077 - year, says: "8759 hours 42 minutes 3 seconds over."),
    Jump(from: -57, to: -57 - year, says: "8760 hours 57 seconds over."),
  ])
  func aGapOfAnHourAndOfAYear(jump: Jump) {
    #expect(texts(of: jump) == [jump.says].compactMap { $0 })
  }

  @Test(arguments: [
    Jump(segment: .yellow(60, red: 0), from: 1, to: 0, says: "Time is up."),
    Jump(segment: .yellow(60, red: 0), from: 5, to: -2, says: "Time is up."),
    Jump(segment: .yellow(60, red: 0), from: 5, to: -9, says: "9 seconds over."),
    Jump(segment: .yellow(60, red: 0), from: 0, to: -9, says: nil),
    Jump(segment: .yellow(0, red: 0), from: 3, to: 0, says: "Time is up."),
    Jump(segment: .yellow(5, red: 4), from: 6, to: 3, says: "Red. 3 seconds remaining."),
    Jump(segment: .yellow(5, red: 0), from: 6, to: 3, says: "Yellow. 3 seconds remaining."),
    Jump(segment: .yellow(60, red: 60), from: 65, to: 50, says: "Red. 50 seconds remaining."),
    Jump(
      segment: .yellow(600, red: 300), from: 299, to: 283,
      says: "4 minutes 45 seconds remaining."),
  ])
  func aGapAcrossUnusualThresholds(jump: Jump) {
    #expect(texts(of: jump) == [jump.says].compactMap { $0 })
  }

  @Test func aPhaseAndItsBeepComeTogetherAfterAGap() {
    let cues = CueSchedule(of: .yellow(10, red: 5)).cues(from: 7, to: 5)
    #expect(cues == [Cue(.phase, at: 5, in: .red), Cue(.beep, at: 5, in: .red)])
  }

  /// TED's talk with "Questions" at 2:00; the last number is the second of a bell.
  @Test(arguments: [
    (121, 119, 119, ["Questions", "Bell."]), (121, 118, 119, ["Questions", "Bell."]),
    (121, 118, 118, ["Questions", "Bell."]), (121, 119, 120, ["Questions", "Bell."]),
    (119, 117, 117, ["Bell."]), (121, 117, 117, ["1 minute 57 seconds remaining.", "Bell."]),
    (61, 59, 60, ["Red. 1 minute remaining.", "Bell."]),
    (61, 59, 59, ["Red. 59 seconds remaining.", "Bell."]),
  ])
  func aBellAfterWordsDoesNotSilenceThem(from: Int, to: Int, bell: Int, texts: [String]) {
    var segment = Segment.ted.saying([120: "Questions"])
    segment.marks.append(Mark(at: bell, .bell(Bell(1))))
    let cues = CueSchedule(of: segment).cues(from: from, to: to)
    #expect(cues.map { Announcement($0, in: .english).text } == texts)
  }

  @Test func aBeepAfterWordsDoesNotSilenceThem() {
    let cues = CueSchedule(of: .ted.saying([11: "Thank you"])).cues(from: 12, to: 10)
    #expect(cues.map { Announcement($0, in: .english).text } == ["Thank you", "10"])
  }

  @Test(arguments: [1080, 1020, 180, 60, 45, 10, 5, 1, 0, -1, -60, -120])
  func nothingIsSaidWhenNoTimePasses(shown: Int) {
    #expect(CueSchedule(of: .ted).cues(from: shown, to: shown).isEmpty)
  }

  @Test(arguments: [(59, 61), (60, 1080), (0, 1), (-1, 0), (-120, -60), (-1, 600), (9, 10)])
  func nothingIsSaidWhenTimeIsGiven(earlier: Int, later: Int) {
    #expect(CueSchedule(of: .ted).cues(from: earlier, to: later).isEmpty)
  }

  @Test func aThresholdCrossedAgainIsAnnouncedAgain() {
    let schedule = CueSchedule(of: .ted)
    let first = schedule.cues(from: 181, to: 180)
    #expect(schedule.cues(from: 180, to: 240).isEmpty)
    #expect(schedule.cues(from: 181, to: 180) == first)
  }
}
