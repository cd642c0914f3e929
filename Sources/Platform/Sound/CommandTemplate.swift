/// A command with placeholders for the text to say.
///
/// It is split into words once, before anything is filled in, and no shell runs it. So a text stays
/// within its word, whatever it contains.
package struct CommandTemplate: Hashable, Sendable {
  private let words: [String]

  /// Reads a command: words with blanks between them, or in quotes with blanks in them.
  package init(_ text: String) throws(CommandTemplateError) {
    guard let words = Self.words(of: text) else {
      throw CommandTemplateError(text: text, problem: .openQuote)
    }
    guard words.dropFirst().contains(where: { $0.contains(Self.text) }),
      words.first?.contains(Self.text) == false
    else { throw CommandTemplateError(text: text, problem: .noText) }
    self.words = words
  }

  private static let text = "{text}"
  private static let language = "{language}"

  /// The command's name.
  var name: String { words.first ?? "" }

  /// The command with what is to be said.
  func arguments(text: String, language: String) -> [String] {
    words.map { word in
      var rest = word[...]
      var filled = ""
      while let next = rest.first {
        if rest.hasPrefix(Self.text) {
          filled += text
          rest = rest.dropFirst(Self.text.count)
        } else if rest.hasPrefix(Self.language) {
          filled += language
          rest = rest.dropFirst(Self.language.count)
        } else {
          filled.append(next)
          rest = rest.dropFirst()
        }
      }
      return filled
    }
  }

  /// The words, `nil` if a quote is not closed.
  private static func words(of text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return quote == nil ? words : nil
  }
}

/// Why a text is no command that can speak.
package struct CommandTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  package enum Problem: Hashable, Sendable {
    /// It has no place for what is to be said behind its first word, or that is one.
    case noText
    /// A quote is not closed.
    case openQuote
  }

  package let text: String
  /// What is wrong with it.
  package let problem: Problem

  /// What is wrong, what was expected, and an example.
  package var description: String {
    let wrong =
      switch problem {
      case .noText: "it has no place for the text"
      case .openQuote: "it has an unclosed quotation mark"
      }
    return
      "\(wrong). Expected a command with {text} among its arguments, "
      + "for example: --voice-command 'espeak-ng -v {language} {text}'"
  }
}
