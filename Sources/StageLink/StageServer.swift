package import OperatorConsole
import StageDisplay
package import TimerEngine
import Unix

/// A clock's side of its room's socket: it tells displays what they are to show, and hands on what
/// clients command.
///
/// Nothing here waits. While nobody is connected, nothing is done but to wait for somebody.
package struct StageServer: Link {
  /// How many clients there may be at once.
  package static let maxClients = 64
  /// How many commands are handed on at once: the next ones come after a look at the time.
  private static let maxCommands = 32
  /// How many clients are accepted in one turn of the loop.
  private static let maxAccepts = 16
  /// How often those who watch are told that the clock is still there.
  private static let heartbeat = Duration.seconds(10)
  /// A display that was not heard for so long does not answer: it asks for the time each ten seconds.
  private static let patience = Duration.seconds(30)
  /// How often it tries at most to make a socket that could not be made.
  private static let retryPause = Duration.seconds(5)

  private let waiting = DescriptorSet()
  private var listener: Listener
  private var clients: [Int32: ClientConnection] = [:]
  private var clientCount = 0
  private var published: PublishedStage
  /// When those who watch were told something last.
  private var lastSent = Timestamp.start
  /// When clients are accepted again; `nil` while they are.
  private var acceptsAgainAt: Timestamp?
  /// Whether the socket was not tried to be made yet.
  private var isNew = true
  /// When it may be tried again that could not be made; `nil` if it is there.
  private var retryAt: Timestamp? = .start
  private var told = ToldFaults()

  /// Creates the server of a clock; it listens from the first `drain` on.
  ///
  /// - Parameters:
  ///   - address: where it listens.
  ///   - session: what tells this run of the clock from any other.
  ///   - wallClock: the time since 1970 at `Timestamp.start`.
  package init(_ address: RoomAddress, session: String, wallClock: Duration) {
    published = PublishedStage(room: address.room, session: session, start: wallClock)
    listener = Listener(address)
  }

  // MARK: What is waited for

  /// Readable when a client has something to say, or wants to connect.
  package var descriptor: Int32 { waiting.descriptor }

  /// When a client that was held back goes on, or somebody is to be told that the clock is there.
  package var nextWake: Timestamp? {
    guard !isNew else { return .start }
    // A socket that could not be made is tried again at some other wake.
    var moments = clients.values.compactMap(\.resumesAt)
    if watches { moments.append(lastSent + Self.heartbeat) }
    if let acceptsAgainAt { moments.append(acceptsAgainAt) }
    return moments.min()
  }

  /// Whether a client wants to know each event.
  package var wantsEvents: Bool { clients.values.contains(where: \.wantsEvents) }

  private var watches: Bool { clients.values.contains { $0.client.isWatching } }

  /// Accepts clients, reads what they send, and sends heartbeats to those that watch.
  package mutating func drain(isReadable: Bool, at now: Timestamp) -> [Event] {
    var turn = Turn()
    isNew = false
    keepListening(at: now, &turn)
    guard isReadable || nextWake.map({ $0 <= now }) ?? false else { return turn.events }
    let ready = isReadable ? waiting.ready() : []
    if let acceptsAgainAt, acceptsAgainAt <= now { pauseAccepting(until: nil) }
    if let changes = listener.changes, ready.contains(changes), !listener.isInPlace() {
      listen(at: now, &turn)
    }
    if listener.descriptor.map(ready.contains) ?? false { acceptClients(at: now, &turn) }
    for descriptor in clients.keys.sorted() {
      serve(descriptor, isReady: ready.contains(descriptor), at: now, &turn)
    }
    sendHeartbeat(at: now, &turn)
    if turn.clientsChanged { turn.events.append(.clients(list)) }
    return turn.events
  }

  /// What one call has brought about.
  private struct Turn {
    var events: [Event] = []
    var commands = 0
    var clientsChanged = false
  }

  private var list: [Client] { clients.values.map(\.client).sorted { $0.id < $1.id } }

  // MARK: The socket

  private mutating func keepListening(at now: Timestamp, _ turn: inout Turn) {
    if let retryAt {
      if retryAt <= now { listen(at: now, &turn) }
    } else if listener.changes == nil, !listener.isInPlace() {
      listen(at: now, &turn)
    }
  }

  private mutating func listen(at now: Timestamp, _ turn: inout Turn) {
    for descriptor in [listener.descriptor, listener.changes].compactMap({ $0 }) {
      waiting.forget(descriptor)
    }
    do throws(LinkError) {
      retryAt = nil
      try listener.open()
    } catch {
      // Where the folder is watched, the next change of it comes first.
      retryAt = now + Self.retryPause
      report(.listening, "Displays cannot connect: \(error)", &turn)
    }
    for descriptor in [listener.descriptor, listener.changes].compactMap({ $0 }) {
      waiting.watch(descriptor)
    }
  }

  private mutating func acceptClients(at now: Timestamp, _ turn: inout Turn) {
    for count in 0..<Self.maxAccepts {
      guard let socket = listener.accept() else {
        // Without descriptors the client stays in the queue, which must not wake the loop all the time.
        if count == 0 { pauseAccepting(until: now + .seconds(1)) }
        return
      }
      clientCount += 1
      var connection = ClientConnection(socket, id: clientCount, since: now)
      guard clients.count < Self.maxClients else {
        _ = connection.send(ClockLine.closed("There are \(Self.maxClients) clients").text ?? "")
        connection.close()
        report(.tooMany, "More than \(Self.maxClients) clients want to connect", &turn)
        continue
      }
      clients[connection.descriptor] = connection
      waiting.watch(connection.descriptor)
      turn.clientsChanged = true
    }
  }

  private mutating func pauseAccepting(until moment: Timestamp?) {
    acceptsAgainAt = moment
    guard let descriptor = listener.descriptor else { return }
    if moment == nil { waiting.watch(descriptor) } else { waiting.forget(descriptor) }
  }

  // MARK: The clients

  private mutating func serve(
    _ descriptor: Int32, isReady: Bool, at now: Timestamp, _ turn: inout Turn
  ) {
    guard var connection = clients[descriptor] else { return }
    let wasHeldBack = !connection.mayBeRead
    connection.pass(to: now)
    var isThere = true
    if isReady, connection.waitsToWrite { isThere = connection.flush() }
    if isReady, isThere, connection.mayBeRead { isThere = connection.read(at: now) }
    if isThere, connection.answersAgain() {
      turn.events.append(.display(connection.client, .answers))
      turn.clientsChanged = true
    }
    while isThere, turn.commands < Self.maxCommands, let line = connection.nextLine() {
      isThere = carryOut(line, of: &connection, at: now, &turn)
    }
    guard isThere else { return drop(connection, &turn) }
    if !connection.mayBeRead || wasHeldBack || isReady { watch(connection) }
    clients[descriptor] = connection
  }

  /// Carries out a line; returns whether the client takes what it is answered.
  private func carryOut(
    _ line: String, of connection: inout ClientConnection, at now: Timestamp, _ turn: inout Turn
  ) -> Bool {
    switch connection.read(line, at: published.time(of: now)) {
    case .nothing: return true
    case .changed:
      turn.clientsChanged = true
      return true
    case .answer(let answer): return send(answer, to: &connection)
    case .command(let request):
      turn.commands += 1
      turn.events.append(.request(request))
      return true
    }
  }

  /// Tells the system what is to be waited for.
  private func watch(_ connection: ClientConnection) {
    let readable: Readiness = connection.mayBeRead ? .readable : []
    let writable: Readiness = connection.waitsToWrite ? .writable : []
    let readiness = readable.union(writable)
    // Of a client that is held back even its end waits, which would else be told again and again.
    if readiness.isEmpty {
      waiting.forget(connection.descriptor)
    } else {
      waiting.watch(connection.descriptor, readiness)
    }
  }

  private mutating func drop(_ connection: ClientConnection, _ turn: inout Turn) {
    waiting.forget(connection.descriptor)
    clients[connection.descriptor] = nil
    turn.clientsChanged = true
    let client = connection.client
    if client.kind == .display, client.isWatching {
      turn.events.append(.display(client, connection.saidGoodbye ? .closed : .lost))
    }
    if connection.hasUnreadTooMuch {
      let name = connection.client.name
      report(
        .unread(name), "Disconnected \(name.isEmpty ? "a client" : name): it does not read", &turn)
    }
    if connection.sendsEndlessLine {
      let name = connection.client.name
      report(
        .endless(name),
        "Disconnected \(name.isEmpty ? "a client" : name): it sends a line without an end", &turn)
    }
    connection.close()
  }

  private mutating func report(_ kind: ToldFaults.Kind, _ words: String, _ turn: inout Turn) {
    guard told.isNew(kind) else { return }
    turn.events.append(.sinkFailed(SinkFault("\(kind)", words)))
  }

  // MARK: What is sent

  /// Sends the stage to all that watch it, or an answer to who has asked.
  package mutating func send(_ message: LinkMessage, at now: Timestamp) -> [Event] {
    var turn = Turn()
    switch message {
    case .stage(let new): publish(new, at: now, &turn)
    case .event(let json):
      for var connection in clients.values where connection.wantsEvents {
        deliver(send(.event(json), to: &connection), connection, &turn)
      }
    case .answer(let answer, let request): send(answer, to: request, &turn)
    case .size: break
    }
    return turn.clientsChanged ? turn.events + [.clients(list)] : turn.events
  }

  private mutating func publish(_ new: StageSnapshot, at now: Timestamp, _ turn: inout Turn) {
    published.update(new)
    noticeSilence(at: now, &turn)
    lastSent = now
    toWatchers(&turn) { server, connection in server.sendStage(to: &connection) }
  }

  private mutating func send(
    _ answer: ClientAnswer, to request: ClientRequest, _ turn: inout Turn
  ) {
    guard let number = request.number,
      let descriptor = clients.first(where: { $0.value.client.id == request.client })?.key,
      var connection = clients[descriptor]
    else { return }
    // A client that waits for its answer must have one, however long the rundown is.
    let answers = [
      answer, ClientAnswer(answer.status, answer.text),
      ClientAnswer(.refused, "The answer is too long for a line"),
    ]
    let line = answers.lazy.compactMap { ClockLine.answer(number: number, $0).text }.first
    deliver(line.map { connection.send($0) } ?? true, connection, &turn)
  }

  private mutating func sendHeartbeat(at now: Timestamp, _ turn: inout Turn) {
    guard watches, now - lastSent >= Self.heartbeat else { return }
    noticeSilence(at: now, &turn)
    lastSent = now
    toWatchers(&turn) { server, connection in
      server.send(server.published.heartbeat, to: &connection)
    }
  }

  /// Reports the displays that have not been heard for long.
  ///
  /// A display that has never reported its delay does not ask for the time.
  private mutating func noticeSilence(at now: Timestamp, _ turn: inout Turn) {
    for (descriptor, connection) in clients where connection.client.kind == .display {
      let client = connection.client
      guard client.delay != nil, client.silentSince == nil,
        now - connection.lastHeard >= Self.patience
      else { continue }
      clients[descriptor]?.client.silentSince = connection.lastHeard
      turn.events.append(.display(client, .silent))
      turn.clientsChanged = true
    }
  }

  private mutating func toWatchers(
    _ turn: inout Turn, _ send: (StageServer, inout ClientConnection) -> Bool
  ) {
    for var connection in clients.values where connection.client.isWatching {
      deliver(send(self, &connection), connection, &turn)
    }
  }

  private mutating func deliver(
    _ isTaken: Bool, _ connection: ClientConnection, _ turn: inout Turn
  ) {
    guard isTaken else { return drop(connection, &turn) }
    clients[connection.descriptor] = connection
    if connection.waitsToWrite { watch(connection) }
  }

  /// Sends the stage to a client that does not know it yet.
  private func sendStage(to connection: inout ClientConnection) -> Bool {
    guard let line = published.line, connection.sentNumber < published.number else { return true }
    connection.sentNumber = published.number
    return connection.send(line)
  }

  private func send(_ line: ClockLine, to connection: inout ClientConnection) -> Bool {
    line.text.map { connection.send($0) } ?? true
  }

  /// Sends what can be sent at once, disconnects all clients, and takes the socket away.
  package mutating func finish() {
    for connection in clients.values { connection.close() }
    clients = [:]
    listener.close()
    waiting.close()
  }
}
