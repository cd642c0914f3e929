import SpeechAnnouncement
import TimerEngine

extension PhaseThresholds {
  /// TED's: yellow at 3:00, red at 1:00.
  static let ted = yellow(180, red: 60)

  /// Thresholds that are known to be in order.
  static func yellow(_ yellow: Int, red: Int) -> PhaseThresholds {
    guard let thresholds = PhaseThresholds(yellow: yellow, red: red) else {
      preconditionFailure("red \(red) is not from 0 to yellow \(yellow)")
    }
    return thresholds
  }
}

extension Schedule {
  /// The cues of a talk that goes down from one second to another without a gap.
  func walk(from first: Int, to last: Int) -> [Cue] {
    stride(from: first, to: last, by: -1).flatMap { cues(from: $0, to: $0 - 1) }
  }
}
