import TimerEngine

// Tables as spreadsheets and Ontime write them.
extension ImportedProgramme {
  /// The header is in one of the first lines.
  private static let maxLinesBefore = 20
  /// The most rows that are not empty: those of a large event's schedule.
  private static let maxRows = 10_000
  /// The most lines: more than a sheet of Excel has rows, 1,048,576.
  private static let maxLines = 1_100_000

  /// As many rows tell what a column holds.
  private static let maxRowsToSettle = 200

  /// Reads a table in UTF-8 with a header; commas, semicolons and tabs separate its columns.
  ///
  /// Above the header there may be a few other lines, such as a title. Reading ends with the first
  /// talk that is one too many.
  package init(
    csv bytes: ArraySlice<UInt8>, file: String, choices: ImportChoices = ImportChoices()
  ) {
    self.init()
    dateOrder = choices.dates
    let table = DelimitedText(bytes, delimiterFromLines: Self.maxLinesBefore + 1)
    do throws(Problem) {
      let header = try TableColumns(of: Array(table.prefix(Self.maxLinesBefore + 1)), choices, file)
      let rows = table.dropFirst(header.rowsAbove + 1)
      let columns = header.settled(by: rows.prefix(Self.maxRowsToSettle))
      let above = table.prefix(header.rowsAbove).flatMap(\.texts).quoted
      if !above.isEmpty { notices.append("\(file): text above the header is left out: \(above)") }
      notices += columns.notices.map { "\(file):\(columns.line): \($0)" }
      try read(rows, columns, choices, file)
    } catch {
      problems = [error]
    }
  }

  private mutating func read(
    _ rows: some Sequence<DelimitedText.Row>, _ columns: TableColumns, _ choices: ImportChoices,
    _ file: String
  ) throws(Problem) {
    var forms = CellForms(unit: columns.unit, dates: choices.dates)
    var entries: [TableEntry] = []
    var count = 0
    // How many talks there are in each room on each day.
    var talkCounts: [[String?]: Int] = [:]
    var unnamed: Set<Int> = []
    for row in rows {
      guard row.line <= Self.maxLines else {
        throw Self.excess("line", Self.maxLines, at: row, file)
      }
      guard row.count > 0 else { continue }
      count += 1
      guard count <= Self.maxRows else { throw Self.excess("row", Self.maxRows, at: row, file) }
      if let problem = Self.problem(of: row, width: columns.headings.count, file) {
        entries.append(.broken(problem, texts: row.texts))
        continue
      }
      unnamed.formUnion(columns.unnamed.filter { !row[$0].isEmpty })
      let cells = columns.cells(of: row)
      let times = cells[.start].flatMap(CellTimes.init)
      note(cells, times, columns, &forms)
      noteCuts(in: row, columns, file)
      noteDoubts(in: row, cells, columns, file)
      if let date = TableEntry.dayHeading(cells) {
        entries.append(.day(line: row.line, date))
      } else if let reason = Self.whyLeftOut(cells, times, columns) {
        notices.append(Self.leftOut(row.texts, since: reason, "\(file):\(row.line)"))
        // Of several such rows the first one ends the talk before.
        if times != nil, entries.last?.isTime != true {
          entries.append(.time(line: row.line, cells, times))
        }
      } else if !cells.isEmpty {
        entries.append(.talk(line: row.line, cells, times))
        let place = [cells[.room], cells[.day] ?? times?.date?.text]
        talkCounts[place, default: 0] += 1
        guard talkCounts[place, default: 0] <= Rundown.maxItems else {
          throw Self.excess("talk", Rundown.maxItems, at: row, file)
        }
      }
    }
    noteColumns(unnamed, columns, file)
    dateOrder = forms.order
    notices += TableEntry.fill(&entries, file)
    read(entries, &forms, columns, choices, file)
    noteOffsets(file)
    if !rooms.isEmpty { notices.append("\(file): rooms in the file: \(rooms.quoted)") }
  }

