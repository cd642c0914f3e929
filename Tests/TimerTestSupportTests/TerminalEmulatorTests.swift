import StageRenderer
import Testing
import TimerTestSupport

@Suite struct TerminalEmulatorTests {
  /// A terminal of 6 × 4 that got a text, in which `^[` is `ESC` and `^X` another control.
  private func terminal(_ sent: String, columns: Int = 6, rows: Int = 4) -> TerminalEmulator {
    var terminal = TerminalEmulator(size: Size(columns: columns, rows: rows))
    terminal.feed(bytes(sent))
    return terminal
  }

  private func bytes(_ sent: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var isControl = false
    for byte in sent.utf8 {
      if byte == UInt8(ascii: "^"), !isControl {
        isControl = true
      } else {
        bytes.append(isControl ? byte & 0x1f : byte)
        isControl = false
      }
    }
    return bytes
  }

  private func picture(_ terminal: TerminalEmulator) -> String {
    terminal.canvas.lines.joined(separator: "|")
  }

  /// Four rows, each of one letter.
  private static let rows = "aaaaaa^M^Jbbbbbb^M^Jcccccc^M^Jdddddd"

  @Test(arguments: [
    ("hello", "hello|||"), ("one^M^Jtwo", "one|two||"), ("abc^Md", "dbc|||"),
    ("abc^Hd", "abd|||"), ("a^Ib", "a    b|||"), ("abcdef^Mg", "gbcdef|||"),
    ("abcdefg", "abcdef|g||"), ("abcdef^M^Jg", "abcdef|g||"), ("abcdef^Hg", "abcdgf|||"),
    ("1^M^J2^M^J3^M^J4^M^J5", "2|3|4|5"), ("ab^M^[M1", "1|ab||"), ("ab^[D1", "ab|  1||"),
    ("ab^[E1", "ab|1||"), ("abcdef^[[?7lg^[[?7hhi", "abcdeh|i||"), ("abcdef^[[31mg", "abcdef|g||"),
  ])
  func textFlows(sent: String, screen: String) {
    #expect(picture(terminal(sent)) == screen)
  }

  @Test(arguments: [
    ("^[[3;4Hx", "||   x|"), ("^[[2;2fx", "| x||"), ("^[[9;9Hx", "|||     x"), ("^[[Hx", "x|||"),
    ("^[[3;3H^[[Ax", "|  x||"), ("^[[2Bx", "||x|"), ("^[[3Cx", "   x|||"),
    ("abc^[[2Dx", "axc|||"), ("^[[3dx", "||x|"), ("^[[4Gx", "   x|||"), ("^[[4`x", "   x|||"),
    ("ab^[[Ex", "ab|x||"), ("^[[3;3H^[[2Fx", "x|||"), ("^[[2ax", "  x|||"), ("^[[2ex", "||x|"),
    ("^[[99Ax", "x|||"), ("^[[99Bx", "|||x"), ("ab^[[Zx", "xb|||"), ("^[[2Ix", "     x|||"),
    ("^[[2;3H^[7^[[4;4H^[8x", "|  x||"), ("^[[2;3H^[[s^[[H^[[ux", "|  x||"),
  ])
  func theCursorMoves(sent: String, screen: String) {
    #expect(picture(terminal(sent)) == screen)
  }

