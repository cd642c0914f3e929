import Testing
import TimerEngine
import TimerTestSupport

struct TalkTests {
  @Test func aNewOneIsReadyAtItsGreenTime() {
    let countdown = Talk(
      Preset(duration: 1080, thresholds: .yellow(180, red: 60)), at: .second(5))
    #expect(countdown.run == .ready(1080))
    #expect(countdown.greenTime == 1080)
    #expect(countdown.thresholds == .yellow(180, red: 60))
    #expect(countdown.idleSince == .second(5))
    #expect(countdown.isReady)
    #expect(!countdown.isRunning)
  }

  @Test(arguments: [
    (Talk.tenMinutes, true, false), (.running, false, true), (.paused(), false, false),
  ])
  func itKnowsItsState(countdown: Talk, isReady: Bool, isRunning: Bool) {
    #expect(countdown.isReady == isReady)
    #expect(countdown.isRunning == isRunning)
  }

  @Test(arguments: [Talk.tenMinutes, .paused(at: .start)])
  func nothingPassesWhileItIsStopped(countdown: Talk) {
    for now in [Timestamp.start, .millisecond(1), .second(1), .second(1_000_000)] {
      #expect(countdown.remaining(at: now) == .seconds(600))
      #expect(countdown.remainingSecond(at: now) == 600)
      #expect(countdown.phase(at: now) == .green)
      #expect(countdown.nextChange(after: now) == nil)
    }
  }

  @Test(arguments: [
    (0, 600, Phase.green),
    (479_999, 121, .green),
    (480_000, 120, .yellow),
    (539_999, 61, .yellow),
    (540_000, 60, .red),
    (599_001, 1, .red),
    (599_999, 1, .red),
    (600_000, 0, .red),
    (600_999, 0, .red),
    (601_000, -1, .overtime),
    (601_999, -1, .overtime),
    (602_000, -2, .overtime),
    (4_200_000, -3600, .overtime),
    (86_400_000_000, -86_399_400, .overtime),
  ])
  func shownSecondAndPhaseChangeTogether(millisecond: Int, shown: Int, phase: Phase) {
    let now = Timestamp.millisecond(millisecond)
    #expect(Talk.running.remaining(at: now) == .milliseconds(600_000 - millisecond))
    #expect(Talk.running.remainingSecond(at: now) == shown)
    #expect(Talk.running.phase(at: now) == phase)
  }

  @Test(arguments: [
    (0, 1000), (1, 1000), (999, 1000), (1000, 2000), (1001, 2000),
    (598_999, 599_000), (599_000, 600_000), (599_999, 600_000),
    (600_000, 601_000), (600_999, 601_000), (601_000, 602_000), (4_200_500, 4_201_000),
  ])
  func theNextChangeIsAtTheDeadlinesFraction(now: Int, change: Int) {
    #expect(Talk.running.nextChange(after: .millisecond(now)) == .millisecond(change))
  }

  @Test(arguments: [1, 999_999_999, 123_456_789, 500_000_000])
  func theNextChangeIsExactToTheNanosecond(start: Int) {
    let countdown = Talk.tenMinutes.changed { $0.start(at: .nanosecond(start)) }
    for second in [0, 1, 539, 599, 600, 601, 700] {
      let now = Timestamp.nanosecond(start + second * 1_000_000_000)
      let change = now + .seconds(1)
      #expect(countdown.nextChange(after: now) == change)
      #expect(countdown.nextChange(after: change - .nanoseconds(1)) == change)
      #expect(countdown.remainingSecond(at: change - .nanoseconds(1)) == 600 - second)
      #expect(countdown.remainingSecond(at: change) == 599 - second)
    }
  }

  @Test func thresholdsAreNeverAboveTheGreenTime() {
    let countdown = Talk(Preset(duration: 90, thresholds: .yellow(180, red: 120)))
    #expect(countdown.thresholds == .yellow(90, red: 90))
    #expect(countdown.phase(at: .start) == .red)
  }

  @Test func aShorterGreenTimeHidesThresholdsAndLosesNothing() {
    var countdown = Talk.tenMinutes
    _ = countdown.set(by: -510)
    #expect(countdown.thresholds == .yellow(90, red: 60))
    _ = countdown.set(by: -60)
    #expect(countdown.thresholds == .yellow(30, red: 30))
    _ = countdown.set(by: 570)
    #expect(countdown == .tenMinutes)
  }

  @Test func timeGivenAboveTheGreenTimeIsGreen() {
    let countdown = Talk.running.changed { _ = $0.add(60, at: .start) }
    #expect(countdown.remainingSecond(at: .start) == 660)
    #expect(countdown.phase(at: .start) == .green)
  }
}
