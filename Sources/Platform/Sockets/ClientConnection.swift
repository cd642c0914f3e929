import Room
import SpeechAnnouncement
import TimerEngine

/// The clock's end of the connection to a client, with what was received and what is to be sent.
///
/// No client can hold up the clock. Its commands, its questions for lists and its other lines are
/// limited to `maxLines` each per second; what comes after them waits in the socket. Pieces of a
/// list have a limit of their own, and nothing waits for them. A client with too many unsent bytes
/// is disconnected.
struct ClientConnection {
  /// The maximum number of commands, that of lists, and that of other lines, that are handled per
  /// second.
  static let maxLines = 20
  /// The maximum number of pieces of a list that are sent per second.
  private static let maxPieces = 40
  /// The maximum number of bytes without the end of a line.
  static let maxLineBytes = 65_536
  /// A display is silent after this time; normally it sends `sync` every ten seconds.
  private static let silenceTimeout = Duration.seconds(30)
  /// The maximum number of bytes that are read in a turn, so that each client has a part of
  /// `LoopBudget.bytesOfAll`.
  private static let piece = LoopBudget.bytesOfAll / StageServer.maxClients

  var client: Client
  /// When it last sent something.
  private(set) var lastHeard: Timestamp
  /// Whether it has announced that it closes the connection.
  private(set) var saidGoodbye = false
  /// Whether it wants to know each event.
  private(set) var wantsEvents = false
  /// Whether it wants to know the presets of the number keys.
  private(set) var wantsPresets = false
  /// The number of the last snapshot that was sent.
  private var sentNumber = 0
  /// Whether it was sent the clock's take-over word.
  var hasWord = false
  /// What it was sent of the operator's state; `nil` unless it is a desk.
  private(set) var progress: DeskProgress?
  var isDesk: Bool { progress != nil }
  /// The items of the last answer that it has not asked for yet; `nil` if it has got all of them.
  var rest: ItemQueue? {
    didSet { wantsPiece = wantsPiece && rest?.number == oldValue?.number }
  }
  /// Whether it has asked for a piece of them that was not sent yet.
  private var wantsPiece = false

  private let socket: FileDescriptor
  private var splitter = LineSplitter(maxBytes: ClientRequest.maxLineBytes + 1)
  /// Complete lines that were not handled yet.
  private var lines: ArraySlice<String> = []
  /// The number of bytes after the end of the last line.
  private var unended = 0
  private var unsent = UnsentBytes()
  private var second = Second(start: .start)

  /// A second in which lines are counted.
  private struct Second {
    var start: Timestamp
    var commands = 0
    /// Questions for lists, so that those who only read use up no commands.
    var lists = 0
    /// Lines that are no commands, so that what a client says of itself delays none of its
    /// commands.
    var otherLines = 0
    var pieces = 0

    var isFull: Bool { max(commands, lists, otherLines) >= maxLines }
  }

  init(_ socket: FileDescriptor, id: Int, since now: Timestamp) {
    self.socket = socket
    client = Client(id: id, since: now)
    lastHeard = now
  }

  var descriptor: Int32 { socket.number }

  // MARK: Receiving

  /// Whether nothing more is read now, because lines wait or too many have come.
  var isThrottled: Bool { !lines.isEmpty || second.isFull }

  /// When a throttled client is read again; `nil` if it is not throttled.
  ///
  /// A moment in the past means at once: lines wait only for the next call.
  var resumesAt: Timestamp? {
    guard isThrottled || wantsPiece else { return nil }
    let isDue = !second.isFull && !lines.isEmpty
    return isDue ? second.start : second.start + .seconds(1)
  }

  /// Begins to count another second if the last one is over.
  mutating func startNewSecondIfDue(at now: Timestamp) {
    if now - second.start >= .seconds(1) { second = Second(start: now) }
  }

