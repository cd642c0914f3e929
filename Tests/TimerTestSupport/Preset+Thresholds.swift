package import TimerEngine

// Talks of one segment that counts down, as most tests have them.
extension Preset {
  /// The marks of yellow and red in the first segment, which a shorter length may hide.
  package var thresholds: PhaseThresholds {
    let times = [Phase.yellow, .red].map { phase in
      format.segments[0].marks.first { $0.signal == .phase(phase) }?.at ?? 0
    }
    return PhaseThresholds(yellow: times[0], red: times[1]) ?? .proportional(to: duration)
  }

  /// What is said at marks of the first segment, by the remaining second.
  package var words: [Int: String] {
    get {
      let words = format.segments[0].marks.compactMap { mark in
        if case .say(let words, _) = mark.signal { (mark.at, words) } else { nil }
      }
      return Dictionary(words) { first, _ in first }
    }
    set {
      format.segments[0].marks.removeAll { if case .say = $0.signal { true } else { false } }
      format.segments[0].marks += newValue.sorted { $0.key > $1.key }
        .map { Mark(at: $0.key, .say($0.value)) }
    }
  }
}

extension TalkSnapshot {
  /// The length of the segment that it is in.
  package var greenTime: Int { segment.length }

  /// When yellow and red begin; never above the length.
  package var thresholds: PhaseThresholds {
    let times = [Phase.yellow, .red].map { segment.beginning(of: $0) ?? 0 }
    return PhaseThresholds(yellow: times[0], red: times[1]) ?? .proportional(to: segment.length)
  }
}
