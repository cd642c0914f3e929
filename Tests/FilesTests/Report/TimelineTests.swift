import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

struct TimelineTests {
  @Test func aShortTalkIsListedToTheSecondReminder() {
    #expect(
      Timeline.table(Timeline.announcements(of: Preset(duration: 70), in: .english)) == """
            1:10  green     start     Start. 1 minute 10 seconds.
            1:00  green     prompt    1 minute remaining.
            0:10  yellow    phase     Yellow. 10 seconds remaining.
            0:10  yellow    beep      10
            0:09  yellow    beep      9
            0:08  yellow    beep      8
            0:07  yellow    beep      7
            0:06  yellow    beep      6
            0:05  red       phase     Red. 5 seconds remaining.
            0:05  red       beep      5
            0:04  red       beep      4
            0:03  red       beep      3
            0:02  red       beep      2
            0:01  red       beep      1
            0:00  red       zero      Time is up.
           -1:00  overtime  overtime  1 minute over.
           -2:00  overtime  overtime  2 minutes over.
        """)
  }

  private static func panel(in language: Language = .english) -> [Announcement] {
    var rules = CueRules()
    rules.intervals = [.green: 300, .red: 10, .overtime: 300]
    rules.beeps = 3
    let thresholds = PhaseThresholds(yellow: 120, red: 30)
    var panel = Preset(name: "Panel", duration: 720, thresholds: thresholds, cueRules: rules)
    panel.words = [360: "Half \"time\"", 120: "Questions, please"]
    return Timeline.announcements(of: panel, in: language)
  }

  @Test func aTalkWithAScheduleOfItsOwnIsListed() {
    #expect(
      Timeline.table(Self.panel()) == """
           12:00  green     start     Start. 12 minutes.
           10:00  green     prompt    10 minutes remaining.
            6:00  green     prompt    Half "time"
            5:00  green     prompt    5 minutes remaining.
            2:00  yellow    phase     Yellow. 2 minutes remaining. Questions, please
            0:30  red       phase     Red. 30 seconds remaining.
            0:20  red       prompt    20 seconds remaining.
            0:10  red       prompt    10 seconds remaining.
            0:03  red       beep      3
            0:02  red       beep      2
            0:01  red       beep      1
            0:00  red       zero      Time is up.
           -5:00  overtime  overtime  5 minutes over.
          -10:00  overtime  overtime  10 minutes over.
        """)
  }

  @Test(arguments: Language.all.map(\.code))
  func itIsListedInEachLanguage(code: String) throws {
    let lines = Timeline.table(Self.panel(in: try #require(Language(code: code))))
    let stored = lines.split(separator: "\n").map(String.init)
    #expect(difference(stored, fromStored: "timeline-\(code)") == nil)
  }

  @Test func wordsOfATalkAreQuotedInJSON() {
    #expect(Timeline.json(Self.panel()).contains(#""text":"Half \"time\""}"#))
  }

  @Test func aSilentTalkHasAnEmptyTimeline() {
    let silent = Timeline.announcements(of: Preset(duration: 60, cueRules: nil), in: .english)
    #expect(Timeline.table(silent) == "Nothing is announced.")
    #expect(Timeline.json(silent) == "[\n\n]")
  }

  /// The first slot: 17 to 4 minutes, yellow with 3, 2, red with 1, 45, 30, 15 seconds, ten
  /// beeps, zero, two reminders.
  @Test func theTalkOfTheFirstSlotHasItsCues() {
    let announcements = Timeline.announcements(of: BundledPresets.slots[0], in: .english)
    let seconds = announcements.map(\.cue.remainingSecond)
    let minutes = (4...17).reversed().map { $0 * 60 }
    #expect(
      seconds == [1080] + minutes + [180, 120, 60, 45, 30, 15] + (1...10).reversed()
        + [0, -60, -120])
  }

  @Test(arguments: [
    (
      0,
      #"{"cue":"start","phase":"green","remaining":190,"shown":"03:10","text":"Start. 3 minutes 10 seconds."}"#
    ),
    (
      1,
      #"{"cue":"prompt","phase":"green","remaining":180,"shown":"03:00","text":"3 minutes remaining."}"#
    ),
    (
      4,
      #"{"cue":"phase","phase":"yellow","remaining":30,"shown":"00:30","text":"Yellow. 30 seconds remaining."}"#
    ),
    (
      5,
      #"{"cue":"phase","phase":"red","remaining":10,"shown":"00:10","text":"Red. 10 seconds remaining."}"#
    ),
    (
      16,
      #"{"cue":"zero","phase":"red","remaining":0,"shown":"00:00","text":"Time is up."}"#
    ),
    (
      18,
      #"{"cue":"overtime","phase":"overtime","remaining":-120,"shown":"-2:00","text":"2 minutes over."}"#
    ),
  ])  // swift-format-ignore: the objects stand as they are printed
  func theJSONHasAnObjectForEachCue(index: Int, object: String) {
    let json = Timeline.json(Timeline.announcements(of: Preset(duration: 190), in: .english))
    let lines = json.split(separator: "\n").map(String.init)
    #expect(lines.first == "[")
    #expect(lines.last == "]")
    #expect(lines.count == 21)
    #expect(lines[index + 1] == "  " + object + (index == 18 ? "" : ","))
  }
}
