import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct LockTests {
  private func locked() -> Session {
    var settings = Settings()
    settings.startsLocked = true
    return Session(60, settings: settings)
  }

  @Test func onlySpaceWorks() {
    var session = locked()
    session.press(" ")
    session.pass(seconds: 1)
    #expect(session.isRunning)
    for key in "12gyrGYR+-][uolcfbms?tqx:\t\r".unicodeScalars {
      session.press(.character(key))
      #expect(session.status() == "Locked: only Space works. Press k twice to unlock.")
      session.pass(.milliseconds(10))
    }
    session.handle(.input(.mouse(Mouse(.wheelUp, at: Position(column: 1, row: 5)))))
    for key in [Key.up, .backspace, .escape, .pageUp, .pageDown, .f1] { session.press(key) }
    #expect(session.isRunning)
    #expect(session.shown == 59)
    #expect(session.ending == nil)
    session.pass(seconds: 1)
    session.press(" ")
    #expect(!session.isRunning)
  }

  /// Nobody can be locked in: Ctrl-C asks, and ends the program on the second press.
  @Test(arguments: [true, false])
  func ctrlCAsks(isRunning: Bool) {
    var session = locked()
    if isRunning { session.press(" ") }
    session.pass(seconds: 1)
    session.press(.interrupt)
    #expect(session.status().contains("Ctrl-C again"))
    #expect(session.ending == nil)
    session.press("x")
    session.press("\u{3}")
    #expect(session.ending == nil)
    session.pressAgain(.interrupt)
    #expect(session.ending == (isRunning ? .endedEarly : .finished))
  }

  /// Presses of k with the milliseconds between them, and whether it is unlocked then.
  @Test(
    arguments: [
      ([0], false), ([0, 500], true), ([0, 4_500], false), ([0, 4_500, 500], true),
      // A held key does not unlock.
      ([0, 500, 30, 30, 30, 30, 30], true), ([0, 30, 30, 30, 30, 30], false),
    ])
  func kTwiceUnlocks(pauses: [Int], isUnlocked: Bool) {
    var session = locked()
    for pause in pauses {
      session.pass(.milliseconds(pause))
      session.press("k")
      if !session.console.screen.isLocked { break }
    }
    #expect(session.console.screen.isLocked == !isUnlocked)
    session.pass(seconds: 6)
    session.press("+")
    #expect(session.shown == (isUnlocked ? 120 : 60))
  }

  @Test func kLocksAndSaysSo() {
    var session = Session(60)
    session.press("k")
    #expect(session.console.screen.isLocked)
    #expect(session.status() == "Locked: only Space works. Press k twice to unlock.")
    session.pass(seconds: 1)
    session.press("k")
    #expect(session.status() == "Locked: press k again to unlock")
    session.pass(seconds: 1)
    session.press("k")
    #expect(session.status() == "Unlocked")
  }
}
