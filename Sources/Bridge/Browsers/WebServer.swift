import NIOCore
import NIOHTTP1
import NIOPosix
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// Serves the clock of a room to browsers.
///
/// Used on its event loop alone.
final class WebServer {
  /// How often something is sent on each stream, so that a proxy does not take it for dead.
  private static let commentPause = TimeAmount.seconds(15)

  private let options: BridgeOptions
  private let loop: any EventLoop
  private let start = ContinuousClock.now
  private var access: AccessRules
  private var model: FollowedStage
  /// The presets of the clock's number keys, as it has told them last.
  private var clockPresets: [WirePreset] = []
  private var link: RoomLink?
  private var places: ConnectionLimits
  private var connections: [ObjectIdentifier: WebConnection] = [:]
  private let streams = OpenPages()
  private var words: (language: Language, event: String)?
  private var rate = CommandRate()
  private var logLimit = LogLimit()
  private var wake: Scheduled<Void>?
  private let rundownQuestion = RundownQuestion()

  init(_ options: BridgeOptions, on loop: any EventLoop) {
    self.options = options
    self.loop = loop
    model = FollowedStage(of: options.address.room, in: options.language)
    access = options.access
    places = ConnectionLimits(
      maxPages: options.maxPages, proxy: options.proxy,
      exemptsLoopback: options.exemptsLoopback)
  }

  private var now: Timestamp { Timestamp(sinceStart: start.duration(to: .now)) }

  // MARK: Its life

  /// Listens for browsers and looks for the clock.
  func run() -> EventLoopFuture<any Channel> {
    let link = RoomLink(
      options.address, on: loop,
      as: Follower(
        Self.name(pages: 0, []), as: .remote, size: Client.noPicture,
        wants: [.watch, .watchPresets]),
      now: { [unowned self] in now }, handle: { [unowned self] in handle($0) })
    self.link = link
    link.look()
    sendComments()
    return WebListener.listen(for: self, on: loop, options.host, options.port)
  }

  /// Finds a place for a new connection, perhaps that of an idle one; returns whether there is one.
  func admit(_ connection: WebConnection, from peer: String) -> Bool {
    let id = ObjectIdentifier(connection)
    switch places.admit(id, from: peer) {
    case .admitted: break
    case .admittedInPlace(let other): connections[other]?.giveWay()
    case .refused:
      log(peer, "one connection too many")
      return false
    }
    connections[id] = connection
    return true
  }

  /// A connection waits for its next request.
  func waits(_ connection: WebConnection) { places.waits(ObjectIdentifier(connection)) }

  func closed(_ connection: WebConnection) {
    connections[ObjectIdentifier(connection)] = nil
    streams.end(connection)
    if places.closed(ObjectIdentifier(connection)) { introduce() }
  }

  /// Takes leave of the clock, so that the operator is told of no fault.
  func leave(then done: @escaping () -> Void) {
    if let link { link.end(then: done) } else { done() }
  }

  /// Tells the operator how many pages show the clock; the bridge is a display as long as there are
  /// any.
  private func introduce() {
    let name = Self.name(pages: places.pageCount, places.people)
    if places.pageCount == 0 {
      link?.introduce(as: name, .remote, Client.noPicture)
    } else {
      link?.introduce(as: name, .display)
    }
  }

  /// `web, 3 pages: Anna, Ben`; a name that is too long is cut off.
  private static func name(pages: Int, _ people: [String]) -> ClientName {
    let count = pages == 0 ? "web" : pages == 1 ? "web, 1 page" : "web, \(pages) pages"
    return ClientName(people.isEmpty ? count : count + ": " + people.joined(separator: ", "))
  }

  /// Tells who runs the bridge of a request that was refused.
  func log(_ peer: String, _ text: String) {
    for line in logLimit.lines("\(peer): \(text)", at: now) { options.log(line) }
  }

  // MARK: The clock

