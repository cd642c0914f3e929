package import Platform
package import StageRenderer
package import TimerEngine

/// A host that plays a script: keys and signals at their times, and time itself.
///
/// Waiting moves the clock to the next thing that happens; nothing sleeps. At the end of the
/// script the loop is ended by SIGTERM.
///
/// This target holds what the tests of several targets use: the protocols of `Platform/Loop`
/// implemented in memory, a clock that tests move, programs on a pseudo-terminal, an emulator that
/// shows their screens, and the comparison of pictures. Nothing here contains a test or becomes
/// part of the programs.
package final class ScriptedHost: Host {
  /// Something that happens.
  package enum ScriptedEvent: Hashable, Sendable {
    /// Keys, lines or the end of the input, all at once.
    case inputs([Input])
    /// A signal.
    case signal(ProcessSignal)
    /// The terminal gets another size, and says so.
    case resize(Size)
    /// The machine sleeps for this time: time passes, and nobody is woken.
    case suspend(Duration)
    /// The output takes nothing any more, or takes something again.
    case output(isTaken: Bool)
    /// Keys that had arrived this time before, in a sequence that has ended only now.
    case lateKeys([Key], ago: Duration)
    /// The wall clock is moved.
    case wallClock(by: Duration)
    /// The machine stalls for this time while the clocks are read.
    case stall(Duration)
    /// The terminal is gone.
    case hangup

    /// Keys that are pressed together.
    package static func keys(_ keys: [Key]) -> ScriptedEvent { .inputs(keys.map(Input.key)) }

    /// Lines that arrive together.
    package static func lines(_ lines: String...) -> ScriptedEvent {
      .inputs(lines.map(Input.line))
    }
  }

  /// A serial line: a queue of the system for some bytes, of which it sends one after another.
  package struct SerialLine: Sendable {
    let capacity: Int
    let timeOfByte: Duration
    /// When each byte that was not dropped arrives at the other end, in order.
    package fileprivate(set) var arrivals: [Duration] = []

    /// Creates a line with an empty queue.
    package init(capacity: Int, timeOfByte: Duration) {
      (self.capacity, self.timeOfByte) = (capacity, timeOfByte)
    }

    func queued(at now: Duration) -> Int {
      arrivals.count - ((arrivals.lastIndex { $0 <= now } ?? -1) + 1)
    }

    /// Takes as many of some bytes as fit into the queue; returns how many.
    mutating func take(_ count: Int, at now: Duration) -> Int {
      let taken = min(count, capacity - queued(at: now))
      let start = max(now, arrivals.last ?? now)
      for number in 0..<taken { arrivals.append(start + timeOfByte * (number + 1)) }
      return taken
    }

    /// How long until poll reports that it can be written to.
    func timeToRoom(at now: Duration) -> Duration {
      arrivals.count < 256 ? .zero : max(.zero, arrivals[arrivals.count - 256] - now)
    }
  }

  /// The time of day at the clock's beginning, by the wall clock as it is now: 14:00.
  private var wallClockAtStart = Duration.seconds(14 * 3600)
  /// How long each wait would have lasted; `nil` for one without an end.
  package private(set) var waits: [Duration?] = []
  /// How often the process was stopped.
  package private(set) var stops = 0
  /// Whether the display was to be kept awake.
  package private(set) var isKeptAwake = false

  private let clock: ManualClock
  private let terminal: InMemoryTerminal
  private let end: Duration
  private var script: [(at: Duration, what: ScriptedEvent)]
  private var signals: [ProcessSignal] = []
  private var acceptsOutput = true
  /// The line behind the output; without one it sends everything at once.
  package private(set) var line: SerialLine?
  /// How long the machine stalls at the next reading of the time of day.
  private var stall = Duration.zero

  /// Creates a host whose script ends at `end`, counted from the clock's beginning.
  ///
  /// The script must be in order of time.
  package init(
    clock: ManualClock, terminal: InMemoryTerminal, until end: Duration,
    line: SerialLine? = nil, script: [(at: Duration, what: ScriptedEvent)] = []
  ) {
    self.clock = clock
    self.line = line
    self.terminal = terminal
    self.end = end
    self.script = script
  }

  /// The time of day.
  package var timeOfDay: Duration {
    clock.advance(by: stall)
    stall = .zero
    return wallClockAtStart + clock.now.offset
  }

  /// Moves the clock to the next happening, or to the end of the time if that comes first.
  package func wait(for descriptors: [Int32], output: Bool, upTo time: Duration?) -> Wakeup {
    waits.append(time)
    var wakeup = Wakeup()
    let left = line?.timeToRoom(at: clock.now.offset) ?? .zero
    wakeup.isWritable = output && acceptsOutput && left == .zero
    if wakeup.isWritable { return wakeup }
    guard output, acceptsOutput else { return wait(for: Set(descriptors), upTo: time) }
    wakeup = wait(for: Set(descriptors), upTo: min(left, time ?? left))
    wakeup.isWritable = line?.timeToRoom(at: clock.now.offset) == .zero
    return wakeup
  }

  private func wait(for descriptors: Set<Int32>, upTo time: Duration?) -> Wakeup {
    let now = clock.now.offset
    let deadline = time.map { now + $0 }
    let next = min(script.first?.at ?? end, end)
    guard deadline.map({ next <= $0 }) ?? true else {
      clock.advance(by: (deadline ?? now) - now)
      return Wakeup()
    }
    clock.advance(by: max(.zero, next - now))
    guard let scriptedEvent = script.first, scriptedEvent.at <= next else {
      return receive(.end(15))
    }
    script.removeFirst()
    return play(scriptedEvent.what, to: descriptors)
  }

  /// The time since 1970, by a wall clock that shows 14:00 of its first day in the beginning.
  package var wallClock: Duration { timeOfDay }

  /// By days that have 24 hours.
  package func reading(of timeOfDay: Int) -> TimeOfDayReading {
    let day = Duration.seconds(24 * 3600)
    let ahead = .seconds(timeOfDay) - self.timeOfDay
    let left = ahead > .zero ? ahead : ahead + day
    return TimeOfDayReading(passed: day - left, left: left, midnights: ahead > .zero ? 0 : 1)
  }

  private func play(_ scriptedEvent: ScriptedEvent, to descriptors: Set<Int32>) -> Wakeup {
    var wakeup = Wakeup()
    switch scriptedEvent {
    case .inputs(let inputs):
      terminal.inputs += inputs
      wakeup.readable = descriptors
    case .signal(let signal): return receive(signal)
    case .resize(let size):
      terminal.nextSize = size
      return receive(.resize)
    case .suspend(let time): clock.advance(by: time)
    case .wallClock(let time): wallClockAtStart += time
    case .stall(let time): stall = time
    case .output(let isTaken): acceptsOutput = isTaken
    case .lateKeys(let keys, let ago):
      terminal.late = keys.map { ReceivedInput(.key($0), at: clock.now.offset - ago) }
    case .hangup: wakeup.hungUp = descriptors
    }
    return wakeup
  }

  private func receive(_ signal: ProcessSignal) -> Wakeup {
    signals.append(signal)
    var wakeup = Wakeup()
    wakeup.hasSignal = true
    return wakeup
  }

  /// Takes all or nothing, as the script says, or what the queue of the line takes.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard acceptsOutput else { return 0 }
    let taken = line?.take(bytes.count, at: clock.now.offset) ?? bytes.count
    output += bytes.prefix(taken)
    return taken
  }

  /// Waits for the line to send its queue; else for nothing to change.
  package func waitForOutput(upTo time: Duration) -> Bool {
    guard acceptsOutput else {
      clock.advance(by: time)
      return false
    }
    let left = line?.timeToRoom(at: clock.now.offset) ?? .zero
    clock.advance(by: min(left, time))
    return left <= time
  }

  /// The bytes in the queue of the line.
  package var queuedOutput: Int { line?.queued(at: clock.now.offset) ?? 0 }

  /// Empties that queue.
  package func dropQueuedOutput() {
    let now = clock.now.offset
    line?.arrivals.removeAll { $0 > now }
  }

  /// The bytes that were written.
  package private(set) var output: [UInt8] = []

  /// The lines that were written, without the bytes that `InMemoryTerminal` writes for its screen.
  package var lines: [String] {
    let text = output.filter { $0 != 0x1b && $0 != 0x07 }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The control characters that were written, except the ends of lines.
  package var controlCharacters: [Unicode.Scalar] {
    String(decoding: output, as: UTF8.self).unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalar != "\n"
      default: false
      }
    }
  }

  /// The signals of the script that were not yet returned.
  package func drainSignals() -> [ProcessSignal] {
    defer { signals = [] }
    return signals
  }

  /// Remembers the stop; it lasts no time.
  package func stop() { stops += 1 }

  /// Remembers the wish.
  package func keepAwake() { isKeptAwake = true }
}
