import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

struct HookRunnerTests {
  /// Commands that are started and never run.
  private final class Shell {
    var started: [String] = []
    var refusal: Errno?

    func start(_ command: String, _ environment: [String]) throws(Errno) -> Int32 {
      if let refusal { throw refusal }
      started.append(command)
      return Int32(100 + started.count)
    }

    func runner(_ commands: [Hook: String]) -> HookRunner { HookRunner(commands, start: start) }
  }

  /// A talk of twelve seconds, from its start to two minutes after its end.
  private static let talk: [TalkEvent] = {
    let sink = RecordingSink()
    _ = LoopRun(
      of: Preset(duration: 12), sink: sink, until: .seconds(140),
      [(.seconds(1), .keys([.character(" ")]))])
    return sink.events
  }()

  private static func events(_ isMeant: (TalkEvent.Kind) -> Bool) -> [TalkEvent] {
    talk.filter { isMeant($0.kind) }
  }

  private static let stage = StageSnapshot(TalkSnapshot(Preset(duration: 12)))

  private static var yellow: TalkEvent? { events { $0.name == "yellow" }.first }

  @Test func eachHookHasItsCommand() {
    let shell = Shell()
    var runner = shell.runner([.yellow: "a", .zero: "b", .start: "c"])
    #expect(Self.talk.allSatisfy { runner.handle($0, Self.stage).isEmpty })
    #expect(shell.started == ["c", "a", "b"])
  }

  @Test func aHookThatHangsIsLeftOutAndNoOtherOne() throws {
    let shell = Shell()
    var runner = shell.runner([.cue: "hang", .zero: "zero"])
    let faults = Self.talk.flatMap { runner.handle($0, Self.stage) }
    #expect(shell.started.count { $0 == "hang" } == HookRunner.maxRunning)
    #expect(shell.started.contains("zero"))
    #expect(
      Set(faults.map(\.fault)) == [.hookIsBusy("--on-cue", running: 8)])
    #expect(runner.childEnded(103, status: 0).isEmpty)
    let beep = try #require(
      Self.events { if case .cue(let cue) = $0 { cue.kind == .beep } else { false } }.first)
    #expect(runner.handle(beep, Self.stage).isEmpty)
    #expect(runner.handle(beep, Self.stage).count == 1)
  }

  @Test func aCommandThatFailsIsNamedAndAStrangersChildIsNot() throws {
    let shell = Shell()
    var runner = shell.runner([.yellow: "fail"])
    #expect(runner.handle(try #require(Self.yellow), Self.stage).isEmpty)
    #expect(runner.childEnded(7, status: 1).isEmpty)
    #expect(
      runner.childEnded(101, status: 127)
        == [SinkFault("--on-yellow", .hookFailed("--on-yellow", status: 127))])
    #expect(runner.childEnded(101, status: 127).isEmpty)
  }

  @Test func aShellThatCannotBeStartedIsAFault() throws {
    let shell = Shell()
    shell.refusal = Errno(2)
    var runner = shell.runner([.yellow: "x"])
    let faults = runner.handle(try #require(Self.yellow), Self.stage)
    #expect(
      faults.map(\.fault)
        == [.hookNotRun("--on-yellow", reason: "No such file or directory")])
  }
}
