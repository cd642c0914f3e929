package import Room
import SpeechAnnouncement
package import StageRenderer
import TimerEngine

/// The main loop: draws, waits for the next event, updates the console and performs its effects.
///
/// It has one thread and one wait, and sleeps until the exact instant at which something on the
/// screen changes. Input has the time at which the wait ended, however late it is handled. What
/// must know the time at this very moment, such as a record or a voice, reads the clock again. Keys
/// that arrive together are all handled before the next frame.
///
/// This folder holds the loop, and the protocols for what it needs from outside, such as `Host`,
/// `Storage` and `EventSink`. It also holds some of their implementations: waiting and signals,
/// lines in place of a screen, hooks, event files and logs. A command collects its `Ports`, and
/// runs a `RoomLoop` with a `Console`. All commands print with the functions of
/// `StandardOutput.swift`. Nothing here decides what happens to a talk, parses arguments, opens a
/// socket, or knows the formats of the user's files.
package struct RoomLoop {
  private let clock: () -> Duration
  private let speed: Int
  var host: any Host
  var output: Output
  private var storage: MonitoredStorage
  /// What is to be on disk, once the screen shows it.
  private var requests: [StorageRequest] = []
  /// Whether something may look different since the last frame.
  var needsDrawing = true
  var voice: VoiceQueue
  var sinks: SinkQueue
  let log: EventLog
  /// What to print after the terminal is restored; `nil` if there is nothing to print.
  package private(set) var summary: String?
  private var link: LinkQueue
  private var rundown: (any RundownWatch)?
  private var presets: (any FileWatcher)?
  private let findsOtherClock: () -> Bool
  private var console: any Console
  /// The clocks when the last wait ended.
  private var reading: Reading
  /// The time of the console's last update.
  private var lastUpdate = Duration.zero

  /// Readings of all clocks at one moment.
  private struct Reading {
    /// The real time since the loop's start, not multiplied by `speed`.
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
    storage = MonitoredStorage(ports.storage)
    voice = VoiceQueue(ports.voice)
    sinks = SinkQueue(ports.sinks)
    link = LinkQueue(ports.server, ports.client)
    (rundown, presets) = (ports.rundown, ports.presets)
    findsOtherClock = ports.findsOtherClock
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
  package mutating func run(_ launch: LaunchInfo? = nil) -> LoopEnding {
    let ending = runLoop(launch)
    // Nothing is drawn any more, so faults are logged instead of shown.
    saveRequests()
    for fault in sinks.flush() { log.write(.clock(.sinkFailed(fault))) }
    _ = link.flush(at: clockNow)
    return ending
  }

  private mutating func runLoop(_ launch: LaunchInfo?) -> LoopEnding {
    output.enter(through: &host, at: wakeTime)
    // Whoever sees the first picture can reach the clock.
    let messages = link.drain(isReadable: false, at: clockNow)
    let first = launch.map { Event.clock(.launched($0)) } ?? .timePassed
    if let ending = handle([first] + messages) ?? drawAndNotify() { return ending }
    host.keepAwake()
    while true {
      let wakeup = host.wait(
        for: [
          output.terminal.descriptor, storage.descriptor, link.descriptor, rundownDescriptor,
          presetsDescriptor,
        ],
        output: output.isWaiting, upTo: timeToNextWake)
      readClocks()
      if let ending = process(wakeup) ?? drawAndNotify() { return ending }
    }
  }

  /// The descriptor of the rundown's file; -1 where there is nothing to wait for.
  private var rundownDescriptor: Int32 { rundown?.descriptor ?? -1 }

  /// The descriptor of the files of presets, likewise.
  private var presetsDescriptor: Int32 { presets?.descriptor ?? -1 }

  // MARK: Time

  /// When the last wait ended.
  var wakeTime: Duration { reading.passed }

  private var wakeTimestamp: Timestamp { Timestamp(sinceStart: wakeTime) }

  /// A fresh reading of the clock.
  private var clockNow: Timestamp { Timestamp(sinceStart: clock()) }

  /// If reading the clocks takes longer than this, the machine has stalled.
  private static let longestReading = Duration.milliseconds(100)

  /// Reads the clocks, which updates `wakeTime`.
  ///
  /// If the machine stalls between two readings, the clocks differ as if somebody had set one of
  /// them. Then all are read again.
  mutating func readClocks() {
    for _ in 0..<5 {
      reading = Reading(passed: clock(), timeOfDay: host.timeOfDay, wallClock: host.wallClock)
      if clock() - reading.passed < Self.longestReading { return }
    }
  }

  /// Converts a time of arrival to a moment of all clocks, which never goes back.
  private mutating func advanceMoment(to arrival: Duration) -> Moment {
    lastUpdate = max(lastUpdate, min(arrival, wakeTime))
    let ago = wakeTime - lastUpdate
    let timeOfDay = reading.timeOfDay - ago
    return Moment(
      Timestamp(sinceStart: lastUpdate * speed), real: Timestamp(sinceStart: lastUpdate),
      // A negative time of day is one before midnight.
      timeOfDay: timeOfDay < .zero ? timeOfDay + .seconds(86_400) : timeOfDay,
      wallClock: reading.wallClock - ago)
  }

  private var timeToNextWake: Duration? {
    let now = clock()
    let wakes = [
      console.nextWake, voice.nextWake, storage.nextWake, link.nextWake, rundown?.nextWake,
      presets?.nextWake,
    ].compactMap { $0?.sinceStart }
    let deadlines = [output.terminal.deadline, output.deadline].compactMap { $0 }
    return (wakes + deadlines).min().map { max(.zero, $0 - now) }
  }

  // MARK: Events

  private mutating func process(_ wakeup: Wakeup) -> LoopEnding? {
    needsDrawing = needsDrawing || output.isStalled
    output.resume(isWritable: wakeup.isWritable, through: &host, at: wakeTime)
    if let ending = notifyOmittedLines() { return ending }
    if wakeup.hasSignal, let ending = answerSignals() { return ending }
    let descriptor = output.terminal.descriptor
    let isGone = wakeup.hungUp.contains(descriptor)
    if isGone, console.capabilities.hasKeys { return .hungUp }
    let size = output.terminal.size
    if size != console.size, let ending = handle(.resized(size), at: wakeTime) { return ending }
    // Where there are no keys, a hang-up ends the input, which `read` reports. If nothing can be
    // read, the time of an unfinished escape sequence may be up.
    let isReadable = isGone || wakeup.readable.contains(descriptor)
    let inputs =
      isReadable ? output.terminal.read(at: wakeTime) : output.terminal.expire(at: wakeTime)
    for input in inputs {
      if let ending = handle(.input(input.input), at: input.moment) { return ending }
    }
    let messages = drainLinkAndFiles(wakeup.readable)
    guard inputs.isEmpty, messages.isEmpty else { return handle(messages) }
    // What the disk, a child or the link has woken the loop for changes nothing on the screen.
    let isDue = console.nextWake.map { $0 <= wakeTimestamp } ?? false
    return isDue ? handle(.timePassed, at: wakeTime) : nil
  }

  private mutating func drainLinkAndFiles(_ readable: Set<Int32>) -> [Event] {
    let (rundownIsReadable, presetsAreReadable) = (
      readable.contains(rundownDescriptor), readable.contains(presetsDescriptor)
    )
    let now = clockNow
    let messages = link.drain(isReadable: readable.contains(link.descriptor), at: now)
    let found =
      (rundown?.drain(isReadable: rundownIsReadable, at: now) ?? [])
      + (presets?.drain(isReadable: presetsAreReadable, at: now) ?? [])
    return messages + found.map(Event.clock)
  }

  private mutating func handle(_ events: [Event]) -> LoopEnding? {
    for event in events {
      if let ending = handle(event, at: wakeTime) { return ending }
    }
    return nil
  }

  /// Handles an event that arrived at a time, and performs its effects; what these find out comes
  /// after all of them.
  private mutating func handle(_ event: Event, at arrival: Duration) -> LoopEnding? {
    log.write(event)
    needsDrawing = true
    var found: [Event] = []
    for effect in console.update(event, at: advanceMoment(to: arrival)) {
      if let ending = perform(effect, &found) { return ending }
    }
    return handle(found)
  }

  private mutating func perform(_ effect: Effect, _ found: inout [Event]) -> LoopEnding? {
    switch effect {
    case .bell: output.ringBell(through: &host, at: wakeTime)
    case .event(let event, let stage):
      output.write(event, stage.talk, through: &host, at: wakeTime)
      sinks.add(event, stage)
      if link.wantsEvents, let json = event.json { link.add(.event(json)) }
    case .writeForOperator(let line): output.write(forOperator: line, through: &host, at: wakeTime)
    case .save(let request): requests.append(request)
    case .voice(let event): voice.add(event)
    case .send(let message): link.add(message)
    case .ask(let message): link.add(message)
    case .readWallClock(let timeOfDay):
      found.append(.clock(.wallClock(host.reading(of: timeOfDay))))
    case .findOtherClock: found.append(.clock(.otherClock(isThere: findsOtherClock())))
    case .readRundown: rundown?.read()
    case .summary(let text): summary = text
    case .end(let ending):
      log.write("end \(ending.word)")
      return .ended(ending)
    }
    return nil
  }

  /// Draws first, then writes to disk and notifies the voice and other programs, so that starting a
  /// thread or a child never delays a digit.
  ///
  /// Repeats that until there are no more answers.
  private mutating func drawAndNotify() -> LoopEnding? {
    while true {
      draw()
      saveRequests()
      let answers = notifyVoiceAndSinks() + storage.drain(at: wakeTimestamp).map(Event.storage)
      if answers.isEmpty { return nil }
      if let ending = handle(answers) { return ending }
    }
  }

  private mutating func notifyVoiceAndSinks() -> [Event] {
    link.addRecords(from: &storage, at: clockNow)
    return voice.flush(at: clockNow).map(Event.voice)
      + sinks.flush().map { .clock(.sinkFailed($0)) } + link.flush(at: clockNow)
  }

  /// Passes on what is to be on disk; records pair the talk's time with the system's clocks, which
  /// are read now.
  private mutating func saveRequests() {
    guard !requests.isEmpty else { return }
    let talkTime = Timestamp(sinceStart: clock() * speed)
    storage.perform(requests, talkTime: talkTime, at: wakeTimestamp)
    requests = []
  }

  /// Reports how many lines were dropped.
  private mutating func notifyOmittedLines() -> LoopEnding? {
    let count = output.drainOmittedCount()
    return count > 0 ? handle(.clock(.omittedLines(count)), at: wakeTime) : nil
  }

  /// Draws, unless nothing has happened since the last frame, an earlier one is still being
  /// written, or there is no screen.
  private mutating func draw() {
    guard needsDrawing, console.capabilities.hasScreen, output.hasRoom(through: host) else {
      return
    }
    needsDrawing = false
    output.draw(console.draw(), through: &host, at: wakeTime)
  }

  /// Restores the terminal first; then silences the voice, closes the connections and writes the
  /// remaining lines.
  package mutating func finish() {
    output.finish(through: &host)
    voice.finish()
    link.finish()
    rundown?.finish()
    presets?.finish()
    // If lines were dropped, one more line says how many.
    if notifyOmittedLines() == nil { output.finish(through: &host) }
  }
}
