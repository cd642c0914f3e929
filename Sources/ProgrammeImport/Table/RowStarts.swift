import TimerEngine

/// When the rows of a table start, in seconds since the midnight at which their day begins.
///
/// What comes after the next midnight may stand under the same day, or the table names no days. So the rows of
/// a room on a day are read in their order: those after midnight start a day later. Rows without a room start a
/// day later if their own order, or that of all rows of the day, shows it.
struct RowStarts {
  private let rows: [[ImportColumn: String]?]
  private let starts: [Int?]
  /// The starts after midnight, as they are written.
  let afterMidnight: [String]

  /// Reads the starts of rows from their cells; a row without cells has none.
  init(of rows: [[ImportColumn: String]?], _ reader: CellReader) {
    var starts = rows.map { $0?[.start].flatMap(reader.times)?.start }
    let timed = rows.indices.filter { starts[$0] != nil }
    var late: Set<Int> = []
    for group in Dictionary(grouping: timed, by: { Self.place(of: rows[$0]) }).values {
      late.formUnion(Self.rowsAfterMidnight(group, starts))
    }
    for group in Dictionary(grouping: timed, by: { rows[$0]?[.day] }).values {
      late.formUnion(Self.rowsAfterMidnight(group, starts).filter { rows[$0]?[.room] == nil })
    }
    for row in late { starts[row]? += CalendarDay.seconds }
    (self.rows, self.starts) = (rows, starts)
    afterMidnight = late.sorted().compactMap { rows[$0]?[.start] }.uniqued
  }

  /// The room and the day of a row, as they are written.
  private static func place(of row: [ImportColumn: String]?) -> [String?] {
    [row?[.room], row?[.day]]
  }

  /// The rows of one day that are after midnight: all from the one that starts earlier than the row before it.
  ///
  /// There must be exactly one such row.
  /// It has to start at least twelve hours earlier, and all of them within a day; else the rows are not in the
  /// order of their times.
  private static func rowsAfterMidnight(_ rows: [Int], _ starts: [Int?]) -> ArraySlice<Int> {
    let times = rows.compactMap { starts[$0] }
    let drops = times.indices.dropFirst().filter { times[$0] < times[$0 - 1] }
    guard drops.count == 1, let drop = drops.first, let first = times.first, let last = times.last,
      times[drop - 1] - times[drop] >= CalendarDay.seconds / 2, last < first
    else { return [] }
    return rows[drop...]
  }

  /// When a row starts; `nil` if it does not say it.
  subscript(row: Int) -> Int? { starts[row] }

  /// For each row the seconds until the next one that has a start, if both are in the same room on the
  /// same day, and the next one is later.
  func secondsToNext() -> [Int?] {
    var next: Int?
    let seconds = rows.indices.reversed().map { row -> Int? in
      defer { if rows[row]?[.start] != nil { next = row } }
      guard let following = next, let start = starts[row], let end = starts[following],
        end > start, Self.place(of: rows[row]) == Self.place(of: rows[following])
      else { return nil }
      return end - start
    }
    return seconds.reversed()
  }
}
