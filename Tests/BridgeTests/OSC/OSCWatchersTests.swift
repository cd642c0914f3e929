import Testing
import TimerEngine

@testable import Bridge

/// Who receives over OSC what is shown, how often and for how long; the test sets the time.
struct OSCWatchersTests {
  private var watchers = OSCWatchers<String>()

  private static func at(_ seconds: Double) -> Timestamp { .start + .seconds(seconds) }

  /// After so many seconds a watcher is still told, or no more; it may ask again meanwhile.
  @Test(
    arguments: [
      ([0], 599.9, true), ([0], 600, false), ([0, 300], 899.9, true), ([0, 300], 900, false),
      ([0], 100_000, false),
    ] as [([Double], Double, Bool)])
  mutating func theyAreToldForTenMinutes(asked: [Double], now: Double, isTold: Bool) {
    for moment in asked { watchers.add("desk", at: Self.at(moment)) }
    watchers.forgetOld(at: Self.at(now))
    #expect(watchers.addresses == (isTold ? ["desk"] : []))
  }

  private func names(_ numbers: Range<Int>) -> [String] { numbers.map { "\($0)" } }

  @Test mutating func oneMoreTakesThePlaceOfTheOldest() {
    for number in 0..<17 { watchers.add("\(number)", at: Self.at(Double(number))) }
    #expect(watchers.addresses == names(1..<17))
    // One that asks again is the youngest.
    watchers.add("1", at: Self.at(20))
    watchers.add("x", at: Self.at(21))
    #expect(watchers.addresses == names(3..<17) + ["1", "x"])
    watchers.remove { $0.count == 1 }
    #expect(watchers.addresses == names(10..<17))
  }

  /// A thousand changes a second are told ten times at once, and then five times a second.
  @Test mutating func theyAreToldFiveTimesASecond() {
    let told = (0..<4000).count { watchers.admitsFeedback(at: Self.at(Double($0) / 1000)) }
    #expect(told == 10 + 19)
  }
}