  /// Reads from the socket; returns `false` if the connection must be dropped.
  mutating func receive(at now: Timestamp, _ limit: inout LoopBudget) -> Bool {
    do throws(Errno) {
      let bytes = try limit.read(socket, upTo: Self.piece)
      guard !bytes.isEmpty else { return false }
      lastHeard = now
      let end = bytes.lastIndex(of: UInt8(ascii: "\n"))
      unended = end.map { bytes.count - $0 - 1 } ?? unended + bytes.count
      lines += splitter.split(bytes).filter { !$0.isEmpty }
      // Bytes without a complete line count as one line.
      if lines.isEmpty { second.otherLines += 1 }
      return !exceedsLineLimit
    } catch {
      return error == .again
    }
  }

  /// Reads what the client has sent before it closed the connection, in which it may have said
  /// goodbye.
  ///
  /// Something could not be sent to it, which is noticed before that is read.
  mutating func readGoodbye() {
    var limit = LoopBudget()
    repeat {
      saidGoodbye = saidGoodbye || lines.contains { WireClientMessage($0) == .bye }
      lines = []
    } while !saidGoodbye && receive(at: lastHeard, &limit) && !lines.isEmpty
  }

  /// Whether this is a display that has been silent for too long, which was not noticed yet.
  ///
  /// A display that has not yet reported how exact its clock is (`delay`) does not send `sync`
  /// either, and does not count as silent.
  func isNewlySilent(at now: Timestamp) -> Bool {
    client.kind == .display && client.clockError != nil && client.silentSince == nil
      && now - lastHeard >= Self.silenceTimeout
  }

  /// Marks a silent client that has sent something as responsive; returns whether it was silent.
  mutating func endSilence() -> Bool {
    guard let silentSince = client.silentSince, lastHeard > silentSince else { return false }
    client.silentSince = nil
    return true
  }

  /// The next line; `nil` if there is none or it has to wait.
  mutating func nextLine() -> String? {
    second.isFull ? nil : lines.popFirst()
  }

  /// What the server must do about a line.
  enum LineResult {
    case nothing
    /// Publish the list of clients, in which this one has changed.
    case clientChanged
    case reply(WireClockMessage)
    /// Answer a command that was read after its deadline; it is not executed.
    case tooLate(number: Int)
    /// Forward a command to the console; with the place at which its sender has seen the talk, if
    /// that matters.
    case command(ClientRequest, seen: String?)
    /// Forward a desk's request to the console.
    case desk(DeskRequest)
    /// Send the presets of the number keys.
    case presetsWanted
    /// Send a desk more of the rundown and of the records.
    case itemsRead
    /// Somebody else has the talks.
    case steppedDown(SentStepDown)
    /// A desk can take over the talks.
    case ready(SentStepDown)
  }

  /// Handles a line at a time of the session in microseconds.
  mutating func handle(_ line: String, at time: Int64, now: Timestamp) -> LineResult {
    let line = WireClientMessage(line)
    guard !takesMore(line) else { return .nothing }
    count(line)
    guard let line else { return .nothing }
    let before = client
    switch line {
    case .hello(let name, let kind, let size):
      (client.name, client.kind, client.size) = (name.text, kind, size)
      progress = kind == .desk ? progress ?? DeskProgress() : nil
    // No stage is sent here: the console publishes it when the list of clients has changed.
    case .watch: client.isWatching = true
    case .watchEvents: wantsEvents = true
    case .watchPresets:
      wantsPresets = true
      return .presetsWanted
    case .clockError(let error): client.clockError = error
    case .bye: saidGoodbye = true
    case .sync(let sent, room: nil): return .reply(.sync(sent: sent, time: time))
    // Of this clock there is one room alone.
    case .sync: return .nothing
    case .desk(let line):
      guard client.kind == .desk, var request = line.request else { return .nothing }
      if let deadline = request.deadline, deadline < time {
        return .reply(.desk(.reply(WireReply(nil, to: request.number))))
      }
      (request.client, request.name) = (client.id, client.name)
      return .desk(request)
    case .got(let count):
      progress?.confirm(count, at: now)
      return .itemsRead
    // It has asked for a piece that is under way, or for none.
    case .more: return .nothing
    case .keep:
      progress?.keepRecords()
      return .itemsRead
    case .steppedDown(let stepDown): return .steppedDown(stepDown)
    case .ready(let stepDown): return isDesk ? .ready(stepDown) : .nothing
    case .command(_, let number, let deadline?, _, _) where deadline < time:
      return number.map { .tooLate(number: $0) } ?? .nothing
    case .command(let person, let number, _, let seen, let command):
      let name = person.map { client.name(ofPerson: $0.text) } ?? client.name
      return .command(
        ClientRequest(client: client.id, name: name, number: number, line: command), seen: seen)
    }
    return client == before ? .nothing : .clientChanged
  }

