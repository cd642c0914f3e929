/// Whose talk a display or a desk shows, if it hears clocks over several ways, such as two `--via`.
///
/// - Within a lineage it follows the leader of the highest rank that it has heard, and never goes
///   back to a lower one: neither when the higher is silent, nor after it has followed another
///   lineage meanwhile. But a clock that has said that it has ended outranks nobody.
/// - To another lineage it changes when the one that it follows has ended, or was silent for
///   `patience`. On a way over which another clock speaks, the one before it is gone: on that way
///   nothing is waited for.
package struct LeaderChoice: Hashable, Sendable {
  /// What to do with a snapshot.
  package enum Answer: Hashable, Sendable {
    /// Show it.
    case follow
    /// Leave it.
    case ignore
    /// Leave it, and tell its clock on the same way to step down for this leader.
    case stepDown(Leadership)
  }

  /// After this time without a snapshot or a heartbeat a clock is silent.
  ///
  /// Call `turn(at:)` more often than this.
  package static let patience = Duration.seconds(15)
  /// How many lineages are remembered; of more, the one that was heard first is forgotten.
  private static let maxRemembered = 16

  /// When the lineage that is followed was heard last over a way.
  private struct Sign: Hashable {
    var way: Int
    var at: Timestamp
  }

  /// The highest leader of each lineage, the lineage that was heard last at the end.
  private var remembered: [Leadership]
  /// Those of them whose clocks have said that they have ended.
  private var ended: Set<Leadership> = []
  private var signs: [Sign] = []
  private var lastTurn: Timestamp
  /// The leader whose talk is shown; `nil` before the first.
  package private(set) var followed: Leadership?
  private var hasEnded = false

  /// Begins with the highest leader that is known of each lineage, as a desk has them on its disk;
  /// the lineage that was heard last is the last.
  package init(remembering leaderships: [Leadership] = [], at now: Timestamp) {
    (remembered, lastTurn) = (leaderships.suffix(Self.maxRemembered), now)
  }

  /// Takes note that the receiver is awake.
  ///
  /// One that was stopped or suspended cannot say who was silent meanwhile, so it begins to wait
  /// anew.
  package mutating func turn(at now: Timestamp) {
    if now - lastTurn >= Self.patience {
      for index in signs.indices { signs[index].at = now }
    }
    lastTurn = max(lastTurn, now)
  }

  /// Takes a snapshot or a heartbeat that has arrived over a way; `isEnd` says that its clock has
  /// ended.
  package mutating func hear(
    _ leadership: Leadership, over way: Int, isEnd: Bool = false, at now: Timestamp
  ) -> Answer {
    turn(at: now)
    let known = remembered.first { $0.lineage == leadership.lineage }
    if let known, known.outranks(leadership), !ended.contains(known) {
      return isEnd ? .ignore : .stepDown(known)
    }
    // The last words of another leader do not end the talk of one that goes on, even if the talk of
    // another lineage is shown.
    if isEnd, followed != nil, let known, known != leadership, !ended.contains(known) {
      return .ignore
    }
    remember(leadership, isEnd: isEnd)
    guard mayFollow(leadership.lineage, over: way, at: now) else { return .ignore }
    if followed?.lineage != leadership.lineage { signs = [] }
    signs.removeAll { $0.way == way }
    signs.append(Sign(way: way, at: now))
    (followed, hasEnded) = (leadership, isEnd)
    return .follow
  }

  private func mayFollow(_ lineage: Lineage, over way: Int, at now: Timestamp) -> Bool {
    guard let followed, followed.lineage != lineage, !hasEnded else { return true }
    return signs.allSatisfy { $0.way == way || now - $0.at >= Self.patience }
  }

  private mutating func remember(_ leadership: Leadership, isEnd: Bool) {
    remembered.removeAll { $0.lineage == leadership.lineage }
    remembered.append(leadership)
    if remembered.count > Self.maxRemembered { remembered.removeFirst() }
    ended.formIntersection(remembered)
    if isEnd { ended.insert(leadership) } else { ended.remove(leadership) }
  }
}
