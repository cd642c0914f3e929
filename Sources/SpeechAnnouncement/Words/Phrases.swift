package import TimerEngine

/// Everything that is said and written in one language.
///
/// Of several forms of a text the longest comes first. The screen shows the first that fits; where
/// a protocol states a number of columns, the last form must fit into it.
///
/// This folder reads the words of announcements, screens and messages from the files in Languages.
/// Others get them from the `phrases` of a `Language`. Nothing here decides when something is said,
/// draws, makes a sound, reads a clock, or changes a talk.
package struct Phrases: Sendable {
  private let language: LanguageText
  /// Whether these are the words as a voice says them.
  private var isSpoken = false

  init(_ language: LanguageText) { self.language = language }

  /// The language's tag by BCP 47: its code by ISO 639-1, and a region only where the words are
  /// those of one: `de`, `pt-BR`.
  package var code: String { language.code }
  /// The same words as a voice says them: numbers spelled out where the language inflects them, and
  /// only characters that speech programs can read.
  package var spoken: Phrases {
    var phrases = self
    phrases.isSpoken = true
    return phrases
  }
  /// The plural category of a whole number that is not negative.
  package func category(of count: Int) -> PluralCategory { language.text.rules.category(of: count) }

  /// The text of a message; in English where the language does not have it.
  func one(_ message: Message, _ values: FluentValues = [:]) -> String {
    guard let used = language.used(message) else { return message.name }
    if let fixed = used.fixed, !isSpoken { return fixed }
    return used.text.text(isSpoken ? used.spoken : used.pattern, values)
  }

  /// The text of the message of this name, which is written as in a file or in Swift.
  func one(named name: String, _ values: FluentValues = [:]) -> String {
    first(of: name) { text, file, hash in
      (isSpoken ? text.text(hash.adding(".spoken"), values, in: file) : nil)
        ?? text.text(hash, values, in: file)
    } ?? name
  }

  /// The short form of a message.
  func short(_ message: Message, _ values: FluentValues = [:]) -> String {
    first(of: message.rawValue) { text, file, hash in
      text.text(hash.adding(".short"), values, in: file)
    }
      ?? one(message, values)
  }

  /// The forms of a message, the longest first.
  func forms(_ message: Message, _ values: FluentValues = [:]) -> [String] {
    forms(named: message.rawValue, values)
  }

  /// The forms of the message of this name.
  func forms(named name: String, _ values: FluentValues = [:]) -> [String] {
    first(of: name) { text, file, hash in
      guard let longest = text.text(hash, values, in: file) else { return nil }
      var forms = [longest]
      for attribute in [".short", ".shorter", ".shortest"] {
        guard let form = text.text(hash.adding(attribute), values, in: file) else { break }
        forms.append(form)
      }
      return forms
    } ?? [name]
  }

  /// What comes of a message in this language, else in English.
  private func first<Text>(
    of name: String, _ make: (_ text: FluentText, _ file: FluentFile, _ hash: UInt64) -> Text?
  ) -> Text? {
    let hash = UInt64.hash(of: name)
    let text = language.text
    if let file = text.file(with: hash), let result = make(text, file, hash) { return result }
    let english = LanguageText.english.text
    return english.file(with: hash).flatMap { make(english, $0, hash) }
  }
}

extension Phrases {
  /// What stands between a text and its explanation: `: `, in French with a blank before it.
  package var colon: String { one(.colon) }
  /// What stands between the first word of a line and the rest: a blank, or a colon and a blank
  /// where the word would be heard as a part of what follows.
  package var afterLineWord: String { one(.afterLineWord) }
  /// A name, or what a user typed or can type, in the language's quotation marks.
  package func quoted(_ name: String) -> String { one(.quoted, ["name": .text(name)]) }
  /// A remark in brackets, with what stands before them: ` (was 18:00)`.
  package func remark(_ text: String) -> String { one(.remark, ["text": .text(text)]) }
  /// `count` days, two or more.
  package func days(_ count: Int) -> String { one(.days, ["count": .number(count)]) }
  /// Whether a speech kept to the lengths that qualify.
  package func name(of verdict: Verdict) -> String { one(named: "verdict-" + verdict.rawValue) }
  /// Announces the part that comes next: `then Questions`.
  package func then(_ segment: String) -> String { one(.then, ["segment": .text(segment)]) }

  /// What lines begin with where there is no screen; in capitals where the language has them.
  package var lines: LineWords {
    LineWords(phrases: self)
  }
}

/// What lines begin with: one word each, except `zero`.
package struct LineWords: Sendable {
  let phrases: Phrases
  /// The clock is set to a talk and waits for the start.
  package var ready: String { phrases.one(.lineReady) }
  /// A talk starts.
  package var start: String { phrases.one(.lineStart) }
  /// It was stopped.
  package var stop: String { phrases.one(.lineStop) }
  /// It goes on.
  package var resume: String { phrases.one(.lineResume) }
  /// The time was changed by hand.
  package var set: String { phrases.one(.lineSet) }
  /// The time, because somebody asked.
  package var time: String { phrases.one(.lineTime) }
  package var bell: String { phrases.one(.lineBell) }
  /// Another part of the talk begins.
  package var segment: String { phrases.one(.lineSegment) }
  /// The time is up; this is the whole line.
  package var zero: String { phrases.one(.lineZero) }
  /// A reminder after zero.
  package var over: String { phrases.one(.lineOver) }
  /// Something else, in words.
  package var notice: String { phrases.one(.lineNotice) }
  /// The talk is over.
  package var done: String { phrases.one(.lineDone) }
  /// A break begins.
  package var pause: String { phrases.one(.linePause) }
  /// A display that is connected.
  package var display: String { phrases.one(.lineDisplay) }
  /// Something that happened earlier.
  package var event: String { phrases.one(.lineEvent) }
  /// A key or a command, and what it does.
  package var help: String { phrases.one(.lineHelp) }
}
