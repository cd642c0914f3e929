import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The finish at a time of day, after `g` has read the wall clock again.
struct UntilAgainTests {
  private static let finish = Duration.seconds(51_300)

  /// A talk from 14:00:00.25 to 14:15.
  private func session(_ capabilities: Capabilities = Capabilities()) -> Session {
    var settings = Settings()
    settings.clock.until = 51_300
    var session = Session(
      900, capabilities: capabilities, settings: settings, timeOfDay: .milliseconds(50_400_250))
    session.handle(.launched(LaunchInfo()))
    return session
  }

  /// What is left until 14:15 by the wall clock; negative after it.
  private func left(_ session: Session) -> Duration {
    Self.finish - session.console.moment.timeOfDay
  }

  private func remaining(_ session: Session) -> Duration {
    session.console.snapshot.remaining(at: session.console.moment.talk)
  }

  private static let moves = [-180, -5, 0, 5, 180]

  /// After some seconds, the wall clock is moved by each of `moves`.
  @Test(arguments: [1, 60, 895, 899, 900, 902, 1_000, 2_000])
  func theFinishIsRightAgain(seconds: Int) {
    var before = session()
    before.sleepThrough(seconds: seconds)
    for move in Self.moves {
      var session = before
      session.console.clock.moment.timeOfDay += .seconds(move)
      session.press("g")
      #expect(session.isRunning, "\(move)")
      #expect(remaining(session) == left(session), "\(move)")
      #expect(!session.status().contains("tomorrow"), "\(move)")
    }
  }

  @Test(arguments: [60, 880, 950])
  func theFinishIsRightAfterAPauseAndAddedTime(seconds: Int) {
    var before = session()
    before.sleepThrough(seconds: seconds)
    before.press(" ")
    before.pass(seconds: 90)
    before.press("+]")
    for move in Self.moves {
      var session = before
      session.console.clock.moment.timeOfDay += .seconds(move)
      session.press("g")
      #expect(!session.isRunning && !session.console.snapshot.isReady, "\(move)")
      #expect(remaining(session) == left(session), "\(move)")
    }
  }

  @Test(arguments: moves)
  func aSecondReadingCorrectsTheFirst(move: Int) {
    var session = session()
    session.sleepThrough(seconds: 890)
    for _ in 0..<3 {
      session.console.clock.moment.timeOfDay += .seconds(move)
      session.press("g")
      #expect(remaining(session) == left(session))
      session.pass(seconds: 20)
    }
  }

  @Test func itIsNotGuardedSinceItLosesNothing() {
    var session = session()
    session.pass(seconds: 30)
    session.press("g")
    #expect(session.status() == "Talk ends at 14:15")
    #expect(session.isRunning)
  }

  /// The clock is ready then, without an end at a time of day.
  @Test func backspaceForgetsTheFinish() {
    var session = session()
    session.pass(seconds: 30)
    session.press(.backspace)
    #expect(session.isRunning)
    #expect(session.status().contains("Press Backspace again to end this talk"))
    session.pass(seconds: 1)
    session.press(.backspace)
    session.pass(seconds: 1)
    #expect(session.console.snapshot.isReady)
    #expect(session.console.snapshot.finish == nil)
  }

  @Test(arguments: ["y", "r", "2"])
  func commandsThatLoseTheTalkAreGuardedAsEver(key: String) {
    var session = session()
    session.pass(seconds: 30)
    session.press(key)
    #expect(session.isRunning)
    #expect(session.status().contains("Press \(key) again"))
  }

  @Test func undoBringsTheMovedFinishBack() {
    var session = session()
    session.pass(seconds: 30)
    session.press("+g")
    #expect(session.status() == "Press g again: ends 14:15, the talk goes on")
    session.pass(seconds: 1)
    session.press("g")
    session.pass(seconds: 1)
    #expect(remaining(session) == left(session))
    session.press("u")
    #expect(remaining(session) == left(session) + .seconds(60))
  }

  @Test func aLineReadsItAsWell() {
    var session = session(.lines)
    session.pass(seconds: 30)
    session.say("stop")
    session.pass(seconds: 30)
    session.say("green")
    #expect(
      session.reports.suffix(2) == [
        "STOP 14 minutes 30 seconds remaining", "SET 14 minutes remaining (green)",
      ])
  }
}
