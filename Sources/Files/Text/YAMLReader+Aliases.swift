// Guard against aliases: a few lines of them can expand to a billion values.
extension YAMLReader {
  /// The same YAML with all anchors renamed, so that every alias refers to a missing anchor and the
  /// parser reports it; `nil` if there can be no alias, or none with an anchor.
  ///
  /// Only a YAML parser can tell whether `*a` is an alias or part of a text, and whether `&a` is an
  /// anchor. So every possible anchor gets the same first letter, with which no alias begins.
  static func withoutAnchors(_ text: String, of file: String) throws(Diagnostic) -> String? {
    var bytes = Array(text.utf8)
    let anchors = places(of: "&", in: bytes)
    let aliases = places(of: "*", in: bytes)
    guard !anchors.isEmpty, let first = aliases.first else { return nil }
    let taken = Set(aliases.map { bytes[$0] })
    guard let letter = (UInt8(ascii: "a")...UInt8(ascii: "z")).first(where: { !taken.contains($0) })
    else {
      let before = String(decoding: bytes[..<(first - 1)], as: UTF8.self).unicodeScalars
      throw alias(at: place(after: before[...]), in: file)
    }
    for index in anchors { bytes[index] = letter }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The positions after a sign at which names may begin.
  private static func places(of sign: Unicode.Scalar, in bytes: [UInt8]) -> [Int] {
    bytes.indices.dropFirst().filter { index in
      bytes[index - 1] == UInt8(ascii: sign) && isOfName(Unicode.Scalar(bytes[index]))
    }
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  /// Aliases are refused, with an anchor or without one.
  static func alias(at place: Diagnostic.Location, in file: String) -> Diagnostic {
    Diagnostic(
      file: file, place: place, what: "there is an alias", expected: "the value itself")
  }
}
