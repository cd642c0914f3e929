import SpeechAnnouncement
import TimerEngine

// Reading the phases of a segment.
extension PresetReader {
  /// The marks at which phases begin; `nil` if there is a problem with them or with the duration.
  mutating func phases(
    _ entries: [String: YAMLNode], of duration: Int?, _ counts: Direction
  ) -> [Mark]? {
    counts == .down ? phasesBefore(entries, duration) : phasesNamed(entries, duration)
  }

  /// Counting down: the given remaining times, and the default ones for the others.
  private mutating func phasesBefore(
    _ entries: [String: YAMLNode], _ duration: Int?
  ) -> [Mark]? {
    if let node = entries["green"] {
      reader.addProblem("green is only for 'count: up'", at: node, expected: "yellow or red")
    }
    let yellow = entries["yellow"].flatMap { threshold($0, called: "yellow", of: duration) }
    let red = entries["red"].flatMap { threshold($0, called: "red", of: duration) }
    guard let duration else { return nil }
    do throws(ThresholdError) {
      let thresholds = try PhaseThresholds.proportional(to: duration).asked(
        yellow: yellow, red: red, time: duration)
      return Segment(length: duration, thresholds: thresholds).marks
    } catch {
      addProblem(error, entries)
      return nil
    }
  }

  /// Counting up: the given elapsed times.
  ///
  /// Red begins at the end at the latest, if any phase begins at all.
  private mutating func phasesNamed(
    _ entries: [String: YAMLNode], _ duration: Int?
  ) -> [Mark]? {
    var marks: [Mark] = []
    var earlier: (name: String, time: Int) = ("the start", 0)
    var isValid = true
    for phase in [Phase.green, .yellow, .red] {
      guard let node = entries[phase.rawValue],
        let time = threshold(node, called: phase.rawValue, of: duration), let duration
      else { continue }
      if time > duration || time < earlier.time {
        let bound = time > duration ? ("after the duration", duration) : ("before", earlier.time)
        let name = time > duration ? "" : " \(earlier.name)"
        reader.addProblem(
          "\(phase.rawValue) '\(TimeText.plain(time))' is \(bound.0)\(name), "
            + TimeText.plain(bound.1), at: node,
          expected: "an elapsed time from \(TimeText.plain(earlier.time)) to "
            + TimeText.plain(duration))
        isValid = false
      }
      earlier = (phase.rawValue, time)
      marks.append(Mark(at: time, .phase(phase)))
    }
    guard let duration, isValid else { return nil }
    if !marks.isEmpty, entries["red"] == nil {
      marks.append(Mark(at: duration, .phase(.red)))
    }
    return marks
  }

  /// A time, or per cent of the duration.
  private mutating func threshold(_ node: YAMLNode, called name: String, of duration: Int?) -> Int?
  {
    let expected = FileExpectation.other("a time such as 3:00, or a percentage such as 20%")
    return reader.value(of: node, called: name, expected: expected) { (text) throws(TimeError) in
      try Threshold(text).seconds(of: duration ?? 0)
    } problem: { error in
      .invalidTime(.key(name), error.shown, or: error.problem == .invalidShare ? nil : .share)
    }
  }

  private mutating func addProblem(_ error: ThresholdError, _ entries: [String: YAMLNode]) {
    guard let node = entries[error.key] else { return }
    reader.addProblem(.threshold(error), at: node)
  }
}
