import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Standard input ends: nobody can give commands any more.
struct EndOfInputTests {
  private static let noTalk = "NOTICE The input ended before a talk was started"

  /// A clock of a minute that was told a line, and perhaps another one so many seconds later.
  private func session(_ first: String?, then second: String? = nil, after seconds: Int) -> Session
  {
    var session = Session(60, size: .none, capabilities: .lines)
    if let first { session.say(first) }
    session.pass(seconds: seconds)
    if let second { session.say(second) }
    return session
  }

  /// What was said, and the last report and the ending.
  @Test(
    arguments: [
      (nil, nil, 0, noTalk, .endedEarly), (nil, "time", 90, noTalk, .endedEarly),
      ("start", "reset", 10, noTalk, .endedEarly),
      (
        "start", "stop", 20, "NOTICE The talk was left paused with 40 seconds remaining",
        .endedEarly
      ),
      ("start", "stop", 60, "DONE 1 minute, 14:00 to 14:01", .finished),
      ("start", "stop", 61, "DONE 1 minute, 1 second over, 14:00 to 14:01", .finished),
      ("start", "stop", 65, "DONE 1 minute, 5 seconds over, 14:00 to 14:01", .finished),
      ("start", nil, 65, "DONE 1 minute, 5 seconds over, 14:00 to 14:01", .finished),
      ("start", nil, 3_660, "DONE 1 minute, 1 hour over, 14:00 to 15:01", .finished),
    ] as [(String?, String?, Int, String, Ending)])
  func aTalkThatDoesNotRunEndsWithItsInput(
    first: String?, second: String?, seconds: Int, report: String, ending: Ending
  ) {
    var session = session(first, then: second, after: seconds)
    session.handle(.input(.end))
    #expect(session.reports.last == report)
    #expect(session.effects.last?.effect == .end(ending))
  }

  @Test(arguments: [0, 1, 45, 59, 60])
  func aRunningTalkGoesOnToItsEnd(seconds: Int) {
    var session = session("start", after: seconds)
    session.handle(.input(.end))
    session.pass(.milliseconds(60_999 - 1_000 * seconds))
    #expect(session.ending == nil)
    #expect(session.reports.last == "TIME IS UP")
    session.pass(.milliseconds(1))
    #expect(session.reports.last == "DONE 1 minute, 14:00 to 14:01")
    #expect(session.ending == .finished)
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
    var session = Session(
      of: Preset(Format(name: "Paper", segments: segments)), size: .none, capabilities: .lines)
    session.say("start")
    session.pass(seconds: seconds)
    session.handle(.input(.end))
    session.pass(seconds: 120)
    #expect(session.reports.contains { $0.hasPrefix("PART Questions, 2 of 2") })
    #expect(session.ending == .finished)
  }

  @Test func aSecondEndChangesNothing() {
    var session = session("start", after: 10)
    session.handle(.input(.end))
    let reports = session.reports
    session.handle(.input(.end))
    #expect(session.isRunning)
    #expect(session.reports == reports)
    #expect(session.ending == nil)
  }

  @Test func aTalkThatIsUpWhileTheMachineSleepsEndsToo() {
    var session = session("start", after: 10)
    session.handle(.input(.end))
    session.sleep(.seconds(600))
    #expect(session.ending == .finished)
    #expect(session.reports.last?.hasPrefix("DONE 1 minute, ") == true)
  }
}
