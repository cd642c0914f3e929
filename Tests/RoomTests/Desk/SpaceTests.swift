import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct SpaceTests {
  /// One character is a tenth of a second: `!` is a press, `R` running, `-` not.
  @Test(arguments: [
    ("!----", "RRRRR"),
    ("!----!", "RRRRR-"),
    ("!---!", "RRRRR"),
    // Each ignored press begins the half second anew.
    ("!---!---!---!-----", "RRRRRRRRRRRRRRRRRR"),
    ("!---!---!----!-----", "RRRRRRRRRRRRR------"),
    // Held down, or ten presses in a second: one start.
    ("!!!!!!!!!!", "RRRRRRRRRR"),
    ("!!!!!!!!!!----!", "RRRRRRRRRRRRRR-"),
  ])
  func aSecondPressWithinHalfASecondIsIgnored(presses: String, runs: String) {
    var session = Session()
    let seen = presses.map { press -> Character in
      if press == "!" { session.press(" ") }
      defer { session.pass(.milliseconds(100)) }
      return session.isRunning ? "R" : "-"
    }
    #expect(String(seen) == runs)
  }

  /// A key is held for three seconds, with a delay before it repeats and an interval between
  /// repeats.
  ///
  /// With some keyboards, the delay is longer than half a second.
  @Test(arguments: [
    (250, 33), (400, 40), (499, 90), (500, 33), (505, 40), (550, 90), (600, 33), (660, 40),
    (900, 90), (1000, 92), (1000, 240), (1100, 120), (660, 170), (200, 240), (500, 249),
  ])
  func aHeldKeyStartsOnce(delay: Int, interval: Int) {
    var session = Session()
    session.press(" ")
    session.pass(.milliseconds(delay))
    for _ in 0..<(3000 - delay) / interval {
      session.press(" ")
      session.pass(.milliseconds(interval))
    }
    #expect(session.isRunning)
    #expect(session.shown == 1080 - Int(session.console.moment.talk.sinceStart.components.seconds))
    #expect(session.console.state.history.last?.talk?.isReady == true)
  }

  @Test func theHalfSecondIsTheOperatorsInARehearsalToo() {
    var settings = Settings()
    settings.clock.speed = 60
    var session = Session(settings: settings)
    session.press(" ")
    session.pass(.milliseconds(499) * 60)
    session.press(" ")
    #expect(session.isRunning)
    session.pass(.milliseconds(500) * 60)
    session.press(" ")
    #expect(!session.isRunning)
  }

  @Test func itStopsAndGoesOnInOvertimeToo() {
    var session = Session(60)
    session.press(" ")
    session.pass(.milliseconds(62_300))
    session.press(" ")
    session.pass(seconds: 30)
    #expect(session.shown == -2)
    session.press(" ")
    session.pass(.milliseconds(700))
    #expect(session.shown == -3)
  }

  @Test func itClosesTheHelpAndStarts() {
    var session = Session()
    session.press("?")
    #expect(session.console.screen.helpPage == 0)
    session.press(" ")
    #expect(session.console.screen.helpPage == nil)
    #expect(session.isRunning)
  }
}
