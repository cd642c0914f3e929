import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// Everything that the loop writes, without ever blocking on a terminal that accepts nothing.
///
/// One frame is written at a time; the next one drawn is the newest. A terminal that has accepted
/// nothing for half a second counts as stalled, unless its line is slow but moving. Then the rest
/// of the frame and the bells are dropped, and the first frame afterwards is drawn from nothing.
///
/// The system's queue for a slow line may hold several seconds of frames. So in the beginning, and
/// whenever the line has not taken a frame whole, the next one is drawn only when the line has sent
/// most of those before it.
///
/// Lines are kept. The last places of the queue are reserved for announcements, of which a talk has
/// about a hundred, so none of them is lost. Replies to a flood of commands may be dropped.
struct Output {
  private static let maxQueuedLines = 10_000
  private static let reservedForCues = 2_000
  private static let timeout = Duration.milliseconds(500)
  /// How many frames in a row a line must send in time until it is not slow any more.
  private static let watchedFrames = 10
  /// If no more bytes are queued, poll reports that a terminal can be written to.
  private static let room = 256
  private static let finalTimeout = Duration.seconds(5)

  /// The terminal; the loop reads its input.
  var terminal: any Terminal
  /// Whether everything could be written.
  private(set) var hasWrittenAll = true

  private let announcer: any Announcer
  private let log: EventLog
  /// The bytes that are still to be written.
  private var pending: ArraySlice<UInt8> = []
  /// When bytes were last accepted, and how many the system held for the line at the last look.
  private var lastWrite = Duration.zero
  private var queued = 0
  private(set) var isStalled = false
  /// Before how many more frames the queue is looked at.
  private var framesToWatch = Self.watchedFrames
  /// Whether the next frame waits for the line to send those before it.
  private var awaitsRoom = false
  /// Whether it has waited, so that it is drawn now.
  private var hasWaited = false
  /// Whether the screen is ours and not the shell's.
  private var hasTerminal = false
  /// Whether the bytes that acquire the screen are not all written yet.
  private var isEntering = false
  /// The lines that are still to be written.
  private var queuedLines: [String] = []
  private var omittedLines = 0

  init(_ ports: Ports) {
    terminal = ports.terminal
    announcer = ports.announcer
    log = ports.log
  }

  /// Whether there is something to write as soon as the output accepts it.
  var isWaiting: Bool { isStalled || awaitsRoom || !pending.isEmpty }

  /// When the terminal counts as stalled if it accepts nothing until then.
  var deadline: Duration? {
    guard terminal.capabilities.hasScreen, !pending.isEmpty else { return nil }
    return lastWrite + Self.timeout
  }

  // MARK: Pictures, bells and lines

  /// Whether a frame can be drawn now: no earlier one is still being written or sent.
  mutating func hasRoom(through host: any Host) -> Bool {
    guard !isWaiting else { return false }
    guard framesToWatch > 0, !hasWaited else { return true }
    awaitsRoom = host.queuedOutput > Self.room
    framesToWatch = awaitsRoom ? Self.watchedFrames : framesToWatch - 1
    return !awaitsRoom
  }

  /// Writes a frame, for which there must be room.
  mutating func draw(_ canvas: Canvas, through host: inout any Host, at now: Duration) {
    hasWaited = false
    put(terminal.draw(canvas), through: &host, at: now)
  }

  mutating func ringBell(through host: inout any Host, at now: Duration) {
    guard !isStalled else { return }
    put(terminal.ringBell(), through: &host, at: now)
  }

  /// Writes the line of an event, now or when the output accepts bytes again.
  mutating func write(
    _ event: TalkEvent, _ talk: TalkSnapshot, through host: inout any Host, at now: Duration
  ) {
    if let line = event.line(of: talk, in: .english) { log.write(line) }
    write(announcer.line(of: event, talk), isCue: event.kind.isTimed, through: &host, at: now)
  }

  /// Writes a line for the operator alone, which the log does not get.
  mutating func write(forOperator line: String, through host: inout any Host, at now: Duration) {
    write(announcer.line(forOperator: line), isCue: false, through: &host, at: now)
  }

  private mutating func write(
    _ line: String?, isCue: Bool, through host: inout any Host, at now: Duration
  ) {
    guard let line else { return }
    if queuedLines.count < Self.maxQueuedLines - (isCue ? 0 : Self.reservedForCues) {
      queuedLines.append(line)
    } else {
      omittedLines += 1
    }
    if !isWaiting { send(through: &host, at: now) }
  }

