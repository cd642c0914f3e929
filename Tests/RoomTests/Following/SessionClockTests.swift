import StageRenderer
import Testing
import TimerEngine

@testable import Room

/// A display's idea of its clock's time.
///
/// All times are milliseconds.
struct SessionClockTests {
  private static func at(_ milliseconds: Int) -> Timestamp {
    .start + .milliseconds(milliseconds)
  }

  private static func offset(_ difference: Int, error: Int = 1) -> ClockOffset {
    ClockOffset(.milliseconds(difference), error: .milliseconds(error))
  }

  /// A clock that was asked once at 0, when it was 5000 ahead.
  private static func clock(error: Int = 1) -> SessionClock {
    var clock = SessionClock(at: Moment(.start, timeOfDay: .zero, wallClock: .seconds(99)))
    clock.adopt(offset(5000, error: error), at: .start)
    return clock
  }

  @Test func beforeTheClockWasAskedItIsUTC() {
    let clock = SessionClock(at: Moment(Self.at(10), timeOfDay: .zero, wallClock: .seconds(99)))
    #expect(clock.now(at: Self.at(20)) == .start + .milliseconds(99_010))
    #expect(clock.isApproximate)
  }

  @Test(arguments: [(0, false), (250, false), (251, true), (3000, true)])
  func aQuarterOfASecondIsTooFarOff(error: Int, isApproximate: Bool) {
    #expect(Self.clock(error: error).isApproximate == isApproximate)
  }

  /// What a correction at 1000 makes of the time at 1000, 1400 and 3000.
  @Test(
    arguments: [
      (5000, [6000, 6400, 8000]), (5300, [6300, 6700, 8300]),
      // It stands still until it is right.
      (4700, [6000, 6100, 7700]), (4001, [6000, 6000, 7001]),
      // A second or more jumps.
      (4000, [5000, 5400, 7000]), (-90_000, [-89_000, -88_600, -87_000]),
    ])
  func aSmallCorrectionNeverGoesBack(difference: Int, times: [Int]) {
    var clock = Self.clock()
    #expect(clock.now(at: Self.at(1000)) == Self.at(6000))
    clock.adopt(Self.offset(difference), at: Self.at(1000))
    #expect([1000, 1400, 3000].map { clock.now(at: Self.at($0)) } == times.map(Self.at))
  }

  /// A talk that was started just now has not more than its length, though this clock is late.
  @Test(arguments: [(6003, 6003), (5000, 6000), (6999, 6999), (7000, 6000), (99_000, 6000)])
  func theSessionTimeNeverFallsBehindAnEvent(moment: Int, now: Int) {
    var clock = Self.clock()
    clock.hasReached(Self.at(moment), at: Self.at(1000))
    #expect(clock.now(at: Self.at(1000)) == Self.at(now))
    #expect(clock.now(at: Self.at(4000)) == Self.at(9000))
  }

  /// Any corrections of less than a second: the time never goes back.
  @Test func timeNeverGoesBack() {
    var random = SystemRandomNumberGenerator()
    var (clock, last, difference) = (Self.clock(), Timestamp.start, 5000)
    for step in 0..<1000 {
      let now = Self.at(step * 7)
      difference += Int.random(in: -300...300, using: &random)
      clock.adopt(Self.offset(difference), at: now)
      let time = clock.now(at: now)
      // A clock that is ahead by a second at last has jumped.
      #expect(time >= last || last - time >= .milliseconds(690))
      last = time
    }
  }
}
