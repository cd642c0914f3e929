import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The article about the protocol describes each line and each field.
struct ProtocolArticleTests {
  private static let article: String = {
    let path = "\(projectFolder)/Sources/Programs/speakerclock/Documentation.docc/Protocol.md"
    return String(decoding: TemporaryFolder.bytes(of: path) ?? [], as: UTF8.self)
  }()

  /// What is described between two texts of the article, and all its fields.
  private static let parts: [(start: String, end: String, fields: [Fields.Listed])] = [
    ("## The snapshot", "A segment has these fields", SentStage.fields()),
    ("A segment has these", "A mark has", fields("segments")),
    ("`between` has a", "The answer to", fields("between")),
    ("has the rundown's `items`", "A line has at most", fields(ofLine: "answer", "items")),
    ("### What the operator sees", "`rundown` has these", fields(ofLine: "operator")),
    ("`rundown` has these", "Each item comes in", fields(ofLine: "operator", "rundown")),
    ("Moments are in seconds since 1970 in UTC", "sends items only as", fields(ofLine: "item")),
    ("A record comes in", "### Handing over", fields(ofLine: "kept")),
    ("A `notice` has these", "`manner` says", fields(ofLine: "news", "notice")),
    ("## Commands and replies", "Some keys have no", Fields.list(of: WireRequest.usual)),
    ("The reply says what", "| `result` | what has become", fields(ofLine: "reply")),
    (
      "A display or a desk may hear two clocks", "A clock draws its",
      Fields.list(of: SentStepDown.usual)
    ),
  ]

  private static func fields(_ path: String...) -> [Fields.Listed] { SentStage.fields(at: path) }

  private static func fields(ofLine path: String...) -> [Fields.Listed] {
    Fields.list(of: Envelope(), at: path)
  }

  /// Each type of line is in the table, or in the rules for a command that speaks these lines.
  @Test func eachTypeOfLineIsDescribed() {
    let text = Self.text(from: "### From the clock", upTo: "## Times")
    let names = Set(text.matches(of: /`([a-z_]+)`/).map { String($0.1) })
    #expect(Set(Fields.list(of: Envelope()).map(\.key)).subtracting(names) == [])
  }

  /// What is in a list or an object is told in the row of that.
  @Test(arguments: ["messages", "displays", "events"])
  func aRowTellsWhatIsInIt(field: String) {
    let row =
      Self.text(from: "### What the operator sees", upTo: "### The items of")
      .split(separator: "\n").first { $0.hasPrefix("| `\(field)`") } ?? ""
    let path = field == "messages" ? ["operator", field, "1"] : ["operator", field]
    for name in Fields.list(of: Envelope(), at: path).map(\.key) {
      #expect(row.contains("`\(name)`"), "\(name)")
    }
  }

  /// Each row has the values of its fields, and says which ones may be absent.
  @Test(arguments: parts)
  func aTableHasEachField(start: String, end: String, fields: [Fields.Listed]) {
    let rows = Self.text(from: start, upTo: end).matches(of: /\n\| (`.*?) \| (.*?) \| .*/)
      .map { (names: $0.1, values: $0.2) }
    var named: [String] = []
    for row in rows {
      let names = row.names.matches(of: /`([a-z_]+)`/).map { String($0.1) }
      named += names
      let values = names.compactMap { name in
        fields.first { $0.key == name }.map { ($0.isOptional ? "optional " : "") + $0.type.words }
      }
      let distinct = values.enumerated().filter { !values[..<$0].contains($1) }.map(\.1)
      let expected = distinct.joined(separator: "; ")
      #expect(row.values == expected, "\(row.names)")
    }
    #expect(named.sorted() == fields.map(\.key).sorted())
  }

  /// A mark is described by sentences, too.
  @Test func theMarkHasEachField() {
    let text = Self.text(from: "A mark has", upTo: "`taken` has")
    let names = text.matches(of: /`([a-z_]+)`/).map { String($0.1) }
    #expect(Set(names) == Set(Self.fields("segments", "marks").map(\.key)))
  }

  private static func text(from start: String, upTo end: String) -> Substring {
    let text = article.firstRange(of: start).map { article[$0.upperBound...] } ?? ""
    return text[..<(text.firstRange(of: end)?.lowerBound ?? text.endIndex)]
  }
}

extension FieldType {
  /// What a value can be, as the article says it.
  fileprivate var words: String {
    switch self {
    case .number(.min ... .max): "integer"
    case .number(0...(1 << 53) - 1): "count"
    case .number(-7_300_000_000_000_000...7_300_000_000_000_000): "microseconds"
    case .number(let limits) where limits.lowerBound == limits.upperBound: "\(limits.lowerBound)"
    case .number(let limits): "\(limits.lowerBound) to \(limits.upperBound)"
    case .text: "string"
    case .described(let words): words
    case .boolean: "true or false"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(_, let counts) where counts.lowerBound == counts.upperBound:
      "list of \(counts.upperBound)"
    case .list(_, 0...Int.max), .list(_, 1...Int.max): "list"
    case .list(_, let counts): "list of up to \(counts.upperBound)"
    case .object, .map: "object"
    case .orNull(let type): "\(type.words) or null"
    }
  }
}
