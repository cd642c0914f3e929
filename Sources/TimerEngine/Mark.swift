/// A moment of a segment, and what happens at it.
package struct Mark: Codable, Hashable, Sendable {
  /// The time that the digits show at this moment, in seconds: counting down what is left, counting
  /// up what has passed.
  package var at: Int
  /// What happens.
  package var signal: Signal

  /// Creates a mark.
  package init(at: Int, _ signal: Signal) {
    self.at = at
    self.signal = signal
  }
}

/// What happens at a mark.
package enum Signal: Codable, Hashable, Sendable {
  /// A phase begins.
  case phase(Phase)
  /// Words are announced; where they are shown, they stand large on the displays as well.
  case say(String, isShown: Bool = false)
}
