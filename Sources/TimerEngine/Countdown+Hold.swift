/// Why a lamp could not take the shown time.
public enum HoldRefusal: Error, Hashable, Sendable {
  /// The green time cannot change while a talk runs.
  case greenWhileRunning
  /// After zero there is no time to take.
  case inOvertime
  /// A green time of 0:00 is none.
  case greenAtZero
  /// Yellow cannot begin before the green time.
  case aboveGreenTime
  /// Red cannot begin before yellow.
  case redAboveYellow
}

// Holding a lamp: the shown time becomes the one at which its phase begins.
extension Countdown {
  /// Makes the shown time a lamp's.
  ///
  /// Green lowers the thresholds above it for good, yellow lowers a red above it; red above
  /// yellow is refused, and so is yellow above the green time.
  public mutating func hold(_ lamp: Lamp, at now: Timestamp) throws(HoldRefusal) {
    let shown = shown(at: now)
    guard shown >= 0 else { throw .inOvertime }
    switch lamp {
    case .green: try holdGreen(shown)
    case .yellow:
      guard shown <= greenTime else { throw .aboveGreenTime }
      chosen.thresholds = thresholds.withYellow(shown)
    case .red:
      guard let held = PhaseThresholds(yellow: thresholds.yellow, red: shown) else {
        throw .redAboveYellow
      }
      chosen.thresholds = held
    }
  }

  private mutating func holdGreen(_ shown: Int) throws(HoldRefusal) {
    guard !isRunning else { throw .greenWhileRunning }
    guard shown > 0 else { throw .greenAtZero }
    chosen.thresholds = thresholds.lowered(to: shown)
    greenTime = shown
  }
}
