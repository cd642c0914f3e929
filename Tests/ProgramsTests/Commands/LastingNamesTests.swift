import Files
import Platform
import Room
import SpeechAnnouncement
import Testing
import TimerEngine

@testable import Commands

/// Names that scripts read or users have written never change, even if the words for people do.
struct LastingNamesTests {
  /// The first words of the lines of plain mode.
  @Test func linesBeginAsTheyDid() {
    let lines = Language.english.phrases.lines
    #expect(
      [
        lines.ready, lines.start, lines.stop, lines.resume, lines.set, lines.time, lines.bell,
        lines.segment, lines.zero, lines.over, lines.notice, lines.done, lines.display, lines.event,
        lines.help,
      ] == [
        "READY", "START", "STOP", "RESUME", "SET", "TIME", "BELL", "PART", "TIME IS UP", "OVERTIME",
        "NOTICE", "DONE", "DISPLAY", "EVENT", "HELP",
      ])
    let phases = Phase.allCases.map { Language.english.phrases.name(of: $0).uppercased() }
    #expect(phases == ["GREEN", "YELLOW", "RED", "OVER"])
    let states = Language.english.phrases.itemStates
    #expect(
      [states.ended, states.current, states.coming, states.skipped]
        == ["ENDED", "NOW", "UPCOMING", "SKIPPED"])
  }

  @Test(
    arguments: [
      (.ready, "ready"), (.preset, "preset"), (.start, "start"), (.resume, "resume"),
      (.set(from: 1, to: 2), "set"), (.stop(.restored), "set"), (.stop(.paused), "stop"),
      (.stop(.timeUp), "stop"), (.stop(.replaced), "stop"), (.stop(.ended), "stop"),
      (.undo, "undo"), (.phase(.green, from: nil), "green"),
      (.phase(.yellow, from: .green), "yellow"),
      (.phase(.red, from: .yellow), "red"), (.phase(.overtime, from: .red), "overtime"),
      (.zero, "zero"), (.segment(byHand: true), "segment"),
      (.cue(Cue(.prompt, at: 60, in: .green)), "cue"), (.time, "time"), (.notice, "notice"),
      (.end(.endedEarly), "end"),
    ] as [(TalkEvent.Kind, String)])
  func eventsHaveTheirNames(kind: TalkEvent.Kind, name: String) throws {
    let talk = Talk(TalkSnapshot(Preset(name: "A", duration: 60)))
    var event = talk.event(kind, at: .start)
    event.text = "x"
    let line = try #require(event.json)
    #expect(line.contains("\"event\":\"\(name)\""))
    for field in ["number", "phase", "preset", "remaining", "run", "text", "time"] {
      #expect(line.contains("\"\(field)\":"), "\(line)")
    }
  }

  @Test func kindsOfCuesAndVerdictsHaveTheirNames() {
    #expect(
      Set(Cue.Kind.allCases.map(\.rawValue))
        .isSuperset(
          of: ["start", "prompt", "phase", "beep", "zero", "overtime", "bell", "segment"]))
    #expect(
      [Verdict.qualified, .tooShort, .tooLong].map(\.rawValue)
        == ["qualified", "too short", "too long"])
  }

  @Test(
    arguments: """
      start stop toggle add.1m take.30s set.12:00 set.green preset.3 green yellow red reset next \
      previous until.14:15 backdate skip shorten.15m insert.5m.Announcements catch.up rundown \
      store.3 remove.3 message.Hello message.--for.15s.Hello clear blackout.on blackout.off flash \
      identify undo time displays events help layout theme announcements lock clock operator quit
      """.split(separator: " ").map(String.init))
  func commandsAreTaken(line: String) throws {
    #expect(try Command(line: line.replacing(".", with: " ")) != nil)
  }

  @Test(
    arguments: [
      ("start", .toggle), ("store", .chooseTarget), ("only start", .clickerStart),
      ("green", .go(.green)), ("yellow", .go(.yellow)), ("red", .go(.red)),
      ("hold green", .assign(.green)), ("hold yellow", .assign(.yellow)),
      ("hold red", .assign(.red)), ("minute up", .adjust(by: 60)),
      ("minute down", .adjust(by: -60)), ("seconds up", .adjust(by: 5)),
      ("seconds down", .adjust(by: -5)), ("add minute", .add(60)), ("take minute", .add(-60)),
      ("add 10 seconds", .add(10)), ("take 10 seconds", .add(-10)), ("back", .back),
      ("undo", .undo), ("late start", .backdate), ("enter", .enter), ("prompt", .prompt),
      ("flash", .flash), ("blackout", .blackout), ("message", .message),
      ("send message", .chooseMessage), ("layout", .layout), ("theme", .theme),
      ("announcements", .announcing), ("time of day", .timeOfDay), ("identify", .identify),
      ("operator view", .operatorView), ("lock", .lock), ("help", .help), ("quit", .quit),
      ("slot 1", .slot(1)), ("slot 9", .slot(9)), ("store 1", .store(1)), ("store 9", .store(9)),
      ("next segment", .nextSegment), ("previous segment", .previousSegment),
      ("focus next", .focus(isBack: false)), ("focus previous", .focus(isBack: true)),
    ] as [(String, Command)])
  func actionsCanBeBound(name: String, command: Command) {
    #expect(KeyBindings.command(named: name) == command)
  }

  @Test(arguments: [
    "announce", "at", "at_end", "beeps", "bell", "count", "duration", "every", "green", "marks",
    "name", "overrun", "overtime", "presets", "qualifies", "red", "say", "segments", "show", "slot",
    "text", "title", "until", "yellow",
  ])
  func filesOfPresetsHaveTheirFields(name: String) {
    #expect(BundledPresets.schema.contains("\"\(name)\":"))
  }

  @Test func filesAreReadWithTheirFields() {
    let presets = PresetList(BundledPresets.slots)
    let file = RundownFile(
      Array(
        """
        rundown:
          name: A
          date: 2026-12-04
          zone: UTC
          items:
            - {id: k, talk: 20m, title: T, speaker: S, start: "9:00", ends: "9:20", min: 5m, zone: UTC, note: N}
            - {break: 15m}

        """.utf8), path: "day.yaml", presets: presets, now: 0)
    #expect(file.problems == [])
    #expect(file.rundown?.items.count == 2)
  }

  @Test func optionsCanHaveDefaults() {
    #expect(
      Set(DefaultReader.values.map(\.name))
        .isSuperset(of: [
          "layout", "theme", "glyphs", "show", "mirror", "no-flash", "no-mouse", "announce",
          "voice", "rate", "voice-command", "sound-lead", "phase-tones", "language", "plain",
          "operator",
        ]))
  }
}
