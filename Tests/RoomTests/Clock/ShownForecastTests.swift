import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The forecast that is shown, and kept while nothing changes it.
struct ShownForecastTests {
  /// What is left of the session, counted by the forecast of now.
  private func sessionLeft(_ clock: ClockState, at now: Timestamp) -> Double? {
    guard let rundown = clock.rundown, rundown.current != nil else { return nil }
    let hardEnd = rundown.items.dropFirst(rundown.position).first {
      $0.hardEnd != nil && !$0.isSkipped
    }?.hardEnd
    let end = hardEnd ?? clock.forecast(at: now)?.end
    return end.map { Double($0) - (now.sinceStart + clock.rundownOffset) / .seconds(1) }
  }

  private static let start = 1_795_250_064

  private static func rundown(_ random: inout SplitMix64) -> Rundown {
    let isFloating = random.below(4) == 0
    var moment = isFloating ? 0 : start + random.below(600) - 300
    let items = (0...3 + random.below(8)).map { number in
      let length = 60 + random.below(600)
      moment += random.pick([0, 0, 0, 300, -30])
      let hardEnd: Int? =
        !isFloating && random.below(4) == 0 ? moment + length + random.pick([0, 120]) : nil
      var preset = Preset(duration: length)
      if random.below(3) == 0 {
        preset.format.segments = [
          Segment(length: length / 2), Segment(length: length - length / 2),
        ]
      }
      let item = RundownItem(
        id: "\(number)", isBreak: random.below(4) == 0, preset: preset, plannedStart: moment,
        plannedEnd: hardEnd ?? moment + length, hardEnd: hardEnd,
        minimum: random.below(2) == 0 ? length / 2 : nil)
      moment = hardEnd ?? moment + length
      return item
    }
    return Rundown(items: items, isFloating: isFloating)
  }

  private static let lines = [
    "start", "stop", "start", "next", "next", "next", "previous", "skip", "shorten 1m", "insert 2m",
    "catch up", "undo", "reset", "add 1m", "backdate",
  ]

  /// What is shown is the forecast of now, unless it grows: then it is that of a moment at most
  /// half a minute away.
  @Test(arguments: randomSeeds(8))
  func itIsThePlainForecast(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var settings = Settings.steady
    let rundown = Self.rundown(&random)
    settings.clock.rundown = rundown
    let talk = try #require(rundown.presetToLoad(at: Self.start))
    var session = Session(of: talk, capabilities: .lines, settings: settings)
    for _ in 0..<30 {
      if random.below(3) == 0 { session.say(random.pick(Self.lines)) }
      session.pass(.milliseconds(random.below(40_000)))
      let (clock, now) = (session.console.state, session.console.moment.talk)
      let shown = try #require(clock.shownForecast)
      let rundown = try #require(clock.rundown)
      let lag = clock.secondsSinceShownMinute(of: rundown, at: now)
      #expect((-29...30).contains(lag))
      let end = clock.currentEnd(at: now).map { $0 - lag }
      // What has begun within a second began in that second, so its end may be a second before now.
      let second = clock.rundownSecond(at: now) - lag
      let moment = end.map { min($0, second) } ?? second
      #expect(shown.forecast == rundown.forecast(at: moment, currentEnd: end))
      #expect(shown.catchUp == rundown.catchUp(at: moment, currentEnd: end))
      #expect(
        clock.forecast(at: now)?.lateBy
          == rundown.lateBy(
            at: clock.rundownSecond(at: now), currentEnd: clock.currentEnd(at: now)))
      let (left, plain) = (session.console.screen.scene().sessionLeft, sessionLeft(clock, at: now))
      #expect((left == nil) == (plain == nil))
      if let left, let plain { #expect(abs(Double(left) - plain) <= 2) }
    }
  }

  /// While nothing happens it is made at most once a minute, however many seconds pass.
  @Test(arguments: ["", "start", "start stop"])
  func itIsKept(lines: String) throws {
    var settings = Settings.steady
    let items = (0..<500).map { number in
      RundownItem(
        id: "\(number)", preset: Preset(duration: 120),
        plannedStart: Self.start - 90 + number * 120, plannedEnd: Self.start + 30 + number * 120)
    }
    let rundown = Rundown(items: items)
    settings.clock.rundown = rundown
    let talk = try #require(rundown.presetToLoad(at: Self.start))
    var session = Session(of: talk, capabilities: .lines, settings: settings)
    for line in lines.split(separator: " ") { session.say(String(line)) }
    var ends: Set<Int> = []
    for _ in 0..<300 {
      session.pass(seconds: 1)
      ends.insert(session.console.state.shownForecast?.forecast.end ?? 0)
    }
    #expect(ends.count <= 6)
  }
}
