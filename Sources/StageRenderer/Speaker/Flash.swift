package import TimerEngine

/// Pulses of the whole screen, each half a second long, one a second.
package struct Flash: Hashable, Sendable {
  private static let pulse = Duration.milliseconds(500)

  /// The lamp whose colour it has; `nil` for white.
  package let lamp: Lamp?
  /// When the first pulse begins, in real time.
  package let start: Timestamp
  /// How many there are.
  package let pulses: Int

  package init(lamp: Lamp?, start: Timestamp, pulses: Int) {
    self.lamp = lamp
    self.start = start
    self.pulses = pulses
  }

  /// When each pulse begins.
  package var starts: [Timestamp] { (0..<pulses).map { start + .seconds($0) } }

  /// When the last one ends.
  package var end: Timestamp { start + .seconds(pulses - 1) + Self.pulse }

  /// Whether the screen is in the flash's colour at a moment.
  package func isLit(at now: Timestamp) -> Bool {
    starts.contains { $0 <= now && now < $0 + Self.pulse }
  }

  /// When that changes next, `nil` if it does no more.
  package func nextChange(after now: Timestamp) -> Timestamp? {
    starts.flatMap { [$0, $0 + Self.pulse] }.first { $0 > now }
  }
}
