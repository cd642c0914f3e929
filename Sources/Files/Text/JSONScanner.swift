/// Reads JSON and remembers where each value stands, for messages.
///
/// Foundation's decoder neither says where a value stands nor whether the text ends too early.
package struct JSONScanner {
  /// A value and where it stands.
  package struct Node: Sendable {
    /// The value.
    package let content: Content
    /// The offsets of its bytes.
    package let range: Range<Int>

    /// The offset of its first byte.
    package var offset: Int { range.lowerBound }
  }

  /// What a value is.
  package enum Content: Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case null
    case list([Node])
    case object([(key: String, value: Node)])
  }

  /// Why a text is not JSON.
  package struct Fault: Error {
    /// Where it stops being JSON.
    package let offset: Int
    /// What should be there.
    package let expected: String
    /// Whether the text ends there: what follows may be missing.
    package let isAtEnd: Bool
  }

  private let bytes: [UInt8]
  /// The most levels of lists and objects.
  private let maxDepth: Int
  private var index = 0
  private var depth = 0
  /// Whether a list or an object was entered, and nothing in it was read yet.
  private var isAtStart = false

  /// Creates a scanner that is before the first value of a text.
  init(_ bytes: [UInt8], maxDepth: Int = 64) {
    self.bytes = bytes
    self.maxDepth = maxDepth
  }

  /// Reads a line that holds one value.
  package static func node(of line: [UInt8]) throws(Fault) -> Node {
    var scanner = JSONScanner(line, maxDepth: 8)
    let node = try scanner.value()
    try scanner.finish("the end of the line")
    return node
  }

  /// Why a file is not JSON; `nil` if it is.
  static func fault(in file: [UInt8]) -> Fault? {
    do throws(Fault) {
      var scanner = JSONScanner(file)
      try scanner.skipValue()
      try scanner.finish("the end of the file")
      return nil
    } catch {
      return error
    }
  }

  /// Throws if anything but blanks follows.
  mutating func finish(_ end: String) throws(Fault) {
    skipBlanks()
    guard index == bytes.count else { throw fault(end) }
  }

  private func fault(_ expected: String) -> Fault {
    Fault(offset: index, expected: expected, isAtEnd: index >= bytes.count)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0d || byte == 0x0a {
      index += 1
    }
  }

  /// Skips blanks, and a character if it comes next; returns whether it did.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// The first byte of the value that comes next; `nil` at the end of the text.
  mutating func peek() -> UInt8? {
    skipBlanks()
    return next
  }

  /// Passes over a value without keeping it.
  mutating func skipValue() throws(Fault) {
    switch peek() {
    case UInt8(ascii: "\""): _ = try text()
    case UInt8(ascii: "{"):
      try enter()
      while try nextKey() != nil { try skipValue() }
    case UInt8(ascii: "["):
      try enter()
      while try nextItem() { try skipValue() }
    case let byte? where Self.isOfNumber(byte): _ = try number()
    default: _ = try word()
    }
  }

  private mutating func value() throws(Fault) -> Node {
    skipBlanks()
    let start = index
    let content = try content()
    return Node(content: content, range: start..<index)
  }

  private mutating func content() throws(Fault) -> Content {
    switch next {
    case UInt8(ascii: "\""): .text(try text())
    case UInt8(ascii: "{"): .object(try object())
    case UInt8(ascii: "["): .list(try list())
    case let byte? where Self.isOfNumber(byte): .number(try number())
    default: try word()
    }
  }

  private static let words: [(String, Content)] = [
    ("true", .flag(true)), ("false", .flag(false)), ("null", .null),
  ]

  /// Reads `true`, `false` or `null`.
  mutating func word() throws(Fault) -> Content {
    for (word, content) in Self.words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    // A word that the end of the line has cut off.
    if index < bytes.count, Self.words.contains(where: { $0.0.utf8.starts(with: bytes[index...]) })
    {
      index = bytes.count
    }
    throw fault("a value")
  }

  /// Whether a number may begin with a byte.
  static func isOfNumber(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
  }

  /// Reads a number.
  mutating func number() throws(Fault) -> Double {
    let start = index
    while let byte = next {
      guard
        Self.isOfNumber(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
          || byte | 0x20 == UInt8(ascii: "e")
      else { break }
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Double(text), number.isFinite, index < bytes.count { return number }
    if index < bytes.count { index = start }
    throw fault("a number")
  }

  // MARK: Lists and objects

  /// Goes into the list or the object that comes next, until `nextItem` or `nextKey` finds its end.
  mutating func enter() throws(Fault) {
    guard depth < maxDepth else { throw fault("at most \(maxDepth) levels of nesting") }
    depth += 1
    index += 1
    isAtStart = true
  }

  /// Goes to the next value of a list; returns `false` behind its end.
  mutating func nextItem() throws(Fault) -> Bool { try !leaves("]") }

  /// Goes to the next value of an object; returns its name, `nil` behind the object's end.
  mutating func nextKey() throws(Fault) -> String? {
    guard try !leaves("}") else { return nil }
    guard peek() == UInt8(ascii: "\"") else { throw fault("a name in quotes") }
    let key = try text()
    guard skip(":") else { throw fault("':'") }
    return key
  }

  private mutating func leaves(_ end: Unicode.Scalar) throws(Fault) -> Bool {
    let isFirst = isAtStart
    isAtStart = false
    if !isFirst, skip(",") { return false }
    guard skip(end) else {
      if isFirst { return false }
      throw fault("',' or '\(end)'")
    }
    depth -= 1
    return true
  }

  private mutating func list() throws(Fault) -> [Node] {
    try enter()
    var nodes: [Node] = []
    while try nextItem() { nodes.append(try value()) }
    return nodes
  }

  private mutating func object() throws(Fault) -> [(key: String, value: Node)] {
    try enter()
    var entries: [(String, Node)] = []
    while let key = try nextKey() { entries.append((key, try value())) }
    return entries
  }

  // MARK: Texts

  /// Reads a text.
  mutating func text() throws(Fault) -> String {
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if next == UInt8(ascii: "\""),
      let text = String(validating: bytes[start..<index], as: UTF8.self)
    {
      index += 1
      return text
    }
    var found = Array(bytes[start..<index])
    while next != UInt8(ascii: "\"") {
      guard let byte = next, byte >= 0x20 else { throw fault("'\"'") }
      index += 1
      if byte == UInt8(ascii: "\\") {
        found.append(
          contentsOf: UTF8.encode(try escapedScalar()) ?? UTF8.encodedReplacementCharacter)
      } else {
        found.append(byte)
      }
    }
    guard let text = String(validating: found, as: UTF8.self) else {
      index = start
      throw fault("text in UTF-8")
    }
    index += 1
    return text
  }

  /// The character behind a backslash.
  private mutating func escapedScalar() throws(Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault("the rest of the text") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try numberedScalar()
    default:
      index -= 1
      throw fault("one of \" \\ / b f n r t u")
    }
  }

  /// The character with a number; above U+FFFF it is written as a pair of surrogates.
  private mutating func numberedScalar() throws(Fault) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xdc00, next == UInt8(ascii: "\\") else { throw fault("a surrogate pair") }
    index += 1
    guard next == UInt8(ascii: "u") else { throw fault("a surrogate pair") }
    index += 1
    let second = try hexadecimal()
    guard (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw fault("a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits")
      }
      number = number << 4 + UInt32(digit)
      index += 1
    }
    return number
  }
}
