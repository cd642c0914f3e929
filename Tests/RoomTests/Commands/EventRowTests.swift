import SpeechAnnouncement
import Testing
import TimerEngine

@testable import Room

struct EventRowTests {
  private static let ted = Preset(name: "TED talk", slot: 1, duration: 1080)

  /// An event of a talk that shows a second.
  private static func event(
    _ kind: TalkEvent.Kind, _ shown: Int, _ preset: Preset = ted, saying text: String = ""
  ) -> (TalkEvent, TalkSnapshot) {
    let snapshot = TalkSnapshot(preset, run: .paused(remaining: .seconds(shown)))
    var event = Talk(snapshot).event(kind, at: .start)
    event.text = text
    return (event, snapshot)
  }

  @Test(arguments: [
    (event(.ready, 1080), "READY TED talk, 18 minutes, yellow 3 minutes, red 1 minute"),
    (
      event(.ready, 0, Preset(duration: 6000)),
      "READY 1 hour 40 minutes, yellow 16 minutes 40 seconds, red 5 minutes 35 seconds"
    ),
    (
      event(.ready, 0, Preset(name: "No red", duration: 12)),
      "READY No red, 12 seconds, yellow 2 seconds, red 1 second"
    ),
    (
      event(
        .ready, 0, Preset(name: "Court", duration: 600, overtime: .blank("StoP"), title: "Ada")),
      "READY Court, 'Ada', 10 minutes, yellow 1 minute 40 seconds, red 35 seconds"
    ),
    (event(.preset, 1080), "READY TED talk, 18 minutes, yellow 3 minutes, red 1 minute"),
    (event(.start, 1080), "START 18 minutes"),
    (event(.cue(Cue(.start, at: 1080, in: .green)), 1080), nil),
    (event(.cue(Cue(.prompt, at: 1020, in: .green)), 1020), "GREEN 17 minutes remaining"),
    (event(.cue(Cue(.phase, at: 180, in: .yellow)), 180), "YELLOW 3 minutes remaining"),
    (event(.cue(Cue(.prompt, at: 45, in: .red)), 45), "RED 45 seconds remaining"),
    (event(.cue(Cue(.prompt, at: 45, in: nil)), 45), "TIME 45 seconds remaining"),
    (event(.cue(Cue(.beep, at: 10, in: .red)), 10), "10"),
    (event(.cue(Cue(.beep, at: 1, in: .red)), 1), "1"),
    (event(.cue(Cue(.zero, at: 0, in: .red)), 0), "TIME IS UP"),
    (event(.cue(Cue(.overtime, at: -60, in: .overtime)), -60), "OVERTIME 1 minute"),
    (event(.cue(Cue(.bell, at: 60, in: nil, ring: BellRing(2))), 60), "BELL 2"),
    (
      event(
        .cue(
          Cue(.segment, at: 180, in: .green, place: SegmentPlace("Questions", number: 2, of: 2))),
        180), nil
    ),
    (event(.stop(.paused), 252), "STOP 4 minutes 12 seconds remaining"),
    (event(.stop(.paused), 0), "STOP 0 seconds remaining"),
    (event(.stop(.restored), -125), "STOP 2 minutes 5 seconds over"),
    (event(.stop(.replaced), 252), nil),
    (event(.stop(.ended), 252), nil),
    (event(.resume, 252), "RESUME 4 minutes 12 seconds remaining"),
    (event(.resume, -7), "RESUME 7 seconds over"),
    (event(.recovered, 252), "STOP 4 minutes 12 seconds remaining"),
    (event(.set(from: 1, to: 720), 720), "SET 12 minutes remaining (green)"),
    (event(.set(from: 1, to: 5999), 5999), "SET 1 hour 39 minutes 59 seconds remaining (green)"),
    (event(.set(from: 1, to: -60), -60), "SET 1 minute over"),
    (event(.time, 252), "TIME 4 minutes 12 seconds remaining, paused"),
    (event(.time, 0), "TIME 0 seconds remaining, paused"),
    (event(.time, -1), "TIME 1 second over, paused"),
    (event(.time, -125), "TIME 2 minutes 5 seconds over, paused"),
    (event(.notice, 1, saying: "Why"), "NOTICE Why"),
    (event(.undo, 1, saying: "Undone"), "NOTICE Undone"),
    (event(.end(.endedEarly), 0, saying: "DONE x"), "DONE x"), (event(.end(.kept), 0), nil),
    (event(.zero, 0), nil), (event(.phase(.red, from: .yellow), 60), nil),
    (event(.passed(from: 2, to: 1), 1), nil),
  ])
  func anEventHasItsLineOrNone(event: (TalkEvent, TalkSnapshot), line: String?) {
    #expect(event.0.line(of: event.1, in: .english) == line)
  }
}
