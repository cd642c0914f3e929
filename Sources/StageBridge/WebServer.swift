import NIOCore
import NIOHTTP1
import NIOPosix
import OperatorConsole
import StageLink
import TimerEngine

/// Serves the clock of a room to browsers.
///
/// Used on its event loop alone.
final class WebServer {
  /// A page that reads nothing is disconnected before more is kept for it.
  private static let maxUnread = 65_536
  /// How often something is sent on each stream, so that a proxy does not take it for dead.
  private static let commentPause = TimeAmount.seconds(15)
  /// A clock that says nothing for so long is looked for anew.
  private static let clockPatience = Duration.seconds(40)

  private let options: BridgeOptions
  private let loop: any EventLoop
  private let start = ContinuousClock.now
  private var access: AccessRules
  private var model: ClockModel
  private var link: RoomLink?
  private var connections = 0
  private var streams: [ObjectIdentifier: WebConnection] = [:]
  private var rate = CommandRate()
  private var logLimit = LogLimit()
  private var wake: Scheduled<Void>?
  /// The stage as it was sent last, and how it was called.
  private var sent = ""

  init(_ options: BridgeOptions, on loop: any EventLoop) {
    self.options = options
    self.loop = loop
    model = ClockModel(room: options.address.room, options.language)
    access = options.access
  }

  private var now: Timestamp { Timestamp(offset: start.duration(to: .now)) }

  // MARK: Its life

  /// Listens for browsers and looks for the clock.
  func run() -> EventLoopFuture<any Channel> {
    let link = RoomLink(
      options.address, on: loop, now: { [unowned self] in now.offset.microseconds },
      handle: { [unowned self] in handle($0) })
    self.link = link
    link.introduce(name: Self.name(pages: 0), .remote)
    link.look()
    sendComments()
    return listen()
  }

  private func listen() -> EventLoopFuture<any Channel> {
    let server = NIOLoopBound(self, eventLoop: loop)
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderListSize = WebConnection.maxHeader
    limits.maxHeaderFieldSize = WebConnection.maxHeader
    limits.maxHeaderFieldCount = 64
    return ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelOption(.socketOption(.so_sndbuf), value: .init(Self.maxUnread))
      .childChannelOption(.deadPeerTimeout, value: 60_000)
      .childChannelOption(
        .writeBufferWaterMark,
        value: .init(low: Self.maxUnread / 2, high: Self.maxUnread)
      )
      .childChannelInitializer { [limits] channel in
        channel.eventLoop.makeCompletedFuture {
          guard server.value.hasRoom else { throw ChannelError.eof }
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withPipeliningAssistance: false, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: limits)
          try channel.pipeline.syncOperations.addHandler(WebConnection(server.value))
        }
      }
      .bind(host: options.host, port: options.port)
  }

  /// Pages have a stream and ask for the time beside it.
  private var hasRoom: Bool { connections < 2 * options.maxClients + 16 }

  func opened() { connections += 1 }

  func closed(_ connection: WebConnection) {
    connections -= 1
    guard streams.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return }
    introduce()
  }

  /// Tells the operator how many pages show the clock, and how far their time may be off; the bridge
  /// is a display as long as there are any.
  private func introduce() {
    link?.introduce(
      name: Self.name(pages: streams.count), streams.isEmpty ? .remote : .display,
      delay: model.delay)
  }

  private static func name(pages: Int) -> String {
    pages == 0 ? "web" : pages == 1 ? "web, 1 page" : "web, \(pages) pages"
  }

  /// Tells who runs the bridge of a request that was refused.
  func log(_ peer: String, _ text: String) {
    for line in logLimit.lines("\(peer): \(text)", at: now) { options.log(line) }
  }

  // MARK: The clock

  private func handle(_ event: RoomLink.Event) {
    switch event {
    case .connected: model.connected(true, at: now)
    case .lost: model.connected(false, at: now)
    case .unreadable(let reason): log("clock", reason)
    case .line(let line): handle(line)
    }
    update()
  }

  private func handle(_ line: ClockLine) {
    model.heard(at: now)
    switch line {
    case .snapshot(let snapshot):
      do throws(WireError) {
        try model.show(snapshot, at: now)
      } catch {
        log("clock", error.description)
      }
    case .sync(let sent, let time):
      model.learn(sent: sent, time: time, at: now)
      introduce()
    case .closed(let reason): log("clock", reason)
    case .heartbeat, .answer: break
    }
  }

  /// Lets time pass, tells the pages what has changed, and waits for what comes next.
  private func update() {
    let words = model.advance(to: now).words
    publish()
    for text in words { sendAll("event: say\ndata: \(encoded(["text": text]))\n\n") }
    wake?.cancel()
    wake = nil
    guard !streams.isEmpty, let next = model.nextWake(after: now) else { return }
    wake = loop.assumeIsolated().scheduleTask(in: max(.zero, next - now).timeAmount) {
      self.update()
    }
  }

  // MARK: Events

  private var stageEvent: String {
    "id: \(model.stageId)\nevent: stage\ndata: \(encoded(model.page))\n\n"
  }

  private func publish() {
    let event = stageEvent
    guard event != sent else { return }
    sent = event
    sendAll(event)
  }

  private func sendAll(_ text: String) {
    for connection in streams.values { connection.send(text) }
  }

  private func sendComments() {
    loop.assumeIsolated().scheduleTask(in: Self.commentPause) {
      self.sendAll(": still here\n\n")
      if self.model.isConnected, self.model.silence(at: self.now) > Self.clockPatience {
        self.link?.giveUp()
      }
      self.sendComments()
    }
  }

  private func beginStream(for connection: WebConnection) {
    guard streams.count < options.maxClients else {
      log(connection.peer, "one page too many")
      return connection.answer(
        .refused(RequestRefusal(503, "\(options.maxClients) pages are open already")))
    }
    connection.beginStream()
    streams[ObjectIdentifier(connection)] = connection
    update()
    sent = stageEvent
    connection.send("retry: 1000\n\n" + sent)
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
    case .command(let name): try send(name, of: request, from: connection)
    }
  }

  private func checkRole(of request: WebRequest, for route: Route) throws(RequestRefusal) {
    let role = access.role(of: request)
    guard role >= route.role else {
      throw role == .nobody
        ? RequestRefusal(401, "Expected the link with the token, or our own page")
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

  private func send(
    _ name: String, of request: WebRequest, from connection: WebConnection
  ) throws(RequestRefusal) {
    let line = try Route.line(name, of: request)
    guard rate.admits(connection.peer, at: now) else {
      throw RequestRefusal(429, "Too many commands: wait a second")
    }
    guard model.isConnected, let link else { throw RequestRefusal(503, "There is no clock") }
    link.request(line) { answer in
      connection.answer(
        answer.map(WebResponse.answer)
          ?? .refused(RequestRefusal(504, "The clock does not answer")))
    }
  }
}

extension Duration {
  fileprivate var timeAmount: TimeAmount {
    let (seconds, attoseconds) = components
    return .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

extension ChannelOption where Self == ChannelOptions.Types.SocketOption {
  /// How many milliseconds a peer may leave what it was sent unacknowledged, as one does that is
  /// gone; Linux has it, elsewhere this changes nothing.
  fileprivate static var deadPeerTimeout: ChannelOptions.Types.SocketOption {
    #if os(Linux)
    .init(level: .tcp, name: .init(rawValue: 18))
    #else
    .init(level: .socket, name: .so_keepalive)
    #endif
  }
}
