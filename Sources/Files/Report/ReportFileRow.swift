import TimerEngine

/// A row of `talks.jsonl`.
struct ReportFileRow {
  /// The talk that it is about.
  let id: String
  /// The clock that has written it, or that has taken over from that one.
  let rank: Rank
  /// The talk that has ended, or the item that was not held; `nil` if it has not ended, or was
  /// held, after all.
  let talk: ReportedTalk?

  private let bytes: [UInt8]
  private let node: JSONScanner.Node

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
    node = try Self.node(of: bytes)
    try Self.checkNames(of: node)
    if node.part("run") == nil, case .boolean(true)? = node.part("void")?.content {
      let reopened = try Self.read(ReopenedTalk.usual, node, bytes)
      (id, rank, talk) = (reopened.id, reopened.rank, nil)
    } else {
      let talk = try Self.read(ReportedTalk.usual, node, bytes)
      (id, rank, self.talk) = (talk.id, talk.rank, talk)
    }
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

  private static func checkNames(of node: JSONScanner.Node) throws(LineFault) {
    guard case .object(let entries) = node.content else { return }
    var names: Set<String> = []
    guard let twice = entries.first(where: { !names.insert($0.key).inserted }) else { return }
    throw LineFault(
      twice.value.offset, "'\(twice.key.shown)' is given more than once", "it only once")
  }

  private static func read<Value: Described & Sendable>(
    _ usual: Value, _ node: JSONScanner.Node, _ bytes: [UInt8]
  ) throws(LineFault) -> Value {
    do throws(Fields.Fault) {
      return try Fields.read(node, of: bytes, as: .object(usual))
    } catch {
      let problem = FieldProblem(error, in: node, of: Fields.list(of: usual), called: "the line")
      throw LineFault(problem.offset, problem.what, problem.expected)
    }
  }

  /// The line with another rank; all else is as it was, also what this version does not know.
  func text(by rank: Rank) -> String {
    let changes = [("holder", "\"\(rank.leaderText)\""), ("term", "\(rank.epoch)")].compactMap {
      key, value in node.part(key).map { (range: $0.range, text: value) }
    }
    var (text, place) = ([UInt8](), node.range.lowerBound)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += bytes[place..<change.range.lowerBound] + change.text.utf8
      place = change.range.upperBound
    }
    return String(decoding: text + bytes[place..<node.range.upperBound], as: UTF8.self)
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
