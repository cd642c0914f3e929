package import Room
package import StageRenderer
package import TimerEngine

/// A display's side of a room's socket: finds the clock, receives its stage, and measures the
/// offset between the clock's time and the display's own.
///
/// A command may connect it to the clocks of several rooms. Then each line names its room, and each
/// clock has an offset of its own.
///
/// After a connection has ended it tries to connect again until that succeeds.
package struct StageClient: ClientLink {
  /// The least time from one connection to the next: it doubles up to the maximum, until a clock
  /// shows its stage.
  private static let reconnectionPauses: ClosedRange<Duration> = .seconds(1) ... .seconds(30)
  /// The shortest time between two words to a clock that another one has its talks.
  private static let stepDownPause = Duration.seconds(1)
  /// The pause between two attempts to connect while no clock listens and no watched folder
  /// changes.
  private static let retryPause = Duration.seconds(2)

  /// What a desk knows of its clock.
  private struct Desk {
    var replica = DeskReplica()
    var pieces = BackupPieces()
    /// How many items of the rundown and pieces of records it has read in this connection.
    var itemCount = 0
    /// Whether the clock gives way to a desk that takes over its talks.
    var canTakeOver = false
  }

  /// What is known of the time of a clock.
  private struct ClockTime {
    var estimator = OffsetEstimator()
    var questions = PendingSyncs()
    /// Whether a question was answered.
    var isAnswered = false
    /// Which leader of which lineage it is, by its last snapshot.
    var leadership: Leadership?
    /// The session that the clock's last snapshot named; with another one the offset is measured
    /// anew.
    var session: String?
    var takenOver: TakenOver?
  }

  private let transport: Transport
  private let name: ClientName
  private let kind: Client.Kind
  /// The room whose clock it must be; `nil` for any.
  private let expectedRoom: String?
  private var size: Size
  private let descriptors = DescriptorSet()
  private var folders: [FolderWatch] = []
  private var connection: ClockConnection?
  /// The clocks by their rooms; a clock that names no room has an empty name.
  private var times: [String: ClockTime] = [:]
  private var retryAt = Timestamp.start
  private var pause = StageClient.reconnectionPauses.lowerBound
  /// Whether the clock has shown its stage in this connection, and has not closed it.
  private var isServed = false
  /// Whether the command leads to a broker, at which rooms have names of their own.
  private var leadsToBroker = false
  /// Whether the clock at the other end is that of another room than the expected one.
  private var isOtherRoom = false
  private var nextSync = Timestamp.start
  private var signs = Liveness(at: .start)
  /// The last output of a command that is no line of a clock, such as an error of `ssh`; or why the
  /// clock has closed the connection.
  private var remark: String?
  private var desk = Desk()
  /// The items of the rundown, as far as they have come.
  private var pieces = ItemPieces()
  /// The clock's take-over word; `nil` if it has given none in this connection.
  private var word: TakeOverSecret?
  /// When the clock was told last in this connection that another one has its talks; `nil` if it
  /// was not.
  private var steppedDownAt: Timestamp?

  /// Creates a client; it tries to connect from the first `drain` on.
  ///
  /// - Parameters:
  ///   - transport: how it reaches its clock.
  ///   - name: its name.
  ///   - kind: what it is; the clock's operator is told when a display comes and goes.
  ///   - size: the size of its screen.
  ///   - room: the room whose clock it must be. What another clock says is left out, and why is
  ///     told. `nil` for any; at a broker it does not count.
  package init(
    _ transport: Transport, name: String, as kind: Client.Kind = .display, size: Size,
    of room: String? = nil
  ) {
    self.transport = transport
    self.name = ClientName(name)
    self.kind = kind
    expectedRoom = room
    self.size = size
    guard case .room(let address) = transport else { return }
    // A missing folder is made, so that it can be watched until a clock appears.
    _ = try? address.makeFolder()
    folders = address.candidates.compactMap { FolderWatch(FileSystem.folder(of: $0)) }
    for folder in folders { descriptors.watch(folder.descriptor) }
  }

  // MARK: What is waited for

  /// Readable when the clock has sent something, or may have appeared.
  package var descriptor: Int32 { descriptors.descriptor }

  /// The next attempt to connect, `sync` request or end of the silence timeout.
  package var nextWake: Timestamp? {
    guard let connection else { return retryAt }
    if connection.hasMore { return .start }
    return min(nextSync, signs.nextChange)
  }

  /// Returns messages from the clock and changes of the connection.
  package mutating func drain(isReadable: Bool, at now: Timestamp) -> [RoomMessage] {
    let ready = isReadable ? descriptors.ready() : []
    var events: [RoomMessage] = []
    if connection == nil {
      tryToConnect(ready, at: now, &events)
    } else {
      receive(ready, at: now, &events)
    }
    if connection != nil, nextSync <= now {
      nextSync = now + OffsetEstimator.questionPause
      for room in times.keys.sorted() { ask(1, of: room, at: now) }
    }
    return events
  }

  /// The same for one of several clients, of which these descriptors can be read: nothing if
  /// nothing is due.
  mutating func drain(ifOneOf ready: Set<Int32>, at now: Timestamp) -> [RoomMessage] {
    let isReadable = ready.contains(descriptor)
    let isDue = nextWake.map { $0 <= now } ?? false
    return isReadable || isDue ? drain(isReadable: isReadable, at: now) : []
  }

  // MARK: Finding the clock

  private mutating func tryToConnect(
    _ ready: Set<Int32>, at now: Timestamp, _ events: inout [RoomMessage]
  ) {
    let changed = folders.filter { ready.contains($0.descriptor) }
    for folder in changed { folder.drain() }
    guard retryAt <= now || !changed.isEmpty else { return }
    guard let connected = connect(at: now, &events) else { return }
    connection = connected
    descriptors.watch(connected.descriptor)
    times = ["": ClockTime()]
    (remark, isServed) = (nil, false)
    (leadsToBroker, isOtherRoom) = (false, false)
    (desk, word, steppedDownAt, pieces) = (Desk(), nil, nil, ItemPieces())
    (signs, nextSync) = (Liveness(at: now), now + OffsetEstimator.questionPause)
    ask(OffsetEstimator.sampleCount, of: "", at: now)
    sayHello()
    send([.watch])
  }

  /// Connects to the room's socket, or runs the command; `nil` if that fails.
  private mutating func connect(
    at now: Timestamp, _ events: inout [RoomMessage]
  ) -> ClockConnection? {
    switch transport {
    case .room(let address):
      guard let connection = ClockConnection(to: address) else {
        retryAt = now + Self.retryPause
        return nil
      }
      pauseReconnecting(at: now)
      return connection
    case .command(let command):
      pauseReconnecting(at: now)
      do throws(Errno) {
        return try ClockConnection(running: command)
      } catch {
        events.append(.clock(.lost("\(error)")))
        return nil
      }
    }
  }

  private mutating func pauseReconnecting(at now: Timestamp) {
    retryAt = now + pause
    pause = min(pause * 2, Self.reconnectionPauses.upperBound)
  }

  private mutating func lose(at now: Timestamp, _ events: inout [RoomMessage]) {
    if let connection {
      if let writing = connection.writing { descriptors.forget(writing) }
      descriptors.forget(connection.descriptor)
      connection.close()
    }
    connection = nil
    if isServed { pause = Self.reconnectionPauses.lowerBound }
    retryAt = max(retryAt, now)
    events.append(.clock(.lost(remark)))
  }

  // MARK: Receiving

  private mutating func receive(
    _ ready: Set<Int32>, at now: Timestamp, _ events: inout [RoomMessage]
  ) {
    for folder in folders where ready.contains(folder.descriptor) {
      folder.drain()
      // Another clock may have come, which is tried as soon as this connection has ended.
      retryAt = now
    }
    if let writing = connection?.writing, ready.contains(writing) { flush() }
    if let descriptor = connection?.descriptor,
      connection?.hasMore == true || ready.contains(descriptor)
    {
      guard let lines = connection?.lines() else { return lose(at: now, &events) }
      let itemCount = desk.itemCount
      for line in lines { handle(line, at: now, &events) }
      reportView(&events)
      if desk.itemCount > itemCount { send([.got(desk.itemCount)]) }
    }
    if connection?.exceedsUnsentLimit == true { remark = "The clock reads nothing" }
    if signs.isLost(at: now) || connection?.exceedsUnsentLimit == true {
      lose(at: now, &events)
    } else if let nonsense = signs.nonsenseToReport(at: now) {
      events.append(.clock(.unreadable("'\(nonsense)' is not from a clock. \(transport.expected)")))
    }
  }

  private mutating func handle(_ text: String, at now: Timestamp, _ events: inout [RoomMessage]) {
    guard text.hasPrefix("{") else {
      remark = text.remark(upTo: 200)
      signs.recordNonsense(text)
      return
    }
    do throws(WireError) {
      guard let line = try WireRoomMessage(text) else {
        return signs.recordNonsense(text)
      }
      guard addRoomIfNeeded(line.room) else { return }
      let count = events.count
      defer { if isOtherRoom { events.removeSubrange(count...) } }
      try handle(line, at: now, &events)
    } catch {
      if signs.recordUnreadable(error) { events.append(.clock(.unreadable(error.description))) }
    }
  }

  /// Adds a room when its name first appears; returns `false` if there are too many.
  ///
  /// Once a line names a room, the entry without a name is removed.
  private mutating func addRoomIfNeeded(_ room: String?) -> Bool {
    guard let room, times[room] == nil else { return true }
    guard times.count < RoomsConsole.maxRooms else { return false }
    times[""] = nil
    times[room] = ClockTime()
    return true
  }

  private mutating func handle(
    _ line: WireRoomMessage, at now: Timestamp, _ events: inout [RoomMessage]
  ) throws(WireError) {
    let room = line.room ?? ""
    func event(_ message: ClockMessage) -> RoomMessage {
      line.room.map { .room($0, message) } ?? .clock(message)
    }
    switch line.line {
    case .snapshot(let snapshot): try show(snapshot, of: room, at: now, &events, event)
    case .heartbeat:
      signs.recordSign(at: now)
      events.append(event(.heard))
    case .sync(let sent, let time):
      guard times[room]?.questions.close(sent) == true else { return }
      signs.recordSign(at: now)
      events.append(event(addSample(sent, time, of: room, at: now)))
    case .closed(let reason): (remark, isServed) = (reason, false)
    case .online(let isOnline):
      signs.recordSign(at: now)
      leadsToBroker = true
      if isOnline { measureAnew(room, at: now) }
      events.append(event(isOnline ? .heard : .lost(nil)))
    case .answer(let number, let answer):
      guard let items = try wholeList(of: answer, number, at: now) else { return }
      events.append(event(.items(items)))
    // A bridge that has found its clock again sends this line once more, and then all of the state.
    case .accepts(let abilities):
      desk.replica.forgetLines()
      (desk, word) = (Desk(replica: desk.replica), nil)
      desk.canTakeOver = kind == .desk && abilities.contains(.keep) && abilities.contains(.term)
      if kind == .desk, abilities.contains(.keep) { send([.keep]) }
    case .desk(let line): if kind == .desk { try handle(line, &events) }
    case .word(let word): self.word = word
    case .event, .presets, .report: break
    }
  }

  /// The items of an answer once all are there; asks for more of them until then.
  private mutating func wholeList(
    of answer: ClientAnswer, _ number: Int, at now: Timestamp
  ) throws(WireError) -> [ItemRow]? {
    switch try pieces.add(answer) {
    // A list that is too long as a text is refused, and its items come all the same.
    case .whole(let answer) where answer.status == .done || !answer.items.isEmpty:
      signs.recordSign(at: now)
      return answer.items
    case .incomplete:
      signs.recordSign(at: now)
      send([.more(number)])
      return nil
    case .whole, .ignored: return nil
    }
  }

  /// Handles a snapshot, whose messages `event` gives the name of their room.
  private mutating func show(
    _ snapshot: SentStage, of room: String, at now: Timestamp, _ events: inout [RoomMessage],
    _ event: (ClockMessage) -> RoomMessage
  ) throws(WireError) {
    try checkRoom(of: snapshot)
    let stage = try snapshot.stage()
    let (leadership, takenOver) = (snapshot.leadership, snapshot.takenOver)
    signs.recordSign(at: now)
    isServed = true
    if let session = times[room]?.session, session != snapshot.session {
      measureAnew(room, at: now)
    }
    if times[room]?.leadership != leadership || times[room]?.takenOver != takenOver {
      events.append(event(.leadership(leadership, takenOver)))
    }
    times[room]?.session = snapshot.session
    times[room]?.leadership = leadership
    times[room]?.takenOver = takenOver
    if kind == .desk {
      desk.replica.receive(stage, snapshot)
    } else {
      events.append(event(.stage(stage)))
    }
  }

  /// Throws if the clock is that of another room than the expected one.
  private mutating func checkRoom(of snapshot: SentStage) throws(WireError) {
    guard let expectedRoom, !leadsToBroker else { return }
    isOtherRoom = snapshot.room != expectedRoom
    try snapshot.check(isOf: expectedRoom)
  }

  /// Handles what only desks are told.
  private mutating func handle(
    _ line: WireDeskMessage, _ events: inout [RoomMessage]
  ) throws(WireError) {
    switch line {
    case .state(let line):
      try desk.replica.receive(line)
    case .item(let line):
      desk.itemCount += 1
      desk.replica.receive(line)
    case .news(let line):
      reportView(&events)
      if let news = line.news { events.append(.clock(.desk(.news(news)))) }
    case .kept(let piece):
      desk.itemCount += 1
      if let record = try desk.pieces.add(piece) { events.append(.clock(.desk(.kept(record)))) }
    case .handOver(let deadline):
      guard desk.canTakeOver else { return }
      events.append(.clock(.desk(.handOver(by: .start + .microseconds(deadline)))))
    case .yours(let holder): events.append(.clock(.desk(.yours(holder: holder))))
    case .tooLate(let holder): events.append(.clock(.desk(.tooLate(holder: holder))))
    case .takenOver(let takenOver):
      events.append(.clock(.desk(.takenOver(by: takenOver.desk))))
    case .reply(let line):
      reportView(&events)
      events.append(.clock(.desk(.reply(line.reply, to: line.number))))
    }
  }

  /// Reports what a desk has read, before what follows it and at the end of a turn.
  private mutating func reportView(_ events: inout [RoomMessage]) {
    guard !isOtherRoom, let view = desk.replica.takeView() else { return }
    events.append(.clock(.stage(view.stage, view.state)))
    if desk.canTakeOver, view.isNewStage { events.append(.clock(.desk(.sent(view.sent.json)))) }
  }

  // MARK: Measuring

  /// Forgets the answers so far, and asks anew.
  private mutating func measureAnew(_ room: String, at now: Timestamp) {
    times[room] = ClockTime()
    ask(OffsetEstimator.sampleCount, of: room, at: now)
  }

  /// Adds the answer to a `sync` request to the estimate of the offset.
  private mutating func addSample(
    _ sent: Int64, _ time: Int64, of room: String, at now: Timestamp
  ) -> ClockMessage {
    if case .command = transport, times[room]?.isAnswered == false {
      // The first questions have waited until the command had made its connection.
      times[room]?.isAnswered = true
      ask(OffsetEstimator.laterCount, of: room, at: now)
    }
    let before = times[room]?.estimator.offset
    times[room]?.estimator.add(
      sent: .microseconds(sent), time: .microseconds(time), received: now.sinceStart)
    guard let offset = times[room]?.estimator.offset, offset != before else { return .heard }
    // Only a display of one room reports how far its clock may be off.
    if room.isEmpty { send([.clockError(offset.error)]) }
    return .offset(offset)
  }

  private mutating func ask(_ count: Int, of room: String, at now: Timestamp) {
    let moment = now.sinceStart.microsecondsRoundedUp
    send(times[room]?.questions.ask(count, at: moment, room: room) ?? [])
  }

  // MARK: Speaking

  private mutating func sayHello() {
    send([.hello(name, kind, size)])
  }

  /// Sends what was kept because the clock did not read.
  private mutating func flush() { send([]) }

  private mutating func send(_ lines: [WireClientMessage]) {
    guard var connection else { return }
    let wasWriting = connection.writing
    connection.send(lines)
    self.connection = connection
    guard connection.writing != wasWriting else { return }
    if connection.isSocket {
      descriptors.watch(
        connection.descriptor, connection.writing == nil ? .readable : [.readable, .writable])
    } else if let writing = connection.writing {
      descriptors.watch(writing, .writable)
    } else if let wasWriting {
      descriptors.forget(wasWriting)
    }
  }

  /// Sends the clock the new size of the screen, or asks it for the items of its rundown.
  package mutating func send(_ message: MessageToClock, at now: Timestamp) -> [RoomMessage] {
    switch message {
    case .size(let size):
      self.size = size
      sayHello()
    // No other command is sent, so one number is enough.
    case .itemsWanted: send([.command(number: 1, "rundown")])
    case .signWanted: for room in times.keys.sorted() { ask(1, of: room, at: now) }
    case .request(let request):
      guard connection != nil, !isOtherRoom, let line = WireRequest(request) else {
        return [.clock(.desk(.unsent(request.number)))]
      }
      send([.desk(line)])
    case .stepDown(let holder, let takenOver): stepDown(by: holder, takenOver, at: now)
    case .ready(let holder, let takenOver):
      if let word { send([.ready(SentStepDown(holder, takenOver, word: word))]) }
    }
    return []
  }

  /// Tells the clock that another one has its talks, but not again and again.
  private mutating func stepDown(by holder: Leadership, _ takenOver: TakenOver?, at now: Timestamp)
  {
    let isTooSoon = steppedDownAt.map { now - $0 < Self.stepDownPause } ?? false
    guard !isTooSoon, let word else { return }
    steppedDownAt = now
    send([.steppedDown(SentStepDown(holder, takenOver, word: word))])
  }

  /// Says goodbye, closes the connection, and ends the child that it leads through.
  package mutating func finish() {
    send([.bye])
    connection?.finish()
    for folder in folders { folder.close() }
    descriptors.close()
  }
}
