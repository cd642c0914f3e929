package import Room
package import SpeechAnnouncement
import StageRenderer
package import TimerEngine

/// A clock's side of its room's socket: sends the stage to displays, and forwards the commands of
/// clients.
///
/// This folder connects a clock with its clients in other processes: by the socket of a room, or
/// through a command that connects to a socket elsewhere. It decides what to do with a connection
/// that is slow, silent, lost or hostile, and which of several clocks to follow. A clock uses a
/// `StageServer` or a `LeaderLink`. A display or a desk uses the `Link` that a list of
/// `StageClient.Transport`s makes, and a program that only waits for a clock uses a
/// `RoomConnection`. Nothing here decides what a line contains: `Room/Lines` does. Nothing here
/// performs a command: a client's command is handed on as a `ClockEvent`.
///
/// No call blocks. Without clients, the server never wakes the loop by time.
package struct StageServer: ServerLink {
  /// The maximum number of clients.
  package static let maxClients = 64
  /// The maximum number of commands that `drain` returns; the next call returns the others.
  private static let maxCommands = 32
  /// The maximum number of clients that are accepted in one call of `drain`.
  private static let maxAccepts = 16
  /// The interval between two heartbeats to watchers.
  private static let heartbeat = Duration.seconds(10)

  private let language: Language
  private let descriptors = DescriptorSet()
  private var listener: PersistentListener
  private var clients: [Int32: ClientConnection] = [:]
  private var lastClientId = 0
  private var published: PublishedStage
  /// The presets of the number keys, as a line; `nil` before the clock has sent them.
  private var presets: WireClockMessage?
  /// When something was last sent to the watchers, which are the clients that have sent `watch`.
  private var lastSent = Timestamp.start
  /// Whether `drain` was not called yet.
  private var isNew = true
  private var reported = ReportedFaults()
  /// The clock's right to its talks.
  private var holding: OwnLeadership
  private let word: TakeOverSecret
  /// The desk that is to be told to take over once it has all records, and by when; `nil` if none
  /// is.
  private var handOver: (client: Int, deadline: Timestamp)?

  /// Creates the server of a clock; it listens from the first `drain` on.
  ///
  /// - Parameters:
  ///   - address: where it listens.
  ///   - session: the unique id of this run of the clock.
  ///   - leadership: which leader it is of which lineage.
  ///   - takenOver: how it has taken over, in the session's time; `nil` if it has not.
  ///   - number: how many snapshots the clock had sent whose talks it has taken over.
  ///   - word: its take-over word.
  ///   - wallClock: the time since 1970 at `Timestamp.start`, or the time of the session that it
  ///     continues.
  ///   - language: the language of its answers.
  package init(
    _ address: RoomAddress, session: String, leadership: Leadership, takenOver: TakenOver? = nil,
    after number: Int = 0, word: TakeOverSecret = .random(), wallClock: Duration,
    language: Language
  ) {
    (self.word, self.language) = (word, language)
    holding = OwnLeadership(leadership, word: word.bits)
    published = PublishedStage(
      room: address.room, session: session, leadership: leadership, takenOver: takenOver,
      after: number,
      start: wallClock)
    listener = PersistentListener(address, descriptors)
  }

  // MARK: What is waited for

  /// Readable when a client has sent something or wants to connect.
  package var descriptor: Int32 { descriptors.descriptor }

  /// The next time at which a throttled client is read again, a heartbeat is due, or accepting
  /// resumes.
  package var nextWake: Timestamp? {
    guard !isNew else { return .start }
    // After a second, a retry to open the socket waits for some other wake.
    var moments = clients.values.compactMap(\.resumesAt)
    if hasWatchers { moments.append(lastSent + Self.heartbeat) }
    moments += [listener.acceptsAgainAt, listener.nextAttempt].compactMap { $0 }
    return moments.min()
  }

  /// Whether a client wants to know each event.
  package var wantsEvents: Bool { clients.values.contains(where: \.wantsEvents) }

  /// Whether a desk keeps the clock's records.
  package var wantsRecords: Bool {
    clients.values.contains { $0.progress?.keepsRecords == true }
  }

  private var hasWatchers: Bool { clients.values.contains { $0.client.isWatching } }

  /// Accepts clients, reads what they send, and sends heartbeats to those that watch.
  package mutating func drain(isReadable: Bool, at now: Timestamp) -> [ClockEvent] {
    var turn = Turn()
    isNew = false
    reportingFailure(&turn) { listener throws(LinkError) in try listener.openIfNeeded(at: now) }
    let isDue = nextWake.map { $0 <= now } ?? false
    guard isReadable || isDue else { return turn.events }
    let ready = isReadable ? descriptors.ready() : []
    reportingFailure(&turn) { listener throws(LinkError) in try listener.update(ready, at: now) }
    if listener.hasClient(ready) { acceptClients(at: now, &turn) }
    for descriptor in clients.keys.sorted() {
      serve(descriptor, isReady: ready.contains(descriptor), at: now, &turn)
    }
    sendHeartbeat(at: now, &turn)
    if turn.clientsChanged { turn.events.append(.clients(list)) }
    return turn.events
  }

  /// The results of one call of `drain` or `send`.
  private struct Turn {
    var events: [ClockEvent] = []
    var limit = LoopBudget()
    var commands = 0
    var clientsChanged = false
  }

  private var list: [Client] { clients.values.map(\.client).sorted { $0.id < $1.id } }

  // MARK: Clients that connect

  /// Performs an action of the listener; reports its failure if none was reported before.
  private mutating func reportingFailure(
    _ turn: inout Turn, _ action: (inout PersistentListener) throws(LinkError) -> Void
  ) {
    do throws(LinkError) {
      try action(&listener)
    } catch {
      report(.listening, .notListening(reason: "\(error)"), &turn)
    }
  }

  private mutating func acceptClients(at now: Timestamp, _ turn: inout Turn) {
    for count in 0..<Self.maxAccepts {
      guard let socket = listener.accept() else {
        // The program may have too many open files; then the client stays in the queue.
        if count == 0 { listener.pauseAccepting(at: now) }
        return
      }
      lastClientId += 1
      var connection = ClientConnection(socket, id: lastClientId, since: now)
      guard clients.count < Self.maxClients else {
        _ = connection.send(
          WireClockMessage.closed("There are \(Self.maxClients) clients").text ?? "")
        connection.close()
        report(.tooMany, .tooManyClients(max: Self.maxClients), &turn)
        continue
      }
      descriptors.watch(connection.descriptor)
      turn.clientsChanged = true
      let isAlive = send(.accepts([.keep, .term]), to: &connection)
      update(connection, isAlive: isAlive, &turn)
    }
  }

  // MARK: The clients

  private mutating func serve(
    _ descriptor: Int32, isReady: Bool, at now: Timestamp, _ turn: inout Turn
  ) {
    guard var connection = clients[descriptor] else { return }
    let wasThrottled = connection.isThrottled
    connection.startNewSecondIfDue(at: now)
    var isAlive = true
    if isReady, connection.hasUnsentBytes { isAlive = connection.flush() }
    if isReady, isAlive, !connection.isThrottled {
      isAlive = connection.receive(at: now, &turn.limit)
    }
    if isAlive, connection.endSilence() {
      turn.events.append(.display(connection.client, .responsive))
      turn.clientsChanged = true
    }
    while isAlive, turn.commands < Self.maxCommands, let line = connection.nextLine() {
      isAlive = handle(line, from: &connection, at: now, &turn)
    }
    if isAlive, let piece = connection.nextPiece() { isAlive = send(piece, to: &connection) }
    guard isAlive else { return drop(connection, &turn) }
    // What the connection waits for may be different now.
    if connection.isThrottled || wasThrottled || isReady { updateReadiness(of: connection) }
    clients[descriptor] = connection
  }

  /// Handles a line; returns `false` if the connection must be dropped.
  private mutating func handle(
    _ line: String, from connection: inout ClientConnection, at now: Timestamp,
    _ turn: inout Turn
  ) -> Bool {
    switch connection.handle(line, at: published.time(of: now), now: now) {
    case .nothing: return true
    case .clientChanged:
      turn.clientsChanged = true
      return sendWord(to: &connection)
    case .reply(let reply): return send(reply, to: &connection)
    case .tooLate(let number):
      let answer = ClientAnswer(.late, language.phrases.tooLate)
      return send(.answer(number: number, answer), to: &connection)
    case .command(var request, let seen):
      if let seen {
        request.seen = published.seen(at: seen)
        if request.seen == nil { return refuse(request, to: &connection) }
      }
      turn.commands += 1
      turn.events.append(.request(request))
      return true
    case .desk(let request):
      turn.commands += 1
      turn.events.append(.desk(request))
      return true
    case .presetsWanted: return presets.map { send($0, to: &connection) } ?? true
    case .itemsRead:
      guard connection.send(published, at: now) else { return false }
      return sendHandOver(&connection, at: now)
    case .steppedDown(let stepDown):
      giveWay(because: stepDown, &turn)
      return true
    case .ready(let stepDown):
      if stepDown.word == word, stepDown.holder.outranks(holding.leadership) {
        let published = published.stepDown(by: stepDown.holder, stepDown.takenOver)
        turn.events.append(.ready(connection.client.id, published))
      }
      return true
    }
  }

  /// Refuses a command because the talk is not where its sender has seen it.
  private func refuse(_ request: ClientRequest, to connection: inout ClientConnection) -> Bool {
    guard let number = request.number else { return true }
    let answer = ClientAnswer(.refused, language.phrases.changedMeanwhile)
    return send(.answer(number: number, answer), to: &connection)
  }

  // MARK: Who has the talks

  /// Sends a display or a desk the take-over word, once.
  private func sendWord(to connection: inout ClientConnection) -> Bool {
    guard !connection.hasWord, connection.client.kind != .remote else { return true }
    connection.hasWord = true
    return send(.word(word), to: &connection)
  }

  private mutating func giveWay(because stepDown: SentStepDown, _ turn: inout Turn) {
    guard holding.hear(steppedDownFor: stepDown.holder, word: stepDown.word.bits) == .giveWay
    else { return }
    turn.events.append(.steppedDown(published.stepDown(by: stepDown.holder, stepDown.takenOver)))
  }

  /// Takes the leadership of a clock that was heard over a way which leads from here; returns what
  /// to do.
  ///
  /// `isEnd` says that the other clock has ended.
  mutating func hear(_ other: Leadership, _ takenOver: TakenOver?, isEnd: Bool) -> (
    stepDown: Bool, events: [ClockEvent]
  ) {
    switch holding.hear(other, isEnd: isEnd) {
    case .stepDown: (true, [])
    case .giveWay: (false, [.steppedDown(published.stepDown(by: other, takenOver))])
    case .ignore: (false, [])
    }
  }

  /// Which leader the clock is, and how it has taken over.
  var ownLeadership: (Leadership, TakenOver?) { (published.leadership, published.takenOver) }

  /// Updates what the connection waits for.
  private func updateReadiness(of connection: ClientConnection) {
    let readiness = connection.readiness
    // A throttled client with nothing unsent is not polled: its hang-up would end every wait at
    // once.
    if readiness.isEmpty {
      descriptors.forget(connection.descriptor)
    } else {
      descriptors.watch(connection.descriptor, readiness)
    }
  }

  private mutating func drop(_ dropped: ClientConnection, _ turn: inout Turn) {
    var connection = dropped
    connection.readGoodbye()
    descriptors.forget(connection.descriptor)
    clients[connection.descriptor] = nil
    turn.clientsChanged = true
    let client = connection.client
    if client.kind != .remote, client.isWatching {
      turn.events.append(.display(client, connection.saidGoodbye ? .closed : .lost))
    }
    for (kind, fault) in connection.faults { report(kind, fault, &turn) }
    connection.close()
  }

  private mutating func report(_ kind: ReportedFaults.Kind, _ fault: Fault, _ turn: inout Turn) {
    guard reported.recordIfNew(kind) else { return }
    turn.events.append(.sinkFailed(SinkFault("\(kind)", fault)))
  }

  // MARK: What is sent

  /// Sends the stage to the watchers, an event to the clients that want events, or an answer to the
  /// client that asked.
  package mutating func send(_ message: MessageToClients, at now: Timestamp) -> [ClockEvent] {
    var turn = Turn()
    switch message {
    case .stage(let new, let state): publish(new, state, at: now, &turn)
    case .event(let json):
      send(toAll: \.wantsEvents, &turn) { server, connection in
        server.send(.event(json), to: &connection)
      }
    case .presets(let new):
      let line = WireClockMessage.presets(new.map(WirePreset.init(button:)))
      guard line != presets else { break }
      presets = line
      send(toAll: \.wantsPresets, &turn) { server, connection in
        server.send(line, to: &connection)
      }
    case .answer(let answer, let request): send(answer, to: request, &turn)
    case .news(let news, let audience):
      guard let line = WireNews(news) else { break }
      send(toAll: \.isDesk, &turn) { server, connection in
        !audience.hasDesk(connection.client.id) || server.send(.desk(.news(line)), to: &connection)
      }
    case .reply(let reply, let request):
      send(toAll: \.isDesk, &turn) { server, connection in
        connection.client.id != request.client
          || server.send(.desk(.reply(WireReply(reply, to: request.number))), to: &connection)
      }
    case .keep(let record):
      published.update(record)
      send(toAll: \.isDesk, &turn) { server, connection in
        connection.send(server.published, at: now)
      }
    case .handOver(let client, let deadline):
      handOver = (client, deadline)
      guard var connection = clients.values.first(where: { $0.isDesk && $0.client.id == client })
      else { break }
      let isAlive = sendHandOver(&connection, at: now)
      update(connection, isAlive: isAlive, &turn)
    case .yours(let client, let holder):
      // Nobody finds two clocks of the room.
      listener.close()
      let line = WireClockMessage.desk(.yours(holder: holder.leaderText))
      turn.events.append(.said(send(line, toDesk: client, &turn)))
    case .tooLate(let client, let holder):
      _ = send(.desk(.tooLate(holder: holder.leaderText)), toDesk: client, &turn)
    case .givesWay(let takenOver):
      guard let takenOver else { break }
      let line = WireClockMessage.desk(.takenOver(takenOver))
      send(toAll: \.isDesk, &turn) { server, connection in server.send(line, to: &connection) }
    }
    return turn.clientsChanged ? turn.events + [.clients(list)] : turn.events
  }

  /// Tells a desk to take over, if it is the one that is meant and has read all records.
  private mutating func sendHandOver(_ connection: inout ClientConnection, at now: Timestamp)
    -> Bool
  {
    guard let (client, deadline) = handOver, connection.client.id == client,
      connection.hasAll(of: published)
    else { return true }
    handOver = nil
    guard now < deadline else { return true }
    return send(.desk(.handOver(by: published.time(of: deadline))), to: &connection)
  }

  /// Sends a desk a line; returns whether all of it could be sent.
  ///
  /// A connection that has taken only a part of it is closed, so that the rest is never sent.
  private mutating func send(_ line: WireClockMessage, toDesk client: Int, _ turn: inout Turn)
    -> Bool
  {
    guard var connection = clients.values.first(where: { $0.isDesk && $0.client.id == client })
    else { return false }
    var isSent = send(line, to: &connection)
    isSent = isSent && !connection.hasUnsentBytes
    update(connection, isAlive: isSent, &turn)
    return isSent
  }

  private mutating func publish(
    _ new: StageSnapshot, _ state: OperatorState?, at now: Timestamp, _ turn: inout Turn
  ) {
    let earlier = published.number
    published.update(new, state)
    noticeSilence(at: now, &turn)
    if published.number != earlier { lastSent = now }
    send(toAll: \.client.isWatching, &turn) { server, connection in
      connection.send(server.published, at: now)
    }
  }

  private mutating func send(
    _ answer: ClientAnswer, to request: ClientRequest, _ turn: inout Turn
  ) {
    guard let number = request.number,
      var connection = clients.values.first(where: { $0.client.id == request.client })
    else { return }
    let (line, rest) = WireClockMessage.lines(
      answering: number, answer, ifTooLong: language.phrases.answerTooLong)
    if !answer.items.isEmpty { connection.rest = rest }
    let isAlive = line.map { connection.send($0) } ?? true
    update(connection, isAlive: isAlive, &turn)
  }

  private mutating func sendHeartbeat(at now: Timestamp, _ turn: inout Turn) {
    guard hasWatchers, now - lastSent >= Self.heartbeat else { return }
    noticeSilence(at: now, &turn)
    lastSent = now
    send(toAll: \.client.isWatching, &turn) { server, connection in
      server.send(server.published.heartbeat, to: &connection)
    }
  }

  /// Reports the displays that have been silent for too long.
  private mutating func noticeSilence(at now: Timestamp, _ turn: inout Turn) {
    for (descriptor, connection) in clients where connection.isNewlySilent(at: now) {
      clients[descriptor]?.client.silentSince = connection.lastHeard
      turn.events.append(.display(connection.client, .silent))
      turn.clientsChanged = true
    }
  }

  /// Sends something to all clients of a kind; `send` returns `false` if the connection must be
  /// dropped.
  private mutating func send(
    toAll isMeant: (ClientConnection) -> Bool, _ turn: inout Turn,
    _ send: (StageServer, inout ClientConnection) -> Bool
  ) {
    for var connection in clients.values where isMeant(connection) {
      let isAlive = send(self, &connection)
      update(connection, isAlive: isAlive, &turn)
    }
  }

  /// Keeps a connection after something was sent, or drops it.
  private mutating func update(
    _ connection: ClientConnection, isAlive: Bool, _ turn: inout Turn
  ) {
    guard isAlive else { return drop(connection, &turn) }
    clients[connection.descriptor] = connection
    if connection.hasUnsentBytes { updateReadiness(of: connection) }
  }

  private func send(_ line: WireClockMessage, to connection: inout ClientConnection) -> Bool {
    line.text.map { connection.send($0) } ?? true
  }

  /// Closes all connections and removes the socket; unsent bytes are lost.
  package mutating func finish() {
    for connection in clients.values { connection.close() }
    clients = [:]
    listener.close()
    descriptors.close()
  }
}

extension TakeOverSecret {
  /// Draws a word; a clock does that each time it starts.
  package static func random() -> Self { Self(bits: .random(in: 0...(.max))) }
}
