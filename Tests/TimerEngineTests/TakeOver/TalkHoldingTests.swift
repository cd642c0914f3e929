import Testing

@testable import TimerEngine

/// What a clock of term 2 does when it hears that another one has its talk.
struct TalkHoldingTests {
  private static let word: UInt128 = 42
  private static let own = tenure(2, 50)

  private static func tenure(_ term: Int, _ holder: UInt128, of lineage: UInt128 = 1) -> Tenure {
    Tenure(.id(lineage), Rank(term: term, holder: holder))
  }

  private var holding = TalkHolding(own, word: word)

  @Test(
    arguments: [
      (tenure(3, 90), word, .giveWay),
      (tenure(2, 40), word, .giveWay),
      // Its own disk is old: somebody has gone on under its name.
      (tenure(3, 50), word, .giveWay),
      (tenure(2, 60), word, .ignore),
      (tenure(1, 10), word, .ignore),
      (own, word, .ignore),
      (tenure(3, 90, of: 2), word, .ignore),
      (tenure(3, 90), 41, .ignore),
      (tenure(3, 90), nil, .ignore),
    ] as [(Tenure, UInt128?, TalkHolding.Answer)])
  mutating func itGivesWayToAHigherOneFromWhoHasTheWord(
    _ other: Tenure, _ word: UInt128?, _ answer: TalkHolding.Answer
  ) {
    #expect(holding.hear(fencedBy: other, word: word) == answer)
    #expect(holding.fencedBy == (answer == .giveWay ? other : nil))
  }

  @Test(arguments: [
    (tenure(3, 90), TalkHolding.Answer.giveWay),
    (tenure(1, 90), .fence(own)),
    (tenure(2, 60), .fence(own)),
    (own, .ignore),
    (tenure(1, 90, of: 2), .ignore),
  ])
  mutating func onItsOwnWaysItBelievesWhatItHears(
    _ other: Tenure, _ answer: TalkHolding.Answer
  ) {
    #expect(holding.hear(other) == answer)
  }

  @Test mutating func onceFencedItStaysSo() {
    let (first, second) = (Self.tenure(3, 90), Self.tenure(4, 90))
    #expect(holding.hear(fencedBy: first, word: Self.word) == .giveWay)
    #expect(holding.hear(fencedBy: second, word: Self.word) == .ignore)
    #expect(holding.fencedBy == second)
    #expect(holding.hear(first) == .ignore)
    #expect(holding.hear(Self.tenure(1, 10)) == .ignore)
    #expect(holding.fencedBy == second)
  }
}
