import Testing

@testable import TimerEngine

/// Who of two leaders has the talks of a lineage.
struct LeadershipTests {
  private static func leadership(_ lineage: UInt128, _ term: Int, _ holder: UInt128) -> Leadership {
    Leadership(Lineage(lineage), Rank(epoch: term, leader: holder))
  }

  @Test(arguments: [
    (leadership(1, 2, 9), leadership(1, 1, 3), true),
    (leadership(1, 1, 3), leadership(1, 2, 9), false),
    (leadership(1, 2, 3), leadership(1, 2, 9), true),
    (leadership(1, 2, 9), leadership(1, 2, 3), false),
    (leadership(1, 2, 3), leadership(1, 2, 3), false),
    (leadership(1, 2, 3), leadership(2, 1, 3), false),
  ])
  func theHigherTermHasItAndOfOneTermTheSmallerId(
    _ one: Leadership, _ other: Leadership, _ wins: Bool
  ) {
    #expect(one.outranks(other) == wins)
  }

  private static let holder = "00000000000000000000000000000a0f"

  @Test(arguments: [
    (1, holder, true), (1_000_000, holder, true), (0, holder, false), (1_000_001, holder, false),
    (1, "a0f", false), (1, "\(holder)0", false), (1, "\(holder.dropLast())g", false),
    (1, "+\(holder.dropFirst())", false),
  ])
  func aRankIsATermAndAText(term: Int, holder: String, isRead: Bool) {
    let rank = Rank(epoch: term, leader: holder)
    #expect(rank == (isRead ? Rank(epoch: term, leader: 0xa0f) : nil))
    #expect(rank.map(\.leaderText) == (isRead ? holder : nil))
  }

  @Test func aTakeOverIsOneTermHigher() {
    let fresh = Leadership(freshLineage: 7, leader: 3)
    #expect(fresh == Self.leadership(7, 1, 3))
    #expect(fresh.next(leader: 9) == Self.leadership(7, 2, 9))
    #expect(fresh.next(leader: 9).outranks(fresh))
  }
}
