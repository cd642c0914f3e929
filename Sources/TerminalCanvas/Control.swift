/// What a terminal can be told beside characters, in the terms of terminfo(5).
package enum Control: Hashable, Sendable {
  /// Go to a place (`cup`).
  case place(Position)
  /// Go down one row (`cud1`), or left one column (`cub1`).
  case down, left
  /// Draw characters in a colour (`setaf`).
  case foreground(UInt8)
  /// Draw on a colour (`setab`).
  case background(UInt8)
  /// Draw with the terminal's own colours and no attributes (`sgr0`, `op`).
  case plain
  /// Draw bold characters (`bold`), or with the colours changed about (`rev`).
  case bold, reverse
  /// Leave so many columns from here to the right in the background's colour, and stay (`ech`).
  case erase(Int)
  /// Leave the whole screen in the background's colour (`clear`).
  case clear
  /// Call the terminal's window so.
  case title(String)
  /// Show nothing of what follows until `release`: a picture that arrives in pieces is never seen
  /// in part (mode 2026, which terminfo has no name for).
  /// https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036
  case hold, release
}

/// A terminal's own words: the bytes for a control, `nil` if it cannot do that.
///
/// Every terminal has words for `place`. One that erases to its own colours, whatever the background
/// is (without terminfo's `bce`), has none for `erase` and `clear`.
package typealias Vocabulary = (Control) -> [UInt8]?
