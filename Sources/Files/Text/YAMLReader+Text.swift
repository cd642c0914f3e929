import SpeechAnnouncement
import Yams

// From bytes to YAML: the problems before there are values.
extension YAMLReader {
  /// The text of a file, less a byte order mark.
  static func text(of bytes: [UInt8], in file: String) throws(Diagnostic) -> String {
    let marked = bytes.starts(with: [0xef, 0xbb, 0xbf])
    let bytes = marked ? bytes[3...] : bytes[...]
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw broken(bytes, in: file)
    }
    let scalars = text.unicodeScalars
    // YAML counts rare line ends as well, which editors do not.
    guard
      let index = scalars.firstIndex(where: { $0.isControl && !["\t", "\n", "\r"].contains($0) })
    else {
      return text
    }
    let code = scalars[index].value
    let name = code == 0 ? "NUL character" : "control character 0x\(String(code, radix: 16))"
    throw Diagnostic(
      file: file, place: place(after: scalars[..<index]), what: "there is a \(name)",
      expected: "text")
  }

  /// The problem of bytes that are not UTF-8.
  private static func broken(_ bytes: ArraySlice<UInt8>, in file: String) -> Diagnostic {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var before = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { before.append(scalar) }
    let byte = bytes.dropFirst(String(before).utf8.count).first ?? 0
    return Diagnostic(file: file, place: place(after: before[...]), problem: .noUTF8(byte))
  }

  /// The location after the beginning of a text.
  static func place(after scalars: String.UnicodeScalarView.SubSequence) -> Diagnostic.Location {
    let lines = String(scalars).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Diagnostic.Location(
      line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  /// The error of Yams as a `Diagnostic`.
  func problem(of error: any Error) -> Diagnostic {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, let text),
      .parser(let context, let problem, let mark, let text):
      let context = context.map { "\($0.text) from line \($0.mark.line): " } ?? ""
      return invalidYAML(
        context + problem, at: mark.place,
        expected: Self.advice(on: context + problem, for: Self.scalar(at: mark, in: text)))
    case .composer(nil, _, let mark, _):
      return Self.alias(at: mark.place, in: file)
    case .composer(let context?, let problem, let mark, _):
      return invalidYAML("\(context.text) \(problem)", at: mark.place)
    case .duplicatedKeysInMapping(let keys, let context):
      return Diagnostic(
        file: file, place: context.mark.place, problem: .repeatedKey((keys.first ?? "").shown))
    default:
      return invalidYAML("\(error)", at: .start)
    }
  }

  private func invalidYAML(
    _ words: String, at place: Diagnostic.Location, expected: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      file: file, place: place, problem: .noYAML(words.oneLine, expected: expected ?? form))
  }

  /// What to do about the usual mistakes, of which libyaml's words tell little to people who write
  /// files by hand; `nil` for rarer ones.
  private static func advice(on words: String, for scalar: Unicode.Scalar?) -> String? {
    let begins = words.contains("start any token")
    if words.contains("violates indentation") || begins && scalar == "\t" {
      return "spaces instead of the tab"
    }
    if begins, let scalar {
      return "quotation marks around a text that begins with '\(String(scalar).shown)'"
    }
    if words.contains("quoted scalar"), words.contains("end of stream") {
      return "a quotation mark where the text ends"
    }
    return advices.first { words.contains($0.words) }?.advice
  }

  private static let advices: [(words: String, advice: String)] = [
    (
      words: "mapping values are not allowed",
      advice: "quotation marks around a text with ': ' in it, and keys that belong together in one "
        + "column"
    ),
    ("'-' indicator", "keys that belong together in one column, '- ' before the first of them"),
    (
      "did not find expected key",
      "keys that belong together in one column, and no quotation mark inside a quoted text"
    ),
    (
      "block sequence entries are not allowed",
      "a list in lines of its own, or quotation marks around '-'"
    ),
    ("unknown escape character", "text in single quotation marks, where \\ is a character"),
    ("',' or ']'", "a comma, or the ']' that ends the list"),
    ("',' or '}'", "a comma, or the '}' that ends the entries"),
  ]

  /// The character at which something is wrong.
  private static func scalar(at mark: Mark, in text: String) -> Unicode.Scalar? {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(mark.line - 1) else { return nil }
    return lines[mark.line - 1].dropFirst(mark.column - 1).first
  }
}

extension Mark {
  fileprivate var place: Diagnostic.Location { Diagnostic.Location(line: line, column: column) }
}
