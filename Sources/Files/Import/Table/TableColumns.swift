/// Which column of a table is about what.
struct TableColumns {
  /// How many rows are above the header.
  let rowsAbove: Int
  /// The line of the header, from 1.
  let line: Int
  /// What stands above each column.
  let headings: [String]
  /// The columns that are read.
  private(set) var indices: [ImportColumn: Int]
  /// What has to be said of the columns.
  private(set) var notices: [String] = []

  /// Finds the header in the first rows of a table.
  ///
  /// It names a title, a start or a length, and the columns that the user names.
  init(
    of rows: [DelimitedText.Row], _ choices: ImportChoices, _ file: String
  ) throws(ImportedProgramme.Problem) {
    let candidates = rows.indices.map { Self(rows[$0], above: $0, choices) }
    if let header = candidates.first(where: { $0.isHeader && $0.unknown(of: choices) == nil }) {
      self = header
      return
    }
    let likely = candidates.filter { !$0.headings.allSatisfy(\.isEmpty) }
      .max { ($0.score, $1.rowsAbove) < ($1.score, $0.rowsAbove) }
    guard let likely else {
      throw ImportedProgramme.Problem(
        file, "1", "there is no table",
        expected: "columns such as Start, Duration, Title and Speaker")
    }
    throw likely.problem(choices, file)
  }

  private init(_ row: DelimitedText.Row, above: Int, _ choices: ImportChoices) {
    (rowsAbove, line, headings) = (above, row.line, row.texts)
    var found: [ImportColumn: (index: Int, place: Int)] = [:]
    for (index, heading) in headings.enumerated() {
      if let column = choices.columns.first(where: { heading.isHeading($0.value) })?.key {
        if found[column]?.place != -1 { found[column] = (index, -1) }
      } else if let named = ImportColumn.named(heading),
        found[named.column].map({ $0.place > named.place }) ?? true
      {
        found[named.column] = (index, named.place)
      }
    }
    indices = found.mapValues(\.index)
    interpretNames()
    useDescriptionsAsNotes()
  }

  /// Finds out what a heading such as `Name` is about beside the others, and where the names of the
  /// speakers are.
  private mutating func interpretNames() {
    let named = headings.firstIndex { ["name", "nom"].contains($0.headingKey) }
    if indices[.title] == nil, let named, !indices.values.contains(named) {
      // Sched calls a session so.
      indices[.title] = named
    } else if indices[.firstName] != nil, indices[.lastName] == nil, let named,
      indices[.speaker] == named
    {
      (indices[.speaker], indices[.lastName]) = (nil, named)
    }
    guard indices[.speaker] != nil else { return }
    (indices[.firstName], indices[.lastName]) = (nil, nil)
  }

  /// Uses the descriptions of a calendar as notes, as in an iCalendar file.
  private mutating func useDescriptionsAsNotes() {
    guard indices[.allDay] != nil, indices[.note] == nil else { return }
    indices[.note] = headings.firstIndex { Self.descriptions.contains($0.headingKey) }
  }

  private static let descriptions: Set<String> = [
    "description", "beschreibung", "descripcion", "descrizione", "descricao", "beschrijving", "説明",
  ]

  /// A column of starts or lengths that only its cells tell apart.
  private var doubtful: Int? {
    headings.firstIndex(where: ImportColumn.isDoubtful).flatMap {
      indices.values.contains($0) ? nil : $0
    }
  }

  private var isHeader: Bool {
    let hasTime = indices[.length] != nil || indices[.start] != nil || doubtful != nil
    return indices[.title] != nil && hasTime
  }

  /// How much like a header the row is.
  private var score: Int { indices.count * 100 + headings.count { !$0.isEmpty } }

  /// A heading that the user names and the row does not have.
  private func unknown(of choices: ImportChoices) -> String? {
    choices.columns.values.sorted().first { name in !headings.contains { $0.isHeading(name) } }
  }

  private func problem(_ choices: ImportChoices, _ file: String) -> ImportedProgramme.Problem {
    let named = headings.quoted
    let list = named.count > 80 ? "\(named.prefix(80))…" : named
    if let name = unknown(of: choices) {
      return ImportedProgramme.Problem(
        file, "\(line)", "there is no column '\(name.shown)'", expected: "one of \(list)")
    }
    let missing: ImportColumn = indices[.title] == nil ? .title : .length
    let unknown = headings.filter { heading in
      !heading.isEmpty && ImportColumn.named(heading) == nil && !ImportColumn.isDoubtful(heading)
    }
    // Of several headings nobody can tell which one is meant.
    let example = unknown.count == 1 ? "'\(unknown[0].prefix(30))'" : "HEADING"
    let (what, heading) =
      missing == .title ? ("titles", "Title") : ("starts or durations", "Duration")
    return ImportedProgramme.Problem(
      file, "\(line)", "there is no column for \(what) among \(list)",
      expected: "a heading such as \(heading), or --column \(missing.rawValue)=\(example)")
  }

