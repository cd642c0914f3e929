import ArgumentParser
import OperatorConsole
import SpeechAnnouncement
import SpeechSynthesis
import Testing

@testable import SpeakerClockCommand

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
    #expect(try parsed([]).options.voice.options(in: language).language == language.code)
  }

  @Test func nothingIsDescribedUnlessItIs() throws {
    #expect(try parsed([]).options.voice.options(in: .english) == VoiceOptions())
  }

  /// A voice that is described is to be heard, unless something else is said.
  @Test(
    arguments: [
      ("", Settings.Announcing.print), ("--announce off", .off), ("--announce print", .print),
      ("--announce speak", .speak), ("--voice Anna", .speak), ("--rate 150", .speak),
      ("--voice-command x\u{a0}{text}", .speak), ("--announce print --rate 150", .print),
      ("--phase-tones", .print),
    ])
  func announcementsGoWhereTheyAreWanted(arguments: String, announcing: Settings.Announcing) throws
  {
    let settings = try parsed(arguments.split(separator: " ").map(String.init)).options.settings()
    #expect(settings.announcing == announcing)
    #expect(settings.hasPhaseTones == arguments.contains("--phase-tones"))
  }

  @Test(arguments: [-1, 0, 79, 451, 9_999])
  func aRateThatNoEngineHasIsRefused(rate: Int) throws {
    let command = try parsed(["--rate", "\(rate)"])
    let error = try #require(throws: ValidationError.self) {
      try command.options.voice.options(in: .english)
    }
    #expect(
      error.message == "--rate '\(rate)' is out of range. Expected words a minute from 80 to 450, "
        + "for example: --rate 150")
  }

  @Test func aCommandWithoutTextIsRefused() throws {
    let command = try parsed(["--voice-command", "say"])
    let error = try #require(throws: ValidationError.self) {
      try command.options.voice.options(in: .english)
    }
    #expect(error.message.hasPrefix("--voice-command 'say' has no place for what is to be said."))
  }
}
