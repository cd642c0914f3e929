import Testing
import TimerEngine
import TimerTestSupport

struct TalkSettingTests {
  /// The three run states, and overtime both running and paused.
  static let all: [Talk] = [
    .tenMinutes, .running, .paused(), .paused(at: .second(700)),
    .running.changed { $0.start(at: .second(700)) },
  ]

  @Test(arguments: all)
  func aPresetBringsEverything(countdown: Talk) {
    let preset = Preset(name: "3MT", duration: 180, thresholds: .yellow(45, red: 15))
    let loaded = countdown.changed { $0.load(preset, at: .second(800)) }
    #expect(
      loaded
        == Talk(preset, at: .second(800)))
  }

  @Test(arguments: all, [(Lamp.green, 600), (.yellow, 120), (.red, 60)])
  func aLampBringsTheTimeOfItsPhase(countdown: Talk, expected: (lamp: Lamp, time: Int)) {
    let tapped = countdown.changed { $0.tap(expected.lamp, at: .second(800)) }
    #expect(countdown.time(of: expected.lamp) == expected.time)
    #expect(tapped.run.state == countdown.run.state)
    #expect(tapped.remaining(at: .second(800)) == .seconds(expected.time))
    #expect(tapped.greenTime == 600)
    #expect(tapped.thresholds == countdown.thresholds)
  }

  @Test(arguments: all)
  func backIsTheGreenTimeReady(countdown: Talk) {
    let back = countdown.changed { $0.back(at: .second(800)) }
    #expect(back.run == .ready(600))
    #expect(back.idleSince == .second(800))
  }

  @Test func aLampOfAHiddenThresholdBringsTheGreenTime() {
    var countdown = Talk(Preset(duration: 30, thresholds: .yellow(120, red: 60)))
    countdown.tap(.yellow, at: .start)
    #expect(countdown.run == .ready(30))
  }

  @Test(arguments: [(5, 605), (-5, 595), (60, 660), (-60, 540), (-599, 1), (85_799, 86_399)])
  func arrowsSetTheGreenTimeWhileItIsReady(seconds: Int, time: Int) {
    var countdown = Talk.tenMinutes
    let isSet = countdown.set(by: seconds)
    #expect(isSet)
    #expect(countdown.run == .ready(time))
    #expect(countdown.greenTime == time)
    #expect(countdown.idleSince == .start)
  }

  @Test(arguments: [-600, -601, -86_399, 85_800, 86_399])
  func aStepOutOfTheRangeIsNotTaken(seconds: Int) {
    var countdown = Talk.tenMinutes
    let isSet = countdown.set(by: seconds)
    let isGiven = countdown.add(seconds, at: .start)
    #expect(!isSet && !isGiven)
    #expect(countdown == .tenMinutes)
  }

  @Test(arguments: [(Lamp.yellow, 125), (.red, 65)])
  func arrowsAfterALampMoveTheClockAlone(lamp: Lamp, time: Int) {
    var countdown = Talk.tenMinutes.changed { $0.tap(lamp, at: .start) }
    let isSet = countdown.set(by: 5)
    #expect(isSet)
    #expect(countdown.run == .ready(time))
    #expect(countdown.greenTime == 600)
    #expect(countdown.thresholds == .yellow(120, red: 60))
  }

  @Test(arguments: [(Lamp.yellow, 180, 60), (.red, 120, 120)])
  func aLampIsSetByTapArrowsAndHold(lamp: Lamp, yellow: Int, red: Int) throws {
    var countdown = Talk.tenMinutes.changed { $0.tap(lamp, at: .start) }
    _ = countdown.set(by: 60)
    try countdown.hold(lamp, at: .start)
    #expect(countdown.thresholds == .yellow(yellow, red: red))
    #expect(countdown.greenTime == 600)
  }

  @Test func arrowsDoNothingWhileItRuns() {
    var countdown = Talk.running
    let isSet = countdown.set(by: 60)
    #expect(!isSet)
    #expect(countdown == .running)
  }

  @Test(arguments: [(60, 560_250), (-5, 495_250), (-501, 0), (90_000, 86_399_000)])
  func arrowsMoveThePausedClockAlone(seconds: Int, left: Int) {
    let paused = Talk.paused(at: .millisecond(99_750))
    var countdown = paused
    let isSet = countdown.set(by: seconds)
    #expect(isSet)
    #expect(countdown.run == .paused(remaining: .milliseconds(left)))
    #expect(countdown.greenTime == 600)
    #expect(countdown.thresholds == paused.thresholds)
    #expect(countdown.idleSince == paused.idleSince)
  }

  @Test(arguments: [60, -60, 10, -10])
  func givingTimeWhileItIsReadyIsAsTheArrows(seconds: Int) {
    var given = Talk.tenMinutes
    var set = Talk.tenMinutes
    let isGiven = given.add(seconds, at: .second(9))
    let isSet = set.set(by: seconds)
    #expect(isGiven && isSet)
    #expect(given == set)
  }

  /// What is left before and after, in milliseconds.
  struct Step: Sendable {
    let left: Int
    let seconds: Int
    let then: Int
  }

  static let steps = [
    // Before the deadline: exact, but not below 0:00.
    Step(left: 500_250, seconds: 60, then: 560_250),
    Step(left: 500_250, seconds: -10, then: 490_250),
    Step(left: 60_000, seconds: -60, then: 0),
    Step(left: 60_001, seconds: -60, then: 1),
    Step(left: 59_999, seconds: -60, then: 0),
    Step(left: 1, seconds: -60, then: 0),
    // In the second of 0:00 it stays; time can be given.
    Step(left: 0, seconds: -60, then: 0),
    Step(left: -1, seconds: -60, then: -1),
    Step(left: -999, seconds: -10, then: -999),
    Step(left: -999, seconds: 10, then: 9001),
    Step(left: 0, seconds: 60, then: 60_000),
    // In overtime: exact, across zero both ways.
    Step(left: -1000, seconds: -10, then: -11_000),
    Step(left: -1000, seconds: 10, then: 9000),
    Step(left: -5250, seconds: 60, then: 54_750),
    Step(left: -65_250, seconds: 60, then: -5250),
    Step(left: -65_250, seconds: -60, then: -125_250),
    Step(left: -60_000, seconds: 60, then: 0),
    // Never beyond 23:59:59 on either side.
    Step(left: 86_398_500, seconds: 60, then: 86_399_000),
    Step(left: 86_399_000, seconds: 60, then: 86_399_000),
    Step(left: -86_398_500, seconds: -60, then: -86_399_000),
    Step(left: -90_000_000, seconds: -60, then: -90_000_000),
    Step(left: -90_000_000, seconds: 60, then: -89_940_000),
  ]

  /// A countdown that runs and has so many milliseconds left at the start.
  private func running(left: Int) -> Talk {
    Talk(Preset(duration: longestTime, thresholds: .yellow(120, red: 60))).changed {
      $0.start(at: .millisecond(left - longestTime * 1000))
    }
  }

  @Test(arguments: steps)
  func timeIsGivenAndTakenWhileItRuns(step: Step) {
    let before = running(left: step.left)
    var countdown = before
    let hasChanged = countdown.add(step.seconds, at: .start)
    #expect(hasChanged == (step.then != step.left))
    let since = Timestamp.millisecond(step.left - longestTime * 1000)
    #expect(countdown.run == .running(deadline: .millisecond(step.then), since: since))
    #expect(countdown.greenTime == before.greenTime)
    #expect(countdown.thresholds == before.thresholds)
    #expect(countdown.idleSince == before.idleSince)
  }

  @Test(arguments: steps)
  func timeIsGivenAndTakenWhileItIsPaused(step: Step) {
    let before = running(left: step.left).changed { $0.stop(at: .start) }
    var given = before
    var set = before
    let isGiven = given.add(step.seconds, at: .second(5))
    let isSet = set.set(by: step.seconds)
    #expect(isGiven == (step.then != step.left))
    #expect(isSet == isGiven)
    #expect(given.run == .paused(remaining: .milliseconds(step.then)))
    #expect(given == set)
  }

  /// A command that changes nothing, and what time brings, leave the moment of the last change.
  @Test func theMomentOfTheLastChangeIsKept() {
    var talk = Talk(Preset(name: "", duration: 600))
    #expect(talk.changedAt == nil)
    talk.stop(at: .second(1))
    #expect(talk.changedAt == nil)
    talk.start(at: .second(2))
    _ = talk.advance(to: .second(5))
    talk.start(at: .second(6))
    #expect(talk.changedAt == .second(2))
    _ = talk.add(60, at: .second(7))
    #expect(talk.changedAt == .second(7))
  }
}
