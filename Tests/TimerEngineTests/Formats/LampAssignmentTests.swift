import Testing
import TimerEngine
import TimerTestSupport

struct LampAssignmentTests {
  /// Which lamp is held when so many seconds are shown, and what comes of it.
  struct Held: Sendable {
    let lamp: Lamp
    let shown: Int
    var green = 600
    let yellow: Int
    let red: Int
  }

  @Test(arguments: [
    Held(lamp: .yellow, shown: 600, yellow: 600, red: 60),
    Held(lamp: .yellow, shown: 200, yellow: 200, red: 60),
    Held(lamp: .yellow, shown: 90, yellow: 90, red: 60),
    Held(lamp: .yellow, shown: 60, yellow: 60, red: 60),
    Held(lamp: .yellow, shown: 45, yellow: 45, red: 45),
    Held(lamp: .yellow, shown: 0, yellow: 0, red: 0),
    Held(lamp: .red, shown: 120, yellow: 120, red: 120),
    Held(lamp: .red, shown: 90, yellow: 120, red: 90),
    Held(lamp: .red, shown: 30, yellow: 120, red: 30),
    Held(lamp: .red, shown: 0, yellow: 120, red: 0),
  ])
  func aLampTakesTheShownTimeWhateverTheMachineDoes(held: Held) throws {
    let now = Timestamp.second(600 - held.shown)
    let start = Talk.running
    for countdown in [start, start.changed { $0.stop(at: now) }] {
      let changed = try countdown.changed { clock throws(Refusal) in
        try clock.hold(held.lamp, at: now)
      }
      #expect(changed.thresholds == .yellow(held.yellow, red: held.red))
      #expect(changed.run == countdown.run)
      #expect(changed.greenTime == 600)
      #expect(changed.idleSince == countdown.idleSince)
    }
  }

  @Test func aFractionCountsAsTheShownSecond() throws {
    var countdown = Talk.running
    try countdown.hold(.yellow, at: .millisecond(399_001))
    #expect(countdown.thresholds.yellow == 201)
  }

  @Test(arguments: [
    Held(lamp: .green, shown: 500, green: 500, yellow: 120, red: 60),
    Held(lamp: .green, shown: 120, green: 120, yellow: 120, red: 60),
    Held(lamp: .green, shown: 90, green: 90, yellow: 90, red: 60),
    Held(lamp: .green, shown: 1, green: 1, yellow: 1, red: 1),
  ])
  func greenTakesThePausedTimeAndLowersThresholds(held: Held) throws {
    var countdown = Talk.paused(at: .second(600 - held.shown))
    let run = countdown.run
    try countdown.hold(.green, at: .second(2000))
    #expect(countdown.greenTime == held.green)
    #expect(countdown.thresholds == .yellow(held.yellow, red: held.red))
    #expect(countdown.run == run)
  }

  @Test func greenLowersThresholdsForGood() throws {
    var countdown = Talk.tenMinutes.changed { $0.tap(.red, at: .start) }
    try countdown.hold(.green, at: .start)
    #expect(countdown.thresholds == .yellow(60, red: 60))
    _ = countdown.set(by: 600)
    #expect(countdown.thresholds == .yellow(60, red: 60))
  }

  @Test func greenTakesTimeThatWasGiven() throws {
    var countdown = Talk.paused().changed { _ = $0.add(3600, at: .second(100)) }
    try countdown.hold(.green, at: .second(100))
    #expect(countdown.greenTime == 4100)
    #expect(countdown.thresholds == .yellow(120, red: 60))
  }

  @Test func aLampIsHeldWhileReady() throws {
    var countdown = Talk.tenMinutes.changed { $0.tap(.yellow, at: .start) }
    try countdown.hold(.red, at: .start)
    #expect(countdown.thresholds == .yellow(120, red: 120))
    #expect(countdown.run == .ready(120))
  }

  /// Which lamp is refused, why, and of what.
  struct Refused: Sendable {
    let lamp: Lamp
    let countdown: Talk
    var at = 0
    let refusal: Refusal
  }

  private static let lastSecond = Talk.paused(at: .millisecond(600_999))

  @Test(arguments: [
    Refused(lamp: .green, countdown: .running, refusal: .greenWhileRunning),
    Refused(lamp: .green, countdown: .running, at: 599, refusal: .greenWhileRunning),
    Refused(lamp: .green, countdown: .running, at: 601, refusal: .inOvertime),
    Refused(lamp: .yellow, countdown: .running, at: 601, refusal: .inOvertime),
    Refused(lamp: .red, countdown: .running, at: 601, refusal: .inOvertime),
    Refused(lamp: .green, countdown: .paused(at: .second(601)), refusal: .inOvertime),
    Refused(lamp: .yellow, countdown: .paused(at: .second(601)), refusal: .inOvertime),
    Refused(lamp: .red, countdown: .paused(at: .second(9000)), refusal: .inOvertime),
    Refused(lamp: .green, countdown: lastSecond, refusal: .greenAtZero),
    Refused(lamp: .green, countdown: .paused(at: .second(600)), refusal: .greenAtZero),
    Refused(lamp: .red, countdown: .tenMinutes, refusal: .redAboveYellow(120)),
    Refused(lamp: .red, countdown: .running, at: 479, refusal: .redAboveYellow(120)),
    Refused(lamp: .red, countdown: .paused(at: .second(479)), refusal: .redAboveYellow(120)),
    Refused(
      lamp: .yellow, countdown: .running.changed { _ = $0.add(60, at: .start) },
      refusal: .aboveGreenTime),
    Refused(
      lamp: .red, countdown: .running.changed { _ = $0.add(60, at: .start) },
      refusal: .redAboveYellow(120)),
  ])
  func aLampIsRefusedAndNothingChanges(refused: Refused) {
    var countdown = refused.countdown
    #expect(throws: refused.refusal) {
      try countdown.hold(refused.lamp, at: .second(refused.at))
    }
    #expect(countdown == refused.countdown)
  }

  @Test func greenIsRefusedAtARedOfZero() {
    var countdown = Talk(Preset(duration: 600, thresholds: .yellow(120, red: 0)))
    countdown.tap(.red, at: .start)
    #expect(countdown.run == .ready(0))
    #expect(throws: Refusal.greenAtZero) { try countdown.hold(.green, at: .start) }
  }
}
