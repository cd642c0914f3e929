/// Puts values into the patterns of a language: of its file, behind that of a region.
package struct FluentText: Sendable {
  /// The files of the language, that of the region first.
  let files: [FluentFile]
  let rules: LanguageRules

  package init(files: [FluentFile], rules: LanguageRules) {
    (self.files, self.rules) = (files, rules)
  }

  /// The text of a message or a form of this name; `nil` if it is missing or cannot be read.
  package func text(_ name: String, _ values: FluentValues) -> String? {
    let form = name.split(separator: ".", maxSplits: 1)
    guard let message = form.first else { return nil }
    let hash = UInt64.hash(of: String(message))
    return file(with: hash).flatMap {
      text(form.count > 1 ? hash.adding("." + form[1]) : hash, values, in: $0)
    }
  }

  /// A file that has a message is not read on in another one: the forms of a text belong together.
  func file(with hash: UInt64) -> FluentFile? { files.first { $0.has(hash) } }

  /// The text of a pattern; `nil` if it is missing or cannot be read.
  func text(_ hash: UInt64, _ values: FluentValues, in file: FluentFile) -> String? {
    guard let pattern = try? file.pattern(hash) else { return nil }
    return text(pattern, values)
  }

  func text(_ pattern: FluentPattern, _ values: FluentValues, _ depth: Int = 0) -> String {
    if pattern.count == 1 { return text(pattern[0], values, depth) }
    var result = ""
    for part in pattern { result += text(part, values, depth) }
    return result
  }

  private func text(_ part: FluentPart, _ values: FluentValues, _ depth: Int) -> String {
    switch part {
    case .text(let text), .literal(let text): return text
    case .select(let selector, let variants, let other):
      let value = value(of: selector, values, depth)
      let place = variants.firstIndex { matches($0.key, value) } ?? other
      return text(variants[place].pattern, values, depth)
    default: return value(of: part, values, depth)?.text ?? part.inBraces
    }
  }

  private func value(of part: FluentPart, _ values: FluentValues, _ depth: Int) -> FluentValue? {
    switch part {
    case .text(let text), .literal(let text): return .text(text)
    case .number(let number): return .number(number)
    case .variable(let name): return values[name]
    case .function(let name, let parts, let named):
      return rules.value(of: name, parts.map { value(of: $0, values, depth) ?? .nothing }, named)
    case .message(let name):
      // A message that mentions itself ends here.
      let hash = UInt64.hash(of: name)
      guard depth < 8, let pattern = try? file(with: hash)?.pattern(hash) else { return nil }
      return .text(text(pattern, values, depth + 1))
    case .select: return .text(text(part, values, depth))
    }
  }

  private func matches(_ key: String, _ value: FluentValue?) -> Bool {
    switch value {
    case .word(let word)?: key == word
    case .number(let number)?: key == rules.category(of: number).rawValue || key == String(number)
    case .nothing?: key == "none"
    case .text?, .list?, nil: false
    }
  }
}

/// A value of a variable in a text.
package enum FluentValue: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What people have written; it is never the key of a variant.
  case text(String)
  /// A word that can be the key of a variant.
  case word(String)
  case number(Int)
  case list([String])
  /// There is none: the variant `none`.
  case nothing

  package init(stringLiteral word: String) { self = .word(word) }

  /// A text, or nothing.
  package static func some(_ text: String?) -> Self { text.map(Self.text) ?? .nothing }

  /// As it stands in a text.
  var text: String {
    switch self {
    case .text(let text), .word(let text): text
    case .number(let number): String(number)
    case .list(let texts): texts.joined(separator: ", ")
    case .nothing: ""
    }
  }
}

/// The values of a text's variables.
package struct FluentValues: ExpressibleByDictionaryLiteral {
  // Few, so that a search takes less time than a hash.
  private var pairs: [(String, FluentValue)]

  package init(dictionaryLiteral pairs: (String, FluentValue)...) { self.pairs = pairs }

  /// Creates the values of these names.
  package init(_ pairs: [(String, FluentValue)]) { self.pairs = pairs }

  /// The value of a variable; `nil` if it has none.
  subscript(name: String) -> FluentValue? { pairs.first { $0.0 == name }?.1 }

  /// The values of both.
  static func + (first: Self, second: Self) -> Self { Self(first.pairs + second.pairs) }
}

extension FluentPart {
  /// What stands in a text for what is missing.
  fileprivate var inBraces: String {
    switch self {
    case .variable(let name): "{$\(name)}"
    case .message(let name): "{\(name)}"
    case .function(let name, _, _): "{\(name)()}"
    default: "{???}"
    }
  }
}
