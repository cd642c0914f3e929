import TimerEngine

/// Makes talks of the rows of a table.
struct TableReader {
  typealias Problem = ImportedProgramme.Problem

  let cells: CellReader
  let breaks: BreakWords
  /// Whether yellow and red are remaining times whatever their order.
  let warnsBeforeEnd: Bool

  private static let expectedTime = "a time of day such as 14:15"
  private static let expectedLength =
    "a length of 1 second to 23:59:59, such as 20m or 0:20:00"

  /// The talk of a row, and what is to be said of it.
  ///
  /// Without a length and an end it lasts until the next one starts.
  func talk(
    _ row: TableRow, from start: Int?, _ secondsToNext: Int?
  ) throws(Problem) -> (ImportedProgramme.Talk, remarks: [String]) {
    let texts = row.texts
    var talk = ImportedProgramme.Talk(
      id: texts[.id], title: texts[.title] ?? "", speaker: texts[.speaker] ?? "",
      note: texts[.note] ?? "", call: texts[.call] ?? "", room: texts[.room] ?? "")
    let times = try row.cell(.start, expected: Self.expectedTime, { _ in row.times })
    talk.start = start
    talk.offset = times?.offset
    var remarks = try setDay(of: &talk, row)
    let end = try row.cell(.end, expected: Self.expectedTime, CellTimes.init)
    if times?.date == nil, let end, let start = times?.start, end.start < start,
      let date = end.date, row.texts[.day] == date.text, let day = talk.day
    {
      // Only the end has a date, and it is after midnight.
      talk.day = day + -1
    }
    let planned = try self.length(of: talk, to: end, row)
    let lights = PhaseCells(row, cells, warnsBeforeEnd: warnsBeforeEnd)
    let isRange = lights.length != nil && texts[.length]?.contains { "-–".contains($0) } ?? false
    let given =
      isRange ? nil : try row.cell(.length, expected: Self.expectedLength, cells.length)
    if isRange, planned == nil {
      remarks.append(
        "the duration \(row.shown(.length)) is not used, since red is \(row.shown(.red))")
    }
    guard let length = planned ?? given ?? lights.length ?? secondsToNext else {
      throw Problem(
        row.file, "\(row.line)", "the talk has no length",
        expected: "a Duration, Start and End, or a Start in a later row")
    }
    talk.length = length
    talk.isBreak =
      talk.speaker.isEmpty && [talk.title, texts[.kind] ?? ""].contains(where: breaks.matches)
    talk.hasHardEnd = ImportedProgramme.isTrue(texts[.hardEnd]) && talk.start != nil
    if !talk.isBreak { talk.phases = lights.phases(of: length, &remarks) }
    remarks += row.remarks(on: talk, planned: planned, given: given, end: end?.start)
    return (talk, remarks)
  }

  /// Sets the day: that of the start if it has a date, else that of the row.
  private func setDay(
    of talk: inout ImportedProgramme.Talk, _ row: TableRow
  ) throws(Problem) -> [String] {
    guard let date = row.times?.date else {
      talk.day = try row.day(.day, cells)
      return []
    }
    let own = try row.day(of: date, in: .start, cells.order)
    talk.day = own
    let given = try row.texts[.day] == date.text ? own : row.day(.day, cells)
    talk.isDated = given == nil || given == own
    guard let given, given != own else { return [] }
    if given + 1 == own, let start = talk.start, start < CalendarDay.seconds / 2 {
      // The day of the programme goes on after midnight.
      (talk.day, talk.start) = (given, start + CalendarDay.seconds)
      return []
    }
    return ["the day \(row.shown(.day)) is not used, since the start is on \(own)"]
  }

