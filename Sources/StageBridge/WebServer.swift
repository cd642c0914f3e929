import NIOCore
import NIOHTTP1
import NIOPosix
import OperatorConsole
import SpeechAnnouncement
import StageLink
import TimerEngine

/// Serves the clock of a room to browsers.
///
/// Used on its event loop alone.
final class WebServer {
  /// How often something is sent on each stream, so that a proxy does not take it for dead.
  private static let commentPause = TimeAmount.seconds(15)
  /// A clock that is silent for this time is looked for anew.
  private static let clockPatience = Duration.seconds(40)

  private let options: BridgeOptions
  private let loop: any EventLoop
  private let start = ContinuousClock.now
  private var access: AccessRules
  private var model: ClockModel
  private var link: RoomLink?
  private var connections = 0
  private let streams: EventStreams
  private var rate = CommandRate()
  private var logLimit = LogLimit()
  private var wake: Scheduled<Void>?
  private let rundownQuestion = RundownQuestion()

  init(_ options: BridgeOptions, on loop: any EventLoop) {
    self.options = options
    self.loop = loop
    model = ClockModel(room: options.address.room, options.language)
    access = options.access
    streams = EventStreams(maxPages: options.maxClients)
  }

  private var now: Timestamp { Timestamp(sinceStart: start.duration(to: .now)) }

  // MARK: Its life

  /// Listens for browsers and looks for the clock.
  func run() -> EventLoopFuture<any Channel> {
    let link = RoomLink(
      options.address, on: loop, now: { [unowned self] in now.sinceStart.microseconds },
      handle: { [unowned self] in handle($0) })
    self.link = link
    link.introduce(name: Self.name(pages: 0), .remote)
    link.look()
    sendComments()
    return WebListener.listen(for: self, on: loop, options.host, options.port)
  }

  /// Pages have a stream and ask for the time beside it.
  var hasRoom: Bool { connections < 2 * options.maxClients + 16 }

  func opened() { connections += 1 }

  func closed(_ connection: WebConnection) {
    connections -= 1
    if streams.end(connection) { introduce() }
  }

  /// Takes leave of the clock, so that the operator is told of no fault.
  func leave(then done: @escaping () -> Void) {
    if let link { link.end(then: done) } else { done() }
  }

  /// Tells the operator how many pages show the clock, and how far their time may be off; the bridge
  /// is a display as long as there are any.
  private func introduce() {
    link?.introduce(
      name: Self.name(pages: streams.count), streams.count == 0 ? .remote : .display,
      clockError: model.clockError)
  }

  private static func name(pages: Int) -> ClientName {
    ClientName(pages == 0 ? "web" : pages == 1 ? "web, 1 page" : "web, \(pages) pages")
  }

  /// Tells who runs the bridge of a request that was refused.
  func log(_ peer: String, _ text: String) {
    for line in logLimit.lines("\(peer): \(text)", at: now) { options.log(line) }
  }

  // MARK: The clock

  private func handle(_ event: RoomLink.Event) {
    if let reason = model.handle(event, at: now) { log("clock", reason) }
    // The operator sees how far the time of the pages may be off, which has changed now.
    if case .line(.sync) = event { introduce() }
    update()
  }

  /// Lets time pass, tells the pages what has changed, and waits for what comes next.
  private func update() {
    let words = model.advance(to: now).words
    streams.publish(stageEvent)
    for text in words { streams.send("event: say\ndata: \(encoded(["text": text]))\n\n") }
    wake?.cancel()
    wake = nil
    guard streams.count > 0, let next = model.nextWake(after: now) else { return }
    wake = loop.assumeIsolated().scheduleTask(in: TimeAmount(max(.zero, next - now))) {
      self.update()
    }
  }

  // MARK: Events

  private var stageEvent: String {
    "id: \(model.stageId)\nevent: stage\ndata: \(encoded(model.page))\n\n"
  }

  private func sendComments() {
    loop.assumeIsolated().scheduleTask(in: Self.commentPause) {
      self.streams.send(": still here\n\n")
      if self.model.isConnected, self.model.silence(at: self.now) > Self.clockPatience {
        self.link?.giveUp()
      }
      self.sendComments()
    }
  }

  private func beginStream(for connection: WebConnection) {
    guard streams.hasRoom else {
      log(connection.peer, "one page too many")
      return connection.answer(
        .refused(RequestRefusal(503, "\(options.maxClients) pages are open already")))
    }
    update()
    streams.begin(for: connection, with: stageEvent)
    update()
    introduce()
  }

