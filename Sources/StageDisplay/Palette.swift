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
  /// The text that has the focus.
  let ring: Style

  private let paint: Paint
  private let theme: Look.Theme

  init(
    _ capabilities: Capabilities, _ look: Look, _ phase: Phase?, _ light: Light = .running
  ) {
    let paint = Paint(capabilities, look.glyphs, light)
    self.paint = paint
    theme = look.theme
    let isRich = paint.isRich
    plain = paint.text(Colour(7))
    dim = paint.text(Colour(isRich ? 243 : 7))
    strong = paint.text(Colour(isRich ? 231 : 7), .bold)
    ring = paint.reversed(strong)
    blank = Cell(" ", plain)
    digits = paint.ink(theme.digits(phase, isRich: isRich, isDim: light == .stopped), plain)
  }

  /// What the digits that have the focus are drawn with.
  var ringDigits: Ink { paint.ringInk(strong) }

  /// What a lamp is drawn with.
  func ink(of lamp: Lamp) -> Ink { paint.ink(colours(of: lamp), plain) }

  private func colours(of lamp: Lamp) -> ColourPair { theme.lamp(lamp, isRich: paint.isRich) }

  /// The style of a lamp's word, where the word is all there is of the lamp.
  func word(of lamp: Lamp, isLit: Bool) -> Style {
    isLit ? paint.label(colours(of: lamp).lit, plain) : dim
  }

  /// The style of text in a lamp's colour.
  func text(of lamp: Lamp) -> Style { paint.text(colours(of: lamp).lit, .bold) }

  /// The style of the time where it is a line of text: that of the digits.
  var time: Style {
    switch digits {
    case .blocks(let ink): Style(ink.lit, on: ink.ground, .bold)
    case .cells, .twoColours: theme == .led ? text(of: .red) : strong
    }
  }
}

/// What the whole screen looks like at a moment.
enum Light: Equatable {
  /// A running talk's: bright on black.
  case running
  /// A stopped clock's: its digits are dimmer; those of a paused one only every other second.
  case stopped
  /// A flash's: dark on a lamp's colour, or on white.
  case flash(Lamp?)
}