  /// Returns how many lines were dropped since the last call, once the others are written.
  mutating func drainOmittedCount() -> Int {
    guard queuedLines.isEmpty else { return 0 }
    defer { omittedLines = 0 }
    return omittedLines
  }

  // MARK: The terminal's screen and keyboard

  /// Acquires the terminal; the screen only if the program does not have it: acquiring it twice
  /// would lose the position of the shell's cursor.
  mutating func enter(through host: inout any Host, at now: Duration) {
    let bytes = terminal.enter()
    guard !hasTerminal else { return }
    hasTerminal = true
    isEntering = true
    put(bytes, through: &host, at: now)
  }

  /// Restores the terminal for the shell while the program is suspended.
  mutating func leave(through host: inout any Host) {
    if !isStalled {
      pending += terminal.leave()
      hasTerminal = !flush(through: &host, timeout: Self.timeout)
      if hasTerminal { stall() }
    }
    terminal.restoreKeyboard()
  }

  /// Writes the rest and restores the terminal for good, with a longer timeout: a terminal that is
  /// not restored is unusable.
  ///
  /// Nobody waits for the rest of a frame that is then gone; lines are all written.
  mutating func finish(through host: inout any Host) {
    let isFrame = hasTerminal && !isEntering && terminal.capabilities.hasScreen
    if isFrame, !pending.isEmpty || host.queuedOutput > Self.room {
      pending = []
      host.dropQueuedOutput()
    }
    isStalled = false
    if hasTerminal { pending += terminal.leave() }
    hasTerminal = false
    _ = flush(through: &host, timeout: Self.finalTimeout)
    terminal.restoreKeyboard()
  }

  // MARK: Writing

  /// Continues writing if the output accepts bytes; else checks whether it has stalled.
  mutating func resume(isWritable: Bool, through host: inout any Host, at now: Duration) {
    guard isWritable else { return checkTimeout(through: &host, at: now) }
    if isStalled {
      log.write("output taken again")
      isStalled = false
      terminal.resize()
      if isEntering { hasTerminal = false }
      enter(through: &host, at: now)
    }
    hasWaited = awaitsRoom
    awaitsRoom = false
    send(through: &host, at: now)
  }

  private mutating func checkTimeout(through host: inout any Host, at now: Duration) {
    guard let deadline, deadline <= now else { return }
    let left = host.queuedOutput
    if left > 0, left != queued {
      (lastWrite, queued) = (now, left)
    } else {
      stall()
    }
  }

  private mutating func stall() {
    // Lines are never dropped here; they wait.
    guard terminal.capabilities.hasScreen else { return }
    log.write("output held up")
    isStalled = true
    pending = []
  }

  private mutating func put(
    _ bytes: [UInt8], through host: inout any Host, at now: Duration
  ) {
    let isFirst = pending.isEmpty
    pending += bytes
    guard isFirst else { return }
    lastWrite = now
    send(through: &host, at: now)
  }

  /// Writes as much as the output accepts now.
  private mutating func send(through host: inout any Host, at now: Duration) {
    while loadNext() {
      let count = host.write(pending)
      if count == nil { hasWrittenAll = false }
      pending = pending.dropFirst(count ?? pending.count)
      if count != 0 { (lastWrite, queued) = (now, 0) }
      guard pending.isEmpty else {
        framesToWatch = Self.watchedFrames
        return
      }
      isEntering = false
    }
  }

  /// Loads the next line once everything before it is written; returns whether there is something
  /// to write.
  private mutating func loadNext() -> Bool {
    if pending.isEmpty, !queuedLines.isEmpty {
      pending = Array((queuedLines.removeFirst().printable + "\n").utf8)[...]
    }
    return !pending.isEmpty
  }

  /// Writes everything as long as the output accepts bytes within `timeout`; returns whether all
  /// was written.
  private mutating func flush(through host: inout any Host, timeout: Duration) -> Bool {
    while true {
      send(through: &host, at: lastWrite)
      guard !pending.isEmpty else { return true }
      guard host.waitForOutput(upTo: timeout) else { return false }
    }
  }
}

extension TalkEvent.Kind {
  /// Whether time caused it, not a command; a talk has only a few of those.
  fileprivate var isTimed: Bool {
    switch self {
    case .phase, .zero, .cue: true
    default: false
    }
  }
}
