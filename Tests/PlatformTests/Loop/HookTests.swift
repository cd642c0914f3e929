import Platform
import Testing
import TimerEngine

/// Which events run a command, and what the command is told about them.
struct HookTests {
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
}
