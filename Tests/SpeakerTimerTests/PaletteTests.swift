import TerminalCanvas
import Testing
import TimerEngine

@testable import SpeakerTimer

struct PaletteTests {
  private static let terminals: [(Abilities, Settings.Glyphs, String)] = [
    (Abilities(colours: 256), .auto, "  "), (Abilities(colours: 256), .solid, "  "),
    (Abilities(colours: 256), .ascii, "#."), (Abilities(colours: 8), .auto, " ."),
    (Abilities(colours: 16), .auto, " ."), (Abilities(colours: 88), .auto, " ."),
    (Abilities(colours: 0), .auto, " ."), (Abilities(colours: 0), .solid, " ."),
    (Abilities(colours: 0, hasReverse: false), .auto, "#."),
    (Abilities(colours: 0), .ascii, "#."),
  ]

  @Test(arguments: terminals)
  func litAndUnlitDifferOnEveryTerminal(
    abilities: Abilities, glyphs: Settings.Glyphs, characters: String
  ) {
    let palette = Palette(abilities, glyphs)
    let lights = [palette.segment] + Lamp.allCases.map { palette.light(of: $0) }
    for light in lights {
      #expect("\(light.lit.scalar)\(light.unlit.scalar)" == characters)
      #expect(light.lit != light.unlit)
      #expect(light.lit != palette.blank)
      #expect(light.unlit != palette.blank)
    }
  }

  @Test(arguments: [8, 16, 88])
  func fewColoursUseOnlyTheFirstSixteen(colours: Int) {
    let palette = Palette(Abilities(colours: colours), .auto)
    let lights = [palette.segment] + Lamp.allCases.map { palette.light(of: $0) }
    let cells = lights.flatMap { [$0.lit, $0.unlit] } + [palette.blank]
    let styles =
      cells.map(\.style) + [palette.dim, palette.strong]
      + Lamp.allCases.flatMap { [palette.text(of: $0), palette.word(of: $0, isLit: true)] }
    for style in styles {
      #expect(style.foreground.index < 16)
      #expect(style.background.index < 8)
    }
  }

  @Test(arguments: [(43, Lamp.green), (220, .yellow), (196, .red)] as [(UInt8, Lamp)])
  func theLampsHaveTheirColours(index: UInt8, lamp: Lamp) {
    let palette = Palette(Abilities(), .auto)
    #expect(palette.light(of: lamp).lit.style.background == Colour(index))
    #expect(palette.text(of: lamp).foreground == Colour(index))
    #expect(palette.word(of: lamp, isLit: true).background == Colour(index))
  }

  @Test func withoutColoursALitWordIsReversed() {
    let palette = Palette(Abilities(colours: 0), .auto)
    #expect(palette.word(of: .red, isLit: true).attributes.contains(.reverse))
    #expect(!palette.word(of: .red, isLit: false).attributes.contains(.reverse))
  }
}
