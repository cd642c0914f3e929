import TimerEngine

/// When silence is played before a sound, so that a loudspeaker that sleeps is awake in time.
///
/// HDMI and Bluetooth swallow the first half second or more of what comes after a silence. A sound
/// that is expected is on time: its silence begins one lead before it. Any other sound comes late
/// by the lead. Where something was heard less than a lead ago, no silence is needed.
struct Lead: Hashable, Sendable {
  /// What a sound has to do before it is played.
  enum Delay {
    case none
    /// Wait until the silence that plays has lasted long enough.
    case wait
    /// Begin a silence, and wait.
    case begin
  }

  /// How much earlier than expected a sound may come, and still be the one that was expected.
  private static let tolerance = Duration.milliseconds(50)

  let length: Duration
  /// When the silence that has begun has lasted long enough.
  private(set) var end: Timestamp?
  /// Until when the loudspeaker stays awake.
  private var awakeUntil: Timestamp?
  /// When the next sound is expected.
  private var expected: Timestamp?
  /// Whether the silence before that sound has begun, or is not needed.
  private var isPrepared = false

  init(_ length: Duration) { self.length = length }

  /// When the silence before the next sound begins; `nil` if no more is known.
  var next: Timestamp? { isPrepared ? nil : expected.map { $0 - length } }

  /// What a sound has to do that is to be heard now.
  func delay(at now: Timestamp) -> Delay {
    if length == .zero || isExpected(at: now) { return .none }
    if let end, now < end { return .wait }
    return isAwake(at: now) ? .none : .begin
  }

  /// Whether the silence before the next sound is to begin now.
  mutating func begins(at now: Timestamp) -> Bool {
    guard let next, let expected, next <= now else { return false }
    isPrepared = true
    return now < expected && !isAwake(at: expected)
  }

  /// A silence begins.
  mutating func begin(at now: Timestamp) {
    end = now + length
    awakeUntil = now + length * 2
  }

  /// A sound begins.
  mutating func heard(until end: Timestamp) {
    self.end = nil
    awakeUntil = max(awakeUntil ?? .start, end + length)
  }

  /// Learns when the next sound comes; returns whether what plays now is for nothing.
  mutating func expect(_ moment: Timestamp?, at now: Timestamp) -> Bool {
    guard length > .zero, moment != expected else { return false }
    let isForNothing = isPrepared && !isExpected(at: now)
    (expected, isPrepared) = (moment, false)
    if isForNothing { stop() }
    return isForNothing
  }

  /// All sound is stopped.
  mutating func stop() { (end, awakeUntil, isPrepared) = (nil, nil, false) }

  private func isExpected(at now: Timestamp) -> Bool {
    expected.map { $0 - Self.tolerance <= now } ?? false
  }

  private func isAwake(at moment: Timestamp) -> Bool { awakeUntil.map { moment <= $0 } ?? false }
}
