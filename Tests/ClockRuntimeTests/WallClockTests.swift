import ClockRuntime
import OperatorConsole
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

/// The wall clock of the host, which stands at 14:00 when a script begins.
struct WallClockTests {
  private static let until: Settings = {
    var settings = Settings()
    settings.until = 14 * 3600 + 60
    return settings
  }()

  @Test func theFinishComesFromTheHost() {
    let run = LoopRun(
      settings: Self.until, on: .lines, until: .seconds(100),
      [(.seconds(30), .lines("time")), (.seconds(60), .lines("time"))])
    #expect(
      run.lines.prefix(3) == [
        "READY Minute 1:00, yellow 0:10, red 0:05", "NOTICE Until 14:01", "START 1:00",
      ])
    #expect(run.lines.contains("TIME 0:30 remaining"))
    #expect(run.lines.suffix(2) == ["TIME IS UP", "TIME 0:00 remaining"])
  }

  /// The wall clock is moved, and read again.
  @Test(arguments: [
    (-180, "TIME 3:30 remaining"), (-5, "TIME 0:35 remaining"), (0, "TIME 0:30 remaining"),
    (5, "TIME 0:25 remaining"), (30, "TIME 0:00 remaining"), (180, "TIME 2:30 over"),
  ])
  func aMovedWallClockIsReadAgain(seconds: Int, line: String) {
    let run = LoopRun(
      settings: Self.until, on: .lines, until: .seconds(31),
      [
        (.seconds(20), .wallClock(by: .seconds(seconds))), (.seconds(30), .lines("time")),
        (.seconds(30), .lines("green", "time")),
      ])
    #expect(run.lines.filter { $0.hasPrefix("TIME ") }.first == "TIME 0:30 remaining")
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
    #expect(run.lines.last == "TIME 0:30 remaining")
  }
}
