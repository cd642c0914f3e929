import Synchronization

/// A file of messages in the syntax of Project Fluent (https://projectfluent.org), of which this
/// reads a subset.
///
/// It knows where the pattern of each message and attribute is, and reads it only when it is used.
/// It reads no terms and no numbers with fractions.
package final class FluentFile: Sendable {
  /// The file, behind which stand a newline and a zero.
  private nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the bytes are this file's own.
  private let ownsBytes: Bool
  /// The places of names and of their patterns, in the order of their hashes.
  private let places: [Place]
  /// The patterns that were used.
  private let patterns = Mutex<[UInt64: FluentPattern]>([:])

  /// A name, by its hash and where it begins, and where its pattern begins and ends.
  private struct Place: Sendable {
    let hash: UInt64
    let name: Int32
    var start: Int32
    var end: Int32
  }

  /// Finds the messages in bytes that stay where they are, and behind which a newline and a zero
  /// stand.
  ///
  /// Throws if a line has no name or no pattern, or if a name stands twice.
  init(static bytes: UnsafeBufferPointer<UInt8>) throws(FluentError) {
    (self.bytes, ownsBytes) = (bytes, false)
    places = try Self.places(in: bytes)
  }

  /// Finds the messages of a text; throws as above, and at a carriage return.
  package init(_ text: String) throws(FluentError) {
    let count = text.utf8.count
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + 2)
    _ = bytes.initialize(from: Array(text.utf8) + [0x0a, 0])
    self.bytes = UnsafeBufferPointer(start: bytes.baseAddress, count: count)
    ownsBytes = true
    places = try Self.places(in: self.bytes)
    if let index = self.bytes.firstIndex(of: 0x0d) {
      throw FluentError(.expected("a newline without a carriage return"), at: index, in: self.bytes)
    }
  }

  deinit { if ownsBytes { bytes.deallocate() } }

  private static func places(in file: UnsafeBufferPointer<UInt8>) throws(FluentError) -> [Place] {
    guard let bytes = file.baseAddress else { return [] }
    var places: [Place] = []
    places.reserveCapacity(file.count / 48)
    var (index, message, isOpen) = (0, UInt64.emptyName, false)
    while index <= file.count {
      let start = index
      while bytes[index] == 0x20 { index += 1 }
      let first = bytes[index]
      let isAttribute = index > start && first == UInt8(ascii: ".")
      let isFirst = index == start && !first.continuesPattern
      if isFirst || isAttribute, isOpen {
        places[places.count - 1].end = Int32(start)
        isOpen = false
      }
      if isFirst && first != UInt8(ascii: "#") && index < file.count || isAttribute {
        if isAttribute { index += 1 }
        var hash = isAttribute ? message.with(UInt8(ascii: ".")) : .emptyName
        let name = index
        while bytes[index].isInName { (hash, index) = (hash.with(bytes[index]), index + 1) }
        guard index > name else { throw FluentError(.expected("a name"), at: index, in: file) }
        if !isAttribute { message = hash }
        while bytes[index] == 0x20 { index += 1 }
        guard bytes[index] == UInt8(ascii: "=") else {
          throw FluentError(.expected("="), at: index, in: file)
        }
        places.append(
          Place(hash: hash, name: Int32(name), start: Int32(index + 1), end: Int32(file.count + 1)))
        isOpen = true
      }
      while bytes[index] != 0x0a { index += 1 }
      index += 1
    }
    places.sort { ($0.hash, $0.name) < ($1.hash, $1.name) }
    for (first, second) in zip(places, places.dropFirst()) where first.hash == second.hash {
      throw FluentError(
        .repeated(name(at: Int(second.name), in: bytes)), at: Int(second.name), in: file)
    }
    return places
  }

  private static func name(at start: Int, in bytes: UnsafePointer<UInt8>) -> String {
    var end = start
    while bytes[end].isInName { end += 1 }
    return String(
      decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }

  /// The names of messages and attributes with their lines, in their order: `not-undone`, `.short`.
  package var names: [(name: String, line: Int)] {
    guard let bytes = bytes.baseAddress else { return [] }
    var (line, index) = (1, 0)
    return places.sorted { $0.name < $1.name }.map { place in
      let start = Int(place.name)
      while index < start {
        if bytes[index] == 0x0a { line += 1 }
        index += 1
      }
      let isAttribute = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      return ((isAttribute ? "." : "") + Self.name(at: start, in: bytes), line)
    }
  }

  /// The line of a place, which is counted in bytes.
  package func line(at place: Int) -> Int { bytes[..<place].count { $0 == 0x0a } + 1 }

  /// Whether there is a message or an attribute with this hash of its name.
  func has(_ hash: UInt64) -> Bool { place(hash) != nil }

  /// Whether there is a message or an attribute of this name.
  package func has(_ name: String) -> Bool { has(.hash(of: name)) }

  private func place(_ hash: UInt64) -> Place? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].hash == hash ? places[low] : nil
  }

  /// The pattern of a message or an attribute; `nil` if there is none.
  package func pattern(_ name: String) throws(FluentError) -> FluentPattern? {
    try pattern(.hash(of: name))
  }

  /// The pattern by the hash of the name; `nil` if there is none.
  func pattern(_ hash: UInt64) throws(FluentError) -> FluentPattern? {
    if let pattern = patterns.withLock({ $0[hash] }) { return pattern }
    guard let place = place(hash) else { return nil }
    var reader = FluentReader(bytes: bytes, index: Int(place.start), end: Int(place.end) - 1)
    let pattern = try reader.pattern()
    reader.skip(newlines: true)
    guard reader.index >= reader.end else {
      throw reader.error(.expected("a text, an attribute or a message"))
    }
    patterns.withLock { $0[hash] = pattern }
    return pattern
  }
}

