import Testing
import TimerEngine

@testable import Bridge

/// How often one sender may command: ten at once, and five more each second.
struct CommandRateTests {
  private static func moment(_ milliseconds: Int) -> Timestamp {
    Timestamp(sinceStart: .milliseconds(milliseconds))
  }

  /// How many of so many commands a sender may send at a moment.
  private func admitted(
    _ rate: inout CommandRate, _ count: Int, at milliseconds: Int, from sender: String = "a"
  ) -> Int {
    (0..<count).count { _ in rate.admits(sender, at: Self.moment(milliseconds)) }
  }

  /// After ten at once, how many of twenty more after a pause in milliseconds.
  @Test(arguments: [
    (0, 0), (199, 0), (200, 1), (399, 1), (1000, 5), (1999, 9), (2000, 10), (3_600_000, 10),
  ])
  func afterABurstTheyComeBackOneByOne(pause: Int, count: Int) {
    var rate = CommandRate()
    #expect(admitted(&rate, 20, at: 0) == 10)
    #expect(admitted(&rate, 20, at: pause) == count)
  }

  @Test func aSteadySenderIsHeldToFiveASecond() {
    var rate = CommandRate()
    var count = 0
    for number in 0..<100 { count += admitted(&rate, 1, at: number * 100) }
    #expect(count == 10 + 49)
  }

  @Test func aRefusedCommandCostsNothing() {
    var rate = CommandRate()
    #expect(admitted(&rate, 1000, at: 0) == 10)
    #expect(admitted(&rate, 5, at: 1000) == 5)
  }

  @Test func sendersDoNotDisturbEachOther() {
    var rate = CommandRate()
    #expect(admitted(&rate, 20, at: 0, from: "a") == 10)
    #expect(admitted(&rate, 20, at: 0, from: "b") == 10)
  }

  /// Those that were quiet are forgotten first.
  ///
  /// Whoever has many addresses cannot make the bridge remember all of them.
  @Test func onlySoManySendersAreRemembered() {
    var rate = CommandRate()
    for number in 0..<200 { _ = admitted(&rate, 1, at: 0, from: "old \(number)") }
    #expect(admitted(&rate, 20, at: 5000, from: "busy") == 10)
    for number in 0..<200 { _ = admitted(&rate, 1, at: 5000, from: "new \(number)") }
    #expect(admitted(&rate, 20, at: 5000, from: "busy") == 0)
    for number in 0..<10_000 { _ = admitted(&rate, 1, at: 5000, from: "flood \(number)") }
    #expect(rate.senders <= 256)
  }
}
