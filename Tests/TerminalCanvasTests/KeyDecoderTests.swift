import TerminalCanvas
import Testing

struct KeyDecoderTests {
  /// The keys that are made of pieces.
  private func keys(_ pieces: [Key]) -> [Key] {
    var decoder = KeyDecoder()
    return keys(pieces, &decoder)
  }

  private func keys(_ pieces: [Key], _ decoder: inout KeyDecoder) -> [Key] {
    var rest = pieces[...]
    var keys: [Key] = []
    while let key = decoder.key(from: { rest.popFirst() }) { keys.append(key) }
    return keys
  }

  private static let typed: [(String, [Key])] = [
    ("", []),
    (" q", [.character(" "), .character("q")]),
    ("é日", [.character("é"), .character("日")]),
    ("\u{3}", [.character("\u{3}")]),
    ("\u{7f}\u{8}", [.backspace, .backspace]),
    ("\u{1b}", [.escape]),
    ("\u{1b}\u{1b}", [.escape, .escape]),
    // Arrows in both spellings.
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.up, .down, .right, .left]),
    ("\u{1b}OA", [.up]),
    // Alt and a character.
    ("\u{1b}51", [.alt("5"), .character("1")]),
    ("\u{1b}q1", [.alt("q"), .character("1")]),
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
    // An answer that was cut off.
    ("\u{1b}]0;q\u{1b}[99;99zx", [.character("x")]),
    ("\u{1b}[", []),
  ]

  @Test(arguments: typed)
  func typedTextBecomesKeys(text: String, expected: [Key]) {
    #expect(keys(text.unicodeScalars.map(Key.character)) == expected)
  }

  @Test(arguments: [Key.up, .down, .left, .right, .backspace, .f1])
  func keysWithNamesKeepThem(key: Key) {
    #expect(keys([key]) == [key])
    #expect(keys([key, .character("x")]) == [key, .character("x")])
  }

  @Test func aKeyWithANameAfterAnEscapeIsNoSequence() {
    #expect(keys([.character("\u{1b}"), .up, .character("x")]) == [.character("x")])
  }

  /// A slow line brings a sequence in two parts, of which neither is typed.
  @Test(arguments: 2..<12)
  func aSequenceGoesOnWithWhatArrivesLater(first: Int) {
    let pieces = "\u{1b}[<0;12;34Mq".unicodeScalars.map(Key.character)
    var decoder = KeyDecoder()
    let early = keys(Array(pieces.prefix(first)), &decoder)
    #expect(early + keys(Array(pieces.dropFirst(first)), &decoder) == [.character("q")])
  }

  @Test func aFloodOfGarbageEnds() {
    let flood = (0..<100_000).compactMap { number in
      Unicode.Scalar(UInt32(truncatingIfNeeded: number &* 2_654_435_761) % 0x100)
    }
    #expect(keys(flood.map(Key.character)).count < 100_000)
  }
}
