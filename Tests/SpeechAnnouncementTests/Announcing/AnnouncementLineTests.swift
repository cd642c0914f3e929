import SpeechAnnouncement
import Testing
import TimerEngine

struct AnnouncementLineTests {
  /// The forms of the plain mode: the first word is the one that matters.
  @Test(arguments: [
    (Cue(.start, at: 1080, in: .green), "START 18 minutes"),
    (Cue(.start, at: 5400, in: .green), "START 1 hour 30 minutes"),
    (Cue(.start, at: 6000, in: .green), "START 1 hour 40 minutes"),
    (Cue(.start, at: 7, in: .red), "START 7 seconds"),
    (Cue(.prompt, at: 1020, in: .green), "GREEN 17 minutes remaining"),
    (Cue(.prompt, at: 60, in: .green), "GREEN 1 minute remaining"),
    (Cue(.prompt, at: 120, in: .yellow), "YELLOW 2 minutes remaining"),
    (Cue(.prompt, at: 6000, in: .green), "GREEN 1 hour 40 minutes remaining"),
    (Cue(.phase, at: 180, in: .yellow), "YELLOW 3 minutes remaining"),
    (Cue(.phase, at: 60, in: .red), "RED 1 minute remaining"),
    (Cue(.phase, at: 90, in: .red), "RED 1 minute 30 seconds remaining"),
    (Cue(.phase, at: 1, in: .yellow), "YELLOW 1 second remaining"),
    (Cue(.phase, at: 600, in: .green), "GREEN 10 minutes remaining"),
    (Cue(.prompt, at: 45, in: .red), "RED 45 seconds remaining"),
    (Cue(.prompt, at: 105, in: .red), "RED 1 minute 45 seconds remaining"),
    (Cue(.beep, at: 10, in: .red), "10"),
    (Cue(.beep, at: 1, in: .green), "1"),
    (Cue(.zero, at: 0, in: .red), "TIME IS UP"),
    (Cue(.overtime, at: -1, in: .overtime), "OVERTIME 1 second"),
    (Cue(.overtime, at: -60, in: .overtime), "OVERTIME 1 minute"),
    (Cue(.overtime, at: -125, in: .overtime), "OVERTIME 2 minutes 5 seconds"),
    (Cue(.overtime, at: -6000, in: .overtime), "OVERTIME 1 hour 40 minutes"),
    (
      Cue(.segment, at: 180, in: .green, place: SegmentPlace("Questions", number: 2, of: 2)),
      "PART Questions, 2 of 2, 3 minutes"
    ),
    (
      Cue(.segment, at: -2, in: .overtime, place: SegmentPlace("Talk", number: 1, of: 2)),
      "PART Talk, 1 of 2, 2 seconds over"
    ),
  ])
  func aCueHasItsLine(cue: Cue, line: String) {
    #expect(Announcement(cue, in: .english).line == line)
  }

  /// Words and numbers are the same in both forms.
  @Test(arguments: [-120, -60, 15, 30, 45, 60, 120, 180, 1020, 6000])
  func theLineHasTheLengthThatIsSpoken(shown: Int) {
    let segment = Segment.ted
    for cue in CueSchedule(of: segment).cues(at: shown) {
      let announcement = Announcement(cue, in: .english)
      #expect(announcement.line.contains(Language.english.phrases.length(shown)))
      #expect(announcement.text.contains(Language.english.phrases.length(shown)))
    }
  }
}