/// The parts of a text: what stands there, and what is put in.
package typealias FluentPattern = [FluentPart]

/// A part of a text.
package indirect enum FluentPart: Hashable, Sendable {
  /// What stands there, outside of braces or in quotation marks within them.
  case text(String)
  case literal(String)
  /// Within braces: a whole number, the value of a variable, another message (or its attribute,
  /// behind a full stop), and what a function makes of its arguments.
  case number(Int)
  case variable(String)
  case message(String)
  case function(String, [FluentPart], named: [String: String])
  /// The variant for a value, or the one in place `other`.
  case select(FluentPart, [Variant], other: Int)

  /// A pattern, and the word or the number that it is for.
  package struct Variant: Hashable, Sendable {
    package let key: String
    package let pattern: FluentPattern
    /// Where it begins in its file, in bytes.
    package let place: Int
  }
}

/// Why a file of messages cannot be read, and where: lines and columns are counted from 1, columns
/// in characters.
package struct FluentError: Error, Hashable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// Something else must stand here.
    case expected(String)
    /// A name stands twice.
    case repeated(String)
    /// One variant must have an asterisk.
    case oneDefault
  }
  package let problem: Problem
  package let line: Int
  package let column: Int

  init(_ problem: Problem, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let index = min(index, bytes.count)
    let line = bytes[..<index].lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    self.problem = problem
    self.line = bytes[..<line].count { $0 == 0x0a } + 1
    column = bytes[line..<index].count { $0 & 0xc0 != 0x80 } + 1
  }
}

