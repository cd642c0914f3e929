/// When the items of a rundown are expected, seen from a moment.
///
/// All moments are whole seconds of UTC since 1970.
package struct RundownForecast: Hashable, Sendable {
  /// A stretch of time from a start to an end that is not before it.
  package struct Span: Hashable, Sendable {
    /// When it starts.
    package var start: Int
    /// When it ends.
    package var end: Int

    /// Creates a span.
    package init(_ start: Int, _ end: Int) {
      self.start = start
      self.end = end
    }
  }

  /// When each item was planned.
  package let planned: [Span]
  /// When each item is expected; for one that has ended, when it took place.
  ///
  /// `nil` for an item that was passed over or is skipped.
  package let expected: [Span?]
  /// The indices of the items with a hard end that cannot end by then.
  package let missed: Set<Int>
  /// By how many seconds the loaded item ends later than planned, or once the rundown is over the
  /// last item that took place; negative if it ends earlier.
  package let lateBy: Int
  /// When the rundown is expected to be over; `nil` if nothing takes place any more, and nothing
  /// did.
  package let end: Int?
  /// When the rundown was planned to be over, with the items that are left out.
  package let plannedEnd: Int
  /// By how many seconds the rundown ends later than planned; negative if it ends earlier.
  ///
  /// A break or a gap may absorb the delay of an item, so this is no sum of delays.
  package var endsLateBy: Int { (end ?? plannedEnd) - plannedEnd }
}

// The arithmetic of what is expected.
extension Rundown {
  /// When the items are expected.
  ///
  /// The expected start of an item is when the one before it is expected to end, but never before
  /// its planned start. A gap in the plan thus absorbs a delay, and so does an item with a hard
  /// end, and a break. Two kinds of items wait for no planned start: those of a floating rundown,
  /// for which nobody has planned one, and an item after a break whose length was set by hand.
  ///
  /// - Parameters:
  ///   - now: the moment.
  ///   - currentEnd: when the loaded item is expected to end; `nil` if it was not started.
  /// - Returns: when each item is planned and expected, and what follows from that.
  package func forecast(at now: Int, currentEnd: Int? = nil) -> RundownForecast {
    let shift = shift(at: now)
    // Here and below no item is copied: a copy counts references to each of its texts.
    let planned = items.indices.map { self.planned($0, shift) }
    var expected: [RundownForecast.Span?] = []
    expected.reserveCapacity(items.count)
    var missed: Set<Int> = []
    var (previousEnd, waitsForPlan): (Int?, Bool) = (nil, true)
    for index in items.indices {
      let span = span(
        of: index, previousEnd: previousEnd, waitsForPlan: waitsForPlan, shift, at: now, currentEnd)
      expected.append(span)
      guard let span else { continue }
      waitsForPlan = !setsStartOfNext(index)
      // An item that has ended before somebody went back holds nothing up.
      previousEnd = max(previousEnd ?? span.end, span.end)
      if misses(index, span) { missed.insert(index) }
    }
    return RundownForecast(
      planned: planned, expected: expected, missed: missed,
      lateBy: lateBy(at: now, currentEnd: currentEnd), end: previousEnd,
      plannedEnd: planned.lazy.map(\.end).max() ?? now)
  }

  /// By how many seconds the loaded item ends later than planned, as `forecast` says, without
  /// looking at all items.
  package func lateBy(at now: Int, currentEnd: Int? = nil) -> Int {
    let isOver = !items.indices.contains(position)
    guard let index = isOver ? items.lastIndex(where: { $0.actual != nil }) : position else {
      return 0
    }
    let shift = shift(at: now)
    let span = span(
      of: index, previousEnd: nil, waitsForPlan: true, shift, at: now, currentEnd)
    return span.map { $0.end - planned(index, shift).end } ?? 0
  }

  /// When an item was planned, seen from a moment.
  package func planned(_ index: Int, at now: Int) -> RundownForecast.Span {
    planned(index, shift(at: now))
  }

  /// Whether the plan is fixed: in a floating rundown it is once an item was started.
  package var isPlanFixed: Bool { !isFloating || items.contains { $0.actual != nil } }

  private func planned(_ index: Int, _ shift: Int) -> RundownForecast.Span {
    RundownForecast.Span(items[index].plannedStart + shift, items[index].plannedEnd + shift)
  }

  /// The seconds to add to the plan of a floating rundown so that the first item that was started
  /// began on time; if none was started, so that the loaded item begins on time if it starts now.
  private func shift(at now: Int) -> Int {
    guard isFloating else { return 0 }
    guard let first = items.indices.first(where: { items[$0].actual != nil }),
      let start = items[first].actual?.start
    else { return now - (current?.plannedStart ?? 0) }
    return start - items[first].plannedStart
  }

  /// Whether the item after this one starts when this one ends, even before its planned start:
  /// after a break that is under way, or whose length was set by hand.
  ///
  /// A break that must end at a moment leaves what comes after it as planned.
  private func setsStartOfNext(_ index: Int) -> Bool {
    guard items[index].isBreak, items[index].hardEnd == nil, !items[index].hasEnded else {
      return false
    }
    return items[index].isShortened || index == position && currentHasStarted
  }

