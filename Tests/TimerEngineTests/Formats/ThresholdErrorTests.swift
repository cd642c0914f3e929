import Testing
import TimerEngine
import TimerTestSupport

struct ThresholdErrorTests {
  /// What was asked of 18:00, whose usual thresholds are 3:00 and 1:00, and what comes of it.
  struct Asked: Sendable {
    var yellow: Int?
    var red: Int?
    let expected: PhaseThresholds
  }

  @Test(arguments: [
    Asked(expected: .yellow(180, red: 60)),
    // Yellow alone lowers red to fit.
    Asked(yellow: 300, expected: .yellow(300, red: 60)),
    Asked(yellow: 60, expected: .yellow(60, red: 60)),
    Asked(yellow: 30, expected: .yellow(30, red: 30)),
    Asked(yellow: 0, expected: .yellow(0, red: 0)),
    Asked(yellow: 1080, expected: .yellow(1080, red: 60)),
    // Red alone raises yellow to fit.
    Asked(red: 90, expected: .yellow(180, red: 90)),
    Asked(red: 0, expected: .yellow(180, red: 0)),
    Asked(red: 180, expected: .yellow(180, red: 180)),
    Asked(red: 240, expected: .yellow(240, red: 240)),
    Asked(red: 1080, expected: .yellow(1080, red: 1080)),
    // Both as they are.
    Asked(yellow: 120, red: 30, expected: .yellow(120, red: 30)),
    Asked(yellow: 120, red: 120, expected: .yellow(120, red: 120)),
    Asked(yellow: 1080, red: 1080, expected: .yellow(1080, red: 1080)),
    Asked(yellow: 0, red: 0, expected: .yellow(0, red: 0)),
  ])
  func thresholdsAreAskedFor(asked: Asked) throws {
    let standard = PhaseThresholds.proportional(to: 1080)
    #expect(try standard.asked(yellow: asked.yellow, red: asked.red, time: 1080) == asked.expected)
  }

  @Test func whatIsNotAskedForStays() throws {
    #expect(
      try PhaseThresholds.yellow(0, red: 0).asked(yellow: nil, red: nil, time: 10)
        == .yellow(0, red: 0))
    let words = Mark(at: 100, .say("Questions"))
    var preset = Preset(duration: 1080)
    preset.format.segments[0].marks.append(words)
    try preset.setThresholds(yellow: nil, red: 30)
    #expect(preset.thresholds == .yellow(180, red: 30))
    #expect(preset.format.segments[0].marks.filter { $0.signal == words.signal } == [words])
  }

  /// What was asked of 18:00, and why it is refused.
  struct Refused: Sendable {
    var yellow: Int?
    var red: Int?
    let error: ThresholdError
  }

  @Test(arguments: [
    Refused(yellow: 1081, error: .yellowAboveTime(1081, time: 1080)),
    Refused(yellow: 86_399, red: 0, error: .yellowAboveTime(86_399, time: 1080)),
    Refused(red: 1081, error: .redAboveTime(1081, time: 1080)),
    Refused(yellow: 60, red: 1200, error: .redAboveTime(1200, time: 1080)),
    Refused(yellow: 60, red: 61, error: .redAboveYellow(61, yellow: 60)),
    Refused(yellow: 0, red: 1, error: .redAboveYellow(1, yellow: 0)),
  ])
  func contradictionsAreRefused(refused: Refused) {
    let standard = PhaseThresholds.proportional(to: 1080)
    #expect(throws: refused.error) {
      try standard.asked(yellow: refused.yellow, red: refused.red, time: 1080)
    }
  }
}
