extension String {
  /// The text as a YAML scalar: plain where it cannot be misread, else in double quotes.
  package var quoted: String {
    let isPlain = unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " }
    let ends = [unicodeScalars.first, unicodeScalars.last]
    if isPlain, !isEmpty, !ends.contains(" ") { return self }
    return "\"" + unicodeScalars.map(\.escaped).joined() + "\""
  }
}

extension Unicode.Scalar {
  /// The text as it is written in double quotes.
  fileprivate var escaped: String {
    // A text has none; if it did, the whole file could not be read.
    if isControl { return " " }
    return self == "\"" || self == "\\" ? "\\\(self)" : "\(self)"
  }
}
