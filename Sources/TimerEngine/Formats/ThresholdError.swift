/// Thresholds that contradict each other or the time they are for.
package enum ThresholdError: Error, Hashable, Sendable {
  /// Yellow would begin before the talk: its threshold, and the talk's time.
  case yellowAboveTime(Int, time: Int)
  /// Red would begin before the talk.
  case redAboveTime(Int, time: Int)
  /// Red would begin before yellow.
  case redAboveYellow(Int, yellow: Int)
}

extension PhaseThresholds {
  /// The thresholds for a time of `time` seconds, with given ones in place of the usual ones.
  ///
  /// If only one is given, the usual other one is moved to fit. Throws if two contradict each
  /// other, or if one is above the time.
  package func asked(yellow: Int?, red: Int?, time: Int) throws(ThresholdError) -> PhaseThresholds {
    if let yellow, yellow > time { throw .yellowAboveTime(yellow, time: time) }
    if let red, red > time { throw .redAboveTime(red, time: time) }
    if let yellow, let red, red > yellow { throw .redAboveYellow(red, yellow: yellow) }
    let askedYellow = yellow ?? max(self.yellow, red ?? 0)
    let asked = PhaseThresholds(yellow: askedYellow, red: min(red ?? self.red, askedYellow))
    return asked ?? self
  }
}

extension Preset {
  /// Changes the remaining times at which yellow and red begin in the first segment, which counts
  /// down; `nil` keeps one, as far as it still fits.
  package mutating func setThresholds(yellow: Int?, red: Int?) throws(ThresholdError) {
    guard yellow != nil || red != nil else { return }
    let segment = format.segments[0]
    let standard = PhaseThresholds(
      yellow: segment.beginning(of: .yellow) ?? 0, red: segment.beginning(of: .red) ?? 0)
    let asked = try (standard ?? .proportional(to: segment.length)).asked(
      yellow: yellow, red: red, time: segment.length)
    format.segments[0].marks.removeAll { $0.beginsPhase }
    format.segments[0].marks += Segment(length: segment.length, thresholds: asked).marks
  }
}
