import TimerEngine

/// When the rows of a table start, in seconds since the midnight at which their day begins.
///
/// What comes after the next midnight may stand under the same day, or the table names no days. So
/// the rows of a room on a day are read in their order: those after midnight start a day later.
/// Rows without a room start a day later if their own order, or that of all rows of the day, shows
/// it. A start with a date of its own is on that date.
struct RowStarts {
  private let rows: [TableEntry]
  private let starts: [Int?]
  /// The seconds from the beginning of the calendar, where the day is known.
  private let moments: [Int?]
  /// Whether the rows of each room on each day are in the order of their times.
  private let areInOrder: Bool
  /// Whether rows have days, and whether their starts have dates.
  private let hasDates: Bool
  private let hasMoments: Bool
  /// The starts after midnight, as they are written.
  let afterMidnight: [String]

  /// The longest time that a talk without a length lasts over midnight.
  private static let longestNight = 6 * 3600

  /// Reads the starts of rows.
  init(of rows: [TableEntry], _ reader: CellReader) {
    var starts = rows.map { $0.times?.start }
    let timed = rows.indices.filter { starts[$0] != nil && rows[$0].times?.date == nil }
    var late: Set<Int> = []
    for group in Dictionary(grouping: timed, by: { Self.place(of: rows[$0]) }).values {
      late.formUnion(Self.rowsAfterMidnight(group, starts))
    }
    for group in Dictionary(grouping: timed, by: { rows[$0].cells?[.day] }).values {
      late.formUnion(Self.rowsAfterMidnight(group, starts).filter { rows[$0].cells?[.room] == nil })
    }
    for row in late { starts[row]? += CalendarDay.seconds }
    let days = rows.map { row -> CalendarDay? in
      guard case .day(let day)? = row.cells?[.day].flatMap(reader.day) else { return nil }
      return day
    }
    (self.rows, self.starts) = (rows, starts)
    moments = zip(days, starts).map { day, start in
      day.flatMap { day in start.map { day.firstSecond + $0 } }
    }
    afterMidnight = late.sorted().compactMap { rows[$0].cells?[.start] }.uniqued
    let groups = Dictionary(
      grouping: rows.indices.filter { starts[$0] != nil }, by: { Self.place(of: rows[$0]) })
    areInOrder = groups.values.allSatisfy { group in
      let times = group.compactMap { starts[$0] }
      return zip(times, times.dropFirst()).allSatisfy(<=)
    }
    hasDates = rows.contains { $0.cells?[.day] != nil }
    hasMoments = rows.contains { $0.times?.date != nil }
  }

  /// The room and the day of a row, as they are written.
  private static func place(of row: TableEntry) -> [String?] {
    [row.cells?[.room], row.cells?[.day]]
  }

  /// The rows of one day that are after midnight: all from the one that starts earlier than the row
  /// before it.
  ///
  /// There must be exactly one such row. It has to start at least twelve hours earlier, and all of
  /// them within a day; else the rows are not in the order of their times.
  private static func rowsAfterMidnight(_ rows: [Int], _ starts: [Int?]) -> ArraySlice<Int> {
    let times = rows.compactMap { starts[$0] }
    let drops = times.indices.dropFirst().filter { times[$0] < times[$0 - 1] }
    guard drops.count == 1, let drop = drops.first, let first = times.first, let last = times.last,
      times[drop - 1] < CalendarDay.seconds,
      times[drop - 1] - times[drop] >= CalendarDay.seconds / 2, last < first
    else { return [] }
    return rows[drop...]
  }

  /// When a row starts; `nil` if it does not say it.
  subscript(row: Int) -> Int? { starts[row] }

  /// Whether a row without a start and a day is not planned: another program has planned the
  /// others, whose starts have dates or are not in their order.
  func needsStart(_ row: Int) -> Bool {
    guard let cells = rows[row].cells, cells[.start] == nil, cells[.day] == nil else {
      return false
    }
    return hasMoments || hasDates && !areInOrder
  }

  /// For each row the seconds until the next one that has a start, if both are in the same room on
  /// the same day, and the next one is later.
  func secondsToNext() -> [Int?] {
    var next: Int?
    let seconds = rows.indices.reversed().map { row -> Int? in
      defer { if rows[row].cells?[.start] != nil { next = row } }
      guard let following = next, rows[row].cells?[.room] == rows[following].cells?[.room],
        let start = starts[row], let end = starts[following]
      else { return nil }
      if rows[row].cells?[.day] == rows[following].cells?[.day] {
        return end > start ? end - start : nil
      }
      guard let start = moments[row], let end = moments[following],
        1...Self.longestNight ~= end - start
      else { return nil }
      return end - start
    }
    return seconds.reversed()
  }
}