  private func span(
    of index: Int, previousEnd: Int?, waitsForPlan: Bool, _ shift: Int, at now: Int,
    _ currentEnd: Int?
  ) -> RundownForecast.Span? {
    let actual = items[index].actual
    if index < position || actual?.end != nil {
      return actual.map { RundownForecast.Span($0.start, $0.end ?? $0.start) }
    }
    guard !items[index].isSkipped else { return nil }
    if index == position, let actual {
      return RundownForecast.Span(actual.start, max(actual.start, currentEnd ?? now))
    }
    // What has ended does not hold up the loaded item: it can start now.
    let earliest = index <= position ? now : max(now, previousEnd ?? now)
    let isFree = isFloating || !waitsForPlan && index > position
    let start = isFree ? earliest : max(items[index].plannedStart + shift, earliest)
    return RundownForecast.Span(start, end(of: index, from: start, shift))
  }

  /// When an item that starts at a moment is expected to end.
  private func end(of index: Int, from start: Int, _ shift: Int) -> Int {
    let ownEnd = start + items[index].length
    let isShortened = items[index].isShortened
    if let hardEnd = items[index].hardEnd, hardEnd > start + items[index].lengthBeforeLastSegment {
      return isShortened ? min(hardEnd, ownEnd) : hardEnd
    }
    guard items[index].isBreak, !isFloating, !isShortened, let next = nextIndex(after: index) else {
      return ownEnd
    }
    // A break ends when the next item was planned to start, but not before its least length has
    // passed: a minute more of delay never delays what follows by more than a minute.
    return max(items[next].plannedStart + shift, start + items[index].leastBreak)
  }

  /// Whether the loaded item or a later one has a hard end and cannot end by then.
  ///
  /// One that ends then but loses time, even of its least length, can.
  private func misses(_ index: Int, _ span: RundownForecast.Span) -> Bool {
    guard index >= position, let hardEnd = items[index].hardEnd else { return false }
    return span.end > hardEnd
  }

  /// When an item that starts at a moment is to end, if that is not decided by its length: the
  /// moment at which it must end, and for a break the planned start of the next item.
  package func deadline(of index: Int, from start: Int) -> Int? {
    let end = end(of: index, from: start, shift(at: start))
    return end == start + items[index].length ? nil : end
  }

  /// When a break that has not begun ends if it begins as planned, if its length does not decide
  /// that; `nil` for any other item.
  package func plannedEnd(ofBreak index: Int) -> Int? {
    let item = items[index]
    guard item.isBreak, !item.isSkipped, item.actual == nil, item.hardEnd == nil else { return nil }
    return deadline(of: index, from: item.plannedStart)
  }

  /// How many seconds an item took, or will take: a talk that runs lasts until its deadline, and a
  /// break as long as is expected.
  package func length(of index: Int, in forecast: RundownForecast) -> Int {
    let expected = forecast.expected[index].map { $0.end - $0.start }
    guard let actual = items[index].actual, !items[index].isBreak else {
      return expected ?? items[index].length
    }
    let end = actual.end ?? deadline(of: index, from: actual.start)
    return end.map { $0 - actual.start } ?? items[index].length
  }

  /// The preset of the loaded item at a moment; `nil` once the rundown is over.
  ///
  /// If the item's end is not decided by its length, the preset lasts as long as the item will if
  /// it starts when expected, or now if `startsNow`.
  package func presetToLoad(at now: Int, startsNow: Bool = false) -> Preset? {
    guard let item = current else { return nil }
    let startsLater = !startsNow && (!item.isBreak || waitsForFirstBreak)
    let start = startsLater ? max(now, item.plannedStart) : now
    guard item.preset.format.segments.count == 1,
      let end = deadline(of: position, from: start)
    else { return item.currentPreset }
    var preset = item.currentPreset.lasting(min(max(1, end - start), longestTime))
    preset.title = item.fullTitle
    return preset
  }
}

// What becomes of a delay.
extension Rundown {
  /// What absorbs the delay of the loaded item, so that the rundown ends on time all the same.
  package enum Absorber: Hashable, Sendable {
    /// An item that ends on time although it starts late: a break, or a talk that was shortened.
    case item(Int)
    /// Free time before an item.
    case gap(before: Int)
  }

  /// What absorbs the delay of the loaded item; `nil` if it is not late, or stays late to the end.
  package func absorber(in forecast: RundownForecast) -> Absorber? {
    guard forecast.lateBy > 0, items.indices.contains(position) else { return nil }
    for index in items.indices.dropFirst(position + 1) where !items[index].hasEnded {
      guard let expected = forecast.expected[index] else { continue }
      let planned = forecast.planned[index]
      if expected.start <= planned.start { return .gap(before: index) }
      if expected.end <= planned.end { return .item(index) }
    }
    return nil
  }
}