  /// Whether a line asks for the next piece of the last answer with items, which is sent as soon as
  /// possible.
  private mutating func takesMore(_ line: WireClientMessage?) -> Bool {
    guard case .more(let number) = line, number == rest?.number, !wantsPiece else { return false }
    wantsPiece = true
    return true
  }

  /// The piece of a list that is to be sent now; `nil` if there is none or it has to wait.
  mutating func nextPiece() -> WireClockMessage? {
    guard wantsPiece, second.pieces < Self.maxPieces, var queue = rest else { return nil }
    second.pieces += 1
    wantsPiece = false
    let piece = queue.next()
    rest = queue.isEmpty ? nil : queue
    return piece
  }

  private mutating func count(_ line: WireClientMessage?) {
    switch line {
    case .command(_, _, _, _, "rundown"): second.lists += 1
    case .command, .desk: second.commands += 1
    default: second.otherLines += 1
    }
  }

  // MARK: Sending

  /// Sends a line, or keeps it; returns `false` if the connection must be dropped.
  mutating func send(_ line: String) -> Bool {
    unsent.append(line: line)
    return flush()
  }

  /// Sends what it does not know yet: the stage, and to a desk all else, except for items and
  /// records that it cannot take yet; returns `false` if the connection must be dropped.
  mutating func send(_ published: PublishedStage, at now: Timestamp) -> Bool {
    if client.isWatching, let line = published.line, sentNumber < published.number {
      sentNumber = published.number
      unsent.append(line: line)
    }
    if var progress {
      let desk = published.desk
      var lines = desk.map { progress.lines(about: $0.state, $0.rundown, at: now) } ?? []
      lines += progress.lines(keeping: published.records, at: now, time: published.time)
      self.progress = progress
      for line in lines { unsent.append(line: line) }
    }
    return flush()
  }

  /// Whether a desk has read all records.
  func hasAll(of published: PublishedStage) -> Bool {
    progress?.hasRead(published.records) ?? false
  }

  /// Sends what was kept; returns `false` if the connection must be dropped.
  mutating func flush() -> Bool { unsent.flush(to: socket) && !unsent.exceedsLimit }

  /// What it waits for: bytes to read, room to write, both or neither.
  var readiness: Readiness {
    let readable: Readiness = isThrottled ? [] : .readable
    return hasUnsentBytes ? readable.union(.writable) : readable
  }

  /// Whether bytes wait until the client takes them.
  var hasUnsentBytes: Bool { !unsent.isEmpty }

  /// Whether the client sends a line that is too long.
  var exceedsLineLimit: Bool { unended > Self.maxLineBytes }

  /// Why it must be dropped, if the client is at fault.
  var faults: [(ReportedFaults.Kind, Fault)] {
    (unsent.exceedsLimit ? [(.unread(client.name), .client(client.name, .readsNothing))] : [])
      + (exceedsLineLimit ? [(.endless(client.name), .client(client.name, .endlessLine))] : [])
  }

  func close() { socket.close() }
}
