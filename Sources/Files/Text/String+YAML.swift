extension String {
  /// The text as a YAML scalar: plain where it cannot be misread, else in double quotes.
  package var quoted: String {
    let isPlain = unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " }
    let ends = [unicodeScalars.first, unicodeScalars.last]
    if isPlain, !isEmpty, !ends.contains(" ") { return self }
    let brackets = opensManyBrackets ? "[{" : ""
    let scalars = unicodeScalars.map { brackets.contains(Character($0)) ? $0.asCode : $0.escaped }
    return "\"" + scalars.joined() + "\""
  }

  /// Whether the reader, which counts brackets in texts as well, could take this for deep nesting.
  private var opensManyBrackets: Bool {
    var open = 0
    for scalar in unicodeScalars {
      if "[{".contains(Character(scalar)) { open += 1 }
      if "]}".contains(Character(scalar)) { open -= 1 }
      guard 0...8 ~= open else { return true }
    }
    return open > 0
  }
}

extension Unicode.Scalar {
  /// The text as it is written in double quotes.
  fileprivate var escaped: String {
    // A text has none; if it did, the whole file could not be read.
    if isControl { return " " }
    return self == "\"" || self == "\\" ? "\\\(self)" : "\(self)"
  }

  /// The escape of a character below U+0100, as it is written in double quotes.
  fileprivate var asCode: String { "\\x" + String(value, radix: 16) }
}
