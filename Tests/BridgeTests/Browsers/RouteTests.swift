import Bridge
import Room
import Testing

/// Which requests have a route, and which line a command becomes.
struct RouteTests {
  private func line(
    _ name: String, _ target: String = "/api/x", body: String = ""
  ) throws -> String {
    try Route.line(name, of: WebRequest("POST", target, [], body: Array(body.utf8)))
  }

  @Test(arguments: Route.reading.map(\.path))
  func whatIsReadIsNoPost(path: String) throws {
    _ = try Route(WebRequest("GET", path, []))
    #expect(throws: RequestRefusal.self) { try Route(WebRequest("POST", path, [])) }
  }

  @Test(arguments: Route.commands)
  func noGetCommands(name: String) throws {
    #expect(try Route(WebRequest("POST", "/api/\(name)", [])) == .command(name))
    for method in ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"] {
      #expect(throws: RequestRefusal.self) { try Route(WebRequest(method, "/api/\(name)", [])) }
    }
  }

  @Test(arguments: [
    "/api/quit", "/api/lock", "/api/theme", "/api/", "/api/start/", "/api/START", "//",
    "/metrics/", "/api/openapi",
    "/../etc/passwd", "http:/127.0.0.1/api/start", "https://127.0.0.1/api/start", "/api/%73tart",
    "",
  ])
  func nothingIsElsewhere(path: String) {
    for method in ["GET", "POST"] {
      #expect(throws: RequestRefusal.self) { try Route(WebRequest(method, path, [])) }
    }
  }

  /// A command that the clock does not know would be refused each time.
  @Test func theClockKnowsTheCommands() {
    let known = Set(
      Command.examples.compactMap { $0.split(separator: " ").first.map(String.init) })
    let words = Route.commands.compactMap { $0.split(separator: "-").first.map(String.init) }
    #expect(Set(words).subtracting(known).subtracting(["identify"]) == [])
  }

  @Test func aNameWithADashIsTwoWords() throws {
    #expect(try Route.line("catch-up", of: WebRequest("POST", "/api/catch-up", [])) == "catch up")
  }

  @Test func theBodyIsTheArgument() throws {
    #expect(try line("add", body: " 1m\r\n") == "add 1m")
    #expect(try line("start") == "start")
    #expect(try line("start", body: " \n ") == "start")
    #expect(try line("next", "/api/next?sure=1") == "! next")
    #expect(try line("next", "/api/next?sure=0") == "next")
    #expect(
      try line("message", body: "<script>alert(1)</script>") == "message <script>alert(1)</script>")
  }

  @Test(arguments: ["1m\nquit", "1m\r\n! quit", "a\u{0}b", "a\u{1b}[2J", "\u{7f}", "a\u{0b}b"])
  func aBodyIsOneLine(body: String) {
    #expect(throws: RequestRefusal.self) { try line("message", body: "x" + body + "y") }
  }

  @Test func aBodyIsText() {
    let request = WebRequest("POST", "/api/message", [], body: [0x41, 0xff, 0xfe])
    #expect(throws: RequestRefusal.self) { try Route.line("message", of: request) }
  }

  @Test func ofAQueryTheFirstOfANameCounts() {
    let request = WebRequest("GET", "/?a=1&a=2&b&=3&c=4=5", [])
    #expect(request.query == ["a": "1", "b": "", "": "3", "c": "4=5"])
  }

  /// The path behind a host is the one that the request is for.
  @Test(
    arguments: [
      ("http://desk:8484/api/state?a=1", .state), ("HTTP://desk/api/clock", .clock),
      ("http://desk", .page), ("http://desk?a=1", .page), ("http://desk/", .page),
    ] as [(String, Route)])
  func aTargetMayHaveAHost(target: String, route: Route) throws {
    let request = WebRequest("GET", target, [])
    #expect(try Route(request) == route)
    #expect(request.query == (target.contains("?") ? ["a": "1"] : [:]))
  }
}
