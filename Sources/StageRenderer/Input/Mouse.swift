/// An action of the mouse on a terminal: the left button or the wheel.
package struct Mouse: Hashable, Sendable {
  /// What it does.
  package enum Action: Hashable, Sendable {
    /// The button goes down.
    case press
    /// The mouse moves while the button is down.
    case drag
    /// The button goes up.
    case release
    /// The wheel turns away from the hand by one notch.
    case wheelUp
    /// The wheel turns towards the hand by one notch.
    case wheelDown
  }

  /// What it does.
  package var action: Action
  /// The cell that it points at.
  package var position: Position

  /// Creates an event.
  package init(_ action: Action, at position: Position) {
    self.action = action
    self.position = position
  }

  /// The event of a report with decimal numbers, `[<0;12;34M`, as xterm's mode 1006 sends it behind
  /// an escape; `nil` for anything else.
  init?(report bytes: [UInt8], in screen: Size) {
    guard bytes.starts(with: "[<".utf8), let last = bytes.last,
      last == UInt8(ascii: "M") || last == UInt8(ascii: "m")
    else { return nil }
    let numbers = bytes.dropFirst(2).dropLast()
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(decimalNumber)
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2]
    else { return nil }
    self.init(
      code: code, column: column, row: row, isRelease: last == UInt8(ascii: "m"), in: screen)
  }

  /// The event that a terminal reports by a number for buttons and wheel, and a column and a row
  /// counted from 1, which are limited to the screen; `nil` for other buttons, and for no place.
  ///
  /// The numbers are xterm's (Control Sequences, "Mouse Tracking"): the two lowest bits are the
  /// button, 4, 8 and 16 are Shift, Alt and Ctrl, 32 is motion and 64 the wheel.
  init?(code: Int, column: Int, row: Int, isRelease: Bool, in screen: Size) {
    guard (0...255).contains(code) else { return nil }
    switch (code & 0b1110_0011, isRelease) {
    case (0, false): action = .press
    case (0, true), (3, false): action = .release
    case (32, false): action = .drag
    case (64, false): action = .wheelUp
    case (65, false): action = .wheelDown
    default: return nil
    }
    guard column >= 1, row >= 1, screen.columns >= 1, screen.rows >= 1 else { return nil }
    position = Position(
      column: min(column, screen.columns) - 1, row: min(row, screen.rows) - 1)
  }
}
