import TerminalCanvas
import Testing

@testable import Ncurses

struct KeyDecoderTests {
  /// The keys that are made of codes.
  private func keys(_ codes: [Int32]) -> [Key] {
    var rest = codes[...]
    var decoder = KeyDecoder(next: { rest.popFirst() ?? 0 })
    var keys: [Key] = []
    while let key = decoder.key() { keys.append(key) }
    return keys
  }

  private static func codes(_ text: String) -> [Int32] {
    text.unicodeScalars.map { Int32($0.value) }
  }

  private static let typed: [(String, [Key])] = [
    ("", []),
    (" q", [.character(" "), .character("q")]),
    ("é日", [.character("é"), .character("日")]),
    ("\u{3}", [.character("\u{3}")]),
    ("\u{7f}\u{8}", [.backspace, .backspace]),
    ("\u{1b}", [.escape]),
    ("\u{1b}\u{1b}", [.escape, .escape]),
    // Arrows in the spelling that the terminal's entry does not have.
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.up, .down, .right, .left]),
    ("\u{1b}OA", [.up]),
    // Unknown sequences are swallowed whole, and what follows is typed.
    ("\u{1b}[200~x", [.character("x")]),
    ("\u{1b}[1;5Aq", [.character("q")]),
    ("\u{1b}[<0;12;34Mq", [.character("q")]),
    ("\u{1b}OPq", [.character("q")]),
    ("\u{1b}[M 1Gq", [.character("q")]),
    // What a terminal answers to questions of others.
    ("\u{1b}]11;rgb:1111/2222/3333\u{1b}\\q", [.character("q")]),
    ("\u{1b}]11;rgb:1111/2222/3333\u{7}q", [.character("q")]),
    ("\u{1b}P>|XTerm(379)\u{1b}\\q", [.character("q")]),
    ("\u{1b}[", []),
    // Alt and a letter is no letter.
    ("\u{1b}q1", [.character("1")]),
  ]

  @Test(arguments: typed)
  func typedTextBecomesKeys(text: String, expected: [Key]) {
    #expect(keys(Self.codes(text)) == expected)
  }

  @Test(
    arguments: [
      (-1, Key.up), (-2, .down), (-3, .left), (-4, .right), (-5, .backspace), (-6, .f1),
    ] as [(Int32, Key)])
  func keysWithNamesKeepThem(code: Int32, key: Key) {
    #expect(keys([code]) == [key])
    #expect(keys([code, 0x78]) == [key, .character("x")])
  }

  @Test(arguments: [-7, 0x11_0000, 0xd800, .max, .min] as [Int32])
  func otherCodesAreNoKeys(code: Int32) {
    #expect(keys([code, 0x78]) == [.character("x")])
  }

  @Test func aFloodOfGarbageEnds() {
    let flood = (0..<100_000).map { Int32(truncatingIfNeeded: $0 &* 2_654_435_761) | 1 }
    #expect(keys(flood).count < 100_000)
  }
}
