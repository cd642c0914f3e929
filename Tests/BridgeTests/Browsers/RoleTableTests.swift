import Testing
import TimerTestSupport

@testable import Bridge

/// Who may do what, asked of the built bridge: each path, by each method, from each kind of sender.
@Suite(.serialized)
struct RoleTableTests {
  /// What a request shows of its sender.
  private struct Sender {
    var name: String
    var bearer: Token?
    var cookie: Token?
    var origin: Origin?
    var isCrossSite = false
  }

  private enum Token { case viewer, `operator`, wrong }

  private enum Origin: String {
    case own = "http://127.0.0.1:PORT"
    case foreign = "http://evil.example"
    case none = "null"
    case otherPort = "http://127.0.0.1:1"
  }

  private static let senders = [
    Sender(name: "nobody"), Sender(name: "a wrong token", bearer: .wrong),
    Sender(name: "a viewer", bearer: .viewer), Sender(name: "an operator", bearer: .operator),
    Sender(name: "a viewer's cookie", cookie: .viewer),
    Sender(name: "an operator's cookie", cookie: .operator),
    Sender(name: "our page", origin: .own), Sender(name: "another website", origin: .foreign),
    Sender(name: "a page without an origin", origin: Origin.none),
    Sender(name: "another port", origin: .otherPort),
    Sender(name: "another site", isCrossSite: true),
    Sender(name: "a viewer's page", cookie: .viewer, origin: .own),
    Sender(name: "an operator's page", cookie: .operator, origin: .own),
    Sender(name: "another website with the cookie", cookie: .operator, origin: .foreign),
    Sender(name: "another site with the token", bearer: .operator, isCrossSite: true),
  ]

  /// Each path: what is read, commands, and what there is not.
  private static let paths =
    Route.reading.map(\.path) + [
      "/api/start", "/api/store", "/api/quit", "/api/displays", "/api/help", "/nowhere",
    ]

  /// Each path by the usual methods, and some of them by others.
  private static let requests =
    paths.flatMap { path in ["GET", "HEAD", "POST"].map { ($0, path) } }
    + ["/", "/api/state", "/api/start", "/api/store", "/nowhere"].flatMap { path in
      ["PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"].map { ($0, path) }
    }

  /// The status of a refusal by the rules of the article *Protocol*; `nil` if the request is
  /// allowed.
  private static func refusal(
    _ method: String, _ path: String, _ sender: Sender, needsTokens: Bool
  ) -> Int? {
    let isRead = method == "GET" || method == "HEAD"
    let isPage = ["/", "/remote", "/backstage"].contains(path)
    let isCommand = ["/api/start", "/api/store"].contains(path)
    if let origin = sender.origin, origin != .own { return 403 }
    if sender.isCrossSite, !(isPage && isRead) { return 403 }
    guard let needed = neededRole(path) else { return 404 }
    guard isCommand ? method == "POST" : isRead else { return 405 }
    let shown: Role? =
      switch sender.bearer {
      case .viewer: .viewer
      case .operator: .operator
      case .wrong, nil: nil
      }
    let kept: Role =
      switch sender.cookie {
      case .viewer: .viewer
      case .operator: .operator
      case .wrong, nil: .nobody
      }
    // A cookie, or an open bridge, commands only from our own page.
    let isTrusted = method != "POST" || sender.origin == .own
    let role = shown ?? (!isTrusted ? .nobody : needsTokens ? kept : .operator)
    guard role >= needed else { return role == .nobody ? 401 : 403 }
    let hasToken = shown == .operator || kept == .operator
    return path == "/api/store" && !hasToken ? 401 : nil
  }

  /// The role that a path takes; `nil` if there is nothing.
  private static func neededRole(_ path: String) -> Role? {
    switch path {
    case "/api/start", "/api/store", "/remote", "/api/report.csv", "/api/stored": .operator
    case "/health": .nobody
    case "/api/quit", "/api/displays", "/api/help", "/nowhere": nil
    default: .viewer
    }
  }

