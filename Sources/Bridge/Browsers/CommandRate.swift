package import TimerEngine

/// How often one sender may command.
///
/// The clock carries out twenty lines a second from a client, and the bridge is one client. So no
/// browser may use up the rate of the others.
package struct CommandRate {
  /// How many commands may come at once, and how many more in a second.
  private let burst: Double
  private let perSecond: Double
  /// How many senders are remembered.
  private static let maxSenders = 256

  private var left: [String: (count: Double, at: Timestamp)] = [:]

  /// Creates a rate; a sender is remembered for as long as a burst takes.
  package init(burst: Double = 10, perSecond: Double = 5) {
    (self.burst, self.perSecond) = (burst, perSecond)
  }

  /// How many senders are remembered now.
  var senders: Int { left.count }

  /// Whether a sender may command at a moment; then it counts.
  package mutating func admits(_ sender: String, at now: Timestamp) -> Bool {
    if left.count >= Self.maxSenders, left[sender] == nil { forgetOld(at: now) }
    let (count, at) = left[sender] ?? (burst, now)
    let passed = (now - at) / .seconds(1)
    let available = min(burst, count + passed * perSecond)
    left[sender] = (max(0, available - 1), now)
    if available < 1 { left[sender] = (available, now) }
    return available >= 1
  }

  /// Forgets the senders that have been quiet long enough to count as new.
  private mutating func forgetOld(at now: Timestamp) {
    let quiet = Duration.seconds(burst / perSecond)
    left = left.filter { now - $0.value.at < quiet }
    if left.count >= Self.maxSenders { left = [:] }
  }
}
