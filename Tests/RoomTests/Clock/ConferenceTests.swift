import Files
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A conference day in one room: imported, run by a script with overruns, skips and a kill, and its
/// expected times compared with plain arithmetic after each item.
struct ConferenceTests {
  /// 9:00 in Vienna.
  private static let start = 1_796_371_200

  private func rundown() throws -> Rundown {
    var session = ImportedProgramme(pretalx: Array(ConferenceDay.json.utf8), file: "schedule.json")
    #expect(session.problems == [])
    #expect(session.rooms == ConferenceDay.rooms)
    #expect(session.talks.count == 48)
    session.keep(room: "main hall", day: CalendarDay("2026-12-04"))
    let yaml = session.source().yaml
    let file = RundownFile(Array(yaml.utf8), path: "day.yaml", presets: PresetList(), now: 0)
    #expect(file.problems == [])
    return try #require(file.rundown)
  }

  @Test func theScheduleBecomesARundownWithBreaks() throws {
    let rundown = try rundown()
    #expect(rundown.items.count == 19)
    #expect(rundown.items.filter(\.isBreak).map(\.length) == [1800, 3600, 1800])
    let talks = rundown.items.filter { !$0.isBreak }
    #expect(talks.map { ($0.plannedStart - Self.start) / 60 } == ConferenceDay.talks.map(\.start))
    #expect(talks.map(\.length) == ConferenceDay.talks.map { $0.length * 60 })
    #expect(talks[0].fullTitle == "Speaker 1.1: Talk 1")
    #expect(talks[0].id == "R0T0")
    #expect(rundown.name == "Conf 2026")
  }

  private func script(of rundown: Rundown, at second: Int) throws -> ClockScript {
    var settings = ClockSettings()
    settings.speed = 600
    settings.rehearsalStart = .seconds(second)
    return try ClockScript(rundown, settings)
  }

  /// What is expected by plain arithmetic: one item after the other.
  private func expected(
    _ rundown: Rundown, now: Int, currentEnd: Int?
  ) -> [Int: RundownForecast.Span] {
    var spans: [Int: RundownForecast.Span] = [:]
    var last = now
    for (index, item) in rundown.items.enumerated().dropFirst(rundown.position) {
      if item.isSkipped { continue }
      if index == rundown.position, let actual = item.actual, let currentEnd {
        spans[index] = .init(actual.start, currentEnd)
        last = currentEnd
        continue
      }
      let start = max(item.plannedStart, last)
      var end = start + item.length
      let next = rundown.items.dropFirst(index + 1).first { !$0.isSkipped }
      if item.isBreak, let next { end = max(next.plannedStart, start + item.length / 2) }
      spans[index] = .init(start, end)
      last = end
    }
    return spans
  }

  private func check(_ script: ClockScript) throws {
    let state = script.clock.state
    let rundown = try #require(state.rundown)
    let now = state.rundownSecond(at: script.clock.now)
    let currentEnd = rundown.currentHasStarted ? now + max(0, script.shown) : nil
    let forecast = try #require(state.forecast(at: script.clock.now))
    let plain = expected(rundown, now: now, currentEnd: currentEnd)
    for (index, span) in plain { #expect(forecast.expected[index] == span) }
    guard let current = rundown.current else { return }
    #expect(forecast.lateBy == (plain[rundown.position]?.end ?? 0) - current.plannedEnd)
  }

  /// How long each of the 19 items takes, in minutes; `nil` for one that is skipped.
  private static let script: [Int?] = [
    33, 22, nil, 35, 30, 20, 24, nil, 41, 55, 29, 20, 20, 31, 20, 20, 28, 20, 35,
  ]

  /// The items after which the program is killed.
  private static let kills = [4, 9, 13]

  @Test func aDayGoesAsPlainArithmeticSays() throws {
    var rundown = try rundown()
    var script = try script(of: rundown, at: Self.start)
    try check(script)
    for (index, minutes) in Self.script.enumerated() {
      guard let current = script.clock.state.rundown?.current else { break }
      #expect(current.id == rundown.items[index].id)
      guard let minutes else {
        script.say("skip")
        try check(script)
        continue
      }
      if !current.isBreak {
        script.pass(.seconds(60))
        script.say("start")
      }
      script.sleepThrough(.seconds(minutes * 60))
      try check(script)
      script.say("next")
      try check(script)
      guard Self.kills.contains(index), let reached = script.clock.state.rundown else {
        continue
      }
      // The program is killed, and another one goes on with what was recorded.
      let second = script.clock.state.rundownSecond(at: script.clock.now)
      let day = try #require(CalendarDay("2026-12-04"))
      let written = RundownRecord(
        reached, run: "r", of: .first, rundownPath: "/f", date: day, recorded: 0,
        rundownTime: second)
      let record = try #require(RundownRecord(written.bytes))
      rundown = record.resumption(of: try self.rundown()).rundown
      #expect(rundown == reached)
      script = try self.script(of: rundown, at: second + 30)
      if rundown.current?.isBreak == true { script.say("start") }
      try check(script)
    }
    let reached = try #require(script.clock.state.rundown)
    #expect(reached.current == nil)
    #expect(reached.items.filter { $0.actual != nil }.count == 17)
    #expect(reached.items.filter(\.isSkipped).count == 2)
  }
}
