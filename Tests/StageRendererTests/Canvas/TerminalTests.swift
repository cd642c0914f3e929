import StageRenderer
import Testing

@Suite struct TerminalTests {
  @Test func aUsualTerminalHas256ColoursReverseAndUnicode() {
    #expect(Capabilities() == Capabilities(colours: 256, hasReverse: true, isUnicode: true))
  }

  @Test(arguments: [
    Capabilities(colours: 8), Capabilities(colours: 0), Capabilities(hasReverse: false),
    Capabilities(isUnicode: false),
  ])
  func abilitiesDifferByEachOfTheirParts(capabilities: Capabilities) {
    #expect(capabilities != Capabilities())
  }

  @Test func aKeyIsItsCharacter() {
    #expect(Key.character(" ") == .character("\u{20}"))
    #expect(Key.character("g") != .character("G"))
    #expect(Key.character("\u{1b}") != .escape)
  }
}
