import SpeechAnnouncement

// From bytes to YAML: the problems before there are values.
extension YAMLReader {
  /// The text of a file, less a byte order mark.
  static func text(of bytes: [UInt8], in file: String) throws(Diagnostic) -> String {
    let bytes = bytes.withoutByteOrderMark
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

  /// What libyaml says is wrong, with what to do about it.
  func problem(
    _ words: String, at place: Diagnostic.Location, in text: String
  ) -> Diagnostic {
    invalidYAML(
      words, at: place, expected: Self.advice(on: words, for: Self.scalar(at: place, in: text)))
  }

  func invalidYAML(
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
  private static func scalar(
    at place: Diagnostic.Location, in text: String
  ) -> Unicode.Scalar? {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1].dropFirst(place.column - 1).first
  }
}
