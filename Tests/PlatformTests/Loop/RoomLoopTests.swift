import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

struct RoomLoopTests {
  /// A talk without a name on a screen of one row.
  private func run(
    _ seconds: Int = 60, speed: Int = 1, until end: Duration, _ script: LoopRun.Script
  ) -> LoopRun {
    var settings = Settings()
    settings.clock.speed = speed
    return LoopRun(
      of: Preset(duration: seconds), settings: settings,
      on: InMemoryTerminal(size: Size(columns: 5, rows: 1)), until: end, script)
  }

  private static let space = ScriptedHost.ScriptedEvent.keys([.character(" ")])

  @Test func aTalkIsShownSecondBySecond() {
    let loop = run(3, until: .seconds(6), [(.seconds(1), Self.space)])
    #expect(loop.shown == ["00:03", "00:02", "00:01", "00:00", "−0:01"])
    #expect(loop.ending == .signalled(15))
  }

  @Test func itSleepsToTheExactInstant() {
    let loop = run(
      60, until: .seconds(9),
      [
        (.milliseconds(1_250), Self.space), (.milliseconds(6_500), .keys([.character("x")])),
      ])
    #expect(
      Array(loop.moments.dropFirst().prefix(7)) == [
        .seconds(1), .seconds(1), .seconds(1), .seconds(1), .seconds(1), .seconds(1),
        .milliseconds(750),
      ])
  }

  @Test func aReadyClockSleepsForAMinute() {
    let loop = run(until: .seconds(200), [])
    #expect(loop.moments == [.seconds(60), .seconds(60), .seconds(60), .seconds(60)])
  }

  @Test func keysThatCameTogetherAreDrawnOnce() {
    let loop = run(
      until: .seconds(1), [(.milliseconds(500), .keys([.up, .up, .up, .right, .right]))])
    #expect(loop.shown == ["01:00", "04:10"])
    #expect(loop.terminal.calls == [.enter, .draw, .draw])
  }

  /// The speed, the talk's length in seconds, how many milliseconds it runs, and the digits then.
  @Test(arguments: [(1, 1, 1_501, "00:00"), (60, 60, 1_501, "−0:30"), (600, 60, 151, "−0:30")])
  func aRehearsalRunsAtItsSpeed(speed: Int, length: Int, time: Int, shown: String) {
    let loop = run(
      length, speed: speed, until: .milliseconds(1_000 + time), [(.seconds(1), Self.space)])
    #expect(loop.terminal.canvases.last?.lines == [shown])
  }

  @Test func timeGoesOnWhileTheMachineSleeps() {
    let loop = run(
      120, until: .seconds(75),
      [(.seconds(1), Self.space), (.milliseconds(3_500), .suspend(.seconds(60)))])
    #expect(loop.shown.contains("00:58"))
    #expect(!loop.shown.contains("01:30"))
  }

  @Test func aNewSizeIsDrawnAtOnce() {
    let loop = run(until: .seconds(1), [(.milliseconds(10), .resize(Size(columns: 3, rows: 1)))])
    #expect(loop.shown == ["01:00", "1m"])
    #expect(loop.terminal.calls == [.enter, .draw, .resize, .draw])
  }

  @Test func afterAStopTheTerminalIsTakenAgain() {
    let loop = run(until: .seconds(1), [(.milliseconds(10), .signal(.stop))])
    #expect(loop.terminal.calls == [.enter, .draw, .leave, .restoreKeyboard, .enter, .draw])
    #expect(loop.host.stops == 1)
  }

  @Test func aProcessThatGoesOnDrawsAnew() {
    let loop = run(until: .seconds(1), [(.milliseconds(10), .signal(.resume))])
    #expect(loop.terminal.calls == [.enter, .draw, .enter, .draw])
  }

  @Test(arguments: [1, 2, 3, 15] as [Int32])
  func aSignalEndsIt(number: Int32) {
    let loop = run(until: .seconds(9), [(.seconds(1), .signal(.end(number)))])
    #expect(loop.ending == .signalled(number))
  }

  @Test func aVanishedTerminalEndsIt() {
    let loop = run(until: .seconds(9), [(.seconds(1), .hangup)])
    #expect(loop.ending == .signalled(1))
    #expect(loop.host.waits.count == 1)
  }

  /// A key a second.
  @Test(arguments: [("q", Ending.finished), (" qq", .endedEarly)])
  func aKeyEndsIt(keys: String, ending: Ending) {
    let pressed = keys.unicodeScalars.enumerated().map { second, key in
      (at: Duration.seconds(second + 1), what: ScriptedHost.ScriptedEvent.keys([.character(key)]))
    }
    let loop = run(until: .seconds(9), pressed)
    #expect(loop.ending == .ended(ending))
  }

  @Test func theBellRingsInTheLastSecondsAndAtZero() {
    let loop = run(2, until: .seconds(5), [(.milliseconds(100), Self.space)])
    #expect(loop.terminal.calls.filter { $0 == .ring }.count == 1 + 3)
  }

  @Test func theDisplayIsKeptAwakeOnceThePictureStands() {
    let loop = run(until: .seconds(1), [])
    #expect(loop.host.isKeptAwake)
  }
}
