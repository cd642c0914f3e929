import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A talk that ends at a time of day.
struct UntilTests {
  private static let quarterPast = 51_300

  /// A talk from so long after 14:00 to 14:15, begun.
  private func session(
    from late: Duration = .zero, until: Int = quarterPast,
    capabilities: Capabilities = Capabilities()
  ) -> Session {
    let timeOfDay = Duration.seconds(14 * 3600) + late
    var settings = Settings()
    settings.clock.until = until
    let left = (Duration.seconds(until) - timeOfDay).shownSecond
    var session = Session(
      left > 0 ? left : left + 86_400, capabilities: capabilities, settings: settings,
      timeOfDay: timeOfDay)
    session.handle(.launched(LaunchInfo()))
    return session
  }

  private func wallClockReadings(_ session: Session) -> Int {
    session.effects.count { $0.effect == .readWallClock(Self.quarterPast) }
  }

  @Test func itReadsTheWallClockAndStartsByItself() {
    let session = session()
    #expect(wallClockReadings(session) == 1)
    #expect(
      session.reports == [
        "READY 15 minutes, yellow 2 minutes 30 seconds, red 50 seconds",
        "NOTICE Talk ends at 14:15",
        "START 15 minutes",
      ])
  }

  @Test(arguments: [0, 1, 250, 500, 999])
  func itEndsAtThatInstantToTheFraction(milliseconds: Int) {
    var session = session(from: .milliseconds(milliseconds))
    #expect(session.isRunning)
    #expect(session.shown == 900)
    session.pass(.milliseconds(899_999 - milliseconds))
    #expect(session.shown == 1)
    session.pass(.milliseconds(1))
    #expect(session.shown == 0)
    #expect(session.console.moment.timeOfDay == .seconds(Self.quarterPast))
  }

  @Test(arguments: [
    (51_300, "Talk ends at 14:15"), (50_460, "Talk ends at 14:01"), (86_340, "Talk ends at 23:59"),
    (0, "Talk ends at 0:00 tomorrow"), (50_399, "Talk ends at 13:59:59 tomorrow"),
    (32_400, "Talk ends at 9:00 tomorrow"),
    (50_707, "Talk ends at 14:05:07"), (7, "Talk ends at 0:00:07 tomorrow"),
  ])
  func theWordsSayWhenItIsTomorrow(until: Int, words: String) {
    var session = session(from: .milliseconds(500), until: until)
    #expect(session.status() == words)
  }

  @Test func aPauseMovesTheFinish() {
    var session = session(from: .milliseconds(250))
    session.pass(seconds: 60)
    session.press(" ")
    session.pass(seconds: 30)
    session.press(" ")
    let left = session.console.snapshot.remaining(at: session.console.moment.talk)
    #expect(left == .milliseconds(839_750))
    session.press("t")
    #expect(session.status().hasSuffix("14:01  ends 14:15"))
    session.pass(.milliseconds(839_750))
    #expect(session.console.moment.timeOfDay == .seconds(Self.quarterPast + 30))
  }

  /// A slot is another talk: the time of day is forgotten, and `g` is that talk's green time.
  @Test(arguments: [["2", "2"], [" ", "2"]])
  func aSlotEndsIt(keys: [String]) {
    var session = session()
    session.pass(seconds: 60)
    for key in keys { session.type(key) }
    #expect(session.console.snapshot.isReady)
    session.press("+g")
    #expect(session.shown == 360)
    #expect(wallClockReadings(session) == 1)
    #expect(session.console.snapshot.finish == nil)
  }

  @Test func undoBringsTheTimeOfDayBackWithTheTalk() {
    var session = session()
    session.pass(seconds: 60)
    session.press("2")
    session.pressAgain(.character("2"))
    #expect(!session.isRunning)
    session.pass(seconds: 30)
    session.press("u")
    #expect(session.isRunning)
    #expect(session.shown == 810)
    session.press("+g")
    session.pass(seconds: 1)
    session.press("g")
    session.pass(seconds: 1)
    #expect(session.shown == 808)
    #expect(wallClockReadings(session) == 2)
  }

  /// A day may be shorter or longer: how many midnights there are is the host's to say.
  @Test(arguments: [(0, "Talk ends at 14:15"), (1, "Talk ends at 14:15 tomorrow")])
  func tomorrowIsBehindAMidnight(midnights: Int, words: String) {
    var settings = Settings()
    settings.clock.until = Self.quarterPast
    for left in [600, 82_900, 90_000] {
      var session = Session(left, settings: settings, timeOfDay: .seconds(50_400))
      _ = session.console.update(
        .wallClock(
          TimeOfDayReading(passed: .seconds(10), left: .seconds(left), midnights: midnights)),
        at: session.console.moment)
      #expect(session.status() == words)
    }
  }

  @Test func aPresetByItsNameEndsItToo() {
    var session = session(capabilities: .lines)
    session.say("preset ted")
    session.say("green")
    #expect(session.reports.suffix(2).allSatisfy { $0.hasPrefix("READY TED talk, 18 minutes") })
    #expect(wallClockReadings(session) == 1)
  }

  /// A reading that nobody has asked for, such as one that comes after a slot was taken.
  @Test func withoutATimeOfDayAReadingChangesNothing() {
    var session = Session()
    let before = session.console.snapshot
    session.handle(
      .wallClock(TimeOfDayReading(passed: .seconds(80_000), left: .seconds(6_400), midnights: 0)))
    #expect(session.console.snapshot == before)
    #expect(session.effects.isEmpty)
  }

  /// A talk that begins at 14:00 and ends at 23:59:30 or a second later.
  @Test(arguments: [(9 * 3600 + 3570, 86_340), (9 * 3600 + 3571, 0)])
  func theNearestMinuteOfAnEndMayBeMidnight(length: Int, timeOfDay: Int) {
    var session = Session(length)
    session.press(" ")
    #expect(session.console.clock.view.endOfTalk == .seconds(timeOfDay))
  }
}
