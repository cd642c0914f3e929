import Testing
import TimerEngine
import TimerTestSupport

struct SegmentTests {
  @Test(arguments: [
    (1080, 180, 60), (180, 180, 60), (179, 179, 60), (60, 60, 60), (59, 59, 59), (1, 1, 1),
  ])
  func aShorterLengthHidesPhases(length: Int, yellow: Int, red: Int) {
    let segment = Segment(length: length, thresholds: .yellow(180, red: 60))
    #expect(segment.beginning(of: .green) == length)
    #expect(segment.beginning(of: .yellow) == yellow)
    #expect(segment.beginning(of: .red) == red)
    #expect(segment.beginning(of: .overtime) == nil)
    #expect(
      segment.clampingPhases == Segment(length: length, thresholds: .yellow(yellow, red: red)))
  }

  @Test(arguments: [
    (PhaseThresholds.yellow(4, red: 2), "GGYYRRR++"),
    (.yellow(4, red: 0), "GGYYYYR++"),
    (.yellow(4, red: 4), "GGRRRRR++"),
    (.yellow(1, red: 1), "GGGGGRR++"),
    (.yellow(1, red: 0), "GGGGGYR++"),
    (.yellow(0, red: 0), "GGGGGGR++"),
    (.yellow(6, red: 6), "RRRRRRR++"),
    (.yellow(60, red: 5), "YRRRRRR++"),
  ])
  func thresholdsAreInclusive(thresholds: PhaseThresholds, phases: String) {
    let segment = Segment(length: 60, thresholds: thresholds)
    let line = (0...8).map { segment.phase(at: 6 - $0)?.letter ?? "?" }
    #expect(String(line) == phases)
  }

  @Test(arguments: [
    (Int.max, Phase.green), (181, .green), (180, .yellow), (61, .yellow), (60, .red), (0, .red),
    (-1, .overtime), (Int.min, .overtime),
  ])
  func everySecondHasAPhase(shown: Int, phase: Phase) {
    #expect(Segment(length: 1080, thresholds: .yellow(180, red: 60)).phase(at: shown) == phase)
  }

  /// A speech of five to seven minutes, a second a minute: nothing, green, yellow, red.
  @Test func countingUpAPhaseBeginsWhenItsTimeHasPassed() {
    let speech = Segment(
      length: 7, counts: .up, opening: nil,
      marks: [Mark(at: 5, .phase(.green)), Mark(at: 6, .phase(.yellow)), Mark(at: 7, .phase(.red))])
    let line = (0...9).map { speech.phase(at: 7 - $0)?.letter ?? "." }
    #expect(String(line) == ".....GYR++")
    #expect((0...9).map { speech.digits(at: 7 - $0) } == Array(0...9))
    #expect(speech.beginning(of: .yellow) == 1)
  }

  /// A speech of seven minutes with a bell at a time, and how often it rings.
  @Test(
    arguments: [
      (400, nil, 0, 1), (435, nil, -15, 1), (435, Bell.Repetition(every: 15, until: 480), -60, 4),
      (400, .init(every: 1, until: 450), -30, 51),
    ] as [(Int, Bell.Repetition?, Int, Int)])
  func afterTheLastMarkNothingRings(time: Int, repeats: Bell.Repetition?, last: Int, rings: Int) {
    let marks = [Mark(at: time, .bell(Bell(2, repeats: repeats)))]
    let speech = Segment(length: 420, counts: .up, marks: marks)
    #expect(speech.lastMark == last)
    #expect((last...420).count { speech.bell(at: $0) != nil } == rings)
    #expect((-600..<last).allSatisfy { speech.bell(at: $0) == nil })
  }

  @Test func withoutPhasesNoLampIsEverLit() {
    let debate = Segment(
      length: 7, counts: .up, opening: nil, marks: [Mark(at: 6, .say("One minute"))])
    #expect((0...9).allSatisfy { debate.phase(at: 7 - $0) == nil })
    #expect(debate.words(at: 1)?.text == "One minute")
    #expect(debate.words(at: 6)?.text == nil)
  }
}
