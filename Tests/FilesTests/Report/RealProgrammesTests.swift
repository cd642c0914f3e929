import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// What `rundown check` says of programmes as conferences have them.
struct RealProgrammesTests {
  @Test(arguments: RealProgramme.all)
  func theyAreChecked(programme: RealProgramme) throws {
    let file = RundownFile(
      Array(programme.text.utf8), path: "day.yaml", presets: PresetList(), now: 1_796_000_000)
    #expect(file.problems == [])
    let days = try file.days.map { try #require(file.rundown(on: $0)) }
    #expect(zip(file.days, days).map { "\($0): \($1.items.count)" } == programme.days)
    #expect(days.flatMap { RundownWarnings($0).lines } == programme.warnings)
  }
}