  /// Takes note of how lengths and dates are written.
  private func note(
    _ cells: [ImportColumn: String], _ times: CellTimes?, _ columns: TableColumns,
    _ forms: inout CellForms
  ) {
    forms.note(
      length: cells[.length], dates: [cells[.day], cells[.endDay], cells[.end]].compactMap { $0 })
    forms.note(dates: [times?.date, times?.endDate])
    // With green before it, red is an elapsed time, and never only some seconds.
    if !columns.warnsBeforeEnd, cells[.green] != nil, cells[.red] != "0:00" {
      forms.note(length: cells[.red], dates: [])
    }
  }

  /// Says which columns without a heading have cells.
  private mutating func noteColumns(_ unnamed: Set<Int>, _ columns: TableColumns, _ file: String) {
    guard !unnamed.isEmpty else { return }
    let numbers = unnamed.sorted().map { "\($0 + 1)" }.joined(separator: ", ")
    notices.append(
      "\(file):\(columns.line): columns not used, since they have no heading: \(numbers)")
  }

  /// Says which texts are cut.
  private mutating func noteCuts(
    in row: DelimitedText.Row, _ columns: TableColumns, _ file: String
  ) {
    for (column, index) in columns.indices.sorted(by: { $0.value < $1.value })
    where row.isCut(index) {
      notices.append(
        "\(file):\(row.line): \(Self.cut(column.word))")
    }
  }

  private static func excess(
    _ what: String, _ max: Int, at row: DelimitedText.Row, _ file: String
  ) -> Problem {
    Problem(
      file, "\(row.line)", "this is \(what) \(max + 1)",
      expected: "at most \(max) \(what)s\(what == "talk" ? " in one room on one day" : "")")
  }

  private mutating func read(
    _ entries: [TableEntry], _ forms: inout CellForms, _ columns: TableColumns,
    _ choices: ImportChoices, _ file: String
  ) {
    let breaks = BreakWords(patterns: choices.breaks)
    let starts = RowStarts(of: entries, CellReader(forms))
    if !starts.afterMidnight.isEmpty {
      notices.append(
        "\(file): read as after midnight, on the next day: \(starts.afterMidnight.quoted)")
    }
    let secondsToNext = starts.secondsToNext()
    if forms.note(Self.lengths(of: entries, secondsToNext)) {
      notices.append(
        "\(file):\(columns.line): '\(columns.name(.length))' is read as hours and minutes, because "
          + "each talk then lasts until the next one starts")
    }
    let reader = TableReader(
      cells: CellReader(forms), breaks: breaks, warnsBeforeEnd: columns.warnsBeforeEnd)
    var read = ReadRows(file)
    for (index, entry) in entries.enumerated() {
      var lost: [String] = []
      do throws(Problem) {
        switch entry {
        case .talk(let line, let cells, let times):
          let row = TableRow(texts: cells, times: times, line: line, file: file)
          lost = row.cells
          if starts.needsStart(index) {
            notices.append(Self.leftOut(lost, since: "it has no start", "\(file):\(line)"))
            continue
          }
          let (talk, remarks) = try reader.talk(row, from: starts[index], secondsToNext[index])
          notices += remarks.map { "\(file):\(line): \($0)" }
          read.add(talk, line: line, row.cells)
        case .broken(let problem, let texts):
          lost = texts
          throw problem
        case .time, .day: break
        }
      } catch {
        problems.append(error)
        notices.append(Self.leftOut(lost, error.place))
      }
    }
    talks = read.talks
    notices += read.notices
  }

  /// The lengths of rows, as they are written, with the seconds until the next row starts.
  private static func lengths(
    of entries: [TableEntry], _ secondsToNext: [Int?]
  ) -> [(text: String, secondsToNext: Int)] {
    var lengths: [(text: String, secondsToNext: Int)] = []
    for (entry, seconds) in zip(entries, secondsToNext) {
      if let text = entry.cells?[.length], let seconds { lengths.append((text, seconds)) }
    }
    return lengths
  }

