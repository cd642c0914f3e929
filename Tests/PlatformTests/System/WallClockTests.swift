import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// The wall clock of the host, which stands at 14:00 when a script begins.
struct WallClockTests {
  private static let until: Settings = {
    var settings = Settings()
    settings.clock.until = 14 * 3600 + 60
    return settings
  }()

  @Test func theFinishComesFromTheHost() {
    let run = LoopRun(
      settings: Self.until, on: .lines, until: .seconds(100),
      [(.seconds(30), .lines("time")), (.seconds(60), .lines("time"))])
    #expect(
      run.lines.prefix(3) == [
        "READY Minute, 1 minute, yellow 10 seconds, red 5 seconds", "NOTICE Talk ends at 14:01",
        "START 1 minute",
      ])
    #expect(run.lines.contains("TIME 30 seconds remaining"))
    #expect(run.lines.suffix(2) == ["TIME IS UP", "TIME 0 seconds remaining"])
  }

  /// The wall clock is moved, and read again.
  @Test(arguments: [
    (-180, "TIME 3 minutes 30 seconds remaining"), (-5, "TIME 35 seconds remaining"),
    (0, "TIME 30 seconds remaining"),
    (5, "TIME 25 seconds remaining"), (30, "TIME 0 seconds remaining"),
    (180, "TIME 2 minutes 30 seconds over"),
  ])
  func aMovedWallClockIsReadAgain(seconds: Int, line: String) {
    let run = LoopRun(
      settings: Self.until, on: .lines, until: .seconds(31),
      [
        (.seconds(20), .wallClock(by: .seconds(seconds))), (.seconds(30), .lines("time")),
        (.seconds(30), .lines("green", "time")),
      ])
    #expect(run.lines.filter { $0.hasPrefix("TIME ") }.first == "TIME 30 seconds remaining")
    #expect(run.lines.last == line)
  }

  @Test(arguments: [-3600, -5, 5, 3600])
  func withoutItTheWallClockMovesNothing(seconds: Int) {
    let run = LoopRun(
      on: .lines, until: .seconds(31),
      [
        (.seconds(0), .lines("start")), (.seconds(20), .wallClock(by: .seconds(seconds))),
        (.seconds(30), .lines("green", "undo", "time")),
      ])
    #expect(run.lines.last == "TIME 30 seconds remaining")
  }

  @Test func aStallBetweenTwoClocksSetsNone() {
    let run = LoopRun(
      on: .lines, until: .seconds(31),
      [
        (.seconds(0), .lines("start")), (.seconds(20), .stall(.seconds(3))),
        (.seconds(30), .lines("time")),
      ])
    #expect(run.lines.last == "TIME 30 seconds remaining")
    #expect(!run.lines.contains { $0.contains("system clock") }, "\(run.lines)")
  }
}
