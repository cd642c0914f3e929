import SpeechAnnouncement
import Testing
import TimerEngine

struct ScheduleTalkTests {
  private static let segment = {
    var segment = Segment.yellow(60, red: 20)
    segment.length = 90
    return segment
  }()
  private static let schedule = CueSchedule(of: segment)

  @Test func aTalkHasAllItsCuesInOrder() {
    let cues = Self.schedule.cues(reminders: 2).filter { $0.kind != .beep }
    #expect(cues.map(\.kind) == [.start, .phase, .phase, .prompt, .zero, .overtime, .overtime])
    #expect(cues.map(\.remainingSecond) == [90, 60, 20, 15, 0, -60, -120])
    #expect(cues.first?.phase == .green)
  }

  @Test func aTalkThatAnnouncesNothingHasNone() {
    #expect(CueSchedule(of: Self.segment, rules: nil).cues(reminders: 2).isEmpty)
  }

  @Test(
    arguments: [
      (90, nil), (71, nil), (70, 10), (20, 10), (11, 10), (10, 9), (2, 1), (1, 0), (0, nil),
      (-60, nil),
    ])
  func theNextToneIsFoundWithinAMinute(shown: Int, tone: Int?) {
    #expect(Self.schedule.tone(after: shown) == tone)
  }
}
