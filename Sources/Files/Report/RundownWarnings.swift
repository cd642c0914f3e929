package import TimerEngine

/// What could go wrong with the plan of a rundown.
package struct RundownWarnings {
  /// One line for each warning.
  package let lines: [String]

  /// The hours in which remote speakers can be asked to speak.
  static let day = 8 * 3600...22 * 3600

  /// Finds the warnings of a rundown that has not begun.
  package init(_ rundown: Rundown) {
    let items = rundown.items
    func name(_ item: RundownItem) -> String {
      "'\(item.shortTitle.isEmpty ? item.isBreak ? "Break" : "Talk" : item.shortTitle)' at "
        + TimeText.nearestTimeOfDay(rundown.localTime.timeOfDay(at: item.plannedStart))
    }
    let overlaps = items.indices.dropLast().compactMap { index -> String? in
      let (item, next) = (items[index], items[index + 1])
      // A break gives way to what follows it, as far as it can.
      let end = rundown.plannedEnd(ofBreak: index) ?? item.plannedEnd
      guard end > next.plannedStart else { return nil }
      return "\(name(item)) and \(name(next)) overlap by \(TimeText.plain(end - next.plannedStart))"
    }
    let breaks = items.indices.compactMap { index -> String? in
      let item = items[index]
      guard let end = rundown.plannedEnd(ofBreak: index),
        let next = rundown.nextIndex(after: index)
      else { return nil }
      let length = TimeText.plain(end - item.plannedStart)
      return "\(name(item)) lasts \(length), not \(TimeText.plain(item.length)): "
        + "a break ends when the next item starts, \(name(items[next]))"
    }
    let start = items.first?.plannedStart ?? 0
    let forecast = rundown.forecast(at: start)
    let hardEnds = items.indices.compactMap { index -> String? in
      guard let hardEnd = items[index].hardEnd, let span = forecast.expected[index] else {
        return nil
      }
      let end = TimeText.nearestTimeOfDay(rundown.localTime.timeOfDay(at: hardEnd))
      if forecast.missed.contains(index) { return "\(name(items[index])) cannot end at \(end)" }
      let (length, minimum) = (span.end - span.start, items[index].minimum ?? 0)
      guard length < minimum else { return nil }
      return "\(name(items[index])) must end at \(end) and gets only \(TimeText.plain(length)), "
        + "less than its min \(TimeText.plain(minimum))"
    }
    let remote = items.compactMap { item -> String? in
      guard let zone = item.zone, !rundown.isFloating, let time = Self.timeOutsideDay(of: item)
      else { return nil }
      return "\(name(item)) is at \(TimeText.nearestTimeOfDay(time)) for the speaker in \(zone)"
    }
    lines = overlaps + breaks + hardEnds + remote
  }

  /// The time of day at which an item starts for its remote speaker, if it starts or ends when
  /// nobody should be asked to speak.
  static func timeOutsideDay(of item: RundownItem) -> Int? {
    guard
      let local = ZoneTable.localTime(of: item.zone, from: item.plannedStart, to: item.plannedEnd)
    else { return nil }
    let start = local.timeOfDay(at: item.plannedStart)
    let end = start + item.plannedEnd - item.plannedStart
    return day.contains(start) && day.contains(end) ? nil : start
  }
}
