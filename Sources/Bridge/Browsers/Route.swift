import Room
import SpeechAnnouncement
import TimerEngine

/// What can be asked of the bridge.
package enum Route: Hashable, Sendable {
  /// The speaker's screen.
  case page
  /// The operator's buttons.
  case remote
  /// The programme for speakers who wait.
  case backstage
  /// What happens, as server-sent events.
  case events
  /// The talk as it is now.
  case state
  /// What time it is.
  case clock
  /// The rundown as it stands.
  case rundown
  /// The talks that have ended.
  case report
  /// The presets and the messages that the remote offers.
  case stored
  case routes
  /// All of these, as OpenAPI describes them.
  case description
  /// What monitors measure.
  case metrics
  /// Whether the clock is there.
  case health
  /// A command of the clock.
  case command(String)

  /// The commands that can be sent: `catch-up` stands for `catch up`.
  ///
  /// The others are about the operator's own screen, end the clock, or tell in lines of text.
  package static let commands = Command.namesForClients.filter {
    ![.quit, .help, .displays, .events, .rundown].contains($0)
  }.map { $0.rawValue.replacing(" ", with: "-") }

  /// The commands that change what the user has stored.
  private static let storing: Set = ["store", "remove"]

  /// The path of each command.
  package static let commandPath = "/api/{command}"

  /// Each path that is read, with the role that it takes and what it gives.
  ///
  /// Requests are routed by this table, and `/api` lists it. The tests compare the description and
  /// the article with it.
  package static let reading: [Endpoint] = [
    Endpoint("/", .page, .viewer, "The display"),
    Endpoint("/remote", .remote, .operator, "The remote"),
    Endpoint("/backstage", .backstage, .viewer, "The programme for speakers who wait"),
    Endpoint("/api", .routes, .viewer, "The routes"),
    Endpoint("/api/openapi.json", .description, .viewer, "The description of the API"),
    Endpoint("/api/events", .events, .viewer, "What happens, as server-sent events"),
    Endpoint("/api/state", .state, .viewer, "The talk as it is now"),
    Endpoint("/api/clock", .clock, .viewer, "The session's time"),
    Endpoint("/api/rundown", .rundown, .viewer, "The rundown"),
    Endpoint("/api/report.csv", .report, .operator, "The talks that have ended"),
    Endpoint("/api/stored", .stored, .operator, "The stored presets and messages"),
    Endpoint("/metrics", .metrics, .viewer, "Metrics for Prometheus"),
    Endpoint("/health", .health, .nobody, "Whether the clock is there"),
  ]

  /// Finds the route of a request; refuses what there is none for.
  package init(_ request: WebRequest) throws(RequestRefusal) {
    let known = Self.reading.first { $0.path == request.path }
    let name = request.path.hasPrefix("/api/") ? String(request.path.dropFirst(5)) : ""
    switch (known, request.method) {
    case (let known?, _) where request.isReading: self = known.route
    case (_?, _):
      throw RequestRefusal(405, "Expected GET \(request.path)", allowed: "GET, HEAD")
    case (nil, "POST") where Self.commands.contains(name): self = .command(name)
    case (nil, let method) where Self.commands.contains(name):
      let reason = request.isReading ? ": a \(method) cannot command" : ""
      throw RequestRefusal(405, "Expected POST \(request.path)\(reason)", allowed: "POST")
    default: throw RequestRefusal(404, "There is nothing at '\(request.path.shortened)'")
    }
  }

  /// The role that it takes.
  package var role: Role {
    if case .command = self { return .operator }
    return Self.reading.first { $0.route == self }?.role ?? .operator
  }

  /// Whether it takes an operator's token, even where everybody may command.
  var needsToken: Bool {
    if case .command(let name) = self { Self.storing.contains(name) } else { false }
  }

  /// The line that a command is sent to the clock as: its name, and the body as its argument.
  ///
  /// `?sure=1` says that it may discard something of a running talk.
  package static func line(_ name: String, of request: WebRequest) throws(RequestRefusal) -> String
  {
    guard let body = request.body else { throw RequestRefusal(400, "Expected text in UTF-8") }
    let argument = body.drop(while: \.isWhitespace)
    let end = argument.lastIndex { !$0.isWhitespace }.map(argument.index(after:))
    let text = argument[..<(end ?? argument.startIndex)]
    guard ClientRequest.isOneLine(text) else {
      throw RequestRefusal(400, "Expected one line of text")
    }
    let sure = request.query["sure"] == "1" ? "! " : ""
    let words = name.replacing("-", with: " ")
    return text.isEmpty ? sure + words : "\(sure)\(words) \(text)"
  }
}

/// What is read at a path.
package struct Endpoint: Hashable, Sendable {
  package let path: String
  /// What it gives.
  let route: Route
  /// The role that it takes.
  package let role: Role
  /// What it gives, in words.
  let summary: String

  fileprivate init(_ path: String, _ route: Route, _ role: Role, _ summary: String) {
    (self.path, self.route, self.role, self.summary) = (path, route, role, summary)
  }
}

/// The answer to `/api`.
struct RouteList: Described {
  /// Where the API is described.
  private var description = "/api/openapi.json"
  private var routes: [ListedRoute]

  /// A route as it is listed.
  struct ListedRoute: Described {
    var method: String
    var path: String
    var role: String
    var summary: String
    /// What can stand in the place of `{command}`.
    var commands: [String]?

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("method", &method, .text)
      try fields.value("path", &path, .text)
      try fields.value("role", &role, .text)
      try fields.value("summary", &summary, .text)
      try fields.value("commands", &commands, .list(of: .text))
    }
  }

  init() {
    let command = ListedRoute(
      method: "POST", path: Route.commandPath, role: Role.operator.name,
      summary: "A command, with its argument as the body", commands: Route.commands)
    routes =
      Route.reading.map {
        ListedRoute(method: "GET", path: $0.path, role: $0.role.name, summary: $0.summary)
      } + [command]
  }

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    // Version 1 is only ever added to.
    try fields.version(1)
    try fields.value("description", &description, .text)
    try fields.value("routes", &routes, .list(of: .object(routes[0])))
  }
}
