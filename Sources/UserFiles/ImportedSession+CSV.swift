import SwiftCSV
import TimerEngine

// Tables as spreadsheets and Ontime write them.
extension ImportedSession {
  /// The columns that are read; `names` are the headings that each may have, in small letters.
  private enum Column: String, CaseIterable {
    case id, title, speaker, room, day, start, end, length, note, kind, hardEnd, skip

    var names: [String] {
      switch self {
      case .id: ["id", "code", "cue"]
      case .title:
        [
          "title", "talk", "topic", "session", "presentation", "what", "subject", "titel", "titre",
          "título",
        ]
      case .speaker:
        [
          "speaker", "speakers", "presenter", "presenters", "name", "speaker name", "author",
          "authors", "who", "person", "referent",
        ]
      case .room: ["room", "stage", "track", "location", "raum"]
      case .day: ["day", "date", "datum"]
      case .start:
        ["start", "time start", "start time", "time", "when", "begin", "from", "beginn", "von"]
      case .end: ["end", "time end", "end time", "ends", "to", "until", "ende", "bis"]
      case .length: ["duration", "length", "minutes", "min", "dauer"]
      case .note: ["note", "notes", "comment", "bemerkung"]
      case .kind: ["type", "timer type", "kind"]
      case .hardEnd: ["hard end", "count to end"]
      case .skip: ["skip"]
      }
    }
  }

  /// Reads a table with a header; commas, semicolons and tabs separate its columns.
  ///
  /// Above the header there may be a few other lines, such as a title.
  package init(csv text: String, file: String) {
    self.init()
    let delimiter = Self.delimiter(of: text)
    guard let table = try? EnumeratedCSV(string: text, delimiter: delimiter, loadColumns: false)
    else {
      let line = 1 + Self.linesBeforeStrayQuote(in: text, delimiter)
      problems = [
        Problem(
          file, "\(line)", "a quotation mark stands inside a cell",
          expected: "the cell in quotation marks, and the mark doubled")
      ]
      return
    }
    let rows = Self.rows(of: table)
    let columns = rows.prefix(Self.maxLinesBefore + 1).map { Self.columns(in: $0.cells) }
    guard let header = columns.firstIndex(where: { !$0.isEmpty }) else {
      let first = rows.first { $0.count > 0 }
      let words = (first?.cells ?? []).joined(separator: " ").prefix(60)
      problems = [
        Problem(
          file, "\(first?.line ?? 1)",
          words.isEmpty ? "there is no table" : "'\(String(words).shown)' is not a header",
          expected: "columns such as Start, Duration, Title and Speaker")
      ]
      return
    }
    read(
      Array(rows.dropFirst(header + 1)), columns[header], width: rows[header].cells.count,
      isClosed: !Self.endsInQuotes(text), file)
  }

  /// The header is in one of the first lines.
  private static let maxLinesBefore = 20

  /// The separator of the columns: the one that is most frequent in the first lines.
  private static func delimiter(of text: String) -> CSVDelimiter {
    let lines = text.split(whereSeparator: \.isNewline).prefix(maxLinesBefore + 1)
    return [CSVDelimiter.tab, .semicolon, .comma].max { first, second in
      func count(_ delimiter: CSVDelimiter) -> Int {
        lines.reduce(0) { $0 + $1.count { $0 == delimiter.rawValue } }
      }
      return count(first) < count(second)
    } ?? .comma
  }

  /// The columns that a header names; none if the row is not a header, which must have a column for
  /// the start or the length of talks.
  private static func columns(in cells: [String]) -> [Column: Int] {
    let names = cells.map(columnName)
    let columns = Dictionary(
      uniqueKeysWithValues: Column.allCases.compactMap { column in
        column.names.lazy.compactMap { names.firstIndex(of: $0) }.first.map { (column, $0) }
      })
    let isHeader = columns[.length] != nil || columns[.start] != nil
    return isHeader && columns.count > 1 ? columns : [:]
  }

  /// The name of a column without what is in brackets: `Length (min)`, `Skip? (x)`.
  private static func columnName(_ cell: String) -> String {
    cell.lowercased().prefix { $0 != "(" }
      .split { $0.isWhitespace || $0 == "?" || $0 == ":" || $0 == "." }.joined(separator: " ")
  }

  /// A row of a table.
  private struct Row {
    /// The line in which it begins.
    let line: Int
    let cells: [String]
    /// How many cells it has up to the last one that is not empty.
    var count: Int { cells.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0 }
  }

  private static func rows(of table: EnumeratedCSV) -> [Row] {
    var line = 1
    return ([table.header] + table.rows).map { cells in
      // A cell in quotation marks may have several lines.
      defer { line += 1 + cells.reduce(0) { $0 + $1.count(where: \.isNewline) } }
      return Row(line: line, cells: cells.map(\.imported))
    }
  }

  /// Whether a quotation mark is not closed: then the last cell has the rest of the text.
  private static func endsInQuotes(_ text: String) -> Bool {
    !text.count { $0 == "\"" }.isMultiple(of: 2)
  }

  /// How many lines are before the first one whose cells cannot be read.
  ///
  /// A search by halves: if a part of the table cannot be read, no longer part can.
  private static func linesBeforeStrayQuote(in text: String, _ delimiter: CSVDelimiter) -> Int {
    let ends = text.indices.filter { text[$0].isNewline } + [text.endIndex]
    var (sound, broken) = (-1, ends.count - 1)
    while broken - sound > 1 {
      let middle = (sound + broken) / 2
      let part = String(text[..<ends[middle]])
      let isSound =
        (try? EnumeratedCSV(string: part, delimiter: delimiter, loadColumns: false)) != nil
      if isSound { sound = middle } else { broken = middle }
    }
    return broken
  }

