/// A control sequence of a terminal, with its name in terminfo(5).
package enum Control: Hashable, Sendable {
  /// Move the cursor to a position (`cup`).
  case cursor(Position)
  /// Move the cursor down one row (`cud1`), or left one column (`cub1`).
  case down, left
  /// Draw characters in a colour (`setaf`).
  case foreground(UInt8)
  /// Draw on a colour (`setab`).
  case background(UInt8)
  /// Draw with the terminal's own colours and no attributes (`sgr0`, `op`).
  case reset
  /// Draw bold characters (`bold`), or with the colours changed about (`rev`).
  case bold, reverse
  /// Fill this many columns from the cursor to the right with the background's colour; the cursor
  /// stays (`ech`).
  case erase(Int)
  /// Fill the whole screen with the background's colour (`clear`).
  case clear
  /// Set the title of the terminal's window.
  case title(String)
  /// Show nothing of what follows until `endUpdate`: a picture that arrives in pieces is never seen
  /// in part (mode 2026, which terminfo has no name for).
  /// https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036
  case beginUpdate, endUpdate
}

/// Returns a terminal's bytes for a control, or `nil` if it cannot do that.
///
/// Every terminal can do `cursor`. One that erases to its own colours, whatever the background is
/// (without terminfo's `bce`), cannot do `erase` and `clear`.
package typealias ControlEncoder = (Control) -> [UInt8]?
