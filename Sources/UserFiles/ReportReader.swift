import TimerEngine

/// Reads files such as `talks.jsonl`, and says what is wrong in it line by line.
///
/// A wrong line is left out; the others are read. Unknown fields are ignored, since a later version
/// may write more of them.
package struct ReportReader {
  /// The talks and breaks that have ended, in the order of their lines.
  package private(set) var talks: [ReportedTalk] = []
  /// The items of rundowns that were left out, in the order of their lines.
  ///
  /// One that was held before or later is in `talks` as well.
  package private(set) var leftOut: [ReportedTalk] = []
  /// What is wrong with lines that were left out.
  package private(set) var problems: [Diagnostic] = []
  /// The lines that were cut off, as a power cut may leave them; they were left out as well.
  package private(set) var tornLines: [Diagnostic] = []

  private var file = ""
  private var line = 0
  /// What the lines say, in their order; `nil` where a later line has taken that back.
  private var entries: [ReportedTalk?] = []
  /// The index in `entries` of each id.
  private var places: [String: Int] = [:]

  /// The mark that some editors put before a text.
  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
  /// The most bytes of a line.
  private static let maxBytes = 65_536

  /// Reads the bytes of a file.
  package init(_ bytes: [UInt8], file: String) {
    self.init([file]) { _ in bytes }
  }

  /// Reads files one after the other, as if they were one: a talk that stands in several of them counts
  /// once.
  ///
  /// - Parameters:
  ///   - files: their paths, for what is wrong in them; `-` is called standard input.
  ///   - read: returns the bytes of the file with a path.
  /// - Throws: what `read` throws.
  package init<Failure>(
    _ files: [String], read: (String) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    for file in files {
      (self.file, line) = (file == "-" ? "standard input" : file, 0)
      let bytes = try read(file)
      let rest = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
      for line in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        self.line += 1
        self.read(Array(line))
      }
    }
    talks = entries.compactMap { $0?.isHeld == true ? $0 : nil }
    leftOut = entries.compactMap { $0?.isHeld == false ? $0 : nil }
    (entries, places) = ([], [:])
  }

  private mutating func read(_ bytes: [UInt8]) {
    guard let first = bytes.first(where: { ![0x20, 0x09, 0x0d].contains($0) }) else { return }
    do throws(LineFault) {
      // A power cut may leave zeros where a line was to be.
      guard first != 0 else {
        throw LineFault(0, "the line is empty", "the object of a talk", isTorn: true)
      }
      guard bytes.count <= Self.maxBytes else {
        throw LineFault(0, "the line has \(bytes.count) bytes", "at most \(Self.maxBytes)")
      }
      try add(entry(of: bytes))
    } catch {
      let before = String(decoding: bytes.prefix(error.offset), as: UTF8.self)
      let place = Diagnostic.Location(line: line, column: before.unicodeScalars.count + 1)
      let problem = Diagnostic(
        file: file, place: place, what: error.what, expected: error.expected)
      if error.isTorn { tornLines.append(problem) } else { problems.append(problem) }
    }
  }

  /// What a line says.
  private enum Entry {
    case talk(ReportedTalk)
    /// The talk with this id has not ended, or the item was not left out after all.
    case void(String)
  }

  private mutating func add(_ entry: Entry) {
    switch entry {
    case .void(let id):
      if let place = places.removeValue(forKey: id) { entries[place] = nil }
    case .talk(let talk):
      if let place = places[talk.id] { entries[place] = nil }
      places[talk.id] = entries.count
      entries.append(talk)
    }
  }

  private func entry(of bytes: [UInt8]) throws(LineFault) -> Entry {
    let node: JSONScanner.Node
    do throws(JSONScanner.Fault) {
      node = try JSONScanner.node(of: bytes)
    } catch {
      guard !error.isAtEnd else {
        throw LineFault(error.offset, "the line is cut off", error.expected, isTorn: true)
      }
      let rest = String(decoding: bytes[error.offset...].prefix(20), as: UTF8.self)
      throw LineFault(error.offset, "the JSON is not valid at '\(rest.shown)'", error.expected)
    }
    let fields = try ReportFields(node, called: "the line")
    let id = try fields.text("id")
    guard ReportedTalk.isId(id) else {
      throw fields.fault("id", "'\(id.shown)' is not the id of a talk", "letters, digits and '-'")
    }
    if fields.isTrue("void") {
      return try fields.notHeld(id).map(Entry.talk) ?? .void(id)
    }
    return .talk(try fields.talk(id))
  }
}