  /// The seconds from start to end; `nil` if one of them is missing or they are equal.
  private func length(
    of talk: ImportedProgramme.Talk, to end: CellTimes?, _ row: TableRow
  ) throws(Problem) -> Int? {
    guard let first = row.times?.start, let last = end?.start ?? row.times?.end else { return nil }
    let column: ImportColumn = end == nil ? .start : .end
    let date = end?.date ?? (end == nil ? row.times?.endDate : nil)
    let named = try date.map { (date) throws(Problem) in
      try row.day(of: date, in: column, cells.order)
    }
    var endDay = named
    if endDay == nil { endDay = try row.day(.endDay, cells) }
    let offset = (end?.offset).flatMap { end in talk.offset.map { $0 - end } } ?? 0
    if let endDay, let day = talk.day, let start = talk.start {
      let length = endDay.firstSecond + last + offset - day.firstSecond - start
      if 1...longestTime ~= length { return length }
      // A programme may write the day of the evening beside a time after midnight.
      guard endDay == day, length > -CalendarDay.seconds, length != 0 else {
        if length == 0, row.texts[.length] != nil { return nil }
        throw row.problem(
          named == nil ? .endDay : column, "does not fit the start",
          expected: "an end after the start, and within a day")
      }
    }
    guard first != last else { return nil }
    let length = last - first + (last > first ? 0 : CalendarDay.seconds)
    guard length > 0, length <= longestTime else {
      throw row.problem(
        column, "does not fit the start", expected: "an end after the start, and within a day")
    }
    return length
  }
}

/// The talks of a table, where several rows can be one talk.
struct ReadRows {
  private let file: String
  private(set) var talks: [ImportedProgramme.Talk] = []
  private var lines: [[Int]] = []
  private var places: [Place: Int] = [:]
  private var repeated: [String] = []

  private struct Place: Hashable {
    let title: String
    let room: String
    let day: CalendarDay?
    let start: Int
    let length: Int
  }

  init(_ file: String) { self.file = file }

  /// Adds the talk of a row: another speaker of a talk that is there, or a talk of its own.
  mutating func add(_ talk: ImportedProgramme.Talk, line: Int, _ cells: [String]) {
    guard let start = talk.start, !talk.title.isEmpty else { return append(talk, line) }
    let place = Place(
      title: talk.title.lowercased(), room: talk.room.lowercased(), day: talk.day, start: start,
      length: talk.length)
    guard let index = places[place], talks[index].isBreak == talk.isBreak else {
      places[place] = talks.count
      return append(talk, line)
    }
    let known = talks[index].speaker.split(separator: ", ").map { $0.lowercased() }
    if !talk.speaker.isEmpty, !known.contains(talk.speaker.lowercased()) {
      talks[index].speaker.join(talk.speaker, ", ")
      lines[index].append(line)
    } else {
      let reason = "line \(lines[index][0]) says the same"
      repeated.append(ImportedProgramme.leftOut(cells, since: reason, "\(file):\(line)"))
    }
    talks[index].note.join(talk.note, "; ")
    talks[index].call.join(talk.call, "; ")
  }

  private mutating func append(_ talk: ImportedProgramme.Talk, _ line: Int) {
    talks.append(talk)
    lines.append([line])
  }

  /// Which rows are one talk, and which say nothing new.
  var notices: [String] {
    var notices: [String] = []
    for (talk, lines) in zip(talks, lines) where lines.count > 1 {
      notices.append(
        "\(file):\(lines[0]): lines \(lines.ranges(separator: ", ")) are one talk: '\(talk.title)', "
          + "'\(talk.speaker.imported)'")
      if talk.speaker.count > String.maxImported {
        notices.append("\(file):\(lines[0]): \(ImportedProgramme.cut("speaker"))")
      }
    }
    return notices + repeated
  }
}

extension String {
  /// Adds a text behind a sign, unless it is there or empty.
  fileprivate mutating func join(_ text: String, _ sign: String) {
    guard !text.isEmpty, text != self, !split(separator: sign).contains(text[...]) else { return }
    self += isEmpty ? text : sign + text
  }
}
