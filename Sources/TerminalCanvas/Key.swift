/// A key, as a terminal tells it: a press and each repeat alike, never a release.
public enum Key: Hashable, Sendable {
  /// A key that gives a character, among them space, tab, return and what Ctrl makes of a
  /// letter (Ctrl-C is U+0003).
  case character(Unicode.Scalar)
  /// The escape key alone.
  case escape
  /// The key that takes back, whatever byte it sends.
  case backspace
  /// An arrow.
  case up
  /// An arrow.
  case down
  /// An arrow.
  case left
  /// An arrow.
  case right
  /// The key that asks for help.
  case f1
}
