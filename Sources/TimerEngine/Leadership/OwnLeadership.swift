/// What a clock knows about its right to the talk that it runs.
///
/// Once a clock has stepped down, it becomes a desk of the leader, and stays one, whatever it
/// hears. Only a take-over by hand, which draws a new leadership, makes it a clock again. It
/// removes its record before it says so, so that a restart does not bring the talk back either.
package struct OwnLeadership: Hashable, Sendable {
  /// What a clock does when it hears another one of its lineage.
  package enum Answer: Hashable, Sendable {
    /// Nothing.
    case ignore
    /// Tell the other clock, over the same connection, to step down for this clock.
    case stepDown(Leadership)
    /// Give way: the clock has stepped down from now on.
    case giveWay
  }

  /// The clock's own leadership.
  package let leadership: Leadership
  /// The known leader of the talk, if it is another one; `nil` as long as the clock has the talk.
  package private(set) var steppedDownFor: Leadership?
  /// The take-over secret, which the clock gives to desks and displays over its socket, so that
  /// only they can make it step down.
  private let word: UInt128

  /// Begins with a leadership, and a take-over word that is drawn at each start of the program.
  package init(_ leadership: Leadership, word: UInt128) {
    (self.leadership, self.word) = (leadership, word)
  }

  /// Takes a line that says that another leader has the talk, with the word in that line.
  package mutating func hear(steppedDownFor other: Leadership, word: UInt128?) -> Answer {
    word == self.word ? compare(with: other) : .ignore
  }

  /// Takes a snapshot that has arrived over a connection that this clock opened when it was a desk.
  ///
  /// A clock that has ended, as `isEnd` says, outranks nobody, and goes anyway: if this clock gave
  /// way to it, the talk that it runs would be lost.
  package mutating func hear(_ other: Leadership, isEnd: Bool = false) -> Answer {
    guard !isEnd else { return .ignore }
    guard steppedDownFor == nil, leadership.outranks(other) else { return compare(with: other) }
    return .stepDown(leadership)
  }

  private mutating func compare(with other: Leadership) -> Answer {
    guard other.outranks(steppedDownFor ?? leadership) else { return .ignore }
    defer { steppedDownFor = other }
    return steppedDownFor == nil ? .giveWay : .ignore
  }
}
