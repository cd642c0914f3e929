// Guard against deeply nested lists and mappings.
extension YAMLReader {
  /// Throws if a text is nested deeper than any file of ours, before it is parsed:
  /// the parser is recursive, and keys that are nested lists can take minutes.
  package func checkDepth(in text: String) throws(Diagnostic) {
    let scalars = text.unicodeScalars
    guard let index = Self.deepBracket(in: scalars) ?? Self.deepIndentation(in: scalars) else {
      return
    }
    throw Diagnostic(
      file: file, place: Self.place(after: scalars[..<index]), what: "this is nested too deeply",
      expected: form)
  }

  /// The first bracket in more than 64 others.
  private static func deepBracket(in scalars: String.UnicodeScalarView) -> String.Index? {
    var depth = 0
    return scalars.indices.first { index in
      switch scalars[index] {
      case "[", "{": depth += 1
      case "]", "}": depth = max(0, depth - 1)
      default: break
      }
      return depth > 64
    }
  }

  /// The first line with more than 80 leading blanks, dashes and question marks: each level of a
  /// text without brackets takes at least one.
  private static func deepIndentation(in scalars: String.UnicodeScalarView) -> String.Index? {
    for line in scalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" }) {
      guard let first = line.first(where: { $0 != " " }), first != "#" else { continue }
      let rest = line.drop { $0 == " " || $0 == "-" || $0 == "?" }
      let columns = scalars.distance(from: line.startIndex, to: rest.startIndex)
      if columns > 80 { return rest.startIndex }
    }
    return nil
  }
}
