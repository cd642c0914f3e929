public import TerminalCanvas

/// What has happened.
public enum Event: Hashable, Sendable {
  /// Nothing but time.
  case timePassed
  /// A key was pressed.
  case key(Key)
  /// The terminal has another size.
  case resized(Size)
}

/// What is to be done outside.
public enum Effect: Hashable, Sendable {
  /// Ring the terminal's bell.
  case ring
  /// End the program.
  case end(Ending)
}

/// How the program ends.
public enum Ending: Hashable, Sendable {
  /// The talk was finished, or none was started.
  case finished
  /// A talk was given up before its time was up.
  case givenUp
}
