public import SpeakerTimer
public import SpeechAnnouncement
public import TerminalCanvas
import TimerEngine

/// The loop: draws, waits for whatever comes first, updates, and does what is asked.
///
/// One thread and one wait. It sleeps to the exact instant at which something on the screen
/// changes, and keys that came together are all taken before the next drawing.
public struct EventLoop<
  C: Clock, H: Host, T: Terminal, A: Announcer, S: Storage, V: Voice, P: Publisher
>
where C.Duration == Duration {
  private let clock: C
  private let start: C.Instant
  private let speed: Int
  var host: H
  var output: Output<T, A>
  private var storage: S
  var voice: VoiceQueue<V>
  var publishing: PublishingQueue<P>
  let log: EventLog
  private var state: State

  /// Creates the loop of a program that starts now.
  ///
  /// - Parameters:
  ///   - clock: a clock that runs on while the machine is suspended.
  ///   - host: the operating system.
  ///   - terminal: the terminal, taken.
  ///   - announcer: who tells what happens beside the screen.
  ///   - storage: where presets are stored and the talk is recorded.
  ///   - voice: what can be heard.
  ///   - publisher: who tells other programs.
  ///   - log: where every event is written down.
  ///   - makeState: makes the state from the terminal's size and abilities and the moment of the
  ///     start.
  public init(
    clock: C, host: H, terminal: T, announcer: A, storage: S, voice: V = SilentVoice(),
    publisher: P = SilentPublisher(), log: EventLog = EventLog(),
    makeState: (Size, Abilities, Moment) -> State
  ) {
    self.clock = clock
    self.host = host
    output = Output(terminal: terminal, announcer: announcer, log: log)
    self.storage = storage
    self.voice = VoiceQueue(voice)
    publishing = PublishingQueue(publisher)
    self.log = log
    start = clock.now
    let moment = Moment(.start, timeOfDay: host.timeOfDay, wallClock: host.wallClock)
    state = makeState(terminal.size, terminal.abilities, moment)
    speed = state.settings.speed
  }

  /// Runs until something ends it, and leaves the terminal taken.
  public mutating func run(_ beginning: Beginning = Beginning()) -> LoopEnding {
    let ending = runToEnd(beginning)
    // Nobody is there any more to be told of faults.
    for fault in publishing.publish() { log.write(.notPublished(fault)) }
    return ending
  }

  private mutating func runToEnd(_ beginning: Beginning) -> LoopEnding {
    if let ending = take([.began(beginning)]) ?? show() { return ending }
    host.keepAwake()
    while true {
      let wakeup = host.wait(for: output.terminal.descriptor, upTo: timeToNextWake)
      if let ending = answer(wakeup) ?? show() { return ending }
    }
  }

  /// The time by which sounds last, however fast a rehearsal is.
  private var worldTime: Timestamp { Timestamp(offset: start.duration(to: clock.now)) }

  private var moment: Moment {
    Moment(
      Timestamp(offset: worldTime.offset * speed), timeOfDay: host.timeOfDay,
      wallClock: host.wallClock)
  }

  /// Rounded up, so that the moment has come when the wait ends.
  private var timeToNextWake: Duration? {
    let rounding = Duration(secondsComponent: 0, attosecondsComponent: Int64(speed - 1))
    return [
      state.nextWake.map { (max(.zero, $0 - moment.timestamp) + rounding) / speed },
      voice.nextWake.map { max(.zero, $0 - worldTime) },
    ].compactMap { $0 }.min()
  }

  private mutating func answer(_ wakeup: Wakeup) -> LoopEnding? {
    if wakeup.contains(.writable), let ending = goOn() { return ending }
    if wakeup.contains(.signal), let ending = answerSignals() { return ending }
    if wakeup.contains(.hangup), state.abilities.hasKeys { return .hungUp }
    let size = output.terminal.size
    if size != state.size, let ending = take([.resized(size)]) { return ending }
    // Where there are only lines, an input that is gone has ended, and `drain` says so.
    let inputs = wakeup.isDisjoint(with: [.readable, .hangup]) ? [] : output.terminal.drain()
    return take(inputs.isEmpty ? [.timePassed] : inputs.map(Event.input))
  }

  /// Takes events in their order; what one of them leads to may take time.
  private mutating func take(_ events: [Event]) -> LoopEnding? {
    for event in events {
      log.write(event)
      for effect in state.update(event, at: moment) {
        if let ending = perform(effect) { return ending }
      }
    }
    return nil
  }

  private mutating func perform(_ effect: Effect) -> LoopEnding? {
    switch effect {
    case .ring: write { $0.ring() }
    case .report(let report): output.tell(report, through: &host)
    case .publish(let event):
      output.tell(event, through: &host)
      publishing.add(event)
    case .store(let preset):
      return keep { (loop) throws(S.Failure) in try loop.storage.store(preset) }
    case .record(let countdown):
      return keep(else: Event.notRecorded) { (loop) throws(S.Failure) in
        try loop.storage.record(countdown, at: loop.moment.timestamp)
      }
    case .remember(let hint): remember(hint)
    case .voice(let event): voice.add(event)
    case .readWallClock(let timeOfDay):
      return take([.wallClock(host.reading(of: timeOfDay))])
    case .end(let ending):
      log.write("end \(ending)")
      return .ended(ending)
    }
    return nil
  }

  /// Shows what is to be kept, and keeps it: who sees it may pull the plug.
  private mutating func keep(
    else failed: (String) -> Event = Event.notStored,
    _ body: (inout EventLoop) throws(S.Failure) -> Void
  ) -> LoopEnding? {
    draw()
    do throws(S.Failure) {
      try body(&self)
      return nil
    } catch {
      return take([failed("\(error)")])
    }
  }

  /// What is not remembered is told again the next time, which does no harm.
  private mutating func remember(_ hint: Hint) {
    do throws(S.Failure) {
      try storage.remember(hint)
    } catch {
      log.write("not remembered: \(error)")
    }
  }

  /// Draws, then tells the voice and other programs: no child that they begin delays a digit.
  private mutating func show() -> LoopEnding? {
    draw()
    while case let answers = tellChildren(), !answers.isEmpty {
      if let ending = take(answers) { return ending }
      draw()
    }
    return nil
  }

  private mutating func tellChildren() -> [Event] {
    voice.tell(at: worldTime).map(Event.voice) + publishing.publish().map(Event.notPublished)
  }

  /// Lets the terminal write something beside pictures.
  mutating func write(_ body: (inout T) -> Void) {
    output.write(through: &host) { body(&$0.terminal) }
  }

  /// Goes on writing, since something is taken again, and says what was left out till then.
  private mutating func goOn() -> LoopEnding? {
    output.goOn(through: &host)
    return tellLeftOut()
  }

  private mutating func tellLeftOut() -> LoopEnding? {
    let count = output.takeLeftOut()
    return count > 0 ? take([.leftOut(count)]) : nil
  }

  private mutating func draw() { output.draw(state, through: &host) }

  /// Falls silent, and tells what is still to be told, however long that takes.
  public mutating func finish() {
    voice.finish()
    output.finish()
    _ = tellLeftOut()
    output.finish()
  }
}
