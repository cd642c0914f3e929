import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine

@testable import Room

/// How the program ends: by hand, with its input, or with the time.
struct EndTests {
  private static let noTalk = "NOTICE The input ended while no talk was running"
  private static let minute = Preset(duration: 60)
  private static let speech: Preset = {
    var speech = Preset(duration: 60)
    speech.format.segments[0].qualifies = 20...80
    return speech
  }()
  private static let parts = Preset(
    Format(segments: [Segment(length: 60), Segment(length: 30)]))

  private static func script(_ talk: Preset, _ lines: String) -> ClockScript {
    var script = ClockScript(of: talk)
    script.play(lines)
    return script
  }

  /// How it ends when the operator quits, and when the input ends.
  ///
  /// The talk on the clock counts. It is finished (status 0) if its last segment has reached zero,
  /// and a contest speech always. One with time left was given up (1). A talk that was reset is not
  /// started any more, so quitting is fine then. The end of the input ends nothing that runs, and
  /// is early if nothing does, also if a speech is paused, which stays in its record.
  @Test(
    arguments: [
      (minute, "0", .finished, .endedEarly), (minute, "90 time", .finished, .endedEarly),
      (minute, "0 start, 10 reset", .finished, .endedEarly),
      (minute, "0 start, 10 preset 2", .finished, .endedEarly),
      (minute, "0 start, 10 undo", .finished, .endedEarly),
      (minute, "0 start, 70 reset", .finished, .endedEarly),
      (minute, "0 start, 30", .endedEarly, nil),
      (minute, "0 start, 20 stop", .endedEarly, .endedEarly),
      (minute, "0 start, 20 stop, 30 green", .endedEarly, .endedEarly),
      (minute, "0 start, 65 yellow, 70", .endedEarly, nil),
      (minute, "0 start, 59.5 stop", .endedEarly, .endedEarly),
      (minute, "0 start, 60", .finished, nil), (minute, "0 start, 60 stop", .finished, .finished),
      (minute, "0 start, 65", .finished, .finished),
      (minute, "0 start, 65 stop, 90", .finished, .finished),
      (minute, "0 start, 10 take 1m, 10", .finished, nil),
      (speech, "0 start, 15 stop", .finished, .endedEarly),
      (speech, "0 start, 25 stop", .finished, .endedEarly),
      (parts, "0 start, 70 stop", .endedEarly, .endedEarly),
      (parts, "0 start, 70", .endedEarly, nil),
      (parts, "0 start, 70 next, 80", .endedEarly, nil),
      (parts, "0 start, 70 next, 105", .finished, .finished),
    ] as [(Preset, String, Ending, Ending?)])
  func theStatusIsThatOfTheTalk(talk: Preset, lines: String, quit: Ending, input: Ending?) {
    var script = Self.script(talk, lines)
    var other = script
    script.say("quit")
    #expect(script.ending == quit)
    #expect(script.output.last?.effect == .end(quit))
    other.endInput()
    #expect(other.ending == input)
  }

  /// What is said last when the input ends.
  @Test(arguments: [
    ("0", noTalk), ("90 time", noTalk), ("0 start, 10 reset", noTalk),
    ("0 start, 20 stop", "NOTICE The talk was left paused with 40 seconds remaining"),
    ("0 start, 60 stop", "DONE 1 minute, 14:00 to 14:01"),
    ("0 start, 61 stop", "DONE 1 minute, 1 second over, 14:00 to 14:01"),
    ("0 start, 65", "DONE 1 minute, 5 seconds over, 14:00 to 14:01"),
    ("0 start, 3660", "DONE 1 minute, 1 hour over, 14:00 to 15:01"),
  ])
  func aTalkThatDoesNotRunEndsWithItsInput(lines: String, line: String) {
    var script = Self.script(Self.minute, lines)
    script.endInput()
    #expect(script.lines.last == line)
  }

  /// A second end changes nothing.
  @Test(arguments: [0, 1, 45, 59, 60], [false, true])
  func aRunningTalkGoesOnToItsEnd(seconds: Int, endsAgain: Bool) {
    var script = Self.script(Self.minute, "0 start, \(seconds)")
    script.endInput()
    if endsAgain { script.endInput() }
    script.play("60.999")
    #expect(script.ending == nil)
    #expect(script.lines.last == "TIME IS UP")
    script.play("61")
    #expect(script.lines.last == "DONE 1 minute, 14:00 to 14:01")
    #expect(script.ending == .finished)
  }

  /// When the input ends, and how the first segment does: nobody begins the next one by hand any
  /// more.
  @Test(arguments: [
    (10, SegmentEnd.wait), (65, .wait), (10, .next), (10, .stop),
  ])
  func theNextSegmentFollowsByItself(seconds: Int, end: SegmentEnd) {
    let segments = [
      Segment(name: "Talk", length: 60, atEnd: end), Segment(name: "Questions", length: 30),
    ]
    var script = Self.script(
      Preset(Format(name: "Paper", segments: segments)), "0 start, \(seconds)")
    script.endInput()
    script.pass(.seconds(120))
    #expect(script.lines.contains { $0.hasPrefix("PART Questions, 2 of 2") })
    #expect(script.ending == .finished)
  }

  // MARK: With the time

  private static func quitting(_ announcing: Announcing = .print) -> ClockScript {
    var settings = ClockSettings()
    (settings.quitsAtZero, settings.startsAtOnce, settings.announcing) = (true, true, announcing)
    var script = ClockScript(10, settings)
    script.handle(.launched(LaunchInfo()))
    return script
  }

  /// A program that ends by itself shows zero for its second, and finishes its words.
  @Test(arguments: [(Announcing.print, 11), (.off, 11), (.speak, 13)])
  func aProgramThatEndsByItselfFinishesItsWords(announcing: Announcing, end: Int) {
    var script = Self.quitting(announcing)
    script.pass(.seconds(30))
    #expect(script.ending == .finished)
    #expect(script.passed == .seconds(end))
    #expect(script.lines.last == "DONE 10 seconds, 14:00 to 14:00")
  }

  /// The voice is turned off meanwhile, the operator takes the rest away, or the machine sleeps
  /// past the end.
  @Test(arguments: ["12.5 announcements, 13.5", "1 take 9s, 2", "sleep"])
  func itEndsHoweverZeroComes(lines: String) {
    var script = Self.quitting(lines.contains("announcements") ? .speak : .print)
    if lines == "sleep" { script.sleep(.seconds(3600)) } else { script.play(lines) }
    #expect(script.ending == .finished)
  }

  @Test func itGoesOnUnlessAsked() {
    let script = Self.script(Preset(duration: 10), "0 start, 30")
    #expect(script.ending == nil)
  }
}
