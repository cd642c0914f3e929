import TimerEngine

/// The talks that have ended, as a table for spreadsheets.
package struct ReportTable {
  private static let columns = [
    "room", "speed", "title", "speaker", "preset", "planned start", "start", "planned end", "end",
    "planned", "actual", "paused", "added", "over", "late", "verdict", "rundown", "zone", "item",
    "number", "kind", "held", "starts", "questions", "test",
  ]

  private let clocks: ReportClocks

  /// Creates a table with the times of these clocks.
  package init(clocks: ReportClocks) { self.clocks = clocks }

  /// All rows in lines, below the names of the columns.
  package static func csv(of rows: [ReportedTalk]) -> String {
    let table = ReportTable(clocks: ReportClocks(rows))
    return ([heading] + rows.map(table.line)).joined(separator: "\n")
  }

  /// The names of the columns.
  package static var heading: String { line(columns) }

  /// The line of a row with quotes as in RFC 4180: moments in local time, lengths in seconds.
  package func line(of row: ReportedTalk) -> String {
    let texts =
      [row.room, "\(row.speed)"] + [row.title, row.speaker, row.preset].map(Self.notFormula)
    let actual = row.isHeld ? (row.start, row.end) : nil
    let moments = [row.plannedStart, actual?.0, row.plannedEnd, actual?.1].map { moment in
      guard let moment else { return "" }
      let local = clocks.moment(moment, of: row)
      return "\(local.day) \(local.time)"
    }
    let spent = [row.net, row.paused, row.added, row.over].map { row.isHeld ? $0 : nil }
    let times = ([row.plannedLength] + spent + [row.late]).map { $0.map { "\($0.seconds)" } ?? "" }
    let item = row.item.map {
      [$0.rundown.name, $0.rundown.zone ?? "", $0.id].map(Self.notFormula) + ["\($0.number)"]
    }
    let kind = [
      row.isBreak ? "break" : "talk", row.isHeld ? "yes" : "no", "\(row.starts)",
      row.questions > 0 ? "\(row.questions.seconds)" : "", row.isTest ? "yes" : "no",
    ]
    return Self.line(
      texts + moments + times + [row.verdict?.rawValue ?? ""] + (item ?? ["", "", "", ""]) + kind)
  }

  private static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",")
  }

  /// A text that no spreadsheet takes for a formula: an apostrophe stands before one that begins as
  /// formulas do.
  private static func notFormula(_ text: String) -> String {
    text.first.map { "=+-@\t\r".contains($0) } ?? false ? "'\(text)" : text
  }

  /// A field, in quotes if it needs them.
  private static func field(_ text: String) -> String {
    let line = text.printable
    guard line.contains(where: { ",\" ".contains($0) }) else { return line }
    return "\""
      + line.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