  /// 2,460 requests: 82 of each sender, to an open bridge and to one that asks for tokens.
  @Test(arguments: [false, true])
  func eachSenderMayDoWhatItsRoleMay(needsTokens: Bool) throws {
    #expect(2 * Self.requests.count * Self.senders.count == 2460)
    let bridged = try BridgedClock(bridge: needsTokens ? ["--tokens"] : [])
    for sender in Self.senders {
      for (method, path) in Self.requests {
        let refusal = Self.refusal(method, path, sender, needsTokens: needsTokens)
        let answer = try ask(bridged, method, path, sender)
        let status = try #require(answer.status)
        // Without a rundown there is none to read.
        let isAllowed =
          ![401, 403, 404, 405, 421].contains(status) || path == "/api/rundown" && status == 404
        #expect(
          refusal.map { $0 == status } ?? isAllowed,
          "\(method) \(path) from \(sender.name): \(status), expected \(refusal ?? 200)")
        #expect(refusal == nil || !answer.text.contains("\"snapshot\""))
      }
    }
  }

  private func ask(
    _ bridged: BridgedClock, _ method: String, _ path: String, _ sender: Sender
  ) throws -> RawBrowser {
    func text(of token: Token) -> String {
      switch token {
      case .viewer: bridged.token("viewer")
      case .operator: bridged.token("operator")
      case .wrong: String(repeating: "0", count: 32)
      }
    }
    var fields = ["Host: 127.0.0.1:\(bridged.port)", "Connection: close"]
    if let bearer = sender.bearer { fields.append("Authorization: Bearer \(text(of: bearer))") }
    if let cookie = sender.cookie {
      let name = cookie == .viewer ? "-viewer" : ""
      // The bridge was started for the port 0.
      fields.append("Cookie: speakerclock-0\(name)=\(text(of: cookie))")
    }
    if let origin = sender.origin {
      fields.append("Origin: " + origin.rawValue.replacing("PORT", with: "\(bridged.port)"))
    }
    if sender.isCrossSite { fields.append("Sec-Fetch-Site: cross-site") }
    if method == "POST" || method == "PUT" { fields.append("Content-Length: 0") }
    let browser = try RawBrowser(port: bridged.port)
    browser.send("\(method) \(path) HTTP/1.1\r\n" + fields.joined(separator: "\r\n") + "\r\n\r\n")
    browser.wait { $0.contains("\r\n\r\n") }
    return browser
  }

  /// A proxy brings visitors from anywhere, also under an address that each bridge accepts.
  @Test func aProxyMeansTokens() throws {
    let bridged = try BridgedClock(bridge: ["--proxy", "127.0.0.1"])
    let visitor = "X-Forwarded-For: 203.0.113.9"
    #expect(try bridged.ask("GET", "/api/state", [visitor]).status == 401)
    let page = ["Origin: http://127.0.0.1:\(bridged.port)", visitor]
    #expect(try bridged.ask("POST", "/api/start", page).status == 401)
    let token = "Authorization: Bearer \(bridged.token("viewer"))"
    #expect(try bridged.ask("GET", "/api/state", [visitor, token]).status == 200)
  }

  #if os(Linux)
  /// After a restart all pages come back at once, before the bridge has accepted the first of them.
  @Test func manyConnectionsAtOnceNeedNotWait() throws {
    let bridged = try BridgedClock(clock: nil, bridge: ["--max-pages", "500"])
    bridged.bridge.signal(19)
    defer { bridged.bridge.signal(18) }
    let begun = ContinuousClock.now
    let browsers = try (1...200).map { _ in try RawBrowser(port: bridged.port, upTo: 1) }
    #expect(begun.duration(to: .now) < .seconds(1))
    bridged.bridge.signal(18)
    for browser in [browsers[0], browsers[199]] {
      browser.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
      #expect(browser.wait { $0.contains("\r\nRetry-After: 5\r\n") || $0.contains("503") })
    }
  }
  #endif
}