/// What is wrong with a line.
struct LineFault: Error {
  /// The offset of the byte where it is.
  let offset: Int
  let what: String
  let expected: String
  /// Whether the end of the line is missing.
  let isTorn: Bool

  init(_ offset: Int, _ what: String, _ expected: String, isTorn: Bool = false) {
    self.offset = offset
    self.what = what
    self.expected = expected
    self.isTorn = isTorn
  }
}

/// The fields of an object in a line.
private struct ReportFields {
  private var nodes: [String: JSONScanner.Node] = [:]
  private let offset: Int

  /// The longest time in a line, in seconds.
  private static let longest = ReportedTalk.longest / .seconds(1)
  /// The most phases of a talk.
  private static let maxPhases = 500
  /// The largest number of an item, and the most starts of a talk.
  private static let largestNumber = 1_000_000.0

  init(_ node: JSONScanner.Node, called name: String) throws(LineFault) {
    offset = node.offset
    guard case .object(let entries) = node.content else {
      throw LineFault(node.offset, "\(name) is \(node.content.words)", "an object, '{...}'")
    }
    for (key, node) in entries {
      guard nodes.updateValue(node, forKey: key) == nil else {
        throw LineFault(node.offset, "'\(key.shown)' is given more than once", "it only once")
      }
    }
  }

  func fault(_ key: String, _ what: String, _ expected: String) -> LineFault {
    LineFault(nodes[key]?.offset ?? offset, what, expected)
  }

  private func value<Value>(
    _ key: String, _ expected: String, _ read: (JSONScanner.Content) -> Value?
  ) throws(LineFault) -> Value {
    guard let node = nodes[key] else {
      throw LineFault(offset, "'\(key)' is missing", expected)
    }
    guard let value = read(node.content) else {
      throw LineFault(node.offset, "'\(key)' is \(node.content.words)", expected)
    }
    return value
  }

  func isTrue(_ key: String) -> Bool {
    if case .flag(true)? = nodes[key]?.content { true } else { false }
  }

  func text(_ key: String) throws(LineFault) -> String {
    try value(key, "a string") { if case .text(let text) = $0 { text } else { nil } }
  }

  private func number(
    _ key: String, in range: ClosedRange<Double>, _ expected: String
  ) throws(LineFault) -> Double {
    try value(key, expected) { content in
      guard case .number(let number) = content, range.contains(number) else { return nil }
      return number
    }
  }

  /// A number of seconds, as milliseconds.
  private func milliseconds(_ key: String, from least: Double = 0) throws(LineFault) -> Int {
    let expected = "a number of seconds, such as 1080 or 62.5"
    return Int((try number(key, in: least...Self.longest, expected) * 1000).rounded())
  }

  private func moment(_ key: String) throws(LineFault) -> Duration {
    try value(key, "a time such as 2026-12-04T08:02:11.120Z") { content in
      if case .text(let text) = content { UTCStamp.moment(text) } else { nil }
    }
  }

  /// The value of a field that may be missing.
  private func optional<Value>(
    _ key: String, _ read: (String) throws(LineFault) -> Value
  ) throws(LineFault) -> Value? {
    nodes[key] == nil ? nil : try read(key)
  }

