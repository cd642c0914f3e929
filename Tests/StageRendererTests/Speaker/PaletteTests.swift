import Testing
import TimerEngine

@testable import StageRenderer

struct PaletteTests {
  private func palette(
    _ capabilities: Capabilities = Capabilities(), _ glyphs: Look.Glyphs = .auto,
    _ theme: Look.Theme = .led, _ phase: Phase = .green
  ) -> Palette {
    var look = Look()
    look.glyphs = glyphs
    look.theme = theme
    return Palette(capabilities, look, phase)
  }

  private func inks(_ palette: Palette) -> [Ink] {
    [palette.digits] + Lamp.allCases.map { palette.ink(of: $0) }
  }

  /// A lit cell, and an unlit one if what is unlit is drawn.
  private func cells(_ ink: Ink) -> [Cell] {
    switch ink {
    case .cells(let lit, let unlit): [lit, unlit].compactMap { $0 }
    case .twoColours(let ink): [ink.full]
    case .blocks: []
    }
  }

  private static let terminals: [(Capabilities, Look.Glyphs, String)] = [
    (Capabilities(colours: 256), .solid, "  "), (Capabilities(colours: 256), .ascii, "#."),
    (Capabilities(colours: 256, hasBlocks: false), .auto, "  "),
    (Capabilities(colours: 8), .auto, " "), (Capabilities(colours: 8), .blocks, " "),
    (Capabilities(colours: 16), .auto, " "), (Capabilities(colours: 88), .auto, " "),
    (Capabilities(colours: 8, hasReverse: false, hasBlocks: false), .auto, " "),
    (Capabilities(colours: 0), .auto, " "), (Capabilities(colours: 0), .solid, " "),
    (Capabilities(colours: 0, hasReverse: false), .auto, "#."),
    (Capabilities(colours: 0), .ascii, "#."),
  ]

  @Test(arguments: terminals)
  func litAndUnlitDifferOnEveryTerminal(
    capabilities: Capabilities, glyphs: Look.Glyphs, characters: String
  ) {
    let palette = palette(capabilities, glyphs)
    for cells in inks(palette).map(cells) {
      #expect(String(String.UnicodeScalarView(cells.map(\.scalar))) == characters)
      #expect(Set(cells + [palette.blank]).count == characters.count + 1)
    }
  }

  @Test(arguments: [
    (Capabilities(), Look.Glyphs.auto, true), (Capabilities(), .blocks, true),
    (Capabilities(), .solid, false), (Capabilities(hasBlocks: false), .auto, false),
    (Capabilities(hasBlocks: false), .blocks, true), (Capabilities(colours: 16), .auto, true),
    (Capabilities(colours: 8), .auto, true),
    (Capabilities(colours: 8, hasBlocks: false), .auto, false),
    (Capabilities(colours: 0), .auto, false),
  ])
  func blocksAreTakenWhereTheTerminalHasThemOrTheyAreAskedFor(
    capabilities: Capabilities, glyphs: Look.Glyphs, hasSubcellEdges: Bool
  ) {
    #expect(
      inks(palette(capabilities, glyphs)).map(\.hasSubcellEdges)
        == Array(repeating: hasSubcellEdges, count: 4))
  }

  /// A theme, a phase, and the digits' colour.
  @Test(
    arguments: [
      (.led, .green, 196), (.led, .red, 196), (.phase, .green, 42), (.phase, .yellow, 226),
      (.phase, .overtime, 196), (.amber, .red, 214), (.mono, .red, 231),
    ] as [(Look.Theme, Phase, UInt8)])
  func aThemeColoursTheDigits(theme: Look.Theme, phase: Phase, index: UInt8) {
    guard case .blocks(let ink) = palette(Capabilities(), .auto, theme, phase).digits else {
      Issue.record("no blocks")
      return
    }
    #expect(ink.lit == Colour(index))
    #expect(palette(Capabilities(), .auto, theme, phase).time.foreground == Colour(index))
  }

  @Test(arguments: [8, 16, 88], Look.Theme.allCases)
  func fewColoursUseOnlyTheFirstSixteen(colours: Int, theme: Look.Theme) {
    let palette = palette(Capabilities(colours: colours), .auto, theme)
    let cells = inks(palette).flatMap(cells) + [palette.blank]
    let styles =
      cells.map(\.style) + [palette.dim, palette.strong, palette.time]
      + Lamp.allCases.flatMap { [palette.text(of: $0), palette.word(of: $0, isLit: true)] }
    for style in styles {
      #expect(style.foreground.index < 16)
      #expect(style.background.index < 8)
    }
  }

  @Test(arguments: [(42, Lamp.green), (226, .yellow), (196, .red)] as [(UInt8, Lamp)])
  func theLampsHaveTheirColours(index: UInt8, lamp: Lamp) {
    let palette = palette(Capabilities(), .solid)
    #expect(cells(palette.ink(of: lamp)).first?.style.background == Colour(index))
    #expect(palette.text(of: lamp).foreground == Colour(index))
    #expect(palette.word(of: lamp, isLit: true).background == Colour(index))
  }

  @Test func withFewColoursLettersAreAsBrightAsText() {
    let palette = palette(Capabilities(colours: 8))
    #expect(cells(palette.letters).first?.style.background == palette.plain.foreground)
  }

  /// Without a phase, digits have no hue.
  @Test(arguments: [true, false])
  func withoutAPhaseDigitsAreGrey(isDim: Bool) {
    let colours = Look.Theme.phase.digits(nil, has256Colours: true, isDim: isDim)
    #expect(colours == Look.Theme.mono.digits(nil, has256Colours: true, isDim: isDim))
  }

  @Test func withoutColoursALitWordIsReversed() {
    let palette = palette(Capabilities(colours: 0))
    #expect(palette.word(of: .red, isLit: true).attributes.contains(.reverse))
    #expect(!palette.word(of: .red, isLit: false).attributes.contains(.reverse))
  }

  /// A terminal, and the character of its focused digits: where colours are few, white alone does
  /// not tell that they have the focus.
  @Test(
    arguments: [
      (Capabilities(), .solid, " "), (Capabilities(colours: 8), .auto, "#"),
      (Capabilities(colours: 0), .auto, "#"), (Capabilities(colours: 0), .ascii, "@"),
    ] as [(Capabilities, Look.Glyphs, String)])
  func withFewColoursFocusedDigitsHaveTheirOwnCharacter(
    capabilities: Capabilities, glyphs: Look.Glyphs, character: String
  ) {
    let lit = cells(palette(capabilities, glyphs).focusDigits).first
    #expect(lit.map { String($0.scalar) } == character)
  }
}
