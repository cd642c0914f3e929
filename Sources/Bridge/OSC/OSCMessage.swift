import TimerEngine

/// A message of Open Sound Control.
///
/// The form of packets is that of "The Open Sound Control 1.0 Specification":
/// https://opensoundcontrol.stanford.edu/spec-1_0.html
struct OSCMessage: Hashable, Sendable {
  /// The address, such as `/speakerclock/start`.
  var address: String
  /// The arguments, in order.
  var arguments: [OSCArgument] = []
}

/// An argument of a message.
enum OSCArgument: Hashable, Sendable {
  /// `i` and `h`.
  case integer(Int64)
  /// `f` and `d`.
  case number(Double)
  /// `s`, and `S`, which means the same.
  case text(String)
  /// `b`.
  case bytes([UInt8])
  /// `T` and `F`.
  case truth(Bool)
  /// `N` and `I`, which have no value.
  case nothing
}

/// Why bytes are not a packet, or a message is not a command.
struct OSCError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what was expected.
  let description: String

  init(_ description: String) { self.description = description }
}

// MARK: From bytes

extension OSCMessage {
  /// The maximum number of bytes of a packet; no command needs as many.
  static let maxBytes = 8192
  /// The maximum depth of bundles within bundles.
  private static let maxDepth = 4
  /// How many messages a packet may have.
  private static let maxMessages = 64
  /// What a bundle begins with.
  private static let bundle = "#bundle"

  /// The messages of a packet in order, those of bundles in their places.
  ///
  /// The times of bundles are ignored: each message is carried out at once.
  static func messages(in bytes: some Collection<UInt8>) throws(OSCError) -> [OSCMessage] {
    guard bytes.count <= maxBytes else {
      throw OSCError("a packet of more than \(maxBytes) bytes, expected a shorter one")
    }
    var messages: [OSCMessage] = []
    try read(Array(bytes)[...], depth: 0, into: &messages)
    return messages
  }

  private static func read(
    _ bytes: ArraySlice<UInt8>, depth: Int, into messages: inout [OSCMessage]
  ) throws(OSCError) {
    guard bytes.count.isMultiple(of: 4), !bytes.isEmpty else {
      throw OSCError("a packet of \(bytes.count) bytes, expected a multiple of four")
    }
    var reader = OSCReader(bytes)
    let address = try reader.text()
    guard address == bundle else {
      guard messages.count < maxMessages else {
        throw OSCError("more than \(maxMessages) messages")
      }
      return messages.append(try OSCMessage(address, &reader))
    }
    guard depth < maxDepth else { throw OSCError("bundles lie deeper than \(maxDepth)") }
    _ = try reader.bytes(8)
    while !reader.isAtEnd {
      let count = Int(try reader.integer())
      guard count > 0 else { throw OSCError("an element of a bundle is empty") }
      try read(try reader.bytes(count), depth: depth + 1, into: &messages)
    }
  }

  private init(_ address: String, _ reader: inout OSCReader) throws(OSCError) {
    guard address.hasPrefix("/") else {
      throw OSCError(
        "the address '\(address.printable.shortened)', expected one with a slash before it")
    }
    self.address = address
    // Old programs leave the types out where there are no arguments.
    guard !reader.isAtEnd else { return }
    let types = try reader.text()
    guard types.hasPrefix(",") else { throw OSCError("arguments without their types") }
    for type in types.dropFirst() { arguments.append(try reader.argument(of: type)) }
    guard reader.isAtEnd else { throw OSCError("more bytes than arguments") }
  }
}

/// Reads the parts of a packet, each of which is a multiple of four bytes.
private struct OSCReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func bytes(_ count: Int) throws(OSCError) -> ArraySlice<UInt8> {
    guard 0...rest.count ~= count else { throw OSCError("a packet is cut off") }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A text ends with a zero byte, and more of them up to a multiple of four bytes.
  mutating func text() throws(OSCError) -> String {
    guard let end = rest.firstIndex(of: 0) else { throw OSCError("a text has no end") }
    let count = end - rest.startIndex
    let bytes = try bytes((count / 4 + 1) * 4)
    guard let text = String(validating: bytes.prefix(count), as: UTF8.self),
      bytes.dropFirst(count).allSatisfy({ $0 == 0 })
    else { throw OSCError("a text is not UTF-8, or has something behind its end") }
    return text
  }

  mutating func integer() throws(OSCError) -> Int32 {
    Int32(truncatingIfNeeded: try unsigned(4))
  }

  private mutating func unsigned(_ count: Int) throws(OSCError) -> UInt64 {
    try bytes(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func argument(of type: Character) throws(OSCError) -> OSCArgument {
    switch type {
    case "i": return .integer(Int64(try integer()))
    case "h": return .integer(Int64(bitPattern: try unsigned(8)))
    case "f": return .number(Double(Float(bitPattern: UInt32(try unsigned(4)))))
    case "d": return .number(Double(bitPattern: try unsigned(8)))
    case "s", "S": return .text(try text())
    case "b":
      let count = Int(try integer())
      guard count >= 0 else { throw OSCError("a blob has a negative length") }
      let padded = try bytes((count + 3) / 4 * 4)
      return .bytes(Array(padded.prefix(count)))
    case "T", "F": return .truth(type == "T")
    case "N", "I": return .nothing
    default:
      throw OSCError("the type '\(String(type).printable)', expected one of i h f d s S b T F N I")
    }
  }
}

// MARK: To bytes

extension OSCMessage {
  /// The packet of the message.
  var packet: [UInt8] {
    let types = arguments.map(\.type)
    return Self.padded("/" + address.dropFirst()) + Self.padded("," + types.joined())
      + arguments.flatMap(\.bytes)
  }

  /// A text with its end, as a multiple of four bytes.
  fileprivate static func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8.filter { $0 != 0 })
    return bytes + [UInt8](repeating: 0, count: 4 - bytes.count % 4)
  }
}

extension OSCArgument {
  /// The shortest type that can hold the value; most receivers know `i` and `f`.
  fileprivate var type: String {
    switch self {
    case .integer(let value): Int32(exactly: value) == nil ? "h" : "i"
    case .number(let value): Double(Float(value)) == value ? "f" : "d"
    case .text: "s"
    case .bytes: "b"
    case .truth(let isTrue): isTrue ? "T" : "F"
    case .nothing: "N"
    }
  }

  fileprivate var bytes: [UInt8] {
    switch self {
    case .integer(let value):
      return Int32(exactly: value).map { $0.bigEndianBytes } ?? value.bigEndianBytes
    case .number(let value):
      return Double(Float(value)) == value
        ? Float(value).bitPattern.bigEndianBytes : value.bitPattern.bigEndianBytes
    case .text(let text): return OSCMessage.padded(text)
    case .bytes(let bytes):
      let padding = [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
      return Int32(bytes.count).bigEndianBytes + bytes + padding
    case .truth, .nothing: return []
    }
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
