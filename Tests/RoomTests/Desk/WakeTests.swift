import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct WakeTests {
  /// The moments at which a clock wakes in the given time, in milliseconds.
  private func wakes(_ session: Session, for time: Duration) -> [Int] {
    var console = session.console
    let begin = console.moment.talk
    var wakes: [Int] = []
    while let wake = console.nextWake, wake - begin <= time {
      let passed = wake - console.moment.talk
      wakes.append(Int((wake - begin) / .milliseconds(1)))
      _ = console.update(
        .timePassed,
        at: Moment(
          wake, timeOfDay: console.moment.timeOfDay + passed,
          wallClock: console.moment.wallClock + passed))
    }
    return wakes
  }

  @Test func aReadyClockWakesOnceAMinute() {
    #expect(wakes(Session(), for: .seconds(180)) == [60_000, 120_000, 180_000])
  }

  private func paused(_ settings: Settings = Settings()) -> Session {
    var session = Session(settings: settings)
    session.press(" ")
    session.pass(.milliseconds(7_300))
    session.press(" ")
    return session
  }

  /// Its digits change between bright and dim.
  @Test func aPausedClockWakesOnceASecond() {
    #expect(wakes(paused(), for: .seconds(120)) == (1...120).map { $0 * 1_000 })
  }

  @Test func withoutFlashesAPausedClockWakesOnceAMinute() {
    var settings = Settings()
    settings.clock.look.flashes = false
    #expect(wakes(paused(settings), for: .seconds(120)) == [60_000, 120_000])
  }

  @Test func theTimeOfDayMakesNoMoreWakesOfAStoppedClock() {
    var session = Session(timeOfDay: .seconds(14 * 3600 + 20))
    session.pass(.milliseconds(500))
    session.press("t")
    #expect(wakes(session, for: .seconds(120)) == [39_500, 99_500])
  }

  @Test func aRunningClockWakesOnItsOwnSeconds() {
    var session = Session()
    session.press(" ")
    session.pass(.milliseconds(6_000))
    session.pass(.milliseconds(250))
    #expect(wakes(session, for: .seconds(3)) == [750, 1_750, 2_750])
  }

  @Test func pausedInTheMiddleOfASecondItGoesOnInTheMiddle() {
    var session = Session()
    session.press(" ")
    session.pass(.milliseconds(10_250))
    session.press(" ")
    session.pass(seconds: 100)
    session.press(" ")
    session.pass(.milliseconds(6_750))
    #expect(wakes(session, for: .seconds(2)) == [1_000, 2_000])
  }

  @Test func aQuestionAndTheWordsTakeThemselvesBack() {
    var session = Session()
    session.press(" ")
    session.pass(.milliseconds(5_500))
    session.press("2")
    #expect(wakes(session, for: .seconds(5)) == [500, 1_500, 2_500, 3_500, 4_000, 4_500, 5_000])
  }

  @Test func noWakeLiesInThePast() {
    var session = Session(20)
    session.press(" ")
    for _ in 0..<600 {
      session.pass(.milliseconds(137))
      #expect(session.console.nextWake.map { $0 > session.console.moment.real } == true)
    }
  }
}
