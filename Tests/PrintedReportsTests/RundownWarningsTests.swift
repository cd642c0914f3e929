import Testing
import TimerEngine
import UserFiles

@testable import PrintedReports

/// What `rundown check` warns of.
struct RundownWarningsTests {
  @Test func hardEndsAndOverlapsAreNamed() throws {
    let text = """
      rundown:
        date: 2026-12-04
        items:
          - {talk: 20m, title: Engines, start: "9:00"}
          - {talk: 10m, title: Moons, min: 5m, start: "9:15", ends: "9:24"}
          - {talk: 10m, title: Stars, start: "9:22", ends: "9:23"}
      """
    let file = RundownFile(
      Array(text.utf8), path: "day.yaml", presets: PresetList(BundledPresets.all),
      now: 1_796_000_000)
    let rundown = try #require(file.rundown)
    #expect(
      RundownWarnings(rundown).lines == [
        "'Engines' at 9:00 and 'Moons' at 9:15 overlap by 5:00",
        "'Moons' at 9:15 and 'Stars' at 9:22 overlap by 2:00",
        "'Moons' at 9:15 must end at 9:24 and gets only 4:00, less than its min 5:00",
        "'Stars' at 9:22 cannot end at 9:23",
      ])
  }
}
