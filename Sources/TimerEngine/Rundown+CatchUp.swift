/// What would bring a rundown back on time before the next moment that is fixed.
package struct CatchUp: Hashable, Sendable {
  /// The new length of an item.
  package struct Cut: Hashable, Sendable {
    /// The item's index.
    package let index: Int
    /// Its length before, in seconds.
    package let before: Int
    /// Its length after the cut, in seconds.
    package let length: Int
  }

  /// The cuts, in the order of the items.
  package let cuts: [Cut]
  /// The moment before which the time is made up: the next moment at which an item must end, else
  /// the planned end of the rundown.
  package let end: Int
  /// How many seconds cannot be made up before it.
  package let missing: Int
}

extension Rundown {
  /// What would have to be cut before the next moment that is fixed; `nil` if nothing has to be.
  ///
  /// Each talk gives of what it has above its least length, in proportion to that, in steps of five
  /// seconds. A break already gives what it can by ending when the next item was planned. A talk
  /// that was started gives nothing.
  ///
  /// - Parameters: as of `forecast`.
  package func catchUp(at now: Int, currentEnd: Int? = nil) -> CatchUp? {
    guard let nextToStartIndex else { return nil }
    let last =
      items.indices.dropFirst(nextToStartIndex).first { hasHardEnd($0) }
      ?? items.indices.last { !items[$0].isSkipped } ?? nextToStartIndex
    let target =
      items[last].hardEnd
      ?? forecast(at: now, currentEnd: currentEnd).planned[nextToStartIndex...last].map(\.end).max()
      ?? now
    var cut = self
    var excess = cut.excess(of: last, over: target, at: now, currentEnd)
    guard excess > 0 else { return nil }
    // One pass is enough unless the plan itself overlaps.
    for _ in items.indices {
      guard excess > 0, cut.give(excess, from: nextToStartIndex, to: last, at: now, currentEnd)
      else { break }
      excess = cut.excess(of: last, over: target, at: now, currentEnd)
    }
    let cuts = items.indices.filter { items[$0].length != cut.items[$0].length }.map {
      CatchUp.Cut(index: $0, before: items[$0].length, length: cut.items[$0].length)
    }
    return CatchUp(cuts: cuts, end: target, missing: max(0, excess))
  }

  /// Makes cuts that `catchUp` has proposed for this rundown.
  package mutating func apply(_ catchUp: CatchUp) {
    for cut in catchUp.cuts { items[cut.index].length = cut.length }
  }

  private func hasHardEnd(_ index: Int) -> Bool {
    !items[index].isSkipped && items[index].hardEnd != nil
  }

  /// By how much an item would end later than a moment if it had its whole length.
  private func excess(of index: Int, over end: Int, at now: Int, _ currentEnd: Int?) -> Int {
    guard let span = forecast(at: now, currentEnd: currentEnd).expected[index] else { return 0 }
    let ownEnd = items[index].hardEnd == nil ? span.end : span.start + items[index].length
    return ownEnd - end
  }

  /// Cuts a number of seconds from the items in a range; returns whether anything could be cut.
  private mutating func give(
    _ seconds: Int, from first: Int, to last: Int, at now: Int, _ currentEnd: Int?
  ) -> Bool {
    let forecast = forecast(at: now, currentEnd: currentEnd)
    // Before an item that starts as planned nothing is cut: it could start no earlier.
    let onTime = (first...last).last { index in
      index > first && forecast.expected[index]?.start == forecast.planned[index].start
    }
    let givers = Array((onTime ?? first)...last)
    let reserves = givers.map { items[$0].reserve / Self.catchUpStep }
    let all = reserves.reduce(0, +)
    let steps = min(all, (seconds + Self.catchUpStep - 1) / Self.catchUpStep)
    guard steps > 0 else { return false }
    var sum = 0
    for (index, reserve) in zip(givers, reserves) where reserve > 0 {
      let before = sum * steps / all
      sum += reserve
      items[index].length -= (sum * steps / all - before) * Self.catchUpStep
    }
    return true
  }
}
