import TerminalCanvas
import TimerTestSupport

/// A real broker on loopback, built clocks and bridges, and what a third-party client hears.
final class BrokeredClock {
  /// Whether there are a broker and its clients on this machine.
  static let hasBroker = broker != nil && client("mosquitto_sub") != nil

  private static let broker = client("mosquitto")

  private static func client(_ name: String) -> String? {
    ["/usr/sbin/", "/usr/bin/", "/usr/local/sbin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
      .map { $0 + name }.first { TemporaryFolder.bytes(of: $0, last: 1) != nil }
  }

  let home: TemporaryFolder
  let port: Int
  private(set) var broker: PseudoTerminal

  /// Starts a broker.
  init() throws {
    home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    port = Int.random(in: 20_000..<32_000)
    let file = try home.write(
      "listener \(port) 127.0.0.1\nallow_anonymous true\nset_tcp_nodelay true\n", to: "broker.conf")
    broker = try PseudoTerminal(
      [Self.broker ?? "mosquitto", "-c", file], environment: ["TERM": "dumb"],
      size: Size(columns: 100, rows: 30))
    broker.wait(upTo: .seconds(20)) { [broker] _ in
      String(decoding: broker.output, as: UTF8.self).contains(" running")
    }
  }

  /// Runs a program with the folders of this test.
  func run(_ arguments: [String], size: Size = Size(columns: 80, rows: 24)) throws
    -> PseudoTerminal
  {
    try PseudoTerminal(
      arguments,
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": home.path,
        "XDG_RUNTIME_DIR": home.path + "/run", "ASAN_OPTIONS": "detect_leaks=0",
      ], size: size)
  }

  /// Starts a clock of ten minutes that runs.
  func clock(_ room: String = "main") throws -> PseudoTerminal {
    try run([BridgedClock.folder + "/speakerclock", "10:00", "--start", "--room", room])
  }

  private func place(_ room: String) -> String { "mqtt://127.0.0.1:\(port)/\(room)" }

  /// Starts a bridge.
  func bridge(_ room: String = "main") throws -> PseudoTerminal {
    try run([BridgedClock.folder + "/speakerclock-bridge", "mqtt", place(room)])
  }

  /// Starts a display over the broker.
  func display(
    _ room: String = "main", size: Size = Size(columns: 80, rows: 24)
  ) throws -> PseudoTerminal {
    let attach = "\(BridgedClock.folder)/speakerclock-bridge mqtt \(place(room)) --attach"
    return try run(
      [BridgedClock.folder + "/speakerclock", "display", "--name", "far", "--via", attach],
      size: size)
  }

  /// Subscribes to topics; each message is a line, its topic first.
  func listen(_ topics: String) throws -> PseudoTerminal {
    let listener = try run(
      [
        Self.client("mosquitto_sub") ?? "", "-p", "\(port)", "-h", "127.0.0.1", "-v", "-q", "1",
        "-t", "speakerclock/1/" + topics,
      ], size: Size(columns: 1000, rows: 50))
    listener.run(for: .milliseconds(300))
    return listener
  }

  /// Publishes a message as a third-party client does.
  func publish(_ text: String, to topic: String, _ options: String...) throws {
    let publisher = try run(
      [
        Self.client("mosquitto_pub") ?? "", "-p", "\(port)", "-h", "127.0.0.1",
        "-t", "speakerclock/1/" + topic, "-m", text,
      ] + options)
    publisher.waitForEnd(upTo: .seconds(20))
  }
}

extension PseudoTerminal {
  /// What was written so far.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Waits until a text was written; returns when, counted from the program's start.
  func time(of part: String, upTo patience: Duration = .seconds(20)) -> Duration? {
    wait(upTo: patience) { [self] _ in text.contains(part) }
    var sofar = ""
    for burst in bursts {
      sofar += String(decoding: burst.bytes, as: UTF8.self)
      if sofar.contains(part) { return burst.time }
    }
    return nil
  }
}
