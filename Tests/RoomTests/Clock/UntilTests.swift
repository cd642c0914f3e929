import StageRenderer
import Testing
import TimerEngine

@testable import Room

/// A talk that ends at a time of day: a pause moves its end, and green reads the wall clock again.
struct UntilTests {
  private static let quarterPast = 51_300

  /// A talk from so many milliseconds after 14:00 to a time of day, by default 14:15, begun.
  private static func script(
    from late: Int = 0, until end: Int = quarterPast, _ lines: String = ""
  ) -> ClockScript {
    let start = Duration.seconds(14 * 3600) + .milliseconds(late)
    var settings = ClockSettings()
    settings.until = end
    let left = (Duration.seconds(end) - start).shownSecond
    var script = ClockScript(left > 0 ? left : left + 86_400, settings, from: start)
    script.handle(.launched(LaunchInfo()))
    script.play(lines)
    return script
  }

  private static func readings(_ script: ClockScript) -> Int {
    script.output.count { $0.effect == .readWallClock(quarterPast) }
  }

  /// What is left until 14:15 by the wall clock; negative after it.
  private static func left(_ script: ClockScript) -> Duration {
    .seconds(quarterPast) - script.clock.moment.timeOfDay
  }

  @Test func itReadsTheWallClockAndStartsByItself() {
    let script = Self.script()
    #expect(Self.readings(script) == 1)
    #expect(
      script.lines == [
        "READY 15 minutes, yellow 2 minutes 30 seconds, red 50 seconds",
        "NOTICE Talk ends at 14:15", "START 15 minutes",
      ])
  }

  @Test(arguments: [0, 1, 250, 500, 999])
  func itEndsAtThatInstantToTheFraction(milliseconds: Int) {
    var script = Self.script(from: milliseconds)
    #expect(script.snapshot.isRunning)
    #expect(script.shown == 900)
    script.pass(to: .milliseconds(899_999 - milliseconds))
    #expect(script.shown == 1)
    script.pass(.milliseconds(1))
    #expect(script.shown == 0)
    #expect(script.clock.moment.timeOfDay == .seconds(Self.quarterPast))
  }

  @Test(arguments: [
    (51_300, "Talk ends at 14:15"), (50_460, "Talk ends at 14:01"), (86_340, "Talk ends at 23:59"),
    (0, "Talk ends at 0:00 tomorrow"), (50_399, "Talk ends at 13:59:59 tomorrow"),
    (32_400, "Talk ends at 9:00 tomorrow"),
    (50_707, "Talk ends at 14:05:07"), (7, "Talk ends at 0:00:07 tomorrow"),
  ])
  func theWordsSayWhenItIsTomorrow(end: Int, words: String) {
    #expect(Self.script(from: 500, until: end).lines.contains("NOTICE " + words))
  }

  /// A day may be shorter or longer: how many midnights there are is the host's to say.
  @Test(
    arguments: [(0, "Talk ends at 14:15"), (1, "Talk ends at 14:15 tomorrow")],
    [600, 82_900, 90_000])
  func tomorrowIsBehindAMidnight(reading: (midnights: Int, words: String), left: Int) {
    var settings = ClockSettings()
    settings.until = Self.quarterPast
    var script = ClockScript(left, settings)
    script.handle(
      .wallClock(
        TimeOfDayReading(
          passed: .seconds(10), left: .seconds(left), midnights: reading.midnights)))
    #expect(script.lines.contains("NOTICE " + reading.words))
  }

  @Test func aPauseMovesTheFinish() {
    var script = Self.script(from: 250, "60 stop, 90 start")
    #expect(script.remaining == .milliseconds(839_750))
    script.pass(script.remaining)
    #expect(script.clock.moment.timeOfDay == .seconds(Self.quarterPast + 30))
  }

  /// A preset is another talk: the time of day is forgotten, and green is that talk's green time.
  @Test(arguments: ["60 preset 2", "60 stop, 60 preset 2", "60 preset lightning"])
  func aPresetEndsIt(lines: String) {
    var script = Self.script(lines)
    #expect(script.snapshot.isReady)
    script.play("60 add 1m, 60 green")
    #expect(script.shown == 360)
    #expect(Self.readings(script) == 1)
    #expect(script.snapshot.finish == nil)
  }

  @Test func undoBringsTheTimeOfDayBackWithTheTalk() {
    var script = Self.script("60 preset 2, 90 undo")
    #expect(script.snapshot.isRunning)
    #expect(script.shown == 810)
    script.play("90 add 1m, 91 green, 92")
    #expect(script.shown == 808)
    #expect(Self.readings(script) == 2)
  }

  /// A reading that nobody has asked for, such as one that comes after a preset was loaded.
  @Test func withoutATimeOfDayAReadingChangesNothing() {
    var script = ClockScript(1080)
    let before = script.snapshot
    script.handle(
      .wallClock(TimeOfDayReading(passed: .seconds(80_000), left: .seconds(6_400), midnights: 0)))
    #expect(script.snapshot == before)
    #expect(script.output.isEmpty)
  }

  /// A talk that begins at 14:00 and ends at 23:59:30 or a second later.
  @Test(arguments: [(9 * 3600 + 3570, 86_340), (9 * 3600 + 3571, 0)])
  func theNearestMinuteOfAnEndMayBeMidnight(length: Int, timeOfDay: Int) {
    var script = ClockScript(length)
    script.say("start")
    #expect(script.clock.view.endOfTalk == .seconds(timeOfDay))
  }

  // MARK: Green

  private static let moves = [-180, -5, 0, 5, 180]

  /// Before or after the end, running or paused, the wall clock is set by some seconds: green is
  /// right again, asks nothing, and is the same talk.
  @Test(arguments: [
    "1", "60", "895", "899", "900", "902", "1000", "2000", "60 stop, 150 add 1m, 150 add 10s",
    "880 stop, 970 add 1m, 970 add 10s", "950 stop, 1040 add 1m, 1040 add 10s",
  ])
  func greenCorrectsTheFinish(lines: String) {
    let before = Self.script(from: 250, lines)
    for move in Self.moves {
      var script = before
      script.setWallClock(by: .seconds(move))
      let outcome = script.perform(.go(.green), by: .console)
      if case .later = outcome {} else { Issue.record("\(outcome)") }
      #expect(script.snapshot.run.state == before.snapshot.run.state, "\(move)")
      #expect(script.remaining == Self.left(script), "\(move)")
      #expect(!script.lines.contains { $0.contains("tomorrow") }, "\(move)")
    }
  }

  @Test(arguments: moves)
  func aSecondReadingCorrectsTheFirst(move: Int) {
    var script = Self.script(from: 250, "890")
    for _ in 0..<3 {
      script.setWallClock(by: .seconds(move))
      script.say("green")
      #expect(script.remaining == Self.left(script))
      script.pass(.seconds(20))
    }
  }

  @Test func undoBringsTheMovedFinishBack() {
    var script = Self.script(from: 250, "30 add 1m, 31 green")
    #expect(script.remaining == Self.left(script))
    script.say("undo")
    #expect(script.remaining == Self.left(script) + .seconds(60))
  }

  @Test func greenOfAPausedTalkSaysWhatIsLeft() {
    #expect(
      Self.script(from: 250, "30 stop, 60 green").lines.suffix(2) == [
        "STOP 14 minutes 30 seconds remaining", "SET 14 minutes remaining (green)",
      ])
  }
}
