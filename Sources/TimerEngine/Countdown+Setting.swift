// Choosing a time.
extension Countdown {
  /// Makes it ready at a preset's duration; a time of day at which it was to end is forgotten.
  public mutating func load(_ preset: Preset, at now: Timestamp) {
    chosen = preset
    finish = nil
    reset(to: greenTime, at: now)
  }

  /// Makes it ready at the time at which a lamp's phase begins: green's is the green time.
  public mutating func tap(_ lamp: Lamp, at now: Timestamp) {
    reset(to: time(of: lamp), at: now)
  }

  /// The remaining time at which a lamp's phase begins, in seconds.
  public func time(of lamp: Lamp) -> Int {
    switch lamp {
    case .green: greenTime
    case .yellow: thresholds.yellow
    case .red: thresholds.red
    }
  }

  private mutating func reset(to seconds: Int, at now: Timestamp) {
    run = .ready(seconds)
    idleSince = now
  }

  /// Sets the clock while it is stopped: `seconds` more, or less if negative.
  ///
  /// Ready, the green time moves along if it is what is shown; after a tap on another lamp the
  /// clock moves alone, so that `hold` can then make it that lamp's. A step out of 0:01 to
  /// 23:59:59 is not taken. Paused, the clock alone changes, as with `add`. Returns whether
  /// anything changed.
  public mutating func set(by seconds: Int) -> Bool {
    switch run {
    case .running: return false
    case .paused(let remaining):
      run = .paused(remaining: Self.moved(remaining, by: seconds))
      return run != .paused(remaining: remaining)
    case .ready(let time):
      guard (1...longestTime).contains(time + seconds) else { return false }
      if time == greenTime { greenTime += seconds }
      run = .ready(time + seconds)
      return true
    }
  }

  /// Gives or takes time whatever the machine does; neither green time nor thresholds move.
  ///
  /// Ready it is `set`. Before the deadline time can be taken down to 0:00, and no further;
  /// after it the arithmetic is exact, across zero both ways. Nothing goes beyond 23:59:59 on
  /// either side. Returns whether anything changed.
  public mutating func add(_ seconds: Int, at now: Timestamp) -> Bool {
    guard case .running(let deadline, let since) = run else { return set(by: seconds) }
    let moved = now + Self.moved(deadline - now, by: seconds)
    run = .running(deadline: moved, since: since)
    return moved != deadline
  }

  private static func moved(_ remaining: Duration, by seconds: Int) -> Duration {
    let longest = Duration.seconds(longestTime)
    let least = remaining.shownSecond < 0 ? .zero - longest : min(remaining, .zero)
    return max(min(remaining + .seconds(seconds), max(longest, remaining)), min(least, remaining))
  }
}
