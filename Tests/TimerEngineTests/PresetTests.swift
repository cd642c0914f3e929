import Testing
import TimerEngine

struct PresetTests {
  @Test func theFirstSlotIsTed() {
    let ted = Preset(name: "TED talk", duration: 1080, thresholds: .yellow(180, red: 60))
    #expect(Preset.builtIn.first == ted)
  }

  @Test func thereIsOneForEachKey() {
    #expect(Preset.builtIn.count == 9)
    #expect(Set(Preset.builtIn.map(\.name)).count == 9)
    #expect(Set(Preset.builtIn.map(\.duration)).count == 9)
  }

  @Test(arguments: Preset.builtIn)
  func aBuiltInOneIsSound(preset: Preset) {
    let thresholds = preset.thresholds
    #expect(!preset.name.isEmpty)
    #expect((1...longestTime).contains(preset.duration))
    #expect(0 < thresholds.red)
    #expect(thresholds.red < thresholds.yellow)
    #expect(thresholds.yellow < preset.duration)
    #expect(thresholds.lowered(to: preset.duration) == thresholds)
  }

  @Test(arguments: Preset.builtIn)
  func aTalkOfItGoesThroughEveryPhase(preset: Preset) {
    var countdown = Countdown.tenSeconds.changed { $0.load(preset, at: .start) }
    countdown.start(at: .start)
    let phases = (0...preset.duration + 1).map { countdown.phase(at: .second($0)) }
    let counts = Phase.allCases.map { phase in phases.count { $0 == phase } }
    let (yellow, red) = (preset.thresholds.yellow, preset.thresholds.red)
    #expect(counts == [preset.duration - yellow, yellow - red, red + 1, 1])
    #expect(phases == phases.sorted())
  }
}
