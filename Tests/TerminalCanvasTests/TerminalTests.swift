import TerminalCanvas
import Testing

@Suite struct TerminalTests {
  @Test func aUsualTerminalHas256ColoursReverseAndUnicode() {
    #expect(Abilities() == Abilities(colours: 256, hasReverse: true, isUnicode: true))
  }

  @Test(arguments: [
    Abilities(colours: 8), Abilities(colours: 0), Abilities(hasReverse: false),
    Abilities(isUnicode: false),
  ])
  func abilitiesDifferByEachOfTheirParts(abilities: Abilities) {
    #expect(abilities != Abilities())
  }

  @Test func aKeyIsItsCharacter() {
    #expect(Key.character(" ") == .character("\u{20}"))
    #expect(Key.character("g") != .character("G"))
    #expect(Key.character("\u{1b}") != .escape)
  }
}
