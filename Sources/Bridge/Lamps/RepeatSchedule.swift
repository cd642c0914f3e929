import TimerEngine

/// When packets with the same slots are sent: a change three times, and then every 800 ms.
///
/// A receiver of sACN misses its source after 2.5 seconds.
struct RepeatSchedule {
  /// How often a change is sent.
  static let repetitions = 3
  /// The pause between these packets.
  static let shortPause = Duration.milliseconds(30)
  /// The pause between packets while nothing changes.
  static let longPause = Duration.milliseconds(800)

  private var slots: [UInt8]?
  private var sent = 0
  /// When the next packet is sent.
  private(set) var next = Timestamp.start

  /// Whether a packet is to be sent at a moment; it counts as sent then.
  mutating func takeDue(_ new: [UInt8], at now: Timestamp) -> Bool {
    if new != slots { (slots, sent, next) = (new, 0, now) }
    guard next <= now else { return false }
    sent = min(sent + 1, Self.repetitions)
    next = now + (sent < Self.repetitions ? Self.shortPause : Self.longPause)
    return true
  }
}
