import Files
import SpeechAnnouncement
import Testing

/// Texts of files in messages, and in YAML.
struct ShownTextTests {
  @Test(arguments: [
    ("", ""), ("18:00", "18:00"),
    (String(repeating: "é", count: 40), String(repeating: "é", count: 40)),
    (String(repeating: "é", count: 41), String(repeating: "é", count: 40) + "..."),
  ])
  func aShownTextIsShort(text: String, shown: String) {
    #expect(text.shown == shown)
  }

  @Test(arguments: ["a\u{1b}[2J", "a\nb", "a\u{2028}b", "a\u{7f}"])
  func aShownTextMovesNoCursor(text: String) {
    #expect(!text.shown.unicodeScalars.contains { $0.isControl })
  }

  @Test(arguments: [
    ("", ""), ("  a \t b\r\n", "a b"), ("é\u{a0}\nb", "é b"), ("é\u{feff}b", "é b"),
  ])
  func wordsStandOnOneLine(text: String, line: String) {
    #expect(text.oneLine == line)
  }

  @Test(arguments: [
    ("Ada Lovelace", "Ada Lovelace"), ("", "\"\""), (" Ada", "\" Ada\""), ("18:00", "\"18:00\""),
    ("a: 'b'", "\"a: 'b'\""), ("\"\\", "\"\\\"\\\\\""),
    ("[A]", "\"[A]\""),
    (String(repeating: "[{", count: 100), "\"\(String(repeating: "[{", count: 100))\""),
  ])
  func aTextIsQuotedWhereYAMLCouldMisreadIt(text: String, yaml: String) throws {
    #expect(text.quoted == yaml)
    var reader = YAMLReader(file: "f", form: "a text")
    let root = reader.root(of: Array(text.quoted.utf8))
    let read = reader.text(of: try #require(root), called: .file, expected: .text)
    #expect(read == text)
  }
}
