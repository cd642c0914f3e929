import SpeechAnnouncement
import Testing
import TimerEngine

struct CueScheduleTests {
  @Test func aTedTalkFromStartToTwoMinutesOver() {
    let lines = CueSchedule(of: .ted).walk(from: 1080, to: -120).map { cue in
      "\(TimeText.plain(cue.remainingSecond)) \(Announcement(cue, in: .english).text)"
    }
    #expect(lines == Self.ted)
  }

  private static let ted = [
    "17:00 17 minutes remaining.",
    "16:00 16 minutes remaining.",
    "15:00 15 minutes remaining.",
    "14:00 14 minutes remaining.",
    "13:00 13 minutes remaining.",
    "12:00 12 minutes remaining.",
    "11:00 11 minutes remaining.",
    "10:00 10 minutes remaining.",
    "9:00 9 minutes remaining.",
    "8:00 8 minutes remaining.",
    "7:00 7 minutes remaining.",
    "6:00 6 minutes remaining.",
    "5:00 5 minutes remaining.",
    "4:00 4 minutes remaining.",
    "3:00 Yellow. 3 minutes remaining.",
    "2:00 2 minutes remaining.",
    "1:00 Red. 1 minute remaining.",
    "0:45 45 seconds remaining.",
    "0:30 30 seconds remaining.",
    "0:15 15 seconds remaining.",
    "0:10 10",
    "0:09 9",
    "0:08 8",
    "0:07 7",
    "0:06 6",
    "0:05 5",
    "0:04 4",
    "0:03 3",
    "0:02 2",
    "0:01 1",
    "0:00 Time is up.",
    "-1:00 1 minute over.",
    "-2:00 2 minutes over.",
  ]

  /// Thresholds, the second a drawing begins at, and the drawing.
  struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let segment: Segment
    let from: Int
    let drawing: String

