import StageRenderer
import Testing
import TimerTestSupport

/// The messages in the article with recipes are sent with the programs that it names, and arrive.
@Suite(.serialized)
struct RecipesTests {
  private static let article: String = {
    text(ofFile: "\(projectFolder)/Sources/Programs/speakerclock/Documentation.docc/Recipes.md")
      ?? ""
  }()

  /// The lines of the article that begin so.
  private static func lines(_ beginning: String) -> [String] {
    article.split(separator: "\n").map(String.init).filter { $0.hasPrefix(beginning) }
  }

  private static func has(_ program: String) -> Bool {
    ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
      .contains { TemporaryFolder.bytes(of: $0 + program, last: 1) != nil }
  }

  /// Runs lines of shell with our programs on the path.
  private func shell(_ script: String, home: TemporaryFolder) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["/bin/sh", "-c", script],
      environment: home.environment(runtime: "run"), size: Size(columns: 200, rows: 60))
  }

  @Test(
    .enabled(if: has("curl"), "there is no curl here"), arguments: lines("curl "))
  func theBridgeAnswersCurl(line: String) throws {
    let bridged = try BridgedClock(clock: ["5", "--start"])
    let command = line.replacing("8484", with: "\(bridged.port)")
    let token = bridged.token("operator")
    var text = ""
    // A clock that stalls for two seconds refuses the commands that have waited.
    for _ in 0..<5 {
      let client = try shell("TOKEN=\(token); \(command)", home: bridged.home)
      #expect(client.waitForEnd(upTo: .patience) == .exited(0))
      text = client.text
      if !["late", "unknown"].contains(where: { text.contains(#""status":"\#($0)""#) }) { break }
    }
    #expect(
      text.contains(#""status":"done""#) || text.contains(#""phase":"green""#), "\(text)")
  }

  @Test(
    .enabled(if: has("oscsend"), "there is no oscsend here"), arguments: lines("oscsend "))
  func theBridgeTakesOSC(line: String) throws {
    let bridged = try BridgedClock(clock: ["5"], bridge: ["--osc", "127.0.0.1:0"])
    let bridge = bridged.bridge
    _ = bridge.time(of: "OSC:")
    let port = bridge.text.firstMatch(of: /OSC: +127\.0\.0\.1:(\d+)/).map { String($0.1) } ?? ""
    let feedback = "\(Int.random(in: 32_000..<60_000))"
    let dump = try shell("exec oscdump -L \(feedback)", home: bridged.home)
    dump.run(for: .milliseconds(300))
    let send = { (line: String) throws in
      let command = line.replacing("8486", with: port).replacing("8487", with: feedback)
      let sender = try shell(command, home: bridged.home)
      #expect(sender.waitForEnd(upTo: .patience) == .exited(0))
    }
    try send("oscsend 127.0.0.1 8486 /speakerclock/watch i 8487")
    // Messages that are sent before oscdump listens are lost. Once the clock has said what time it
    // is, there is a text, and commands are taken.
    let text = #"/speakerclock/text s "05:00 GREEN""#
    #expect(dump.time(of: text, upTo: .patience) != nil, "\(dump.text)")
    var answers: [String] = []
    // A clock that stalls for two seconds refuses the commands that have waited.
    for count in 1...5 {
      try send(line)
      // The bridge sends what is shown again, and no answer comes.
      if line.contains("/watch ") { break }
      dump.wait(upTo: .patience) { [dump] _ in
        answers = dump.text.matches(of: /answer ss "(\w+)"/).map { String($0.1) }
        return answers.count >= count
      }
      if answers.last != "late", answers.last != "unknown" { break }
    }
    #expect(answers.last == "done" || line.contains("/watch "), "\(dump.text)")
    #expect(answers.count > 1 || !bridged.log.contains("refused"))
  }

  @Test(
    .enabled(if: has("oscdump"), "there is no oscdump here"),
    arguments: lines("speakerclock ").filter { $0.contains("oscsend") })
  func aHookSendsOSC(line: String) throws {
    let home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    let port = "\(Int.random(in: 32_000..<60_000))"
    let dump = try shell("exec oscdump -L \(port)", home: home)
    // What is sent before oscdump listens is lost.
    let end = ContinuousClock.now + .patience
    while !dump.writes("/probe", upTo: .milliseconds(200)), ContinuousClock.now < end {
      try shell("oscsend 127.0.0.1 \(port) /probe", home: home).waitForEnd(upTo: .patience)
    }
    // If a busy machine stalls the clock while several phases pass, only the last one is sent.
    let length = "12s --yellow 10s --red 1s"
    let clock = try shell(
      "echo start | " + line.replacing("53000", with: port).replacing("18m", with: length),
      home: home)
    #expect(dump.time(of: "/cue/light-yellow/start", upTo: .patience) != nil)
    #expect(dump.time(of: "/cue/bell/start", upTo: .patience) != nil)
    withExtendedLifetime(clock) {}
  }

  @Test(
    .enabled(if: has("curl") && has("python3"), "there is no curl or no python3 here"),
    arguments: lines("speakerclock ").filter { $0.contains("curl") })
  func aHookPressesAButton(line: String) throws {
    let home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    let server = try shell(
      "cd \"$HOME\" && exec python3 -u -m http.server --bind 127.0.0.1 0", home: home)
    _ = server.time(of: "port ")
    let port = server.text.firstMatch(of: /port (\d+)/).map { String($0.1) } ?? ""
    // A busy machine may stall the clock for longer than a short phase lasts. Then that phase is
    // not sent.
    let length = "12s --yellow 11s --red 10s"
    let clock = try shell(
      "echo start | " + line.replacing("8000", with: port).replacing("18m", with: length),
      home: home)
    #expect(server.time(of: "\"POST /api/location/1/0/1/press ", upTo: .patience) != nil)
    withExtendedLifetime(clock) {}
  }

  @Test(.enabled(if: has("tmux"), "there is no tmux here"))
  func tmuxShowsTheTime() throws {
    let home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    let clock = try shell("exec speakerclock 5 --start", home: home)
    #expect(clock.wait(upTo: .patience) { $0.isAlternate })
    try home.write(Self.lines("set -g ").joined(separator: "\n") + "\n", to: "tmux.conf")
    let tmux = try shell(
      "exec tmux -S \"$HOME/run/tmux\" -f \"$HOME/tmux.conf\" new-session sleep 60", home: home)
    let isShown = tmux.wait(upTo: .patience) { screen in
      clock.run(for: .milliseconds(1))
      return screen.canvas.lines.last?.contains("04:") == true
    }
    #expect(isShown, "\(tmux.screen.canvas.lines.suffix(2))")
    try shell("tmux -S \"$HOME/run/tmux\" kill-server", home: home)
      .waitForEnd(upTo: .patience)
  }
}
