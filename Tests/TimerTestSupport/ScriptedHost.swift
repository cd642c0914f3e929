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
  /// How long the machine stalls at the next reading of the time of day.
  private var stall = Duration.zero

  /// Creates a host whose script ends at `end`, counted from the clock's beginning.
  ///
  /// The script must be in order of time.
  package init(
    clock: ManualClock, terminal: InMemoryTerminal, until end: Duration,
    script: [(at: Duration, what: ScriptedEvent)] = []
  ) {
    self.clock = clock
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
    wakeup.isWritable = output && acceptsOutput
    return wakeup.isWritable ? wakeup : wait(for: Set(descriptors), upTo: time)
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

  /// Takes all or nothing, as the script says.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard acceptsOutput else { return 0 }
    output += bytes
    return bytes.count
  }

  /// Waits for nothing to change.
  package func waitForOutput(upTo time: Duration) -> Bool {
    if !acceptsOutput { clock.advance(by: time) }
    return acceptsOutput
  }

  /// There is no line with a queue.
  package let queuedOutput = 0

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
