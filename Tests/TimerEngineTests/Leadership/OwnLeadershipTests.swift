import Testing

@testable import TimerEngine

/// What a clock of term 2 does when it hears that another one has its talk.
struct OwnLeadershipTests {
  private static let word: UInt128 = 42
  private static let own = leadership(2, 50)

  private static func leadership(_ term: Int, _ holder: UInt128, of lineage: UInt128 = 1)
    -> Leadership
  {
    Leadership(Lineage(lineage), Rank(epoch: term, leader: holder))
  }

  private var holding = OwnLeadership(own, word: word)

  @Test(
    arguments: [
      (leadership(3, 90), word, .giveWay),
      (leadership(2, 40), word, .giveWay),
      // Its own disk is old: somebody has gone on under its name.
      (leadership(3, 50), word, .giveWay),
      (leadership(2, 60), word, .ignore),
      (leadership(1, 10), word, .ignore),
      (own, word, .ignore),
      (leadership(3, 90, of: 2), word, .ignore),
      (leadership(3, 90), 41, .ignore),
      (leadership(3, 90), nil, .ignore),
    ] as [(Leadership, UInt128?, OwnLeadership.Answer)])
  mutating func itGivesWayToAHigherOneFromWhoHasTheWord(
    _ other: Leadership, _ word: UInt128?, _ answer: OwnLeadership.Answer
  ) {
    #expect(holding.hear(steppedDownFor: other, word: word) == answer)
    #expect(holding.steppedDownFor == (answer == .giveWay ? other : nil))
  }

  @Test(arguments: [
    (leadership(3, 90), OwnLeadership.Answer.giveWay),
    (leadership(1, 90), .stepDown(own)),
    (leadership(2, 60), .stepDown(own)),
    (own, .ignore),
    (leadership(1, 90, of: 2), .ignore),
  ])
  mutating func onItsOwnWaysItBelievesWhatItHears(
    _ other: Leadership, _ answer: OwnLeadership.Answer
  ) {
    #expect(holding.hear(other) == answer)
  }

  /// The last words of a clock end no talk of another one, whatever their ranks.
  @Test(arguments: [leadership(3, 90), leadership(2, 40), leadership(1, 90)])
  mutating func itGivesWayToNoClockThatHasEnded(other: Leadership) {
    #expect(holding.hear(other, isEnd: true) == .ignore)
    #expect(holding.steppedDownFor == nil)
  }

  @Test mutating func onceFencedItStaysSo() {
    let (first, second) = (Self.leadership(3, 90), Self.leadership(4, 90))
    #expect(holding.hear(steppedDownFor: first, word: Self.word) == .giveWay)
    #expect(holding.hear(steppedDownFor: second, word: Self.word) == .ignore)
    #expect(holding.steppedDownFor == second)
    #expect(holding.hear(first) == .ignore)
    #expect(holding.hear(Self.leadership(1, 10)) == .ignore)
    #expect(holding.steppedDownFor == second)
  }
}
