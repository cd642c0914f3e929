import Files
import Testing

/// Broken records of how far a rundown has come, and the message that each gets.
///
/// In each text a `^` stands before the place of the message, which else is that of the file.
struct BrokenRundownRecordsTests {
  typealias Row = (text: String, message: String)

  private func message(_ text: some Sequence<UInt8>) -> String? {
    do throws(Diagnostic) {
      _ = try RundownRecord(Array(text), path: "f")
      return nil
    } catch {
      return error.description
    }
  }

  /// `HERE` in a message is the text at its place, as much as is quoted of it.
  @Test(arguments: joined([values, missing, edits, cutOff, texts]))
  func eachGetsItsMessage(text: String, message: String) {
    let parts = text.split(separator: "^", maxSplits: 1, omittingEmptySubsequences: false)
    let before = parts.count == 1 ? "" : parts[0]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = parts[parts.count - 1].unicodeScalars.prefix(20)
      .map { $0.value < 32 && $0 != "\n" ? "\u{fffd}" : String($0) }.joined()
    let here = rest.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    let expected =
      "f:\(lines.count):\(lines[lines.count - 1].count + 1): "
      + message.replacing("HERE", with: "the JSON is not valid at '\(here)'")
    #expect(self.message(text.replacing("^", with: "").utf8) == expected)
    #expect(expected.count <= 240)
  }

