/// What a language does with numbers and times, which no file can say.
package struct LanguageRules: Sendable {
  /// The language's tag by BCP 47.
  let code: String

  /// Creates the rules of the language with this tag.
  package init(code: String) { self.code = code }

  /// The names of the functions that files can call.
  package static let functions: Set = [
    "CAPITAL", "LIST", "RANGE", "DECIMAL", "SPACED", "AMID", "HOUR", "TIME", "SPELL",
  ]

  /// The plural category of a whole number by Unicode's CLDR.
  package func category(of count: Int) -> PluralCategory {
    switch code {
    case "fr", "pt-BR": count < 2 ? .one : .other
    case "ja": .other
    default: count == 1 ? .one : .other
    }
  }

  /// The categories that the language has.
  package var categories: Set<PluralCategory> { code == "ja" ? [.other] : [.one, .other] }

  /// What a function that a file calls makes of its values; `nil` if there is no such function.
  func value(of name: String, _ values: [FluentValue], _ named: [String: String]) -> FluentValue? {
    guard let value = values.first else { return nil }
    let text = value.text
    switch name {
    // The text with a capital at its beginning.
    case "CAPITAL": return .text(text.capitalised)
    case "LIST":
      guard case .list(let texts) = value else { return .text(text) }
      return .text(
        list(
          texts, between: named["between"] ?? ", ", last: named["last"], beforeO: named["before-o"])
      )
    // The usual keys of the slots with the dash that stands for "to".
    case "RANGE": return .text(text.replacing("1-9", with: "1–9"))
    // A number in digits with the language's decimal mark.
    case "DECIMAL": return .text(text.replacing(".", with: named["mark"] ?? "."))
    // Japanese: Latin letters and digits stand apart from the words behind them, and around them.
    case "SPACED": return .text(text.last?.isASCII == true ? text + " " : text)
    case "AMID": return .text(text.last?.isASCII == true ? " \(text) " : text)
    // The hour of a time of day, which asks for an article.
    case "HOUR": return .number(Int(text.prefix { $0 != ":" }) ?? 99)
    case "TIME":
      return .text(
        frenchTime(named["hour"] == "2-digit" && text.prefix(2).hasSuffix(":") ? "0" + text : text))
    case "SPELL":
      guard case .number(let count) = value else { return nil }
      return spelled(count, gender: named["gender"], counter: named["counter"]).map(
        FluentValue.text)
    default: return nil
    }
  }

  /// Texts with something between them, and with something else before the last; in Spanish another
  /// word before an o: `on u off`.
  private func list(_ texts: [String], between: String, last: String?, beforeO: String?) -> String {
    guard texts.count > 1, let end = texts.last else { return texts.joined() }
    let word = end.hasPrefix("o") ? beforeO ?? last : last
    return texts.dropLast().joined(separator: between) + (word ?? between) + end
  }

  /// A number as a voice says it.
  private func spelled(_ count: Int, gender: String?, counter: String?) -> String? {
    switch code.prefix(2) {
    case "fr": FrenchNumber.feminine(count)
    case "es": SpanishNumber.spelled(count, isFeminine: gender == "feminine")
    case "pt": PortugueseNumber.feminine(count)
    case "ja": KanaNumber(count).counted(counter)
    default: nil
    }
  }

  /// A time of day as it is written in a French sentence, `14 h 05`; with colons it would be read
  /// as a length, above all behind `depuis`, which means both "since" and "for".
  private func frenchTime(_ time: String) -> String {
    let parts = time.split(separator: ":")
    guard parts.count > 1, parts.allSatisfy({ Int($0) != nil }) else { return time }
    let minutes = "\(parts[0])\u{A0}h\u{A0}\(parts[1])"
    return minutes + (parts.count > 2 ? "\u{A0}min\u{A0}\(parts[2])\u{A0}s" : "")
  }
}

extension String {
  /// The text with a capital at its beginning.
  package var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
