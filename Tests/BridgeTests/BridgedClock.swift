import StageRenderer
import TimerTestSupport

/// The built clock on a terminal, and the built bridge beside it.
final class BridgedClock {
  let home: TemporaryFolder
  private(set) var clock: PseudoTerminal?
  let bridge: PseudoTerminal
  /// The port on which the bridge listens.
  let port: Int

  /// Whether codes for a phone's camera can be drawn on this machine.
  static let hasQRCodes = TemporaryFolder.bytes(of: "/usr/bin/qrencode", last: 1) != nil

  /// What `--help` says of a subcommand.
  static func help(of subcommand: String) throws -> String {
    let terminal = try PseudoTerminal(
      [BuiltPrograms.folder + "/speakerclock-bridge", subcommand, "--help"],
      environment: ["TERM": "dumb"],
      size: Size(columns: 100, rows: 60))
    terminal.waitForEnd(upTo: .patience)
    return String(decoding: terminal.output, as: UTF8.self)
  }

  /// Starts the bridge, and a clock unless there are no arguments for one.
  init(
    clock arguments: [String]? = ["5"], bridge options: [String] = [], term: String = "dumb"
  ) throws {
    home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    let environment = home.environment(runtime: "run").merging(["TERM": term]) { $1 }
    bridge = try PseudoTerminal(
      [BuiltPrograms.folder + "/speakerclock-bridge", "web", "--listen", "127.0.0.1:0"] + options,
      environment: environment, size: Size(columns: 200, rows: 60))
    let terminal = bridge
    terminal.wait(upTo: .patience) { _ in Self.port(in: terminal.output) != nil }
    port = Self.port(in: bridge.output) ?? 0
    if let arguments { try startClock(arguments) }
  }

  deinit {
    clock?.signal(9)
    bridge.signal(9)
  }

  private static func port(in output: [UInt8]) -> Int? {
    String(decoding: output, as: UTF8.self).firstMatch(of: /127\.0\.0\.1:(\d+)\/remote/)
      .flatMap { Int($0.1) }
  }

  /// What the bridge has written.
  var log: String {
    bridge.run(for: .milliseconds(50))
    return String(decoding: bridge.output, as: UTF8.self)
  }

  /// Waits until the bridge has logged a text; returns whether it has.
  func logs(_ text: String) -> Bool { bridge.time(of: text) != nil }

  /// The tokens that the bridge has stored.
  func token(_ role: String) -> String {
    let lines = home.text(of: ".local/state/speakerclock/web-main.tokens").split(separator: "\n")
    return lines.first { $0.hasPrefix(role) }?.split(separator: " ").last.map(String.init) ?? ""
  }

  /// Starts a clock, and waits until the bridge has found it.
  func startClock(_ arguments: [String]) throws {
    clock = try PseudoTerminal(
      [BuiltPrograms.folder + "/speakerclock"] + arguments,
      environment: home.environment(runtime: "run"), size: Size(columns: 100, rows: 30))
    let end = ContinuousClock.now + .patience
    while ContinuousClock.now < end {
      clock?.run(for: .milliseconds(20))
      // A bridge may ask everybody for a token.
      let fields = ["Authorization: Bearer \(token("viewer"))"]
      let state = (try? ask("GET", "/api/state", fields).text) ?? ""
      // Commands need the clock's time, which comes last.
      let isThere = ["\"connected\":true", "\"shown\"", "\"time\":"].allSatisfy(state.contains)
      if isThere { return }
    }
  }

  /// Ends the clock, at once as a power cut would, or as the system asks a program to end.
  func endClock(byKill: Bool) {
    clock?.signal(byKill ? 9 : 15)
    clock?.waitForEnd(upTo: .patience)
    clock = nil
  }

  // MARK: Requests

  /// Sends a request on a connection of its own and waits for the whole answer.
  func ask(
    _ method: String, _ target: String, _ fields: [String] = [], body: String = ""
  ) throws -> RawBrowser {
    let browser = try RawBrowser(port: port)
    let lines =
      ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"]
      + fields + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
    browser.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    browser.wait()
    ExchangeRecord.add(method, target, body: body, answer: browser.text)
    return browser
  }

  /// Sends a command from our own page.
  func command(_ name: String, _ body: String = "", sure: Bool = false) throws -> RawBrowser {
    try inTime {
      try ask(
        "POST", "/api/\(name)\(sure ? "?sure=1" : "")", ["Origin: http://127.0.0.1:\(port)"],
        body: body)
    }
  }

  /// Sends a command again as long as the clock reads it too late, or does not answer in time.
  ///
  /// A clock that stalls for two seconds refuses the commands that have waited.
  func inTime(_ send: () throws -> RawBrowser) throws -> RawBrowser {
    let end = ContinuousClock.now + .patience
    while true {
      let answer = try send()
      guard [412, 504].contains(answer.status), ContinuousClock.now < end else { return answer }
    }
  }

  /// Opens a stream of events, and waits for the first stage and the events that come with it.
  func listen() throws -> RawBrowser {
    let browser = try RawBrowser(port: port)
    browser.send("GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    browser.wait { $0.contains("event: told\ndata: {}\n\n") }
    ExchangeRecord.add("GET", "/api/events", answer: browser.text)
    return browser
  }
}
