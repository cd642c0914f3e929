import ArgumentParser
import Platform
import Room
import SpeechAnnouncement
import Testing

@testable import Commands

/// Most tests read only the options of the voice, because it takes long to read all options of the
/// clock.
struct VoiceArgumentsTests {
  private func parsed(_ arguments: [String]) throws -> SpeakerClock {
    try #require(try SpeakerClock.parseAsRoot(arguments) as? SpeakerClock)
  }

  @Test func theVoiceIsTheOneThatIsDescribed() throws {
    let options = try parsed([
      "--voice", "Anna", "--rate", "150", "--voice-command", "piper {text}",
    ]).options.voice.options(in: .english)
    #expect(options.voice == "Anna")
    #expect(options.rate == 150)
    #expect(try options.command == CommandTemplate("piper {text}"))
  }

  @Test(arguments: Language.all)
  func theLanguageIsThatOfAllWords(language: Language) throws {
    #expect(try VoiceArguments.parse([]).options(in: language).language == language.code)
  }

  @Test func nothingIsDescribedUnlessItIs() throws {
    let voice = try VoiceArguments.parse([])
    #expect(voice.options(in: .english) == VoiceOptions())
    #expect(!voice.isGiven)
  }

  @Test(arguments: [["--voice", "Anna"], ["--rate", "150"], ["--voice-command", "x {text}"]])
  func eachOptionGivesAVoice(arguments: [String]) throws {
    #expect(try VoiceArguments.parse(arguments).isGiven)
  }

  /// A voice that is described is to be heard, unless something else is said.
  @Test(
    arguments: [
      ("", Announcing.print), ("--announce off", .off), ("--voice Anna", .speak),
      ("--announce print --rate 150", .print), ("--phase-tones", .print),
    ])
  func announcementsGoWhereTheyAreWanted(arguments: String, announcing: Announcing) throws {
    let settings = try parsed(arguments.split(separator: " ").map(String.init)).options.settings()
    #expect(settings.clock.announcing == announcing)
    #expect(settings.clock.hasPhaseTones == arguments.contains("--phase-tones"))
  }

  @Test(arguments: [80, 450])
  func theFastestAndTheSlowestRateAreTaken(rate: Int) throws {
    #expect(try VoiceArguments.parse(["--rate", "\(rate)"]).rate == rate)
  }

  @Test(arguments: ["-1", "0", "79", "451", "9999", "fast", "", "99999999999999999999"])
  func aRateThatNoEngineHasIsRefused(rate: String) {
    #expect(throws: (any Error).self) { try VoiceArguments.parse(["--rate", rate]) }
  }
}
