import Testing
import TimerEngine

struct PrintableTests {
  @Test(arguments: [
    ("READY TED talk 18:00", "READY TED talk 18:00"), ("", ""),
    ("Größe 世界 👩‍👩‍👧 e\u{301}", "Größe 世界 👩‍👩‍👧 e\u{301}"),
    ("a\nb", "a\u{fffd}b"), ("a\r\nb", "a\u{fffd}\u{fffd}b"), ("a\tb", "a\u{fffd}b"),
    ("\u{0}", "\u{fffd}"), ("\u{1b}[2J", "\u{fffd}[2J"), ("\u{7}", "\u{fffd}"),
    ("\u{7f}", "\u{fffd}"),
    // Controls beyond ASCII, among them a line's end and the one that begins a sequence.
    ("\u{80}", "\u{fffd}"), ("\u{85}", "\u{fffd}"), ("\u{9b}2J", "\u{fffd}2J"),
    ("\u{9f}", "\u{fffd}"), ("\u{a0}", "\u{a0}"),
    // Separators, and what turns the direction of the text behind it; a mark turns nothing.
    ("a\u{2028}b\u{2029}c", "a\u{fffd}b\u{fffd}c"), ("\u{202a}\u{202e}", "\u{fffd}\u{fffd}"),
    ("\u{2066}\u{2069}", "\u{fffd}\u{fffd}"), ("\u{2027}\u{202f}", "\u{2027}\u{202f}"),
    ("\u{2065}\u{206a}", "\u{2065}\u{206a}"), ("\u{200f}", "\u{200f}"),
    // Codes that are no characters, with which no YAML file can be read.
    ("\u{fffe}\u{ffff}", "\u{fffd}\u{fffd}"), ("\u{fffc}", "\u{fffc}"),
  ])
  func aLineHasNoControlCharacters(text: String, line: String) {
    #expect(text.printable.unicodeScalars.elementsEqual(line.unicodeScalars))
  }

  @Test func noControlCharacterIsLeft() {
    let controls = (0..<0xa0 as Range<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == .control }
    #expect(controls.count == 65)
    for control in controls {
      #expect("a\(Character(control))b".printable == "a\u{fffd}b")
    }
  }
}
