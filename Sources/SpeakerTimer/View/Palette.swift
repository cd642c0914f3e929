import TerminalCanvas
import TimerEngine

/// The cells and styles of a screen, for what its terminal can show.
struct Palette: Equatable {
  /// A place where nothing is.
  let blank: Cell
  /// A lit and an unlit part of a digit.
  let segment: Light
  /// Text that is there to be read, text that may be overlooked, and text that must not be.
  let plain: Style
  let dim: Style
  let strong: Style

  private let glyphs: Glyphs
  private let hasColours: Bool
  private let isRich: Bool
  private let black: Colour

  /// The two looks of something that can be lit.
  struct Light: Equatable {
    let lit: Cell
    let unlit: Cell
  }

  private enum Glyphs {
    case colours
    case reverse
    case ascii
  }

  init(_ abilities: Abilities, _ choice: Settings.Glyphs) {
    hasColours = abilities.colours >= 8
    isRich = abilities.colours >= 256
    black = Colour(isRich ? 16 : 0)
    glyphs = Self.glyphs(abilities, choice)
    plain = Style(Colour(7), on: black)
    dim = Style(Colour(isRich ? 242 : 7), on: black)
    strong = Style(Colour(isRich ? 231 : 7), on: black, .bold)
    blank = Cell(" ", plain)
    segment = Self.light(isRich ? (196, 235) : (1, 8), plain, isRich: isRich, glyphs: glyphs)
  }

  private static func glyphs(_ abilities: Abilities, _ choice: Settings.Glyphs) -> Glyphs {
    if choice == .ascii { return .ascii }
    if abilities.colours >= 8 { return .colours }
    return abilities.hasReverse || choice == .solid ? .reverse : .ascii
  }

  /// The looks in a pair of colours, the unlit one dark.
  ///
  /// Only a palette of 256 has a background dark enough for what is unlit; elsewhere it is a dot.
  /// What is a space has the foreground of plain text, which takes the fewest bytes to send, since
  /// ncurses sends both colours whenever one changes.
  private static func light(
    _ colours: (lit: UInt8, unlit: UInt8), _ plain: Style, isRich: Bool, glyphs: Glyphs
  ) -> Light {
    let lit = Colour(colours.lit)
    let unlit = Colour(colours.unlit)
    let dot = Cell(".", Style(isRich ? Colour(240) : unlit, on: plain.background))
    switch glyphs {
    case .colours:
      let space = Cell(" ", Style(plain.foreground, on: unlit))
      return Light(lit: Cell(" ", Style(plain.foreground, on: lit)), unlit: isRich ? space : dot)
    case .reverse:
      return Light(lit: Cell(" ", Style(lit, on: plain.background, .reverse)), unlit: dot)
    case .ascii: return Light(lit: Cell("#", Style(lit, on: plain.background)), unlit: dot)
    }
  }

  /// A lamp's looks.
  func light(of lamp: Lamp) -> Light {
    Self.light(colours(of: lamp), plain, isRich: isRich, glyphs: glyphs)
  }

  /// A lamp's colours, which stay apart for eyes that take red for green.
  private func colours(of lamp: Lamp) -> (lit: UInt8, unlit: UInt8) {
    switch lamp {
    case .green: isRich ? (43, 23) : (2, 2)
    case .yellow: isRich ? (220, 58) : (3, 3)
    case .red: isRich ? (196, 52) : (1, 1)
    }
  }

  /// The style of a lamp's word, where the word is all there is of the lamp.
  func word(of lamp: Lamp, isLit: Bool) -> Style {
    guard isLit else { return dim }
    guard hasColours else { return Style(plain.foreground, on: black, [.bold, .reverse]) }
    return Style(black, on: Colour(colours(of: lamp).lit))
  }

  /// The style of text in a lamp's colour: the time where it is a line of text is red.
  func text(of lamp: Lamp) -> Style { Style(Colour(colours(of: lamp).lit), on: black, .bold) }
}