  /// Says what the offsets of times mean.
  private mutating func noteOffsets(_ file: String) {
    guard let offset = talks.lazy.compactMap(\.offset).first else { return }
    let zone = ZoneTable.name(ofOffset: offset).map { " \($0)" } ?? ", which has no name"
    notices.append(
      "\(file): the times have an offset, which is read as the zone\(zone): with --zone they are "
        + "converted to that of the place")
  }

  /// What is wrong with a row as a whole; `nil` if its cells can be read.
  private static func problem(
    of row: DelimitedText.Row, width: Int, _ file: String
  ) -> Problem? {
    let place = "\(row.line)"
    if row.isCutOff {
      return Problem(
        file, place, "a quotation mark is not closed; nothing after it is read",
        expected: "a closing quotation mark at the end of the cell")
    }
    if row.hasStrayQuote {
      return Problem(
        file, place, "a cell contains a quotation mark",
        expected: "the whole cell in quotation marks, and the mark doubled")
    }
    guard row.count > width else { return nil }
    return Problem(
      file, place, "the row has \(row.count) cells, but the header has \(width)",
      expected: "quotation marks around a cell that contains a comma")
  }

  /// Why a row is no talk and no break: it groups others, is marked, does not take place, or is the
  /// end of the session.
  private static func whyLeftOut(
    _ cells: [ImportColumn: String], _ times: CellTimes?, _ columns: TableColumns
  ) -> String? {
    if let kind = cells[.kind],
      ["group", "group-end", "milestone", "skip-import"].contains(kind.lowercased())
    {
      return "'\(columns.name(.kind))' is '\(kind)'"
    }
    if let state = cells[.state], cancelledWords.contains(state.lowercased()) {
      return "'\(columns.name(.state))' is '\(state)'"
    }
    if isTrue(cells[.skip]) { return "'\(columns.name(.skip))' is '\(cells[.skip] ?? "")'" }
    if isTrue(cells[.allDay]) { return "the event lasts all day" }
    let isEnd =
      endWords.contains(cells[.title]?.lowercased() ?? "") && times?.end == nil
      && [ImportColumn.length, .end, .speaker].allSatisfy { cells[$0] == nil }
    return isEnd ? "it only ends the talk before it" : nil
  }

  private static let endWords = ["end", "ende", "close", "fin", "fine", "fim", "einde", "終了"]

  private static let cancelledWords: Set<String> = [
    "cancelled", "canceled", "rejected", "withdrawn", "declined", "deleted", "abgesagt",
    "abgelehnt",
    "zurückgezogen", "annulé", "refusé", "retiré", "cancelado", "cancelada", "rechazado",
    "rechazada",
    "annullato", "rifiutato", "ritirato", "rejeitado", "rejeitada", "geannuleerd", "afgewezen",
    "ingetrokken",
  ]

  private static let trueWords: Set<String> = [
    "x", "1", "yes", "true", "y", "ja", "wahr", "oui", "vrai", "sí", "si", "verdadero", "sì",
    "vero", "sim", "verdadeiro", "waar", "はい", "✓", "✔",
  ]

  private static let falseWords: Set<String> = [
    "0", "no", "false", "n", "nein", "falsch", "non", "faux", "falso", "não", "nee", "onwaar",
    "いいえ", "-", "–", "✗", "✘",
  ]

  static func isTrue(_ text: String?) -> Bool {
    trueWords.contains(text?.lowercased() ?? "")
  }

  /// Says which cells are neither yes nor no: they are read as no.
  private mutating func noteDoubts(
    in row: DelimitedText.Row, _ cells: [ImportColumn: String], _ columns: TableColumns,
    _ file: String
  ) {
    for column in [ImportColumn.skip, .hardEnd, .allDay] {
      guard let text = cells[column], !Self.isTrue(text),
        !Self.falseWords.contains(text.lowercased())
      else { continue }
      notices.append(
        "\(file):\(row.line): \(columns.name(column)) '\(text.shown)' is read as no")
    }
  }
}
