import Foundation
import Testing
import TimerTestSupport

/// What happens to a command on its way through the built bridge to the built clock.
@Suite(.serialized)
struct DeadlineBridgeTests {
  private static func time(_ bridged: BridgedClock) throws -> Int64 {
    let text = try bridged.ask("GET", "/api/clock").text
    return try #require(text.firstMatch(of: /"time":(\d+)/).flatMap { Int64($0.1) })
  }

  @Test func aCommandThatWasSentTooLongAgoIsLate() throws {
    let bridged = try BridgedClock()
    let now = try Self.time(bridged)
    let origin = ["Origin: http://127.0.0.1:\(bridged.port)"]
    for (sent, status) in [("\(now - 6_000_000)", 412), ("\(Int64.min)", 412), ("soon", 400)] {
      let answer = try bridged.ask("POST", "/api/start?sent=\(sent)", origin)
      #expect(answer.status == status, "\(sent)")
    }
    #expect(try bridged.ask("GET", "/api/state").text.contains("\"run\":\"ready\""))
    let future = try bridged.inTime {
      try bridged.ask("POST", "/api/start?sent=\(now + 60_000_000)", origin)
    }
    #expect(future.status == 200)
  }

  /// The clock stops for a while: the sender is told in time, and nothing happens afterwards.
  @Test func aCommandForAClockThatStandsStillNeverHappens() throws {
    let bridged = try BridgedClock()
    let page = try bridged.listen()
    bridged.clock?.signal(SIGSTOP)
    // The clock is told to go on only after the answer, so it came from the bridge.
    let origin = ["Origin: http://127.0.0.1:\(bridged.port)"]
    let answer = try bridged.ask("POST", "/api/start", origin)
    #expect(answer.status == 504 && answer.text.contains("No answer: check the clock"))
    bridged.clock?.signal(SIGCONT)
    #expect(try bridged.command("message", "afterwards").status == 200)
    #expect(page.wait { $0.contains("afterwards") })
    #expect(!page.text.contains("\"run\":\"running\""))
  }

  /// Pages that come and go are told to the clock, but no command waits for that.
  @Test func pagesThatComeAndGoDelayNoCommand() throws {
    let bridged = try BridgedClock(clock: ["5", "--start"])
    func delaysNone() throws -> Bool {
      var pages: [RawBrowser] = []
      for _ in 0..<60 {
        let page = try RawBrowser(port: bridged.port)
        page.send("GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:\(bridged.port)\r\n\r\n")
        pages.append(page)
      }
      var longest = Duration.zero
      for name in ["stop", "start"] {
        let begun = ContinuousClock.now
        #expect(try bridged.command(name).status == 200)
        longest = max(longest, begun.duration(to: .now))
        pages = []
      }
      // A command that waited would take a second for each twenty lines.
      return longest < .milliseconds(2_500)
    }
    // A busy machine holds a command up as well, but not each time.
    let isFast = try (0..<5).contains { _ in try delaysNone() }
    #expect(isFast)
  }

  // MARK: HTTP

  @Test func theHeaderCanBeAskedForAlone() throws {
    let bridged = try BridgedClock(clock: nil)
    for path in ["/", "/api/state", "/api/events"] {
      let answer = try bridged.ask("HEAD", path)
      #expect(answer.status == 200 && answer.text.hasSuffix("\r\n\r\n"), "\(path)")
    }
  }

  @Test func aRefusalSaysWhatIsAccepted() throws {
    let bridged = try BridgedClock(clock: nil, bridge: ["--tokens"])
    let token = ["Authorization: Bearer \(bridged.token("operator"))"]
    let delete = try bridged.ask("DELETE", "/api/start", token)
    #expect(delete.status == 405 && delete.text.contains("Allow: POST\r\n"))
    #expect(delete.text.contains("Expected POST /api/start\""))
    let post = try bridged.ask("POST", "/api/state", token)
    #expect(post.status == 405 && post.text.contains("Allow: GET, HEAD\r\n"))
    let unknown = try bridged.ask("GET", "/api/state")
    #expect(unknown.status == 401)
    #expect(unknown.text.contains("WWW-Authenticate: Bearer realm=\"speakerclock\""))
  }

  @Test func aBodyIsAskedFor() throws {
    let bridged = try BridgedClock()
    let host = "Host: 127.0.0.1:\(bridged.port)\r\nOrigin: http://127.0.0.1:\(bridged.port)\r\n"
    let browser = try bridged.inTime {
      let browser = try RawBrowser(port: bridged.port)
      browser.send(
        "POST /api/add HTTP/1.1\r\n\(host)Expect: 100-continue\r\nContent-Length: 2\r\n\r\n")
      #expect(browser.wait { $0.contains("HTTP/1.1 100 Continue\r\n\r\n") })
      browser.send("1m")
      #expect(browser.wait { $0.contains("\"status\":") })
      return browser
    }
    #expect(browser.text.contains("HTTP/1.1 200 OK"), "\(browser.text)")
  }

  @Test func whoSendsNothingMoreIsAnswered() throws {
    let bridged = try BridgedClock()
    let host = "Host: 127.0.0.1:\(bridged.port)\r\nOrigin: http://127.0.0.1:\(bridged.port)\r\n"
    let browser = try bridged.inTime {
      let browser = try RawBrowser(port: bridged.port)
      browser.send("POST /api/start HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n")
      browser.endSending()
      #expect(browser.wait { $0.contains("\"status\":") })
      return browser
    }
    #expect(browser.text.contains("\"done\""))
    browser.wait()
    #expect(browser.isClosed)
  }
}
