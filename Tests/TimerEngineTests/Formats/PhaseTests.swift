import Testing
import TimerEngine

struct PhaseTests {
  @Test func theOrderIsThatOfATalk() {
    #expect(Phase.allCases == [.green, .yellow, .red, .overtime])
    #expect(Phase.allCases.reversed().sorted() == Phase.allCases)
  }

  @Test(arguments: Phase.allCases, Phase.allCases)
  func aPhaseIsEarlierOrLater(first: Phase, second: Phase) {
    let isEarlier = Phase.allCases.prefix { $0 != second }.contains(first)
    #expect((first < second) == isEarlier)
  }

  @Test(arguments: [
    (Phase.green, Lamp.green), (.yellow, .yellow), (.red, .red), (.overtime, .red),
  ])
  func aPhaseLightsALamp(phase: Phase, lamp: Lamp) {
    #expect(phase.lamp == lamp)
  }

  @Test func thereAreThreeLamps() {
    #expect(Lamp.allCases == [.green, .yellow, .red])
  }
}
