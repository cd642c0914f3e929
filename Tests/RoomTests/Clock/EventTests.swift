import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine

@testable import Room

/// What other programs receive, and when.
struct EventTests {
  /// A talk of a minute that is yellow at 30 and red at 10.
  private static let minute = Preset(
    duration: 60, thresholds: PhaseThresholds(yellow: 30, red: 10))

  /// `start 12` for each event, with the cues' kinds.
  private static func names(
    _ script: ClockScript, _ isWanted: (TalkEvent.Kind) -> Bool = { _ in true }
  ) -> [String] {
    script.published.filter { isWanted($0.kind) }.map { event in
      let name = event.kind.name ?? "?"
      guard case .cue(let cue) = event.kind else {
        return "\(name) \(event.reading.remainingSecond)"
      }
      return "\(name)-\(cue.kind.rawValue) \(event.reading.remainingSecond)"
    }
  }

  private static func isNoCue(_ kind: TalkEvent.Kind) -> Bool {
    if case .cue = kind { false } else { true }
  }

  private static func isMark(_ kind: TalkEvent.Kind) -> Bool {
    ["yellow", "red", "zero"].contains(kind.name ?? "")
  }

  private static func script(
    _ lines: String, of talk: Preset = minute, _ settings: ClockSettings = ClockSettings()
  ) -> ClockScript {
    var script = ClockScript(of: talk, settings: settings)
    script.play(lines)
    return script
  }

