/// What a mouse does on a terminal, by its left button or its wheel.
public struct Mouse: Hashable, Sendable {
  /// What it does.
  public enum Action: Hashable, Sendable {
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
  public var action: Action
  /// The cell that it points at.
  public var position: Position

  /// Creates an event.
  public init(_ action: Action, at position: Position) {
    self.action = action
    self.position = position
  }

  /// The event that a terminal reports by a number for buttons and wheel, and a column and a row
  /// counted from 1; `nil` for other buttons.
  ///
  /// The numbers are xterm's (Control Sequences, "Mouse Tracking"): the two lowest bits are the
  /// button, 4, 8 and 16 are Shift, Alt and Ctrl, 32 is motion and 64 the wheel.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    switch (code & 0b1110_0011, isRelease) {
    case (0, false): action = .press
    case (0, true), (3, false): action = .release
    case (32, false): action = .drag
    case (64, false): action = .wheelUp
    case (65, false): action = .wheelDown
    default: return nil
    }
    guard column >= 1, row >= 1 else { return nil }
    position = Position(column: column - 1, row: row - 1)
  }
}
