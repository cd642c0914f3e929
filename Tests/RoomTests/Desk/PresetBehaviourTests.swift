import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a preset has besides its times: the text after zero, and the title.
struct PresetBehaviourTests {
  private static let small = Size(columns: 5, rows: 1)

  private static func talk(_ overtime: Overtime, title: String = "") -> Preset {
    Preset(name: "Court", duration: 60, overtime: overtime, title: title)
  }

  /// What stands on a screen with room for a line of text, by the second that is shown.
  @Test(arguments: [
    (Overtime.count, ["00:01", "00:00", "−0:01", "−1:00"]),
    (.freeze, ["00:01", "00:00", "00:00", "00:00"]),
    (.blank(nil), ["00:01", "00:00", " End", " End"]),
    (.blank("StoP"), ["00:01", "00:00", "StoP", "StoP"]),
    (.blank("Argument Time Expired"), ["00:01", "00:00", " End", " End"]),
  ])
  func afterZeroStandsWhatThePresetSays(overtime: Overtime, texts: [String]) {
    var session = Session(of: Self.talk(overtime), size: Self.small)
    session.press(" ")
    let shown = [59, 1, 1, 59].map { seconds in
      session.pass(seconds: seconds)
      return session.status()
    }
    #expect(shown == texts)
    #expect(session.shown == -60)
  }

  /// What was asked for when the program started wins over what the preset says.
  @Test(
    arguments: [
      (Overtime.freeze, Overtime.count, "−0:01"), (.count, .freeze, "00:00"),
      (.blank("StoP"), .blank(nil), " End"), (.freeze, nil, "00:00"),
    ] as [(Overtime, Overtime?, String)])
  func settingsOverrideThePreset(overtime: Overtime, asked: Overtime?, text: String) {
    var settings = Settings()
    settings.clock.overtime = asked
    var session = Session(of: Self.talk(overtime), size: Self.small, settings: settings)
    session.press(" ")
    session.pass(seconds: 61)
    #expect(session.status() == text)
  }

  /// A talk of a minute that announces what it wants.
  private static func talk(_ change: (inout CueRules?) -> Void) -> Preset {
    var talk = talk(.count)
    change(&talk.cueRules)
    return talk
  }

  @Test func aSilentTalkSaysNothingAndRingsNoBell() {
    var session = Session(of: Self.talk { $0 = nil })
    session.press(" ")
    #expect(session.console.screen.notices.current == nil)
    session.pass(seconds: 200)
    #expect(session.console.screen.notices.current == nil)
    #expect(session.bells == [])
    #expect(session.reports == ["START 1 minute"])
  }

  @Test func aMarkSpeaksOnTheStatusLine() {
    var talk = Self.talk(.count)
    talk.words = [40: "Questions, please"]
    var session = Session(of: talk)
    session.press(" ")
    session.pass(seconds: 20)
    #expect(session.status() == "Questions, please")
  }

  @Test func aSlotTakesWhatTheTalkAnnounces() {
    var talk = Self.talk { $0?.beeps = 3 }
    talk.words = [40: "Questions, please"]
    var session = Session(of: talk)
    session.press("s4")
    #expect(session.console.state.presets[slot: 4]?.cueRules == talk.cueRules)
    #expect(session.console.state.presets[slot: 4]?.words == talk.words)
    session.press("14")
    #expect(session.console.snapshot.preset.cueRules == talk.cueRules)
    #expect(session.console.snapshot.preset.words == talk.words)
  }

  @Test func theLampSaysThatItIsOverWhateverTheDigitsSay() {
    for overtime in [Overtime.count, .freeze, .blank(nil)] {
      var session = Session(of: Self.talk(overtime), settings: .ascii)
      session.press(" ")
      session.pass(seconds: 61)
      #expect(session.lines().contains { $0.hasSuffix("  OVER") })
    }
  }

  @Test(arguments: [(nil, "Ada: Engines"), ("Grace", "Grace"), ("", "")] as [(String?, String)])
  func theTitleIsThePresetsUnlessOneIsAskedFor(asked: String?, title: String) {
    var settings = Settings()
    settings.clock.title = asked
    var session = Session(of: Self.talk(.count, title: "Ada: Engines"), settings: settings)
    let words = "READY   Space starts   ? help"
    #expect(session.status() == (title.isEmpty ? words : "\(title)   \(words)"))
  }

  @Test func undoBringsTheEarlierTalkBackWhole() {
    var presets = [Preset(name: "Plain", slot: 1, duration: 30)]
    presets.append(Self.talk(.freeze, title: "Ada"))
    presets[1].slot = 2
    var session = Session(of: presets[1], presets: presets)
    session.press("1")
    #expect(session.console.state.title == "")
    #expect(session.console.state.overtime == .count)
    session.press("u")
    session.pass(seconds: 6)
    #expect(session.console.snapshot.preset == presets[1])
    #expect(session.status() == "Ada   READY   Space starts   ? help")
  }

  /// Two presets that differ in nothing but the title are two.
  @Test func takingATitleAloneCanBeUndone() {
    let presets = ["Ada", "Grace"].enumerated().map { index, title in
      Preset(name: title, slot: index + 1, duration: 60, title: title)
    }
    var session = Session(of: presets[0], presets: presets)
    session.press("2")
    #expect(session.console.state.title == "Grace")
    session.press("u")
    #expect(session.console.state.title == "Ada")
  }
}
