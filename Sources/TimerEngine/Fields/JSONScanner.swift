/// Reads JSON and remembers where each value stands, for messages.
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
    /// A whole number without a fraction and an exponent.
    case integer(Int)
    /// Any other number.
    case fraction(Double)
    case boolean(Bool)
    case null
    case list([Node])
    case object([(key: String, value: Node)])

    /// A number with the value of a whole one; `nil` for anything else.
    package var wholeNumber: Int? {
      switch self {
      case .integer(let number): number
      case .fraction(let number): Int(exactly: number)
      default: nil
      }
    }

    /// Any number; `nil` for anything else.
    package var number: Double? {
      switch self {
      case .integer(let number): Double(number)
      case .fraction(let number): number
      default: nil
      }
    }
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

  let bytes: [UInt8]
  /// The most levels of lists and objects.
  private let maxDepth: Int
  var index = 0
  private var depth = 0
  /// Whether a list or an object was entered, and nothing in it was read yet.
  private var isAtStart = false

  /// Creates a scanner that is before the first value of a text.
  package init(_ bytes: [UInt8], maxDepth: Int = 64) {
    self.bytes = bytes
    self.maxDepth = maxDepth
  }

  /// Reads a text that holds one value, which messages call a line.
  package static func node(
    of text: [UInt8], maxDepth: Int = 8, called name: String = "line"
  ) throws(Fault) -> Node {
    var scanner = JSONScanner(text, maxDepth: maxDepth)
    let node = try scanner.value()
    try scanner.finish("the end of the \(name)")
    return node
  }

  /// Why a file is not JSON; `nil` if it is.
  package static func fault(in file: [UInt8]) -> Fault? {
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
  package mutating func finish(_ end: String) throws(Fault) {
    skipBlanks()
    guard index == bytes.count else { throw fault(end) }
  }

  func fault(_ expected: String) -> Fault {
    Fault(offset: index, expected: expected, isAtEnd: index >= bytes.count)
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

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
  package mutating func peek() -> UInt8? {
    skipBlanks()
    return next
  }

  /// Passes over a value without keeping it.
  package mutating func skipValue() throws(Fault) {
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
    case let byte? where Self.isOfNumber(byte): try number()
    default: try word()
    }
  }

  private static let words: [(String, Content)] = [
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
  ]

  /// Reads `true`, `false` or `null`.
  package mutating func word() throws(Fault) -> Content {
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
  package static func isOfNumber(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
  }

  /// Reads a number.
  package mutating func number() throws(Fault) -> Content {
    let start = index
    if let number = integer() { return .integer(number) }
    index = start
    while let byte = next, Self.isWithinNumber(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Double(text), number.isFinite, index < bytes.count { return .fraction(number) }
    if index < bytes.count { index = start }
    throw fault("a number")
  }

  private static func isWithinNumber(_ byte: UInt8) -> Bool {
    isOfNumber(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
      || byte | 0x20 == UInt8(ascii: "e")
  }

  /// Reads digits; `nil` if they are only a part of a number, or too many.
  private mutating func integer() -> Int? {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    // Below zero there is one number more.
    var number = 0
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isAlsoTooLarge) = tens.subtractingReportingOverflow(Int(byte & 0xf))
      guard !isTooLarge, !isAlsoTooLarge else { return nil }
      number = sum
      index += 1
    }
    guard index > first, let byte = next, !Self.isWithinNumber(byte) else { return nil }
    return isNegative ? number : number == .min ? nil : -number
  }

  // MARK: Lists and objects

  /// Goes into the list or the object that comes next, until `nextItem` or `nextKey` finds its end.
  package mutating func enter() throws(Fault) {
    guard depth < maxDepth else { throw fault("at most \(maxDepth) levels of nesting") }
    depth += 1
    index += 1
    isAtStart = true
  }

  /// Goes to the next value of a list; returns `false` behind its end.
  package mutating func nextItem() throws(Fault) -> Bool { try !leaves("]") }

  /// Goes to the next value of an object; returns its name, `nil` behind the object's end.
  package mutating func nextKey() throws(Fault) -> String? {
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
}
