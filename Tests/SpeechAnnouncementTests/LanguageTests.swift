import SpeechAnnouncement
import Testing
import TimerEngine

struct LanguageTests {
  @Test func eachLanguageIsFoundByItsCode() {
    #expect(Language.all.map(\.code) == ["en", "de", "fr", "es", "ja"])
    for language in Language.all { #expect(Language(code: language.code) == language) }
    #expect(Set(Language.all).count == Language.all.count)
    #expect(Language.english.code == "en")
  }

  @Test(arguments: ["", "EN", "deu", "it", "de_DE", "german", " de"])
  func anUnknownCodeIsNoLanguage(code: String) { #expect(Language(code: code) == nil) }

  @Test(
    arguments: [
      ("de_DE.UTF-8", "de"), ("de_AT.utf8", "de"), ("ja_JP.UTF-8", "ja"), ("es.UTF-8", "es"),
      ("fr_CA.UTF-8@euro", "fr"), ("en_GB.UTF-8", "en"), ("C", nil), ("C.UTF-8", nil), ("", nil),
      ("POSIX", nil), ("it_IT.UTF-8", nil), ("de_DE", nil), ("de_DE.ISO-8859-1", nil),
      ("ja_JP.eucJP", nil), ("@", nil), (".", nil), ("_.UTF-8", nil),
    ] as [(String, String?)])
  func aLocaleHasALanguageIfItIsInUTF8(locale: String, code: String?) {
    #expect(Language(locale: locale)?.code == code)
  }

  /// The first words of lines are told apart; the end is a line of its own.
  @Test(arguments: Language.all)
  func eachLineBeginsWithAWordOfItsOwn(language: Language) {
    let lines = language.phrases.lines
    let words = [
      lines.ready, lines.start, lines.stop, lines.resume, lines.set, lines.time, lines.beep,
      lines.over, lines.notice, lines.done,
    ]
    let phases = Phase.allCases.map { language.phrases.name(of: $0).uppercased() }
    #expect(Set(words + phases.dropLast() + [lines.zero]).count == words.count + 4)
    #expect((words + [lines.zero]).allSatisfy { !$0.isEmpty && $0 == $0.uppercased() })
    #expect(words.allSatisfy { !$0.contains(" ") })
  }

  @Test(arguments: Language.all)
  func theEndIsInLettersOfFourPlaces(language: Language) {
    #expect((1...4).contains(language.phrases.end.count))
  }
}
