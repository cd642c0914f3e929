import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct GuardTests {
  private static let losing = ["1", "2", "9", "g", "y", "r", "Y", "u"]

  private func running() -> Session {
    var session = Session(600, settings: .ascii)
    session.press(" ")
    session.pass(seconds: 30)
    return session
  }

  @Test(arguments: losing)
  func commandsThatLoseARunningTalkAskFirst(key: String) {
    var session = running()
    let before = session.console.snapshot
    session.press(key)
    #expect(session.console.snapshot == before)
    let effect =
      switch key {
      case "1": " to end this talk and load TED talk"
      case "2": " to end this talk and load Lightning talk"
      case "9": " to end this talk and load 3MT"
      case "g": ": 10:00 left, the talk goes on"
      case "y": ": 1:40 left, the talk goes on"
      case "r": ": 0:35 left, the talk goes on"
      case "Y": ": yellow begins now"
      default: " to end this talk"
      }
    #expect(session.status() == "Press \(key) again\(effect)")
  }

  /// What would be refused after the second press is refused at once.
  @Test(arguments: [
    ("R", "Red cannot begin before yellow (1:40)"),
    (":preset nosuch\r", "There is no preset 'nosuch'"),
    (":preset talk\r", "'talk' matches several presets"),
    (":remove 1\r", "Slot 1 is TED talk"),
    (":set 9:30\r", "The time cannot be changed any further"),
  ])
  func whatWouldBeRefusedIsNotAskedAbout(keys: String, answer: String) {
    var session = running()
    let before = session.console.snapshot
    session.press(keys)
    #expect(session.console.screen.question == nil)
    #expect(session.status().hasPrefix(answer), "\(session.status())")
    #expect(session.console.snapshot == before)
  }

  /// A stored preset that is removed is no loss for the talk, and comes back with undo.
  @Test func removingIsNotGuarded() {
    var session = Session(600, settings: .ascii)
    session.press("s3")
    session.press(" ")
    session.pass(seconds: 30)
    session.press(":remove 3\r")
    #expect(session.status().hasPrefix("Slot 3: removed"), "\(session.status())")
    #expect(session.isRunning)
  }

  @Test(arguments: [(Key.pageUp, "PageUp"), (.backspace, "Backspace"), (.character("u"), "u")])
  func theKeyThatWasPressedIsNamed(key: Key, name: String) {
    var session = running()
    session.press(key)
    #expect(session.status() == "Press \(name) again to end this talk")
  }

  @Test(arguments: losing)
  func theSecondPressWithinTwoSecondsDoesIt(key: String) {
    var session = running()
    let before = session.console.snapshot
    session.press(key)
    session.pass(.milliseconds(1999))
    session.press(key)
    session.pass(.milliseconds(250))
    #expect(session.console.snapshot != before)
  }

  @Test(arguments: [("1", 250), ("2", 500), ("g", 660), ("y", 250), ("r", 500), ("Y", 660)])
  func aHeldKeyAnswersNoQuestion(key: String, delay: Int) {
    var session = running()
    let before = session.console.snapshot
    session.press(key)
    session.pass(.milliseconds(delay))
    for _ in 0..<50 {
      session.press(key)
      session.pass(.milliseconds(33))
    }
    #expect(session.console.snapshot == before)
    #expect(session.status().contains("\(key) came too often"))
    #expect(session.console.state.history.last?.talk?.isReady == true)
    session.pass(.milliseconds(300))
    session.press(key)
    session.pass(.milliseconds(1100))
    #expect(session.console.snapshot != before)
  }

  @Test(arguments: losing)
  func afterFourSecondsItAsksAnew(key: String) {
    var session = running()
    let before = session.console.snapshot
    session.press(key)
    session.pass(.milliseconds(3999))
    #expect(session.status().contains("again"))
    session.pass(.milliseconds(1))
    #expect(!session.status().contains("again"))
    session.press(key)
    #expect(session.console.snapshot == before)
    #expect(session.status().contains("again"))
  }

  @Test(arguments: losing)
  func anotherKeyInBetweenBeginsAnew(key: String) {
    var session = running()
    session.type(key + (key == "2" ? "3" : "2") + key)
    #expect(session.isRunning)
    #expect(session.status().hasPrefix("Press \(key) again"))
  }

  @Test(arguments: ["+", "-", "]", "[", "o", "l", "t", "?", "G", "x", "\t"])
  func commandsThatLoseNothingDoNotAsk(key: String) {
    var session = running()
    session.press(key)
    #expect(session.isRunning)
    #expect(!session.status().contains("again"))
  }

  @Test(arguments: ["1", "g", "y", "r", "Y", "R", "u", "G"])
  func aStoppedClockIsNotGuarded(key: String) {
    var session = running()
    session.press(" ")
    session.press(key)
    #expect(session.console.screen.question == nil)
  }

  @Test func undoneTimeIsNotGuardedSinceTheTalkGoesOn() {
    var session = running()
    session.press("+u")
    #expect(session.isRunning)
    #expect(session.shown == 570)
  }

  @Test func backspaceIsTheGreenTimeAndGuardedAsSuch() {
    var session = running()
    session.press(.backspace)
    #expect(session.isRunning)
    #expect(session.status().contains("Press Backspace again"))
    session.pressAgain(.backspace)
    #expect(session.shown == 600)
    #expect(!session.isRunning)
  }
}
