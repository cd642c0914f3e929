import ArgumentParser
import SevenSegmentDisplay
import SpeakerTimer
import Testing
import TimerEngine

@testable import SpeakerClockCommand

struct ClockArgumentsTests {
  private func parsed(_ arguments: [String]) throws -> SpeakerClock {
    try #require(try SpeakerClock.parseAsRoot(arguments) as? SpeakerClock)
  }

  /// Arguments, and the green time, yellow and red that come of them.
  @Test(arguments: [
    ([], 1080, 180, 60),
    (["2"], 120, 20, 5),
    (["18"], 1080, 180, 60),
    (["45s"], 45, 8, 3),
    (["1h5m30s"], 3930, 655, 220),
    (["5:00", "--yellow", "1:00", "--red", "0:15"], 300, 60, 15),
    (["10", "--yellow", "20s"], 600, 20, 20),
    (["10", "--red", "5:00"], 600, 300, 300),
    (["--yellow", "30s"], 1080, 30, 30),
    (["10", "--yellow", "0:00"], 600, 0, 0),
    (["10", "--yellow", "10"], 600, 600, 35),
    (["--preset", "lightning"], 300, 60, 15),
    (["--preset", "1", "--red", "0:30"], 1080, 180, 30),
  ])
  func theTalkIsTheOneThatIsAskedFor(
    arguments: [String], greenTime: Int, yellow: Int, red: Int
  ) throws {
    let countdown = try parsed(arguments).countdown()
    #expect(countdown.greenTime == greenTime)
    #expect(countdown.thresholds.yellow == yellow)
    #expect(countdown.thresholds.red == red)
    #expect(countdown.isReady)
  }

  @Test func theSettingsAreTheOnesThatAreAskedFor() throws {
    let settings = try parsed([
      "--title", "Ada", "--layout", "portrait", "--glyphs", "ascii", "--speed", "60",
      "--announce", "off",
    ]).settings
    #expect(settings.title == "Ada")
    #expect(settings.orientation == .portrait)
    #expect(settings.glyphs == .ascii)
    #expect(settings.speed == 60)
    #expect(settings.announcing == .off)
  }

  @Test(
    arguments: [
      (["--layout", "auto"], nil), (["--layout", "landscape"], .landscape), ([], nil),
    ] as [([String], Orientation?)])
  func theLayoutIsAutomaticUnlessFixed(arguments: [String], orientation: Orientation?) throws {
    #expect(try parsed(arguments).settings.orientation == orientation)
  }

  /// What is refused, and the words for it.
  @Test(arguments: [
    (["10", "--yellow", "11:00"], "--yellow '11:00' is above the time, 10:00. Expected"),
    (["10", "--red", "11m"], "--red '11m' is above the time, 10:00. Expected"),
    (["10", "--yellow", "1:00", "--red", "2:00"], "--red '2:00' is above yellow, 1:00. Expected"),
    (["10", "--preset", "ted"], "The time '10' and --preset 'ted' contradict each other"),
    (["--preset", "none"], "There is no preset 'none'. Expected a slot"),
    (["--red", "soon"], "--red 'soon' is no time. Expected"),
    (["--yellow", "-3"], "--yellow '-3' is no time. Expected"),
    (["--speed", "601"], "--speed '601' is out of range. Expected"),
    (["--speed", "-1"], "--speed '-1' is out of range. Expected"),
    (["10", "20"], "Unexpected argument '20'"),
    (["--unheard-of"], "Unknown option '--unheard-of'"),
    (["--layout", "round"], "The value 'round' is invalid for '--layout <layout>'"),
    (["--glyphs", "blocks"], "The value 'blocks' is invalid for '--glyphs <glyphs>'"),
    (["--announce", "sing"], "The value 'sing' is invalid for '--announce <announce>'"),
  ])
  func whatIsRefusedIsNamed(arguments: [String], words: String) throws {
    let error = try #require(throws: (any Error).self) { try SpeakerClock.parseAsRoot(arguments) }
    #expect(SpeakerClock.fullMessage(for: error).contains(words))
    #expect(SpeakerClock.exitCode(for: error) == .validationFailure)
  }

  @Test(
    arguments: [
      (["-3"], "-3"), (["--start", "-5:00"], "-5:00"), (["10", "-5:00"], "-5:00"), (["-x"], nil),
      (["--yellow", "-3"], nil), (["18"], nil), (["-"], nil),
    ] as [([String], String?)])
  func anArgumentLikeANegativeTimeIsTakenForOne(arguments: [String], text: String?) {
    #expect(SpeakerClock.negativeTime(in: arguments)?.text == text)
  }

  @Test(arguments: [["--bogus"], ["10", "20"], ["--speed", "x"], ["--layout", "round"]])
  func whatTheParserRefusesComesWithAnExample(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) { try SpeakerClock.parseAsRoot(arguments) }
    let words = SpeakerClock.message(for: SpeakerClock.improved(error, arguments))
    #expect(words.contains("Expected"))
    #expect(words.contains("for example: speakerclock 18:00"))
  }

  @Test func theVersionStaysAsItIs() throws {
    let error = try #require(throws: (any Error).self) {
      try SpeakerClock.parseAsRoot(["--version"])
    }
    #expect(SpeakerClock.message(for: SpeakerClock.improved(error, ["--version"])) == "1.0.0")
  }

  @Test func theHelpFitsAScreen() {
    let lines = SpeakerClock.helpMessage(columns: 80).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for name in ["--yellow", "--red", "--title", "--layout", "--speed", "timeline", "frame"] {
      #expect(lines.contains { $0.contains(name) })
    }
  }
}
