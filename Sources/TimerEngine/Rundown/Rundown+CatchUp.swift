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
  /// The index of the item that must end at that moment; `nil` if it is the end of the rundown.
  package let hardEndIndex: Int?
  /// How many seconds cannot be made up before it.
  package let missing: Int
  /// Whether that item ends later even so; otherwise it ends then, and loses the missing seconds.
  package let endsTooLate: Bool
}

extension Rundown {
  /// What would have to be cut before the next moment that is fixed and cannot be kept as it is: a
  /// hard end, or the planned end of the rundown; `nil` if all of them can.
  ///
  /// Each talk gives of what it has above its least length, in proportion to that, in steps of five
  /// seconds. A break already gives what it can by ending when the next item was planned. A talk
  /// that was started gives nothing.
  ///
  /// The parameters are those of `forecast`.
  package func catchUp(at now: Int, currentEnd: Int? = nil) -> CatchUp? {
    catchUp(in: forecast(at: now, currentEnd: currentEnd), at: now, currentEnd)
  }

  /// The same where the forecast for that moment is there already.
  package func catchUp(
    in forecast: RundownForecast, at now: Int, _ currentEnd: Int? = nil
  ) -> CatchUp? {
    guard let nextToStartIndex else { return nil }
    var first: CatchUp?
    for target in targets(from: nextToStartIndex, forecast)
    where excess(over: target, in: forecast) > 0 {
      let found = cuts(for: target, from: nextToStartIndex, forecast, at: now, currentEnd)
      guard found.cuts.isEmpty else { return found }
      first = first ?? found
    }
    return first
  }

  /// A moment by which an item is to have ended.
  private struct Target {
    let index: Int
    let end: Int
    /// Whether the item must end then, and is cut off if it has to be.
    let isHardEnd: Bool
  }

  /// The hard ends of the items from one on, and then the planned end of the rundown.
  private func targets(from first: Int, _ forecast: RundownForecast) -> [Target] {
    var targets: [Target] = []
    var last = first
    for index in first..<items.count where !items[index].isSkipped && !items[index].hasEnded {
      last = index
      guard let end = items[index].hardEnd else { continue }
      targets.append(Target(index: index, end: end, isHardEnd: true))
    }
    return targets + [Target(index: last, end: forecast.plannedEnd, isHardEnd: false)]
  }

  private func cuts(
    for target: Target, from first: Int, _ forecast: RundownForecast, at now: Int,
    _ currentEnd: Int?
  ) -> CatchUp {
    var cut = self
    var forecast = forecast
    var excess = excess(over: target, in: forecast)
    // One pass is enough unless the plan itself overlaps.
    for _ in items.indices {
      guard excess > 0, cut.give(excess, from: first, to: target.index, forecast) else { break }
      forecast = cut.forecast(at: now, currentEnd: currentEnd)
      excess = cut.excess(over: target, in: forecast)
    }
    let cuts = items.indices.filter { items[$0].length != cut.items[$0].length }.map {
      CatchUp.Cut(index: $0, before: items[$0].length, length: cut.items[$0].length)
    }
    return CatchUp(
      cuts: cuts, end: target.end, hardEndIndex: target.isHardEnd ? target.index : nil,
      missing: max(0, excess),
      endsTooLate: target.isHardEnd && forecast.missed.contains(target.index))
  }

  /// Makes cuts that `catchUp` has proposed for this rundown.
  package mutating func apply(_ catchUp: CatchUp) {
    for cut in catchUp.cuts { items[cut.index].length = cut.length }
  }

  /// By how much the item of a target ends later than that; one that must end then, if it had its
  /// whole length.
  private func excess(over target: Target, in forecast: RundownForecast) -> Int {
    guard let span = forecast.expected[target.index] else { return 0 }
    let end = target.isHardEnd ? span.start + items[target.index].length : span.end
    return end - target.end
  }

  /// Cuts a number of seconds from the items in a range; returns whether anything could be cut.
  private mutating func give(
    _ seconds: Int, from first: Int, to last: Int, _ forecast: RundownForecast
  ) -> Bool {
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
