import NIOCore
import StageRenderer
import Testing
import TimerTestSupport

@testable import Bridge

/// A broker that allows everything can show nonsense in its room, but cannot do more.
@Suite(.serialized)
struct HostileBrokerTests {
  private let home: TemporaryFolder
  private let broker: HostileBroker
  private let clock: PseudoTerminal
  private let bridge: PseudoTerminal

  init() throws {
    let room = try ClockAtHostileBroker()
    (home, broker, clock, bridge) = (room.home, room.broker, room.clock, room.bridge)
  }

  private static func message(_ topic: String, _ text: String) -> MQTTPacket {
    .publish(MQTTMessage("speakerclock/1/main/" + topic, text), number: nil)
  }

  private static let display = #"{"columns":80,"rows":24}"#

  /// Whether the clock still carries out a command; one may be left out for what came before it.
  private func isAlive(_ words: String) -> Bool {
    for _ in 0..<20 {
      broker.send(Self.message("cmd", "message \(words)"))
      let isShown = broker.wait(upTo: .seconds(1)) {
        $0.topic.hasSuffix("/state") && $0.text?.contains(words) ?? false
      }
      if isShown { return clock.waitForEnd(upTo: .milliseconds(50)) == nil }
    }
    return false
  }

  /// Who sends a command may not listen for the answer, so the bridge prints why it was not carried
  /// out.
  @Test func aRefusedCommandIsPrinted() {
    for (payload, words) in [
      (#""start""#, #"refused cmd '"start"': "#), ("ON", "refused cmd 'ON': "),
      (
        #"{"command":"start"}"#,
        #"refused cmd '{"command":"start"}': A command must be a line, or"#
      ),
      (
        #"{"id":"a","sent":1,"command":"stop"}"#,
        "refused cmd 'stop': The command is older than 5 seconds"
      ), ("\u{1b}]0;x\u{7}", "refused cmd '\u{fffd}]0;x\u{fffd}': "),
    ] {
      broker.send(Self.message("cmd", payload))
      #expect(bridge.writes(words), "\(bridge.text)")
    }
  }

  @Test func manyRefusedCommandsDoNotFillTheLog() {
    for number in 1...60 { broker.send(Self.message("cmd", "nothing\(number)")) }
    #expect(isAlive("after all"))
    #expect(bridge.text.ranges(of: "refused cmd").count <= 20)
  }

  @Test func aMessageThatIsTooLongIsLeftOutAndTheConnectionStays() {
    let long = String(repeating: "x", count: 200_000)
    broker.send(Self.message("display/x", long))
    broker.send(Self.message("cmd", long))
    #expect(broker.wait { $0.topic.hasSuffix("/done") && $0.text?.contains("at most") ?? false })
    #expect(isAlive("not lost"))
    #expect(!broker.isClosed(within: .milliseconds(300)))
  }

  /// The log has twenty of them in ten seconds, however many topics there are.
  @Test func aFloodOfLongMessagesDoesNotFillTheLog() {
    let long = String(repeating: "x", count: 140_000)
    let begun = ContinuousClock.now
    for number in 0..<60 { broker.send(Self.message("display/\(number)", long)) }
    #expect(isAlive("still here"))
    bridge.wait(upTo: .patience) { [bridge] _ in Self.refusals(in: bridge.text) >= 20 }
    bridge.run(for: .milliseconds(100))
    // The flood may begin in one span of ten seconds and end in another.
    let spans = Int(begun.duration(to: .now) / .seconds(10)) + 2
    #expect((20...20 * spans).contains(Self.refusals(in: bridge.text)))
  }

  private static func refusals(in log: String) -> Int { log.matches(of: /was too long/).count }

  /// Whatever is said of a room's report, the reader ends, prints what is right, and says what is
  /// missing.
  @Test func aReportOfNonsenseIsReadUpToItsEnd() throws {
    let broker = try HostileBroker()
    let bridge = "\(BuiltPrograms.folder)/speakerclock-bridge"
    let reader = try PseudoTerminal(
      [
        BuiltPrograms.folder + "/speakerclock", "report", "--via",
        "\(bridge) mqtt mqtt://127.0.0.1:\(broker.port)/+ --attach",
      ], environment: home.environment(runtime: "run"), size: Size(columns: 120, rows: 40))
    #expect(broker.accept())
    let row =
      #"{"id":"a-1","room":"main","speed":1,"start":"2026-12-04T08:01:24Z","#
      + #""end":"2026-12-04T08:20:12Z","planned":60,"net":65,"term":1,"holder":"00000000000000000000000000000001","phases":[],"title":"Engines\u001b[2J"}"#
    // The reader asks how many rows there are, and later for the rows. The test answers at once,
    // like a broker that keeps them, because the reader waits only a second.
    let heads = ["{\"rows\":-1}", "{\"rows\":1e30}", "[]", "\u{1b}", "", "{\"rows\":2}"]
    broker.retained = heads.flatMap { head in
      ["main", "\n"].map { MQTTMessage("speakerclock/1/\($0)/report", head) }
    }
    #expect(broker.grantsMore())
    let rows = [
      ("1", row), ("1", row), ("-1", row), ("0", row), ("3", row), ("99999999999999999999", row),
      ("1/1", row), ("2", ""),
    ]
    broker.retained = rows.map { number, text in
      MQTTMessage("speakerclock/1/main/report/\(number)", text)
    }
    #expect(broker.grantsMore())
    // Without answers the reader would leave the broker.
    let end = ContinuousClock.now + .patience
    while reader.waitForEnd(upTo: .milliseconds(50)) == nil, ContinuousClock.now < end {
      _ = broker.wait(upTo: .milliseconds(50)) { _ in false }
    }
    #expect(reader.ending == .exited(74))
    #expect(reader.text.contains("1 of 2 rows of room main are missing."), "\(reader.text)")
    #expect(reader.text.contains("1 talk: 1:05 in all"), "\(reader.text)")
  }

  /// Anything under any topic, in pieces, and bytes that are no packets at all.
  @Test func nonsenseStaysInItsRoom() throws {
    var random = SplitMix64(seed: 1)
    for round in 0..<4 {
      for _ in 0..<40 { broker.send(Self.nonsense(&random)) }
      guard round % 2 == 1 else { continue }
      broker.send((0..<200).map { _ in UInt8(random.below(256)) })
      broker.send([0xf0, 0])
      #expect(broker.isClosed(within: .seconds(20)))
      #expect(broker.accept(upTo: .patience))
      #expect(broker.wait { $0.topic.hasSuffix("/state") })
    }
    #expect(isAlive("still here"))
  }

  private static func nonsense(_ random: inout SplitMix64) -> MQTTPacket {
    let parts = [
      "\n", "\r\n", "! quit", "quit", "hello y display 1x1", "\u{1b}[2J", "\u{2028}", " ", "#7",
      "{", "\"",
      #"{"id":"#, #""a","sent":0,"command":"quit"}"#, #"{"columns":1,"rows":1,"delay":-9e99}"#,
      "9223372036854775807", "講演", "\u{202e}", "/", "store 1", "null",
    ]
    func text(_ random: inout SplitMix64) -> String {
      (0..<random.below(6)).map { _ in parts[random.below(parts.count)] }.joined()
    }
    let topic = ["display/", "cmd", "display/x", "state", "done", ""][random.below(6)]
    let tail = random.below(2) == 0 ? "" : text(&random)
    return message(topic + tail, text(&random))
  }
}
