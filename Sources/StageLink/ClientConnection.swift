import OperatorConsole
import TimerEngine
import Unix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A client's end of the socket: what it has sent and is still to be read, and what it is still to
/// take.
///
/// No client can hold up the clock. It gets so many lines a second carried out, and the rest waits
/// where it is; a client that does not read is disconnected before much is kept for it.
struct ClientConnection {
  /// How many lines a client gets carried out in a second.
  static let maxLines = 20
  /// How many bytes are kept for a client that does not read, beside what the system keeps.
  static let maxUnread = 65_536
  /// How many bytes a client may send without the end of a line.
  static let maxUnended = 65_536
  /// How much is read at once.
  private static let piece = 4096

  var client: Client
  /// When it has sent something last.
  private(set) var lastHeard: Timestamp
  /// Whether it has said that it ends the connection on purpose.
  private(set) var saidGoodbye = false
  /// Whether it wants to know each event.
  private(set) var wantsEvents = false
  /// The number of the last snapshot that was sent.
  var sentNumber = 0
  /// Whether the system was asked to tell when more can be written.
  private(set) var waitsToWrite = false

  private let socket: FileDescriptor
  private var splitter = LineSplitter(maxBytes: ClientLine.maxBytes + 1)
  /// Complete lines that were read and not carried out yet.
  private var lines: ArraySlice<String> = []
  /// How many bytes have come since the end of the last line.
  private var unended = 0
  private var unsent = UnsentBytes()
  /// When the second began in which lines are counted, and how many there were.
  private var second = (start: Timestamp.start, lines: 0)

  init(_ socket: FileDescriptor, id: Int, since now: Timestamp) {
    self.socket = socket
    client = Client(id: id, since: now)
    lastHeard = now
  }

  var descriptor: Int32 { socket.number }

  // MARK: What it sends

  /// Whether lines wait, or more is not to be read yet.
  private var isHeldBack: Bool { !lines.isEmpty || second.lines >= Self.maxLines }

  /// Whether it may be read now.
  var mayBeRead: Bool { !isHeldBack }

  /// When a client that has sent too much is read again; `nil` if it has not sent too much.
  var resumesAt: Timestamp? {
    guard isHeldBack else { return nil }
    return second.lines < Self.maxLines ? second.start : second.start + .seconds(1)
  }

  /// Begins another second, if the last one is over.
  mutating func pass(to now: Timestamp) {
    if now - second.start >= .seconds(1) { second = (now, 0) }
  }

  /// Reads what has arrived; returns whether the client is still there.
  mutating func read(at now: Timestamp) -> Bool {
    do throws(Errno) {
      let bytes = try socket.read(upTo: Self.piece)
      guard !bytes.isEmpty else { return false }
      lastHeard = now
      let end = bytes.lastIndex(of: UInt8(ascii: "\n"))
      unended = end.map { bytes.count - $0 - 1 } ?? unended + bytes.count
      lines += splitter.split(bytes).filter { !$0.isEmpty }
      // Bytes without a complete line count as one line.
      if lines.isEmpty { second.lines += 1 }
      return !sendsEndlessLine
    } catch {
      return error.number == EAGAIN
    }
  }

  /// Whether a client that did not answer has sent something since; from now on it answers.
  mutating func answersAgain() -> Bool {
    guard let silentSince = client.silentSince, lastHeard > silentSince else { return false }
    client.silentSince = nil
    return true
  }

  /// The next line, unless there is none or it has to wait.
  mutating func nextLine() -> String? {
    guard second.lines < Self.maxLines, let line = lines.popFirst() else { return nil }
    second.lines += 1
    return line
  }

  /// What a line asks of the server.
  enum Demand {
    case nothing
    /// To tell that this client is another than before.
    case changed
    case answer(ClockLine)
    /// To hand a command on.
    case command(ClientRequest)
  }

  /// Reads a line at a moment of the session's time.
  mutating func read(_ line: String, at time: Int64) -> Demand {
    let before = client
    switch ClientLine(line) {
    case nil: break
    case .hello(let name, let kind, let size)?:
      (client.name, client.kind, client.size) = (name, kind, size)
    // The console sends the stage as it is now: what was published last may be old.
    case .watch?: client.isWatching = true
    case .watchEvents?: wantsEvents = true
    case .delay(let delay)?: client.delay = delay
    case .bye?: saidGoodbye = true
    case .sync(let sent)?: return .answer(.sync(sent: sent, time: time))
    case .command(let number, let command)?:
      return .command(
        ClientRequest(client: client.id, name: client.name, number: number, line: command))
    }
    return client == before ? .nothing : .changed
  }

  // MARK: What it is sent

  /// Sends a line, or keeps it; returns whether the client takes what it is sent.
  mutating func send(_ line: String) -> Bool {
    unsent.append(line: line)
    return flush()
  }

  /// Sends what was kept; returns whether the client takes what it is sent.
  mutating func flush() -> Bool {
    guard unsent.flush(to: socket) else { return false }
    waitsToWrite = !unsent.isEmpty
    return unsent.count <= Self.maxUnread
  }

  /// Whether it was given up since it sends a line without an end.
  var sendsEndlessLine: Bool { unended > Self.maxUnended }

  /// Whether it was given up since it does not read.
  var hasUnreadTooMuch: Bool { unsent.count > Self.maxUnread }

  func close() { socket.close() }
}