  // MARK: Requests

  /// Answers a request, now or when the clock has answered.
  func handle(_ request: WebRequest, from connection: WebConnection) {
    do throws(RequestRefusal) {
      try answer(request, from: connection)
    } catch {
      log(connection.peer, "\(request.method) \(request.path.shortened): \(error.text)")
      connection.answer(refusal(error, of: request), closes: true)
    }
  }

  /// A person gets a page, a program JSON.
  private func refusal(_ refusal: RequestRefusal, of request: WebRequest) -> WebResponse {
    let isPage = ["/", "/remote"].contains(request.path) && request.method == "GET"
    return isPage ? Page.refusal(refusal) : .refused(refusal)
  }

  private func answer(
    _ request: WebRequest, from connection: WebConnection
  ) throws(RequestRefusal) {
    try access.check(request)
    let route = try Route(request)
    try checkRole(of: request, for: route)
    switch route {
    case .page: answer(request, with: options.pages.stage(), connection)
    case .remote:
      let page = options.pages.remote(options.presets(), options.messages())
      answer(request, with: page, connection)
    case .events: beginStream(for: connection)
    case .state:
      update()
      connection.answer(.json(model.state(at: now)))
    case .clock: connection.answer(.json(model.clock(at: now)))
    case .rundown: try tellRundown(to: connection)
    case .report: connection.answer(try report(for: connection))
    case .command(let name): try send(name, of: request, from: connection)
    }
  }

  private func checkRole(of request: WebRequest, for route: Route) throws(RequestRefusal) {
    let role = access.role(of: request)
    guard role >= route.role else {
      throw role == .nobody
        ? RequestRefusal(401, "Expected the link with the token, or the bridge's own page")
        : RequestRefusal(403, "Expected an operator's token: this one is a viewer's")
    }
    guard !route.needsToken || access.hasOperatorToken(request) else {
      throw RequestRefusal(401, "Storing takes an operator's token: open the link that has it")
    }
  }

  private func answer(
    _ request: WebRequest, with page: WebResponse, _ connection: WebConnection
  ) {
    var page = page
    page.headers["Set-Cookie"] = access.cookie(for: request)
    connection.answer(page)
  }

  private func tellRundown(to connection: WebConnection) throws(RequestRefusal) {
    guard model.isConnected, let link else { throw RequestRefusal(503, "There is no clock") }
    guard let rundown = model.rundown else { throw RequestRefusal(404, "The clock has no rundown") }
    let clock = { [unowned self] in now }
    rundownQuestion.ask(link, now: clock) { answer in
      let items = answer?.items ?? []
      connection.answer(
        items.isEmpty
          ? .refused(RequestRefusal(504, answer?.text ?? "The clock does not answer"))
          : .json(RundownAnswer(rundown, items)))
    }
  }

  private func report(for connection: WebConnection) throws(RequestRefusal) -> WebResponse {
    // A large file takes its time to be read, in which no event is sent.
    guard rate.admits(connection.peer, at: now) else {
      throw RequestRefusal(429, "Too many requests: wait a second")
    }
    guard let report = options.report() else {
      throw RequestRefusal(500, "The talks that have ended cannot be read")
    }
    return WebResponse(
      contentType: "text/csv; charset=utf-8",
      headers: ["Content-Disposition": "attachment; filename=talks-\(options.address.room).csv"],
      body: report)
  }

  private func send(
    _ name: String, of request: WebRequest, from connection: WebConnection
  ) throws(RequestRefusal) {
    let line = try Route.line(name, of: request)
    guard rate.admits(connection.peer, at: now) else {
      throw RequestRefusal(429, "Too many commands: wait a second")
    }
    guard model.isConnected, let link else { throw RequestRefusal(503, "There is no clock") }
    // Over HTTP, `?sure=1` stands for the `! ` of a line.
    let guarded = model.phrases.guarded(confirmedBy: "POST /api/\(name)?sure=1")
    link.request(line) { answer in
      guard let answer else {
        return connection.answer(.refused(RequestRefusal(504, "The clock does not answer")))
      }
      let isGuarded = answer.status == .guarded
      connection.answer(.answer(isGuarded ? ClientAnswer(.guarded, guarded) : answer))
    }
  }
}
