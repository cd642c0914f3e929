import TimerEngine

/// The programs that are told over OSC what is shown, and how often.
///
/// A watcher is not asked whether it still wants to be told, and its address may be false. So it is
/// told for ten minutes at most, and all watchers together are told five times a second at most.
struct OSCWatchers<Address: Equatable> {
  /// How many programs may watch; one more takes the place of the oldest.
  static var maxCount: Int { 16 }
  /// For how long a program is told what is shown, unless it asks again.
  static var time: Duration { .seconds(600) }

  private var watchers: [(address: Address, end: Timestamp)] = []
  private var rate = CommandRate()

  /// Where the watchers are, in the order in which they have asked.
  var addresses: [Address] { watchers.map(\.address) }

  /// Adds a program, or keeps one that asks again.
  mutating func add(_ address: Address, at now: Timestamp) {
    remove { $0 == address }
    watchers.append((address, now + Self.time))
    if watchers.count > Self.maxCount { watchers.removeFirst() }
  }

  /// Removes the programs whose address satisfies a condition.
  mutating func remove(where condition: (Address) -> Bool) {
    watchers.removeAll { condition($0.address) }
  }

  /// Forgets the programs whose time is over.
  mutating func forgetOld(at now: Timestamp) { watchers.removeAll { $0.end <= now } }

  /// Whether all of them may be told something now; then it counts.
  mutating func admitsFeedback(at now: Timestamp) -> Bool { rate.admits("", at: now) }
}
