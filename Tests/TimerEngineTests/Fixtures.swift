import TimerEngine

extension Timestamp {
  /// The moment so many seconds after the start.
  static func second(_ number: Int) -> Timestamp { Timestamp(offset: .seconds(number)) }

  /// The moment so many milliseconds after the start.
  static func millisecond(_ number: Int) -> Timestamp { Timestamp(offset: .milliseconds(number)) }

  /// The moment so many nanoseconds after the start.
  static func nanosecond(_ number: Int) -> Timestamp { Timestamp(offset: .nanoseconds(number)) }
}

extension PhaseThresholds {
  /// Thresholds that are known to be in order.
  static func yellow(_ yellow: Int, red: Int) -> PhaseThresholds {
    guard let thresholds = PhaseThresholds(yellow: yellow, red: red) else {
      preconditionFailure("red \(red) is not from 0 to yellow \(yellow)")
    }
    return thresholds
  }
}

extension Countdown {
  /// Ten minutes, yellow at two, red at one; ready since the start.
  static var tenMinutes: Countdown {
    Countdown(greenTime: 600, thresholds: .yellow(120, red: 60))
  }

  /// Ten seconds, yellow at four, red at two; ready since the start.
  static var tenSeconds: Countdown {
    Countdown(greenTime: 10, thresholds: .yellow(4, red: 2))
  }

  /// Ten minutes, started at the start.
  static var running: Countdown { tenMinutes.changed { $0.start(at: .start) } }

  /// Ten minutes, started at the start and stopped at a moment, 100 s unless told otherwise.
  static func paused(at moment: Timestamp = .second(100)) -> Countdown {
    running.changed { $0.stop(at: moment) }
  }

  /// A copy that has been changed.
  func changed<Failure>(
    _ change: (inout Countdown) throws(Failure) -> Void
  ) throws(Failure) -> Countdown {
    var copy = self
    try change(&copy)
    return copy
  }
}
