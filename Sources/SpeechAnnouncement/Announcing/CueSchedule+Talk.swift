package import TimerEngine

extension CueSchedule {
  /// All cues of a segment that runs through, in order of time, the start among them, until a
  /// number of reminders after zero and until the last mark.
  package func cues(reminders: Int) -> [Cue] {
    guard let rules else { return [] }
    let end = -reminders * (rules.intervals[.overtime] ?? 0)
    return [start] + cues(until: min(end, segment.lastMark))
  }

  private var start: Cue { cue(.start, at: segment.length) }

  private func cues(until end: Int) -> [Cue] {
    stride(from: segment.length - 1, through: end, by: -1).flatMap(cues(at:))
  }

  /// The cues of all segments of a talk that runs through: a segment that waits for the operator
  /// ends at zero, and the last one runs on for a number of reminders unless it stops.
  package static func cues(
    of format: Format, reminders: Int
  ) -> [Cue] {
    let count = format.segments.count
    return format.segments.enumerated().flatMap { index, segment in
      let schedule = CueSchedule(of: segment)
      guard segment.cueRules != nil else { return [Cue]() }
      let isLast = index == count - 1
      var cues =
        isLast && segment.atEnd != .stop
        ? schedule.cues(reminders: reminders) : [schedule.start] + schedule.cues(until: 0)
      if index > 0 {
        let place = SegmentPlace(segment.name, number: index + 1, of: count)
        cues[0] = Cue(
          .segment, at: segment.length, digits: cues[0].digits, in: cues[0].phase, place: place)
      }
      if !isLast, segment.atEnd == .next { cues.removeAll { $0.remainingSecond == 0 } }
      return cues
    }
  }

  /// The next shown second below one in which anything is said or sounded, and `true`; the second
  /// an hour later and `false` if nothing is until then.
  package func nextSound(
    after remainingSecond: Int, where isHeard: (Cue) -> Bool
  ) -> (second: Int, isSound: Bool) {
    let last = remainingSecond - 3600
    let second = stride(from: remainingSecond - 1, through: last, by: -1).first {
      cues(at: $0).contains(where: isHeard)
    }
    return (second ?? last, second != nil)
  }

  /// The next shown second below one that has a tone of its own, if it comes within a minute.
  package func tone(after remainingSecond: Int) -> Int? {
    stride(from: remainingSecond - 1, through: max(0, remainingSecond - 60), by: -1).first {
      second in
      cues(at: second).contains { $0.kind == .beep || $0.kind == .zero }
    }
  }
}
