import Files
import SpeechAnnouncement
import Testing

/// Files in YAML, whatever their content.
struct YAMLReaderTests {
  private func read(_ text: String) -> (reader: YAMLReader, root: YAMLNode?) {
    var reader = YAMLReader(file: "f.yaml", form: "a list of parts")
    let root = reader.root(of: Array(text.utf8))
    return (reader, root)
  }

  private func places(_ reader: YAMLReader) -> [[Int]] {
    reader.problems.map { [$0.place.line, $0.place.column] }
  }

  @Test func aProblemHasItsLineAndColumn() throws {
    var (reader, root) = read("name: A\nnmae: B\nitems: C\n")
    let entries = reader.entries(of: try #require(root), called: .file, keys: ["name", "items"])
    #expect(entries?.keys.sorted() == ["items", "name"])
    #expect(places(reader) == [[2, 1]])
    let items = try #require(entries?["items"])
    let elements = reader.elements(of: items, called: "items", expected: .text)
    #expect(elements == nil)
    #expect(places(reader) == [[2, 1], [3, 8]])
  }

  @Test func pairsOfAnyNamesComeInTheirOrder() throws {
    var (reader, root) = read("b: 1\na: 2\n[c]: 3\n")
    let pairs = reader.pairs(of: try #require(root), called: "keys", expected: .text)
    #expect(pairs?.map(\.key) == ["b", "a"])
    #expect(pairs?.map(\.place.line) == [1, 2])
    #expect(places(reader) == [[3, 1]])
  }

  /// YAML takes 18:00 for the number 1080, and `no` for a flag.
  @Test(arguments: ["18:00", "no", "010", "1e3", "~", "2026-12-04"])
  func valuesAreTheirText(text: String) throws {
    var (reader, root) = read(text)
    let value = reader.text(of: try #require(root), called: .file, expected: .text)
    #expect(value == text)
    #expect(reader.problems.isEmpty)
  }

  /// A text in as many lists as this.
  private static func lists(_ count: Int) -> String {
    String(repeating: "[", count: count) + "'[{'" + String(repeating: "]", count: count)
  }

  @Test(arguments: [
    (lists(65), "1:65: this is nested too deeply, expected a list of parts"),
    ("a: \(lists(64))", "1:67: this is nested too deeply, expected a list of parts"),
    ("- &a 1\n- *a\n", "2:3: there is an alias, expected the value itself"),
    ("- *a\n", "1:3: there is an alias, expected the value itself"),
    ("- !!str 1\n", "1:3: there is a tag, expected the value without it"),
    ("!mine a: 1\n", "1:1: there is a tag, expected the value without it"),
    ("- &a !!seq []\n", "1:3: there is a tag, expected the value without it"),
    ("a: !!map {b: 1}\n", "1:4: there is a tag, expected the value without it"),
    (
      "--- a\n--- b\n",
      "2:1: invalid YAML: expected a single document in the stream but found another document, "
        + "expected a list of parts"
    ),
    ("{b: 1, a: 2, b: 3, a: 4}", "1:2: 'b' is given more than once, expected it only once"),
    ("- {1: a, '1': b}", "1:4: '1' is given more than once, expected it only once"),
  ])
  func whatNoFileNeedsIsRefused(text: String, problem: String) {
    let (reader, root) = read(text)
    #expect(root == nil)
    #expect(reader.problems.map(\.description) == ["f.yaml:\(problem)"])
  }

  @Test(arguments: [
    lists(64), "a: \(lists(63))", "- &a 1\n- &a 2\n", "--- a\n...\n",
    "%YAML 1.1\n--- a\n", "- '*a'\n- '!!str'\n", String(repeating: "[", count: 100).quoted,
    "- {a: 1}\n- {a: 1}\n", "? [a]\n: 1\n? [a]\n: 2\n",
  ])
  func whatOnlyLooksSoIsRead(text: String) {
    let (reader, root) = read(text)
    #expect(root != nil)
    #expect(reader.problems == [])
  }

  /// How a text is written is kept: only a plain word can stand for something else.
  @Test(arguments: [
    ("a", "a", YAMLNode.Style.plain), ("''", "", .quoted), ("\"a\\tb\"", "a\tb", .quoted),
    ("|\n  a\n  b\n", "a\nb\n", .block), (">-\n  a\n  b\n", "a b", .block),
    // A byte order mark, which was copied from a spreadsheet.
    ("'\u{feff}a'", "a", .quoted),
  ])
  func aTextKeepsItsStyle(yaml: String, text: String, style: YAMLNode.Style) throws {
    let root = try #require(read(yaml).root)
    #expect(root.string == text)
    guard case .scalar(_, style) = root.content else {
      Issue.record("\(root) has another style")
      return
    }
  }

  @Test func noBytesAreNoProblem() {
    let (reader, root) = read("")
    #expect(root == nil)
    #expect(reader.problems.isEmpty)
  }
}
