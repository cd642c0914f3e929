/// What a clock knows of its right to the talk that it runs.
///
/// Once it is fenced it is a desk of who has the talk, and stays one whatever it hears: only a take-over by
/// hand, which draws a new tenure, makes a clock of it again. It removes its record before it says so, so
/// that a restart does not bring it back either.
package struct TalkHolding: Hashable, Sendable {
  /// What a clock does when it hears another one of its lineage.
  package enum Answer: Hashable, Sendable {
    /// Nothing.
    case ignore
    /// Tell the other one on the same way that it is fenced by this clock.
    case fence(Tenure)
    /// Give way: the clock is fenced from now on.
    case giveWay
  }

  /// The clock's own tenure.
  package let tenure: Tenure
  /// Who has the talk instead, as far as it was heard; `nil` as long as the clock has it.
  package private(set) var fencedBy: Tenure?
  /// What the clock gives desks and displays over its socket, so that only they can fence it.
  private let word: UInt128

  /// Begins with a tenure, and a take-over word that is drawn at each start of the program.
  package init(_ tenure: Tenure, word: UInt128) { (self.tenure, self.word) = (tenure, word) }

  /// Takes a line that another one has the talk, with the word that it came with.
  package mutating func hear(fencedBy other: Tenure, word: UInt128?) -> Answer {
    word == self.word ? compare(with: other) : .ignore
  }

  /// Takes a snapshot that has arrived over a way that this clock has opened itself, when it was a desk.
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
