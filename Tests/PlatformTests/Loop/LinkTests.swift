import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// What the loop does with the other processes of the room.
struct LinkTests {
  /// Says what happens at which moments, and remembers what it is sent.
  private final class ScriptedLink: ServerLink {
    let descriptor: Int32 = 77
    let wantsEvents = false
    let wantsRecords = false
    private var script: [(at: Duration, event: ClockEvent)]
    private(set) var sent: [(at: Duration, message: MessageToClients)] = []
    private(set) var isFinished = false

    init(_ script: [(at: Duration, event: ClockEvent)]) { self.script = script }

    var nextWake: Timestamp? { script.first.map { Timestamp(sinceStart: $0.at) } }

    func drain(isReadable: Bool, at now: Timestamp) -> [ClockEvent] {
      let due = script.prefix { $0.at <= now.sinceStart }
      script.removeFirst(due.count)
      return due.map(\.event)
    }

    func send(_ message: MessageToClients, at now: Timestamp) -> [ClockEvent] {
      sent.append((now.sinceStart, message))
      return []
    }

    func finish() { isFinished = true }
  }

  private static func watching() -> ClockEvent {
    var client = Client(id: 1, since: .start)
    client.isWatching = true
    return .clients([client])
  }

  private static func request(_ line: String) -> ClockEvent {
    .request(ClientRequest(client: 1, name: "tablet", number: 1, line: line))
  }

  /// Runs a loop over a clock of a minute; returns what its link was sent, in words, and its
  /// screens.
  private func run(
    _ events: [(at: Duration, event: ClockEvent)], until end: Duration,
    keys: [(at: Duration, what: ScriptedHost.ScriptedEvent)] = []
  ) -> (link: ScriptedLink, terminal: InMemoryTerminal, ending: LoopEnding) {
    let link = ScriptedLink(events)
    var loop = LoopRun(of: Preset(duration: 60), link: link, until: end, keys)
    loop.finish()
    return (link, loop.terminal, loop.ending)
  }

  private func words(_ link: ScriptedLink) -> [String] {
    link.sent.compactMap { at, message in
      let time = "\(at.components.seconds) "
      switch message {
      case .stage(let stage, _): return time + "\(stage.talk.run.state)"
      case .event(let json): return time + json
      case .answer(let answer, _): return time + answer.text
      case .presets: return nil
      case .news, .reply, .keep, .handOver, .yours, .tooLate, .givesWay:
        return time + "\(message)"
      }
    }
  }

  @Test func aCommandIsCarriedOutShownAndAnswered() {
    let (link, terminal, _) = run(
      [(.seconds(2), Self.watching()), (.seconds(5), Self.request("start"))],
      until: .milliseconds(8500))
    #expect(words(link) == ["2 ready", "5 running", "5 START 1 minute"])
    #expect(terminal.canvases.last.flatMap(readDigits) == "00:57")
    #expect(link.isFinished)
  }

  /// The loop sleeps until the link wants to wake it, and no display costs it a second's wake.
  @Test func aChangeIsSentOnceAndNoSecondIs() {
    let (link, _, _) = run(
      [(.seconds(1), Self.watching())], until: .seconds(9),
      keys: [(.seconds(3), .keys([.character(" ")]))])
    #expect(words(link) == ["1 ready", "3 running"])
  }

  @Test func theEndIsToldBeforeTheConnectionsAreClosed() {
    let (link, _, ending) = run(
      [(.seconds(1), Self.watching()), (.seconds(4), Self.request("quit"))], until: .seconds(9))
    #expect(ending == .ended(.finished))
    #expect(words(link).count == 3)
    #expect(
      link.sent.contains {
        if case .stage(let stage, _) = $0.message { stage.ended != nil } else { false }
      })
    #expect(link.isFinished)
  }
}
