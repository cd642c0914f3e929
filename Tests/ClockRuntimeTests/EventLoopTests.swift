import ClockRuntime
import OperatorConsole
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

struct EventLoopTests {
  private typealias Script = [(at: Duration, what: ScriptedHost.ScriptedEvent)]

  /// A loop that was run over a script.
  private struct Run {
    let terminal: InMemoryTerminal
    let host: ScriptedHost
    let ending: LoopEnding
    let moments: [Duration]

    init(
      _ seconds: Int = 60, speed: Int = 1, until end: Duration, _ script: Script
    ) {
      let clock = ManualClock()
      let terminal = InMemoryTerminal(size: Size(columns: 5, rows: 1))
      let announcer = PlainAnnouncer()
      let storage = InMemoryStorage()
      let host = ScriptedHost(clock: clock, terminal: terminal, until: end, script: script)
      let ports = Ports(
        clock: clock, host: host, terminal: terminal, announcer: announcer, storage: storage)
      var loop = EventLoop(ports) {
        size, capabilities, moment in
        var settings = Settings()
        settings.speed = speed
        return OperatorConsole(
          talk: TalkSnapshot(Preset(duration: seconds)), settings: settings, size: size,
          capabilities: capabilities,
          moment: moment)
      }
      ending = loop.run()
      self.terminal = terminal
      self.host = host
      moments = host.waits.compactMap { $0 }
    }

    /// The texts that were shown, each once.
    var shown: [String] {
      terminal.canvases.map { $0.lines.joined() }.reduce(into: []) { shown, line in
        if shown.last != line { shown.append(line) }
      }
    }
  }

  private static let space = ScriptedHost.ScriptedEvent.keys([.character(" ")])

  @Test func aTalkIsShownSecondBySecond() {
    let run = Run(3, until: .seconds(6), [(.seconds(1), Self.space)])
    #expect(run.shown == ["00:03", "00:02", "00:01", "00:00", "−0:01"])
    #expect(run.ending == .signalled(15))
  }

  @Test func itSleepsToTheExactInstant() {
    let run = Run(
      60, until: .seconds(9),
      [
        (.milliseconds(1_250), Self.space), (.milliseconds(6_500), .keys([.character("x")])),
      ])
    #expect(
      Array(run.moments.dropFirst().prefix(7)) == [
        .seconds(1), .seconds(1), .seconds(1), .seconds(1), .seconds(1), .seconds(1),
        .milliseconds(750),
      ])
  }

  @Test func aReadyClockSleepsForAMinute() {
    let run = Run(until: .seconds(200), [])
    #expect(run.moments == [.seconds(60), .seconds(60), .seconds(60), .seconds(60)])
  }

  @Test func keysThatCameTogetherAreDrawnOnce() {
    let run = Run(
      until: .seconds(1), [(.milliseconds(500), .keys([.up, .up, .up, .right, .right]))])
    #expect(run.shown == ["01:00", "04:10"])
    #expect(run.terminal.calls == [.enter, .draw, .draw])
  }

  @Test(arguments: [1, 60, 600])
  func aRehearsalIsAsManyTimesAsFast(speed: Int) {
    let run = Run(speed, speed: speed, until: .milliseconds(2_501), [(.seconds(1), Self.space)])
    #expect(
      run.terminal.canvases.last?.lines == [
        speed == 1 ? "00:00" : "−" + TimeText.digits(-speed / 2).dropFirst()
      ])
  }

  @Test func timeGoesOnWhileTheMachineSleeps() {
    let run = Run(
      120, until: .seconds(75),
      [(.seconds(1), Self.space), (.milliseconds(3_500), .suspend(.seconds(60)))])
    #expect(run.shown.contains("00:58"))
    #expect(!run.shown.contains("01:30"))
  }

  @Test func aNewSizeIsDrawnAtOnce() {
    let run = Run(until: .seconds(1), [(.milliseconds(10), .resize(Size(columns: 3, rows: 1)))])
    #expect(run.shown == ["01:00", "1m"])
    #expect(run.terminal.calls == [.enter, .draw, .resize, .draw])
  }

  @Test func afterAStopTheTerminalIsTakenAgain() {
    let run = Run(until: .seconds(1), [(.milliseconds(10), .signal(.stop))])
    #expect(run.terminal.calls == [.enter, .draw, .leave, .restoreKeyboard, .enter, .draw])
    #expect(run.host.stops == 1)
  }

  @Test func aProcessThatGoesOnDrawsAnew() {
    let run = Run(until: .seconds(1), [(.milliseconds(10), .signal(.resume))])
    #expect(run.terminal.calls == [.enter, .draw, .enter, .draw])
  }

  @Test(arguments: [1, 2, 3, 15] as [Int32])
  func aSignalEndsIt(number: Int32) {
    let run = Run(until: .seconds(9), [(.seconds(1), .signal(.end(number)))])
    #expect(run.ending == .signalled(number))
  }

  @Test func aVanishedTerminalEndsIt() {
    let run = Run(until: .seconds(9), [(.seconds(1), .hangup)])
    #expect(run.ending == .signalled(1))
    #expect(run.host.waits.count == 1)
  }

  @Test(arguments: [("q", Ending.finished), (" qq", .givenUp)])
  func aKeyEndsIt(keys: String, ending: Ending) {
    let pressed = keys.unicodeScalars.map { Key.character($0) }
    let run = Run(until: .seconds(9), [(.seconds(1), .keys(pressed))])
    #expect(run.ending == .ended(ending))
  }

  @Test func theBellRingsInTheLastSecondsAndAtZero() {
    let run = Run(2, until: .seconds(5), [(.milliseconds(100), Self.space)])
    #expect(run.terminal.calls.filter { $0 == .ring }.count == 1 + 3)
  }

  @Test func theDisplayIsKeptAwakeOnceThePictureStands() {
    let run = Run(until: .seconds(1), [])
    #expect(run.host.isKeptAwake)
  }
}
