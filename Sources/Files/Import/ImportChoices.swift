/// What the user says about a file to import.
package struct ImportChoices: Sendable {
  /// The headings of columns, where they are named.
  package var columns: [ImportColumn: String]
  /// Further names of breaks; `*` stands for any text.
  package var breaks: [String]
  /// Which number of a date such as `4/5/2026` is the day; `nil` if the file has to tell.
  package var dates: DateOrder?

  package init(
    columns: [ImportColumn: String] = [:], breaks: [String] = [], dates: DateOrder? = nil
  ) {
    (self.columns, self.breaks, self.dates) = (columns, breaks, dates)
  }
}

/// Whether dates such as `12/4/2026` have the day or the month first.
package enum DateOrder: String, CaseIterable, Sendable {
  case dayFirst = "day-first"
  case monthFirst = "month-first"
}
