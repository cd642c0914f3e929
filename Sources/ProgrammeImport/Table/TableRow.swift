import TextFormats
import TimerEngine

/// The cells of a talk in a table.
struct TableRow {
  let texts: [ImportColumn: String]
  let line: Int
  let file: String

  /// The cells in the order of the columns that can be named.
  var cells: [String] { ImportColumn.allCases.compactMap { texts[$0] } }

  /// What a cell says; `nil` if it is empty.
  func cell<Value>(
    _ column: ImportColumn, expected: String, _ read: (String) -> Value?
  ) throws(ImportedSession.Problem) -> Value? {
    guard let text = texts[column] else { return nil }
    if let value = read(text) { return value }
    throw ImportedSession.Problem(
      file, "\(line)", "\(column.word) '\(text.shown)' is not valid", expected: expected)
  }

  /// The day; a date that can be two days is refused.
  func day(_ reader: CellReader) throws(ImportedSession.Problem) -> CalendarDay? {
    switch try cell(.day, expected: "a day such as 2026-12-04", reader.day) {
    case .day(let day): return day
    case .either(let dayFirst, let monthFirst):
      throw ImportedSession.Problem(
        file, "\(line)",
        "day '\((texts[.day] ?? "").shown)' can be \(dayFirst) or \(monthFirst)",
        expected: "--dates day-first or --dates month-first")
    case nil: return nil
    }
  }

  /// What of the cells is not in the talk.
  func remarks(
    on talk: ImportedSession.Talk, planned: Int?, given: Int?, range: Int?, end: Int?
  ) -> [String] {
    func shown(_ column: ImportColumn) -> String { "'\((texts[column] ?? "").shown)'" }
    var remarks: [String] = []
    if let planned, let given, planned != given {
      remarks.append(
        "the duration \(shown(.length)) is not used, since start and end are "
          + "\(TimeText.plain(planned)) apart")
    }
    if let range, let end, range != end {
      remarks.append("the end in \(shown(.start)) is not used, since the end is \(shown(.end))")
    }
    if talk.start == nil {
      for column in [ImportColumn.end, .day, .hardEnd] where texts[column] != nil {
        remarks.append("the \(column.word) \(shown(column)) is not used, since there is no start")
      }
    }
    return remarks
  }
}
