import Platform
import SpeechAnnouncement
import TimerEngine

/// Reads a rundown from a file, and turns its local times into moments.
///
/// Times of day are in the rundown's zone, and items come in their order: a time of day that is
/// earlier than the start of the item before it belongs to the next day, if that is less than
/// twelve hours later. Where the clocks are set back over a time it comes twice, and the first one
/// counts that is not before the item before it. Where they are set forward over a time, the moment
/// counts that an unchanged clock would call so.
struct RundownReader {
  static let keys = ["name", "date", "zone", "items"]
  static let itemKeys = [
    "id", "talk", "break", "title", "speaker", "start", "ends", "min", "zone", "note", "call",
    "after", "auto", "skip",
  ]

  /// For how many days around the date the zone is known.
  static let days = 30

  var reader: YAMLReader
  let presets: PresetList
  private let now: Int
  /// The day of a file without a date, and that of several days which is read; `nil` for that of
  /// `now`, and for all.
  private let usualDay: CalendarDay?
  private(set) var zone: String?
  private(set) var day = CalendarDay(number: 0)
  private(set) var hasDate = false
  /// All days of the file, if only one of them was asked for.
  private(set) var whole: Rundown?
  /// The day of the file's first item.
  private(set) var firstDay = CalendarDay(number: 0)
  private(set) var localTime = ZoneOffsets.utc
  /// The lines in which ids were given first.
  private var ids: [String: Int] = [:]

  /// The problems, in the file's order.
  var problems: [Diagnostic] { reader.problems.sorted { $0.place < $1.place } }

  init(file: String, presets: PresetList, now: Int, day: CalendarDay? = nil) {
    reader = YAMLReader(
      file: file,
      form: "a mapping such as 'rundown: {date: 2026-12-04, items: [{talk: 20m, start: 9:00}]}'")
    self.presets = presets
    self.now = now
    usualDay = day
  }

  /// The rundown of a file; `nil` if there is none in it.
  mutating func rundown(of bytes: [UInt8]) -> Rundown? {
    if let kind = ForeignFile(rundown: bytes, path: reader.file) {
      reader.addProblem(
        Diagnostic(
          file: reader.file, place: .start, what: kind.what,
          expected: kind.expected(for: reader.file)))
      return nil
    }
    guard let root = reader.root(of: bytes),
      let node = reader.entries(of: root, called: .file, keys: ["rundown"])?["rundown"],
      let entries = reader.entries(of: node, called: "rundown", keys: Self.keys)
    else {
      if reader.problems.isEmpty { addEmptyProblem() }
      return nil
    }
    let name = entries["name"].flatMap { reader.line($0, called: "name") } ?? ""
    readZone(entries["zone"])
    readDate(entries["date"], orOf: entries["items"])
    let expected = FileExpectation.list(such: "- {talk: 20m, title: Engines, start: 9:00}")
    guard let list = entries["items"] else {
      if !reader.problems.isEmpty { return nil }
      reader.addProblem(.missing("items", expected: expected), at: node)
      return nil
    }
    let nodes = reader.elements(of: list, called: "items", expected: expected) ?? []
    guard (1...Rundown.maxItems).contains(nodes.count) else {
      if list.sequence != nil {
        reader.addProblem(
          "there are \(nodes.count) items", at: list, expected: "1 to \(Rundown.maxItems) of them")
      }
      return nil
    }
    return rundown(called: name, nodes, text: String(decoding: bytes, as: UTF8.self))
  }

  private mutating func addEmptyProblem() {
    reader.addProblem(
      Diagnostic(
        file: reader.file, place: .start, what: "there is no rundown",
        expected: "'rundown:' and below it the items"))
  }

  private mutating func rundown(called name: String, _ nodes: [YAMLNode], text: String) -> Rundown {
    var items: [RundownItem] = []
    var isFloating = false
    for (index, node) in nodes.enumerated() {
      let problems = reader.problems.count
      guard let entries = reader.entries(of: node, called: .item, keys: Self.itemKeys) else {
        continue
      }
      // A misspelt key is told once, and not as a missing one as well.
      if reader.problems.count > problems, entries["talk"] == nil, entries["break"] == nil {
        continue
      }
      if index == 0 { isFloating = entries["start"] == nil }
      if let item = self.item(entries, of: node, after: items.last, isFloating: isFloating) {
        items.append(item)
      }
    }
    let rundown = Rundown(
      name: name, items: items, localTime: localTime, isFloating: isFloating, fileText: text)
    return reader.problems.isEmpty ? day(of: rundown, nodes) : rundown
  }

  /// The day of a rundown that was asked for, if it has several days; without a date it has one.
  private mutating func day(of rundown: Rundown, _ nodes: [YAMLNode]) -> Rundown {
    guard let usualDay, hasDate, !rundown.isFloating, case let days = rundown.days, days.count > 1
    else { return rundown }
    guard let chosen = rundown.on(usualDay) else {
      let others = days.map(\.date.description).joined(separator: ", ")
      reader.addProblem(
        "there are no items on \(usualDay)", at: nodes[0], expected: "that day beside \(others)")
      return rundown
    }
    (day, whole) = (usualDay, rundown)
    return chosen
  }