  private func handle(_ news: Follower.News) {
    let due = model.receive(news, at: now)
    if let reason = news.fault { log("clock", reason) }
    if case .line(.presets(let presets)) = news {
      clockPresets = presets
      streams.send("event: stored\ndata: {}\n\n")
    }
    // What was sent is shown with the stage that follows it.
    if case .sent = news { return }
    update(after: due)
  }

  /// Lets time pass, tells the pages what has changed, and waits for what comes next.
  private func update(after due: [FollowedTalk.Announcement] = []) {
    let due = due + model.advance(to: now)
    streams.publish(wordsEvent, stageEvent)
    for text in due.texts(in: model.language) { streams.say(text, at: now) }
    wake?.cancel()
    wake = nil
    guard streams.count > 0, let next = model.nextChange(after: now) else { return }
    wake = loop.assumeIsolated().scheduleTask(in: TimeAmount(max(.zero, next - now))) {
      self.update()
    }
  }

  /// The presets of the clock, for which the remote has buttons.
  private var presets: [RemotePreset] { clockPresets.compactMap(RemotePreset.init) }

  // MARK: Events

  /// The texts of the pages, which are written anew only for another language.
  private var wordsEvent: String {
    if let words, words.language == model.language { return words.event }
    let text = Fields.json(PageWords(model.phrases, room: model.room), as: PageWordsForm())
    let event = "event: words\ndata: \(text)\n\n"
    words = (model.language, event)
    return event
  }

  private var stageEvent: String {
    "id: \(model.stageId)\nevent: stage\ndata: \(Fields.json(model.page))\n\n"
  }

  private func sendComments() {
    loop.assumeIsolated().scheduleTask(in: Self.commentPause) {
      self.streams.send(": still here\n\n")
      self.sendComments()
    }
  }

  private func beginStream(
    for connection: WebConnection, _ request: WebRequest
  ) throws(RequestRefusal) {
    try places.open(
      ObjectIdentifier(connection), for: client(of: request, on: connection),
      isOperators: access.hasOperatorToken(request),
      person: access.role(of: request) == .operator ? request.person?.text : nil)
    update()
    streams.begin(
      for: connection, with: wordsEvent, stageEvent,
      after: request.lastEventId, at: now)
    update()
    introduce()
  }

  // MARK: Requests

  /// Answers a request, now or when the clock has answered.
  func handle(_ request: WebRequest, from connection: WebConnection) {
    do throws(RequestRefusal) {
      try answer(request, from: connection)
    } catch {
      log(
        client(of: request, on: connection),
        "\(request.method) \(request.path.shortened): \(error.text)")
      connection.answer(refusal(error, of: request), closes: true)
    }
  }

  /// A person gets a page, a program JSON.
  private func refusal(_ refusal: RequestRefusal, of request: WebRequest) -> WebResponse {
    request.isForPage ? Page.refusal(refusal, in: model.language) : .refused(refusal)
  }

  /// Who sends a request: the address of its connection, or the one that a proxy names.
  private func client(of request: WebRequest, on connection: WebConnection) -> String {
    places.client(of: request, from: connection.peer)
  }

  private func answer(
    _ request: WebRequest, from connection: WebConnection
  ) throws(RequestRefusal) {
    let hasToken = access.hasOperatorToken(request)
    guard places.receivedRequest(on: ObjectIdentifier(connection), isOperators: hasToken) else {
      throw RequestRefusal(503, "All connections are taken: wait a few seconds", .isFull)
    }
    try access.check(request)
    let route = try Route(request)
    try checkRole(of: request, for: route)
    switch route {
    case .page: answer(request, with: options.pages.stage(), connection)
    case .backstage: answer(request, with: options.pages.backstage(), connection)
    case .remote:
      let page = options.pages.remote(presets, options.messages())
      answer(request, with: page, connection)
    case .events:
      // A header is no page.
      guard request.method != "HEAD" else { return connection.answer(.eventStream) }
      try beginStream(for: connection, request)
    case .state:
      update()
      connection.answer(.json(model.state(at: now)))
    case .clock: connection.answer(.json(model.clock(at: now)))
    case .rundown:
      // An open bridge gives everybody the role, but the notes only with the token.
      try sendRundown(to: connection, since: request.query["since"], withNotes: hasToken)
    case .report: connection.answer(try report(for: request, connection))
    case .stored:
      connection.answer(.json(StoredAnswer(presets, options.messages())))
    case .routes: connection.answer(.json(RouteList()))
    case .description: connection.answer(Page.descriptionOfAPI)
    case .metrics: connection.answer(metrics().response)
    case .health:
      let health = Health(of: model, at: now)
      connection.answer(health.response(toViewers: access.role(of: request) >= .viewer))
    case .command(let name): try send(name, of: request, from: connection)
    }
  }

