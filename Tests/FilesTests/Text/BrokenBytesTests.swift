import Testing
import TimerEngine

/// Bytes that are not text, and texts that would take too long to read.
struct BrokenBytesTests {
  private static let start = Array("presets:\n  - name: ".utf8)

  private static let first: [([UInt8], String)] = [
    ([0xff], "1:1: byte 0xff is not valid UTF-8"),
    ([0x80], "1:1: byte 0x80 is not valid UTF-8"),
    // A byte order mark of UTF-16, and what follows it.
    ([0xff, 0xfe, 0x70, 0x00, 0x72, 0x00], "1:1: byte 0xff is not valid UTF-8"),
    ([0xfe, 0xff, 0x00, 0x70, 0x00, 0x72], "1:1: byte 0xfe is not valid UTF-8"),
    // Half a byte order mark, and one before something broken.
    ([0xef, 0xbb], "1:1: byte 0xef is not valid UTF-8"),
    ([0xef, 0xbb, 0xbf, 0xff], "1:1: byte 0xff is not valid UTF-8"),
    // Line ends of other systems.
    ([0x0d, 0x0a, 0x0d, 0x0a, 0xff], "3:1: byte 0xff is not valid UTF-8"),
    ([0x0d, 0x0d, 0xff], "3:1: byte 0xff is not valid UTF-8"),
  ]

  private static let behindName: [([UInt8], String)] = [
    ([0xe9, 0x0a], "2:11: byte 0xe9 is not valid UTF-8"),
    ([0xc3, 0xa9, 0xc3, 0x28], "2:12: byte 0xc3 is not valid UTF-8"),
    ([0xf0, 0x9f, 0x98], "2:11: byte 0xf0 is not valid UTF-8"),
    // An overlong slash, a surrogate, and a scalar beyond the last.
    ([0xc0, 0xaf], "2:11: byte 0xc0 is not valid UTF-8"),
    ([0xed, 0xa0, 0x80], "2:11: byte 0xed is not valid UTF-8"),
    ([0xf4, 0x90, 0x80, 0x80], "2:11: byte 0xf4 is not valid UTF-8"),
  ]

  @Test(arguments: first + behindName.map { (start + $0.0, $0.1) })
  func aFileIsUTF8(bytes: [UInt8], message: String) throws {
    let (presets, problems) = try reading(bytes)
    #expect(problems == ["\(message), expected text in UTF-8"])
    #expect(presets == [])
  }

  @Test(arguments: [
    ("\0", "1:1", "NUL character"), ("p\0r\0", "1:2", "NUL character"),
    ("presets: []\n\0", "2:1", "NUL character"),
    ("a: \u{1b}[m", "1:4", "control character 0x1b"), ("a: \u{7}", "1:4", "control character 0x7"),
    ("a: \u{c}", "1:4", "control character 0xc"),
    ("a: \u{7f}", "1:4", "control character 0x7f"), ("a: \u{85}", "1:4", "control character 0x85"),
    ("a: \u{9b}m", "1:4", "control character 0x9b"),
    ("a: \u{2028}", "1:4", "control character 0x2028"),
    ("a: \u{fffe}", "1:4", "control character 0xfffe"),
    ("# é\u{8}\npresets: []\n", "1:4", "control character 0x8"),
    ("# e\u{301}\u{8}\n", "1:5", "control character 0x8"),
    ("\r\n\u{feff}\u{1}", "2:2", "control character 0x1"),
    ("\u{feff}\u{1}", "1:1", "control character 0x1"),
  ])
  func aFileHasNoControlCharacters(text: String, place: String, character: String) throws {
    try expectMessages(
      ["\(place): there is a \(character), expected text"], of: text)
  }

  @Test(arguments: [
    // A billion laughs, as values and as keys.
    (
      "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n", "2:8"
    ),
    ("? &a [x, x]\n: 1\n? &b [*a, *a]\n: 1\n? [*b, *b]\n: 1\n", "3:7"),
    // Before and behind signs that are text.
    ("a: 5 * 3\nb: 'R&D *a'\n\"&a\": &a x\nd: *a\n", "4:4"),
    ("a: &x1 [x]\n? {b: *x1}\n: *a*\n", "2:7"),
    // Without an anchor.
    ("presets: *nobody\n", "1:10"), ("*a\n", "1:1"), ("presets: [&a x, *b]\n", "1:17"),
    ("presets: &presets [*presets]\n", "1:20"),
    ("presets:\n  - &ted {name: A, duration: 5}\n  - *ted\n", "3:5"),
    ("presets:\n  - &a {name: A}\n  - <<: *a\n    duration: 5\n", "3:9"),
    ("presets: [{name: &n A, duration: 5, title: *n}]\n", "1:44"),
  ])
  func anAliasIsRefusedBeforeItCanBeExpanded(text: String, place: String) throws {
    try expectMessages(["\(place): there is an alias, expected the value itself"], of: text)
  }

  @Test(arguments: [
    (String(repeating: "[", count: 2000), "1:65"),
    (String(repeating: "[", count: 200_000), "1:65"),
    (String(repeating: "[", count: 500) + String(repeating: "]", count: 500), "1:65"),
    ("presets: " + String(repeating: "{a: ", count: 2000), "1:262"),
    (String(repeating: "{\n", count: 2000), "65:1"),
    (String(repeating: "- ", count: 2000), "1:129"),
    (String(repeating: "- ", count: 2000) + "a", "1:129"),
    (String(repeating: "? ", count: 100_000) + "a", "1:129"),
    ((0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined(), "65:65"),
  ])
  func deepNestingIsRefused(text: String, place: String) throws {
    try expectMessages(
      ["\(place): this is nested too deeply, \(Expected.yaml)"], of: text)
  }

  @Test func aFileThatIsTooLargeIsRefused() throws {
    let most = 262_144
    let (_, problems) = try reading(Array(repeating: UInt8(ascii: "\n"), count: most + 1))
    #expect(problems == ["1:1: the file has 262145 bytes, expected at most 262144"])
    #expect(try reading(Array(repeating: UInt8(ascii: "\n"), count: most)).problems == [])
  }
}
