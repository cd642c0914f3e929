import StageRenderer
import Testing
import TimerTestSupport

@testable import Room

struct QuitTests {
  private static let keys = ["q", "Q", "\u{3}"]

  @Test(arguments: keys)
  func aReadyClockEndsAtOnce(key: String) {
    var session = Session()
    session.press(key)
    #expect(session.ending == .finished)
  }

  @Test(arguments: keys)
  func aRunningTalkIsAskedFor(key: String) {
    var session = Session()
    session.press(" " + key)
    #expect(session.ending == nil)
    let name = key == "\u{3}" ? "Ctrl-C" : "q"
    #expect(
      session.status()
        == "The talk is running. Press \(name) again to quit, any other key to continue.")
    session.pass(.milliseconds(4_999))
    session.press(key)
    session.pass(.milliseconds(599))
    #expect(session.ending == nil)
    session.pass(.milliseconds(1))
    #expect(session.ending == .endedEarly)
  }

  @Test func theQuestionTakesItselfBack() {
    var session = Session()
    session.press(" q")
    session.pass(seconds: 5)
    #expect(!session.status().contains("again"))
    session.press("q")
    #expect(session.ending == nil)
  }

  @Test(arguments: [" ", "x", "1", "+", "?", "\u{3}"])
  func anyOtherKeyGoesOnAndDoesNothingElse(key: String) {
    var session = Session()
    session.press(" ")
    session.pass(seconds: 5)
    let before = session.console.snapshot
    session.press("q" + key)
    #expect(session.ending == nil)
    #expect(session.console.snapshot == before)
    #expect(!session.status().contains("again"))
    session.press("q")
    #expect(session.ending == nil)
  }

  @Test func escapeNeverQuits() {
    var session = Session()
    session.press(.escape)
    session.press(" q")
    session.press(.escape)
    session.press(.escape)
    #expect(session.ending == nil)
    #expect(session.isRunning)
  }

  /// What the program's exit status tells of the talk.
  @Test(arguments: [
    ("never started", 0, "", Ending.finished),
    ("stopped before zero", 30, " ", .endedEarly),
    ("stopped in overtime", 90, " ", .finished),
    ("taken back before zero", 30, " g", .endedEarly),
    ("reset before zero", 30, "reset", .finished),
  ])
  func theEndingTellsWhetherTheTalkWasGivenUp(
    story: String, seconds: Int, keys: String, ending: Ending
  ) {
    var session = Session(60)
    if seconds > 0 { session.press(" ") }
    session.pass(seconds: seconds)
    if keys == "reset" { session.say(keys) } else { session.press(keys) }
    session.press("q")
    #expect(session.ending == ending, "\(story)")
  }

  @Test(arguments: [true, false])
  func theProgramEndsWithTheTimeIfAsked(isAsked: Bool) {
    var settings = Settings()
    settings.clock.quitsAtZero = isAsked
    var session = Session(10, settings: settings)
    session.press(" ")
    session.pass(.milliseconds(10_999))
    #expect(session.ending == nil)
    #expect(session.bells.count == 12)
    session.pass(.milliseconds(1))
    #expect(session.ending == (isAsked ? .finished : nil))
  }

  @Test func aTalkThatIsBroughtToItsEndByHandEndsToo() {
    var settings = Settings()
    settings.clock.quitsAtZero = true
    var session = Session(20, settings: settings)
    session.press(" -")
    session.pass(seconds: 1)
    #expect(session.ending == .finished)
  }

  @Test func aSleepThroughTheEndEndsItToo() {
    var settings = Settings()
    settings.clock.quitsAtZero = true
    var session = Session(10, settings: settings)
    session.press(" ")
    session.sleep(.seconds(3600))
    #expect(session.ending == .finished)
  }

  @Test func aTalkInOvertimeIsFinishedButStillAskedFor() {
    var session = Session(60)
    session.press(" ")
    session.pass(seconds: 61)
    session.press("q")
    #expect(session.ending == nil)
    session.pressAgain(.character("q"))
    #expect(session.ending == .finished)
  }
}
