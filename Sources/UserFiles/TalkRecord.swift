public import TimerEngine

/// A talk as it was when it changed last, to be taken up again by another run of the program.
public struct TalkRecord: Hashable, Sendable {
  /// The talk as it was set.
  public var talk: Preset
  /// Whether the time passed, or was stopped.
  public var isRunning: Bool
  /// What was left then; negative in overtime.
  public var remaining: Duration
  /// Where the clocks stood then.
  public var clocks: ClockReading

  /// Creates a record.
  public init(talk: Preset, isRunning: Bool, remaining: Duration, clocks: ClockReading) {
    self.talk = talk
    self.isRunning = isRunning
    self.remaining = remaining
    self.clocks = clocks
  }

  /// Records a countdown as it is at a moment; `nil` if it is ready, since nothing can be lost.
  public init?(_ countdown: Countdown, at now: Timestamp, clocks: ClockReading) {
    guard !countdown.isReady else { return nil }
    self.init(
      talk: countdown.talk, isRunning: countdown.isRunning,
      remaining: countdown.remaining(at: now), clocks: clocks)
  }

  /// Whether it is so old that nobody may be waiting for it any more: more than twice the talk's
  /// length.
  public func isOld(at clocks: ClockReading) -> Bool {
    clocks.since(self.clocks) > .seconds(2 * talk.duration)
  }

  /// The countdown that goes on at the program's start, when the clocks stand at `clocks`: a
  /// running one has run on in between, a paused one has not.
  public func countdown(at clocks: ClockReading) -> Countdown {
    guard isRunning else { return Countdown(talk, run: .paused(remaining: remaining)) }
    let left = remaining - clocks.since(self.clocks)
    return Countdown(talk, run: .running(deadline: .start + left, since: .start))
  }
}
