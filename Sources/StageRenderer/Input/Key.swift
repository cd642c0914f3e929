/// A key as a terminal reports it: presses and repeats look the same, releases are not reported.
package enum Key: Hashable, Sendable {
  /// A key that gives a character, among them space, tab, return and what Ctrl makes of a
  /// letter (Ctrl-C is U+0003).
  case character(Unicode.Scalar)
  /// A key that gives a character, pressed together with Alt.
  case alt(Unicode.Scalar)
  /// The escape key alone.
  case escape
  /// Backspace, whichever byte the terminal sends for it.
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
  /// The key by which a presenter's clicker begins a show.
  case f5
  /// The key of a clicker that goes on.
  case pageDown
  /// The key of a clicker that goes back.
  case pageUp
  /// Tab together with Shift.
  case backTab
}

/// Input from the person at a terminal, or from a program.
package enum Input: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// The terminal's window, or its part of one, has got the focus (`true`) or lost it.
  case focus(Bool)
  /// A line of text, without its end, where there are no keys.
  case line(String)
  /// Nothing more can come.
  case end
}
