import StageRenderer
import Testing
import TimerTestSupport

/// The tools of liblo, which send and show messages of OSC.
enum OSCTools {
  static let areThere = path("oscsend") != nil && path("oscdump") != nil

  static func path(_ name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first { TemporaryFolder.bytes(of: $0, last: 1) != nil }
  }
}

/// A bridge that takes OSC, with the tools of liblo on the other side.
@Suite(.serialized, .enabled(if: OSCTools.areThere, "there are no oscsend and oscdump here"))
struct OSCTests {
  private let bridged: BridgedClock
  private let port: Int
  /// Receives the result of each command.
  private let answers: PseudoTerminal

  init() throws {
    bridged = try BridgedClock(clock: ["5"], bridge: Self.options)
    port = Self.port(of: bridged)
    // The part of the bridge that takes OSC looks for the clock by itself, and may find it later
    // than the part that serves the pages.
    answers = try Self.watcher(at: port)
  }

  private static let options = ["--osc", "127.0.0.1:0"]

  /// The port on which a bridge takes packets.
  private static func port(of bridged: BridgedClock) -> Int {
    let bridge = bridged.bridge
    bridge.writes("OSC:")
    return bridge.text.firstMatch(of: /OSC: +127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) } ?? 0
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      [OSCTools.path(name) ?? name] + arguments, environment: ["TERM": "dumb", "LANG": "C.UTF-8"],
      size: Size(columns: 200, rows: 100))
  }

  private static func send(_ name: String, _ arguments: [String], to port: Int) throws {
    let sender = try run(
      "oscsend", ["127.0.0.1", "\(port)", "/speakerclock/" + name] + arguments)
    #expect(sender.waitForEnd(upTo: .patience) == .exited(0))
  }

  /// Sends a message: the address behind `/speakerclock/`, the types and the arguments.
  private func send(_ name: String, _ arguments: String...) throws {
    try Self.send(name, arguments, to: port)
  }

  /// Sends a command, and sends it again as long as the clock reads it too late or does not answer
  /// in time.
  ///
  /// A clock that stalls for two seconds refuses the commands that have waited.
  private func command(_ name: String, _ arguments: String...) throws {
    let end = ContinuousClock.now + .patience
    var isDecided = false
    while !isDecided, ContinuousClock.now < end {
      let count = results.count
      try Self.send(name, arguments, to: port)
      isDecided = answers.wait(upTo: .seconds(20)) { _ in results.count > count }
      if results.last == "late" || results.last == "unknown" { isDecided = false }
    }
  }

  /// The results of the commands so far, one word each.
  private var results: [String] {
    answers.text.matches(of: /\/speakerclock\/answer ss "(\w+)"/).map { String($0.1) }
  }

  /// Starts a program that receives what the clock shows, and waits until it has received a talk,
  /// or the message that there is no clock.
  ///
  /// Once the clock has said what time it is, the bridge can send the talk, and takes commands.
  private static func watcher(at port: Int, hasClock: Bool = true) throws -> PseudoTerminal {
    let watched = Int.random(in: 32_000..<60_000)
    let dump = try run("oscdump", ["-L", "\(watched)"])
    let sign = hasClock ? #"/speakerclock/text s "0"# : "/speakerclock/connected i 0"
    let end = ContinuousClock.now + .patience
    // What comes before oscdump listens is lost.
    while !dump.text.contains(sign), .now < end {
      try send("watch", ["i", "\(watched)"], to: port)
      dump.run(for: .milliseconds(300))
    }
    return dump
  }

  /// Waits until the bridge says something of its clock; returns what it says at last.
  private func state(with text: String) throws -> String {
    let end = ContinuousClock.now + .patience
    while true {
      bridged.clock?.run(for: .milliseconds(50))
      let state = try bridged.ask("GET", "/api/state").text
      if state.contains(text) || .now > end { return state }
    }
  }

  private func expect(_ text: String, _ place: SourceLocation = #_sourceLocation) throws {
    let state = try state(with: text)
    #expect(state.contains(text), "\(state)\n\(bridged.log)", sourceLocation: place)
  }

  @Test func theClockIsCommanded() throws {
    // A button that is released, and what is no command, change nothing.
    try send("toggle", "f", "0")
    try send("quit")
    #expect(bridged.logs("refused OSC 127.0.0.1: there is no '/speakerclock/quit'"))
    try expect(#""run":"ready""#)
    try command("toggle", "f", "1")
    try expect(#""run":"running""#)
    // Steps of ten minutes, so that a hundred seconds may pass between two looks.
    try command("add", "i", "600")
    try expect(#""shown":8"#)
    try command("take", "f", "600")
    try expect(#""shown":2"#)
    try command("message", "s", "To the end")
    try expect(#""message":"To the end""#)
    try command("message", "s", "")
    try command("blackout", "i", "1")
    try expect(#""blackout":true"#)
    try command("blackout", "T")
    try command("blackout", "F")
    try expect(#""blackout":false"#)
    // What would discard something of a running talk needs the word that it is meant.
    try command("preset", "i", "2")
    #expect(bridged.logs("preset 2"))
    try command("preset", "ii", "2", "1")
    try expect(#""run":"ready""#)
  }

  /// A packet of up to 8,192 bytes is read whole: a text in it is never cut.
  @Test func aLongPacketIsReadWhole() throws {
    // The address takes 24 bytes, the types 4, and the end of the text 1.
    func text(packetOf size: Int) -> String { String(repeating: "x", count: size - 29) }
    func send(packetOf size: Int) throws { try self.send("message", "s", text(packetOf: size)) }
    try command("message", "s", text(packetOf: 3000))
    try expect(#""message":"xxx"#)
    try send(packetOf: 8192)
    #expect(bridged.bridge.time(of: "message takes one line of at most 4080 bytes") != nil)
    try send(packetOf: 8196)
    #expect(bridged.bridge.time(of: "a packet of more than 8192 bytes") != nil)
    #expect(!bridged.log.contains("has no end"))
  }

  /// Whether a second was told once between two others, or once more because the clock said
  /// something.
  private static func hasASecondToldAtMostTwice(_ shown: [Int]) -> Bool {
    Set(shown).contains { second in
      [second + 1, second - 1].allSatisfy(shown.contains) && shown.count { $0 == second } < 3
    }
  }

  @Test func aWatcherIsToldEachSecond() throws {
    try command("start")
    let dump = try Self.watcher(at: port)
    let end = ContinuousClock.now + .patience
    var shown: [Int] = []
    while !Self.hasASecondToldAtMostTwice(shown), .now < end {
      dump.run(for: .milliseconds(300))
      shown = dump.text.matches(of: /\/speakerclock\/shown i (\d+)/).compactMap { Int($0.1) }
    }
    #expect(Self.hasASecondToldAtMostTwice(shown) && shown == shown.sorted(by: >), "\(shown)")
    #expect(dump.text.contains(#"/speakerclock/run s "running""#))
    #expect(dump.text.contains(#"/speakerclock/phase s "green""#))
    #expect(dump.text.contains("/speakerclock/connected i 1"))
    #expect(dump.text.firstMatch(of: /\/speakerclock\/text s "0?4:\d\d GREEN"/) != nil)
    // An answer goes to who watches on the sender's machine.
    try command("preset", "i", "2")
    #expect(dump.time(of: #"/speakerclock/answer ss "guarded""#) != nil)
    bridged.endClock(byKill: true)
    #expect(dump.time(of: "/speakerclock/connected i 0") != nil)
    try send("watch", "i", "0")
    // What was told before may still be on its way.
    let limit = ContinuousClock.now + .patience
    var count = -1
    while dump.output.count != count, .now < limit {
      count = dump.output.count
      dump.run(for: .seconds(2))
    }
    #expect(dump.output.count == count)
  }

  @Test func aWatcherIsToldThatThereIsNoClock() throws {
    let waiting = try BridgedClock(clock: nil, bridge: Self.options)
    let dump = try Self.watcher(at: Self.port(of: waiting), hasClock: false)
    for part in [#"run s "none""#, "shown i 0", #"phase s "none""#] {
      #expect(dump.writes("/speakerclock/" + part), "\(dump.text)")
    }
    withExtendedLifetime(waiting) {}
  }
}
