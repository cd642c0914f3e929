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
  /// The thresholds for a time of `time` seconds, with those that were asked for in place of the
  /// usual ones.
  ///
  /// One that was asked for alone moves the usual other one to fit; two that contradict each
  /// other are refused, and so is one above the time.
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
  /// Lets yellow and red begin at other remaining times in the first segment, which counts down;
  /// `nil` leaves one where it is, as far as it still fits.
  package mutating func setThresholds(yellow: Int?, red: Int?) throws(ThresholdError) {
    guard yellow != nil || red != nil else { return }
    let segment = format.segments[0]
    let standard = PhaseThresholds(
      yellow: segment.beginning(of: .yellow) ?? 0, red: segment.beginning(of: .red) ?? 0)
    let asked = try (standard ?? .proportional(to: segment.length)).asked(
      yellow: yellow, red: red, time: segment.length)
    format.segments[0].marks.removeAll { if case .phase = $0.signal { true } else { false } }
    format.segments[0].marks += Segment(length: segment.length, thresholds: asked).marks
  }
}
