import Testing
import TimerTestSupport

@testable import Platform

struct PollTests {
  @Test func aDoorbellWakesUntilItIsSilenced() {
    let doorbell = WakePipe()
    #expect(!poll(doorbell.descriptor, .readable, upTo: .zero))
    for _ in 0..<100_000 { doorbell.ring() }
    #expect(poll(doorbell.descriptor, .readable, upTo: .zero))
    doorbell.silence()
    #expect(!poll(doorbell.descriptor, .readable, upTo: .zero))
  }

  @Test func anotherThreadCanRing() {
    let doorbell = WakePipe()
    #expect(startThread { doorbell.ring() })
    #expect(poll(doorbell.descriptor, .readable, upTo: .patience))
  }

  @Test func aWaitLastsItsTime() throws {
    let start = ContinuousClock.now
    var requests = [PollRequest(-1, .readable)]
    try poll(&requests, upTo: .milliseconds(20))
    #expect(requests[0].found.isEmpty)
    #expect(start.duration(to: .now) >= .milliseconds(20))
  }

  @Test(
    arguments: [
      (.nanoseconds(1), 1), (.seconds(2), 2_000_000_000),
      (Duration(secondsComponent: 0, attosecondsComponent: 1), 1), (.zero, 0),
    ] as [(Duration, Int64)])
  func nanosecondsAreRoundedUp(duration: Duration, nanoseconds: Int64) {
    #expect(duration.nanosecondsRoundedUp == nanoseconds)
  }

  @Test(
    arguments: [
      (.zero, "1970-01-01T00:00:00.000Z"),
      (.milliseconds(1_795_250_064_123), "2026-11-21T08:34:24.123Z"),
    ] as [(Duration, String)])
  func aStampIsInUTC(time: Duration, stamp: String) {
    #expect(WallClock.stamp(time) == stamp)
  }
}