    init(_ description: String, _ segment: Segment, from: Int, _ drawing: String) {
      testDescription = description
      self.segment = segment
      self.from = from
      self.drawing = drawing
    }
  }

  @Test(arguments: [
    Scene(
      "a talk of ten seconds", .yellow(4, red: 2), from: 10,
      """
      phase   GGGGGGYYRRR++
      spoken  ------y-r-0--
      beeps   -!!!!!!!!!---
      """),
    Scene(
      "a red of 0:00 is the zero cue", .yellow(4, red: 0), from: 12,
      """
      phase   GGGGGGGGYYYYR++
      spoken  --------y---0--
      beeps   --!!!!!!!!!!---
      """),
    Scene(
      "no yellow and no red", .yellow(0, red: 0), from: 12,
      """
      phase   GGGGGGGGGGGGR++
      spoken  ------------0--
      beeps   --!!!!!!!!!!---
      """),
    Scene(
      "yellow and red begin together", .yellow(5, red: 5), from: 12,
      """
      phase   GGGGGGGRRRRRR++
      spoken  -------r----0--
      beeps   --!!!!!!!!!!---
      """),
    Scene(
      "all of it is red", .yellow(60, red: 60), from: 17,
      """
      phase   RRRRRRRRRRRRRRRRRR++
      spoken  --i--------------0--
      beeps   -------!!!!!!!!!!---
      """),
    Scene(
      "yellow and red in the last seconds", .yellow(10, red: 1), from: 16,
      """
      phase   GGGGGGYYYYYYYYYRR++
      spoken  ------y--------r0--
      beeps   ------!!!!!!!!!!---
      """),
    Scene(
      "red at an interval is red alone", .yellow(18, red: 15), from: 20,
      """
      phase   GGYYYRRRRRRRRRRRRRRRR++
      spoken  --y--r--------------0--
      beeps   ----------!!!!!!!!!!---
      """),
    Scene(
      "yellow at a minute is yellow alone", .yellow(60, red: 15), from: 61,
      """
      phase   GYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYRRRR
      spoken  -y--------------------------------------------r---
      beeps   --------------------------------------------------
      """),
    Scene(
      "a minute in overtime", .ted, from: -57,
      """
      phase   +++++++
      spoken  ---o---
      beeps   -------
      """),
  ])
  func aTalkSoundsAsDrawn(scene: Scene) {
    let seconds = (scene.drawing.prefix { $0 != "\n" }).count - "phase   ".count
    let line = CueLine(scene.segment, CueRules(), from: scene.from, seconds: seconds)
    #expect(line.drawing == scene.drawing)
  }

  /// Thresholds, a shown second, and its cues.
  struct Moment: Sendable {
    var segment = Segment.ted
    let shown: Int
    let cues: [Cue]
  }

  @Test(arguments: [
    Moment(shown: 1020, cues: [Cue(.prompt, at: 1020, in: .green)]),
    Moment(shown: 1019, cues: []),
    Moment(shown: 180, cues: [Cue(.phase, at: 180, in: .yellow)]),
    Moment(shown: 120, cues: [Cue(.prompt, at: 120, in: .yellow)]),
    Moment(shown: 75, cues: []),
    Moment(shown: 60, cues: [Cue(.phase, at: 60, in: .red)]),
    Moment(shown: 45, cues: [Cue(.prompt, at: 45, in: .red)]),
    Moment(shown: 10, cues: [Cue(.beep, at: 10, in: .red)]),
    Moment(shown: 1, cues: [Cue(.beep, at: 1, in: .red)]),
    Moment(shown: 0, cues: [Cue(.zero, at: 0, in: .red)]),
    Moment(shown: -1, cues: []),
    Moment(shown: -15, cues: []),
    Moment(shown: -60, cues: [Cue(.overtime, at: -60, in: .overtime)]),
    Moment(shown: -3600, cues: [Cue(.overtime, at: -3600, in: .overtime)]),
    // Both at one instant: the phase first.
    Moment(
      segment: .yellow(10, red: 0), shown: 10,
      cues: [Cue(.phase, at: 10, in: .yellow), Cue(.beep, at: 10, in: .yellow)]),
    Moment(
      segment: .yellow(30, red: 5), shown: 5,
      cues: [Cue(.phase, at: 5, in: .red), Cue(.beep, at: 5, in: .red)]),
    Moment(
      segment: .yellow(1, red: 1), shown: 1,
      cues: [Cue(.phase, at: 1, in: .red), Cue(.beep, at: 1, in: .red)]),
    Moment(
      segment: .yellow(0, red: 0), shown: 1, cues: [Cue(.beep, at: 1, in: .green)]),
    Moment(segment: .yellow(60, red: 0), shown: 0, cues: [Cue(.zero, at: 0, in: .red)]),
    // A phase that begins beside a minute leaves the minute.
    Moment(
      segment: .yellow(181, red: 60), shown: 180, cues: [Cue(.prompt, at: 180, in: .yellow)]),
    // Red longer than a minute: every 15 seconds, the minutes among them.
    Moment(
      segment: .yellow(300, red: 120), shown: 120, cues: [Cue(.phase, at: 120, in: .red)]),
    Moment(
      segment: .yellow(300, red: 120), shown: 105, cues: [Cue(.prompt, at: 105, in: .red)]),
    Moment(
      segment: .yellow(300, red: 120), shown: 60, cues: [Cue(.prompt, at: 60, in: .red)]),
    Moment(segment: .yellow(300, red: 120), shown: 100, cues: []),
    // Fifteen seconds are for red alone.
    Moment(segment: .yellow(90, red: 0), shown: 45, cues: []),
    Moment(segment: .yellow(90, red: 0), shown: 60, cues: [Cue(.prompt, at: 60, in: .yellow)]),
    // Hours.
    Moment(shown: 6000, cues: [Cue(.prompt, at: 6000, in: .green)]),
    Moment(shown: 86_340, cues: [Cue(.prompt, at: 86_340, in: .green)]),
  ])
  func aSecondHasItsCues(moment: Moment) {
    #expect(CueSchedule(of: moment.segment).cues(at: moment.shown) == moment.cues)
    let passed = CueSchedule(of: moment.segment).cues(from: moment.shown + 1, to: moment.shown)
    #expect(passed == moment.cues)
  }
}
