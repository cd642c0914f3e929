import Testing
import TimerTestSupport

@testable import TimerEngine

/// What cannot happen when a desk takes the talk of its clock over.
///
/// Each state is checked as it is, and once all links work again.
struct TakeOverTests {
  /// The matters in which each state is visited, and how many steps from the start.
  private static let matters: [(TakeOverSearch.Matter, depth: Int)] = [
    (.everything, 3), (.ways, 4), (.disks, 5), (.lineages, 4), (.sleep, 4), (.reports, 5),
  ]

  /// `make soak` goes two steps further, and the other way round as well.
  @Test(arguments: matters, repetitions > 1 ? [false, true] : [false])
  func noRuleIsBroken(
    _ matter: (TakeOverSearch.Matter, depth: Int), descends: Bool
  ) throws {
    var search = TakeOverSearch(matter: matter.0)
    // Of those who take over at once, the first or the last has the smaller id.
    if descends { search.model.randomNumbers.reverse() }
    let result = try search.everything(depth: matter.depth + (repetitions > 1 ? 2 : 0))
    #expect(result.violation == nil, "\(result)")
    #expect(result.states > 1000)
  }

  @Test(arguments: randomSeeds(10))
  func noRuleIsBrokenAtRandom(seed: UInt64) throws {
    let result = try Self.walk(seed: seed)
    #expect(result.violation == nil, "seed \(seed): \(result)")
  }

  /// The faults of the model, the steps that show each of them, and the rule that it must break.
  private static let faults: [(Fault, TakeOverSearch.Matter, Violation.Rule)] = [
    (.followsLowerTerms, .everything, .wentBack),
    (.changesLineageAtOnce, .lineages, .leftTooEarly),
    (.staysForever, .lineages, .stayedTooLong),
    (.firstComesFirst, .everything, .wrongHolder),
    (.notifiesNobody, .everything, .twoHolders),
    (.holdersHaveNoId, .everything, .leadershipTwice),
    (.machinesKeepTheirId, .disks, .leadershipTwice),
    (.raisesKeptTerm, .ways, .epochTooLow),
    (.resumeRaisesTerm, .disks, .unasked),
    (.keepsItsRecord, .disks, .unasked),
    (.freshStartKeepsLineage, .lineages, .freshClockSteppedDown),
    (.anySecretStepsDown, .everything, .steppedDownForNobody),
    (.reportsNoHeardEnds, .reports, .endUnreported),
    (.replacesHeardEnds, .reports, .endUnreported),
    (.copiesWithOldRank, .reports, .endLost),
    (.mergesInFileOrder, .reports, .endLost),
    (.mergesWithoutIds, .reports, .endTwice),
    (.saysNoError, .everything, .shownBack),
    (.missesReboot, .disks, .shownBack),
  ]

  /// The search finds what every fourth fault breaks; in `make soak`, what each of them breaks.
  @Test(arguments: sample(faults, oneOf: 4))
  func aBrokenRuleIsFound(
    _ fault: Fault, _ matter: TakeOverSearch.Matter, _ rule: Violation.Rule
  ) throws {
    var search = TakeOverSearch(matter: matter)
    search.model.fault = fault
    let result = try search.everything(depth: 5)
    #expect(result.violation?.rule == rule, "\(result)")
  }

  /// The shortest ways to these have six and seven steps.
  @Test(
    arguments: [
      (.countsSleep, .leftTooEarly), (.forgetsOtherLineages, .wentBack),
    ] as [(Fault, Violation.Rule)])
  func aBrokenRuleIsFoundAtRandom(_ fault: Fault, _ rule: Violation.Rule) throws {
    var result = TakeOverSearch.Result()
    for seed in 0..<100 as Range<UInt64> where result.violation == nil {
      result = try Self.walk(seed: seed, fault)
    }
    #expect(result.violation?.rule == rule, "\(result)")
  }

  private static func walk(seed: UInt64, _ fault: Fault? = nil) throws -> TakeOverSearch.Result {
    var random = SplitMix64(seed: seed)
    var search = TakeOverSearch()
    search.model.fault = fault
    search.limits = [:]
    search.model.randomNumbers.shuffle(using: &random)
    search.model.offsetErrors = TakeOverModel.offsetErrors { _, _ in random.below(501) - 250 }
    search.model.wallErrors = search.model.wallErrors.map { _ in random.below(2001) - 1000 }
    return try search.walk(100, &random)
  }
}
