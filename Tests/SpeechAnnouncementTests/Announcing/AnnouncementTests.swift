import SpeechAnnouncement
import Testing
import TimerEngine

struct AnnouncementTests {
  @Test(arguments: [
    (Cue(.start, at: 1080, in: .green), "Start. 18 minutes."),
    (Cue(.start, at: 60, in: .green), "Start. 1 minute."),
    (Cue(.start, at: 90, in: .green), "Start. 1 minute 30 seconds."),
    (Cue(.start, at: 5400, in: .green), "Start. 1 hour 30 minutes."),
    (Cue(.prompt, at: 1020, in: .green), "17 minutes remaining."),
    (Cue(.prompt, at: 60, in: .yellow), "1 minute remaining."),
    (Cue(.prompt, at: 5940, in: .green), "1 hour 39 minutes remaining."),
    (Cue(.prompt, at: 6000, in: .green), "1 hour 40 minutes remaining."),
    (Cue(.prompt, at: 7200, in: .green), "2 hours remaining."),
    (Cue(.phase, at: 180, in: .yellow), "Yellow. 3 minutes remaining."),
    (Cue(.phase, at: 60, in: .red), "Red. 1 minute remaining."),
    (Cue(.phase, at: 90, in: .red), "Red. 1 minute 30 seconds remaining."),
    (Cue(.phase, at: 1, in: .yellow), "Yellow. 1 second remaining."),
    (Cue(.phase, at: 600, in: .green), "Green. 10 minutes remaining."),
    (Cue(.prompt, at: 45, in: .red), "45 seconds remaining."),
    (Cue(.prompt, at: 105, in: .red), "1 minute 45 seconds remaining."),
    (Cue(.beep, at: 10, in: .red), "10"),
    (Cue(.beep, at: 1, in: .red), "1"),
    (Cue(.zero, at: 0, in: .red), "Time is up."),
    (Cue(.overtime, at: -1, in: .overtime), "1 second over."),
    (Cue(.overtime, at: -60, in: .overtime), "1 minute over."),
    (Cue(.overtime, at: -120, in: .overtime), "2 minutes over."),
    (Cue(.overtime, at: -6000, in: .overtime), "1 hour 40 minutes over."),
    (Cue(.bell, at: 60, in: nil, ring: BellRing(1)), "Bell."),
    (Cue(.bell, at: -15, in: nil, ring: BellRing(3)), "3 bells."),
    (
      Cue(.segment, at: 180, in: .green, place: SegmentPlace("Questions", number: 2, of: 2)),
      "Questions, 2 of 2. 3 minutes."
    ),
    (
      Cue(.segment, at: 90, in: nil, place: SegmentPlace("", number: 1, of: 20)),
      "Segment 1 of 20. 1 minute 30 seconds."
    ),
    (
      Cue(.segment, at: -2, in: .overtime, place: SegmentPlace("Talk", number: 1, of: 2)),
      "Talk, 1 of 2. 2 seconds over."
    ),
  ])
  func aCueHasItsWords(cue: Cue, text: String) {
    #expect(Announcement(cue, in: .english).text == text)
    #expect(Announcement(cue, in: .english).cue == cue)
  }

  @Test(arguments: [
    (0, "0 seconds"), (1, "1 second"), (2, "2 seconds"), (59, "59 seconds"),
    (60, "1 minute"), (61, "1 minute 1 second"), (90, "1 minute 30 seconds"),
    (120, "2 minutes"), (121, "2 minutes 1 second"), (1080, "18 minutes"),
    (3600, "1 hour"), (3661, "1 hour 1 minute 1 second"), (5999, "1 hour 39 minutes 59 seconds"),
    (6000, "1 hour 40 minutes"), (6001, "1 hour 40 minutes 1 second"),
    (7199, "1 hour 59 minutes 59 seconds"), (7200, "2 hours"), (7201, "2 hours 1 second"),
    (7260, "2 hours 1 minute"), (86_399, "23 hours 59 minutes 59 seconds"),
    (-1, "1 second"), (-60, "1 minute"), (-125, "2 minutes 5 seconds"),
  ])
  func aLengthIsInWords(seconds: Int, words: String) {
    #expect(Language.english.phrases.length(seconds) == words)
  }
}
