/// Connects the program to the screen and the keys.
///
/// A terminal writes nothing itself: it returns the bytes that are to be written, in this order, by
/// the caller, who knows whether they are taken. Moments are counted from a start that the caller
/// chooses.
///
/// An implementation must pass this: after `draw(a)` and `draw(b)` the screen shows `b`, whatever
/// `a` was; `read(at:)` and `expire(at:)` return each input once, in order; what was drawn before
/// `leave()` is gone, and the next `draw` after `enter()` or `resize()` draws every cell.
package protocol Terminal {
  /// The descriptor to wait for: readable when `read(at:)` may return something.
  var descriptor: Int32 { get }
  /// What the terminal can show.
  var capabilities: Capabilities { get }
  /// Its size now.
  var size: Size { get }

  /// When an unfinished key ends, if nothing more can be read until then; `nil` if there is none.
  var deadline: Duration? { get }

  /// The bytes that show a canvas, which should have the terminal's size.
  mutating func draw(_ canvas: Canvas) -> [UInt8]
  /// Reads what has come in; to be called when the descriptor is readable or hung up, with the
  /// moment at which the wait for it ended.
  mutating func read(at moment: Duration) -> [ReceivedInput]
  /// Returns the inputs that have ended because nothing more could be read until a moment.
  mutating func expire(at moment: Duration) -> [ReceivedInput]
  /// The bytes that ring the bell once.
  mutating func ringBell() -> [UInt8]
  /// Asks for the terminal's size after it has changed, and forgets what is on it.
  mutating func resize()
  /// The bytes that give the screen back to the shell.
  mutating func leave() -> [UInt8]
  /// Gives the keyboard back to the shell, with the modes that were found; to be called once the
  /// bytes of `leave()` are written, or cannot be.
  mutating func restoreKeyboard()
  /// Acquires the keyboard, and returns the bytes that acquire the screen.
  mutating func enter() -> [UInt8]
}

/// The capabilities of a terminal.
package struct Capabilities: Hashable, Sendable {
  /// How many colours: 0, 8, 16, 88, 256, or 24 bits of them.
  package var colours: Int
  /// Whether there is reverse video.
  package var hasReverse: Bool
  /// Whether characters beyond ASCII arrive as what they are.
  package var isUnicode: Bool
  /// Whether its font has the block elements: halves, quadrants and eighths of a cell.
  package var hasBlocks: Bool
  /// Whether single keys arrive; else only whole lines do.
  package var hasKeys: Bool
  /// Whether there is a screen to draw on; without one there are only lines.
  package var hasScreen: Bool
  /// Whether the terminal reports the mouse.
  package var hasMouse: Bool
  /// Whether a character in the last place of the screen leaves the rest where it is.
  package var hasLastCell: Bool
  /// The font of the letters that the program itself does not have; `nil` for none.
  package var font: BitmapFont?

  /// Creates capabilities; without arguments those of a current terminal.
  package init(
    colours: Int = 256, hasReverse: Bool = true, isUnicode: Bool = true, hasBlocks: Bool = true,
    hasKeys: Bool = true, hasScreen: Bool = true, hasMouse: Bool = true,
    hasLastCell: Bool = true, font: BitmapFont? = nil
  ) {
    self.colours = colours
    self.hasReverse = hasReverse
    self.isUnicode = isUnicode
    self.hasBlocks = hasBlocks
    self.hasKeys = hasKeys
    self.hasScreen = hasScreen
    self.hasMouse = hasMouse
    self.hasLastCell = hasLastCell
    self.font = font
  }
}
