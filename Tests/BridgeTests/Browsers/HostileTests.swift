import Testing
import TimerTestSupport

/// Requests from other websites, strangers and faulty programs: they are refused, and the clock
/// never notices.
@Suite(.serialized)
struct HostileTests {
  private let bridged: BridgedClock

  init() throws { bridged = try BridgedClock() }

  private var host: String { "Host: 127.0.0.1:\(bridged.port)" }

  private func raw(_ text: String) throws -> RawBrowser {
    let browser = try RawBrowser(port: bridged.port)
    browser.send(text)
    browser.wait(upTo: .seconds(15))
    return browser
  }

  /// Whether the bridge's log gets this many refusals of this machine with these words.
  private func isLogged(_ words: String, times: Int = 1) -> Bool {
    let end = ContinuousClock.now + .patience
    while bridged.log.ranges(of: "refused 127.0.0.1: \(words)").count < times {
      guard ContinuousClock.now < end else { return false }
    }
    return true
  }

  /// Whether the clock is as it was: ready.
  private func isUntouched() throws -> Bool {
    try bridged.ask("GET", "/api/state").text.contains("\"run\":\"ready\"")
  }

  /// An image and scripts of another website, a page without a token, and a viewer's page.
  ///
  /// `AccessTests` has all cases.
  @Test func aRequestWithoutPermissionChangesNothing() throws {
    let viewer = "Authorization: Bearer \(bridged.token("viewer"))"
    let image = ["Accept: image/*", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Dest: image"]
    let elsewhere = "The request comes from another website"
    let cases: [(method: String, fields: [String], status: Int, words: String)] = [
      ("GET", image, 403, elsewhere),
      ("POST", ["Origin: http://evil.example"], 403, elsewhere + ": 'http://evil.example'"),
      ("POST", ["Origin: null"], 403, elsewhere + ": 'null'"),
      ("POST", ["Origin: http://127.0.0.1:1"], 403, elsewhere + ": 'http://127.0.0.1:1'"),
      ("POST", [], 401, "Expected the link with the token"),
      ("POST", [viewer], 403, "Expected an operator's token"),
    ]
    for (method, fields, status, words) in cases {
      #expect(try bridged.ask(method, "/api/start", fields).status == status, "\(words)")
      #expect(isLogged("\(method) /api/start: \(words)"), "\(words)")
    }
    #expect(try bridged.ask("GET", "/api/state", [viewer]).status == 200)
    #expect(try isUntouched())
  }

  @Test func aNameThatLeadsHereIsNotOurs() throws {
    let origin = "Origin: http://evil.example:\(bridged.port)"
    let answer = try raw(
      "POST /api/start HTTP/1.1\r\nHost: evil.example:\(bridged.port)\r\n\(origin)\r\n"
        + "Content-Length: 0\r\n\r\n")
    #expect(answer.status == 421)
    #expect(try isUntouched())
    #expect(isLogged("POST /api/start: The host 'evil.example:\(bridged.port)' is not this bridge"))
  }

  @Test func storingTakesAToken() throws {
    #expect(try bridged.command("store", "3").status == 401)
    #expect(isLogged("POST /api/store: Storing takes an operator's token"))
    let token = "Authorization: Bearer \(bridged.token("operator"))"
    let stored = try bridged.inTime {
      try bridged.ask("POST", "/api/store", [token], body: "3")
    }
    #expect(stored.status == 200)
  }

  // MARK: Too much

  @Test func aBodyThatIsTooLargeIsRefused() throws {
    #expect(try bridged.command("message", String(repeating: "x", count: 4097)).status == 413)
    #expect(isLogged("a body of more than 4096 bytes"))
    #expect(try bridged.command("message", String(repeating: "x", count: 4000)).status == 200)
    // This body is read: a message of that length is refused for what it is.
    #expect(try bridged.command("message", String(repeating: "x", count: 4096)).status == 422)
  }

  @Test func aHeaderThatIsTooLargeIsRefused() throws {
    let large = try bridged.ask("GET", "/api/clock", ["X: " + String(repeating: "x", count: 9000)])
    #expect(large.status == 431 && large.isClosed)
    #expect(isLogged("The header of a request may have at most 64 fields and 8192 bytes"))
    let many = (0..<100).map { "X\($0): 1" }
    let refused = try bridged.ask("GET", "/api/clock", many)
    #expect(refused.status == 431)
    #expect(refused.text.contains("at most 64 fields and 8192 bytes"), "\(refused.text)")
    #expect(try bridged.ask("GET", "/" + String(repeating: "x", count: 9000)).status == 414)
    #expect(try bridged.ask("GET", "/api/clock").status == 200)
  }

  @Test func aFloodOfCommandsIsHeldBack() throws {
    var statuses: [Int?] = []
    // On a busy machine a second has fewer commands.
    let end = ContinuousClock.now + .patience
    while !statuses.contains(429), ContinuousClock.now < end {
      statuses.append(try bridged.command("flash").status)
    }
    #expect(statuses.contains(200) && statuses.contains(429))
    #expect(isLogged("POST /api/flash: Not sent: too many commands"))
    let isHeldBack: () throws -> Bool = {
      let answer = try bridged.command("flash")
      return answer.status == 429 && answer.text.contains("\r\nRetry-After: 1\r\n")
    }
    var isFound = false
    while !isFound, ContinuousClock.now < end { isFound = try isHeldBack() }
    #expect(isFound)
  }

  /// Twice as many connections as pages, sixteen more, and eight for operators; then the one that
  /// has waited longest makes room.
  @Test func thereAreOnlySoManyConnections() throws {
    let small = try BridgedClock(clock: nil, bridge: ["--max-pages", "1"])
    let begun = ContinuousClock.now
    let held = try (0..<26).map { _ in try RawBrowser(port: small.port) }
    #expect(try small.ask("GET", "/api/clock").status == 200)
    held[0].wait(upTo: .seconds(3))
    #expect(held[0].isClosed)
    held[25].wait(upTo: .milliseconds(1))
    // After five seconds without a request each of them is closed.
    #expect(!held[25].isClosed || begun.duration(to: .now) > .seconds(5))
  }

  /// Requests that come before the answer to the last one would have to be kept.
  @Test func aPipelinedRequestEndsTheConnection() throws {
    let command = "POST /api/start HTTP/1.1\r\n\(host)\r\nContent-Length: 0\r\n"
    let origin = "Origin: http://127.0.0.1:\(bridged.port)\r\n\r\n"
    let answer = try raw(command + origin + "GET /api/clock HTTP/1.1\r\n\(host)\r\n\r\n")
    #expect(answer.isClosed && answer.text.isEmpty, "\(answer.text)")
  }

  @Test func thereAreOnlySoManyPages() throws {
    let small = try BridgedClock(clock: nil, bridge: ["--max-pages", "2"])
    let pages = try [small.listen(), small.listen()]
    #expect(try small.ask("GET", "/api/events").status == 503)
    #expect(small.logs("2 pages are open already"))
    #expect(pages.allSatisfy { !$0.isClosed })
  }

  // MARK: Smuggled and malformed

  @Test func aRequestThatCanBeReadTwoWaysIsRefused() throws {
    let start =
      "POST /api/start HTTP/1.1\r\n\(host)\r\nOrigin: http://127.0.0.1:\(bridged.port)\r\n"
    let smuggled = "0\r\n\r\nPOST /api/start HTTP/1.1\r\n"
    for (index, rest) in [
      "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n\(smuggled)",
      "Content-Length: 0\r\nContent-Length: 5\r\n\r\n",
      "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
      "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n", "Content-Length: -1\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "X: a\rb\r\n\r\n", "No colon\r\n\r\n",
    ].enumerated() {
      let answer = try raw(start + rest)
      #expect(answer.status == 400 && answer.isClosed, "\(rest)")
      #expect(isLogged("a malformed", times: index + 1), "\(rest)")
    }
    let twoHosts = try raw(start + "Host: 127.0.0.1\r\n\r\n")
    #expect(twoHosts.status == 400 && twoHosts.isClosed)
    #expect(isLogged("POST /api/start: A request must"))
    #expect(try isUntouched())
  }

  @Test func bytesThatAreNotARequestAreRefused() throws {
    for (index, text) in [
      "\u{16}\u{3}\u{1}\u{0}\u{0}", "\r\n\r\n\u{0}", "GET / HTTP/9.9\r\n\r\n", "GET /\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "hello web display 0x0\n", "G\u{0}T / HTTP/1.1\r\n\r\n",
    ].enumerated() {
      let answer = try raw(text)
      #expect(answer.isClosed, "\(text)")
      #expect(answer.text.isEmpty || answer.status == 400 || answer.status == 505, "\(text)")
      #expect(isLogged("a malformed request", times: index + 1), "\(text)")
    }
    #expect(try isUntouched())
  }

  // MARK: Slow

  /// A header and a body that arrive slowly and never end, and a connection without a request.
  @Test func aRequestThatIsTooSlowIsCutOff() throws {
    let idle = try RawBrowser(port: bridged.port)
    let header = try RawBrowser(port: bridged.port)
    header.send("GET / HTTP/1.1\r\n")
    let body = try RawBrowser(port: bridged.port)
    body.send("POST /api/message HTTP/1.1\r\nContent-Length: 4000\r\n\r\n")
    for _ in 0..<30 where !header.isClosed || !body.isClosed {
      for (browser, piece) in [(header, "X: 1\r\n"), (body, "slow")] where !browser.isClosed {
        browser.send(piece)
        browser.wait(upTo: .milliseconds(250))
      }
    }
    #expect(header.isClosed && body.isClosed)
    #expect(isLogged("a request that is too slow", times: 2))
    idle.wait(upTo: .seconds(15))
    #expect(idle.isClosed)
    #expect(try isUntouched())
  }

  @Test func aPageThatDoesNotReadIsCutOff() throws {
    let deaf = try RawBrowser(port: bridged.port, receiveBuffer: 2048)
    deaf.send("GET /api/events HTTP/1.1\r\n\(host)\r\n\r\n")
    let page = try bridged.listen()
    let token = "Authorization: Bearer \(bridged.token("operator"))"
    let text = String(repeating: "\u{1f3a4}", count: 480)
    let end = ContinuousClock.now + .seconds(120)
    var number = 0
    while !bridged.log.contains("does not read"), ContinuousClock.now < end {
      number += 1
      _ = try bridged.ask("POST", "/api/message", [token], body: "\(number) \(text)")
      page.wait(upTo: .milliseconds(150))
    }
    #expect(bridged.logs("does not read"))
    #expect(!page.isClosed)
  }
}
