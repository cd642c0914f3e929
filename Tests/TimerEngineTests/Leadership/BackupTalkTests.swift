import Testing

@testable import TimerEngine

/// What a desk is told before it takes a talk over.
struct BackupTalkTests {
  private static let heard = Leadership(Lineage(1), Rank(epoch: 4, leader: 9))
  private let kept = BackupTalk(
    of: heard, offsetError: .milliseconds(20), offsetAge: .seconds(100))

  @Test(
    arguments: [
      (BackupTalk.Passed.uptime(.seconds(200)), 200, 50, true),
      (.uptime(.zero), 0, 30, true),
      // Ten hours later: two quartz clocks may be 3.6 seconds apart.
      (.uptime(.seconds(35_900)), 35_900, 3620, true),
      (.wallClock(.seconds(200)), 200, 1050, false),
      (.unknown, nil, nil, false),
    ] as [(BackupTalk.Passed, Int?, Int?, Bool)])
  func itSaysHowOldItsKnowledgeIsAndHowWrongTheTimeMayBe(
    _ passed: BackupTalk.Passed, _ age: Int?, _ error: Int?, _ isByUptime: Bool
  ) {
    let offer = kept.takeOver(after: passed)
    #expect(offer.age == age.map { .seconds($0) })
    #expect(offer.error == error.map { .milliseconds($0) })
    #expect(offer.isByUptime == isByUptime)
  }
}
