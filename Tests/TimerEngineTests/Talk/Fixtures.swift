import TimerEngine
import TimerTestSupport

extension Timestamp {
  /// The moment so many seconds after the start.
  static func second(_ number: Int) -> Timestamp { Timestamp(sinceStart: .seconds(number)) }

  /// The moment so many milliseconds after the start.
  static func millisecond(_ number: Int) -> Timestamp {
    Timestamp(sinceStart: .milliseconds(number))
  }

  /// The moment so many nanoseconds after the start.
  static func nanosecond(_ number: Int) -> Timestamp { Timestamp(sinceStart: .nanoseconds(number)) }
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

extension Preset {
  /// Formats of all kinds: with and without a red before zero, short, long, hardly sound.
  static let some = [
    Preset(name: "TED talk", slot: 1, duration: 1080, thresholds: .yellow(180, red: 60)),
    Preset(name: "Lightning talk", slot: 2, duration: 300, thresholds: .yellow(60, red: 15)),
    Preset(name: "3MT", slot: 9, duration: 180, thresholds: .yellow(45, red: 15)),
    Preset(name: "Full hour", duration: 3600, thresholds: .yellow(600, red: 300)),
    Preset(name: "No red", duration: 12, thresholds: .yellow(5, red: 0)),
    Preset(name: "A second", duration: 1, thresholds: .yellow(0, red: 0)),
  ]
}

extension Talk {
  /// Ten minutes, yellow at two, red at one; ready since the start.
  static var tenMinutes: Talk {
    Talk(Preset(duration: 600, thresholds: .yellow(120, red: 60)))
  }

  /// Ten seconds, yellow at four, red at two; ready since the start.
  static var tenSeconds: Talk {
    Talk(Preset(duration: 10, thresholds: .yellow(4, red: 2)))
  }

  /// Ten minutes, started at the start.
  static var running: Talk { tenMinutes.changed { $0.start(at: .start) } }

  /// Ten minutes, started at the start and stopped at a moment, 100 s unless told otherwise.
  static func paused(at moment: Timestamp = .second(100)) -> Talk {
    running.changed { $0.stop(at: moment) }
  }

  /// A copy that has been changed.
  func changed<Failure>(
    _ change: (inout Talk) throws(Failure) -> Void
  ) throws(Failure) -> Talk {
    var copy = self
    try change(&copy)
    return copy
  }
}