  @Test(arguments: [
    ("^[[2;3H^[[J", "aaaaaa|bb||"), ("^[[2;3H^[[1J", "|   bbb|cccccc|dddddd"),
    ("^[[2J", "|||"), ("^[[3J", "aaaaaa|bbbbbb|cccccc|dddddd"),
    ("^[[2;3H^[[K", "aaaaaa|bb|cccccc|dddddd"), ("^[[2;3H^[[1K", "aaaaaa|   bbb|cccccc|dddddd"),
    ("^[[2;3H^[[2K", "aaaaaa||cccccc|dddddd"), ("^[[2;3H^[[2X", "aaaaaa|bb  bb|cccccc|dddddd"),
    ("^[[2;3H^[[2@x", "aaaaaa|bbx bb|cccccc|dddddd"),
    ("^[[2;3H^[[2P", "aaaaaa|bbbb|cccccc|dddddd"),
    ("^[[2;3H^[[4h12^[[4l3", "aaaaaa|bb123b|cccccc|dddddd"),
    ("^[[2;3H^[[L", "aaaaaa||bbbbbb|cccccc"), ("^[[2;3H^[[2M", "aaaaaa|dddddd||"),
    ("^[[S", "bbbbbb|cccccc|dddddd|"), ("^[[2T", "||aaaaaa|bbbbbb"),
    ("^[[2;3r^[[3;1H^J", "aaaaaa|cccccc||dddddd"), ("^[[2;3r^[[2;1H^[M", "aaaaaa||bbbbbb|dddddd"),
    ("^[[2;3r^[[2;1H^[[M", "aaaaaa|cccccc||dddddd"), ("^[[2;3r^[[S", "aaaaaa|cccccc||dddddd"),
    ("^[[2;3r^[[1;1H^[[L", "aaaaaa|bbbbbb|cccccc|dddddd"),
    ("^[[2;3r^[[rx", "xaaaaa|bbbbbb|cccccc|dddddd"),
    ("^[[2;3r^[[2;1H^[[9Ax^[[9By", "aaaaaa|xbbbbb|cycccc|dddddd"),
    ("^[[H1^[[3b2", "11112a|bbbbbb|cccccc|dddddd"), ("^[[99P", "aaaaaa|bbbbbb|cccccc|ddddd"),
    ("^[cx", "x|||"), ("^[[2;3r^[[!p^[[4;1H^J", "bbbbbb|cccccc|dddddd|"),
  ])
  func rowsAndColumnsAreErasedAndMoved(sent: String, screen: String) {
    #expect(picture(terminal(Self.rows + sent)) == screen)
  }

  @Test(arguments: [
    ("^[]0;title^Gx", "x|||"), ("^[]104^[\\x", "x|||"), ("^[P+q544e^[\\x", "x|||"),
    ("^[(B^[)0^N^Ox", "x|||"), ("^[[22;0;0tx", "x|||"), ("^[[?1h^[=x^[[?1l^[>", "x|||"),
    ("^[[?12;25hx", "x|||"), ("^[[>4;2mx", "x|||"), ("^[]Rx", "x|||"), ("^[]P1ff0000x", "x|||"),
    ("^[[?0cx", "x|||"), ("^[%Gx", "x|||"), ("^[[3^Xx", "x|||"), ("^[[^M2Bx", "||x|"),
    ("^[[2 qx", "x|||"),
    ("^[[99999999999999999999Cx", "     x|||"), ("^@x", "x|||"), ("^[^[[Bx", "|x||"),
  ])
  func sequencesThatShowNothingAreIgnored(sent: String, screen: String) {
    #expect(picture(terminal(sent)) == screen)
    #expect(terminal(sent).bells == 0)
  }

  @Test(
    arguments: [
      ("0", 7, 0, []), ("", 7, 0, []), ("31", 1, 0, []), ("42", 7, 2, []), ("93", 11, 0, []),
      ("104", 7, 12, []), ("38;5;196", 196, 0, []), ("48;5;22", 7, 22, []), ("38:5:99", 99, 0, []),
      ("38;5;214;48;5;17;1", 214, 17, [.bold]), ("31;42;39;49", 7, 0, []),
      ("1;7", 7, 0, [.bold, .reverse]),
      ("1;7;22", 7, 0, [.reverse]), ("1;7;27", 7, 0, [.bold]), ("1;31;0", 7, 0, []),
      ("4;5;3;33", 3, 0, []),
      ("38;2;1;2;3;44", 7, 4, []), ("38:2::1:2:3;44", 7, 4, []), ("38;5", 7, 0, []),
      ("38;5;999;32", 2, 0, []),
    ] as [(String, UInt8, UInt8, Style.Attributes)])
  func charactersHaveAStyle(
    codes: String, foreground: UInt8, background: UInt8, attributes: Style.Attributes
  ) {
    let cell = terminal("^[[\(codes)mx").canvas[Position(column: 0, row: 0)]
    #expect(cell == Cell("x", Style(Colour(foreground), on: Colour(background), attributes)))
  }

