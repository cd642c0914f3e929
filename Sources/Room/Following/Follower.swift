package import StageRenderer
package import TimerEngine

/// A clock elsewhere, or the clocks of several rooms behind one connection, as every client follows
/// them: lines and moments come in, lines and news come out.
///
/// This folder holds the client's side of the protocol once for all. Displays, desks, lamps, pages,
/// brokers, OSC and commands each have a `Follower`. A connection only carries its bytes, and
/// begins anew when it is lost. What they make of the news differs. Nothing here opens a
/// connection, waits or reads a clock.
package struct Follower: Sendable {
  /// Something that was learned of a clock.
  package enum News: Hashable, Sendable {
    /// The connection is open.
    case opened
    /// What the console of a display or a desk is told.
    case message(ClockMessage)
    /// The stage as it was sent, and as it was read; `nil` if it cannot be read, and for a relay.
    /// It comes before its message.
    case sent(SentStage, StageSnapshot?)
    /// What came of the command with this number.
    case answer(Int, CommandResult)
    /// A line that says nothing of the stage or the time.
    case line(WireClockMessage)
  }

  /// News, and of which room where the connection leads to several.
  package typealias RoomNews = (room: String?, news: News)

  /// The result of a command.
  package enum CommandResult: Hashable, Sendable {
    /// The clock's answer.
    case answer(ClientAnswer)
    /// It was not sent, and never will be; whoever asks says so.
    case notSent
    /// There was no answer in time: it may have been carried out, or not.
    case unknown
  }

  /// What is known of a clock.
  private struct Clock {
    var estimator = OffsetEstimator()
    /// The session that its last snapshot named; with another one the offset is measured anew.
    var session: String?
    /// Which leader of which lineage it is, by its last snapshot.
    var leadership: Leadership?
    var takenOver: TakenOver?
    /// Whether it has ended, by its last snapshot.
    var hasEnded = false
  }

  /// How long an answer may take; a suspended clock gives none.
  package static let patience = Duration.seconds(5)
  /// How long after its deadline the answer to a command may come.
  static let grace = Duration.milliseconds(500)
  /// How long a desk's request may be on its way.
  static let requestTime = Duration.seconds(2)
  /// How many commands may wait for their answers.
  private static let maxPending = RoomsConsole.maxRooms
  /// If the first answer is less exact, a busy clock or a slow connection has delayed the first
  /// questions, so all their answers are equally wrong.
  private static let goodError = Duration.milliseconds(50)
  /// The pause between two introductions, since the clock takes few lines a second.
  private static let introductionPause = Duration.seconds(1)
  /// The shortest time between two words to a clock that another one has its talks.
  private static let stepDownPause = Duration.seconds(1)
  /// How many characters of a remark are kept.
  private static let maxRemark = 200

  private let wants: [WireClientMessage]
  private let isRelay: Bool
  private let expectedRoom: String?
  private let expected: String
  private var name: ClientName
  private(set) var kind: Client.Kind
  private var size: Size

  /// Whether it reads what the clock says of its stage.
  private var isListener: Bool { !wants.isEmpty && !isRelay }

  /// The lines to send, in order; who sends them removes them.
  package var outgoing: [WireClientMessage] = []
  /// Whether a connection is open.
  package private(set) var isOpen = false
  /// Whether the clock has shown its stage in this connection, and has not closed it.
  package private(set) var isServed = false
  /// The clocks by their rooms; one that names no room has an empty name.
  private var clocks: [String: Clock] = [:]
  private var nextQuestion = Timestamp.start
  private var signs = Liveness(at: .start)
  /// The last text that is no line of a clock, such as an error of `ssh`; or why the clock has
  /// closed the connection.
  package private(set) var remark: String?
  /// Whether the connection leads to a broker, at which rooms have names of their own.
  private var leadsToBroker = false
  /// Whether the clock at the other end is that of another room than the expected one.
  var isOtherRoom = false
  /// The offset of the clock of the only room, of this connection or of one before.
  private(set) var offset: ClockOffset?
  /// How exact its time is; `nil` if that is not known.
  private var clockError: Duration?
  /// The lines that have told the clock who it is, and when.
  private var introduced: (hello: WireClientMessage?, error: WireClientMessage?)
  private var introducedAt = Timestamp.start
  private var lastNumber = 0
  /// The commands without an answer, and until when there may be one.
  private var pending: [Int: Timestamp] = [:]
  /// The same of a desk's requests.
  var requests: [Int: Timestamp] = [:]
  /// The command whose items are put together.
  private var list: (number: Int, pieces: ItemPieces)?
  var desk = FollowedDesk()
  /// The clock's take-over word; `nil` if it has given none.
  private var secret: TakeOverSecret?
  /// When the clock was told last that another one has its talks.
  private var steppedDownAt: Timestamp?

  /// Creates a follower without a connection.
  ///
  /// - Parameters:
  ///   - name: the name that the clock's operator sees.
  ///   - kind: what it is.
  ///   - size: the size of its screen.
  ///   - room: the room whose clock it must be. What another clock says is left out, and why is
  ///     told. `nil` for any; at a broker it does not count.
  ///   - wants: what it wants to be sent. Who wants nothing needs no exact time either.
  ///   - isRelay: whether it hands the clock's lines on to somebody else, who reads them and knows
  ///     how exact the time is there.
  ///   - expected: what should be at the other end.
  package init(
    _ name: ClientName, as kind: Client.Kind, size: Size = Size(columns: 0, rows: 0),
    of room: String? = nil, wants: [WireClientMessage] = [.watch], isRelay: Bool = false,
    expecting expected: String = "Expected a clock at the room's socket"
  ) {
    (self.name, self.kind, self.size) = (name, kind, size)
    (expectedRoom, self.wants, self.isRelay, self.expected) = (room, wants, isRelay, expected)
  }

  // MARK: The connection

  /// Begins with a connection: nothing that was heard before is known to be of this clock.
  package mutating func open(at now: Timestamp) -> [RoomNews] {
    (isOpen, isServed, leadsToBroker, isOtherRoom) = (true, false, false, false)
    (clocks, desk, remark) = (["": Clock()], FollowedDesk(), nil)
    (secret, steppedDownAt, introduced, outgoing) = (nil, nil, (nil, nil), [])
    if !isRelay { clockError = nil }
    (signs, nextQuestion) = (Liveness(at: now), now + questionPause)
    ask(questionCount, of: "", at: now)
    sendIntroduction(at: now)
    outgoing += wants
    return [(nil, .opened)]
  }

  /// Ends with a connection that is lost, for this reason unless the other side has given one.
  package mutating func close(because reason: String? = nil) -> [RoomNews] {
    (isOpen, clocks, outgoing, list) = (false, [:], [], nil)
    return giveUp() + [(nil, .message(.lost(reason ?? remark)))]
  }

  /// Gives up what may wait until this moment at most; without one, all that waits.
  private mutating func giveUp(at now: Timestamp? = nil) -> [RoomNews] {
    func takeLate(_ waiting: inout [Int: Timestamp]) -> [Int] {
      let late = waiting.filter { $0.value <= now ?? $0.value }.keys.sorted()
      for number in late { waiting[number] = nil }
      return late
    }
    return takeLate(&pending).map { (nil, .answer($0, .unknown)) }
      + takeLate(&requests).map { (nil, .message(.desk(.result(.unknown, of: $0)))) }
  }

  /// Whether nothing is at the other end any more.
  ///
  /// A client that wants nothing hears nothing.
  package func isLost(at now: Timestamp) -> Bool {
    isOpen && !wants.isEmpty && signs.isLost(at: now)
  }

  /// When `advance` has something to do next; `nil` without a connection.
  package var nextWake: Timestamp? {
    guard isOpen else { return nil }
    let ofSigns = wants.isEmpty ? nil : signs.nextChange
    let waiting = Array(pending.values) + requests.values
    return ([nextQuestion, ofSigns, introductionDue].compactMap { $0 } + waiting).min()
  }

  /// Lets time pass.
  package mutating func advance(to now: Timestamp) -> [RoomNews] {
    guard isOpen else { return [] }
    if nextQuestion <= now {
      nextQuestion = now + questionPause
      askForSigns(at: now)
    }
    var news = giveUp(at: now)
    introduceIfDue(at: now)
    if !wants.isEmpty, let nonsense = signs.nonsenseToReport(at: now) {
      news.append(
        (nil, .message(.unreadable("'\(nonsense)' is not from a clock. \(expected)"))))
    }
    return news
  }

  // MARK: Receiving

  /// Receives lines that have arrived together.
  package mutating func receive(_ lines: [String], at now: Timestamp) -> [RoomNews] {
    var news: [RoomNews] = []
    let count = desk.readCount
    for line in lines { receive(line, at: now, &news) }
    reportView(&news)
    reportRecords(&news)
    if desk.readCount > count { outgoing.append(.got(desk.readCount)) }
    introduceIfDue(at: now)
    return news
  }

  private mutating func receive(_ text: String, at now: Timestamp, _ news: inout [RoomNews]) {
    guard text.hasPrefix("{") else {
      remark = text.remark(upTo: Self.maxRemark)
      return signs.recordNonsense(text)
    }
    do throws(WireError) {
      guard let line = try WireRoomMessage(text) else { return signs.recordNonsense(text) }
      guard addRoomIfNeeded(line.room) else { return }
      let count = news.count
      defer { if isOtherRoom { news.removeSubrange(count...) } }
      try receive(line, at: now, &news)
    } catch {
      if signs.recordUnreadable(error) {
        news.append((nil, .message(.unreadable(error.description))))
      }
    }
  }

  /// Adds a room when its name first appears; returns `false` if there are too many.
  ///
  /// Once a line names a room, the entry without a name is removed.
  private mutating func addRoomIfNeeded(_ room: String?) -> Bool {
    guard let room, clocks[room] == nil else { return true }
    guard clocks.count < RoomsConsole.maxRooms else { return false }
    clocks[""] = nil
    clocks[room] = Clock()
    return true
  }

  private mutating func receive(
    _ line: WireRoomMessage, at now: Timestamp, _ news: inout [RoomNews]
  ) throws(WireError) {
    let room = line.room ?? ""
    func add(_ message: ClockMessage) { news.append((line.room, .message(message))) }
    switch line.line {
    case .snapshot(let sent):
      let read = isRelay ? nil : Result { () throws(WireError) in try sent.stage() }
      news.append((line.room, .sent(sent, try? read?.get())))
      try receive(sent, read, of: room, at: now) { add($0) }
    case .heartbeat:
      signs.recordSign(at: now)
      add(.heard)
    case .sync(let sent, let time):
      let before = clocks[room]?.estimator.offset
      guard clocks[room]?.estimator.receive(sent: sent, time: time, at: now) == true,
        let offset = clocks[room]?.estimator.offset
      else { return }
      signs.recordSign(at: now)
      if offset != before { adopt(offset, of: room, isFirst: before == nil, at: now) }
      add(offset == before ? .heard : .offset(offset))
    case .online(let isOnline):
      signs.recordSign(at: now)
      leadsToBroker = true
      if isOnline {
        measureAnew(room, at: now)
      } else if kind == .desk {
        news += giveUp()
      }
      add(isOnline ? .heard : .lost(nil))
    case .answer(let number, let answer):
      guard let result = try result(answer, of: number, at: now) else { return }
      news.append((line.room, .answer(number, result)))
    case .closed(let reason):
      (remark, isServed) = (reason, false)
      news.append((line.room, .line(line.line)))
    case .accepts(let abilities) where !isRelay: begin(with: abilities)
    case .desk(let line) where !isRelay: if kind == .desk { try receive(line, &news) }
    case .word(let secret): self.secret = secret
    case .accepts, .desk, .event, .presets, .report: news.append((line.room, .line(line.line)))
    }
  }

  private mutating func receive(
    _ sent: SentStage, _ read: Result<StageSnapshot, WireError>?, of room: String,
    at now: Timestamp, tell: (ClockMessage) -> Void
  ) throws(WireError) {
    if let expectedRoom, !leadsToBroker {
      isOtherRoom = sent.room != expectedRoom
      try sent.check(isOf: expectedRoom)
    }
    let stage = try read?.get()
    signs.recordSign(at: now)
    isServed = true
    guard let stage else { return }
    if let session = clocks[room]?.session, session != sent.session { measureAnew(room, at: now) }
    let (leadership, takenOver) = (sent.leadership, sent.takenOver)
    if clocks[room]?.leadership != leadership || clocks[room]?.takenOver != takenOver {
      tell(.leadership(leadership, takenOver))
    }
    clocks[room]?.session = sent.session
    clocks[room]?.leadership = leadership
    clocks[room]?.takenOver = takenOver
    clocks[room]?.hasEnded = stage.ended != nil
    if kind == .desk { desk.replica.receive(stage, sent) } else { tell(.stage(stage)) }
  }

  /// A bridge that has found its clock again sends this line once more, and then all of the state.
  private mutating func begin(with abilities: [WireClockMessage.Ability]) {
    desk.replica.forgetLines()
    (desk, secret) = (FollowedDesk(replica: desk.replica), nil)
    guard kind == .desk, abilities.contains(.keep) else { return }
    desk.canTakeOver = abilities.contains(.term)
    outgoing.append(.keep)
  }

  /// What came of a command; `nil` if nothing was asked, or as long as items of a list are missing.
  private mutating func result(
    _ answer: ClientAnswer, of number: Int, at now: Timestamp
  ) throws(WireError) -> CommandResult? {
    guard pending[number] != nil else { return nil }
    signs.recordSign(at: now)
    var whole = answer
    if var list, list.number == number {
      switch try list.pieces.add(answer) {
      case .whole(let answer): whole = answer
      case .ignored: return nil
      case .incomplete:
        self.list = list
        pending[number] = now + Self.patience
        outgoing.append(.more(number))
        return nil
      }
    }
    pending[number] = nil
    return .answer(whole)
  }

  // MARK: The time

  /// The session's time of a room's clock; `nil` before that has said what it is in this
  /// connection.
  package func sessionTime(of room: String? = nil, at now: Timestamp) -> Timestamp? {
    clocks[room ?? ""]?.estimator.offset.map { now + $0.difference }
  }

  /// Which leader the clock of the only room is, and how it took over, if it did; `nil` before it
  /// has said that in this connection.
  package var leadership: (Leadership, TakenOver?)? {
    clocks[""].flatMap { clock in clock.leadership.map { ($0, clock.takenOver) } }
  }

  /// Whether the clock of the only room has ended, by its last snapshot.
  package var hasEnded: Bool { clocks[""]?.hasEnded ?? false }

  /// Whether it is known whose the records of the only room's clock are, and how old.
  var knowsClock: Bool { leadership != nil && clocks[""]?.estimator.offset != nil }

  /// A client that shows no time needs none that is exact.
  private var questionCount: Int { isListener ? OffsetEstimator.sampleCount : 1 }

  /// Each question wakes the clock, so only who shows the time to people asks often.
  private var questionPause: Duration {
    let isShown = kind == .display || kind == .desk && !isRelay
    return OffsetEstimator.questionPause * (isShown ? 1 : 6)
  }

  /// Forgets the answers of a room's clock so far, and asks anew.
  package mutating func measureAnew(_ room: String = "", at now: Timestamp) {
    clocks[room] = Clock()
    ask(questionCount, of: room, at: now)
  }

  private mutating func adopt(
    _ offset: ClockOffset, of room: String, isFirst: Bool, at now: Timestamp
  ) {
    guard isListener else { return }
    // Only a client of one room says how exact it is.
    if room.isEmpty { (self.offset, clockError) = (offset, offset.error) }
    if isFirst, offset.error > Self.goodError { ask(OffsetEstimator.laterCount, of: room, at: now) }
  }

  private mutating func ask(_ count: Int, of room: String, at now: Timestamp) {
    let moment = now.sinceStart.microsecondsRoundedUp
    guard clocks[room]?.estimator.ask(count, at: moment) != nil else { return }
    let line = WireClientMessage.sync(moment, room: room.isEmpty ? nil : room)
    outgoing += Array(repeating: line, count: count)
  }

  /// Asks each clock for a sign that it is alive.
  private mutating func askForSigns(at now: Timestamp) {
    for room in clocks.keys.sorted() { ask(1, of: room, at: now) }
  }

  // MARK: Speaking

  /// Tells the operator who this is: this clock soon, and each later clock, too.
  ///
  /// A relay says as well how exact the time is of whoever it speaks for; `nil` if that is not
  /// known.
  package mutating func introduce(
    as name: ClientName, _ kind: Client.Kind, _ size: Size = Size(columns: 0, rows: 0),
    clockError: Duration? = nil, at now: Timestamp
  ) {
    (self.name, self.kind, self.size) = (name, kind, size)
    if isRelay { self.clockError = clockError }
    nextQuestion = min(nextQuestion, now + questionPause)
    introduceIfDue(at: now)
  }

  /// The lines that say who it is: how exact a program is that only sends concerns nobody.
  private var introduction: (hello: WireClientMessage, error: WireClientMessage?) {
    (.hello(name, kind, size), kind == .remote ? nil : clockError.map { .clockError($0) })
  }

  /// When it is told next; `nil` if it is told already, and while commands wait for answers.
  private var introductionDue: Timestamp? {
    let (hello, error) = introduction
    let isNew = hello != introduced.hello || error != nil && error != introduced.error
    guard isOpen, pending.isEmpty, isNew else { return nil }
    // A display counts as connected only once it has said how exact it is.
    let isFirst = error != nil && introduced.error == nil
    return isFirst ? .start : introducedAt + Self.introductionPause
  }

  private mutating func introduceIfDue(at now: Timestamp) {
    if let due = introductionDue, due <= now { sendIntroduction(at: now) }
  }

  private mutating func sendIntroduction(at now: Timestamp) {
    let (hello, error) = introduction
    outgoing += hello == introduced.hello ? [] : [hello]
    outgoing += error == introduced.error ? [] : [error].compactMap { $0 }
    (introduced, introducedAt) = ((hello, error ?? introduced.error), now)
  }

  /// Sends a command, or a question, which has no deadline; its result is told by its number.
  ///
  /// - Parameters:
  ///   - line: the command.
  ///   - deadline: until when the clock may carry it out.
  ///   - person: who gives it, if several people command through this client.
  ///   - place: where the sender has seen the talk, if the command is meant for that talk alone.
  ///   - now: the present moment.
  /// - Returns: its number; `nil` if it is not sent, and never will be.
  package mutating func ask(
    _ line: String, by deadline: CommandDeadline? = nil, from person: ClientName? = nil,
    seen place: String? = nil, at now: Timestamp
  ) -> Int? {
    guard isOpen, pending.count < Self.maxPending else { return nil }
    lastNumber += 1
    pending[lastNumber] =
      now + (deadline.map { .microseconds($0.left) + Self.grace } ?? Self.patience)
    outgoing.append(
      .command(by: person, number: lastNumber, deadline: deadline?.moment, seen: place, line))
    return lastNumber
  }

  /// Asks for the items of the rundown; the answer has all of them.
  package mutating func askForItems(at now: Timestamp) -> Int? {
    guard let number = ask("rundown", at: now) else { return nil }
    list = (number, ItemPieces())
    return number
  }

  /// Sends what a display or a desk has to say; returns what it is told of that.
  package mutating func send(_ message: MessageToClock, at now: Timestamp) -> [RoomNews] {
    switch message {
    case .size(let size): introduce(as: name, kind, size, at: now)
    case .itemsWanted: _ = askForItems(at: now)
    case .signWanted: askForSigns(at: now)
    case .request(let request): return send(request, at: now)
    case .stepDown(let holder, let takenOver):
      let isTooSoon = steppedDownAt.map { now - $0 < Self.stepDownPause } ?? false
      guard !isTooSoon, let secret else { return [] }
      steppedDownAt = now
      outgoing.append(.steppedDown(SentStepDown(holder, takenOver, word: secret)))
    case .ready(let holder, let takenOver):
      if let secret { outgoing.append(.ready(SentStepDown(holder, takenOver, word: secret))) }
    }
    return []
  }
}