  private mutating func read(
    _ rows: [Row], _ columns: [Column: Int], width: Int, isClosed: Bool, _ file: String
  ) {
    // A row may have fewer cells than the header.
    let texts = rows.map { row in
      columns.compactMapValues { row.cells.indices.contains($0) ? row.cells[$0] : nil }
        .filter { !["", "..."].contains($0.value) }
    }
    let reader = CellReader(
      hasHours: Self.hasHours(texts.compactMap { $0[.length] }),
      order: DateOrder(texts.compactMap { $0[.day] }))
    let following = Self.timedRows(after: texts)
    for (index, (row, cells)) in zip(rows, texts).enumerated() {
      do throws(Problem) {
        try check(row, width: width, isClosed: isClosed || index < rows.count - 1, file)
        guard Self.isTalk(cells) else { continue }
        talks.append(try talk(cells, before: following[index], reader, at: row.line, file))
      } catch {
        problems.append(error)
      }
    }
    if rows.isEmpty, !isClosed {
      problems = [Problem(file, "1", "a quotation mark is not closed", expected: "another one")]
    }
  }

  /// Throws what is wrong with the cells of a row.
  private func check(
    _ row: Row, width: Int, isClosed: Bool, _ file: String
  ) throws(Problem) {
    guard isClosed else {
      throw Problem(
        file, "\(row.line)", "a quotation mark is not closed",
        expected: "another one after the cell")
    }
    guard row.count <= width else {
      throw Problem(
        file, "\(row.line)", "the row has \(row.count) cells, but the header has \(width)",
        expected: "quotation marks around a cell that contains a comma")
    }
  }

  /// For each row the next one that says when its talk starts.
  private static func timedRows(after rows: [[Column: String]]) -> [[Column: String]?] {
    var next: [Column: String]?
    // From the end, since a large table may have no start at all.
    let following = rows.reversed().map { row in
      defer { if row[.start] != nil { next = row } }
      return next
    }
    return following.reversed()
  }

  /// Whether a row is a talk or a break: not one that groups others, and not the end of the session.
  private static func isTalk(_ cells: [Column: String]) -> Bool {
    let kind = cells[.kind]?.lowercased() ?? ""
    let isLeftOut = ["group", "group-end", "milestone", "skip-import"].contains(kind)
    let isEnd = endWords.contains(cells[.title]?.lowercased() ?? "") && cells[.length] == nil
    return !cells.isEmpty && !isLeftOut && !isTrue(cells[.skip]) && !isEnd
  }

  private static let endWords = ["end", "ende", "close", "fin"]

  /// The talk of a row; without a length and an end it lasts until the next one starts.
  private func talk(
    _ texts: [Column: String], before next: [Column: String]?, _ reader: CellReader, at line: Int,
    _ file: String
  ) throws(Problem) -> Talk {
    func cell<Value>(
      _ column: Column, expected: String, _ read: (String) -> Value?
    ) throws(Problem) -> Value? {
      guard let text = texts[column] else { return nil }
      if let value = read(text) { return value }
      throw Problem(
        file, "\(line)", "\(column.names[0]) '\(text.shown)' is not valid",
        expected: expected)
    }
    var talk = Talk(
      id: texts[.id], title: texts[.title] ?? "", speaker: texts[.speaker] ?? "",
      note: texts[.note] ?? "", room: texts[.room] ?? "")
    talk.day = try cell(.day, expected: "a day such as 2026-12-04", reader.day)
    let times = try cell(.start, expected: "a time of day such as 14:15", reader.times)
    talk.start = times?.start
    let end = try cell(.end, expected: "a time of day such as 14:15", reader.timeOfDay)
    let given = try cell(.length, expected: "a length such as 20m or 0:20:00", reader.length)
    let following =
      next?[.room] == texts[.room] && next?[.day] == texts[.day]
      ? next?[.start].flatMap(reader.times)?.start : nil
    guard
      let length = Self.length(from: talk.start, to: end ?? times?.end) ?? given
        ?? Self.length(from: talk.start, to: following.map { max($0, talk.start ?? 0) })
    else {
      throw Problem(
        file, "\(line)", "the talk has no length", expected: "a Duration, or Start and End")
    }
    talk.length = length
    talk.isBreak =
      talk.speaker.isEmpty && [talk.title, texts[.kind] ?? ""].contains(where: Self.isBreak)
    talk.hasHardEnd = Self.isTrue(texts[.hardEnd]) && talk.start != nil
    return talk
  }

  /// Whether lengths of two numbers are hours and minutes, as some spreadsheets write them: then one of
  /// them is `0:20` or the like, for no talk takes 20 seconds.
  private static func hasHours(_ cells: [String]) -> Bool {
    cells.contains { cell in
      let parts = cell.split(separator: ":")
      return parts.count == 2 && Int(parts[0]) == 0
    }
  }

  private static let breakWords = ["break", "coffee", "lunch", "dinner", "tea", "mittag"]

  /// Whether a text calls something a break: `Coffee`, `Lunch break`, `Kaffeepause`.
  private static func isBreak(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { word in
      breakWords.contains(String(word)) || word.hasSuffix("pause")
    }
  }

  private static func isTrue(_ text: String?) -> Bool {
    ["x", "1", "yes", "true", "y"].contains(text?.lowercased() ?? "")
  }

  private static func length(from start: Int?, to end: Int?) -> Int? {
    guard let start, let end, start != end else { return nil }
    return end > start ? end - start : end - start + 86_400
  }
}
