import SpeechAnnouncement
import Testing

@testable import Platform

struct EngineTests {
  private static let plain = VoiceOptions()
  private static let described: VoiceOptions = {
    var options = VoiceOptions()
    options.voice = "Anna"
    options.rate = 150
    options.language = "de"
    return options
  }()

  @Test(
    arguments: [
      (Engine.say, plain, Utterance.Rank.prompt, "say|5 minutes."),
      (.say, described, .change, "say|-v|Anna|-r|150|5 minutes."),
      (.espeak, plain, .change, "espeak-ng|-v|en|5 minutes."),
      (.espeak, described, .prompt, "espeak-ng|-v|Anna|-s|150|5 minutes."),
      (
        .speechDispatcher, plain, .prompt, "spd-say|-w|-N|speakerclock|-P|text|-l|en|5 minutes."
      ),
      (
        .speechDispatcher, described, .change,
        "spd-say|-w|-N|speakerclock|-P|important|-l|de|-y|Anna|-r|-22|5 minutes."
      ),
    ])
  func anEngineIsAskedInItsOwnWords(
    engine: Engine, options: VoiceOptions, rank: Utterance.Rank, arguments: String
  ) {
    #expect(engine.speechArguments("5 minutes.", rank, options).joined(separator: "|") == arguments)
  }

  @Test(arguments: Engine.all(plain))
  func aTextIsNoOption(engine: Engine) {
    #expect(engine.speechArguments("-5 minutes", .prompt, Self.plain).last == " -5 minutes")
  }

  @Test func aLanguageIsAlsoAVoice() {
    var options = VoiceOptions()
    options.language = "fr"
    #expect(
      Engine.espeak.renderingArguments("5 minutes.", to: "x.wav", options)
        == ["espeak-ng", "-v", "fr", "-w", "x.wav", "5 minutes."])
  }

  @Test func theUsersOwnCommandComesFirst() throws {
    var options = VoiceOptions()
    options.command = try CommandTemplate("piper {text}")
    #expect(Engine.all(options).map(\.name) == ["piper", "say", "spd-say", "espeak-ng"])
  }

  @Test(
    arguments: [
      (80, -100), (100, -77), (125, -50), (169, -1), (170, 0), (175, 1), (309, 49), (449, 100),
      (450, 100),
    ])
  func speechDispatcherHasARateOfItsOwn(words: Int, rate: Int) {
    #expect(Engine.relativeRate(words) == rate)
  }
}
