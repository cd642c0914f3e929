import Bridge
import Testing

/// Who may do what.
struct AccessTests {
  private static let tokens = Tokens(
    viewer: String(repeating: "a", count: 32), operator: String(repeating: "b", count: 32))
  private static let origin = ("Origin", "http://127.0.0.1:8484")
  private static let host = ("Host", "127.0.0.1:8484")

  private func rules(needsTokens: Bool = false) -> AccessRules {
    AccessRules(
      names: ["desk"], needsTokens: needsTokens, tokens: Self.tokens, cookie: "clock-8484")
  }

  // MARK: Host and origin

  @Test(arguments: [
    "127.0.0.1", "127.0.0.1:8484", "localhost:8484", "LOCALHOST", "[::1]:8484", "192.168.0.7:80",
    "desk:8484",
  ])
  func aHostIsOurs(host: String) throws {
    try rules().check(WebRequest("GET", "/", [("Host", host)]))
  }

  @Test(arguments: [
    "evil.example", "evil.example:8484", "127.0.0.1.evil.example", "localhost.evil", "", "desk.",
    "127.0.0.1:", "127.0.0.1:x", "127.0.0.1@evil", "[::1", "[::1]x", "300.0.0.1", "1.2.3",
  ])
  func aHostIsAnothers(host: String) {
    #expect(throws: RequestRefusal.self) {
      try rules().check(WebRequest("GET", "/", [("Host", host)]))
    }
  }

  /// A host before the path counts, and not the field.
  @Test(arguments: [
    ("http://127.0.0.1:8484/api/state", "evil.example", true),
    ("http://desk/", "evil.example", true),
    ("http://evil.example/api/state", "127.0.0.1:8484", false),
    ("http:///api/state", "127.0.0.1:8484", false),
    ("http://x@127.0.0.1/", "127.0.0.1:8484", false),
  ])
  func aHostBeforeThePathCounts(target: String, host: String, isOurs: Bool) {
    let request = WebRequest("GET", target, [("Host", host)])
    #expect(((try? rules().check(request)) != nil) == isOurs)
  }

  @Test func thereIsOneHost() {
    for fields in [[], [Self.host, Self.host]] {
      #expect(throws: RequestRefusal.self) {
        try rules().check(WebRequest("GET", "/", fields))
      }
    }
  }

  @Test(arguments: [
    "http://evil.example", "null", "", "http://127.0.0.1", "http://127.0.0.1:9000",
    "http://127.0.0.1:8484.evil.example", "http://127.0.0.1:8484/", "file://",
  ])
  func anotherOriginIsRefused(origin: String) {
    for method in ["GET", "POST"] {
      let request = WebRequest(method, "/api/state", [Self.host, ("Origin", origin)])
      #expect(throws: RequestRefusal.self, "\(method)") { try rules().check(request) }
    }
  }

  @Test func aProxyMayAddEncryption() throws {
    let fields = [("Host", "desk"), ("Origin", "https://desk")]
    try rules().check(WebRequest("POST", "/api/start", fields))
  }

  /// A proxy that leaves the port out makes our own page look like another website.
  @Test(arguments: [
    ("desk", "https://desk:9444", true), ("desk", "https://evil.example:9444", false),
    ("desk", "null", false), ("desk:1", "http://DESK:2", true),
  ])
  func aMissingPortIsTold(host: String, origin: String, isTold: Bool) {
    let request = WebRequest("POST", "/api/start", [("Host", host), ("Origin", origin)])
    let refusal = #expect(throws: RequestRefusal.self) { try rules().check(request) }
    #expect(refusal?.text.hasPrefix("The request comes from another website: '\(origin)'") == true)
    #expect(refusal?.text.contains("must pass on the Host with its port") == isTold)
  }

  @Test func aPageOfAnotherSiteIsRefused() {
    let fields = [Self.host, Self.origin, ("Sec-Fetch-Site", "cross-site")]
    #expect(throws: RequestRefusal.self) {
      try rules().check(WebRequest("POST", "/api/start", fields))
    }
  }

  /// What another website leads to: a link to a page may, but nothing of the API may.
  @Test(arguments: [
    ("/", "cross-site", true), ("/remote", "cross-site", true),
    ("/api/events", "cross-site", false),
    ("/api/clock", "Cross-Site", false), ("/api/events", "same-origin", true),
    ("/api/events", nil, true),
  ])
  func anotherSiteReadsNothing(path: String, site: String?, isAllowed: Bool) {
    let fields = [Self.host] + (site.map { [("Sec-Fetch-Site", $0)] } ?? [])
    let request = WebRequest("GET", path, fields)
    #expect(((try? rules().check(request)) != nil) == isAllowed)
  }

  // MARK: Roles

  private func role(
    _ method: String, _ target: String = "/", _ fields: (String, String)..., tokens: Bool = false
  ) -> Role {
    rules(needsTokens: tokens).role(of: WebRequest(method, target, [Self.host] + fields))
  }

  @Test func onThisMachineOurPageMayCommand() {
    #expect(role("GET") == .operator)
    #expect(role("POST", "/api/start", Self.origin) == .operator)
    #expect(role("POST", "/api/start") == .nobody)
  }

  @Test func elsewhereItTakesAToken() {
    #expect(role("GET", tokens: true) == .nobody)
    #expect(role("GET", "/?token=\(Self.tokens.viewer)", tokens: true) == .viewer)
    #expect(role("GET", "/?token=\(Self.tokens.operator)", tokens: true) == .operator)
    #expect(role("GET", "/?token=", tokens: true) == .nobody)
    #expect(role("GET", "/?token=\(Self.tokens.viewer)x", tokens: true) == .nobody)
    #expect(role("POST", "/api/start", Self.origin, tokens: true) == .nobody)
  }

  /// A proxy names the port, which a browser leaves out if it is the usual one of the scheme.
  @Test(arguments: [
    ("desk:9444", "https://desk:9444", true), ("desk:9444", "http://desk:9444", true),
    ("desk:443", "https://desk", true), ("desk:80", "http://desk", true),
    ("desk", "https://desk:9444", false), ("desk:443", "http://desk", false),
    ("desk:80", "https://desk", false), ("desk:9444", "https://desk", false),
    ("desk:9444", "https://desk:9445", false), ("desk:1443", "https://desk:1", false),
    ("[::1]:443", "https://[::1]", true),
  ])
  func aPortIsThatOfTheBrowser(host: String, origin: String, isOurs: Bool) {
    let request = WebRequest("POST", "/api/start", [("Host", host), ("Origin", origin)])
    #expect(((try? rules().check(request)) != nil) == isOurs)
  }

  @Test func aCookieTakesTheOriginToo() {
    let cookie = ("Cookie", "x=1; clock-8484=\(Self.tokens.operator)")
    #expect(role("GET", "/", cookie, tokens: true) == .operator)
    #expect(role("POST", "/api/start", cookie, Self.origin, tokens: true) == .operator)
    #expect(role("POST", "/api/start", cookie, tokens: true) == .nobody)
    #expect(role("GET", "/", ("Cookie", "clock-8484="), tokens: true) == .nobody)
  }

  @Test func aProgramShowsItsToken() {
    let shown = ("Authorization", "Bearer \(Self.tokens.operator)")
    #expect(role("POST", "/api/start", shown, tokens: true) == .operator)
    let viewers = ("Authorization", "Bearer \(Self.tokens.viewer)")
    #expect(role("POST", "/api/start", viewers, tokens: true) == .viewer)
    #expect(role("POST", "/api/start", ("Authorization", "Bearer"), tokens: true) == .nobody)
  }

  @Test func aTokenInAnAddressNeverCommands() {
    let target = "/api/start?token=\(Self.tokens.operator)"
    #expect(role("POST", target, tokens: true) == .nobody)
  }

  /// It is not enough that everybody may command, nor that a viewer may read.
  @Test(
    arguments: [
      ("GET", "", [:], false), ("GET", "?token=OPERATOR", [:], true),
      ("GET", "?token=VIEWER", [:], false),
      ("GET", "", ["Authorization": "Bearer OPERATOR"], true),
      ("GET", "", ["Authorization": "Bearer VIEWER"], false),
      ("GET", "", ["Cookie": "clock-8484=OPERATOR"], true),
      ("GET", "", ["Cookie": "clock-8484-viewer=VIEWER"], false),
      ("POST", "?token=OPERATOR", [:], false),
    ] as [(String, String, [String: String], Bool)])
  func anOperatorsTokenIsShown(
    method: String, query: String, fields: [String: String], isShown: Bool
  ) {
    func filled(_ text: String) -> String {
      text.replacing("OPERATOR", with: Self.tokens.operator)
        .replacing("VIEWER", with: Self.tokens.viewer)
    }
    let request = WebRequest(
      method, "/api/rundown" + filled(query),
      [Self.host] + fields.map { ($0.key, filled($0.value)) })
    #expect(rules().hasOperatorToken(request) == isShown)
  }

  @Test func aLinkBecomesACookie() throws {
    let request = WebRequest("GET", "/?token=\(Self.tokens.viewer)", [Self.host])
    let cookie = try #require(rules().cookie(for: request))
    #expect(cookie.hasPrefix("clock-8484-viewer=\(Self.tokens.viewer); "))
    #expect(cookie.contains("HttpOnly") && cookie.hasSuffix("SameSite=Strict"))
    #expect(rules().cookie(for: WebRequest("GET", "/?token=1", [Self.host])) == nil)
  }

  /// A browser that opens both links keeps both tokens, and may command.
  @Test func aViewersLinkLeavesTheOperatorsCookie() throws {
    let cookies = try [Self.tokens.operator, Self.tokens.viewer].map { token in
      let request = WebRequest("GET", "/?token=\(token)", [Self.host])
      return try #require(rules().cookie(for: request)?.split(separator: ";").first)
    }
    #expect(Set(cookies.map { $0.split(separator: "=")[0] }).count == 2)
    for kept in [cookies, cookies.reversed()] {
      let field = ("Cookie", kept.joined(separator: "; "))
      #expect(role("POST", "/api/start", field, Self.origin, tokens: true) == .operator)
    }
    let viewers = ("Cookie", String(cookies[1]))
    #expect(role("GET", "/", viewers, tokens: true) == .viewer)
  }
}
