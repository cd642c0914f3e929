package import TimerEngine

/// What large letters say, which their colour tells at a glance.
package enum TextRole: Hashable, Sendable {
  /// Who or what comes, or a message: white.
  case name
  /// What it is about: grey.
  case title
  /// A time: in the theme's colour.
  case time
  /// What matters later: a darker grey.
  case quiet
}

/// The cells and styles of a screen, matched to the capabilities of its terminal.
package struct Palette: Equatable, Sendable {
  /// A place where nothing is.
  package let blank: Cell
  /// What the digits are drawn with.
  package let digits: Ink
  /// What letters are drawn with that are neither digits nor lamps.
  let letters: Ink
  /// The style of normal text.
  package let plain: Style
  /// The style of less important text.
  package let dim: Style
  /// The style of important text.
  package let strong: Style
  /// What letters of other scripts are drawn in; `nil` if there is none.
  let font: BitmapFont?
  /// The text that has the focus.
  let focusStyle: Style

  private let scheme: ColourScheme
  private let theme: Look.Theme
  /// The colour of the digits where they are not dim.
  private let bright: Colour
  /// Whether the digits are dim.
  private let isDim: Bool

  init(
    _ capabilities: Capabilities, _ look: Look, _ phase: Phase?, _ mode: ScreenMode = .running
  ) {
    let scheme = ColourScheme(capabilities, look.glyphs, mode)
    self.scheme = scheme
    theme = look.theme
    font = capabilities.font
    let has256Colours = scheme.has256Colours
    plain = scheme.text(Colour(7))
    dim = scheme.text(Colour(has256Colours ? 243 : 7))
    strong = scheme.text(Colour(has256Colours ? 231 : 7), .bold)
    focusStyle = scheme.reversed(strong)
    blank = Cell(" ", plain)
    letters = scheme.ink(
      ColourPair(lit: Colour(has256Colours ? 252 : 7), unlit: plain.background), plain)
    isDim = mode == .stopped
    digits = scheme.ink(
      theme.digits(phase, has256Colours: has256Colours, isDim: isDim), plain)
    bright = theme.digits(phase, has256Colours: has256Colours, isDim: false).lit
  }

  /// Creates the palette of a screen that never flashes; the digits of a clock that does not run
  /// are dim.
  package init(_ capabilities: Capabilities, _ look: Look, _ phase: Phase?, isRunning: Bool) {
    self.init(capabilities, look, phase, isRunning ? .running : .stopped)
  }

  /// What the digits that have the focus are drawn with.
  var focusDigits: Ink { scheme.focusInk(strong) }

  /// What large letters are drawn with.
  func ink(of role: TextRole) -> Ink {
    guard role != .time else { return digits }
    return scheme.ink(
      ColourPair(lit: style(of: role).foreground, unlit: plain.background), plain)
  }

  /// The style of a line of text in place of large letters.
  func style(of role: TextRole) -> Style {
    switch role {
    case .name: strong
    case .title: scheme.has256Colours ? scheme.text(Colour(248)) : plain
    case .time: time
    case .quiet: dim
    }
  }

  func ink(of lamp: Lamp) -> Ink { scheme.ink(colours(of: lamp), plain) }

  private func colours(of lamp: Lamp) -> ColourPair {
    theme.lamp(lamp, has256Colours: scheme.has256Colours)
  }

  /// The style of a lamp's word, where the word is all there is of the lamp.
  package func word(of lamp: Lamp, isLit: Bool) -> Style {
    isLit ? scheme.label(colours(of: lamp).lit, plain) : dim
  }

  /// The cell of a bar with a word on it, in a lamp's colour or in that of important text.
  func bar(of lamp: Lamp?) -> Cell {
    Cell(scheme.filling, lamp.map { word(of: $0, isLit: true) } ?? focusStyle)
  }

  /// The cells of a bar that fills: what has passed, in a lamp's colour or in that of the digits,
  /// what is left, and a mark.
  func progress(_ lamp: Lamp?) -> (passed: Cell, left: Cell, mark: Cell) {
    let lit = lamp.map { colours(of: $0).lit } ?? bright
    return (
      passed: Cell(scheme.filling, scheme.label(lit, plain)),
      left: scheme.track(ColourPair(lit: lit, unlit: Colour(236)), dim), mark: Cell("|", strong)
    )
  }

  /// The style of text in a lamp's colour.
  package func text(of lamp: Lamp) -> Style { scheme.text(colours(of: lamp).lit, .bold) }

  /// The style of the time where it is a line of text: the colour of the digits, but never a dim
  /// one, which would be hard to read; where digits are dim, it is not bold.
  package var time: Style {
    switch digits {
    case .blocks: scheme.text(bright, isDim ? [] : .bold)
    case .cells, .twoColours: theme == .led ? text(of: .red) : strong
    }
  }
}

/// What the whole screen looks like at a moment.
enum ScreenMode: Equatable {
  /// A running talk's: bright on black.
  case running
  /// A stopped clock's: its digits are dimmer; those of a paused one only every other second.
  case stopped
  /// A flash's: dark on a lamp's colour, or on white.
  case flash(Lamp?)
}
