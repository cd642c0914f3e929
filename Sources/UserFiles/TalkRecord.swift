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

  /// Whether it is so old that nobody may be waiting for it any more: more than twice the talk's
  /// length.
  public func isOld(at clocks: ClockReading) -> Bool {
    clocks.since(self.clocks) > .seconds(2 * talk.duration)
  }

  /// The countdown that goes on at the program's start, when the clocks stand at `clocks`: a
  /// running one has run on in between, a paused one has not.
  public func countdown(at clocks: ClockReading) -> Countdown {
    let passed = clocks.since(self.clocks)
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
