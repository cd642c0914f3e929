/// The port to the screen and the keys.
///
/// An implementation must pass this: after `draw(a)` and `draw(b)` the screen shows `b`, whatever
/// `a` was; `drain()` returns each input once, in order, and never waits; what was drawn before
/// `suspend()` is gone, and the next `draw` after `resume()` or `resize()` draws every cell.
public protocol Terminal {
  /// What can be waited on: readable when `drain()` may have something to return.
  var descriptor: Int32 { get }
  /// What the terminal can show.
  var abilities: Abilities { get }
  /// Its size now.
  var size: Size { get }

  /// Shows a canvas, which should have the terminal's size.
  mutating func draw(_ canvas: Canvas)
  /// All that has come in and was not yet returned.
  mutating func drain() -> [Input]
  /// Rings the bell once.
  mutating func ring()
  /// Asks for the terminal's size after it has changed, and forgets what is on it.
  mutating func resize()
  /// Gives the terminal back to the shell while the program is stopped.
  mutating func suspend()
  /// Takes it again.
  mutating func resume()
}

/// What a terminal can show.
public struct Abilities: Hashable, Sendable {
  /// How many colours: 0, 8, 16, 88 or 256.
  public var colours: Int
  /// Whether reverse video is there.
  public var hasReverse: Bool
  /// Whether characters beyond ASCII arrive as what they are.
  public var isUnicode: Bool
  /// Whether its font has the block elements: halves, quadrants and eighths of a cell.
  public var hasBlocks: Bool
  /// Whether single keys arrive; else only whole lines do.
  public var hasKeys: Bool
  /// Whether there is a screen to draw on; without one there are only lines.
  public var hasScreen: Bool
  /// Whether the mouse is told of.
  public var hasMouse: Bool
  /// Whether a character in the last place of the screen leaves the rest where it is.
  public var hasLastCell: Bool

  /// Creates a set of abilities; without arguments those of a usual terminal of today.
  public init(
    colours: Int = 256, hasReverse: Bool = true, isUnicode: Bool = true, hasBlocks: Bool = true,
    hasKeys: Bool = true, hasScreen: Bool = true, hasMouse: Bool = true,
    hasLastCell: Bool = true
  ) {
    self.colours = colours
    self.hasReverse = hasReverse
    self.isUnicode = isUnicode
    self.hasBlocks = hasBlocks
    self.hasKeys = hasKeys
    self.hasScreen = hasScreen
    self.hasMouse = hasMouse
    self.hasLastCell = hasLastCell
  }
}
