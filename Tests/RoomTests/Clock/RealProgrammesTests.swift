import Files
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Programmes as conferences have them are rehearsed: if every talk takes its length, each starts
/// as planned.
struct RealProgrammesTests {
  @Test(arguments: RealProgramme.all)
  func theyAreRehearsed(programme: RealProgramme) throws {
    let file = RundownFile(
      Array(programme.text.utf8), path: "day.yaml", presets: PresetList(), now: 1_796_000_000)
    for day in file.days { try rehearse(try #require(file.rundown(on: day))) }
  }

  private func rehearse(_ rundown: Rundown) throws {
    let start = try #require(rundown.items.first).plannedStart
    var settings = ClockSettings()
    settings.speed = 60
    settings.rehearsalStart = .seconds(start)
    var script = try ClockScript(rundown, settings)
    func second() -> Int { script.clock.state.rundownSecond(at: script.clock.now) }
    var end = start
    while let item = script.clock.state.rundown?.current {
      // A talk that overlaps the one before it starts late.
      let planned = max(item.plannedStart, end)
      script.sleep(.seconds(planned - second()))
      if !item.isBreak { script.say("start") }
      let segments = item.currentPreset.format.segments
      let actual = try #require(script.clock.state.rundown?.current?.actual)
      #expect(abs(actual.start - planned) <= 1, "\(item.fullTitle)")
      for segment in segments {
        script.sleep(.seconds(item.isBreak ? item.plannedEnd - planned : segment.length))
        script.say("next")
      }
      end = second()
      #expect(script.clock.state.rundown?.current?.handle != item.handle)
    }
    let last = rundown.items.map(\.plannedEnd).max() ?? 0
    let overlap = zip(rundown.items, rundown.items.dropFirst()).reduce(0) {
      $0 + max(0, $1.0.plannedEnd - $1.1.plannedStart)
    }
    #expect(abs(end - last - overlap) <= rundown.items.count)
  }
}
