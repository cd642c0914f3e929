// Text from outside - arguments, paths, files, the environment - may hold characters that move a
// terminal's cursor, end a line or turn the order of what follows. Code that shows, logs or speaks
// a text makes it printable first.

extension Unicode.Scalar {
  /// Whether this is a character of one line of text: no control character (C0, DEL, C1), no
  /// separator of lines or paragraphs, nothing that changes the direction of other text, and no
  /// code that is no character.
  package var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069, 0xfffe, 0xffff: false
    default: true
    }
  }
}

extension String {
  /// The text on one line, with U+FFFD in place of unprintable characters.
  package var printable: String { printable(replacement: "\u{fffd}") }

  /// The same of a text of several lines, whose ends stay.
  package var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }

  /// The same with another character in its place.
  package func printable(replacement: Unicode.Scalar) -> String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
    var line = String()
    line.unicodeScalars.append(
      contentsOf: unicodeScalars.map { $0.isPrintable ? $0 : replacement })
    return line
  }
}
