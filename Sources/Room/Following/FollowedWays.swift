import StageRenderer
package import TimerEngine

/// Which clock a display or a desk shows that hears clocks over several ways, as `LeaderChoice`
/// decides.
///
/// Several ways may lead to the same clock; then one of them is used until it is lost or silent.
package struct FollowedWays: Sendable {
  /// What the clock at the end of a way has said last.
  private struct Way {
    var leadership: Leadership?
    var takenOver: TakenOver?
    var stage: StageSnapshot?
    var offset: ClockOffset?
    var state: OperatorState?
    /// When it was heard last; `nil` while there is no connection.
    var heard: Timestamp?
  }

  private var ways: [Way]
  /// The way whose clock is shown; `nil` before the first.
  package private(set) var used: Int?
  /// What the clock at the end of a way is to be sent.
  package var outgoing: [(way: Int, message: MessageToClock)] = []
  private var reportedLeadership: Leadership?
  /// How the leader that was followed last has taken over.
  private var takenOver: (holder: Leadership, how: TakenOver?)?
  private var choice: LeaderChoice

  /// Creates ways over which nothing was heard yet.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - leaderships: the highest leader that is known of each lineage, from an earlier run.
  package init(_ count: Int, remembering leaderships: [Leadership] = []) {
    ways = Array(repeating: Way(), count: count)
    choice = LeaderChoice(remembering: leaderships, at: .start)
  }

  /// Takes note that the receiver is awake; see `LeaderChoice.turn`.
  package mutating func turn(at now: Timestamp) { choice.turn(at: now) }

  /// Receives what the clock at the end of a way says; returns what the display is told.
  package mutating func receive(
    _ message: ClockMessage, over index: Int, at now: Timestamp
  ) -> [ClockMessage] {
    switch message {
    case .leadership(let leadership, let takenOver):
      (ways[index].leadership, ways[index].takenOver) = (leadership, takenOver)
      // It is reported with the stage, if that is shown.
      return []
    case .stage(let stage, let state):
      (ways[index].stage, ways[index].state) = (stage, state)
      // The time of a clock that is back was measured before it was known whose it is.
      let isBack = index == used && ways[index].heard == nil
      guard hear(index, isEnd: stage.ended != nil, at: now) else { return [] }
      if isBack || index != used && leads(index, at: now) { return use(index) }
      return newLeadership() + passed(message, over: index)
    case .heard:
      guard hear(index, isEnd: ways[index].stage?.ended != nil, at: now) else { return [] }
      if index != used, leads(index, at: now) { return use(index) }
    case .offset(let offset): ways[index].offset = offset
    case .lost:
      let other = index == used ? otherWay(than: index) : nil
      ways[index] = Way()
      if let other { return use(other) }
      return index == used || used == nil ? [message] : []
    case .unreadable where used == nil: return [message]
    // The request has gone this way.
    case .desk(.result): return [message]
    case .items, .desk, .unreadable: break
    }
    return passed(message, over: index)
  }

  /// What is told of a message: nothing, if its clock is not the one that is shown.
  private func passed(_ message: ClockMessage, over index: Int) -> [ClockMessage] {
    index == used && ways[index].leadership == choice.followed ? [message] : []
  }

  /// Takes note that the clock at the end of a way was heard; returns whether it may be shown.
  private mutating func hear(_ index: Int, isEnd: Bool, at now: Timestamp) -> Bool {
    guard let leadership = ways[index].leadership else { return false }
    switch choice.hear(leadership, over: index, isEnd: isEnd, at: now) {
    case .ignore: return false
    case .stepDown(let holder):
      outgoing.append((index, .stepDown(holder, takenOver(by: holder))))
      return false
    case .follow:
      ways[index].heard = now
      takenOver = (leadership, ways[index].takenOver)
      return true
    }
  }

  private func takenOver(by holder: Leadership) -> TakenOver? {
    takenOver.flatMap { $0.holder == holder ? $0.how : nil }
  }

  /// Who the clock is that is shown, if that has changed.
  private mutating func newLeadership() -> [ClockMessage] {
    guard let leadership = used.flatMap({ ways[$0].leadership }), leadership != reportedLeadership
    else { return [] }
    reportedLeadership = leadership
    return [.leadership(leadership, takenOver(by: leadership))]
  }

  /// Whether a way leads to another clock than the one in use, or that one is silent.
  private func leads(_ index: Int, at now: Timestamp) -> Bool {
    guard let used, ways[used].leadership == ways[index].leadership, let heard = ways[used].heard
    else { return true }
    return now - heard >= LeaderChoice.patience
  }

  /// Another way to the same clock; `nil` if there is none.
  private func otherWay(than lost: Int) -> Int? {
    ways.indices.first {
      $0 != lost && ways[$0].heard != nil && ways[$0].leadership == ways[lost].leadership
    }
  }

  /// Uses a way; returns what is known from it.
  private mutating func use(_ index: Int) -> [ClockMessage] {
    used = index
    let way = ways[index]
    return newLeadership()
      + [way.offset.map { .offset($0) }, way.stage.map { .stage($0, way.state) }].compactMap { $0 }
  }
}
