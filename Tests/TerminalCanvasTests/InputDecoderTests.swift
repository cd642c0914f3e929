import TerminalCanvas
import Testing

struct InputDecoderTests {
  /// What is made of pieces.
  private func inputs(_ pieces: [Key], _ decoder: inout InputDecoder) -> [Input] {
    var rest = pieces[...]
    var inputs: [Input] = []
    while let input = decoder.input(from: { rest.popFirst() }) { inputs.append(input) }
    return inputs
  }

  private func inputs(_ text: String) -> [Input] {
    var decoder = InputDecoder()
    return inputs(text.unicodeScalars.map(Key.character), &decoder)
  }

  private func keys(_ pieces: [Key]) -> [Key] {
    var decoder = InputDecoder()
    return keys(pieces, &decoder)
  }

  private func keys(_ pieces: [Key], _ decoder: inout InputDecoder) -> [Key] {
    inputs(pieces, &decoder).compactMap { if case .key(let key) = $0 { key } else { nil } }
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
    // A clicker's keys, and Tab with Shift.
    ("\u{1b}[5~\u{1b}[6~\u{1b}[15~\u{1b}[Z", [.pageUp, .pageDown, .f5, .backTab]),
    ("\t\r", [.character("\t"), .character("\r")]),
    // What is pasted is not typed.
    ("\u{1b}[200~q1 \r\u{1b}[A\u{1b}x\u{1b}[201~z", [.character("z")]),
    // Focus.
    ("\u{1b}[I\u{1b}[Oq", [.character("q")]),
    // Alt and a character.
    ("\u{1b}51", [.alt("5"), .character("1")]),
    ("\u{1b}q1", [.alt("q"), .character("1")]),
    // Unknown sequences are swallowed whole, and what follows is typed.
    ("\u{1b}[3~x", [.character("x")]),
    ("\u{1b}[5;5;5;5;5;5;5;5;5;5;5;5;5;5;5;5;5;5;5~x", [.character("x")]),
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
    var decoder = InputDecoder()
    let early = keys(Array(pieces.prefix(first)), &decoder)
    #expect(early + keys(Array(pieces.dropFirst(first)), &decoder) == [.character("q")])
  }

  /// Reports in both of xterm's forms.
  @Test(
    arguments: [
      ("\u{1b}[<0;12;34M", .press, 11, 33), ("\u{1b}[<0;12;34m", .release, 11, 33),
      ("\u{1b}[<32;300;2M", .drag, 299, 1), ("\u{1b}[<64;1;1M", .wheelUp, 0, 0),
      ("\u{1b}[<65;1;1M", .wheelDown, 0, 0), ("\u{1b}[<16;1;1M", .press, 0, 0),
      ("\u{1b}[M !!", .press, 0, 0), ("\u{1b}[M#!\"", .release, 0, 1),
      ("\u{1b}[M@!!", .drag, 0, 0), ("\u{1b}[M`!!", .wheelUp, 0, 0),
    ] as [(String, Mouse.Action, Int, Int)])
  func theMouseIsUnderstood(text: String, action: Mouse.Action, column: Int, row: Int) {
    let mouse = Mouse(action, at: Position(column: column, row: row))
    #expect(inputs(text + "q") == [.mouse(mouse), .key(.character("q"))])
  }

  /// Other buttons, places that are none, and reports that are broken.
  @Test(arguments: [
    "\u{1b}[<1;2;3M", "\u{1b}[<2;2;3M", "\u{1b}[<0;0;3M", "\u{1b}[<0;3M", "\u{1b}[<0;3;4;5M",
    "\u{1b}[<99999999999999999999;3;4M", "\u{1b}[<35;3;4M", "\u{1b}[M\u{0}!!",
    "\u{1b}[<66;3;4M", "\u{1b}[<-1;3;4M",
  ])
  func otherReportsAreNothing(text: String) {
    #expect(inputs(text + "q") == [.key(.character("q"))])
  }

  @Test func aFloodOfGarbageEnds() {
    let flood = (0..<100_000).compactMap { number in
      Unicode.Scalar(UInt32(truncatingIfNeeded: number &* 2_654_435_761) % 0x100)
    }
    #expect(keys(flood.map(Key.character)).count < 100_000)
  }
}
