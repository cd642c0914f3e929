/// A part of a room's report of the day: how many rows it has, or one of them.
package struct DayReportMessage: Hashable, Sendable {
  /// The most rows of a report.
  package static let maxRows = 500
  /// The most bytes of a row.
  package static let maxRowBytes = 8192

  /// How many rows the report has.
  package var rows: Int?
  /// The number of a row, from 1.
  package var number: Int?
  /// The row, as `talks.jsonl` has it.
  package var row: String?

  /// Creates the part that says how many rows there are.
  package init(rows: Int?) { self.rows = rows }

  /// Creates the part with a row.
  package init(row: String, number: Int) { (self.row, self.number) = (row, number) }
}