  @Test func theRecordIsSoundWithoutAnEdit() { #expect(message(Self.record.utf8) == nil) }

  @Test func aRecordIsUTF8() {
    let parts = Self.record.split(separator: "/home", maxSplits: 1).map { Array($0.utf8) }
    let found = message(parts[0] + "/h".utf8 + [0xc3, 0x28] + "e".utf8 + parts[1])
    let words = "the JSON is not valid at '/h\u{fffd}(e/me/day.yaml\",', expected text in UTF-8"
    #expect(found?.hasSuffix(": " + words) == true, "\(found ?? "none")")
  }

  private static let zeros = String(repeating: "0", count: 31)
  private static let record = #"""
    {"run": "r", "handles": 4, "version": 1, "date": "2026-12-04", "file": "/home/me/day.yaml",
     "recorded": 1796371300, "clock": 1796371300, "current": "b",
     "leadership": {"lineage": "\#(zeros)1", "term": 1, "holder": "\#(zeros)2"}, "items": [
      {"number": 1, "id": "a", "start": 1796371200, "end": 1796372400},
      {"number": 2, "id": "b", "start": 1796372460, "length": 900},
      {"number": 3, "id": "c", "skipped": true},
      {"number": 4, "id": "inserted-1", "inserted": {"title": "News", "length": 300}}]}
    """#

  private static func joined(_ rows: [[Row]]) -> [Row] { rows.flatMap { $0 } }

  /// The record with another text for a part of it.
  private static func edited(_ part: String, _ text: String) -> String {
    record.replacing(part, with: text, maxReplacements: 1)
  }

  /// The record up to a part of it.
  private static func record(upTo part: String) -> String {
    record.firstRange(of: part).map { String(record[..<$0.lowerBound]) } ?? ""
  }

  // MARK: What is expected

  private static let text = "expected text without control characters"
  private static let seconds = "expected seconds since 1970, up to 6000000000"
  private static let length = "expected a whole number from 1 to 86399"
  private static let count = "expected a whole number from 0 to 1000000000"
  private static let day = "expected a day such as 2026-12-04"
  private static let object = "expected an object, '{...}'"
  private static let array = "expected an array of at most 1000"

  // MARK: Values

  /// Rows of a value in the record, by the name of its field, with other values.
  private static func rows(
    _ field: String, _ value: String, _ expected: String, _ others: [String]
  ) -> [Row] {
    others.map { other in
      let said: String
      switch other.first {
      case "[": said = "an array"
      case "{": said = "an object"
      case "\"": said = "'\(other.dropFirst().dropLast())'"
      default: said = other
      }
      let key = field.split { $0 == "." }.last.map { $0.last == "]" ? "" : "\"\($0)\": " } ?? ""
      return (edited(key + value, key + "^" + other), "'\(field)' is \(said), \(expected)")
    }
  }

  private static let values = joined([
    rows("version", "1", "expected 1", ["1.5", #""1""#, "null", "true"]),
    rows("file", #""/home/me/day.yaml""#, text, [#"["a"]"#, "1", "null"]),
    rows(
      "date", #""2026-12-04""#, day,
      [
        #""1969-12-31""#, "20791", #""Friday""#, #""""#, #""2026-02-30""#, #""4.12.2026""#,
        #""2026-12-04T09:00:00Z""#,
      ]),
    rows("recorded", "1796371300", seconds, ["1796371300000", "1796371300.5", "-1"]),
    rows("recorded", "1796371300", seconds, [#""1796371300""#]),
    rows("clock", "1796371300", seconds, ["[1]", "null", "-5", "99999999999"]),
    rows("current", #""b""#, text, [#"["b"]"#, "1"]),
    rows("leadership.holder", #""\#(zeros)2""#, "expected 32 digits and letters a to f", [#""2""#]),
    rows("items[0].id", #""a""#, text, ["7", "null"]),
    rows("items[0].start", "1796371200", seconds, ["1796371200.25", #""9:00""#, "-1"]),
    rows("items[0].end", "1796372400", seconds, ["[]", #""later""#, "9000000000"]),
    rows("items[0].end", "1796372400", "expected a moment at or after its start", ["1796371199"]),
    rows("items[1].start", "1796372460", seconds, ["6000000001"]),
    rows("items[1].length", "900", length, ["86400", "900.5", #""15:00""#, "-900", "0"]),
    rows("items[2].id", #""c""#, "expected each id once", [#""a""#]),
    rows("items[2].skipped", "true", "expected true or false", ["1", #""yes""#]),
    rows("items[3].inserted", #"{"title": "News", "length": 300}"#, object, ["[]", "true"]),
    rows("items[3].inserted.length", "300", length, ["604800", "0"]),
    rows("items[3].inserted.title", #""News""#, text, ["5"]),
    rows("items[0]", item, object, ["[]", "null", #""a""#]),
  ])

  private static let item = #"{"number": 1, "id": "a", "start": 1796371200, "end": 1796372400}"#

  private static let missing: [Row] = [
    (edited(#""run": "r", "#, ""), "'run' is missing, expected letters, digits and '-'"),
    (edited(#""handles": 4, "#, ""), "'handles' is missing, \(count)"),
    (edited(#""version": 1, "#, ""), "'version' is missing, expected 1"),
    (edited(#""date": "2026-12-04", "#, ""), "'date' is missing, \(day)"),
    (edited(#", "file": "/home/me/day.yaml""#, ""), "'file' is missing, \(text)"),
    (edited(#""recorded": 1796371300, "#, ""), "'recorded' is missing, \(seconds)"),
    (edited(#""clock": 1796371300, "#, ""), "'clock' is missing, \(seconds)"),
    (edited(#""leadership": "#, #""leader": "#), "'leadership' is missing, \(object)"),
    (record(upTo: #", "items""#) + "}", "'items' is missing, \(array)"),
    (
      edited(#"{"lineage": "\#(zeros)1", "term": 1,"#, #"^{"lineage": "\#(zeros)1","#),
      "'leadership.term' is missing, expected a whole number from 1 to 1000000"
    ),
    (edited(#"{"number": 1, "#, "^{"), "'items[0].number' is missing, \(count)"),
    (
      edited(#"{"number": 1, "id": "a", "#, #"^{"number": 1, "#),
      "'items[0].id' is missing, \(text)"
    ),
    (
      edited(item, #"^{"number": 1, "id": "a", "end": 1796372400}"#),
      "'items[0].start' is missing, \(seconds)"
    ),
    (
      edited(#"{"title": "News", "length": 300}"#, #"^{"title": "News"}"#),
      "'items[3].inserted.length' is missing, \(length)"
    ),
    (
      edited(#"{"title": "News", "length": 300}"#, #"^{"length": 300}"#),
      "'items[3].inserted.title' is missing, \(text)"
    ),
  ]

  private static let million = String(repeating: "0", count: 30)

  private static let edits: [Row] = [
    (edited(#""version": 1"#, #""version": 0"#), "version 0 of a record \(unknown)"),
    (edited(#""version": 1"#, #""version": -1"#), "version -1 of a record \(unknown)"),
    (
      edited(#""version": 1"#, #""version": 2"#),
      "version 2 of a record is from a newer speakerclock, expected version 1"
    ),
    (edited("1796371300", "^1" + million), "'recorded' is 1e+30, \(seconds)"),
    (edited(#""b""#, #"^"b\u0007""#), "'current' is 'b\u{fffd}', \(text)"),
    (edited(#""id": "b""#, #""id": ^"b\u001b""#), "'items[1].id' is 'b\u{fffd}', \(text)"),
    (edited(#""/home/me/day.yaml""#, #"^"/home\n/me""#), "'file' is '/home\u{fffd}/me', \(text)"),
    (
      edited(#""/home/me/day.yaml""#, #"^"/home/\u001b[2J""#),
      "'file' is '/home/\u{fffd}[2J', \(text)"
    ),
    (
      edited(#""News""#, #"^"\u001b[31mNews""#),
      "'items[3].inserted.title' is '\u{fffd}[31mNews', \(text)"
    ),
    (record(upTo: #""items""#) + #""items": ^{}}"#, "'items' is an object, \(array)"),
    (record(upTo: #""items""#) + #""items": ^null}"#, "'items' is null, \(array)"),
    (
      record(upTo: #""items""#) + #""items": ^[\#(tooMany)]}"#,
      "'items' has 1001 elements, \(array)"
    ),
    // What is no JSON.
    (edited(#""version": 1"#, #""version" ^1"#), "HERE, expected ':'"),
    (edited(#""version": 1, "#, #""version": 1 ^"#), "HERE, expected ',' or '}'"),
    (edited(#""version": 1,"#, #""version": 1,^,"#), "HERE, expected a name in quotes"),
    (edited(#""clock":"#, "^clock:"), "HERE, expected a name in quotes"),
    (edited(#""b""#, "^'b'"), "HERE, expected a value"),
    (edited("1796371300", "0^x6B"), "HERE, expected ',' or '}'"),
    (edited("1796371300", "^+1796371300"), "HERE, expected a value"),
    (edited("1796371300", "^Infinity"), "HERE, expected a value"),
    (edited("/home", #"\^home"#), #"HERE, expected one of " \ / b f n r t u"#),
    (edited("/home", "/ho^\u{1b}me"), "HERE, expected '\"'"),
    (edited("300}}]}", "300}}]^]"), "HERE, expected ',' or '}'"),
  ]

  private static let unknown = "is not known, expected version 1"
  private static let tooMany = (0..<1001).map { #"{"number": \#($0), "id": "\#($0)"}"# }
    .joined(separator: ", ")

  /// What the record is cut off before, and what is expected there.
  private static let cutOff: [Row] = [
    (#": 1, "date""#, "':'"), ("ome/me", "'\"'"), ("71300", "a number"),
    (#" "clock""#, "a name in quotes"), (" 1796372400", "a value"),
  ].map { part, expected in
    (record(upTo: part) + "^", "the file is cut off, expected \(expected)")
  }

  // MARK: Other texts

  private static let texts: [Row] = [
    ("[]", "the file is an array, \(object)"), ("1\n", "the file is 1, \(object)"),
    ("\"version\"", "the file is 'version', \(object)"), ("null", "the file is null, \(object)"),
    ("true", "the file is true, \(object)"),
    ("^", "the file is cut off, expected a value"),
    ("  \n\n^", "the file is cut off, expected a value"),
    ("{^", "the file is cut off, expected a name in quotes"),
    (record.dropLast() + "^", "the file is cut off, expected ',' or '}'"),
    ("\u{feff}", "the JSON is not valid at '', expected a value"),
    ("^nothing\n", "HERE, expected a value"),
    ("^version: 1\nfile: day\n", "HERE, expected a value"),
    ("^# the record\n\(record)", "HERE, expected a value"),
    ("^" + String(repeating: "\0", count: 99), "HERE, expected a value"),
    (
      record(upTo: #"ock": 1"#) + "^" + String(repeating: "\0", count: 99),
      "HERE, expected '\"'"
    ),
    (record + "\n^}\n", "HERE, expected the end of the file"),
    (record + "\n^remaining: 5\n", "HERE, expected the end of the file"),
    (record + "\n^" + record, "HERE, expected the end of the file"),
    (
      "\(String(repeating: "[", count: 64))^\(String(repeating: "[", count: 16))"
        + String(repeating: "]", count: 80),
      "HERE, expected at most 64 levels of nesting"
    ),
  ]
}
