import TerminalCanvas
import Testing

@testable import Ncurses

struct KeyCodeTests {
  @Test(
    arguments: [
      (-1, .up), (-2, .down), (-3, .left), (-4, .right), (-5, .backspace), (-6, .f1),
      (0x78, .character("x")), (0x1f600, .character("😀")), (-7, .f5), (-8, .pageDown),
      (-9, .pageUp), (-10, .backTab), (-11, nil), (0x11_0000, nil),
      (0xd800, nil), (.max, nil), (.min, nil),
    ] as [(Int32, Key?)])
  func aCodeIsAKeyOrNone(code: Int32, key: Key?) { #expect(Key(code: code) == key) }

  @Test func codesThatAreNoKeysAreSkipped() {
    var codes: [Int32] = [-11, 0xd800, 0x78, -11]
    #expect(Key.next { codes.isEmpty ? 0 : codes.removeFirst() } == .character("x"))
    #expect(Key.next { codes.isEmpty ? 0 : codes.removeFirst() } == nil)
  }
}
