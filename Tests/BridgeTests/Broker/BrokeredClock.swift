import StageRenderer
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

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
  private var listeners = 0
  private let host: String
  /// What stands before the commands that need the broker's network.
  private let prefix: [String]

  /// Starts a broker at an address of this machine, or of the network that the prefix leads to.
  init(host: String = "127.0.0.1", running prefix: [String] = []) throws {
    home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    port = Int.random(in: 20_000..<32_000)
    (self.host, self.prefix) = (host, prefix)
    // In a network of its own there is no other user that a broker of root's could become.
    try home.write(
      """
      user root
      listener \(port) \(host)
      allow_anonymous true
      set_tcp_nodelay true
      log_dest file \(home.path(of: Self.logName))
      log_type notice
      log_type information
      log_type subscribe

      """, to: "broker.conf")
    broker = try Self.startBroker(prefix, home)
  }

  private static let logName = "broker.log"

  private static func startBroker(
    _ prefix: [String], _ home: TemporaryFolder
  ) throws -> PseudoTerminal {
    try home.write("", to: logName)
    let broker = try PseudoTerminal(
      prefix + [Self.broker ?? "mosquitto", "-c", home.path(of: "broker.conf")],
      environment: ["TERM": "dumb"], size: Size(columns: 100, rows: 30))
    _ = log(upTo: " running", of: broker, in: home)
    return broker
  }

  /// Waits until the broker has logged a text, such as who is connected; returns the log.
  func log(upTo text: String) -> String { Self.log(upTo: text, of: broker, in: home) }

  private static func log(
    upTo text: String, of broker: PseudoTerminal, in home: TemporaryFolder
  ) -> String {
    let limit = ContinuousClock.now + .patience
    while true {
      let log = String(decoding: home.bytes(of: logName) ?? [], as: UTF8.self)
      guard !log.contains(text), ContinuousClock.now < limit else { return log }
      broker.run(for: .milliseconds(5))
    }
  }

  /// Ends the broker at once.
  func stopBroker() {
    broker.signal(9)
    broker.waitForEnd(upTo: .patience)
  }

  /// Starts another broker in the place of the one that was stopped.
  func restartBroker() throws {
    broker = try Self.startBroker(prefix, home)
  }

  /// Runs a program with the folders of this test.
  func run(_ arguments: [String], size: Size = Size(columns: 80, rows: 24)) throws
    -> PseudoTerminal
  {
    try PseudoTerminal(arguments, environment: home.environment(runtime: "run"), size: size)
  }

  /// Starts a clock of ten minutes that runs.
  func clock(_ room: String = "main") throws -> PseudoTerminal {
    try run([BuiltPrograms.folder + "/speakerclock", "10:00", "--start", "--room", room])
  }

  private func place(_ room: String) -> String { "mqtt://\(host):\(port)/\(room)" }

  /// Starts a bridge.
  func bridge(_ room: String = "main", _ options: String...) throws -> PseudoTerminal {
    try run(
      prefix + [BuiltPrograms.folder + "/speakerclock-bridge", "mqtt", place(room)] + options)
  }

  /// Starts a display over the broker, behind the words that lead to its network.
  func display(
    _ room: String = "main", named name: String = "far", running prefix: [String] = []
  ) throws -> PseudoTerminal {
    try run(
      prefix + [
        BuiltPrograms.folder + "/speakerclock", "display", "--name", name, "--via", attach(room),
      ])
  }

  /// Starts the view of all rooms.
  func office(size: Size = Size(columns: 80, rows: 24)) throws -> PseudoTerminal {
    try run(
      [BuiltPrograms.folder + "/speakerclock", "display", "--all", "--via", attach("+")],
      size: size)
  }

  /// The command that leads a display to a room, or `+` to all rooms.
  func attach(_ room: String = "main") -> String {
    "\(BuiltPrograms.folder)/speakerclock-bridge mqtt \(place(room)) --attach"
  }

  /// Subscribes to topics; each message is a line, its topic first.
  func listen(
    _ topics: String, below root: String = "speakerclock/1/", as client: String? = nil,
    _ options: String...
  ) throws -> PseudoTerminal {
    listeners += 1
    let name = client ?? "listener-\(listeners)"
    let listener = try run(
      [
        Self.client("mosquitto_sub") ?? "", "-p", "\(port)", "-h", host, "-v", "-q", "1",
        "-i", name, "-t", root + topics,
      ] + options, size: Size(columns: 1000, rows: 50))
    _ = log(upTo: "\(name) 1 ")
    return listener
  }

  /// Publishes a message as a third-party client does.
  func publish(_ text: String, to topic: String, _ options: String...) throws {
    let publisher = try run(
      [
        Self.client("mosquitto_pub") ?? "", "-p", "\(port)", "-h", host,
        "-t", "speakerclock/1/" + topic, "-m", text,
      ] + options)
    publisher.waitForEnd(upTo: .patience)
  }
}
