package import TimerEngine

/// Keeps the screen from flashing more than three times in any second, which may cause seizures
/// (WCAG 2.2, success criterion 2.3.1).
///
/// A flash is a pair of opposing changes. It is enough to count the first change of each pair.
package struct FlashLimiter: Equatable, Sendable {
  private static let maxFlashes = 3
  private var departures: [Timestamp] = []

  /// Creates a limiter of a screen that has not changed yet.
  package init() {}

  /// Counts changes of the picture; returns `false`, and counts none, if a second would have too
  /// many.
  ///
  /// The moments must be in order, and may be in the future.
  package mutating func admit(_ moments: [Timestamp]) -> Bool {
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
