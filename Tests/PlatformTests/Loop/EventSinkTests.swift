import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// How the loop passes events on to other programs.
struct EventSinkTests {
  private static let space = ScriptedHost.ScriptedEvent.keys([.character(" ")])

  @Test func everyEventIsToldOnceInOrder() {
    let sink = RecordingSink()
    _ = LoopRun(
      of: Preset(duration: 3), sink: sink, until: .seconds(6), [(.seconds(1), Self.space)]
    )
    #expect(sink.events.map(\.number) == Array(1...sink.events.count))
    // Yellow with its cue and a beep, then red and zero with one.
    #expect(sink.events.map(\.reading.remainingSecond) == [3, 3, 3, 2, 1, 1, 1, 0, 0, 0])
  }

  @Test func theDigitsStandBeforeAnythingIsTold() {
    let terminal = InMemoryTerminal.screen
    let sink = RecordingSink()
    var settings = Settings()
    settings.clock.look.flashes = false
    var seen: [String] = []
    sink.atEvent = { event in
      guard event.kind.name == "yellow" || event.kind == .zero else { return }
      seen.append(terminal.canvases.last.flatMap { readDigits($0) } ?? "none")
    }
    _ = LoopRun(
      of: Preset(duration: 20), settings: settings, on: terminal, sink: sink,
      until: .seconds(25),
      [(.seconds(1), Self.space)])
    #expect(seen == ["00:03", "00:00"])
  }

  @Test func theEndOfTheProgramIsToldAsWell() {
    let sink = RecordingSink()
    let run = LoopRun(
      sink: sink, until: .seconds(9), [(.seconds(1), .keys([.character("q")]))])
    #expect(run.ending == .ended(.finished))
    #expect(sink.events.map(\.kind.name) == ["ready", "end"])
  }

  /// A talk that a signal ends goes on with the next start.
  @Test func aSignalIsNoEnd() {
    let sink = RecordingSink()
    let run = LoopRun(sink: sink, until: .seconds(9), [(.seconds(1), Self.space)])
    #expect(run.ending == .signalled(15))
    #expect(sink.events.map(\.kind.name) == ["ready", "start", "cue"])
  }

  @Test func aFaultIsOneNoticeAndALineOfTheLogEachTime() {
    final class Lines {
      var all: [String] = []
      func append(_ line: String) { all.append(line) }
    }
    let (lines, sink) = (Lines(), RecordingSink())
    sink.faults = [SinkFault("--on-cue", .hookFailed("--on-cue", status: 1))]
    let run = LoopRun(
      of: Preset(duration: 12), sink: sink, log: EventLog(lines.append),
      until: .seconds(20), [(.seconds(1), Self.space)])
    #expect(run.lines.count { $0 == "NOTICE --on-cue failed: status 1" } == 1)
    #expect(lines.all.count { $0 == "--on-cue failed: status 1" } == sink.events.count)
    #expect(run.statuses.contains("--on-cue failed: status 1"))
  }

  @Test(arguments: [true, false])
  func theEndsOfChildrenAreTold(isStopped: Bool) {
    let sink = RecordingSink()
    let child = ScriptedHost.ScriptedEvent.signal(.childEnded(7, status: 0))
    let run = LoopRun(
      sink: sink, until: .seconds(9),
      (isStopped ? [(.seconds(1), .signal(.stop))] : []) + [
        (.seconds(1), child), (.seconds(2), child),
      ])
    #expect(sink.endedChildren == [7, 7])
    #expect(run.host.stops == (isStopped ? 1 : 0))
  }

  /// Lines of events are kept like those of reports while nobody takes any.
  @Test func eventsOnStandardOutputAreKeptWhileItIsHeldUp() {
    let announcer = PlainAnnouncer(saysEvents: true)
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
