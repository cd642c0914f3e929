import SpeechAnnouncement
import Testing
import TimerEngine

@testable import SpeakerTimer

struct ReportTests {
  private static let ted = Preset(name: "TED talk", slot: 1, duration: 1080)

  @Test(arguments: [
    (Report.ready(ted), "READY TED talk 18:00, yellow 3:00, red 1:00"),
    (.ready(Preset(duration: 6000)), "READY 1:40:00, yellow 16:40, red 5:35"),
    (.ready(Preset(name: "No red", duration: 12)), "READY No red 0:12, yellow 0:02, red 0:01"),
    (
      .ready(Preset(name: "Court", duration: 600, overtime: .blank("StoP"), title: "Ada")),
      "READY Court 10:00, yellow 1:40, red 0:35"
    ),
    (.cue(Cue(.start, at: 1080, in: .green)), "START 18:00"),
    (.cue(Cue(.prompt, at: 1020, in: .green)), "GREEN 17 minutes remaining"),
    (.cue(Cue(.phase, at: 180, in: .yellow)), "YELLOW 3 minutes remaining"),
    (.cue(Cue(.prompt, at: 45, in: .red)), "RED 45 seconds remaining"),
    (.cue(Cue(.beep, at: 10, in: .red)), "BEEP 10"), (.cue(Cue(.beep, at: 1, in: .red)), "BEEP 1"),
    (.cue(Cue(.zero, at: 0, in: .red)), "TIME IS UP"),
    (.cue(Cue(.overtime, at: -60, in: .overtime)), "OVER 1 minute over"),
    (.stop(252), "STOP 4:12"), (.stop(0), "STOP 0:00"), (.stop(-125), "STOP -2:05"),
    (.resume(252), "RESUME 4:12"), (.resume(-7), "RESUME -0:07"),
    (.set(720), "SET 12:00"), (.set(5999), "SET 99:59"), (.set(-60), "SET -1:00"),
    (.time(252), "TIME 4:12 remaining"), (.time(0), "TIME 0:00 remaining"),
    (.time(-1), "TIME 0:01 over"), (.time(-125), "TIME 2:05 over"),
    (.notice("Why"), "NOTICE Why"), (.undone, "NOTICE Undone"),
    (.preset(ted), "READY TED talk 18:00, yellow 3:00, red 1:00"),
    (.done(1080, over: 0), "DONE 18:00"), (.done(1080, over: 125), "DONE 18:00, 2:05 over"),
    (.done(1080, over: 1), "DONE 18:00, 0:01 over"),
    (.done(6000, over: 6000), "DONE 1:40:00, 1:40:00 over"),
  ])
  func aReportHasItsLine(report: Report, line: String) {
    #expect(report.line(in: .english) == line)
  }
}
