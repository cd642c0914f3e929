import TimerEngine

@testable import Files

extension ImportResult {
  /// The rows of a table whose cells are neither in the rundown nor named, and the columns that are
  /// not.
  mutating func lostCells(ofTable text: String) -> [String] {
    let table = DelimitedText(Array(text.utf8)[...], delimiterFromLines: 21)
    guard let header = try? TableColumns(of: Array(table.prefix(21)), ImportChoices(), "f") else {
      return ["header"]
    }
    let columns = header.settled(by: table.dropFirst(header.rowsAbove + 1).prefix(200))
    var lost: [String] = []
    for (index, heading) in columns.headings.enumerated()
    where !heading.isEmpty && !columns.indices.values.contains(index) {
      if !isSaid([heading], at: "f:\(header.line): columns not used") { lost.append(heading) }
    }
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    for row in Self.rows(text) where row.line > header.line {
      guard !isEndOfAll(at: row.line) else { break }
      lost += lostCells(of: (row.line, row.cells, String(lines[row.line - 1])), columns)
    }
    return lost
  }

  /// Behind a quotation mark that is not closed there are no more cells.
  private func isEndOfAll(at line: Int) -> Bool {
    losses.contains { $0.hasPrefix("f:\(line): a quotation mark is not closed; nothing after it") }
  }

  private mutating func lostCells(
    of row: (line: Int, cells: [String], raw: String), _ columns: TableColumns
  ) -> [String] {
    let place = "f:\(row.line): "
    func cell(_ column: ImportColumn) -> String {
      guard let index = columns.indices[column], index < row.cells.count else { return "" }
      // Ontime writes dots instead of the times of a group.
      return row.cells[index] == "..." ? "" : row.cells[index].imported
    }
    // Where quotation marks stand is in doubt, so all words of the row have to be named.
    if losses.contains(where: { $0.hasPrefix(place + "a cell contains a quotation mark") }) {
      let words = row.raw.split { !$0.isLetter }
      let line = losses.first { $0.hasPrefix(place + "left out") } ?? ""
      return words.filter { !line.contains($0) }.map(String.init)
    }
    let texts = [cell(.title), Self.names(cell(.speaker)), cell(.start)]
    if texts.allSatisfy(\.isEmpty) || isSaid(texts, at: place) { return [] }
    let start = CellTimes(texts[2])?.start
    let cells = Cells(
      title: texts[0], speaker: texts[1],
      start: start.map { TimeText.timeOfDay($0 % CalendarDay.seconds) } ?? "")
    return remove(cells) || isPart(cells) ? [] : ["\(row.line): \(texts)"]
  }

  /// Names on lines of their own and between semicolons, as a rundown has them.
  private static func names(_ cell: String) -> String {
    cell.split { $0 == ";" || $0.isNewline }.map { String($0).imported }.joined(separator: ", ")
  }

  /// The rows of a table after RFC 4180, with their lines from 1.
  private static func rows(_ text: String) -> [(line: Int, cells: [String])] {
    let letters = text.unicodeScalars
    let top = letters.split(maxSplits: 21, omittingEmptySubsequences: true) {
      $0 == "\n" || $0 == "\r"
    }
    .prefix(21).joined()
    let delimiter = (["\t", ";", ","] as [Unicode.Scalar]).max { first, second in
      top.count { $0 == first } < top.count { $0 == second }
    }
    var rows: [(line: Int, cells: [String])] = []
    var (cells, cell, line, start) = ([String](), "", 1, 1)
    var (isQuoted, before) = (false, Unicode.Scalar(" "))
    for letter in letters {
      let isLineEnd = letter == "\r" || letter == "\n" && before != "\r"
      if isLineEnd { line += 1 }
      if letter == "\"", isQuoted || cell.isEmpty || before == "\"" {
        if !isQuoted, before == "\"", !cell.isEmpty { cell.append("\"") }
        isQuoted.toggle()
      } else if isQuoted || letter != delimiter && letter != "\n" && letter != "\r" {
        cell.unicodeScalars.append(letter)
      } else if letter == delimiter || isLineEnd {
        cells.append(cell)
        cell = ""
        if isLineEnd {
          rows.append((start, cells))
          (cells, start) = ([], line)
        }
      }
      before = letter
    }
    return rows + [(start, cells + [cell])]
  }
}
