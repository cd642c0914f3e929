/// What the clocks of a place show at any moment: a time zone without its name.
///
/// All moments are whole seconds of UTC since 1970.
package struct ZoneOffsets: Hashable, Sendable {
  /// A stretch of time in which the clocks of the place are not changed.
  package struct Stretch: Hashable, Sendable {
    /// Its first second.
    package let start: Int
    /// How many seconds the clocks are ahead of UTC; negative west of Greenwich.
    package let offset: Int

    /// Creates a stretch.
    package init(start: Int, offset: Int) {
      self.start = start
      self.offset = offset
    }
  }

  /// Where a local time lies.
  package enum Occurrence: Hashable, Sendable {
    /// The clocks show it once.
    case once(Int)
    /// The clocks are set back over it, so it comes twice.
    case twice(Int, Int)
    /// The clocks are set forward over it. This is the moment that a clock which nobody had set
    /// forward would call so.
    case skipped(Int)

    /// Finds a time of day on a day; `offset` says how far the clocks are ahead of UTC at a moment.
    init(of timeOfDay: Int, on day: CalendarDay, offset: (Int) -> Int) {
      let local = day.firstSecond + timeOfDay
      let offsets = [offset(local - CalendarDay.seconds), offset(local + CalendarDay.seconds)]
      let moments = Set(offsets.filter { offset(local - $0) == $0 }.map { local - $0 }).sorted()
      if moments.isEmpty {
        self = .skipped(local - offsets[0])
      } else {
        self = moments.count == 1 ? .once(moments[0]) : .twice(moments[0], moments[1])
      }
    }

    /// The moments of the local time, in order; for a skipped time, the one that stands for it.
    var moments: [Int] {
      switch self {
      case .once(let moment), .skipped(let moment): [moment]
      case .twice(let first, let second): [first, second]
      }
    }

    package var first: Int { moments[0] }

    /// The first of the moments that is not before another moment; the last one if all are.
    package func first(notBefore moment: Int) -> Int {
      if case .twice(let first, let second) = self, first < moment { return second }
      return first
    }
  }

  /// The stretches in order; the first one has no beginning.
  package let stretches: [Stretch]

  package static let utc = ZoneOffsets([])

  /// Creates the local time of a place; what lies before the first stretch is as in it.
  package init(_ stretches: [Stretch]) { self.stretches = stretches }

  /// Creates it from a function that gives the offset at moments in a range, in order.
  ///
  /// The clocks must not be changed twice within an hour.
  package init(from start: Int, to end: Int, offsets: ([Int]) -> [Int]) {
    let hours = Array(stride(from: start, through: max(start, end), by: 3600))
    let found = offsets(hours)
    var stretches: [Stretch] = []
    for (index, offset) in found.enumerated() where stretches.last?.offset != offset {
      var (before, after) = (index == 0 ? start : hours[index - 1], hours[index])
      while after - before > 1 {
        let middle = before + (after - before) / 2
        if offsets([middle]) == [offset] { after = middle } else { before = middle }
      }
      stretches.append(Stretch(start: after, offset: offset))
    }
    self.init(stretches)
  }

  /// How many seconds the clocks are ahead of UTC at a moment.
  package func offset(at moment: Int) -> Int {
    (stretches.last { $0.start <= moment } ?? stretches.first)?.offset ?? 0
  }

  /// The seconds since midnight that the clocks show at a moment.
  package func timeOfDay(at moment: Int) -> Int {
    moment + offset(at: moment) - day(at: moment).firstSecond
  }

  /// The same at a time since 1970 with its parts of a second.
  package func timeOfDay(at time: Duration) -> Duration {
    let second = time.components.seconds
    return .seconds(timeOfDay(at: Int(second))) + (time - .seconds(second))
  }

  /// The day on the calendar of the place at a moment.
  package func day(at moment: Int) -> CalendarDay {
    CalendarDay(ofSecond: moment + offset(at: moment))
  }

  /// Where a time of day of a day lies; the time of day is in seconds since midnight.
  package func occurrence(of timeOfDay: Int, on day: CalendarDay) -> Occurrence {
    Occurrence(of: timeOfDay, on: day, offset: offset(at:))
  }
}
