package import Room
package import StageRenderer
package import TimerEngine

/// A desk and its connection to a clock, which sees nothing but the lines that go over it.
///
/// It has both ends: what the clock's end sends for a message, and a `Follower` at the desk's end.
package struct RemoteDesk: Sendable {
  /// The desk itself.
  package private(set) var console: DeskConsole
  /// The clock's name for the connection.
  package let client: Client
  private var published: PublishedStage
  private var progress = DeskProgress()
  private var sentNumber = 0
  private var follower: Follower
  /// Whether the operator view leaves out what it says of this desk, so that it looks like that of
  /// the clock.
  package var hidesItself = false

  /// Creates a desk that has just connected to a clock and knows what time it is there; `start` is
  /// the session's time at `Timestamp.start`.
  package init(
    id: Int = 900, name: String = "desk", start: Duration, settings: Settings, size: Size,
    capabilities: Capabilities = Capabilities(), moment: Moment
  ) {
    var client = Client(id: id, since: .start)
    (client.name, client.kind, client.size, client.isWatching) = (name, .desk, size, true)
    self.client = client
    published = PublishedStage(room: "main", session: "5e55", leadership: .first, start: start)
    var options = DisplayConsole.Options()
    options.look = settings.clock.look
    options.hasOwnTheme = true
    console = DeskConsole(
      options, settings: settings, size: size, capabilities: capabilities, moment: moment)
    follower = Follower(ClientName(name), as: .desk, size: size)
    for line in connect(at: moment) {
      for answer in request(of: line, at: moment.real).lines { _ = receive(answer, at: moment) }
    }
  }

  /// Ends the connection: nothing of it arrives any more.
  package mutating func disconnect(at moment: Moment) { receive(follower.close(), at: moment) }

  /// Begins with a new connection; returns the lines that it sends.
  package mutating func connect(at moment: Moment) -> [String] {
    (progress, sentNumber) = (DeskProgress(), 0)
    receive(follower.open(at: moment.real), at: moment)
    return takeLines()
  }

  // MARK: The clock's end

  /// The lines that the clock's end sends for a message; none for one that is for others.
  package mutating func lines(for message: MessageToClients, at now: Timestamp) -> [String] {
    switch message {
    case .stage(let stage, let state):
      published.update(stage, hidesItself ? state.map(withoutItself) : state)
      guard published.number > sentNumber, let line = published.line else { return more(at: now) }
      sentNumber = published.number
      return [line] + more(at: now)
    case .news(let news, let audience):
      guard audience.hasDesk(client.id), let news = WireNews(news) else { return [] }
      return [WireClockMessage.desk(.news(news)).text].compactMap { $0 }
    case .reply(let reply, let request):
      guard request.client == client.id else { return [] }
      return [WireClockMessage.desk(.reply(WireReply(reply, to: request.number))).text].compactMap {
        $0
      }
    default: return []
    }
  }

  /// A state that does not say that this desk is there, and what it has done.
  private func withoutItself(_ state: OperatorState) -> OperatorState {
    var state = state
    state.displays.removeAll { $0.name.hasPrefix(client.name) }
    state.events = state.events.compactMap { event in
      guard event.text.contains(client.name) else { return event }
      guard let gap = event.text.firstRange(of: "   ") else { return nil }
      return EventRow(time: event.time, text: String(event.text[gap.upperBound...]))
    }
    return state
  }

  private mutating func more(at now: Timestamp) -> [String] {
    published.desk.map { progress.lines(about: $0.state, $0.rundown, at: now) } ?? []
  }

  /// What the clock's end makes of a line of the desk: a request, the reply to one that is too
  /// late, or more items.
  package mutating func request(
    of line: String, at now: Timestamp
  ) -> (request: DeskRequest?, lines: [String]) {
    switch WireClientMessage(line) {
    case .got(let count):
      progress.confirm(count, at: now)
      return (nil, more(at: now))
    case .desk(let line):
      guard var request = line.request else { return (nil, []) }
      if let deadline = request.deadline, deadline < published.time(of: now) {
        let late = WireClockMessage.desk(.reply(WireReply(nil, to: request.number)))
        return (nil, [late.text].compactMap { $0 })
      }
      (request.client, request.name) = (client.id, client.name)
      return (request, [])
    case .sync(let sent, nil):
      let line = WireClockMessage.sync(sent: sent, time: published.time(of: now))
      return (nil, [line.text].compactMap { $0 })
    default: return (nil, [])
    }
  }

  // MARK: The desk's end

  /// When something happens at the desk by itself.
  package var nextWake: Timestamp? {
    [console.nextWake, follower.nextWake].compactMap { $0 }.min()
  }

  /// Asks the clock what time it is, as if that were not known; returns the lines that it sends.
  package mutating func measureAnew(at now: Timestamp) -> [String] {
    follower.measureAnew(at: now)
    return takeLines()
  }

  /// Lets something happen at the desk; returns the lines that it sends.
  package mutating func update(_ event: Event, at moment: Moment) -> [String] {
    receive(follower.advance(to: moment.real), at: moment)
    perform(event, at: moment)
    return takeLines()
  }

  /// Lets the desk read a line of the clock; returns the lines that it sends.
  package mutating func receive(_ text: String, at moment: Moment) -> [String] {
    receive(follower.receive([text], at: moment.real), at: moment)
    return takeLines()
  }

  private mutating func receive(_ news: [Follower.RoomNews], at moment: Moment) {
    for case (_, .message(let message)) in news { perform(.message(.clock(message)), at: moment) }
  }

  private mutating func perform(_ event: Event, at moment: Moment) {
    for case .ask(let message) in console.update(event, at: moment) {
      receive(follower.send(message, at: moment.real), at: moment)
    }
  }

  private mutating func takeLines() -> [String] {
    defer { follower.outgoing = [] }
    return follower.outgoing.map(\.text)
  }

  /// The screen as it is now.
  package mutating func draw() -> Canvas { console.draw() }
}