  // MARK: Zone and date

  private mutating func readZone(_ node: YAMLNode?) {
    zone = node.flatMap { zoneName($0) }
    day = usualDay ?? (table(around: now) ?? .utc).day(at: now)
  }

  private mutating func zoneName(_ node: YAMLNode) -> String? {
    reader.value(
      node, called: "zone", expected: "a name such as Europe/Vienna or America/New_York",
      otherwise: "is not known on this machine"
    ) {
      WallClock.zoneOffsets(in: $0, at: []) == nil ? nil : $0
    }
  }

  private func table(around moment: Int) -> ZoneOffsets? {
    let span = Self.days * CalendarDay.seconds
    return ZoneTable.localTime(of: zone, from: moment - span, to: moment + span)
  }

  /// Reads the date, or takes that of the first item's start.
  private mutating func readDate(_ node: YAMLNode?, orOf items: YAMLNode?) {
    let start = items?.sequence?.first?["start"]?.string?.split(separator: " ").first
    if let node {
      if let found = date(node) { (day, hasDate) = (found, true) }
    } else if let found = start.flatMap({ CalendarDay(String($0)) }) {
      (day, hasDate) = (found, true)
    }
    firstDay = day
    localTime = table(around: day.firstSecond) ?? .utc
  }

  private mutating func date(_ node: YAMLNode) -> CalendarDay? {
    reader.value(
      node, called: "date", expected: "a day such as 2026-12-04", otherwise: "is not a valid day"
    ) {
      CalendarDay($0)
    }
  }

  // MARK: Items

  private mutating func item(
    _ entries: [String: YAMLNode], of node: YAMLNode, after last: RundownItem?, isFloating: Bool
  ) -> RundownItem? {
    let before = reader.problems.count
    let preset = self.preset(entries, of: node)
    let title = entries["title"].flatMap { shortLine($0, called: "title") } ?? ""
    let speaker = entries["speaker"].flatMap { shortLine($0, called: "speaker") } ?? ""
    let note = entries["note"].flatMap { reader.line($0, called: "note") } ?? ""
    let call = entries["call"].flatMap { shortLine($0, called: "call") } ?? ""
    let after = entries["after"].flatMap { shortLine($0, called: "after") } ?? ""
    let startsByItself = entries["auto"].map { reader.boolean($0, called: "auto") } ?? false
    let isSkipped = entries["skip"].map { reader.boolean($0, called: "skip") } ?? false
    let zone = entries["zone"].flatMap { zoneName($0) }
    let minimum = entries["min"].flatMap { self.minimum($0, length: preset?.duration) }
    if isFloating { refuseMoments(in: entries) }
    let given = isFloating ? nil : entries["start"].flatMap { self.start($0, after: last) }
    let start = given ?? last?.plannedEnd ?? 0
    let hardEnd = isFloating ? nil : entries["ends"].flatMap { self.end($0, after: start) }
    let plannedEnd = hardEnd ?? start + (preset?.duration ?? 0)
    let id = self.id(entries["id"], of: node, orBy: title, start)
    guard reader.problems.count == before, let preset, let id else { return nil }
    return RundownItem(
      id: id, isBreak: entries["break"] != nil, title: title, speaker: speaker, note: note,
      call: call, after: after, preset: preset, plannedStart: start, plannedEnd: plannedEnd,
      hardEnd: hardEnd,
      minimum: minimum, zone: zone, startsByItself: startsByItself, isSkipped: isSkipped)
  }

  private mutating func refuseMoments(in entries: [String: YAMLNode]) {
    for key in ["start", "ends"] {
      guard let node = entries[key] else { continue }
      reader.addProblem(
        "'\(key)' is given, but the first item has no start", at: node,
        expected: "'start' in the first item as well")
    }
  }

  private mutating func id(
    _ node: YAMLNode?, of item: YAMLNode, orBy title: String, _ start: Int
  ) -> String? {
    guard let node else {
      // Items without an id are told apart by their title and their start.
      let id = "\(title)@\(start)"
      let count = ids[id, default: 0] + 1
      ids[id] = count
      return count == 1 ? id : "\(id)#\(count)"
    }
    guard let id = reader.line(node, called: "id") else { return nil }
    guard !id.allSatisfy(\.isWhitespace), id.unicodeScalars.count <= 100 else {
      reader.addProblem("id is empty or too long", at: node, expected: "1 to 100 characters")
      return nil
    }
    if let line = ids["id:" + id] {
      reader.addProblem(
        "id '\(id.shown)' is given twice, first on line \(line)", at: node,
        expected: "a different id")
    } else {
      ids["id:" + id] = node.place.line
    }
    return id
  }

  /// A text of one line that is recorded with the talk and reported.
  private mutating func shortLine(_ node: YAMLNode, called name: String) -> String? {
    guard let text = reader.line(node, called: name) else { return nil }
    let count = text.unicodeScalars.count
    guard count <= RundownFile.maxText else {
      reader.addProblem(
        "\(name) has \(count) characters", at: node, expected: "at most \(RundownFile.maxText)")
      return nil
    }
    return text
  }
}
