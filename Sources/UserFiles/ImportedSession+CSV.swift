import SwiftCSV
import TimerEngine

// Tables as spreadsheets and Ontime write them.
extension ImportedSession {
  /// What a column says, and the names that it may have, in small letters.
  private enum Column: String, CaseIterable {
    case id, title, speaker, room, day, start, end, length, note, kind, hardEnd, skip

    var names: [String] {
      switch self {
      case .id: ["id", "code", "cue"]
      case .title: ["title", "talk", "topic", "session", "titel", "titre", "título"]
      case .speaker:
        ["speaker", "speakers", "presenter", "name", "speaker name", "referent", "who", "person"]
      case .room: ["room", "stage", "track", "raum", "location"]
      case .day: ["day", "date", "datum"]
      case .start: ["start", "time start", "start time", "time", "begin", "from", "beginn", "von"]
      case .end: ["end", "time end", "end time", "ends", "to", "until", "ende", "bis"]
      case .length: ["duration", "length", "minutes", "min", "dauer"]
      case .note: ["note", "notes", "comment"]
      case .kind: ["type", "timer type", "kind"]
      case .hardEnd: ["hard end", "count to end"]
      case .skip: ["skip"]
      }
    }
  }

  /// Reads a table with a header; commas, semicolons and tabs separate its columns.
  package init(csv text: String, file: String) {
    self.init()
    let table: EnumeratedCSV
    let header = text.prefix { !$0.isNewline }
    let delimiter = [CSVDelimiter.tab, .semicolon, .comma].max { first, second in
      header.count { $0 == first.rawValue } < header.count { $0 == second.rawValue }
    }
    do {
      table = try EnumeratedCSV(string: text, delimiter: delimiter ?? .comma, loadColumns: false)
    } catch {
      problems = [Problem(file, "1", "this is no table", expected: "columns with a header")]
      return
    }
    let names = table.header.map {
      $0.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let columns = Dictionary(
      uniqueKeysWithValues: Column.allCases.compactMap { column in
        column.names.lazy.compactMap { names.firstIndex(of: $0) }.first.map { (column, $0) }
      })
    guard columns[.length] != nil || columns[.start] != nil && columns[.end] != nil else {
      problems = [
        Problem(
          file, "1", "the header '\(String(header).imported.prefix(60))' has no length",
          expected: "a column Duration, or Start and End")
      ]
      return
    }
    // A row may have fewer cells than the header.
    let rows = table.rows.map { row in
      columns.mapValues { row.indices.contains($0) ? row[$0].imported : "" }
    }
    let hasHours = Self.hasHours(rows.map { $0[.length] ?? "" })
    var line = 2
    for (row, cells) in zip(table.rows, rows) {
      add(cells, hasHours: hasHours, at: line, file)
      // A cell in quotation marks may have several lines.
      line += 1 + row.reduce(0) { $0 + $1.count(where: \.isNewline) }
    }
  }

  /// Whether two numbers with a colon are hours and minutes, as some spreadsheets write lengths:
  /// then one of them is `0:20`, and no talk has 20 seconds.
  private static func hasHours(_ cells: [String]) -> Bool {
    cells.contains { cell in
      let parts = cell.split(separator: ":")
      return parts.count == 2 && Int(parts[0]) == 0
    }
  }

  private mutating func add(
    _ cells: [Column: String], hasHours: Bool, at line: Int, _ file: String
  ) {
    let texts = cells.filter { !$0.value.isEmpty }
    let kind = texts[.kind]?.lowercased() ?? ""
    let isLeftOut = ["group", "group-end", "milestone", "skip-import"].contains(kind)
    guard !texts.isEmpty, !isLeftOut, !Self.isTrue(texts[.skip]) else { return }
    var talk = Talk(
      id: texts[.id], title: texts[.title] ?? "", speaker: texts[.speaker] ?? "",
      note: texts[.note] ?? "", room: texts[.room] ?? "")
    do throws(Problem) {
      func cell<Value>(
        _ column: Column, expected: String, _ read: (String) -> Value?
      ) throws(Problem) -> Value? {
        guard let text = texts[column] else { return nil }
        if let value = read(text) { return value }
        throw Problem(
          file, "\(line)", "field '\(column.names[0])' '\(text.shown)' is not valid",
          expected: expected)
      }
      talk.day = try cell(.day, expected: "a day such as 2026-12-04", CalendarDay.init)
      talk.start = try cell(.start, expected: "a time of day such as 14:15", Self.timeOfDay)
      let end = try cell(.end, expected: "a time of day such as 14:15", Self.timeOfDay)
      let given = try cell(.length, expected: "a length such as 20m or 0:20:00") {
        Self.length(hasHours && $0.count { $0 == ":" } == 1 ? $0 + ":00" : $0)
      }
      guard let length = Self.length(from: talk.start, to: end) ?? given, length > 0 else {
        throw Problem(
          file, "\(line)", "the talk has no length", expected: "a Duration, or Start and End")
      }
      talk.length = length
    } catch {
      return problems.append(error)
    }
    let words = [talk.title, kind].map { $0.lowercased() }
    talk.isBreak =
      talk.speaker.isEmpty
      && words.contains { text in Self.breakWords.contains { text.hasPrefix($0) } }
    talk.hasHardEnd = Self.isTrue(texts[.hardEnd]) && talk.start != nil
    talks.append(talk)
  }

  private static let breakWords = ["break", "coffee", "lunch", "tea", "pause", "mittag", "kaffee"]

  private static func isTrue(_ text: String?) -> Bool {
    ["x", "1", "yes", "true", "y"].contains(text?.lowercased() ?? "")
  }

  /// A time of day, also with seconds or a date before it, as spreadsheets write it.
  private static func timeOfDay(_ text: String) -> Int? {
    let last = text.split(separator: " ").last.map(String.init) ?? text
    return (try? TimeGrammar.timeOfDay(text)) ?? (try? TimeGrammar.timeOfDay(last))
  }

  /// A length: minutes, `20m`, `20:00`, or as spreadsheets write it `0:20:00`.
  private static func length(_ text: String) -> Int? {
    let word = text.lowercased().replacing(" ", with: "").replacing("minutes", with: "m")
      .replacing("min", with: "m")
    return try? TimeGrammar.duration(word)
  }

  private static func length(from start: Int?, to end: Int?) -> Int? {
    guard let start, let end else { return nil }
    return end > start ? end - start : end - start + 86_400
  }
}