  @Test(arguments: [
    "^[[K", "^[[J", "^[[2J", "^[[9X", "^[[1K", "^[[4;1H^J^[[4;1H", "^[[L", "^[[P", "^[[@",
  ])
  func erasingLeavesTheBackgroundAndNothingElse(sent: String) {
    let screen = terminal("^[[1;7;31;44m^[[4;6H" + sent).canvas
    #expect(screen.cells.contains(Cell(" ", Style(Colour(7), on: Colour(4)))))
    #expect(screen.cells.allSatisfy { $0.style.attributes.isEmpty })
  }

  @Test func charactersBeyondASCIITakeTheirColumns() {
    #expect(picture(terminal("aé漢█x")) == "aé漢█x|||")
    #expect(picture(terminal("abcde漢")) == "abcde|漢||")
    #expect(picture(terminal("a漢b^[[1;3Hx")) == "a xb|||", "half of it is overwritten")
    #expect(picture(terminal("a漢b^[[1;2Hx")) == "ax b|||")
    #expect(picture(terminal("a漢b^[[1;3H^[[K")) == "a|||")
    #expect(picture(terminal("ae\u{301}b")) == "aeb|||")
  }

  @Test func invalidUTF8IsAReplacementCharacter() {
    var terminal = TerminalEmulator(size: Size(columns: 9, rows: 1))
    terminal.feed([0x61, 0xff, 0x80, 0xc3, 0x62, 0xe2, 0x96, 0xc3, 0xa9, 0xc0, 0x80, 0x63])
    #expect(terminal.canvas.lines == ["a\u{fffd}\u{fffd}\u{fffd}b\u{fffd}é\u{fffd}c"])
  }

  @Test func anythingMayBeSplitOverCalls() {
    let sent = "^[[1;31mé漢^[]0;x^G^[[2;2H█^[[3@^[(By^G"
    var terminal = TerminalEmulator(size: Size(columns: 6, rows: 4))
    for byte in bytes(sent) { terminal.feed(CollectionOfOne(byte)) }
    #expect(terminal.canvas == self.terminal(sent).canvas)
    #expect(terminal.bells == 1)
  }

  @Test func bellsAreCountedOutsideStrings() {
    #expect(terminal("^Ga^G^[]0;b^G^[]2;c^[\\^G").bells == 3)
  }

  @Test func theCursorHidesAndComesBack() {
    #expect(terminal("").isCursorVisible)
    #expect(!terminal("^[[?25l").isCursorVisible)
    #expect(terminal("^[[?25l^[[?12l^[[?25h").isCursorVisible)
    #expect(terminal("ab^J").cursorPosition == Position(column: 2, row: 1))
  }

  @Test(arguments: [
    ("shell^[[?1049hx", "     x|||", true), ("shell^[[?1049hx^[[?1049l$", "shell$|||", false),
    ("sh^[[?47hx^[[?47l$", "sh $|||", false), ("^[[?47hx^[[?47l^[[?47h", "x|||", true),
    ("^[[?1047hx^[[?1047l^[[?47h", "|||", true), ("^[[?1049hx^[[?1049l^[[?1049h", "|||", true),
    ("^[[?1049h^[[?1049hx^[[?1049ly", "y|||", false),
  ])
  func theAlternateScreenIsAnother(sent: String, screen: String, isAlternate: Bool) {
    #expect(picture(terminal(sent)) == screen)
    #expect(terminal(sent).isAlternate == isAlternate)
  }

  @Test(arguments: [
    (Size(columns: 8, rows: 2), "aaaaaa|bbbbbx"), (Size(columns: 3, rows: 5), "aaa|bbb|ccc|ddx|"),
    (Size(columns: 0, rows: 0), "x"),
  ])
  func aResizeKeepsTheUpperLeftPart(size: Size, screen: String) {
    var terminal = terminal(Self.rows + "^[[2;3r^[[9;6H")
    terminal.resize(size)
    terminal.feed("x".utf8)
    #expect(picture(terminal) == screen)
  }
}
