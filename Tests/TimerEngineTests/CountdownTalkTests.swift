import Testing
import TimerEngine

struct CountdownTalkTests {
  private static let talk = Preset(
    name: "Council", slot: 4, duration: 600, thresholds: .yellow(120, red: 60),
    overtime: .blank("StoP"), title: "Ada")

  private static func changed(_ change: (inout Preset) -> Void) -> Preset {
    var talk = talk
    change(&talk)
    return talk
  }

  @Test func theTalkIsTheOneThatWasSet() {
    var countdown = Countdown(Self.talk)
    #expect(countdown.talk == Self.talk)
    countdown.start(at: .start)
    countdown.stop(at: .second(700))
    #expect(countdown.talk == Self.talk)
  }

  @Test func theTalkHasItsThresholdsNeverAboveTheGreenTime() {
    var countdown = Countdown(Self.talk)
    _ = countdown.set(by: -570)
    #expect(
      countdown.talk
        == Self.changed {
          $0.duration = 30
          $0.thresholds = .yellow(30, red: 30)
        })
    _ = countdown.set(by: 570)
    #expect(countdown.talk == Self.talk)
  }

  /// What else than the time makes a talk another one.
  @Test(arguments: [
    changed { $0.name = "Court" }, changed { $0.slot = nil }, changed { $0.overtime = .blank(nil) },
    changed { $0.overtime = .freeze }, changed { $0.title = "" },
    changed { $0.thresholds = .yellow(120, red: 0) }, changed { $0.duration = 601 },
  ])
  func anotherTalkDiffers(other: Preset) {
    #expect(Countdown(other).differs(from: Countdown(Self.talk)))
    #expect(Countdown(Self.talk).differs(from: Countdown(other)))
    #expect(
      Countdown(other, run: .ready(600)).differs(from: Countdown(Self.talk, run: .ready(600))))
  }

  @Test func theMomentOfTheLastStopMakesNoDifference() {
    #expect(!Countdown(Self.talk, at: .second(5)).differs(from: Countdown(Self.talk)))
    #expect(Countdown(Self.talk, at: .second(5)) != Countdown(Self.talk))
  }

  @Test(arguments: [
    Countdown.Run.ready(599), .paused(remaining: .seconds(600)),
    .running(deadline: .second(600), since: .start),
    .running(deadline: .second(600), since: .second(1)),
  ])
  func anotherStateDiffers(run: Countdown.Run) {
    #expect(Countdown(Self.talk, run: run).differs(from: Countdown(Self.talk)))
    #expect(!Countdown(Self.talk, run: run).differs(from: Countdown(Self.talk, run: run)))
  }

  /// Thresholds that a shorter green time hides are not seen, and so make no difference.
  @Test func hiddenThresholdsMakeNoDifference() {
    let short = Preset(duration: 30, thresholds: .yellow(30, red: 30))
    let hidden = Preset(duration: 30, thresholds: .yellow(120, red: 60))
    #expect(!Countdown(short).differs(from: Countdown(hidden)))
  }
}
