package import Room
package import StageRenderer
package import TimerEngine

/// A desk and its connection to a clock, which sees nothing but the lines that go over it.
///
/// It has both ends: what the clock's end sends for a message, and what the desk's end makes of
/// each line.
package struct RemoteDesk: Sendable {
  /// The desk itself.
  package private(set) var console: DeskConsole
  /// The clock's name for the connection.
  package let client: Client
  private var published: PublishedStage
  private var progress = DeskProgress()
  private var replica = DeskReplica()
  private var estimator = OffsetEstimator()
  /// What it has shown last of the clock, as it was sent.
  package private(set) var view: DeskReplica.View?
  private var itemCount = 0
  private var sentNumber = 0
  /// Whether the operator view leaves out what it says of this desk, so that it looks like that of
  /// the clock.
  package var hidesItself = false
  /// Whether the clock's signs of life arrive.
  package var isConnected = true
  /// Whether the desk's program was told to end.
  package private(set) var hasEnded = false

  /// Creates a desk that has just connected to a clock; `start` is the session's time at
  /// `Timestamp.start`.
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
    let offset = ClockOffset(start, error: .milliseconds(1))
    _ = console.update(.clock(.offset(offset)), at: moment)
  }

  /// Forgets all that was sent, as when a connection has ended and another one begins.
  package mutating func reconnect(at moment: Moment) {
    (progress, itemCount, sentNumber) = (DeskProgress(), 0, 0)
    replica.forgetLines()
    _ = console.update(.clock(.lost(nil)), at: moment)
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

  /// The line with which it asks the clock what time it is.
  package func question(at now: Timestamp) -> String {
    WireClientMessage.sync(now.sinceStart.microsecondsRoundedUp).text
  }

  /// Measures the time anew, as after another connection.
  package mutating func measureAnew() { estimator = OffsetEstimator() }

  /// Lets something happen at the desk; returns the lines that it sends.
  package mutating func update(_ event: Event, at moment: Moment) -> [String] {
    // The clock's heartbeat.
    let effects = isConnected ? console.update(.clock(.heard), at: moment) : []
    return (effects + console.update(event, at: moment)).compactMap { effect in
      switch effect {
      case .ask(.request(let request)):
        return WireRequest(request).map { WireClientMessage.desk($0).text }
      case .end:
        hasEnded = true
        return nil
      default: return nil
      }
    }
  }

  private mutating func receive(_ message: ClockMessage, at moment: Moment) -> [String] {
    update(.message(.clock(message)), at: moment)
  }

  /// Lets the desk read a line of the clock; returns the lines that it sends.
  package mutating func receive(_ text: String, at moment: Moment) -> [String] {
    guard let line = try? WireClockMessage(text) else { return [] }
    switch line {
    case .snapshot(let snapshot):
      guard let stage = try? snapshot.stage() else { return [] }
      replica.receive(stage, snapshot)
      return showView(at: moment)
    case .desk(.state(let state)):
      try? replica.receive(state)
      return showView(at: moment)
    case .desk(.item(let item)):
      replica.receive(item)
      itemCount += 1
      return [WireClientMessage.got(itemCount).text]
    case .sync(let sent, let time):
      estimator.add(
        sent: .microseconds(sent), time: .microseconds(time), received: moment.real.sinceStart)
      return estimator.offset.map { receive(.offset($0), at: moment) } ?? []
    case .desk(.news(let news)):
      return news.news.map { receive(.desk(.news($0)), at: moment) } ?? []
    case .desk(.reply(let reply)):
      return receive(.desk(.reply(reply.reply, to: reply.number)), at: moment)
    default: return []
    }
  }

  /// Shows what has become whole.
  private mutating func showView(at moment: Moment) -> [String] {
    guard let new = replica.takeView() else { return [] }
    view = new
    return receive(.stage(new.stage, new.state), at: moment)
  }

  /// The screen as it is now.
  package mutating func draw() -> Canvas { console.draw() }
}
