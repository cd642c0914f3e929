import Testing
import TimerEngine
import TimerTestSupport

struct PresetTests {
  @Test func withoutThresholdsItHasTheProportionsOfTed() {
    #expect(Preset(duration: 1080).thresholds == .yellow(180, red: 60))
  }

  @Test(arguments: Preset.some)
  func aTalkOfItGoesThroughItsPhases(preset: Preset) {
    var countdown = Talk.tenSeconds.changed { $0.load(preset, at: .start) }
    #expect(countdown.talk == preset)
    countdown.start(at: .start)
    let phases = (0...preset.duration + 1).compactMap { countdown.phase(at: .second($0)) }
    let counts = Phase.allCases.map { phase in phases.count { $0 == phase } }
    let (yellow, red) = (preset.thresholds.yellow, preset.thresholds.red)
    #expect(counts == [preset.duration - yellow, yellow - red, red + 1, 1])
    #expect(phases == phases.sorted())
  }
}
