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
  /// The indices of the items with a hard end that cannot end by then, or not with their least length.
  package let missed: Set<Int>
  /// By how many seconds the loaded item ends later than planned, or once the rundown is over the last
  /// item that took place; negative if it ends earlier.
  package let lateBy: Int
  /// When the rundown is expected to be over; `nil` if it has no item.
  package let end: Int?
}

// The arithmetic of what is expected.
extension Rundown {
  /// When the items are expected.
  ///
  /// The expected start of an item is when the one before it is expected to end, but never before
  /// its planned start. A gap in the plan thus absorbs a delay, and so does an item with a hard end,
  /// and a break.
  ///
  /// - Parameters:
  ///   - now: the moment.
  ///   - currentEnd: when the loaded item is expected to end; `nil` if it was not started.
  /// - Returns: when each item is planned and expected, and what follows from that.
  package func forecast(at now: Int, currentEnd: Int? = nil) -> RundownForecast {
    let shift = shift(at: now)
    // Here and below no item is copied: the clock asks each second, and a copy of an item counts
    // references to each of its texts.
    let planned = items.indices.map { index in
      RundownForecast.Span(items[index].plannedStart + shift, items[index].plannedEnd + shift)
    }
    var expected: [RundownForecast.Span?] = []
    expected.reserveCapacity(items.count)
    var missed: Set<Int> = []
    var previousEnd: Int?
    for index in items.indices {
      let span = span(of: index, previousEnd: previousEnd, planned, at: now, currentEnd)
      expected.append(span)
      guard let span else { continue }
      // An item that has ended before somebody went back holds nothing up.
      previousEnd = max(previousEnd ?? span.end, span.end)
      if misses(index, span) { missed.insert(index) }
    }
    let isOver = !items.indices.contains(position)
    let lateIndex = isOver ? items.indices.last { expected[$0] != nil } : position
    let lateBy = lateIndex.flatMap { index in expected[index].map { $0.end - planned[index].end } }
    return RundownForecast(
      planned: planned, expected: expected, missed: missed, lateBy: lateBy ?? 0,
      end: previousEnd)
  }

  /// The seconds to add to the plan of a floating rundown so that the first item that was started
  /// began on time; if none was started, so that the loaded item begins on time if it starts now.
  private func shift(at now: Int) -> Int {
    guard isFloating else { return 0 }
    let first = items.indices.first { items[$0].actual != nil }
    return first.flatMap { index in items[index].actual.map { $0.start - items[index].plannedStart }
    }
      ?? now - (current?.plannedStart ?? 0)
  }

  private func span(
    of index: Int, previousEnd: Int?, _ planned: [RundownForecast.Span], at now: Int,
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
    let start = max(planned[index].start, earliest)
    return RundownForecast.Span(start, self.end(of: index, from: start, planned))
  }

  /// When an item that starts at a moment is expected to end.
  private func end(of index: Int, from start: Int, _ planned: [RundownForecast.Span]) -> Int {
    let ownEnd = start + items[index].length
    let isShortened = items[index].isShortened
    if let hardEnd = items[index].hardEnd, hardEnd > start + items[index].lengthBeforeLastSegment {
      return isShortened ? min(hardEnd, ownEnd) : hardEnd
    }
    guard items[index].isBreak, !isShortened, let next = nextIndex(after: index) else {
      return ownEnd
    }
    // A break ends when the next item was planned to start, but not before its least length has
    // passed: a minute more of delay never delays what follows by more than a minute.
    return max(planned[next].start, start + items[index].leastBreak)
  }

  /// Whether the loaded item or a later one has a hard end and cannot end by then, or not with its
  /// least length.
  private func misses(_ index: Int, _ span: RundownForecast.Span) -> Bool {
    guard index >= position, let hardEnd = items[index].hardEnd else { return false }
    if items[index].actual != nil { return span.end > hardEnd }
    return span.end > hardEnd || span.end - span.start < (items[index].minimum ?? 0)
  }

  /// When an item that starts at a moment is to end, if that is not decided by its length: the
  /// moment at which it must end, and for a break the planned start of the next item.
  package func deadline(of index: Int, from start: Int) -> Int? {
    let forecast = forecast(at: start)
    let end = end(of: index, from: start, forecast.planned)
    return end == start + items[index].length ? nil : end
  }

  /// The preset of the loaded item at a moment; `nil` once the rundown is over.
  ///
  /// If the item's end is not decided by its length, the preset lasts as long as the item will if it
  /// starts when expected.
  package func presetToLoad(at now: Int) -> Preset? {
    guard let item = current else { return nil }
    let start = item.isBreak && !waitsForFirstBreak ? now : max(now, item.plannedStart)
    guard !isFloating, item.preset.format.segments.count == 1,
      let end = deadline(of: position, from: start)
    else { return item.currentPreset }
    var preset = item.currentPreset.lasting(min(max(1, end - start), longestTime))
    preset.title = item.fullTitle
    return preset
  }
}
