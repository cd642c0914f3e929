import Files
import SpeechAnnouncement
import Testing
import Yams

/// Files in YAML, whatever their content.
struct YAMLReaderTests {
  private func read(_ text: String) -> (reader: YAMLReader, root: Node?) {
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

  @Test func whatIsNestedTooDeeplyIsToldWithTheFormOfTheFile() {
    let (reader, root) = read(String(repeating: "[", count: 66))
    #expect(root == nil)
    #expect(places(reader) == [[1, 65]])
    #expect(reader.problems.map(\.expected) == ["a list of parts"])
  }

  @Test func anAliasIsRefused() {
    let (reader, root) = read("- &a 1\n- *a\n")
    #expect(root == nil)
    #expect(places(reader) == [[2, 3]])
  }

  @Test func noBytesAreNoProblem() {
    let (reader, root) = read("")
    #expect(root == nil)
    #expect(reader.problems.isEmpty)
  }
}
