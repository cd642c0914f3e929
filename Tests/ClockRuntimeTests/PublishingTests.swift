import ClockRuntime
import OperatorConsole
import SpeechAnnouncement
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

/// How the loop tells other programs.
struct PublishingTests {
  private static let space = ScriptedHost.Happening.keys([.character(" ")])

  @Test func everyEventIsToldOnceInOrder() {
    let publisher = RecordingPublisher()
    _ = LoopRun(
      of: Preset(duration: 3), publisher: publisher, until: .seconds(6), [(.seconds(1), Self.space)]
    )
    #expect(publisher.events.map(\.number) == Array(1...publisher.events.count))
    // Yellow with its cue and a beep, then red and zero with one.
    #expect(publisher.events.map(\.reading.shown) == [3, 3, 3, 2, 1, 1, 1, 0, 0, 0])
  }

  @Test func theDigitsStandBeforeAnythingIsTold() {
    let terminal = InMemoryTerminal.screen
    let publisher = RecordingPublisher()
    var settings = Settings()
    settings.flashes = false
    var seen: [String] = []
    publisher.atEvent = { event in
      guard event.kind.name == "yellow" || event.kind == .zero else { return }
      seen.append(terminal.canvases.last.flatMap { readDigits($0) } ?? "none")
    }
    _ = LoopRun(
      of: Preset(duration: 20), settings: settings, on: terminal, publisher: publisher,
      until: .seconds(25),
      [(.seconds(1), Self.space)])
    #expect(seen == ["00:03", "00:00"])
  }

  @Test func theEndOfTheProgramIsToldAsWell() {
    let publisher = RecordingPublisher()
    let run = LoopRun(
      publisher: publisher, until: .seconds(9), [(.seconds(1), .keys([.character("q")]))])
    #expect(run.ending == .ended(.finished))
    #expect(publisher.events.map(\.kind.name) == ["ready", "end"])
  }

  /// A talk that a signal ends goes on with the next start.
  @Test func aSignalIsNoEnd() {
    let publisher = RecordingPublisher()
    let run = LoopRun(publisher: publisher, until: .seconds(9), [(.seconds(1), Self.space)])
    #expect(run.ending == .signalled(15))
    #expect(publisher.events.map(\.kind.name) == ["ready", "start", "cue"])
  }

  @Test func aFaultIsOneNoticeAndALineOfTheLogEachTime() {
    final class Lines {
      var all: [String] = []
      func append(_ line: String) { all.append(line) }
    }
    let (lines, publisher) = (Lines(), RecordingPublisher())
    publisher.faults = [PublishingFault("--on-cue", "--on-cue failed: why")]
    let run = LoopRun(
      of: Preset(duration: 12), publisher: publisher, log: EventLog(lines.append),
      until: .seconds(20), [(.seconds(1), Self.space)])
    #expect(run.lines.count { $0 == "NOTICE --on-cue failed: why" } == 1)
    #expect(lines.all.count { $0 == "--on-cue failed: why" } == publisher.events.count)
    #expect(run.statuses.contains("--on-cue failed: why"))
  }

  @Test(arguments: [true, false])
  func theEndsOfChildrenAreTold(isStopped: Bool) {
    let publisher = RecordingPublisher()
    let child = ScriptedHost.Happening.signal(.childEnded(7, status: 0))
    let run = LoopRun(
      publisher: publisher, until: .seconds(9),
      (isStopped ? [(.seconds(1), .signal(.stop))] : []) + [
        (.seconds(1), child), (.seconds(2), child),
      ])
    #expect(publisher.endedChildren == [7, 7])
    #expect(run.host.stops == (isStopped ? 1 : 0))
  }

  /// Lines of events are kept like those of reports while nobody takes any.
  @Test func eventsOnStandardOutputAreKeptWhileItIsHeldUp() {
    let announcer = PlainAnnouncer(tellsEvents: true)
    let run = LoopRun(
      of: Preset(duration: 5), on: .lines, announcer: announcer, until: .seconds(20),
      [
        (.seconds(1), .lines("start")), (.seconds(2), .output(isTaken: false)),
        (.seconds(15), .output(isTaken: true)),
      ])
    let numbers = run.lines.compactMap { Int($0) }
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers) == Set(1...12))
  }
}
