import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import OperatorConsole
@testable import StageClock

struct TalkEventTests {
  private static func event(left: Duration, name: String, text: String) -> TalkEvent {
    let preset = Preset(
      name: name, duration: 60, thresholds: PhaseThresholds(yellow: 30, red: 10))
    let talk = Talk(TalkSnapshot(preset, run: .paused(remaining: left)))
    var event = talk.event(.notice, at: .start)
    event.text = text
    return event
  }

  @Test(arguments: [
    (60_000, "green", 60), (30_400, "green", 31), (30_000, "yellow", 30), (9_999, "red", 10),
    (0, "red", 0), (-999, "red", 0), (-1_000, "overtime", -1), (-125_000, "overtime", -125),
  ])
  func aCommandFindsTheShownSecondAndItsPhase(milliseconds: Int, phase: String, shown: Int) {
    let event = Self.event(left: .milliseconds(milliseconds), name: "Ada's \"x\"", text: "a = b")
    #expect(
      event.environment == [
        "SPEAKERCLOCK_PHASE=\(phase)", "SPEAKERCLOCK_REMAINING=\(shown)",
        "SPEAKERCLOCK_TEXT=a = b", "SPEAKERCLOCK_PRESET=Ada's \"x\"",
      ])
  }

  @Test(
    arguments: [
      (.start, .start), (.resume, .start), (.stop(.paused), .stop), (.stop(.replaced), .stop),
      (.stop(.ended), .stop), (.stop(.restored), nil), (.phase(.yellow, from: .green), .yellow),
      (.phase(.red, from: .yellow), .red), (.phase(.green, from: nil), nil), (.zero, .zero),
      (.cue(Cue(.beep, at: 9, in: .red)), .cue), (.cue(Cue(.start, at: 9, in: .red)), .cue),
      (.ready, nil), (.preset, nil), (.set(from: 1, to: 2), nil), (.undo, nil), (.time, nil),
      (.notice, nil), (.end(.endedEarly), nil), (.recovered, nil), (.restored, nil),
      (.passed(from: 2, to: 1), nil), (.assigned(.red, to: 1, lowered: []), nil),
    ] as [(TalkEvent.Kind, Hook?)])
  func anEventHasAHookOrNone(kind: TalkEvent.Kind, hook: Hook?) {
    #expect(Hook(kind) == hook)
  }

  /// The words of each event, in the language that was asked for.
  @Test(arguments: [
    (
      "en",
      [
        "Start. 12 seconds.", "Start. 12 seconds.", "10", "9", "STOP 9 seconds remaining",
        "Undone: running again, 0:09", "RESUME 9 seconds remaining",
      ]
    ),
    (
      "de",
      [
        "Start. 12 Sekunden.", "Start. 12 Sekunden.", "10", "9", "PAUSIERT: noch 9 Sekunden",
        "Rückgängig: läuft wieder, 0:09",
        "FORTGESETZT: noch 9 Sekunden",
      ]
    ),
  ])
  func theWordsAreThoseOfTheLanguage(code: String, words: [String]) throws {
    var settings = Settings()
    settings.clock.language = try #require(Language(code: code))
    var session = Session(12, settings: settings)
    session.press(" ")
    session.pass(.milliseconds(3_500))
    session.press(" u")
    #expect(session.published.map(\.event.text) == words)
  }

  @Test func cuesOfASleepAreReportedAsOfNow() {
    var session = Session(60, yellow: 30, red: 10)
    session.press(" ")
    session.pass(seconds: 1)
    session.sleep(.seconds(35))
    session.sleep(.seconds(100))
    let texts = session.published.filter {
      ["yellow", "zero"].contains($0.event.kind.name)
    }
    #expect(
      texts.map(\.event.text) == ["Yellow. 24 seconds remaining.", "1 minute 16 seconds over."])
  }
}
