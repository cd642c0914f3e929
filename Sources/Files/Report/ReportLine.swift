import TimerEngine

/// A line of `talks.jsonl`.
struct ReportLine {
  /// The talk that it is about.
  let id: String
  /// The clock that has written it, or that has taken over from that one; `nil` in the lines of older versions.
  let rank: Rank?
  /// The talk that has ended, or the item that was not held; `nil` if it has not ended, or was held, after all.
  let talk: ReportedTalk?

  private let bytes: [UInt8]
  private let fields: ReportFields

  /// The most bytes of a line.
  private static let maxBytes = 65_536

  /// Reads a line, given without its end.
  ///
  /// - Throws: `LineFault` for what is no such line, also if it is blank.
  init(_ bytes: [UInt8]) throws(LineFault) {
    // A power cut may leave zeros where a line was to be.
    guard bytes.first(where: { ![0x20, 0x09, 0x0d].contains($0) }) != 0 else {
      throw LineFault(0, "the line is empty", "the object of a talk", isTorn: true)
    }
    guard bytes.count <= Self.maxBytes else {
      throw LineFault(0, "the line has \(bytes.count) bytes", "at most \(Self.maxBytes)")
    }
    self.bytes = bytes
    fields = try ReportFields(Self.node(of: bytes), called: "the line")
    id = try fields.text("id")
    guard ReportedTalk.isId(id) else {
      throw fields.fault("id", "'\(id.shown)' is not the id of a talk", "letters, digits and '-'")
    }
    rank = try fields.rank()
    var talk = try fields.isTrue("void") ? fields.notHeld(id) : fields.talk(id)
    talk?.rank = rank
    self.talk = talk
  }

  private static func node(of bytes: [UInt8]) throws(LineFault) -> JSONScanner.Node {
    do throws(JSONScanner.Fault) {
      return try JSONScanner.node(of: bytes)
    } catch {
      guard !error.isAtEnd else {
        throw LineFault(error.offset, "the line is cut off", error.expected, isTorn: true)
      }
      let rest = String(decoding: bytes[error.offset...].prefix(20), as: UTF8.self)
      throw LineFault(error.offset, "the JSON is not valid at '\(rest.shown)'", error.expected)
    }
  }

  /// The line with another rank; all else is as it was, also what this version does not know.
  func text(by rank: Rank) -> String {
    let line = fields.range
    let end = line.upperBound - 1
    let changes = [("holder", "\"\(rank.leaderText)\""), ("term", "\(rank.epoch)")].map {
      key, value in
      fields.range(of: key).map { (range: $0, text: value) }
        ?? (range: end..<end, text: ",\"\(key)\":\(value)")
    }
    var (text, place) = ([UInt8](), line.lowerBound)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += bytes[place..<change.range.lowerBound] + change.text.utf8
      place = change.range.upperBound
    }
    return String(decoding: text + bytes[place..<line.upperBound], as: UTF8.self)
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
  /// Where the object stands.
  let range: Range<Int>
  private var nodes: [String: JSONScanner.Node] = [:]

  /// The longest time in a line, in seconds.
  private static let longest = ReportedTalk.longest / .seconds(1)
  /// The most phases of a talk.
  private static let maxPhases = 500
  /// The largest number of an item, and the most starts of a talk.
  private static let largestNumber = 1_000_000.0

  init(_ node: JSONScanner.Node, called name: String) throws(LineFault) {
    range = node.range
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
    LineFault((nodes[key]?.range ?? range).lowerBound, what, expected)
  }

  /// Where the value of a field stands; `nil` if it is missing.
  func range(of key: String) -> Range<Int>? { nodes[key]?.range }

  private func value<Value>(
    _ key: String, _ expected: String, _ read: (JSONScanner.Content) -> Value?
  ) throws(LineFault) -> Value {
    guard let node = nodes[key] else {
      throw LineFault(range.lowerBound, "'\(key)' is missing", expected)
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

  /// Who has written the line; `nil` if it does not say so.
  func rank() throws(LineFault) -> Rank? {
    guard nodes["term"] != nil || nodes["holder"] != nil else { return nil }
    let terms = Double(Rank.epochs.lowerBound)...Double(Rank.epochs.upperBound)
    let term = try number("term", in: terms, "a whole number from 1 to \(Rank.epochs.upperBound)")
    // Without the type, the value would be an optional one, and no text would be refused.
    let rank: Rank = try value("holder", "32 digits and letters a to f") { content in
      if case .text(let text) = content { Rank(epoch: Int(term), leader: text) } else { nil }
    }
    return rank
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
    talk.wasReset = isTrue("reset")
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
