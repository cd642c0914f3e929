import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Talks of several segments, speeches and debates at the operator's console.
struct SegmentSessionTests {
  /// A minute of talk, and half a minute of questions.
  private static func paper(_ end: SegmentEnd, _ last: SegmentEnd = .wait) -> Preset {
    func segment(_ name: String, _ length: Int, _ end: SegmentEnd) -> Segment {
      var segment = Segment(name: name, length: length, marks: [], atEnd: end)
      segment.cueRules?.intervals = [:]
      segment.cueRules?.beeps = 0
      return segment
    }
    return Preset(
      Format(name: "Paper", segments: [segment("Talk", 60, end), segment("Questions", 30, last)]))
  }

  private static func session(_ preset: Preset, plain: Bool = false) -> Session {
    let pipe = Capabilities(colours: 0, hasReverse: false, hasScreen: false)
    return Session(of: preset, capabilities: plain ? pipe : Capabilities())
  }

  /// The lines of a talk to which `keys` come, a second apart; a number is so many seconds.
  private func lines(_ preset: Preset, _ script: String...) -> [String] {
    var session = Self.session(preset, plain: true)
    for step in script {
      if let seconds = Int(step) { session.pass(seconds: seconds) } else { session.say(step) }
    }
    return session.reports
  }

  @Test func theNextSegmentFollowsByItself() {
    #expect(
      lines(Self.paper(.next, .stop), "start", "200", "time", "quit") == [
        "START 1 minute", "PART Questions, 2 of 2, 30 seconds",
        "TIME IS UP", "STOP 0 seconds remaining",
        "TIME Questions, 2 of 2, 0 seconds remaining, paused",
        "DONE Paper, 1 minute 30 seconds, 14:00 to 14:01",
      ])
  }

  @Test func theNextSegmentBeginsByHand() {
    #expect(
      lines(
        Self.paper(.wait(deductsOverrun: true)), "start", "65", "next", "previous", "next", "next",
        "30", "quit") == [
          "START 1 minute", "TIME IS UP",
          "PART Questions, 2 of 2, 25 seconds", "PART Talk, 1 of 2, 5 seconds over",
          "PART Questions, 2 of 2, 25 seconds", "NOTICE There is no other segment", "TIME IS UP",
          "DONE Paper, 1 minute 30 seconds, 5 seconds over, 14:00 to 14:01",
        ])
  }

  @Test func undoGoesBackAcrossASegment() {
    #expect(
      lines(Self.paper(.wait), "start", "10", "next", "10", "undo", "reset").suffix(3) == [
        "PART Questions, 2 of 2, 30 seconds",
        "NOTICE Undone: running again, Talk, 1 of 2, 40 seconds",
        "READY Paper, Talk 1 minute, Questions 30 seconds",
      ])
  }

  /// Pressing `n` is guarded until the segment's time is up.
  @Test func aRunningSegmentIsLeftOnTheSecondPress() {
    var session = Self.session(Self.paper(.wait))
    session.press(" ")
    session.pass(seconds: 10)
    session.press("n")
    #expect(session.console.snapshot.segmentIndex == 0)
    session.pressAgain(.character("n"))
    #expect(session.console.snapshot.segmentIndex == 1)
    #expect(session.lines().last?.contains("Questions, 2 of 2") == true)
    session.pass(seconds: 20)
    session.press("p")
    #expect(session.console.snapshot.segmentIndex == 1)
  }

  /// A presenter's clicker goes on once the time is up, and never stops a talk.
  @Test func aClickerBeginsTheNextSegment() {
    var session = Self.session(Self.paper(.wait))
    session.press(.pageDown)
    session.pass(seconds: 59)
    session.press(.pageDown)
    #expect(session.console.snapshot.segmentIndex == 0)
    #expect(session.status().contains("Press PageDown again to go to Questions"))
    session.pressAgain(.pageDown)
    #expect(session.console.snapshot.segmentIndex == 1)
    session.pass(seconds: 40)
    session.press(.pageDown)
    #expect(session.isRunning)
    #expect(session.shown == -10)
  }

  @Test func theScreenNamesTheSegmentAndWhatFollows() {
    var session = Self.session(Self.paper(.next))
    #expect(session.lines().last?.hasPrefix("Talk, 1 of 2, then Questions") == true)
    session.press(" ")
    session.pass(seconds: 60)
    #expect(session.lines().last?.hasPrefix("Questions, 2 of 2   Questions") == true)
    #expect(session.console.state.stage.flash?.pulses == 3)
  }

  private static let speech = Preset(
    Format(
      name: "Speech",
      segments: [
        Segment(
          length: 70, counts: .up, opening: nil,
          marks: [
            Mark(at: 50, .phase(.green)), Mark(at: 60, .phase(.yellow)), Mark(at: 70, .phase(.red)),
          ], qualifies: 45...75)
      ]), overtime: .hide)

  @Test(arguments: [
    (40, "DONE Speech, 40 seconds, disqualified, too short, 14:00 to 14:00"),
    (45, "DONE Speech, 45 seconds, qualified, 14:00 to 14:00"),
    (75, "DONE Speech, 1 minute 15 seconds, qualified, 14:00 to 14:01"),
    (76, "DONE Speech, 1 minute 16 seconds, disqualified, too long, 14:00 to 14:01"),
  ])
  func aSpeechIsJudged(seconds: Int, line: String) {
    #expect(lines(Self.speech, "start", "\(seconds)", "stop", "quit").last == line)
  }

  /// A program that ends with the talk says the verdict as well.
  @Test func aSpeechThatEndsWithItsTimeIsJudged() {
    var settings = Settings()
    settings.clock.quitsAtZero = true
    let pipe = Capabilities(colours: 0, hasReverse: false, hasScreen: false)
    var session = Session(of: Self.speech, capabilities: pipe, settings: settings)
    session.say("start")
    session.pass(seconds: 75)
    #expect(session.reports.last == "DONE Speech, 1 minute 10 seconds, qualified, 14:00 to 14:01")
  }

  /// Counting up, lines have the time that the digits show.
  @Test func linesOfASpeechCountUp() {
    #expect(
      lines(Self.speech, "start", "20", "stop", "start", "10", "add 5s").suffix(3) == [
        "STOP 50 seconds remaining", "RESUME 50 seconds remaining",
        "SET 45 seconds remaining",
      ])
  }

  @Test func aHiddenOvertimeIsNeitherSeenNorHeard() {
    var session = Self.session(Self.speech)
    session.press(" ")
    session.pass(seconds: 69)
    let rings = session.bells.count
    session.pass(seconds: 20)
    #expect(session.bells.count == rings)
    #expect(session.console.state.stage.flash == nil)
    let lines = session.lines()
    #expect(!lines.contains { $0.contains("OVER") })
    #expect(lines.contains { $0.contains("RED") })
  }

  @Test func aBellFlashesOnceAndItsWordsStandLarge() {
    var preset = Preset(
      Format(name: "Debate", segments: [Segment(length: 60, counts: .up, opening: nil)]))
    preset.cueRules?.beeps = 0
    let again = Bell.Repetition(every: 5, until: 40)
    preset.format.segments[0].marks = [
      Mark(at: 10, .say("Please conclude", isShown: true)),
      Mark(at: 30, .bell(Bell(2, repeats: again))),
    ]
    var session = Self.session(preset)
    session.press(" ")
    session.pass(seconds: 10)
    #expect(session.console.state.stage.message == "Please conclude")
    session.pass(seconds: 10)
    #expect(session.console.state.stage.message == nil)
    session.pass(seconds: 10)
    #expect(session.console.state.stage.flash?.pulses == 1)
    session.pass(seconds: 5)
    #expect(session.console.state.stage.flash == nil)
    #expect(session.bells.count == 3)
  }
}
