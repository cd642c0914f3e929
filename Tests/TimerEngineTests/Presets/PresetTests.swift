import Testing
import TimerEngine
import TimerTestSupport

struct PresetTests {
  @Test func withoutThresholdsItHasTheProportionsOfTed() {
    #expect(Preset(duration: 1080).thresholds == .yellow(180, red: 60))
  }

  @Test(arguments: [
    ([60], 45, [45]), ([60, 30], 45, [30, 15]), ([4, 3, 2], 18, [8, 6, 4]),
    // Each keeps a second, also if that is more than its share.
    ([300, 1, 1], 4, [2, 1, 1]), ([1, 1, 300], 4, [1, 1, 2]),
  ])
  func segmentsShareAnotherLength(lengths: [Int], length: Int, shares: [Int]) {
    let preset = Preset(Format(segments: lengths.map { Segment(length: $0) })).lasting(length)
    #expect(preset.format.segments.map(\.length) == shares)
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
