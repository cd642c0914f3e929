import SpeechAnnouncement
import Testing
import TimerEngine

/// What a talk with rules of its own announces.
struct ScheduleRulesTests {
  private static func rules(_ change: (inout CueRules) -> Void) -> CueRules {
    var rules = CueRules()
    change(&rules)
    return rules
  }

  private func drawing(_ rules: CueRules?, yellow: Int, red: Int, from: Int, seconds: Int) -> String
  {
    let line = CueLine(.yellow(yellow, red: red), rules, from: from, seconds: seconds)
    return line.drawing
  }

  @Test func eachPhaseHasItsInterval() {
    let rules = Self.rules {
      $0.intervals = [.green: 4, .yellow: 3, .red: 2, .overtime: 5]
      $0.beeps = 3
    }
    #expect(
      drawing(rules, yellow: 14, red: 8, from: 24, seconds: 36) == """
        phase   GGGGGGGGGGYYYYYYRRRRRRRRR+++++++++++
        spoken  ----m---m-y-m--mr-i-i---0----o----o-
        beeps   ---------------------!!!------------
        """)
  }

  @Test func aPhaseWithoutAnIntervalHasNoPrompts() {
    let rules = Self.rules {
      $0.intervals = [:]
      $0.beeps = 0
    }
    #expect(
      drawing(rules, yellow: 66, red: 62, from: 68, seconds: 72) == """
        phase   GGYYYYRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR+++
        spoken  --y---r-------------------------------------------------------------0---
        beeps   ------------------------------------------------------------------------
        """)
  }

  @Test func marksSpeakForThemselvesAndBesideBeeps() {
    let segment = Segment.yellow(12, red: 2).saying([14: "A", 12: "B", 3: "C"])
    let rules = Self.rules { $0.beeps = 4 }
    #expect(
      CueLine(segment, rules, from: 15, seconds: 18).drawing == """
        phase   GGGYYYYYYYYYYRRR++
        spoken  -w-y--------wr-0--
        beeps   -----------!!!!---
        """)
  }

  /// A bell takes the place of a beep, rings beside words, and may ring again.
  @Test func bellsRingBesideWords() {
    var segment = Segment.yellow(12, red: 2).saying([14: "A"])
    segment.marks += [
      Mark(at: 14, .bell(Bell(1))), Mark(at: 12, .bell(Bell(2))),
      Mark(at: 8, .bell(Bell(3, repeats: Bell.Repetition(every: 3, until: 1)))),
    ]
    let schedule = CueSchedule(of: segment, rules: Self.rules { $0.beeps = 4 })
    let bells = schedule.walk(from: 16, to: -3).filter { $0.kind == .bell }
    #expect(bells.map(\.remainingSecond) == [14, 12, 8, 5, 2])
    #expect(
      bells.map(\.ring) == [
        BellRing(1), BellRing(2), BellRing(3), BellRing(3, isRepeat: true),
        BellRing(3, isRepeat: true),
      ])
    #expect(schedule.cues(at: 14).map(\.kind) == [.prompt, .bell])
    #expect(schedule.cues(at: 2).map(\.kind) == [.phase, .bell])
    #expect(schedule.cues(at: 3).map(\.kind) == [.beep])
  }

  /// Of seven minutes, up to a minute behind their end; each minute of the overtime is told without
  /// phases, too.
  @Test func countingUpBellsRingInOvertimeToo() {
    var debate = Segment(length: 420, counts: .up, opening: nil)
    debate.cueRules?.beeps = 0
    debate.marks = [
      Mark(at: 60, .bell(Bell(1))), Mark(at: 420, .bell(Bell(2))),
      Mark(at: 435, .bell(Bell(3, repeats: Bell.Repetition(every: 20, until: 480)))),
    ]
    let cues = CueSchedule(of: debate).walk(from: 420, to: -200)
    let kinds: [Cue.Kind] = [.bell, .zero, .bell, .bell, .bell, .bell]
    #expect(cues.map(\.kind) == kinds + [.overtime, .overtime, .overtime])
    #expect(cues.map(\.remainingSecond) == [360, 0, 0, -15, -35, -55, -60, -120, -180])
  }

  /// A suspend over the end of a talk without phases: the overtime is told, unless its intervals
  /// are off.
  @Test(
    arguments: [(60, [Cue(.overtime, at: -90, digits: 510, in: nil)]), (nil, [])]
      as [(Int?, [Cue])])
  func aGapOverTheEndIsToldWithoutPhases(interval: Int?, told: [Cue]) {
    var debate = Segment(length: 420, counts: .up, opening: nil)
    debate.cueRules?.intervals[.overtime] = interval
    #expect(CueSchedule(of: debate).cues(from: 30, to: -90) == told)
  }

  @Test func aSilentTalkHasNoCues() {
    let schedule = CueSchedule(of: .ted, rules: nil)
    #expect(schedule.walk(from: 1080, to: -120).isEmpty)
    #expect(schedule.cues(from: 1080, to: -120).isEmpty)
    #expect(schedule.cues(from: 70, to: 50).isEmpty)
  }

  @Test(arguments: [
    // A mark's words stand in the place of the prompt that falls on it, and behind all else.
    (300, Cue(.prompt, at: 300, in: .green, saying: "Go on"), "Go on", "GREEN 5 minutes remaining"),
    (
      180, Cue(.phase, at: 180, in: .yellow, saying: "Go on"),
      "Yellow. 3 minutes remaining. Go on", "YELLOW 3 minutes remaining"
    ),
    (0, Cue(.zero, at: 0, in: .red, saying: "Go on"), "Time is up. Go on", "TIME IS UP"),
  ])
  func aMarkSaysItsWords(shown: Int, cue: Cue, text: String, line: String) {
    let schedule = CueSchedule(of: .ted.saying([shown: "Go on"]))
    #expect(schedule.cues(at: shown) == [cue])
    #expect(Announcement(cue, in: .english).text == text)
    #expect(Announcement(cue, in: .english).line == line + ", Go on")
  }

  /// Intervals of five minutes, a mark at 7:30.
  @Test(arguments: [
    (901, 899, "15 minutes remaining."), (899, 601, nil), (899, 598, "10 minutes remaining."),
    (899, 590, "9 minutes 50 seconds remaining."), (500, 440, "7 minutes 20 seconds remaining."),
    (451, 448, "Questions"), (449, 301, nil), (200, 170, "Yellow. 2 minutes 50 seconds remaining."),
    (-1, -31_536_000, nil),
  ])
  func aGapIsToldIfSomethingFellIntoIt(from: Int, to: Int, text: String?) {
    let rules = Self.rules { $0.intervals = [.green: 300] }
    let cues = CueSchedule(of: .ted.saying([450: "Questions"]), rules: rules).cues(
      from: from, to: to)
    #expect(cues.map { Announcement($0, in: .english).text } == [text].compactMap { $0 })
  }
}
