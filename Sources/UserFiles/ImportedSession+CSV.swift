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

  /// The header is in one of the first lines.
  private static let maxLinesBefore = 20
  /// The most rows that are not empty: those of a large event's schedule.
  private static let maxRows = 10_000

  /// Reads a table in UTF-8 with a header; commas, semicolons and tabs separate its columns.
  ///
  /// Above the header there may be a few other lines, such as a title. Reading ends with the first talk
  /// that is one too many.
  package init(csv bytes: ArraySlice<UInt8>, file: String) {
    self.init()
    let table = DelimitedText(bytes, delimiterFromLines: Self.maxLinesBefore + 1)
    let top = Array(table.prefix(Self.maxLinesBefore + 1))
    let columns = top.map { Self.columns(in: $0.texts) }
    guard let header = columns.firstIndex(where: { !$0.isEmpty }) else {
      problems = [Self.noHeader(top, file)]
      return
    }
    read(table.dropFirst(header + 1), columns[header], width: top[header].width, file)
  }

  private static func noHeader(_ rows: [DelimitedText.Row], _ file: String) -> Problem {
    let first = rows.first { $0.count > 0 }
    let words = (first?.texts ?? []).joined(separator: " ").prefix(60)
    return Problem(
      file, "\(first?.line ?? 1)",
      words.isEmpty ? "there is no table" : "'\(String(words).shown)' is not a header",
      expected: "columns such as Start, Duration, Title and Speaker")
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

  /// What a row holds.
  private enum Entry {
    case talk(line: Int, [Column: String])
    /// It only says when the talk before it ends.
    case time([Column: String])
    case broken(Problem)

    var cells: [Column: String]? {
      switch self {
      case .talk(_, let cells), .time(let cells): cells
      case .broken: nil
      }
    }

    var isTime: Bool {
      if case .time = self { true } else { false }
    }
  }

  private mutating func read(
    _ rows: some Sequence<DelimitedText.Row>, _ columns: [Column: Int], width: Int, _ file: String
  ) {
    var forms = CellForms()
    var entries: [Entry] = []
    var count = 0
    // How many talks there are in each room on each day.
    var talkCounts: [[String?]: Int] = [:]
    for row in rows where row.count > 0 {
      count += 1
      guard count <= Self.maxRows else {
        problems = [Self.excess("row", Self.maxRows, at: row, file)]
        return
      }
      if let problem = Self.problem(of: row, width: width, file) {
        entries.append(.broken(problem))
        continue
      }
      let cells = Self.cells(of: row, columns)
      forms.note(length: cells[.length], day: cells[.day])
      if Self.isTalk(cells) {
        entries.append(.talk(line: row.line, cells))
        talkCounts[[cells[.room], cells[.day]], default: 0] += 1
        guard talkCounts[[cells[.room], cells[.day]], default: 0] <= Rundown.maxItems else {
          problems = [Self.excess("talk", Rundown.maxItems, at: row, file)]
          return
        }
      } else if cells[.start] != nil, entries.last?.isTime != true {
        // Of several such rows the first one ends the talk before.
        entries.append(.time(cells))
      }
    }
    read(entries, CellReader(forms), file)
  }

  private static func excess(
    _ what: String, _ max: Int, at row: DelimitedText.Row, _ file: String
  ) -> Problem {
    Problem(
      file, "\(row.line)", "this is \(what) \(max + 1)",
      expected: "at most \(max) of them\(what == "talk" ? " in one room on one day" : "")")
  }

  private mutating func read(_ entries: [Entry], _ reader: CellReader, _ file: String) {
    for (entry, next) in zip(entries, Self.timedCells(after: entries)) {
      do throws(Problem) {
        switch entry {
        case .talk(let line, let cells):
          talks.append(try talk(cells, before: next, reader, at: line, file))
        case .broken(let problem): throw problem
        case .time: break
        }
      } catch {
        problems.append(error)
      }
    }
  }

  /// The cells that are not empty; a row may have fewer than the header.
  private static func cells(
    of row: DelimitedText.Row, _ columns: [Column: Int]
  ) -> [Column: String] {
    columns.mapValues { row[$0] }.filter { !["", "..."].contains($0.value) }
  }

  /// What is wrong with a row as a whole; `nil` if its cells can be read.
  private static func problem(
    of row: DelimitedText.Row, width: Int, _ file: String
  ) -> Problem? {
    let place = "\(row.line)"
    if row.isCutOff {
      return Problem(
        file, place, "a quotation mark is not closed", expected: "another one after the cell")
    }
    if row.hasStrayQuote {
      return Problem(
        file, place, "a quotation mark stands inside a cell",
        expected: "the cell in quotation marks, and the mark doubled")
    }
    guard row.count > width else { return nil }
    return Problem(
      file, place, "the row has \(row.count) cells, but the header has \(width)",
      expected: "quotation marks around a cell that contains a comma")
  }

  /// For each row the next one that says when its talk starts.
  private static func timedCells(after entries: [Entry]) -> [[Column: String]?] {
    var next: [Column: String]?
    let following = entries.reversed().map { entry in
      defer { if let cells = entry.cells, cells[.start] != nil { next = cells } }
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
