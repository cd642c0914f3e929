import StageRenderer
import Testing

/// Bytes that arrive in one piece, and what they mean once no more have come.
struct InputDecoderTests {
  private func inputs(_ bytes: [UInt8], keys: KeySequences = KeySequences()) -> [Input] {
    var decoder = InputDecoder(keys: keys, screen: Size(columns: 400, rows: 100))
    let early = decoder.decode(bytes, at: .zero)
    return (early + decoder.expire(at: .seconds(2))).map(\.input)
  }

  private func inputs(_ text: String, keys: KeySequences = KeySequences()) -> [Input] {
    inputs(Array(text.utf8), keys: keys)
  }

  private static let typed: [(String, [Key])] = [
    ("", []),
    (" q", [.character(" "), .character("q")]),
    ("é日😀", [.character("é"), .character("日"), .character("😀")]),
    ("\u{3}\u{0}", [.character("\u{3}")]),
    ("\u{7f}\u{8}", [.backspace, .backspace]),
    ("\u{1b}", [.escape]),
    ("\u{1b}\u{1b}", [.escape, .escape]),
    ("\u{1b}\u{1b}[A", [.escape, .up]),
    // Arrows in both spellings.
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.up, .down, .right, .left]),
    ("\u{1b}OA\u{1b}OB\u{1b}OC\u{1b}OD", [.up, .down, .right, .left]),
    // A clicker's keys, Tab with Shift, and the keys for help.
    ("\u{1b}[5~\u{1b}[6~\u{1b}[15~\u{1b}[Z", [.pageUp, .pageDown, .f5, .backTab]),
    ("\u{1b}OP\u{1b}[11~", [.f1, .f1]),
    ("\t\r", [.character("\t"), .character("\r")]),
    // The keypad in application mode; its Enter is no report of the mouse.
    ("\u{1b}OMq12", [.character("\r"), .character("q"), .character("1"), .character("2")]),
    ("\u{1b}Ok\u{1b}Om\u{1b}Op\u{1b}Oy", "+-09".unicodeScalars.map(Key.character)),
    // What is pasted is not typed.
    ("\u{1b}[200~q1 \r\u{1b}[A\u{1b}x\u{3}\u{1b}[201~z", [.character("z")]),
    ("\u{1b}[201~z", [.character("z")]),
    // Alt and a character.
    ("\u{1b}51", [.alt("5"), .character("1")]),
    ("\u{1b}é1", [.alt("é"), .character("1")]),
    // Space and Ctrl-C are what they are, with Alt too.
    ("\u{1b} \u{1b}\u{3}", [.character(" "), .character("\u{3}")]),
    // Unknown sequences are skipped whole, and what follows is typed.
    ("\u{1b}[3~x", [.character("x")]),
    ("\u{1b}[5;5;5;5;5;5;5;5;5;5;5;5;5;5;5;5;5;5;5~x", [.character("x")]),
    ("\u{1b}[" + String(repeating: "5;", count: 500) + "~x", [.character("x")]),
    ("\u{1b}[1;5Aq", [.character("q")]),
    ("\u{1b}OQq", [.character("q")]),
    // What a terminal answers to questions of others.
    ("\u{1b}]11;rgb:1111/2222/3333\u{1b}\\q", [.character("q")]),
    ("\u{1b}]11;rgb:1111/2222/3333\u{7}q", [.character("q")]),
    ("\u{1b}P>|XTerm q 379\u{1b}\\q", [.character("q")]),
    ("\u{1b}P>|XTerm\u{3}\u{1b}\\q", [.character("\u{3}"), .character("q")]),
    // An answer that was cut off.
    ("\u{1b}]0;q\u{1b}[99;99zx", [.character("x")]),
    ("\u{1b}]0;q\u{1b}", [.escape]),
    // Space and Ctrl-C are part of no control sequence; in an answer Ctrl-C is not.
    ("\u{1b}[ ", [.alt("["), .character(" ")]),
    ("\u{1b}[1;\u{3}x", [.character("\u{3}"), .character("x")]),
    ("\u{1b}O x", [.alt("O"), .character(" "), .character("x")]),
    ("\u{1b}] x", []),
    ("\u{1b}Pxyz\u{3}", [.character("\u{3}")]),
    ("\u{1b}[M ", []),
    ("\u{1b}[M\"\u{3}", [.character("\u{3}")]),
    // Of a paste without an end the text does not count, but Ctrl-C does.
    ("\u{1b}[200~a b\u{3}c", [.character("\u{3}")]),
    // Nothing but a beginning.
    ("\u{1b}[", [.alt("[")]),
    ("\u{1b}O", [.alt("O")]),
    ("\u{1b}]", [.alt("]")]),
    ("\u{1b}[1;", []),
  ]

  @Test(arguments: typed)
  func bytesBecomeKeys(text: String, expected: [Key]) {
    #expect(inputs(text) == expected.map(Input.key))
  }

  @Test func theFocusIsTold() {
    #expect(inputs("\u{1b}[I\u{1b}[Oq") == [.focus(true), .focus(false), .key(.character("q"))])
  }

  /// Keys of a terminal that a program has left in a mode of the kitty keyboard protocol.
  @Test(
    arguments: [
      ("32", .character(" ")), ("32;2", .character(" ")), ("32;3", .character(" ")),
      ("113", .character("q")), ("113;1", .character("q")), ("113;1:1", .character("q")),
      // A key that is held, Caps Lock and Num Lock.
      ("113;1:2", .character("q")), ("113;65", .character("q")), ("113;129:1", .character("q")),
      ("113;1;113", .character("q")), ("113:81;2;81", .character("Q")), ("113;2", .character("Q")),
      ("59:58;2;58", .character(":")), ("99;5", .character("\u{3}")),
      ("99;133:1", .character("\u{3}")), ("99;7", .character("\u{3}")),
      ("114;5", .character("\u{12}")), ("53;3", .alt("5")), ("233", .character("é")),
      ("27", .escape), ("13", .character("\r")), ("9", .character("\t")), ("9;2", .backTab),
      ("127", .backspace), ("", nil), (";", nil), ("?0", nil), (">1", nil), ("-1", nil),
      // Releases, and an event that is not known.
      ("32;1:3", nil), ("113;1:3", nil), ("99;5:3", nil), ("113;1:4", nil), ("113;1:", nil),
      // Shift with a key whose other character is not told; Ctrl, Super, Hyper and Meta.
      ("59;2", nil), ("53;5", nil), ("113;9", nil), ("113;17", nil), ("113;33", nil),
      ("99;6", nil), ("13;3", nil),
      // Keys that send nothing otherwise, and what is no character.
      ("57441", nil), ("57358", nil), ("0", nil), ("1", nil), ("55296", nil), ("1114112", nil),
      ("99999999999999999999", nil), ("113;0", nil), ("113;99999999999999999999", nil),
    ] as [(String, Key?)])
  func keysOfTheKittyProtocolAreUnderstood(report: String, key: Key?) {
    let expected = [key, .character("x")].compactMap { $0.map(Input.key) }
    #expect(inputs("\u{1b}[\(report)ux") == expected)
  }

  /// Half characters, bytes that are in no UTF-8, and characters in too many bytes.
  @Test(
    arguments: [
      ([0xc3], []), ([0xc3, 0x20], [" "]), ([0xe6, 0x97, 0x03], ["\u{3}"]),
      ([0xff, 0x80, 0x71], ["q"]), ([0xc0, 0xaf, 0x71], ["q"]),
      ([0xe0, 0x80, 0xaf, 0x71], ["q"]), ([0xed, 0xa0, 0x80, 0x71], ["q"]),
      ([0xf4, 0x90, 0x80, 0x80, 0x71], ["q"]), ([0xc3, 0xc3, 0xa9], ["é"]),
    ] as [([UInt8], [Unicode.Scalar])])
  func brokenTextIsSkipped(bytes: [UInt8], expected: [Unicode.Scalar]) {
    #expect(inputs(bytes) == expected.map { Input.key(.character($0)) })
  }

  /// The sequences of the terminal come before the usual ones.
  @Test(
    arguments: [
      ("\u{1b}[[A", .f1, "\u{1b}[[Aq"), ("\u{1b}Ot", .f5, "\u{1b}Otq"),
      ("\u{1b}\t", .backTab, "\u{1b}\tq"), ("\u{1f}", .up, "\u{1f}q"),
      ("\u{1b}[M", .f1, "\u{1b}[Mq"),
    ] as [(String, Key, String)])
  func theTerminalsOwnKeysAreKnown(sequence: String, key: Key, text: String) {
    let keys = KeySequences(terminal: [Array(sequence.utf8): key])
    #expect(inputs(text, keys: keys) == [.key(key), .key(.character("q"))])
  }

  @Test(arguments: [" ", "\u{3}", "\u{1b}", "q", "\u{1b} ", "\r", ""])
  func noKeyOfATerminalTakesThePlaceOfTheseKeys(sequence: String) {
    let keys = KeySequences(terminal: [Array(sequence.utf8): .up])
    #expect(inputs(sequence, keys: keys) == inputs(sequence))
  }

  /// Reports in both of xterm's forms.
  @Test(
    arguments: [
      ("\u{1b}[<0;12;34M", .press, 11, 33), ("\u{1b}[<0;12;34m", .release, 11, 33),
      ("\u{1b}[<32;300;2M", .drag, 299, 1), ("\u{1b}[<64;1;1M", .wheelUp, 0, 0),
      ("\u{1b}[<65;1;1M", .wheelDown, 0, 0), ("\u{1b}[<16;1;1M", .press, 0, 0),
      ("\u{1b}[M !!", .press, 0, 0), ("\u{1b}[M#!\"", .release, 0, 1),
      ("\u{1b}[M@!!", .drag, 0, 0), ("\u{1b}[M`!!", .wheelUp, 0, 0),
      // Places beyond the screen are at its edge.
      ("\u{1b}[<0;401;101M", .press, 399, 99),
      ("\u{1b}[<32;1;999999999999999999M", .drag, 0, 99),
      ("\u{1b}[<32;18446744073709551616;1M", .drag, 399, 0),
    ] as [(String, Mouse.Action, Int, Int)])
  func theMouseIsUnderstood(text: String, action: Mouse.Action, column: Int, row: Int) {
    let mouse = Mouse(action, at: Position(column: column, row: row))
    #expect(inputs(text + "q") == [.mouse(mouse), .key(.character("q"))])
  }

  /// A place beyond column 95 is a byte that is in no UTF-8.
  @Test func anOldReportHasBytesForNumbers() {
    let bytes: [UInt8] = [0x1b, 0x5b, 0x4d, 0x20, 0xff, 0x80]
    let mouse = Mouse(.press, at: Position(column: 222, row: 95))
    #expect(inputs(bytes) == [.mouse(mouse)])
  }

  /// Other buttons, places that are none, and reports that are broken.
  @Test(arguments: [
    "\u{1b}[<1;2;3M", "\u{1b}[<2;2;3M", "\u{1b}[<0;0;3M", "\u{1b}[<0;3M", "\u{1b}[<0;3;4;5M",
    "\u{1b}[<99999999999999999999;3;4M", "\u{1b}[<35;3;4M", "\u{1b}[<;;M",
    "\u{1b}[<66;3;4M", "\u{1b}[<-1;3;4M", "\u{1b}[<256;3;4M",
  ])
  func unknownReportsAreIgnored(text: String) {
    #expect(inputs(text + "q") == [.key(.character("q"))])
  }

  @Test func aFloodOfGarbageEnds() {
    let flood = (0..<100_000).map { number in
      UInt8(truncatingIfNeeded: (number &* 2_654_435_761) >> 7)
    }
    #expect(inputs(flood).count < 100_000)
  }
}
