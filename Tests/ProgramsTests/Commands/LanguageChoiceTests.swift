import ArgumentParser
import Room
import SpeechAnnouncement
import Testing

@testable import Commands

struct LanguageChoiceTests {
  @Test(arguments: Language.all.map(\.code))
  func eachCodeIsALanguage(code: String) { #expect(Language(argument: code)?.code == code) }

  @Test(arguments: ["tlh", "DE", "", "de_DE.UTF-8", "-1"])
  func noOtherCodeIsALanguage(code: String) { #expect(Language(argument: code) == nil) }

  /// LC_ALL, LC_MESSAGES and LANG, of which the first that says something counts.
  @Test(
    arguments: [
      (nil, nil, "de_DE.UTF-8", "de"), (nil, "fr_FR.UTF-8", "de_DE.UTF-8", "fr"),
      ("ja_JP.UTF-8", "fr_FR.UTF-8", "de_DE.UTF-8", "ja"), ("", "", "es_MX.UTF-8", "es-419"),
      ("C", "fr_FR.UTF-8", nil, "en"), (nil, "tlh_KX.UTF-8", "de_DE.UTF-8", "en"),
      (nil, nil, nil, "en"), (nil, nil, "de_DE.ISO-8859-1", "en"),
    ] as [(String?, String?, String?, String)])
  func elseTheLocaleDecides(all: String?, messages: String?, lang: String?, code: String) {
    let variables = ["LC_ALL": all, "LC_MESSAGES": messages, "LANG": lang]
    #expect(LanguageChoice.ofLocale { variables[$0] ?? nil }.code == code)
  }

  @Test func aFrameAndATimelineAreInTheLanguageToo() throws {
    let frame = try FrameCommand.parse(["--language", "de"])
    #expect(try frame.drawnConsole(choice: .bundled).screen.settings.clock.language.code == "de")
    #expect(try TimelineCommand.parse(["1", "--language", "ja"]).language?.code == "ja")
  }
}
