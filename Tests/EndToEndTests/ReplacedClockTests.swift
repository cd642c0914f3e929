import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A clock is replaced again and again while one display stays: the display finds each new one.
///
/// REPLACEMENTS in the environment says how often.
@Suite(.waitsForPrograms)
struct ReplacedClockTests {
  /// What happens to the clock before its successor starts.
  private enum Replacement: CaseIterable {
    case killed, terminated, withoutFolder
  }

  private static let count = Int(environment: "REPLACEMENTS") ?? 3

  /// The time from the start of a clock until its display shows it.
  private static let limit = Duration.seconds(15)

  @Test func theDisplayShowsEachNewClockInTime() throws {
    let home = try TemporaryFolder(inMemory: true)
    let display = try Program(
      command: [Program.path, "display", "--glyphs", "solid"], home: home, size: Size("80x24"))
    var clock = try start(minutes: 5, in: home)
    #expect(display.shows("05:00"))
    for round in 0..<Self.count {
      let replacement = Replacement.allCases[round % Replacement.allCases.count]
      if replacement == .withoutFolder { home.remove(".local/speakerclock") }
      clock.terminal.signal(replacement == .terminated ? SIGTERM : SIGKILL)
      #expect(clock.terminal.waitForEnd(upTo: .patience) != nil)
      // Each clock has a time of its own: what the display had counted on by itself is not enough.
      let minutes = 10 + round % 50
      let started = ContinuousClock.now
      clock = try start(minutes: minutes, in: home)
      let isShown = display.terminal.wait(upTo: Self.limit - started.duration(to: .now)) {
        Program.time(on: $0.canvas) == "\(minutes):00" && !Self.hasNoSignal($0.canvas)
      }
      #expect(isShown, "round \(round), \(replacement): \(display.lines)")
    }
  }

  private static func hasNoSignal(_ canvas: Canvas) -> Bool {
    canvas.lines.contains { $0.contains("no signal") }
  }

  private func start(minutes: Int, in home: TemporaryFolder) throws -> Program {
    try Program(command: [Program.path, "\(minutes):00"], home: home, size: Size("80x24"))
  }
}
