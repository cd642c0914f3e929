import Testing

@testable import TimerEngine

/// Who of two holders has the talks of a lineage.
struct TenureTests {
  private static func tenure(_ lineage: UInt128, _ term: Int, _ holder: UInt128) -> Tenure {
    Tenure(.id(lineage), Rank(term: term, holder: holder))
  }

  @Test(arguments: [
    (tenure(1, 2, 9), tenure(1, 1, 3), true),
    (tenure(1, 1, 3), tenure(1, 2, 9), false),
    (tenure(1, 2, 3), tenure(1, 2, 9), true),
    (tenure(1, 2, 9), tenure(1, 2, 3), false),
    (tenure(1, 2, 3), tenure(1, 2, 3), false),
    (tenure(1, 2, 3), tenure(2, 1, 3), false),
    (tenure(1, 1, 3), Tenure(olderSession: "5e55"), false),
    (Tenure(olderSession: "5e56"), Tenure(olderSession: "5e55"), false),
  ])
  func theHigherTermHasItAndOfOneTermTheSmallerId(_ one: Tenure, _ other: Tenure, _ wins: Bool) {
    #expect(one.outranks(other) == wins)
  }

  private static let holder = "00000000000000000000000000000a0f"

  @Test(arguments: [
    (1, holder, true), (1_000_000, holder, true), (0, holder, false), (1_000_001, holder, false),
    (1, "a0f", false), (1, "\(holder)0", false), (1, "\(holder.dropLast())g", false),
    (1, "+\(holder.dropFirst())", false),
  ])
  func aRankIsATermAndAText(term: Int, holder: String, isRead: Bool) {
    let rank = Rank(term: term, holder: holder)
    #expect(rank == (isRead ? Rank(term: term, holder: 0xa0f) : nil))
    #expect(rank.map(\.holderText) == (isRead ? holder : nil))
  }

  @Test func aTakeOverIsOneTermHigher() {
    let fresh = Tenure(freshLineage: 7, holder: 3)
    #expect(fresh == Self.tenure(7, 1, 3))
    #expect(fresh.next(holder: 9) == Self.tenure(7, 2, 9))
    #expect(fresh.next(holder: 9).outranks(fresh))
  }
}
