import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine

@testable import Room

/// A talk that runs elsewhere, as it is counted from a single snapshot of it.
struct FollowedTalkTests {
  /// Twenty seconds of a talk, yellow from 5 and red from 2, and ten of questions that follow by
  /// themselves.
  private static let stage: StageSnapshot = {
    let marks = [Mark(at: 5, .phase(.yellow)), Mark(at: 2, .phase(.red))]
    var segments = [
      Segment(name: "Talk", length: 20, marks: marks, atEnd: .next),
      Segment(name: "Questions", length: 10),
    ]
    for index in segments.indices {
      segments[index].cueRules?.intervals = [:]
      segments[index].cueRules?.beeps = 0
    }
    let preset = Preset(Format(name: "", segments: segments))
    return StageSnapshot(
      TalkSnapshot(preset, run: .running(deadline: .start + .seconds(20), since: .start)))
  }()

  /// What is announced when the talk is advanced once a second, behind the second.
  private func announced(
    by talk: inout FollowedTalk, _ seconds: ClosedRange<Int>
  ) -> [String] {
    var announced: [String] = []
    for second in seconds {
      for announcement in talk.advance(to: .start + .seconds(second)) {
        guard case .cue(let cue) = announcement.event.kind else { continue }
        announced.append("\(second) " + Announcement(cue, in: .english).text)
      }
    }
    return announced
  }

  /// The first second at which the time is known, if any, and what is announced from then on.
  @Test(arguments: [
    (5, ["15 Yellow. 5 seconds remaining.", "18 Red. 2 seconds remaining."]),
    (16, ["18 Red. 2 seconds remaining."]),
  ])
  func itBeginsWhenTheTimeIsKnown(second: Int, texts: [String]) {
    var talk = FollowedTalk(Self.stage, at: nil)
    #expect(announced(by: &talk, second...19) == texts)
  }

  /// The time is corrected backwards when the second segment has begun: a little, and by more than
  /// two seconds.
  @Test(arguments: [(Duration.seconds(19.5), 1), (.seconds(10), 0)])
  func afterALargeCorrectionItIsCountedAnew(time: Duration, segment: Int) {
    var talk = FollowedTalk(Self.stage, at: .start)
    _ = announced(by: &talk, 1...21)
    #expect(talk.snapshot.segmentIndex == 1)
    _ = talk.advance(to: .start + time)
    #expect(talk.snapshot.segmentIndex == segment)
  }

  /// The time is corrected backwards by a little, and by more than two seconds.
  @Test(arguments: [(Duration.seconds(9.5), 10), (.seconds(5), 15)])
  func aSmallCorrectionNeverIncreasesTheShownTime(time: Duration, shown: Int) {
    var talk = FollowedTalk(Self.stage, at: .start)
    _ = talk.advance(to: .start + .seconds(10))
    #expect(talk.reading(at: .start + .seconds(10)).remainingSecond == 10)
    #expect(talk.reading(at: .start + time).remainingSecond == shown)
    #expect(talk.reading(at: .start + .seconds(11)).remainingSecond == 9)
  }
}
