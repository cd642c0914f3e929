package import TimerEngine

extension Schedule {
  /// All cues of a segment that runs through, in order of time, the start among them, until so many
  /// reminders after zero.
  package func cues(reminders: Int) -> [Cue] {
    guard let rules else { return [] }
    let duration = segment.length
    let start = Cue(.start, at: duration, in: phase(at: duration))
    let end = -reminders * (rules.intervals[.overtime] ?? 0)
    return [start] + stride(from: duration - 1, through: end, by: -1).flatMap(cues(at:))
  }

  /// The next shown second below one that has a tone of its own, if it comes within a minute.
  package func tone(after shown: Int) -> Int? {
    stride(from: shown - 1, through: max(0, shown - 60), by: -1).first { second in
      cues(at: second).contains { $0.kind == .beep || $0.kind == .zero }
    }
  }
}
