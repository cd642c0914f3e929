import TimerEngine

/// The cells of a talk in a table.
struct TableRow {
  let texts: [ImportColumn: String]
  /// What its start says; `nil` if that cannot be read.
  let times: CellTimes?
  let line: Int
  let file: String

  /// The cells in the order of the columns that can be named.
  var cells: [String] { ImportColumn.allCases.compactMap { texts[$0] } }

  /// What a cell says; `nil` if it is empty.
  func cell<Value>(
    _ column: ImportColumn, expected: String, _ read: (String) -> Value?
  ) throws(ImportedProgramme.Problem) -> Value? {
    guard let text = texts[column] else { return nil }
    if let value = read(text) { return value }
    throw problem(column, "is not valid", expected: expected + Self.advice(for: column, text))
  }

  /// The problem of a cell.
  func problem(
    _ column: ImportColumn, _ fault: String, expected: String
  ) -> ImportedProgramme.Problem {
    ImportedProgramme.Problem(
      file, "\(line)", "\(column.word) '\((texts[column] ?? "").shown)' \(fault)",
      expected: expected)
  }

  /// What to change in the sheet.
  private static func advice(for column: ImportColumn, _ text: String) -> String {
    let isDay = [.day, .endDay].contains(column)
    let parts = text.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    let whole = Int(parts.first ?? "")
    if parts.allSatisfy({ !$0.isEmpty && $0.utf8.areDigits }), let whole,
      parts.count == 2 && (whole == 0 || whole > 20_000)
        || isDay && parts.count == 1 && whole > 20_000
    {
      return ": give these cells the format \(isDay ? "Date" : "Time") in the spreadsheet"
    }
    if text.hasPrefix("#") { return ": repair the formula of this cell" }
    if column == .length, parts.count == 2, text.utf8.allSatisfy({ $0 < 0x3a && $0 != 0x3a }) {
      return "; half a minute is 0:00:30, half an hour 0.5 h"
    }
    if column == .length, text.dropFirst().contains(where: { "-–".contains($0) }) {
      return ": write one length, not a range"
    }
    if DateText.beginsWithWeekday(text) { return ": write the date in place of the weekday" }
    return ""
  }

  /// The day in a cell; a date that can be two days is refused.
  func day(
    _ column: ImportColumn, _ reader: CellReader
  ) throws(ImportedProgramme.Problem) -> CalendarDay? {
    let reading = try cell(column, expected: "a day such as 2026-12-04", reader.day)
    return try reading.map { (reading) throws(ImportedProgramme.Problem) in
      try day(of: reading, column)
    }
  }

  /// The day of a date beside a time.
  func day(
    of date: DateText, in column: ImportColumn, _ order: DateOrder?
  ) throws(ImportedProgramme.Problem) -> CalendarDay {
    guard let reading = date.reading(order) else {
      throw problem(column, "is not valid", expected: "a date such as 2026-12-04 beside the time")
    }
    return try day(of: reading, column)
  }

  private func day(
    of reading: DateText.Reading, _ column: ImportColumn
  ) throws(ImportedProgramme.Problem) -> CalendarDay {
    switch reading {
    case .day(let day): return day
    case .either(let dayFirst, let monthFirst):
      throw problem(
        column, "can be \(dayFirst) or \(monthFirst)",
        expected: "--dates day-first or --dates month-first")
    }
  }

  /// A cell in quotation marks, for remarks.
  func shown(_ column: ImportColumn) -> String { "'\((texts[column] ?? "").shown)'" }

  /// What of the cells is not in the talk.
  func remarks(
    on talk: ImportedProgramme.Talk, planned: Int?, given: Int?, end: Int?
  ) -> [String] {
    var remarks: [String] = []
    if let planned, let given, planned != given {
      remarks.append(
        "the duration \(shown(.length)) is not used, since start and end are "
          + "\(TimeText.plain(planned)) apart")
    }
    if let range = times?.end, let end, range != end {
      remarks.append("the end in \(shown(.start)) is not used, since the end is \(shown(.end))")
    }
    if talk.start == nil {
      for column in [ImportColumn.end, .day, .endDay, .hardEnd] where texts[column] != nil {
        remarks.append("the \(column.word) \(shown(column)) is not used, since there is no start")
      }
    }
    return remarks
  }
}
