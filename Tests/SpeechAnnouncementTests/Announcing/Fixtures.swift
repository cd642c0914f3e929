import SpeechAnnouncement
import TimerEngine

extension Segment {
  /// TED's: yellow at 3:00, red at 1:00.
  static let ted = yellow(180, red: 60)

  /// A segment that is longer than any of its times, which are known to be in order.
  static func yellow(_ yellow: Int, red: Int) -> Segment {
    guard let thresholds = PhaseThresholds(yellow: yellow, red: red) else {
      preconditionFailure("red \(red) is not from 0 to yellow \(yellow)")
    }
    return Segment(length: longestTime, thresholds: thresholds)
  }

  /// This with words at marks, by the remaining second.
  func saying(_ words: [Int: String]) -> Segment {
    var segment = self
    segment.marks += words.map { Mark(at: $0.key, .say($0.value)) }
    return segment
  }
}

extension CueSchedule {
  /// The cues of a talk that goes down from one second to another without a gap.
  func walk(from first: Int, to last: Int) -> [Cue] {
    stride(from: first, to: last, by: -1).flatMap { cues(from: $0, to: $0 - 1) }
  }
}

extension CueSchedule {
  /// The schedule of a segment with other rules.
  init(of segment: Segment, rules: CueRules?) {
    var segment = segment
    segment.cueRules = rules
    self.init(of: segment)
  }
}
