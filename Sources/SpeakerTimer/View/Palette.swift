import SevenSegmentDisplay
import TerminalCanvas
import TimerEngine

/// The cells and styles of a screen, for what its terminal can show.
struct Palette: Equatable {
  /// A place where nothing is.
  let blank: Cell
  /// What the digits are drawn with.
  let digits: Ink
  /// Text that is there to be read, text that may be overlooked, and text that must not be.
  let plain: Style
  let dim: Style
  let strong: Style

  private let glyphs: Glyphs
  private let theme: Settings.Theme
  private let hasColours: Bool
  private let isRich: Bool
  private let black: Colour

  private enum Glyphs {
    case blocks
    case colours
    case reverse
    case ascii
  }

  /// A pair of colours, the unlit one dark.
  private typealias Pair = (lit: UInt8, unlit: UInt8)

  init(_ abilities: Abilities, _ settings: Settings, _ phase: Phase) {
    hasColours = abilities.colours >= 8
    isRich = abilities.colours >= 256
    theme = settings.theme
    black = Colour(isRich ? 16 : 0)
    glyphs = Self.glyphs(abilities, settings.glyphs)
    plain = Style(Colour(7), on: black)
    dim = Style(Colour(isRich ? 242 : 7), on: black)
    strong = Style(Colour(isRich ? 231 : 7), on: black, .bold)
    blank = Cell(" ", plain)
    let pair = Self.digits(theme, phase, isRich: isRich)
    digits = Self.ink(pair, plain, isRich: isRich, glyphs: glyphs)
  }

  private static func glyphs(_ abilities: Abilities, _ choice: Settings.Glyphs) -> Glyphs {
    if choice == .ascii { return .ascii }
    let isBlocks = choice == .blocks || choice == .auto && abilities.hasBlocks
    if isBlocks, abilities.colours >= 256 { return .blocks }
    if abilities.colours >= 8 { return .colours }
    return abilities.hasReverse || choice == .solid ? .reverse : .ascii
  }

  /// The digits' colours in a theme.
  private static func digits(_ theme: Settings.Theme, _ phase: Phase, isRich: Bool) -> Pair {
    switch theme {
    case .led: isRich ? (196, 235) : (1, 8)
    case .phase: (lamp(phase.lamp, isRich: isRich).lit, isRich ? 235 : 8)
    case .amber: isRich ? (214, 235) : (3, 8)
    case .mono: isRich ? (231, 235) : (7, 8)
    }
  }

  /// A lamp's colours, which stay apart for eyes that take red for green.
  private static func lamp(_ lamp: Lamp, isRich: Bool) -> Pair {
    switch lamp {
    case .green: isRich ? (43, 23) : (2, 2)
    case .yellow: isRich ? (220, 58) : (3, 3)
    case .red: isRich ? (196, 52) : (1, 1)
    }
  }

  /// The looks in a pair of colours.
  ///
  /// Only a palette of 256 has a background dark enough for what is unlit; elsewhere it is a dot.
  /// What is a space has the foreground of plain text, which takes the fewest bytes to send, since
  /// ncurses sends both colours whenever one changes.
  private static func ink(_ pair: Pair, _ plain: Style, isRich: Bool, glyphs: Glyphs) -> Ink {
    let lit = Colour(pair.lit)
    let unlit = Colour(pair.unlit)
    let dot = Cell(".", Style(isRich ? Colour(240) : unlit, on: plain.background))
    switch glyphs {
    case .blocks: return .blocks(BlockInk(lit: lit, unlit: unlit, on: plain.background))
    case .colours:
      let space = Cell(" ", Style(plain.foreground, on: unlit))
      return .cells(
        lit: Cell(" ", Style(plain.foreground, on: lit)), unlit: isRich ? space : dot)
    case .reverse:
      return .cells(lit: Cell(" ", Style(lit, on: plain.background, .reverse)), unlit: dot)
    case .ascii: return .cells(lit: Cell("#", Style(lit, on: plain.background)), unlit: dot)
    }
  }

  /// What a lamp is drawn with.
  func ink(of lamp: Lamp) -> Ink {
    Self.ink(colours(of: lamp), plain, isRich: isRich, glyphs: glyphs)
  }

  private func colours(of lamp: Lamp) -> Pair {
    theme == .mono ? (isRich ? (231, 236) : (7, 7)) : Self.lamp(lamp, isRich: isRich)
  }

  /// The style of a lamp's word, where the word is all there is of the lamp.
  func word(of lamp: Lamp, isLit: Bool) -> Style {
    guard isLit else { return dim }
    guard hasColours else { return Style(plain.foreground, on: black, [.bold, .reverse]) }
    return Style(black, on: Colour(colours(of: lamp).lit))
  }

  /// The style of text in a lamp's colour.
  func text(of lamp: Lamp) -> Style { Style(Colour(colours(of: lamp).lit), on: black, .bold) }

  /// The style of the time where it is a line of text: that of the digits.
  var time: Style {
    switch digits {
    case .blocks(let ink): Style(ink.lit, on: black, .bold)
    case .cells: theme == .led ? text(of: .red) : strong
    }
  }
}
