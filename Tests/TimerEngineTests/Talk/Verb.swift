import TimerEngine

/// Whatever can be done to a countdown.
enum Verb {
  case start
  case stop
  case load(Preset)
  case tap(Lamp)
  case back
  case hold(Lamp)
  case set(Int)
  case add(Int)
  case startFromIdle
  case undo
}

/// What a verb says of itself.
enum Outcome: Equatable {
  case nothing
  case changed(Bool)
  case refused(Refusal)
  case late(Duration)
}

/// A countdown with its earlier states, as a program holds the two.
struct TalkWithHistory {
  var countdown: Talk
  private(set) var history: [TalkSnapshot] = []

  init(_ countdown: Talk) { self.countdown = countdown }

  /// Does it; what changed the countdown can be undone.
  @discardableResult
  mutating func apply(_ verb: Verb, at now: Timestamp) -> Outcome {
    if case .undo = verb {
      let before = history.popLast()
      if let before { countdown.restore(before, at: now) }
      return .changed(before != nil)
    }
    let before = countdown.snapshot
    defer { if countdown.snapshot != before { history.append(before) } }
    return countdown.apply(verb, at: now)
  }
}

extension Talk {
  fileprivate mutating func apply(_ verb: Verb, at now: Timestamp) -> Outcome {
    switch verb {
    case .start: start(at: now)
    case .stop: stop(at: now)
    case .load(let preset): load(preset, at: now)
    case .tap(let lamp): tap(lamp, at: now)
    case .back: back(at: now)
    case .hold(let lamp): do { try hold(lamp, at: now) } catch { return .refused(error) }
    case .set(let seconds): return .changed(set(by: seconds))
    case .add(let seconds): return .changed(add(seconds, at: now))
    case .startFromIdle: return .late(startFromIdle(at: now))
    case .undo: break
    }
    return .nothing
  }
}
