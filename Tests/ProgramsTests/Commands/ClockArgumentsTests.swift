import ArgumentParser
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Commands

struct ClockArgumentsTests {
  private func parsed(_ arguments: [String]) throws -> SpeakerClock {
    try #require(try SpeakerClock.parseAsRoot(arguments) as? SpeakerClock)
  }

  /// Arguments, and the green time, yellow and red that come of them.
  @Test(arguments: [
    ([], 1080, 180, 60), (["2"], 120, 20, 5), (["--yellow", "30s"], 1080, 30, 30),
    (["--preset", "lightning"], 300, 60, 15),
    (["--preset", "lightning", "--yellow", "40%", "--red", "10%"], 300, 120, 30),
  ])
  func theTalkIsTheOneThatIsAskedFor(
    arguments: [String], greenTime: Int, yellow: Int, red: Int
  ) throws {
    let talk = try parsed(arguments).talk(choice: .bundled)
    #expect(talk.duration == greenTime)
    #expect(talk.thresholds.yellow == yellow)
    #expect(talk.thresholds.red == red)
  }

  /// The thresholds that these options give a talk of ten minutes.
  ///
  /// Only these options are read, because it takes long to read all options of the clock.
  @Test(arguments: [
    (["--yellow", "1:00", "--red", "0:15"], 60, 15), (["--yellow", "20s"], 20, 20),
    (["--red", "5:00"], 300, 300), (["--red", "0:30"], 100, 30), (["--yellow", "0:00"], 0, 0),
    (["--yellow", "10"], 600, 35), (["--yellow", "20%"], 120, 35),
  ])
  func thresholdsReplaceTheUsualOnes(arguments: [String], yellow: Int, red: Int) throws {
    var talk = Preset(duration: 600)
    try ThresholdArguments.parse(arguments).apply(to: &talk)
    #expect(talk.thresholds == PhaseThresholds(yellow: yellow, red: red))
  }

  /// The preset, the options, and why it cannot have them.
  @Test(arguments: [
    ("conference", "--yellow 16:00", "--yellow '16:00' is longer than the talk (15:00). Expected"),
    ("conference", "--red 16m", "--red '16m' is longer than the talk (15:00). Expected"),
    (
      "conference", "--yellow 1:00 --red 2:00", "--red '2:00' begins before yellow (1:00). Expected"
    ),
    (
      "british", "--red 10%",
      "--red '10%' is a remaining time, but 'British Parliamentary' counts up. Expected a preset"
    ),
  ])
  func thresholdsFitTheTalk(name: String, options: String, words: String) throws {
    let error = try #require(throws: (any Error).self) {
      var talk = try PresetChoice.bundled.preset(named: name)
      try ThresholdArguments.parse(options.split(separator: " ").map(String.init)).apply(to: &talk)
    }
    #expect(ThresholdArguments.message(for: error).hasPrefix(words))
  }

  @Test func theSettingsAreTheOnesThatAreAskedFor() throws {
    let settings = try parsed([
      "--title", "Ada", "--layout", "portrait", "--glyphs", "ascii", "--speed", "1",
      "--announce", "off", "--start", "--until", "2:15pm", "--overtime", "blank",
    ]).options.settings()
    #expect(settings.clock.title == "Ada")
    #expect(settings.clock.look.orientation == .portrait)
    #expect(settings.clock.look.glyphs == .ascii)
    #expect(settings.clock.speed == 1)
    #expect(settings.clock.announcing == .off)
    #expect(settings.clock.startsAtOnce)
    #expect(settings.clock.until == 51_300)
    #expect(settings.clock.overtime == .blank(nil))
  }

  @Test(
    arguments: [
      (["--layout", "auto"], nil), (["--layout", "landscape"], .landscape), ([], nil),
    ] as [([String], Orientation?)])
  func theLayoutIsAutomaticUnlessFixed(arguments: [String], orientation: Orientation?) throws {
    var look = Settings().clock.look
    try LookArguments.parse(arguments).apply(to: &look)
    #expect(look.orientation == orientation)
  }

  @Test func theVersionIsNoErrorToImprove() throws {
    let error = try #require(throws: (any Error).self) {
      try SpeakerClock.parsed(["--version"], explainedBy: ExplainedClock.self)
    }
    #expect(
      SpeakerClock.message(for: SpeakerClock.improved(error))
        == SpeakerClock.configuration.version)
  }

  @Test func theHelpFitsAScreen() {
    let lines = SpeakerClock.helpMessage(columns: 80).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    for name in Self.options + ["presets", "timeline", "frame", "test-sound"] {
      #expect(lines.contains { $0.contains(name) }, "\(name)")
    }
  }

  private static let options = [
    "--preset", "--until", "--yellow", "--red", "--title", "--start", "--quit-at-zero",
    "--overtime", "--speed", "--layout", "--glyphs", "--theme", "--announce", "--plain", "--room",
    "--log", "--voice", "--rate", "--voice-command", "--sound-lead", "--phase-tones", "--on-start",
    "--hook-log",
    "--events",
  ]

  @Test func theLongHelpExplainsEachOption() {
    let help = SpeakerClock.helpMessage(includeHidden: true, columns: 80)
    for name in Self.options { #expect(help.contains("  " + name), "\(name)") }
  }
}
