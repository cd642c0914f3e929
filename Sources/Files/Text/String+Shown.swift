import TimerEngine

extension String {
  /// The text for messages: one short line without control characters.
  package var shown: String {
    let line = printable
    let scalars = line.unicodeScalars
    return scalars.count > 40 ? String(scalars.prefix(40)) + "..." : line
  }

  /// The text on one line, with one space between two words.
  package var oneLine: String {
    // Most texts are ASCII, and bytes are compared much faster than letters.
    if utf8.allSatisfy({ $0 < 0x80 }) {
      let words = utf8.split { $0 == 0x20 || 0x09...0x0d ~= $0 }
      return words.map { String(Substring($0)) }.joined(separator: " ")
    }
    // Spreadsheets leave byte order marks behind, which a reader of YAML drops.
    return split { $0.isWhitespace || $0 == "\u{feff}" }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// Whether it moves the cursor, ends a line or is invisible.
  package var isControl: Bool {
    value < 0x20 || (0x7f..<0xa0).contains(value) || value == 0x2028 || value == 0x2029
      || value == 0xfffe || value == 0xffff
  }
}
