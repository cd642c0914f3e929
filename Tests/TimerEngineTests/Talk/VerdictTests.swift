import Testing
import TimerEngine

/// A speech of five to seven minutes, with a tolerance of half a minute on both sides.
struct VerdictTests {
  private static let speech = Segment(
    length: 420, counts: .up, opening: nil,
    marks: [
      Mark(at: 300, .phase(.green)), Mark(at: 360, .phase(.yellow)), Mark(at: 420, .phase(.red)),
    ], qualifies: 270...450)

  @Test(arguments: [
    (0, Verdict.tooShort), (269, .tooShort), (270, .qualified), (420, .qualified),
    (450, .qualified), (451, .tooLong), (3600, .tooLong),
  ])
  func bothBoundsQualify(elapsed: Int, verdict: Verdict) {
    #expect(Self.speech.verdict(at: 420 - elapsed) == verdict)
  }

  @Test func withoutAWindowThereIsNoVerdict() {
    #expect(Segment(length: 420).verdict(at: 0) == nil)
  }

  /// Lamps of a speech: green's has a time of its own, and the start of the segment is elsewhere.
  @Test(
    arguments: [
      (TalkCommand.go(.green), 420, nil), (.go(.yellow), 60, .yellow), (.go(.red), 0, .red),
    ] as [(TalkCommand, Int, Phase?)])
  func aLampGoesToItsPhaseAndGreenToTheStart(command: TalkCommand, shown: Int, phase: Phase?) throws
  {
    var talk = Talk(Preset(Format(segments: [Self.speech])))
    _ = try talk.apply(command, at: .second(10))
    #expect(talk.remainingSecond(at: .second(10)) == shown)
    #expect(talk.phase(at: .second(10)) == phase)
    #expect(talk.time(of: .green) == 120)
  }

  /// Counting up a step more is a step of the digits, and the speech keeps its length.
  @Test func aLampTakesTheShownTime() throws {
    var talk = Talk(Preset(Format(segments: [Self.speech])))
    _ = talk.set(by: 180)
    #expect(talk.remainingSecond(at: .start) == 240)
    #expect(throws: Refusal.aboveGreenTime) { try talk.hold(.yellow, at: .start) }
    try talk.hold(.green, at: .start)
    #expect(talk.time(of: .green) == 240)
    #expect(talk.greenTime == 420)
  }
}
