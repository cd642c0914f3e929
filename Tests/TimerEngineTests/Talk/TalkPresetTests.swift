import Testing
import TimerEngine
import TimerTestSupport

struct TalkPresetTests {
  private static let talk = Preset(
    name: "Council", slot: 4, duration: 600, thresholds: .yellow(120, red: 60),
    overtime: .blank("StoP"), title: "Ada")

  @Test func theTalkIsTheOneThatWasSet() {
    var countdown = Talk(Self.talk)
    #expect(countdown.talk == Self.talk)
    countdown.start(at: .start)
    countdown.stop(at: .second(700))
    #expect(countdown.talk == Self.talk)
  }

  @Test func itsThresholdsAreNeverAboveTheGreenTime() {
    var countdown = Talk(Self.talk)
    _ = countdown.set(by: -570)
    #expect(countdown.greenTime == 30)
    #expect(countdown.thresholds == .yellow(30, red: 30))
    _ = countdown.set(by: 570)
    #expect(countdown.talk == Self.talk)
  }
}
