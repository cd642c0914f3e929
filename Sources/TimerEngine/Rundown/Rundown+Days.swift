// The days of a rundown, and whether it is for now.
extension Rundown {
  /// A day of a rundown: items without a night between them.
  package struct Day: Hashable, Sendable {
    /// The date on which its first item is planned to start, in the zone of the rundown.
    package let date: CalendarDay
    /// The indices of its items.
    package internal(set) var items: Range<Int>
  }

  /// A longer gap between two items, in seconds, is a night if the next one starts on another date.
  private static let longestGap = 6 * 3600
  /// A rundown that is farther away than this, in seconds, is for another day.
  private static let nearestOtherDay = 12 * 3600

  /// Its days in order; one alone may go on after midnight.
  package var days: [Day] {
    var days: [Day] = []
    var end = Int.min
    for (index, item) in items.enumerated() {
      let date = localTime.day(at: item.plannedStart)
      if let last = days.last, last.date == date || item.plannedStart <= end + Self.longestGap {
        days[days.count - 1].items = last.items.lowerBound..<index + 1
      } else {
        days.append(Day(date: date, items: index..<index + 1))
      }
      end = max(end, item.plannedEnd)
    }
    return days
  }

  /// The rundown of one of its days, as it was planned; `nil` if it has no such day.
  package func on(_ date: CalendarDay) -> Rundown? {
    days.first { $0.date == date }.map { day in
      day.items == items.indices
        ? self
        : Rundown(
          name: name, items: Array(items[day.items]), localTime: localTime, isFloating: isFloating,
          fileText: fileText)
    }
  }

  /// The date of the day that is under way at a moment, or else of the day that has the moment's
  /// date; `nil` if there is none.
  package func date(at moment: Int) -> CalendarDay? {
    let today = localTime.day(at: moment)
    let current = days.first { day in
      let end = items[day.items].map(\.plannedEnd).max() ?? 0
      return items[day.items.lowerBound].plannedStart..<end ~= moment
    }
    return current?.date ?? days.first { $0.date == today }?.date
  }

  /// The day for which it is, if that is far from a moment at which nothing of it was started;
  /// otherwise `nil`.
  package func otherDay(at moment: Int) -> CalendarDay? {
    guard !isFloating, current != nil, let start = items.first?.plannedStart,
      let end = items.map(\.plannedEnd).max(), items.allSatisfy({ $0.actual == nil }),
      moment < start - Self.nearestOtherDay || moment > end + Self.nearestOtherDay
    else { return nil }
    // A morning is not for another day in the evening of that day.
    let day = localTime.day(at: start)
    return day == localTime.day(at: moment) ? nil : day
  }
}
