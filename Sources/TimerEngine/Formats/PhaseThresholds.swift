/// The remaining times at which yellow and red begin, in whole seconds.
///
/// Thresholds are inclusive: a shown second of `yellow` is yellow. Always 0 ≤ red ≤ yellow.
package struct PhaseThresholds: Hashable, Sendable {
  /// The shown second at which yellow begins.
  package let yellow: Int
  /// The shown second at which red begins; may be 0.
  package let red: Int

  /// Creates thresholds, or `nil` unless 0 ≤ `red` ≤ `yellow`.
  package init?(yellow: Int, red: Int) {
    guard 0 <= red, red <= yellow else { return nil }
    self.init(orderedYellow: yellow, red: red)
  }

  private init(orderedYellow yellow: Int, red: Int) {
    self.yellow = yellow
    self.red = red
  }

  /// TED's proportions for a time of `seconds`: yellow a sixth of it, red an eighteenth.
  ///
  /// Rounded to the nearest 5 seconds, below a minute to the nearest second, halves up.
  package static func proportional(to seconds: Int) -> PhaseThresholds {
    let step = seconds < 60 ? 1 : 5
    func part(_ divisor: Int) -> Int {
      (2 * max(0, seconds) + divisor * step) / (2 * divisor * step) * step
    }
    return PhaseThresholds(orderedYellow: part(6), red: part(18))
  }
}
