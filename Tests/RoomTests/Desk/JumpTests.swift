import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What the machine does to time.
struct JumpTests {
  private func running(_ seconds: Int = 600, size: Size = Size("120x30")) -> Session {
    var session = Session(seconds, yellow: 120, red: 60, size: size)
    session.press(" ")
    session.pass(seconds: 10)
    return session
  }

  @Test func aSleepCountsAndIsTold() {
    var session = running()
    session.sleep(.seconds(62))
    #expect(session.shown == 528)
    #expect(
      session.status()
        == "8 minutes 48 seconds remaining.   SpeakerClock was suspended for 1 minute 1 second; the talk kept running"
    )
    #expect(
      session.reports.suffix(2) == [
        "GREEN 8 minutes 48 seconds remaining",
        "NOTICE SpeakerClock was suspended for 1 minute 1 second; the talk kept running",
      ])
  }

  @Test func allThatFellIntoItIsOneAnnouncement() {
    var session = running()
    session.sleep(.seconds(500))
    #expect(session.shown == 90)
    #expect(session.reports.filter { $0.contains("remaining") }.count == 1)
    #expect(
      session.status().hasPrefix(
        "Yellow. 1 minute 30 seconds remaining.   SpeakerClock was suspended for 8 minutes"))
  }

  @Test(arguments: [(true, 999, false), (true, 2100, true), (false, 90_000, false)])
  func onlyARunningTalkMissesMoreThanASecond(isRunning: Bool, milliseconds: Int, isTold: Bool) {
    var session = running()
    if !isRunning { session.press(" ") }
    session.sleep(.milliseconds(milliseconds))
    #expect(session.reports.contains { $0.contains("suspended for") } == isTold)
  }

  /// How far the wall clock is set, and the words.
  @Test(arguments: [
    (300, "forward by 5 minutes"), (-300, "back by 5 minutes"),
    (3700, "forward by 1 hour 1 minute 40 seconds"),
    (-3500, "back by 58 minutes 20 seconds"), (2, "forward by 2 seconds"),
    (20 * 3600 + 60, "forward by 20 hours 1 minute"),
    (3600, "forward by 1 hour"), (2 * 86_400 - 1, "forward by 47 hours 59 minutes 59 seconds"),
    (86_400, "forward by 24 hours"), (365 * 86_400, "forward by 365 days"),
    (-366 * 86_400, "back by 366 days"),
  ])
  func aWallClockThatIsSetIsToldAndMovesNothing(seconds: Int, words: String) {
    var session = running()
    let before = session.console.snapshot
    session.setWallClock(by: .seconds(seconds))
    session.pass(seconds: 1)
    #expect(session.status() == "The system clock was set \(words); the talk is not affected")
    #expect(session.console.snapshot == before)
    #expect(session.shown == 589)
  }

  @Test(arguments: [0, 1, -1])
  func aChangeOfOneSecondIsNotReported(seconds: Int) {
    var session = running()
    session.setWallClock(by: .seconds(seconds))
    session.pass(seconds: 1)
    #expect(!session.reports.contains { $0.contains("system clock") })
  }

  /// Summer time, another time zone, and midnight, after which the time of day begins anew.
  @Test(arguments: [3600, -3600, 1800, 20 * 3600, -24 * 3600])
  func anotherTimeZoneIsNoJump(seconds: Int) {
    var session = Session(600, timeOfDay: .seconds(24 * 3600 - 5))
    session.press(" ")
    session.pass(seconds: 4)
    session.changeZone(by: .seconds(seconds))
    session.pass(seconds: 10)
    #expect(!session.reports.contains { $0.contains("system clock") })
  }
}
