package import TimerEngine

/// What a lamp on the lectern shows.
package struct LampSignal: Hashable, Sendable {
  /// How bright it is.
  package enum Level: Hashable, Sendable {
    /// A fifth of full: the talk does not run.
    case dim
    case full
  }

  /// Which light of the traffic light it stands for.
  package var lamp: Lamp
  package var level: Level

  package init(_ lamp: Lamp, _ level: Level) {
    self.lamp = lamp
    self.level = level
  }
}

extension Scene {
  /// How long a blinking lamp is lit, and how long it is dark then.
  private static let halfBlink = Duration.milliseconds(500)
  /// How long the lamp of a paused talk is bright, and how long it is dim then.
  private static let halfPause = Duration.seconds(1)

  /// What a lamp shows of the stage; `nil` where it is dark.
  ///
  /// It is dim while the talk is ready, changes between dim and full every second while it is
  /// paused, and blinks once a second in overtime. A clock that does not flash has steady lamps.
  package var lampSignal: LampSignal? {
    guard !stage.isBlackedOut, let lamp = phase?.lamp else { return nil }
    switch talk.run.state {
    case .ready: return LampSignal(lamp, .dim)
    case .paused: return LampSignal(lamp, isEvenHalf ? .dim : .full)
    case .running: return isLampBlinking && !isEvenHalf ? nil : LampSignal(lamp, .full)
    }
  }

  /// Whether the lamp blinks: the overtime is counted, and the clock may flash.
  package var isLampBlinking: Bool {
    talk.isRunning && remainingSecond < 0 && !hidesEnd && look.flashes && !stage.isBlackedOut
  }

  /// How long the lamp stays as it is in a pause or in overtime; `nil` where it does not change by
  /// itself, or only with the shown second.
  package var lampChange: Duration? {
    guard let (time, half) = pulse else { return nil }
    return half - time.remainder(of: half)
  }

  /// How long the lamp has changed by itself, in real time, and how long each half of a change
  /// lasts.
  private var pulse: (time: Duration, half: Duration)? {
    if isLampBlinking {
      return (stage.real(.zero - talk.remaining(at: moment.talk)), Self.halfBlink)
    }
    guard talk.run.state == .paused, look.flashes, !stage.isBlackedOut else { return nil }
    return (max(.zero, stage.idleTime(at: moment)), Self.halfPause)
  }

  /// Whether it is in the first half of a change; always where nothing changes.
  private var isEvenHalf: Bool {
    guard let (time, half) = pulse else { return true }
    return time.remainder(of: half * 2) < half
  }
}

extension Duration {
  /// What is left of it, in nanoseconds, after as many whole lengths as it contains.
  fileprivate func remainder(of length: Duration) -> Duration {
    .nanoseconds(inNanoseconds % length.inNanoseconds)
  }

  private var inNanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
