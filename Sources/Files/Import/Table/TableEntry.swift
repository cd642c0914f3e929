import TimerEngine

/// What a row of a table holds.
enum TableEntry {
  case talk(line: Int, [ImportColumn: String], CellTimes?)
  /// It only says when the talk before it ends.
  case time(line: Int, [ImportColumn: String], CellTimes?)
  /// It only says on which day the rows below it are.
  case day(line: Int, DateText)
  case broken(ImportedProgramme.Problem, texts: [String])

  /// The cells of a talk or an end; `nil` for other rows.
  var cells: [ImportColumn: String]? {
    switch self {
    case .talk(_, let cells, _), .time(_, let cells, _): cells
    case .broken, .day: nil
    }
  }

  /// When it starts, as its cell says it.
  var times: CellTimes? {
    switch self {
    case .talk(_, _, let times), .time(_, _, let times): times
    case .broken, .day: nil
    }
  }

  var isTime: Bool {
    if case .time = self { true } else { false }
  }

  private var line: Int {
    switch self {
    case .talk(let line, _, _), .time(let line, _, _), .day(let line, _): line
    case .broken: 0
    }
  }

  private func with(_ column: ImportColumn, _ text: String?) -> TableEntry {
    guard var cells, let text else { return self }
    cells[column] = text
    return isTime ? .time(line: line, cells, times) : .talk(line: line, cells, times)
  }

  /// The day of a row with nothing but a date.
  static func dayHeading(_ cells: [ImportColumn: String]) -> DateText? {
    guard cells.count == 1, let (column, text) = cells.first,
      [.day, .start, .title].contains(column), let date = DateText(text), date.isDay
    else { return nil }
    return date
  }

  // MARK: Merged cells

  /// Fills empty days and rooms, which stand only in the first of the rows that they are for.
  ///
  /// - Returns: what has to be said of it.
  static func fill(_ entries: inout [TableEntry], _ file: String) -> [String] {
    let days = fillDays(&entries)
    var notices = [
      ("read as the day of the rows below", days.headings),
      ("rows without a day are on that of the row above", days.filled),
    ].filter { !$0.1.isEmpty }.map { "\(file): \($0.0): lines \($0.1.ranges(separator: ", "))" }
    let empty = entries.indices.filter { entries[$0].cells.map { $0[.room] == nil } ?? false }
    guard entries.contains(where: { $0.cells?[.room] != nil }), !empty.isEmpty else {
      return notices
    }
    let lines = empty.map { entries[$0].line }.ranges(separator: ", ")
    if areBlocks(entries) {
      var last: String?
      for index in entries.indices where entries[index].cells != nil {
        last = entries[index].cells?[.room] ?? last
        entries[index] = entries[index].with(.room, last)
      }
      notices.append("\(file): rows without a room are in that of the row above: lines \(lines)")
    } else {
      notices.append("\(file): rows without a room are in the plan of each room: lines \(lines)")
    }
    return notices
  }

  /// Gives each row its day: its own, or that of the rows above.
  private static func fillDays(
    _ entries: inout [TableEntry]
  ) -> (headings: [Int], filled: [Int]) {
    let hasColumn = entries.contains { $0.cells?[.day] != nil }
    var last: String?
    var (headings, filled): ([Int], [Int]) = ([], [])
    for (index, entry) in entries.enumerated() {
      if case .day(let line, let date) = entry {
        headings.append(line)
        last = date.text
        continue
      }
      guard let cells = entry.cells else { continue }
      let date = entry.times?.date ?? cells[.end].flatMap { CellTimes($0)?.date }
      if let own = hasColumn ? cells[.day] : date?.text {
        last = own
      } else if date == nil, last != nil, entry.times != nil {
        if headings.isEmpty { filled.append(entry.line) }
      } else {
        continue
      }
      entries[index] = entry.with(.day, last)
    }
    return (headings, filled)
  }

  /// Whether the rows of each room stand together, with its name in the first of them alone.
  private static func areBlocks(_ entries: [TableEntry]) -> Bool {
    let rows = entries.compactMap(\.cells)
    return Dictionary(grouping: rows, by: { $0[.day] }).values.allSatisfy { rows in
      let rooms = rows.map { $0[.room]?.lowercased() }
      let named = rooms.indices.filter { rooms[$0] != nil }
      guard named.count < rooms.count else { return true }
      // A name without an empty cell below it says nothing about the others.
      return rooms.first != .some(nil) && Set(named.map { rooms[$0] }).count == named.count
        && named.allSatisfy { $0 + 1 < rooms.count && rooms[$0 + 1] == nil }
    }
  }
}
