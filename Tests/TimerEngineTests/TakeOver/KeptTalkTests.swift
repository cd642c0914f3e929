import Testing

@testable import TimerEngine

/// What a desk is told before it takes a talk over.
struct KeptTalkTests {
  private static let heard = Tenure(.id(1), Rank(term: 4, holder: 9))
  private let kept = KeptTalk(
    of: heard, offsetError: .milliseconds(20), offsetAge: .seconds(100))

  @Test(
    arguments: [
      (KeptTalk.Passed.uptime(.seconds(200)), 200, 50, true),
      (.uptime(.zero), 0, 30, true),
      // Ten hours later: two quartz clocks may be 3.6 seconds apart.
      (.uptime(.seconds(35_900)), 35_900, 3620, true),
      (.wallClock(.seconds(200)), 200, 1050, false),
      (.unknown, nil, nil, false),
    ] as [(KeptTalk.Passed, Int?, Int?, Bool)])
  func itSaysHowOldItsKnowledgeIsAndHowWrongTheTimeMayBe(
    _ passed: KeptTalk.Passed, _ age: Int?, _ error: Int?, _ isByUptime: Bool
  ) throws {
    let offer = try kept.takeOver(as: 7, after: passed, clockLivesHere: false)
    #expect(offer.age == age.map { .seconds($0) })
    #expect(offer.error == error.map { .milliseconds($0) })
    #expect(offer.isByUptime == isByUptime)
    #expect(!offer.missesHolder)
  }

  @Test func theNewTermIsOneHigherThanAnyThatWasHeardOf() throws {
    var kept = kept
    #expect(try takeOver(kept).tenure == Tenure(.id(1), Rank(term: 5, holder: 7)))
    kept.highest = Tenure(.id(1), Rank(term: 6, holder: 2))
    #expect(try takeOver(kept).tenure == Tenure(.id(1), Rank(term: 7, holder: 7)))
    #expect(try takeOver(kept).missesHolder)
  }

  @Test func besideTheClocksProcessItIsRefused() {
    #expect(throws: KeptTalk.Refusal.clockLivesHere) {
      try kept.takeOver(as: 7, after: .uptime(.zero), clockLivesHere: true)
    }
  }

  @Test func theTalkOfAnOlderClockStaysThere() {
    let older = KeptTalk(of: Tenure(olderSession: "5e55"), offsetError: .zero)
    #expect(throws: KeptTalk.Refusal.olderClock) { try takeOver(older) }
  }

  private func takeOver(_ kept: KeptTalk) throws -> TakeOver {
    try kept.takeOver(as: 7, after: .uptime(.zero), clockLivesHere: false)
  }
}
