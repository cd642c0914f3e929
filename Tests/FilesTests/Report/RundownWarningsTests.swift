import Testing
import TimerEngine

@testable import Files

/// What `rundown check` warns of.
struct RundownWarningsTests {
  private static func lines(of text: String) throws -> [String] {
    let file = RundownFile(
      Array(text.utf8), path: "day.yaml", presets: PresetList(BundledPresets.all),
      now: 1_796_000_000)
    return RundownWarnings(try #require(file.rundown)).lines
  }

  /// The breaks of a morning, the start of what follows, and what is said: a break lasts until the
  /// next planned start.
  @Test(
    arguments: [
      ("break: 20m, start: \"9:20\"", "start: \"9:40\"", []),
      (
        "break: 5m, start: \"9:20\"", "start: \"9:40\"",
        [
          "'Coffee' at 9:20 lasts 20:00, not 5:00: "
            + "a break ends when the next item starts, 'Moons' at 9:40"
        ]
      ),
      (
        "break: 20m, start: \"9:20\"", "start: \"9:35\"",
        [
          "'Coffee' at 9:20 lasts 15:00, not 20:00: "
            + "a break ends when the next item starts, 'Moons' at 9:35"
        ]
      ),
      (
        "break: 20m, start: \"9:20\", min: 18m", "start: \"9:35\"",
        [
          "'Coffee' at 9:20 and 'Moons' at 9:35 overlap by 3:00",
          "'Coffee' at 9:20 lasts 18:00, not 20:00: "
            + "a break ends when the next item starts, 'Moons' at 9:35",
        ]
      ),
      ("break: 5m, start: \"9:20\", ends: \"9:30\"", "start: \"9:40\"", []),
      ("break: 5m, start: \"9:20\", skip: true", "start: \"9:40\"", []),
      ("break: 5m", "title: Moons", []),
    ] as [(String, String, [String])])
  func whatABreakLastsIsSaid(coffee: String, moons: String, lines: [String]) throws {
    let text = """
      rundown:
        date: 2026-12-04
        items:
          - {talk: 20m, title: Engines, start: "9:00"}
          - {\(coffee), title: Coffee}
          - {talk: 10m, \(moons.hasPrefix("title") ? "" : "title: Moons, ")\(moons)}
      """
    #expect(try Self.lines(of: text) == lines)
  }

  /// A rundown without starts has no planned start that a break could wait for.
  @Test func withoutStartsABreakLastsItsLength() throws {
    let text = "rundown: {items: [{talk: 20m}, {break: 5m, min: 1m}, {talk: 10m}]}"
    #expect(try Self.lines(of: text) == [])
  }

  @Test func hardEndsAndOverlapsAreNamed() throws {
    let text = """
      rundown:
        date: 2026-12-04
        items:
          - {talk: 20m, title: Engines, start: "9:00"}
          - {talk: 10m, title: Moons, min: 5m, start: "9:15", ends: "9:24"}
          - {talk: 10m, title: Stars, start: "9:22", ends: "9:23"}
      """
    #expect(
      try Self.lines(of: text) == [
        "'Engines' at 9:00 and 'Moons' at 9:15 overlap by 5:00",
        "'Moons' at 9:15 and 'Stars' at 9:22 overlap by 2:00",
        "'Moons' at 9:15 must end at 9:24 and gets only 4:00, less than its min 5:00",
        "'Stars' at 9:22 cannot end at 9:23",
      ])
  }
}