/// Reads one pattern, before whose end is a newline.
private struct FluentReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  let end: Int

  /// Whether this sign is next.
  private func isAt(_ sign: Unicode.Scalar) -> Bool {
    index < end && bytes[index] == UInt8(ascii: sign)
  }
  func error(_ problem: FluentError.Problem) -> FluentError {
    FluentError(problem, at: index, in: bytes)
  }
  mutating func skip(newlines: Bool) { while isAt(" ") || newlines && isAt("\n") { index += 1 } }
  private mutating func read(_ sign: Unicode.Scalar) throws(FluentError) {
    guard isAt(sign) else { throw error(.expected(String(sign))) }
    index += 1
  }
  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// A pattern, without the blanks that all its lines begin with.
  mutating func pattern() throws(FluentError) -> FluentPattern {
    skip(newlines: false)
    var (parts, starts) = ([] as FluentPattern, [] as [(place: Int, newlines: Int, blanks: Int)])
    while index < end {
      if isAt("\n") {
        guard let (newlines, blanks) = continuation() else { break }
        starts.append((parts.count, parts.isEmpty ? 0 : newlines, blanks))
        parts.append(.text(""))
      } else if isAt("{") {
        index += 1
        parts.append(try placeable())
      } else {
        let start = index
        while index < end, !isAt("\n"), !isAt("{"), !isAt("}") { index += 1 }
        guard !isAt("}") else { throw error(.expected("{ before }")) }
        parts.append(.text(text(start..<index)))
      }
    }
    guard !parts.isEmpty else { throw error(.expected("a text")) }
    let common = starts.map(\.blanks).min() ?? 0
    for (place, newlines, blanks) in starts {
      parts[place] = .text(
        String(repeating: "\n", count: newlines) + String(repeating: " ", count: blanks - common))
    }
    if case .text(var text)? = parts.last {
      while text.utf8.last == 0x20 { text.removeLast() }
      parts[parts.count - 1] = .text(text)
    }
    return starts.isEmpty ? parts : parts.filter { $0 != .text("") }
  }

  /// Goes to the next line that belongs to the pattern; tells how many lines further, and the
  /// blanks there.
  private mutating func continuation() -> (newlines: Int, blanks: Int)? {
    var (newlines, start, place) = (0, index, index)
    while place < end, bytes[place] == 0x0a || bytes[place] == 0x20 {
      if bytes[place] == 0x0a { (newlines, start) = (newlines + 1, place + 1) }
      place += 1
    }
    guard place < end, place > start, !"[*.}".utf8.contains(bytes[place]) else { return nil }
    index = place
    return (newlines, place - start)
  }

  /// What is within braces, behind the first of them.
  private mutating func placeable() throws(FluentError) -> FluentPart {
    let value = try expression()
    guard isAt("-") else {
      try read("}")
      return value
    }
    index += 1
    try read(">")
    var (variants, others) = ([] as [FluentPart.Variant], [] as [Int])
    skip(newlines: true)
    repeat {
      if isAt("*") { (others, index) = (others + [variants.count], index + 1) }
      let place = index
      try read("[")
      skip(newlines: true)
      let key = word()
      skip(newlines: true)
      try read("]")
      variants.append(FluentPart.Variant(key: key, pattern: try pattern(), place: place))
      skip(newlines: true)
    } while !isAt("}")
    guard others.count == 1 else { throw error(.oneDefault) }
    index += 1
    return .select(value, variants, other: others[0])
  }

  /// A value, with the blanks around it.
  private mutating func expression() throws(FluentError) -> FluentPart {
    skip(newlines: true)
    defer { skip(newlines: true) }
    if isAt("\"") { return .literal(try quoted()) }
    let isVariable = isAt("$")
    if isVariable { index += 1 }
    let word = word()
    if let number = Int(word), !isVariable { return .number(number) }
    guard let letter = word.utf8.first, (0x61...0x7a).contains(letter | 0x20) else {
      throw error(.expected("a value"))
    }
    if isVariable { return .variable(word) }
    if isAt(".") {
      index += 1
      return .message(word + "." + self.word())
    }
    guard isAt("(") else { return .message(word) }
    var (values, named) = ([] as [FluentPart], [:] as [String: String])
    repeat {
      index += 1
      skip(newlines: true)
      if isAt(")") { break }
      let value = try expression()
      if isAt(":"), case .message(let name) = value {
        index += 1
        skip(newlines: true)
        named[name] = isAt("\"") ? try quoted() : self.word()
        skip(newlines: true)
      } else {
        values.append(value)
      }
    } while isAt(",")
    try read(")")
    return .function(word, values, named: named)
  }

  /// A text in quotation marks, with `\"`, `\\`, `\u00A0` and `\U0000A0`.
  private mutating func quoted() throws(FluentError) -> String {
    var text: [UInt8] = []
    index += 1
    while index < end, !isAt("\""), !isAt("\n") {
      let isEscaped = isAt("\\")
      if isEscaped { index += 1 }
      let digits = isEscaped && isAt("u") ? 4 : isEscaped && isAt("U") ? 6 : 0
      if digits > 0 {
        let code = self.text(min(index + 1, end)..<min(index + 1 + digits, end))
        guard let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) else {
          throw error(.expected("a character's code"))
        }
        text += String(scalar).utf8
      } else if index < end {
        text.append(bytes[index])
      }
      index += 1 + digits
    }
    try read("\"")
    return String(decoding: text, as: UTF8.self)
  }

  /// Letters, digits, hyphens and low lines.
  private mutating func word() -> String {
    let start = index
    while index < end, bytes[index].isInName { index += 1 }
    return text(start..<index)
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit, a hyphen or a low line.
  fileprivate var isInName: Bool {
    (0x61...0x7a).contains(self | 0x20) || (0x30...0x39).contains(self) || self == 0x2d
      || self == 0x5f
  }

  /// Whether a line that begins with it goes on with the pattern before it.
  fileprivate var continuesPattern: Bool {
    self == UInt8(ascii: "[") || self == UInt8(ascii: "*") || self == UInt8(ascii: "}")
      || self == 0x0a
  }
}

// The hash of a name, by Fowler, Noll and Vo.
extension UInt64 {
  fileprivate static let emptyName: UInt64 = 14_695_981_039_346_656_037
  fileprivate func with(_ byte: UInt8) -> UInt64 { (self ^ UInt64(byte)) &* 1_099_511_628_211 }

  /// The hash of a name, which can also be written as in Swift: `notUndone` has the hash of
  /// `not-undone`.
  static func hash(of name: String) -> UInt64 { UInt64.emptyName.adding(name) }

  /// The hash of this name and another behind it.
  func adding(_ name: String) -> UInt64 {
    var hash = self
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5a: hash = hash.with(0x2d).with(byte | 0x20)
      case 0x20: hash = hash.with(0x2d)
      default: hash = hash.with(byte)
      }
    }
    return hash
  }
}
