public import TimerEngine

/// A talk as it was when it changed last, to be taken up again by another run of the program.
public struct TalkRecord: Hashable, Sendable {
  /// The talk as it was set.
  public var talk: Preset
  /// Whether the time passed, or was stopped.
  public var isRunning: Bool
  /// What was left then; negative in overtime.
  public var remaining: Duration
  /// The time of day at which it is to end; `nil` where its length is what counts.
  public var until: Until?
  /// Where the clocks stood then.
  public var clocks: ClockReading

  /// A time of day.
  public struct Until: Hashable, Sendable {
    /// In seconds since midnight.
    public var timeOfDay: Int
    /// How long it was until then; negative if it had passed.
    public var left: Duration

    /// Creates one.
    public init(timeOfDay: Int, left: Duration) {
      self.timeOfDay = timeOfDay
      self.left = left
    }
  }

  /// Creates a record.
  public init(
    talk: Preset, isRunning: Bool, remaining: Duration, until: Until? = nil, clocks: ClockReading
  ) {
    self.talk = talk
    self.isRunning = isRunning
    self.remaining = remaining
    self.until = until
    self.clocks = clocks
  }

  /// Records a countdown as it is at a moment; `nil` if it is ready, since nothing can be lost.
  public init?(_ countdown: Countdown, at now: Timestamp, clocks: ClockReading) {
    guard !countdown.isReady else { return nil }
    self.init(
      talk: countdown.talk, isRunning: countdown.isRunning,
      remaining: countdown.remaining(at: now),
      until: countdown.finish.map { Until(timeOfDay: $0.timeOfDay, left: $0.moment - now) },
      clocks: clocks)
  }

  /// What a start of the program, when the clocks stand at `clocks`, makes of the talk.
  public func takenUp(at clocks: ClockReading) -> TakenUp {
    guard let passed = clocks.since(self.clocks) else {
      return .withoutClock(Countdown(talk, run: .paused(remaining: remaining)))
    }
    // A paused talk has no deadline; it is as old as if it had gone on.
    let isOld = passed - remaining > .seconds(talk.duration) + Self.patience
    let countdown = countdown(after: passed)
    return isOld ? .old(countdown) : .goesOn(countdown)
  }

  /// What becomes of a talk that was not ended.
  public enum TakenUp: Hashable, Sendable {
    /// It goes on: a running one has run on in between, a paused one has not.
    case goesOn(Countdown)
    /// The same, but its deadline has passed so long ago that nobody may be waiting for it: more than
    /// its own length and ten minutes.
    case old(Countdown)
    /// Nobody knows how much time has passed, so it is paused with what was left then.
    case withoutClock(Countdown)

    /// The talk, as it is then.
    public var countdown: Countdown {
      switch self {
      case .goesOn(let countdown), .old(let countdown), .withoutClock(let countdown): countdown
      }
    }
  }

  private static let patience = Duration.seconds(10 * 60)

  private func countdown(after passed: Duration) -> Countdown {
    // A record of more overtime could not be read back.
    let passed = min(passed, remaining - .nanoseconds(FileNumber.remaining.range.lowerBound))
    let finish = until.map {
      Countdown.Finish(timeOfDay: $0.timeOfDay, at: .start + ($0.left - passed))
    }
    let deadline = Timestamp.start + (remaining - passed)
    return Countdown(
      talk,
      run: isRunning ? .running(deadline: deadline, since: .start) : .paused(remaining: remaining),
      finish: finish)
  }
}
