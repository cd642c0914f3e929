import TimerEngine

/// How a screen is painted: with which glyphs, in how many colours, and on which ground.
struct ColourScheme: Equatable {
  private enum Glyphs {
    case blocks
    case twoColours
    case colours
    case reverse
    case ascii
  }

  /// Whether the terminal has all 256 colours, else only the first eight and their bright forms.
  let has256Colours: Bool
  private let hasColours: Bool
  private let glyphs: Glyphs
  private let black: Colour
  private let ground: Colour
  /// The colour that replaces all others during a flash, on whose background they would be
  /// unreadable.
  private let dark: ColourPair?
  /// Without colours a flash is reverse video.
  private let attributes: Style.Attributes

  init(_ capabilities: Capabilities, _ choice: Look.Glyphs, _ mode: ScreenMode) {
    let has256Colours = capabilities.colours >= 256
    self.has256Colours = has256Colours
    hasColours = capabilities.colours >= 8
    glyphs = Self.glyphs(capabilities, choice)
    black = Colour(has256Colours ? 16 : 0)
    guard case .flash(let lamp) = mode else {
      (ground, dark, attributes) = (black, nil, [])
      return
    }
    let flash = Self.flash(lamp, has256Colours: has256Colours)
    ground = hasColours ? flash.ground : black
    dark = hasColours ? ColourPair(lit: black, unlit: flash.shade) : nil
    attributes = hasColours || !capabilities.hasReverse ? [] : .reverse
  }

  private static func glyphs(_ capabilities: Capabilities, _ choice: Look.Glyphs) -> Glyphs {
    if choice == .ascii { return .ascii }
    let isBlocks = choice == .blocks || choice == .auto && capabilities.hasBlocks
    if isBlocks, capabilities.colours >= 8 {
      return capabilities.colours >= 256 ? .blocks : .twoColours
    }
    if capabilities.colours >= 8 { return .colours }
    return capabilities.hasReverse || choice == .solid ? .reverse : .ascii
  }

  /// The colour of a flash, and its shade for unlit segments and lamps.
  static func flash(_ lamp: Lamp?, has256Colours: Bool) -> (ground: Colour, shade: Colour) {
    switch lamp {
    case .green: has256Colours ? (Colour(42), Colour(35)) : (Colour(2), Colour(0))
    case .yellow: has256Colours ? (Colour(226), Colour(184)) : (Colour(3), Colour(0))
    case .red: has256Colours ? (Colour(196), Colour(160)) : (Colour(1), Colour(0))
    case nil: has256Colours ? (Colour(231), Colour(251)) : (Colour(7), Colour(0))
    }
  }

  func text(_ colour: Colour, _ more: Style.Attributes = []) -> Style {
    // Where there are few colours, bold black is grey.
    let more = dark != nil && !has256Colours ? [] : more
    return Style(dark?.lit ?? colour, on: ground, attributes.union(more))
  }

  /// A style with its colours exchanged.
  func reversed(_ style: Style) -> Style {
    hasColours
      ? Style(style.background, on: style.foreground)
      : Style(
        style.foreground, on: style.background, style.attributes.symmetricDifference(.reverse))
  }

  /// The ink of shapes in a text's colour; without colours they are drawn in characters of their
  /// own.
  func focusInk(_ style: Style) -> Ink {
    let ink = ink(
      ColourPair(lit: style.foreground, unlit: has256Colours ? Colour(238) : Colour(8)), style)
    guard !has256Colours else { return ink }
    let full = Cell(glyphs == .ascii ? "@" : "#", style)
    switch ink {
    case .cells(_, let unlit): return .cells(lit: full, unlit: unlit)
    case .twoColours(let ink):
      return .twoColours(TwoColourInk(ink.style, full: full))
    case .blocks: return ink
    }
  }

  /// What fills a bar of one colour: a space, or a sign that is seen without colours and reverse
  /// video.
  var filling: Unicode.Scalar { glyphs == .ascii ? "#" : " " }

  /// What a bar has where it is not filled: a colour that is dark enough, or a thin line.
  func track(_ standard: ColourPair, _ dim: Style) -> Cell {
    guard has256Colours, glyphs == .blocks || glyphs == .colours else { return Cell("-", dim) }
    return Cell(" ", Style(dim.foreground, on: (dark ?? standard).unlit))
  }

  /// Text on a colour, where there is nothing else of the lamp; without colours in reverse video.
  func label(_ colour: Colour, _ plain: Style) -> Style {
    guard hasColours else {
      return Style(
        plain.foreground, on: ground, attributes.symmetricDifference([.bold, .reverse]))
    }
    return dark == nil ? Style(black, on: colour) : Style(ground, on: black)
  }

  /// The ink for a pair of colours.
  ///
  /// Only a palette of 256 has a background dark enough for what is unlit; with fewer colours, and
  /// in reverse video, that is left out. In ASCII it is a dot. What is a space has the foreground
  /// of plain text, which takes the fewest bytes to send, since ncurses sends both colours whenever
  /// one changes.
  func ink(_ standard: ColourPair, _ plain: Style) -> Ink {
    let (lit, unlit) = (dark ?? standard).both
    func space(_ colour: Colour) -> Cell { Cell(" ", Style(plain.foreground, on: colour)) }
    let dot = Cell(".", Style(has256Colours ? Colour(240) : unlit, on: ground, attributes))
    switch glyphs {
    case .blocks: return .blocks(BlockInk(lit: lit, unlit: unlit, on: ground))
    case .twoColours: return .twoColours(TwoColourInk(Style(lit, on: ground), full: space(lit)))
    case .colours: return .cells(lit: space(lit), unlit: has256Colours ? space(unlit) : nil)
    case .reverse:
      let reversed = attributes.symmetricDifference(.reverse)
      return .cells(lit: Cell(" ", Style(lit, on: ground, reversed)), unlit: nil)
    case .ascii: return .cells(lit: Cell("#", Style(lit, on: ground, attributes)), unlit: dot)
    }
  }
}
