// Starting, stopping, and moving the start.
extension Countdown {
  /// Starts a countdown that is ready, or goes on with one that is paused; running it stays so.
  public mutating func start(at now: Timestamp) {
    guard !isRunning else { return }
    run = .running(deadline: now + remaining(at: now), since: now)
  }

  /// Runs to a time of day, whatever it did before.
  public mutating func run(until finish: Finish, at now: Timestamp) {
    self.finish = finish
    start(at: now)
    guard case .running(_, let since) = run else { return }
    run = .running(deadline: finish.moment, since: since)
  }

  /// Stops a running countdown, in overtime too.
  public mutating func stop(at now: Timestamp) {
    guard isRunning else { return }
    run = .paused(remaining: remaining(at: now))
    idleSince = now
  }

  /// Moves the start back to the last stop or reset, as if it had been pressed there.
  ///
  /// Stopped, it starts as well. Returns by how much the start was moved; zero if it stands
  /// there already.
  public mutating func startFromIdle(at now: Timestamp) -> Duration {
    switch run {
    case .ready, .paused:
      run = .running(deadline: idleSince + remaining(at: now), since: idleSince)
      return now - idleSince
    case .running(let deadline, let since):
      let late = since - idleSince
      run = .running(deadline: deadline - late, since: idleSince)
      return late
    }
  }
}
