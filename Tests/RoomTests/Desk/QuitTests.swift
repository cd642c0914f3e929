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
    session.pass(.milliseconds(3_999))
    session.press(key)
    session.pass(.milliseconds(599))
    #expect(session.ending == nil)
    session.pass(.milliseconds(1))
    #expect(session.ending == .endedEarly)
  }

  @Test func theQuestionTakesItselfBack() {
    var session = Session()
    session.press(" q")
    session.pass(seconds: 4)
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
}
