import Testing
import TimerEngine
import TimerTestSupport

struct TalkTransportTests {
  @Test func startingSetsTheDeadline() {
    let countdown = Talk.tenMinutes.changed { $0.start(at: .millisecond(1500)) }
    #expect(countdown.run == .running(deadline: .millisecond(601_500), since: .millisecond(1500)))
    #expect(countdown.idleSince == .start)
    #expect(countdown.greenTime == 600)
  }

  @Test func startingARunningOneDoesNothing() {
    #expect(Talk.running.changed { $0.start(at: .second(100)) } == .running)
  }

  @Test(arguments: [0, 1, 100_250, 599_999, 600_000, 600_001, 660_500])
  func stoppingKeepsWhatIsLeft(millisecond: Int) {
    let now = Timestamp.millisecond(millisecond)
    let countdown = Talk.running.changed { $0.stop(at: now) }
    #expect(countdown.run == .paused(remaining: .milliseconds(600_000 - millisecond)))
    #expect(countdown.idleSince == now)
  }

  @Test(arguments: [Talk.tenMinutes, .paused()])
  func stoppingAStoppedOneDoesNothing(countdown: Talk) {
    #expect(countdown.changed { $0.stop(at: .second(700)) } == countdown)
  }

  @Test func goingOnCountsFromWhatWasLeft() {
    let countdown = Talk.paused().changed { $0.start(at: .second(1000)) }
    #expect(countdown.run == .running(deadline: .second(1500), since: .second(1000)))
    #expect(countdown.idleSince == .second(100))
  }

  @Test func fractionsLastOverAThousandPauses() {
    var countdown = Talk.tenMinutes
    var now = Timestamp.start
    for _ in 1...1000 {
      countdown.start(at: now)
      now = now + .nanoseconds(333_333_333)
      countdown.stop(at: now)
      now = now + .nanoseconds(777_777_777)
    }
    #expect(countdown.run == .paused(remaining: .nanoseconds(600_000_000_000 - 333_333_333_000)))
    countdown.start(at: now)
    #expect(countdown.nextChange(after: now) == now + .nanoseconds(666_667_000))
  }

  @Test func aPauseKeepsTheShownSecondAndItsFraction() {
    var countdown = Talk.running
    countdown.stop(at: .nanosecond(1_999_999_999))
    #expect(countdown.remainingSecond(at: .second(50)) == 599)
    countdown.start(at: .second(50))
    #expect(countdown.nextChange(after: .second(50)) == .nanosecond(50_000_000_001))
  }

  @Test(arguments: [0, 1, 7250, 600_000, 700_000])
  func aLateStartOutOfReadyCountsFromTheBeginning(millisecond: Int) {
    var countdown = Talk.tenMinutes
    let late = countdown.startFromIdle(at: .millisecond(millisecond))
    #expect(late == .milliseconds(millisecond))
    #expect(countdown == .running)
  }

  @Test func aLateStartOutOfReadyCountsFromTheLastReset() {
    var countdown = Talk.running.changed {
      $0.back(at: .second(100))
      $0.tap(.yellow, at: .second(200))
    }
    let late = countdown.startFromIdle(at: .second(230))
    #expect(late == .seconds(30))
    #expect(countdown.run == .running(deadline: .second(320), since: .second(200)))
  }

  @Test func aLateStartOutOfPauseCountsFromTheStop() {
    var countdown = Talk.paused(at: .millisecond(100_500))
    let late = countdown.startFromIdle(at: .second(130))
    #expect(late == .milliseconds(29_500))
    #expect(countdown.run == .running(deadline: .second(600), since: .millisecond(100_500)))
    #expect(countdown.idleSince == .millisecond(100_500))
  }

  @Test func aStartThatCameLateIsMovedBack() {
    var countdown = Talk.tenMinutes.changed { $0.start(at: .second(20)) }
    let late = countdown.startFromIdle(at: .second(50))
    #expect(late == .seconds(20))
    #expect(countdown == .running)
  }

  @Test func aStartIsMovedBackOnce() {
    var countdown = Talk.tenMinutes.changed { $0.start(at: .second(20)) }
    _ = countdown.startFromIdle(at: .second(50))
    let late = countdown.startFromIdle(at: .second(60))
    #expect(late == .zero)
    #expect(countdown == .running)
  }

  @Test func aMovedStartKeepsTimeThatWasGiven() {
    var countdown = Talk.tenMinutes.changed { $0.start(at: .second(20)) }
    _ = countdown.add(60, at: .second(30))
    _ = countdown.startFromIdle(at: .second(50))
    #expect(countdown.run == .running(deadline: .second(660), since: .start))
  }
}