  private func checkRole(of request: WebRequest, for route: Route) throws(RequestRefusal) {
    let role = access.role(of: request)
    guard role >= route.role else {
      throw role == .nobody
        ? RequestRefusal(
          401, "Expected the link with the token, or the bridge's own page", .needsLink)
        : RequestRefusal(403, "Expected an operator's token: this one is a viewer's", .onlyShows)
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

  private func sendRundown(
    to connection: WebConnection, since: String?, withNotes: Bool
  ) throws(RequestRefusal) {
    let words = model.phrases.remote
    guard model.isConnected, let link else { throw RequestRefusal(503, words.unreachable) }
    guard let rundown = model.rundown else {
      throw RequestRefusal(404, model.phrases.noRundown.last ?? "")
    }
    let clock = { [unowned self] in now }
    let stage = model.stageId
    rundownQuestion.ask(for: stage, link, now: clock) { [self] answer in
      guard let items = answer?.items, !items.isEmpty else {
        return connection.answer(.refused(RequestRefusal(504, answer?.text ?? words.noAnswer)))
      }
      connection.answer(
        WebResponse(
          body: rundownQuestion.versions.answer(
            rundown, of: stage, items, since: since, withNotes: withNotes)))
    }
  }

  private func metrics() -> Metrics {
    update()
    return Metrics(
      of: model, at: now, connections: connections.count, streams: streams.count)
  }

  private func report(
    for request: WebRequest, _ connection: WebConnection
  ) throws(RequestRefusal) -> WebResponse {
    // A large file takes its time to be read, in which no event is sent.
    guard rate.admits(client(of: request, on: connection), at: now) else {
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
    let (line, sent) = (try Route.line(name, of: request), try request.sent())
    let words = model.phrases.remote
    guard rate.admits(client(of: request, on: connection), at: now) else {
      throw RequestRefusal(429, words.tooMany)
    }
    guard let link, let time = link.sessionTime?.sinceStart.microseconds else {
      throw RequestRefusal(503, words.notSent)
    }
    guard let deadline = CommandDeadline(sent: sent, now: time) else {
      return connection.answer(.answer(ClientAnswer(.late, model.phrases.tooLate)))
    }
    // The clock compares it again: what this bridge knows may be older than the talk.
    let seen = request.query["seen"]
    if let seen, seen != model.place {
      return connection.answer(.answer(ClientAnswer(.refused, model.phrases.changedMeanwhile)))
    }
    // Over HTTP, `?sure=1` stands for the `! ` of a line.
    let confirmation = "POST /api/\(name)?sure=1"
    link.request(line, by: deadline, from: request.person, seen: seen) { [self] outcome in
      rundownQuestion.forget()
      let response: WebResponse =
        switch outcome {
        case .answer(let answer) where answer.status == .guarded:
          .answer(answer.naming(confirmation, insteadOf: line))
        case .answer(let answer): .answer(answer)
        case .notSent:
          .refused(RequestRefusal(503, words.tooMany))
        case .unknown: .answer(ClientAnswer(.unknown, words.noAnswer))
        }
      connection.answer(response)
    }
  }
}
