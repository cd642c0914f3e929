import StageRenderer
import Testing
import TimerTestSupport

/// What monitors and exploring programs receive.
@Suite(.serialized)
struct MonitorTests {
  private static let promtool = projectFolder + "/.build-python/bin/promtool"
  private static let hasPromtool = TemporaryFolder.bytes(of: promtool, last: 1) != nil

  /// The value of a metric of the room, with its labels.
  private func value(_ name: String, in text: String) -> String? {
    text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(name + " ") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  @Test func metricsSayWhatIsShown() throws {
    let bridged = try BridgedClock(clock: ["5", "--start"])
    let page = try bridged.listen()
    let metrics = try bridged.ask("GET", "/metrics")
    #expect(metrics.status == 200)
    #expect(metrics.text.contains("Content-Type: text/plain; version=0.0.4; charset=utf-8"))
    func sample(_ name: String) -> String? { value("speakerclock_" + name, in: metrics.text) }
    #expect(sample(#"clock_connected{room="main"}"#) == "1")
    #expect(sample(#"phase{room="main",phase="green"}"#) == "1")
    #expect(sample(#"phase{room="main",phase="overtime"}"#) == "0")
    #expect(sample(#"bridge_streams{room="main"}"#) == "1")
    let left = sample(#"remaining_seconds{room="main"}"#).flatMap { Int($0) }
    #expect(left.map { 200...300 ~= $0 } == true, "\(metrics.text)")
    withExtendedLifetime(page) {}
  }

  @Test func aPageThatIsClosedIsNotCounted() throws {
    let bridged = try BridgedClock(clock: nil)
    func streams() throws -> String? {
      value(
        #"speakerclock_bridge_streams{room="main"}"#, in: try bridged.ask("GET", "/metrics").text)
    }
    let page = try bridged.listen()
    #expect(try streams() == "1")
    page.endSending()
    page.wait()
    #expect(page.isClosed)
    let end = ContinuousClock.now + .patience
    while try streams() != "0", ContinuousClock.now < end {}
    #expect(try streams() == "0")
  }

  /// What is not known is absent: a monitor must not take it for zero.
  @Test func withoutAClockThereIsNoTime() throws {
    let metrics = try BridgedClock(clock: nil).ask("GET", "/metrics").text
    #expect(value(#"speakerclock_clock_connected{room="main"}"#, in: metrics) == "0")
    #expect(!metrics.contains("remaining_seconds") && !metrics.contains("speakerclock_phase"))
  }

  @Test(.enabled(if: hasPromtool, "there is no promtool here"), arguments: [true, false])
  func promtoolAccepts(hasClock: Bool) throws {
    let bridged = try BridgedClock(clock: hasClock ? ["5", "--start"] : nil)
    let answer = try bridged.ask("GET", "/metrics").text
    let text = answer.split(separator: "\r\n\r\n", maxSplits: 1).last.map(String.init) ?? ""
    try bridged.home.write(text, to: "metrics")
    let check = try PseudoTerminal(
      ["/bin/sh", "-c", "\(Self.promtool) check metrics < \(bridged.home.path(of: "metrics"))"],
      environment: ["TERM": "dumb"], size: Size(columns: 200, rows: 60))
    #expect(check.waitForEnd(upTo: .patience) == .exited(0), "\(check.text)")
    #expect(check.text.isEmpty, "\(check.text)")
  }

  @Test func healthSaysWhatIsWrong() throws {
    let bridged = try BridgedClock()
    let well = try bridged.ask("GET", "/health")
    #expect(well.status == 200 && well.text.hasSuffix(#"{"problems":[],"status":"ok"}"#))
    bridged.endClock(byKill: true)
    let end = ContinuousClock.now + .patience
    var ill = well
    while ill.status == 200, ContinuousClock.now < end { ill = try bridged.ask("GET", "/health") }
    #expect(ill.status == 503)
    #expect(
      ill.text.hasSuffix(
        #"{"problems":["There is no clock in room main"],"status":"failed"}"#), "\(ill.text)")
  }

  @Test func strangersLearnOnlyWhetherAllIsWell() throws {
    let bridged = try BridgedClock(clock: nil, bridge: ["--tokens"])
    let health = try bridged.ask("GET", "/health")
    #expect(health.status == 503 && health.text.hasSuffix(#"{"status":"failed"}"#))
    for path in ["/metrics", "/api", "/api/openapi.json"] {
      #expect(try bridged.ask("GET", path).status == 401, "\(path)")
      let token = "Authorization: Bearer \(bridged.token("viewer"))"
      #expect(try bridged.ask("GET", path, [token]).status == 200, "\(path)")
    }
  }

  @Test func monitoringPathsAcceptOnlyReading() throws {
    let bridged = try BridgedClock()
    for path in ["/metrics", "/health", "/api", "/api/openapi.json"] {
      let head = try bridged.ask("HEAD", path)
      #expect(head.status == 200 && head.text.hasSuffix("\r\n\r\n"), "\(path)")
      for method in ["POST", "OPTIONS", "PUT", "DELETE"] {
        let answer = try bridged.ask(
          method, path, ["Origin: http://127.0.0.1:\(bridged.port)"])
        let isRefused = answer.status == 405 && answer.text.contains("Allow: GET, HEAD")
        #expect(isRefused, "\(method) \(path)")
      }
      let foreign = try RawBrowser(port: bridged.port)
      foreign.send("GET \(path) HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
      foreign.wait()
      #expect(foreign.status == 421 && !foreign.text.contains("problems"), "\(path)")
    }
  }

  @Test func theRoutesAreListed() throws {
    let answer = try BridgedClock(clock: nil).ask("GET", "/api")
    #expect(answer.text.contains(#""method":"GET","path":"/health","role":"none""#))
    #expect(answer.text.contains(#""method":"POST","path":"/api/{command}","role":"operator""#))
  }

  /// A monitor that asks without a pause delays neither a command nor a page.
  @Test func aFloodOfMetricsLeavesCommandsAlone() throws {
    let bridged = try BridgedClock(clock: ["5"])
    let page = try bridged.listen()
    let request = "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1:\(bridged.port)\r\n\r\n"
    let flood = try (0..<8).map { _ in try RawBrowser(port: bridged.port) }
    for _ in 0..<50 {
      for browser in flood {
        let before = browser.received.count
        browser.send(request)
        browser.wait { $0.utf8.count > before }
      }
    }
    #expect(flood.allSatisfy { !$0.isClosed && $0.status == 200 })
    #expect(!flood.contains { $0.text.contains("Connection: close") })
    #expect(try bridged.command("start").status == 200)
    #expect(page.wait { $0.contains("\"run\":\"running\"") })
  }
}
