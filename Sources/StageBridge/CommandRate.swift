import TimerEngine

/// How often one sender may command.
///
/// The clock carries out twenty lines a second of a client, and the bridge is one client: no browser
/// may use up what the others need.
struct CommandRate {
  /// How many commands may come at once, and how many more in a second.
  private static let burst = 10.0
  private static let perSecond = 5.0
  /// How many senders are remembered.
  private static let maxSenders = 256

  private var left: [String: (count: Double, at: Timestamp)] = [:]

  /// How many senders are remembered now.
  var senders: Int { left.count }

  /// Whether a sender may command at a moment; then it counts.
  mutating func admits(_ sender: String, at now: Timestamp) -> Bool {
    if left.count >= Self.maxSenders, left[sender] == nil { forgetOld(at: now) }
    let (count, at) = left[sender] ?? (Self.burst, now)
    let passed = (now - at) / .seconds(1)
    let available = min(Self.burst, count + passed * Self.perSecond)
    left[sender] = (max(0, available - 1), now)
    if available < 1 { left[sender] = (available, now) }
    return available >= 1
  }

  /// Forgets the senders that have been quiet long enough to count as new.
  private mutating func forgetOld(at now: Timestamp) {
    let quiet = Duration.seconds(Self.burst / Self.perSecond)
    left = left.filter { now - $0.value.at < quiet }
    if left.count >= Self.maxSenders { left = [:] }
  }
}
