import SpeechAnnouncement
import Testing
import TimerEngine

struct LanguageTests {
  @Test func eachLanguageIsFoundByItsCode() {
    #expect(
      Language.all.map(\.code) == [
        "en", "de", "fr", "es", "es-419", "it", "pt-BR", "pt-PT", "nl", "ja",
      ])
    for language in Language.all { #expect(Language(code: language.code) == language) }
    #expect(Set(Language.all).count == Language.all.count)
    #expect(Language.english.code == "en")
    #expect(Language(code: "pt")?.code == "pt-BR")
  }

  @Test(arguments: ["", "EN", "deu", "tlh", "de_DE", "de-CH", "pt-", "es-MX", "german", " de"])
  func anUnknownCodeIsNoLanguage(code: String) { #expect(Language(code: code) == nil) }

  @Test(
    arguments: [
      ("de_DE.UTF-8", "de"), ("de_AT.utf8", "de"), ("ja_JP.UTF-8", "ja"), ("es.UTF-8", "es"),
      ("fr_CA.UTF-8@euro", "fr"), ("en_GB.UTF-8", "en"), ("it_IT.UTF-8", "it"),
      ("pt_BR.UTF-8", "pt-BR"), ("pt_PT.UTF-8", "pt-PT"), ("pt.UTF-8", "pt-BR"),
      ("pt_AO.UTF-8", "pt-PT"), ("es_ES.UTF-8", "es"), ("es_MX.UTF-8", "es-419"),
      ("es_US.utf8", "es-419"), ("de_US.UTF-8", "de"), ("C", nil),
      ("C.UTF-8", nil), ("", nil), ("POSIX", nil), ("tlh_KX.UTF-8", nil), ("de_DE", nil),
      ("de_DE.ISO-8859-1", nil), ("ja_JP.eucJP", nil), ("@", nil), (".", nil), ("_.UTF-8", nil),
    ] as [(String, String?)])
  func aLocaleHasALanguageIfItIsInUTF8(locale: String, code: String?) {
    #expect(Language(locale: locale)?.code == code)
  }

  /// The first words of lines are told apart; the end is a line of its own.
  @Test(arguments: Language.all)
  func eachLineBeginsWithAWordOfItsOwn(language: Language) {
    let lines = language.phrases.lines
    let words = [
      lines.ready, lines.start, lines.stop, lines.resume, lines.set, lines.time, lines.over,
      lines.notice, lines.done, lines.bell, lines.segment, lines.display, lines.event,
    ]
    let lamps = [Phase.green, .yellow, .red].map { language.phrases.name(of: $0).uppercased() }
    let all = words + lamps + [lines.zero]
    #expect(Set(all).count == all.count)
    #expect((words + [lines.zero]).allSatisfy { !$0.isEmpty && $0 == $0.uppercased() })
    #expect(words.allSatisfy { !$0.contains(" ") })
  }

  @Test(arguments: Language.all)
  func theEndIsInLettersOfFivePlaces(language: Language) {
    #expect((1...5).contains(language.phrases.end.count))
  }
}
