public import SpeakerTimer
public import TerminalCanvas
import TimerEngine

/// How the loop has ended.
public enum LoopEnding: Equatable, Sendable {
  /// By a key.
  case ended(Ending)
  /// By a signal with this number, or because the terminal is gone, which is SIGHUP's.
  case signalled(Int32)
}

/// The loop: draws, waits for whatever comes first, updates, and does what is asked.
///
/// One thread and one wait. It sleeps to the exact instant at which something on the screen
/// changes, and keys that came together are all taken before the next drawing.
public struct EventLoop<C: Clock, H: Host, T: Terminal, A: Announcer, S: Storage>
where C.Duration == Duration {
  /// SIGHUP's number, the same on every system.
  private static var hangup: Int32 { 1 }

  private let clock: C
  private let start: C.Instant
  private let speed: Int
  private var host: H
  private var terminal: T
  private var announcer: A
  private var storage: S
  private var state: State
  private var screen = Screen()

  /// Creates the loop of a program that starts now.
  ///
  /// - Parameters:
  ///   - clock: a clock that runs on while the machine is suspended.
  ///   - host: the operating system.
  ///   - terminal: the terminal, taken.
  ///   - announcer: who tells what happens beside the screen.
  ///   - storage: where presets are stored.
  ///   - makeState: makes the state from the terminal's size and abilities and the moment of the
  ///     start.
  public init(
    clock: C, host: H, terminal: T, announcer: A, storage: S,
    makeState: (Size, Abilities, Moment) -> State
  ) {
    self.clock = clock
    self.host = host
    self.terminal = terminal
    self.announcer = announcer
    self.storage = storage
    start = clock.now
    let moment = Moment(.start, timeOfDay: host.timeOfDay)
    state = makeState(terminal.size, terminal.abilities, moment)
    speed = state.settings.speed
  }

  /// Runs until something ends it, and leaves the terminal taken.
  ///
  /// What was found wrong on the way here is told first, in these words.
  public mutating func run(problems: [String] = []) -> LoopEnding {
    if let ending = take([.began(problems: problems)]) { return ending }
    terminal.draw(screen.view(state))
    host.keepAwake()
    while true {
      let wakeup = host.wait(for: terminal.descriptor, upTo: timeToNextWake)
      if let ending = answer(wakeup) { return ending }
      terminal.draw(screen.view(state))
    }
  }

  private var moment: Moment {
    Moment(
      Timestamp(offset: start.duration(to: clock.now) * speed), timeOfDay: host.timeOfDay)
  }

  /// Rounded up, so that the moment has come when the wait ends.
  private var timeToNextWake: Duration? {
    let rounding = Duration(secondsComponent: 0, attosecondsComponent: Int64(speed - 1))
    return state.nextWake.map { (max(.zero, $0 - moment.timestamp) + rounding) / speed }
  }

  private mutating func answer(_ wakeup: Wakeup) -> LoopEnding? {
    if wakeup.contains(.signal), let ending = answerSignals() { return ending }
    if wakeup.contains(.hangup), state.abilities.hasScreen { return .signalled(Self.hangup) }
    // Where there are only lines, an input that is gone has ended, and `drain` says so.
    let inputs = wakeup.isDisjoint(with: [.readable, .hangup]) ? [] : terminal.drain()
    return take(inputs.isEmpty ? [.timePassed] : inputs.map(Event.input))
  }

  /// Takes events in their order; what one of them leads to may take time.
  private mutating func take(_ events: [Event]) -> LoopEnding? {
    for event in events {
      for effect in state.update(event, at: moment) {
        if let ending = perform(effect) { return ending }
      }
    }
    return nil
  }

  private mutating func perform(_ effect: Effect) -> LoopEnding? {
    switch effect {
    case .ring: terminal.ring()
    case .report(let report): announcer.report(report)
    case .store(let preset): return store(preset)
    case .readWallClock(let timeOfDay):
      let (passed, left) = host.distances(to: timeOfDay)
      return take([.wallClock(passed: passed, left: left)])
    case .end(let ending): return .ended(ending)
    }
    return nil
  }

  /// Shows that a preset is stored, and stores it: who sees it may pull the plug.
  private mutating func store(_ preset: Preset) -> LoopEnding? {
    terminal.draw(screen.view(state))
    do throws(S.Failure) {
      try storage.store(preset)
      return nil
    } catch {
      return take([.notStored("\(error)")])
    }
  }

  private mutating func endingAfterStop() -> LoopEnding? {
    for case .end(let number) in host.drainSignals() { return .signalled(number) }
    return nil
  }

  private mutating func answerSignals() -> LoopEnding? {
    for signal in host.drainSignals() {
      switch signal {
      case .end(let number): return .signalled(number)
      case .stop:
        terminal.suspend()
        host.stop()
        // Before the terminal is touched: a signal may have come to a stopped job, which must
        // not take the terminal from the shell.
        if let ending = endingAfterStop() { return ending }
        terminal.resume()
      case .goOn: terminal.resume()
      case .resize: terminal.resize()
      }
    }
    return terminal.size == state.size ? nil : take([.resized(terminal.size)])
  }
}
