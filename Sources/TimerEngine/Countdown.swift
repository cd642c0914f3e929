/// The machine: a talk's time, set, running or paused.
///
/// A value without a clock. Each verb is one mutating function that takes the moment at which it
/// happens; all that is shown is a function of the value and a moment. It counts no ticks:
/// running, it holds a deadline, and paused, what is left, to the nanosecond.
public struct Countdown: Hashable, Sendable {
  /// What the machine does.
  public enum Run: Hashable, Sendable {
    /// It is set to a number of whole seconds and waits for the start.
    case ready(Int)
    /// It runs since `since` and reaches zero at `deadline`.
    case running(deadline: Timestamp, since: Timestamp)
    /// It is stopped in the middle with this time left; negative in overtime.
    case paused(remaining: Duration)
  }

  /// A time of day at which a talk is to end, wherever its deadline has gone since.
  public struct Finish: Hashable, Sendable {
    /// The time of day, in seconds since midnight.
    public var timeOfDay: Int
    /// When it comes, as the wall clock was read last; it may have passed.
    public var moment: Timestamp

    /// Creates a finish.
    public init(timeOfDay: Int, at moment: Timestamp) {
      self.timeOfDay = timeOfDay
      self.moment = moment
    }
  }

  /// What the machine does now.
  public internal(set) var run: Run
  /// The moment of the last stop or reset: since when a talk may have begun without a start.
  public internal(set) var idleSince: Timestamp
  /// The time of day at which it is to end; `nil` where the talk's length is what counts.
  public internal(set) var finish: Finish?
  /// The talk as it was set; a shorter green time hides the thresholds above it and loses nothing.
  var chosen: Preset

  /// Creates a countdown for a talk, ready unless another `run` is given.
  public init(_ talk: Preset, run: Run? = nil, finish: Finish? = nil, at now: Timestamp = .start) {
    self.run = run ?? .ready(talk.duration)
    self.finish = finish
    idleSince = now
    chosen = talk
  }

  /// The talk as it is set now, with thresholds that are never above its duration.
  public var talk: Preset {
    var talk = chosen
    talk.thresholds = thresholds
    return talk
  }

  /// The same countdown of a talk that is called and ends otherwise.
  public func titled(_ title: String, overtime: Overtime) -> Countdown {
    var countdown = self
    countdown.chosen.title = title
    countdown.chosen.overtime = overtime
    return countdown
  }

  /// The length of the talk in seconds: what it is ready at, and what `g` brings back.
  public internal(set) var greenTime: Int {
    get { chosen.duration }
    set { chosen.duration = newValue }
  }

  /// When yellow and red begin; never above the green time.
  public var thresholds: PhaseThresholds { chosen.thresholds.lowered(to: chosen.duration) }

  /// Whether it is another talk, or in another state of it, than before; when it was stopped last
  /// does not count.
  public func differs(from other: Countdown) -> Bool { run != other.run || talk != other.talk }

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
