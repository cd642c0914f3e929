import OperatorConsole
import SpeechAnnouncement
import TerminalCanvas
import TimerEngine

/// All that the loop writes: one writer, which never waits, to a terminal that may take nothing.
///
/// One picture is on its way at a time; the next one that is drawn is the newest. A terminal that has
/// taken nothing for half a second is held up, unless its line is slow but moving: then the rest of
/// the picture and the bells are thrown away, and the first picture that is taken again is a whole one.
///
/// Lines are kept, and no announcement is left out: a talk has some hundred, and the last places
/// are theirs alone. Of a flood of commands not all answers are kept.
struct Output {
  private static let maxQueuedLines = 10_000
  private static let reservedForCues = 2_000
  private static let timeout = Duration.milliseconds(500)
  private static let finalTimeout = Duration.seconds(5)

  /// The terminal, whose input is the loop's.
  var terminal: any Terminal
  /// Whether everything could be written.
  private(set) var hasWrittenAll = true

  private let announcer: any Announcer
  private let log: EventLog
  /// The bytes that were not taken yet.
  private var pending: ArraySlice<UInt8> = []
  /// When something was last taken, and how much the line's own queue held at the last look.
  private var lastWrite = Duration.zero
  private var queued = 0
  private var isStalled = false
  /// Whether the shell has not been given the screen back.
  private var hasTerminal = false
  /// Whether the bytes that take the screen are not all written yet.
  private var isEntering = false
  /// The lines that are still to be told.
  private var queuedLines: [String] = []
  private var omittedLines = 0

  init(_ ports: Ports) {
    terminal = ports.terminal
    announcer = ports.announcer
    log = ports.log
  }

  /// Whether something is to be written as soon as it is taken.
  var isWaiting: Bool { isStalled || !pending.isEmpty }

  /// When the patience with the terminal ends, if it takes nothing until then.
  var deadline: Duration? {
    guard terminal.capabilities.hasScreen, !pending.isEmpty else { return nil }
    return lastWrite + Self.timeout
  }

  // MARK: Pictures, bells and lines

  /// Sends a picture, to be called when no earlier one is still on its way.
  mutating func draw(_ canvas: Canvas, through host: inout any Host, at now: Duration) {
    put(terminal.draw(canvas), through: &host, at: now)
  }

  /// Rings the terminal's bell.
  mutating func ringBell(through host: inout any Host, at now: Duration) {
    guard !isStalled else { return }
    put(terminal.ringBell(), through: &host, at: now)
  }

  /// Tells an event now, or when somebody takes something again.
  mutating func write(
    _ event: TalkEvent, _ talk: TalkSnapshot, through host: inout any Host, at now: Duration
  ) {
    if let line = event.line(of: talk, in: .english) { log.write(line) }
    write(announcer.line(of: event, talk), isCue: event.kind.isTimed, through: &host, at: now)
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

  /// How many reports were left out since this was asked last, once the others are told.
  mutating func drainOmittedCount() -> Int {
    guard queuedLines.isEmpty else { return 0 }
    defer { omittedLines = 0 }
    return omittedLines
  }

  // MARK: The terminal's screen and keyboard

  /// Takes the terminal; the screen only if the program does not have it: who takes it twice forgets
  /// where the shell's cursor was.
  mutating func enter(through host: inout any Host, at now: Duration) {
    let bytes = terminal.enter()
    guard !hasTerminal else { return }
    hasTerminal = true
    isEntering = true
    put(bytes, through: &host, at: now)
  }

  /// Gives the terminal back to the shell while the program is stopped.
  mutating func leave(through host: inout any Host) {
    if !isStalled {
      pending += terminal.leave()
      hasTerminal = !flush(through: &host, timeout: Self.timeout)
      if hasTerminal { stall() }
    }
    terminal.restoreKeyboard()
  }

  /// Writes all that is left and gives the terminal back for good, with more patience: a terminal
  /// that is not given back is of no use to anybody.
  mutating func finish(through host: inout any Host) {
    isStalled = false
    if hasTerminal { pending += terminal.leave() }
    hasTerminal = false
    _ = flush(through: &host, timeout: Self.finalTimeout)
    terminal.restoreKeyboard()
  }

  // MARK: Writing

  /// Goes on writing if the output takes something, or loses the patience with it at its end.
  mutating func resume(isWritable: Bool, through host: inout any Host, at now: Duration) {
    guard isWritable else { return checkTimeout(through: &host, at: now) }
    if isStalled {
      log.write("output taken again")
      isStalled = false
      terminal.resize()
      if isEntering { hasTerminal = false }
      enter(through: &host, at: now)
    }
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
    // Lines wait as they are.
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

  /// Writes what is taken at once.
  private mutating func send(through host: inout any Host, at now: Duration) {
    while loadNext() {
      let count = host.write(pending)
      if count == nil { hasWrittenAll = false }
      pending = pending.dropFirst(count ?? pending.count)
      if count != 0 { (lastWrite, queued) = (now, 0) }
      guard pending.isEmpty else { return }
      isEntering = false
    }
  }

  /// Whether there is something to write; a line only follows what is complete.
  private mutating func loadNext() -> Bool {
    if pending.isEmpty, !queuedLines.isEmpty {
      pending = Array((queuedLines.removeFirst().printable + "\n").utf8)[...]
    }
    return !pending.isEmpty
  }

  /// Writes everything, as long as something is taken within `patience`; returns whether all was.
  private mutating func flush(through host: inout any Host, timeout: Duration) -> Bool {
    while true {
      send(through: &host, at: lastWrite)
      guard !pending.isEmpty else { return true }
      guard host.waitForOutput(upTo: timeout) else { return false }
    }
  }
}

extension TalkEvent.Kind {
  /// Whether time has brought it about, and no command: of those there are not many.
  fileprivate var isTimed: Bool {
    switch self {
    case .phase, .zero, .cue: true
    default: false
    }
  }
}
