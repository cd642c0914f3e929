import TimerEngine

/// Keeps the screen from flashing more than three times in any second, which may cause seizures
/// (WCAG 2.2, success criterion 2.3.1).
///
/// A flash is a pair of opposing changes, so counting how often the picture leaves its usual look
/// is enough: each return is the second half of a pair.
struct FlashLimiter: Equatable {
  private static let maxFlashes = 3
  private var departures: [Timestamp] = []

  /// Whether the picture may change at all these moments; if so they are counted.
  ///
  /// No second that has one of them in it has more than two others then. Moments are given in
  /// order but may lie ahead.
  mutating func admits(_ moments: [Timestamp]) -> Bool {
    guard let first = moments.first else { return true }
    departures.removeAll { first - $0 >= .seconds(1) }
    let isFree = moments.allSatisfy { moment in
      departures.count { abs($0 - moment) < .seconds(1) } < Self.maxFlashes
    }
    if isFree { departures += moments }
    return isFree
  }

  private func abs(_ duration: Duration) -> Duration {
    duration < .zero ? .zero - duration : duration
  }
}