  func talk(_ id: String) throws(LineFault) -> ReportedTalk {
    var talk = ReportedTalk(
      id: id, room: try text("room"), start: try moment("start"), end: try moment("end"),
      planned: try milliseconds("planned"), net: try milliseconds("net"))
    talk.speed = try speed()
    talk.preset = try optional("preset", text) ?? ""
    talk.title = try optional("title", text) ?? ""
    talk.speaker = try optional("speaker", text) ?? ""
    talk.plannedStart = try optional("planned_start", moment)
    talk.plannedEnd = try optional("planned_end", moment)
    talk.paused = try optional("paused") { key throws(LineFault) in try milliseconds(key) } ?? 0
    talk.added =
      try optional("added") { key throws(LineFault) in
        try milliseconds(key, from: -Self.longest)
      } ?? 0
    talk.over = try optional("over") { key throws(LineFault) in try milliseconds(key) } ?? 0
    talk.verdict = try optional("verdict", verdict)
    talk.phases = try optional("phases", phases) ?? []
    talk.item = try optional("run") { key throws(LineFault) in try item(runAs: key) }
    talk.starts = Int(
      try optional("starts") { key throws(LineFault) in
        try number(key, in: 1...Self.largestNumber, "a whole number from 1")
      } ?? 1)
    return talk
  }

  /// The item of a void line, which was not held; `nil` if the line only takes another one back.
  func notHeld(_ id: String) throws(LineFault) -> ReportedTalk? {
    guard nodes["run"] != nil else { return nil }
    var talk = ReportedTalk(
      notHeld: id, room: try text("room"), item: try item(runAs: "run"),
      from: try moment("planned_start"), to: try moment("planned_end"))
    talk.speed = try speed()
    talk.preset = try optional("preset", text) ?? ""
    talk.title = try optional("title", text) ?? ""
    talk.speaker = try optional("speaker", text) ?? ""
    return talk
  }

  private func speed() throws(LineFault) -> Int {
    Int(
      try optional("speed") { key throws(LineFault) in
        try number(key, in: 1...600, "a whole number from 1 to 600")
      } ?? 1)
  }

  private func item(runAs key: String) throws(LineFault) -> ReportedItem {
    let run = try text(key)
    guard ReportedTalk.isId(run) else {
      throw fault(key, "'\(run.shown)' is not the id of a run", "letters, digits and '-'")
    }
    let rundown = ReportedRundown(
      run: run, name: try optional("rundown", text) ?? "", zone: try optional("zone", text))
    let number = try number("number", in: 1...Self.largestNumber, "a whole number from 1")
    return ReportedItem(
      of: rundown, id: try text("item"), number: Int(number), isBreak: isTrue("break"))
  }

  private func verdict(_ key: String) throws(LineFault) -> Verdict {
    try value(key, "qualified, too short or too long") { content in
      if case .text(let text) = content { Verdict(rawValue: text) } else { nil }
    }
  }

  private func phases(_ key: String) throws(LineFault) -> [ReportedTalk.Phase] {
    let nodes = try value(key, "a list of at most \(Self.maxPhases) phases") { content in
      if case .list(let nodes) = content, nodes.count <= Self.maxPhases { nodes } else { nil }
    }
    return try nodes.map { node throws(LineFault) in
      let fields = try ReportFields(node, called: "a phase")
      return try fields.phase()
    }
  }

  private func phase() throws(LineFault) -> ReportedTalk.Phase {
    let name = try text("phase")
    let phase = Phase(rawValue: name)
    guard phase != nil || name == "none" else {
      throw fault("phase", "'\(name.shown)' is not a phase", "green, yellow, red, overtime or none")
    }
    let segment = try number("segment", in: 1...1000, "a whole number from 1 to 1000")
    return ReportedTalk.Phase(
      segment: Int(segment), phase, planned: try milliseconds("planned"),
      actual: try milliseconds("actual"))
  }
}

extension JSONScanner.Content {
  /// What a value is, in words.
  fileprivate var words: String {
    switch self {
    case .text(let text): "'\(text.shown)'"
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .null: "null"
    case .list: "an array"
    case .object: "an object"
    }
  }
}
