import TimerEngine

/// Pulses of the whole screen, each half a second long, one a second.
struct Flash: Equatable {
  /// The lamp that it takes its colour from; `nil` for white, which is no phase's.
  let lamp: Lamp?
  /// When the first pulse begins.
  let start: Timestamp
  /// How many there are.
  let pulses: Int

  /// When each pulse begins.
  var starts: [Timestamp] { (0..<pulses).map { start + .seconds($0) } }

  /// Whether the screen is in the flash's colour at a moment.
  func isLit(at now: Timestamp) -> Bool {
    starts.contains { $0 <= now && now < $0 + .milliseconds(500) }
  }

  /// When that changes next, `nil` if it does no more.
  func nextChange(after now: Timestamp) -> Timestamp? {
    starts.flatMap { [$0, $0 + .milliseconds(500)] }.first { $0 > now }
  }
}

/// Keeps the screen from flashing more than three times in any second, which may cause seizures
/// (WCAG 2.2, success criterion 2.3.1).
///
/// A flash is a pair of opposing changes, so counting how often the picture leaves its usual look
/// is enough: each return is the second half of a pair.
struct FlashLimiter: Equatable {
  private static let most = 3
  private var departures: [Timestamp] = []

  /// Whether the picture may change at all these moments; if so they are counted.
  ///
  /// No second that has one of them in it has more than two others then. Moments are given in
  /// order but may lie ahead.
  mutating func admits(_ moments: [Timestamp]) -> Bool {
    guard let first = moments.first else { return true }
    departures.removeAll { first - $0 >= .seconds(1) }
    let isFree = moments.allSatisfy { moment in
      departures.count { abs($0 - moment) < .seconds(1) } < Self.most
    }
    if isFree { departures += moments }
    return isFree
  }

  private func abs(_ duration: Duration) -> Duration {
    duration < .zero ? .zero - duration : duration
  }
}
