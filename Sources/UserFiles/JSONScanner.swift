/// Reads JSON and remembers where each value stands, for messages.
///
/// Foundation's decoder neither says where a value stands nor whether the text ends too early.
struct JSONScanner {
  /// A value and where it begins.
  struct Node {
    let content: Content
    /// The offset of its first byte.
    let offset: Int
  }

  /// What a value is.
  enum Content {
    case text(String)
    case number(Double)
    case flag(Bool)
    case null
    case list([Node])
    case object([(key: String, value: Node)])
  }

  /// Why a text is not JSON.
  struct Fault: Error {
    /// Where it stops being JSON.
    let offset: Int
    /// What should be there.
    let expected: String
    /// Whether the text ends there: what follows may be missing.
    let isAtEnd: Bool
  }

  private let bytes: [UInt8]
  /// The most levels of lists and objects.
  private let maxDepth: Int
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8], maxDepth: Int) {
    self.bytes = bytes
    self.maxDepth = maxDepth
  }

  /// Reads a line that holds one value.
  static func node(of line: [UInt8]) throws(Fault) -> Node {
    try node(of: line, maxDepth: 8, end: "the end of the line")
  }

  /// Why a file is not JSON; `nil` if it is.
  static func fault(in file: [UInt8]) -> Fault? {
    do throws(Fault) {
      _ = try node(of: file, maxDepth: 64, end: "the end of the file")
      return nil
    } catch {
      return error
    }
  }

  private static func node(
    of bytes: [UInt8], maxDepth: Int, end: String
  ) throws(Fault) -> Node {
    var scanner = JSONScanner(bytes, maxDepth: maxDepth)
    let node = try scanner.value()
    scanner.skipBlanks()
    guard scanner.index == bytes.count else { throw scanner.fault(end) }
    return node
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

  private mutating func value() throws(Fault) -> Node {
    skipBlanks()
    let offset = index
    switch next {
    case UInt8(ascii: "\""): return Node(content: .text(try text()), offset: offset)
    case UInt8(ascii: "{"): return Node(content: .object(try object()), offset: offset)
    case UInt8(ascii: "["): return Node(content: .list(try list()), offset: offset)
    case let byte? where "-0123456789".utf8.contains(byte):
      return Node(content: .number(try number()), offset: offset)
    default: return Node(content: try word(), offset: offset)
    }
  }

  private mutating func word() throws(Fault) -> Content {
    let words: [(String, Content)] = [
      ("true", .flag(true)), ("false", .flag(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    // A word that the end of the line has cut off.
    if index < bytes.count, words.contains(where: { $0.0.utf8.starts(with: bytes[index...]) }) {
      index = bytes.count
    }
    throw fault("a value")
  }

  private mutating func number() throws(Fault) -> Double {
    let start = index
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Double(text), number.isFinite, index < bytes.count { return number }
    if index < bytes.count { index = start }
    throw fault("a number")
  }

  // MARK: Lists and objects

  private mutating func enter() throws(Fault) {
    guard depth < maxDepth else { throw fault("at most \(maxDepth) levels") }
    depth += 1
    index += 1
  }

  private mutating func list() throws(Fault) -> [Node] {
    try enter()
    defer { depth -= 1 }
    guard !skip("]") else { return [] }
    var nodes: [Node] = []
    repeat { nodes.append(try value()) } while skip(",")
    guard skip("]") else { throw fault("',' or ']'") }
    return nodes
  }

  private mutating func object() throws(Fault) -> [(key: String, value: Node)] {
    try enter()
    defer { depth -= 1 }
    guard !skip("}") else { return [] }
    var entries: [(String, Node)] = []
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw fault("a name in quotes") }
      let key = try text()
      guard skip(":") else { throw fault("':'") }
      entries.append((key, try value()))
    } while skip(",")
    guard skip("}") else { throw fault("',' or '}'") }
    return entries
  }

  // MARK: Texts

  private mutating func text() throws(Fault) -> String {
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    var found = Array(bytes[start..<index])
    while next != UInt8(ascii: "\"") {
      guard let byte = next, byte >= 0x20 else { throw fault("'\"'") }
      index += 1
      if byte == UInt8(ascii: "\\") {
        found += String(try escapedScalar()).utf8
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
    guard first < 0xdc00, next == UInt8(ascii: "\\") else { throw fault("a pair of surrogates") }
    index += 1
    guard next == UInt8(ascii: "u") else { throw fault("a pair of surrogates") }
    index += 1
    let second = try hexadecimal()
    guard (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw fault("a pair of surrogates") }
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
