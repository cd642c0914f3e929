import Testing
import TimerEngine
import TranslationCheck

@testable import SpeechAnnouncement

/// The files of words.
struct TranslationTests {
  private static let german = Language.all.first { $0.code == "de" }?.source ?? ""
  private static let english = Language.english.source

  @Test(arguments: Language.all)
  func aFileHasNoProblems(language: Language) {
    let base = Language.all.first { $0.code == language.baseCode }?.source
    let problems = TranslationCheck.problems(
      in: language.source, code: language.code, english: Self.english, base: base)
    #expect(problems.map(\.description) == [])
  }

  @Test func namesInSwiftAreThoseOfTheEnglishFile() {
    #expect(TranslationCheck.problemsOfNames(in: Self.english).map(\.description) == [])
  }

  /// Each message of a file in which every text is the message's name comes back from some
  /// function.
  @Test func eachMessageIsUsed() throws {
    let source = Message.allCases.map(\.name).map {
      "\($0) = <\($0)> { $reason }{ $value }{ $cuts }{ $part }{ $problem }{ $expected }{ weekday }{ month }\n"
        .replacing("{ weekday }{ month }", with: $0 == "date" ? "{ weekday }{ month }" : "")
    }.joined()
    let language = LanguageText("en", try FluentFile(source))
    let texts = EveryPhrase(Phrases(language)).texts.joined()
    let unused = Message.allCases.map(\.name).filter { !texts.contains("<\($0)>") }
    #expect(unused == [])
  }

  /// Neither a variable without a value nor a name comes to the screen.
  @Test(arguments: Language.all)
  func eachTextHasItsValues(language: Language) {
    let names = Set(Message.allCases.map(\.name).filter { $0.contains("-") })
    let texts = EveryPhrase(language.phrases).texts
    #expect(texts.filter { $0.contains("{$") || $0.contains("{?") || $0.contains("()}") } == [])
    #expect(texts.filter { names.contains($0) } == [])
  }

  /// A text that a language does not have, or that cannot be read, is shown in English, with its
  /// short forms.
  @Test(arguments: ["", "not-undone = {", "not-undone =\n"])
  func whatIsMissingIsEnglish(source: String) throws {
    let phrases = Phrases(LanguageText("xx", try FluentFile(source)))
    #expect(phrases.notUndone(slot: 3) == Language.english.phrases.notUndone(slot: 3))
    #expect(phrases.lines.ready == "READY")
    #expect(phrases.remaining(60) == "1 minute remaining")
  }

  /// A change of the German file, what is in the line of the problem, and how the problem is
  /// worded.
  struct Mutation: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    /// What stands in the line that the problem names, after the change.
    let line: String
    let words: String
    var testDescription: String { words }

    init(_ old: String, _ new: String, at line: String, _ words: String) {
      (self.old, self.new, self.line, self.words) = (old, new, line, words)
    }
  }

  @Test(arguments: mutations)
  func aMistakeIsNamed(mutation: Mutation) throws {
    try #require(Self.german.contains(mutation.old))
    let text = Self.german.replacing(mutation.old, with: mutation.new, maxReplacements: 1)
    let problems = TranslationCheck.problems(in: text, code: "de", english: Self.english)
    let problem = try #require(problems.first { $0.text.contains(mutation.words) }, "\(problems)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[problem.line - 1].contains(mutation.line), "\(problem)")
    #expect(problems.count <= 2, "\(problems)")
  }

  private static let mutations: [Mutation] = [
    // A message, a form or a variant is missing, unknown, twice or in the wrong place.
    Mutation(
      "nothing-to-undo = ", "nothing-to-und = ", at: "nothing-to-und =", "no message nothing-to-und"
    ),
    Mutation(
      "no-flash = ", "# no-flash = ", at: "blackout = ", "no-flash is missing behind blackout"),
    Mutation(
      "no-flash = ", "no-flash = X\nno-flash = ", at: "no-flash = ", "no-flash stands twice"),
    Mutation("paused = ", "yellow = Gelb\npaused = ", at: "yellow = ", "no message yellow"),
    Mutation("end = ", "zu-spät = ", at: "zu-spät", "expected ="),
    Mutation(
      "    .short = Fehlt im Bericht", "    .kurz = Fehlt im Bericht", at: ".kurz", "no form .kurz"),
    Mutation(
      "    .short = Fehlt im Bericht", "    .shorter = Fehlt im Bericht", at: ".shorter",
      "without .short"),
    Mutation(
      "    .short = Keine Nachricht: mit { $command } TEXT angeben\n    .shorter = Keine Nachricht",
      "    .shorter = Keine Nachricht\n    .short = Keine Nachricht: mit { $command } TEXT angeben",
      at: ".short = Keine Nachricht: mit", "stands behind .shorter"),
    Mutation(
      "[one] { $count } Stunde", "[one] { $count } Stunde\n        [one] X", at: "[one] X",
      "[one] stands twice"),
    Mutation("        [one] { $count } Stunde\n", "", at: "*[other]", "[one] is missing"),
    Mutation("[one] { $count } Stunde", "[few] { $count } Stunde", at: "[few]", "no variant [few]"),
    Mutation("[landscape]", "[quer]", at: "[quer]", "no variant [quer]"),
    Mutation("*[other] { $count } Stunden", "[other] { $count } Stunden", at: "}", "asterisk"),
    // A variable, a function or a message is unknown, or a time, a number or a name is missing.
    Mutation("since = seit { $time }", "since = seit { $zeit }", at: "$zeit", "no variable $zeit"),
    Mutation("over = { $time }", "over = noch etwas", at: "over = ", "does not say $time"),
    Mutation(
      "*[other] { $count } Stunden", "*[other] mehrere Stunden", at: "mehrere",
      "does not say $count"),
    Mutation("{ LIST($lengths", "{ LISTE($lengths", at: "LISTE", "no function LISTE"),
    Mutation("segment = ", "segment = { teil }", at: "{ teil }", "no message teil"),
    // A pattern cannot be read.
    Mutation("over = { $time }", "over = { $time", at: "over = ", "expected }"),
    Mutation("over = { $time }", "over = $time }", at: "over = ", "expected { before }"),
    Mutation("paused = ", "paused =\n# ", at: "paused =", "expected a text"),
    Mutation("lengths = { LIST(", "lengths = { LIST[", at: "LIST[", "expected }"),
    Mutation("paused = ", "paused = \r", at: "paused = ", "carriage return"),
    Mutation("paused = ", "paused  ", at: "paused  ", "expected ="),
    Mutation(
      "no-room-for-help = ", "no-room-for-help = Hier ist leider gar kein Platz mehr für ",
      at: "no-room", "too long"),
    Mutation(
      "no-flash = ", "no-flash = Wer im Saal sitzt, soll davon nicht geblendet werden. Also: ",
      at: "no-flash", "of 80 columns"),
    // A text is English, or has a letter that cannot be shown.
    Mutation("die Zeit ist um", "time is up", at: "time-is-up = ", "still English"),
    Mutation("end = Ende", "end = Schluss", at: "end = ", "the letter l"),
  ]
}
