/// What a clock knows about its right to the talk that it runs.
///
/// Once a clock is fenced, it becomes a desk of the holder, and stays one, whatever it hears. Only a take-over by
/// hand, which draws a new tenure, makes it a clock again. It removes its record before it says so, so that a restart
/// does not bring the talk back either.
package struct TalkHolding: Hashable, Sendable {
  /// What a clock does when it hears another one of its lineage.
  package enum Answer: Hashable, Sendable {
    /// Nothing.
    case ignore
    /// Tell the other clock, over the same connection, that it is fenced by this clock.
    case fence(Tenure)
    /// Give way: the clock is fenced from now on.
    case giveWay
  }

  /// The clock's own tenure.
  package let tenure: Tenure
  /// The known holder of the talk, if it is another one; `nil` as long as the clock has the talk.
  package private(set) var fencedBy: Tenure?
  /// The take-over word, which the clock gives to desks and displays over its socket, so that only they can fence it.
  private let word: UInt128

  /// Begins with a tenure, and a take-over word that is drawn at each start of the program.
  package init(_ tenure: Tenure, word: UInt128) { (self.tenure, self.word) = (tenure, word) }

  /// Takes a line that says that another holder has the talk, with the word in that line.
  package mutating func hear(fencedBy other: Tenure, word: UInt128?) -> Answer {
    word == self.word ? compare(with: other) : .ignore
  }

  /// Takes a snapshot that has arrived over a connection that this clock opened when it was a desk.
  package mutating func hear(_ other: Tenure) -> Answer {
    guard fencedBy == nil, tenure.outranks(other) else { return compare(with: other) }
    return .fence(tenure)
  }

  private mutating func compare(with other: Tenure) -> Answer {
    guard other.outranks(fencedBy ?? tenure) else { return .ignore }
    defer { fencedBy = other }
    return fencedBy == nil ? .giveWay : .ignore
  }
}
