/// The machine: a talk's time, set, running or paused.
///
/// A value without a clock. Each verb is one mutating function that takes the moment at which it
/// happens; all that is shown is a function of the value and a moment. It counts no ticks:
/// running, it holds a deadline, and paused, what is left, to the nanosecond.
public struct Countdown: Equatable, Sendable {
  /// What the machine does.
  public enum Run: Equatable, Sendable {
    /// It is set to a number of whole seconds and waits for the start.
    case ready(Int)
    /// It runs since `since` and reaches zero at `deadline`.
    case running(deadline: Timestamp, since: Timestamp)
    /// It is stopped in the middle with this time left; negative in overtime.
    case paused(remaining: Duration)
  }

  /// What the machine does now.
  public internal(set) var run: Run
  /// The length of the talk in seconds: what it is ready at, and what `g` brings back.
  public internal(set) var greenTime: Int
  /// The moment of the last stop or reset: since when a talk may have begun without a start.
  public internal(set) var idleSince: Timestamp
  /// As they were set; a shorter green time hides what is above it and loses nothing.
  var chosenThresholds: PhaseThresholds

  /// Creates a countdown for a talk of `greenTime` (1 to `longestTime` seconds), ready unless
  /// another `run` is given.
  public init(
    greenTime: Int, thresholds: PhaseThresholds, run: Run? = nil, at now: Timestamp = .start
  ) {
    self.run = run ?? .ready(greenTime)
    self.greenTime = greenTime
    idleSince = now
    chosenThresholds = thresholds
  }

  /// When yellow and red begin; never above the green time.
  public var thresholds: PhaseThresholds { chosenThresholds.lowered(to: greenTime) }

  /// Whether it is another talk, or in another state of it, than before; when it was stopped last
  /// does not count.
  public func differs(from other: Countdown) -> Bool {
    run != other.run || greenTime != other.greenTime || thresholds != other.thresholds
  }

  /// Whether the time passes.
  public var isRunning: Bool {
    if case .running = run { true } else { false }
  }

  /// Whether it waits for the start of a talk.
  public var isReady: Bool {
    if case .ready = run { true } else { false }
  }

  /// The time that is left at a moment; negative in overtime.
  public func remaining(at now: Timestamp) -> Duration {
    switch run {
    case .ready(let seconds): .seconds(seconds)
    case .running(let deadline, _): deadline - now
    case .paused(let remaining): remaining
    }
  }

  /// The one integer that everything shown derives from; see `Duration.shownSecond`.
  public func shown(at now: Timestamp) -> Int { remaining(at: now).shownSecond }

  /// The phase at a moment.
  public func phase(at now: Timestamp) -> Phase { thresholds.phase(at: shown(at: now)) }

  /// The moment after `now` at which the shown second changes next, `nil` unless running.
  public func nextChange(after now: Timestamp) -> Timestamp? {
    guard case .running(let deadline, _) = run else { return nil }
    return deadline - .seconds(shown(at: now) - 1)
  }
}