  @Test func aTalkIsToldFromBeginningToEnd() {
    let talk = Preset(duration: 14, thresholds: PhaseThresholds(yellow: 12, red: 3))
    var script = ClockScript(of: talk)
    script.handle(.launched(LaunchInfo()))
    script.play("0 start, 75 quit")
    #expect(
      Self.names(script) == [
        "ready 14", "start 14", "cue-start 14", "yellow 12", "cue-phase 12", "cue-beep 10",
        "cue-beep 9", "cue-beep 8", "cue-beep 7", "cue-beep 6", "cue-beep 5", "cue-beep 4",
        "red 3", "cue-phase 3", "cue-beep 3", "cue-beep 2", "cue-beep 1", "zero 0", "cue-zero 0",
        "cue-overtime -60", "stop -61", "end -61",
      ])
    #expect(script.published.map(\.number) == Array(1...script.published.count))
  }

  /// What has no cue is crossed all the same.
  @Test(arguments: [true, false])
  func silenceIsForPeople(isPreset: Bool) {
    var settings = ClockSettings()
    if !isPreset { settings.announcing = .off }
    var talk = Preset(duration: 14)
    if isPreset { talk.cueRules = nil }
    let script = Self.script("0 start, 80", of: talk, settings)
    #expect(Self.names(script) == ["start 14", "yellow 2", "red 1", "zero 0"])
  }

  /// Thresholds of a minute's talk, and what is crossed at which second.
  @Test(arguments: [
    (20, 10, ["yellow 20", "red 10", "zero 0"]), (20, 20, ["red 20", "zero 0"]),
    (20, 0, ["yellow 20", "red 0", "zero 0"]), (0, 0, ["red 0", "zero 0"]),
    (60, 60, ["zero 0"]), (60, 30, ["red 30", "zero 0"]),
  ])
  func eachPhaseBeginsOnce(yellow: Int, red: Int, crossed: [String]) {
    let talk = Preset(duration: 60, thresholds: PhaseThresholds(yellow: yellow, red: red))
    for speed in [1, 7, 600] {
      var settings = ClockSettings()
      settings.speed = speed
      let script = Self.script("0 start, 100", of: talk, settings)
      #expect(Self.names(script, Self.isNoCue) == ["start 60"] + crossed, "speed \(speed)")
    }
  }

  /// How long the machine sleeps after a second, and what has been crossed then, with the words of
  /// the moment at which it wakes.
  @Test(
    arguments: [
      (28, [], nil), (29, ["yellow 30"], "Yellow. 30 seconds remaining."),
      (35, ["yellow 24"], "Yellow. 24 seconds remaining."), (49, ["red 10"], nil),
      (58, ["red 1"], nil), (59, ["zero 0"], nil), (60, ["zero -1"], nil),
      (135, ["zero -76"], "1 minute 16 seconds over."), (100_000, ["zero -99941"], nil),
    ] as [(Int, [String], String?)])
  func ofSeveralTheLastIsToldOnce(asleep: Int, crossed: [String], words: String?) {
    var script = Self.script("0 start, 1")
    script.sleep(.seconds(asleep))
    script.sleep(.milliseconds(100))
    #expect(Self.names(script, Self.isMark) == crossed)
    guard let words else { return }
    #expect(script.published.last { Self.isMark($0.kind) }?.text == words)
  }

  /// What is done by hand after ten and a half seconds, and what is told of it, but for notices.
  ///
  /// Nothing is crossed by hand. A lamp of a running talk begins its phase once.
  @Test(arguments: [
    ("10.5 stop, 10.6", ["stop 50"]), ("10.5 add 1m, 10.6", ["set 110"]),
    (
      "10.5 take 10s, 10.5 take 10s, 10.5 take 10s, 10.5 take 10s, 10.6",
      ["set 40", "set 30", "set 20", "set 10"]
    ),
    ("10.5 phone: undo, 10.6", []), ("10.5 layout, 10.5 theme, 10.6", []),
    ("10.5 add 1m, 10.5 undo, 10.6", ["set 110", "undo 50", "set 50"]),
    ("10.5 stop, 10.5 green, 10.6", ["stop 50", "set 60"]),
    ("10.5 stop, 10.5 preset 2, 10.6", ["stop 50", "preset 300"]),
    ("10.5 preset 2, 10.6", ["stop 50", "preset 300"]),
    ("10.5 stop, 10.5 green, 10.5 undo, 10.6", ["stop 50", "set 60", "undo 50", "set 50"]),
    ("10.5 stop, 10.5 red, 10.6", ["stop 50", "set 10"]),
    ("10.5 stop, 15 start, 15.1", ["stop 50", "resume 50"]),
    ("10.5 green, 11.4", ["set 60", "green 60"]), ("10.5 yellow, 11.4", ["set 30", "yellow 30"]),
    ("10.5 red, 11.4", ["set 10", "red 10"]),
  ])
  func manualChangesCrossNoThreshold(lines: String, told: [String]) {
    var script = Self.script("0 start, 10.5")
    script.clear()
    script.play(lines)
    #expect(Self.names(script) { $0 != .notice } == told)
  }

  /// A talk that is replaced is paused before, and one that goes on runs again.
  @Test(arguments: [
    ("0 start, 10.5 preset 2", [RunState.running, .paused, .ready]),
    ("0 start, 10.5 stop, 15 start", [.running, .paused, .running]),
  ])
  func anEventHasTheStateAfterIt(lines: String, states: [RunState]) {
    let script = Self.script(lines)
    #expect(script.published.filter { Self.isNoCue($0.kind) }.map(\.run) == states)
  }

  /// After a crash only what is crossed from then on is told.
  @Test(arguments: [
    (40, ["ready 40", "notice 40", "yellow 30", "red 10", "zero 0"]),
    (8, ["ready 8", "notice 8", "zero 0"]), (-5, ["ready -5", "notice -5"]),
  ])
  func aTalkThatAnEarlierRunDidNotEndDoesNotStartAgain(left: Int, told: [String]) {
    let begun = Timestamp.start - .seconds(60 - left)
    var script = ClockScript(
      of: Self.minute, run: .running(deadline: .start + .seconds(left), since: begun))
    script.handle(.launched(LaunchInfo(earlier: .resumed)))
    script.play("50.5")
    #expect(Self.names(script, Self.isNoCue) == told)
  }

  @Test func theProgramsEndIsTheLastThing() {
    var settings = ClockSettings()
    settings.quitsAtZero = true
    let script = Self.script("0 start, 70", settings)
    #expect(Self.names(script, Self.isNoCue).suffix(3) == ["zero 0", "stop -1", "end -1"])
    #expect(script.published.last?.text == "DONE 1 minute, 14:00 to 14:01")
    #expect(script.output.last?.effect == .end(.finished))
  }

  @Test func aFaultIsToldOnceAnOption() {
    var script = ClockScript(60)
    for (option, status) in [("--on-cue", 1), ("--on-cue", 2), ("--on-stop", 3)]
      as [(String, Int32)]
    {
      script.handle(.sinkFailed(SinkFault(option, .hookFailed(option, status: status))))
    }
    #expect(
      script.lines == ["NOTICE --on-cue failed: status 1", "NOTICE --on-stop failed: status 3"])
  }

  /// The words of each event, in the language that was asked for.
  @Test(arguments: [
    (
      "en",
      [
        "Start. 12 seconds.", "Start. 12 seconds.", "10", "9", "STOP 9 seconds remaining",
        "Undone: running again, 9 seconds", "RESUME 9 seconds remaining",
      ]
    ),
    (
      "de",
      [
        "Start. 12 Sekunden.", "Start. 12 Sekunden.", "10", "9", "PAUSIERT: noch 9 Sekunden",
        "Rückgängig: läuft wieder, 9 Sekunden", "FORTGESETZT: noch 9 Sekunden",
      ]
    ),
  ])
  func theWordsAreThoseOfTheLanguage(code: String, words: [String]) throws {
    var settings = ClockSettings()
    settings.language = try #require(Language(code: code))
    let script = Self.script(
      "0 start, 3.5 stop, 3.5 undo", of: Preset(duration: 12), settings)
    #expect(script.published.map(\.text) == words)
  }
}