  /// The columns, where the cells tell whether one of times holds starts or lengths.
  func settled(by rows: some Sequence<DelimitedText.Row>) -> Self {
    var columns = self
    if let doubtful, indices[.start] == nil || indices[.length] == nil {
      let texts = rows.map { $0[doubtful] }.filter { !$0.isEmpty && $0 != "..." }
      let isStart =
        indices[.start] == nil && (indices[.length] != nil || Self.areStarts(texts))
      columns.indices[isStart ? .start : .length] = doubtful
      columns.notices.append(
        "'\(headings[doubtful])' is read as the \(isStart ? "start" : "duration") of the talks")
    }
    columns.useDatesAsStarts(of: rows)
    let used = Set(columns.indices.values)
    let unused = headings.indices.filter { !used.contains($0) && !headings[$0].isEmpty }
    if !unused.isEmpty {
      columns.notices.append("columns not used: \(unused.map { headings[$0] }.quoted)")
    }
    let steering = [ImportColumn.kind, .state, .allDay, .skip, .hardEnd]
      .compactMap { columns.indices[$0] }.sorted()
    if !steering.isEmpty {
      columns.notices.append(
        "columns used only to decide how to read a row: \(steering.map { headings[$0] }.quoted)")
    }
    return columns
  }

  /// Uses a column of dates as starts if most of its cells have a time as well, and nothing else
  /// has the starts.
  private mutating func useDatesAsStarts(of rows: some Sequence<DelimitedText.Row>) {
    guard indices[.start] == nil, let day = indices[.day] else { return }
    let texts = rows.map { $0[day] }.filter { !$0.isEmpty }
    let timed = texts.count { CellTimes($0)?.date != nil }
    guard timed > 0, timed * 2 >= texts.count else { return }
    (indices[.start], indices[.day]) = (day, nil)
    notices.append("'\(headings[day])' is read as the start of the talks")
  }

  /// Whether cells are times of day: they can be read as such and each is later than the one
  /// before, or they are no lengths.
  private static func areStarts(_ texts: [String]) -> Bool {
    var forms = CellForms(dates: nil)
    for text in texts { forms.note(length: text, dates: []) }
    let reader = CellReader(forms)
    let times = texts.compactMap(CellTimes.init).filter { !$0.isPlain }.map(\.start)
    let lengths = texts.compactMap(reader.length)
    if lengths.count < texts.count { return times.count >= lengths.count }
    return times.count == texts.count && !forms.hasHours
      && zip(times, times.dropFirst()).allSatisfy(<)
  }

  /// Columns that have no heading.
  var unnamed: [Int] {
    headings.indices.filter { headings[$0].isEmpty && !indices.values.contains($0) }
  }

  /// The seconds of a length without a unit: the heading may name one, `Duration (h)`.
  var unit: Int { indices[.length].map { headings[$0].headingUnit } ?? 60 }

  /// What stands above a column.
  func name(_ column: ImportColumn) -> String {
    indices[column].map { headings[$0] } ?? column.word
  }

  /// The cells of a row that are not empty; a row may have fewer than the header.
  func cells(of row: DelimitedText.Row) -> [ImportColumn: String] {
    var cells = indices.mapValues { row[$0] }
    if let speaker = indices[.speaker] {
      cells[.speaker] = row.names(speaker)
    } else {
      let names = [cells.removeValue(forKey: .firstName), cells.removeValue(forKey: .lastName)]
      let isFamilyFirst = indices[.lastName].map { headings[$0].contains("姓") } ?? false
      cells[.speaker] = (isFamilyFirst ? names.reversed() : names).compactMap { $0 }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    return cells.filter { column, text in
      // Ontime writes dots instead of the times of a group.
      !text.isEmpty && (text != "..." || ![.start, .end, .length].contains(column))
    }
  }

  /// Whether yellow and red are remaining times, as Ontime has them.
  var warnsBeforeEnd: Bool {
    [ImportColumn.yellow, .red].contains { column in
      let key = indices[column].map { headings[$0].headingKey } ?? ""
      return key.contains("warn") || key.contains("danger")
    }
  }
}

extension String {
  /// Whether a heading is the one that the user names, upper and lower case alike.
  fileprivate func isHeading(_ name: String) -> Bool {
    !isEmpty && lowercased() == name.imported.lowercased()
  }

  private static let hours: Set<String> = [
    "h", "hr", "hrs", "hour", "hours", "std", "stunden", "heures", "horas", "ore", "uur",
  ]
  private static let seconds: Set<String> = [
    "s", "sec", "secs", "seconds", "sek", "sekunden", "secondes", "segundos", "secondi",
  ]

  /// The seconds of the unit behind the first word of a heading; minutes if it names none.
  fileprivate var headingUnit: Int {
    let words = lowercased().split { !$0.isLetter }.dropFirst().map(String.init)
    if words.contains(where: Self.hours.contains) { return 3600 }
    return words.contains(where: Self.seconds.contains) ? 1 : 60
  }
}

extension Sequence where Element == String {
  /// The texts that are not empty, each in quotation marks: `'A', 'B'`.
  var quoted: String {
    filter { !$0.isEmpty }.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Each text once, in order.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
