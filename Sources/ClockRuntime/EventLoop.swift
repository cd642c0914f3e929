package import OperatorConsole
import SpeechAnnouncement
package import StageDisplay
package import TerminalCanvas
import TimerEngine

/// The main loop: draws, waits for the next event, updates the console and performs its effects.
///
/// It has one thread and one wait, and sleeps until the exact instant at which something on the
/// screen changes. When a wait ends, it reads the clocks once: all input that is readable then
/// counts as having arrived at that moment, however late it is handled. Keys that arrive together
/// are all handled before the next frame.
package struct EventLoop {
  private let clock: () -> Duration
  private let speed: Int
  var host: any Host
  var output: Output
  private var storing: StoringQueue
  var voice: VoiceQueue
  var sinks: SinkQueue
  let log: EventLog
  /// What is to be printed when the screen has been given back; `nil` for nothing.
  package private(set) var summary: String?
  private var link: LinkQueue
  private var console: any Console
  /// The clocks when the last wait ended.
  private var reading: Reading
  /// The time of the console's last update.
  private var lastUpdate = Duration.zero

  /// Readings of all clocks at one moment.
  private struct Reading {
    /// The time since the loop's start, which sounds and keys use.
    let passed: Duration
    let timeOfDay: Duration
    let wallClock: Duration
  }

  /// Creates the loop of a program that starts now.
  ///
  /// - Parameters:
  ///   - ports: the connections to the outside.
  ///   - makeConsole: makes the console from the terminal's size and capabilities and the moment of
  ///     the start.
  package init(_ ports: Ports, makeConsole: (Size, Capabilities, Moment) -> any Console) {
    clock = ports.passed
    host = ports.host
    output = Output(ports)
    storing = StoringQueue(ports.storage)
    voice = VoiceQueue(ports.voice)
    sinks = SinkQueue(ports.sinks)
    link = LinkQueue(ports.link)
    log = ports.log
    reading = Reading(passed: .zero, timeOfDay: host.timeOfDay, wallClock: host.wallClock)
    let moment = Moment(.start, timeOfDay: reading.timeOfDay, wallClock: reading.wallClock)
    console = makeConsole(ports.terminal.size, ports.terminal.capabilities, moment)
    speed = console.speed
  }

  /// Whether everything could be written.
  package var hasWrittenAll: Bool { output.hasWrittenAll }

  /// Acquires the terminal and runs until something ends the loop; `finish()` restores the
  /// terminal.
  package mutating func run(_ launch: LaunchInfo = LaunchInfo()) -> LoopEnding {
    let ending = runToEnd(launch)
    // The screen is gone, so faults go to the log.
    for fault in sinks.flush() { log.write(.sinkFailed(fault)) }
    _ = link.flush(at: Timestamp(offset: passed))
    return ending
  }

  private mutating func runToEnd(_ launch: LaunchInfo) -> LoopEnding {
    output.enter(through: &host, at: now)
    if let ending = handle([.launched(launch)]) ?? show() { return ending }
    host.keepAwake()
    while true {
      let wakeup = host.wait(
        for: [output.terminal.descriptor, storing.descriptor, link.descriptor],
        output: output.isWaiting, upTo: timeToNextWake)
      readClocks()
      if let ending = answer(wakeup) ?? show() { return ending }
    }
  }

  // MARK: Time

  /// When the last wait ended.
  var now: Duration { reading.passed }

  /// Reads the clocks; what follows happens at this moment.
  mutating func readClocks() {
    reading = Reading(
      passed: passed, timeOfDay: host.timeOfDay, wallClock: host.wallClock)
  }

  private var passed: Duration { clock() }

  /// The readings of all clocks at an earlier moment, but not before the last update.
  private mutating func moment(at arrival: Duration) -> Moment {
    lastUpdate = max(lastUpdate, min(arrival, reading.passed))
    let ago = reading.passed - lastUpdate
    let timeOfDay = reading.timeOfDay - ago
    return Moment(
      Timestamp(offset: lastUpdate * speed), real: Timestamp(offset: lastUpdate),
      timeOfDay: timeOfDay < .zero ? timeOfDay + .seconds(86_400) : timeOfDay,
      wallClock: reading.wallClock - ago)
  }

  private var timeToNextWake: Duration? {
    let passed = passed
    return [
      console.nextWake.map { $0.offset - passed },
      voice.nextWake.map { $0.offset - passed },
      storing.nextWake.map { $0.offset - passed },
      link.nextWake.map { $0.offset - passed },
      output.terminal.deadline.map { $0 - passed },
      output.deadline.map { $0 - passed },
    ].compactMap { $0 }.min().map { max(.zero, $0) }
  }

  // MARK: Events

  private mutating func answer(_ wakeup: Wakeup) -> LoopEnding? {
    if let ending = resume(isWritable: wakeup.isWritable) { return ending }
    if wakeup.hasSignal, let ending = answerSignals() { return ending }
    let descriptor = output.terminal.descriptor
    let isGone = wakeup.hungUp.contains(descriptor)
    if isGone, console.capabilities.hasKeys { return .hungUp }
    let size = output.terminal.size
    if size != console.size, let ending = handle(.resized(size), at: now) { return ending }
    // Without a screen a closed input has ended, and reading reports that.
    let isReadable = isGone || wakeup.readable.contains(descriptor)
    let inputs =
      isReadable ? output.terminal.read(at: now) : output.terminal.expire(at: now)
    for input in inputs {
      if let ending = handle(.input(input.input), at: input.moment) { return ending }
    }
    let isLinkReadable = wakeup.readable.contains(link.descriptor)
    let messages = link.drain(isReadable: isLinkReadable, at: Timestamp(offset: passed))
    return handle(inputs.isEmpty && messages.isEmpty ? [.timePassed] : messages)
  }

  private mutating func handle(_ events: [Event]) -> LoopEnding? {
    for event in events {
      if let ending = handle(event, at: now) { return ending }
    }
    return nil
  }

  /// Handles an event that happened at `moment`, and performs its effects.
  private mutating func handle(_ event: Event, at moment: Duration) -> LoopEnding? {
    log.write(event)
    for effect in console.update(event, at: self.moment(at: moment)) {
      if let ending = perform(effect) { return ending }
    }
    return nil
  }

  private mutating func perform(_ effect: Effect) -> LoopEnding? {
    switch effect {
    case .bell: output.ringBell(through: &host, at: now)
    case .event(let event, let stage):
      output.write(event, stage.talk, through: &host, at: now)
      sinks.add(event, stage)
      if link.wantsEvents, let json = event.json { link.add(.event(json)) }
    case .store(let change):
      draw()
      storing.store(change, at: Timestamp(offset: now))
    case .record(let talk):
      draw()
      storing.record(talk, at: Timestamp(offset: passed * speed), now: Timestamp(offset: now))
    case .recordRundown(let rundown, let second):
      storing.record(rundown, at: second, now: Timestamp(offset: now))
    case .report(let entry): storing.report(entry, at: Timestamp(offset: now))
    case .remember(let hint): storing.remember(hint, at: Timestamp(offset: now))
    case .voice(let event): voice.add(event)
    case .send(let message): link.add(message)
    case .readWallClock(let timeOfDay):
      return handle([.wallClock(host.reading(of: timeOfDay))])
    case .summary(let text): summary = text
    case .end(let ending):
      log.write("end \(ending)")
      return .ended(ending)
    }
    return nil
  }

  /// Draws first, then notifies the voice and other programs, so that starting a child never delays
  /// a digit.
  private mutating func show() -> LoopEnding? {
    draw()
    while case let answers = notifyVoiceAndSinks() + storageEvents(), !answers.isEmpty {
      if let ending = handle(answers) { return ending }
      draw()
    }
    return nil
  }

  private mutating func notifyVoiceAndSinks() -> [Event] {
    voice.flush(at: Timestamp(offset: passed)).map(Event.voice)
      + sinks.flush().map(Event.sinkFailed) + link.flush(at: Timestamp(offset: passed))
  }

  /// The events from storing.
  private mutating func storageEvents() -> [Event] {
    guard storing.isActive else { return [] }
    return storing.drain(at: Timestamp(offset: now)).compactMap { event in
      switch event {
      case .event(let event): return event
      case .line(let line):
        log.write(line)
        return nil
      }
    }
  }

  /// Continues writing when the output accepts bytes, and reports how many lines were dropped.
  private mutating func resume(isWritable: Bool) -> LoopEnding? {
    output.resume(isWritable: isWritable, through: &host, at: now)
    return notifyOmittedLines()
  }

  private mutating func notifyOmittedLines() -> LoopEnding? {
    let count = output.drainOmittedCount()
    return count > 0 ? handle([.omittedLines(count)]) : nil
  }

  /// Draws, unless an earlier frame is still being written.
  private mutating func draw() {
    if !output.isWaiting { output.draw(console.draw(), through: &host, at: now) }
  }

  /// Restores the terminal first; then silences the voice and writes the remaining lines.
  package mutating func finish() {
    output.finish(through: &host)
    voice.finish()
    link.finish()
    if notifyOmittedLines() == nil { output.finish(through: &host) }
  }
}
