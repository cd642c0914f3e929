import NIOCore
import TimerEngine

// Packets from bytes.
extension MQTTPacket {
  /// How many bytes may follow a packet's length: a snapshot of the stage with its topic.
  static let maxBytes = 131_072

  /// Takes the next packet out of a buffer; `nil` if it is not complete yet, and then nothing is
  /// taken.
  ///
  /// Throws if it is longer than `maxBytes`: `MQTTReader` reads what is left out.
  static func next(from buffer: inout ByteBuffer) throws(MQTTError) -> MQTTPacket? {
    var rest = buffer
    guard let first = rest.readInteger(as: UInt8.self), let length = try length(from: &rest)
    else { return nil }
    guard length <= maxBytes else { throw .tooLong(length) }
    guard var body = rest.readSlice(length: length) else { return nil }
    buffer = rest
    let packet = try packet(first >> 4, flags: first & 0xf, &body)
    guard body.readableBytes == 0 else { throw .malformed("a packet is longer than its contents") }
    return packet
  }

  /// Reads a length of up to four bytes with seven bits each, the lowest first (section 2.2.3).
  static func length(from buffer: inout ByteBuffer) throws(MQTTError) -> Int? {
    var length = 0
    for shift in stride(from: 0, to: 28, by: 7) {
      guard let byte = buffer.readInteger(as: UInt8.self) else { return nil }
      length |= Int(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return length }
    }
    throw .malformed("a packet's length has more than four bytes")
  }

  private static func packet(
    _ kind: UInt8, flags: UInt8, _ body: inout ByteBuffer
  ) throws(MQTTError) -> MQTTPacket {
    switch (kind, flags) {
    case (1, 0): .connect(try MQTTConnect(from: &body))
    case (2, 0): .connected(try reply(from: &body))
    case (3, _): try publish(flags, &body)
    case (4, 0): .published(number: try body.number())
    case (8, 2): try subscribe(&body)
    case (9, 0): try subscribed(&body)
    case (12, 0): .ping
    case (13, 0): .pong
    case (14, 0): .disconnect
    default: throw .malformed("there is no packet \(kind) with the flags \(flags)")
    }
  }

  private static func reply(from body: inout ByteBuffer) throws(MQTTError) -> MQTTConnectReply {
    // The first byte says whether the broker remembers a session: it never does.
    guard let flags = body.readInteger(as: UInt8.self), flags <= 1,
      let code = body.readInteger(as: UInt8.self), let reply = MQTTConnectReply(rawValue: code)
    else { throw .malformed("the answer to a connection is none of the six") }
    return reply
  }

  private static func publish(
    _ flags: UInt8, _ body: inout ByteBuffer
  ) throws(MQTTError) -> MQTTPacket {
    let service = flags >> 1 & 3
    guard service < 2 else { throw .malformed("a message has the QoS \(service)") }
    let topic = try body.text()
    guard !topic.isEmpty, !topic.contains(where: { "+#".contains($0) }) else {
      throw .malformed("a message has the topic '\(topic.printable.shortened)'")
    }
    let number = service == 1 ? try body.number() : nil
    let payload = body.readSlice(length: body.readableBytes) ?? ByteBuffer()
    return .publish(MQTTMessage(topic, payload, service == 1, flags & 1 == 1), number: number)
  }

  private static func subscribe(_ body: inout ByteBuffer) throws(MQTTError) -> MQTTPacket {
    let number = try body.number()
    var filters: [MQTTFilter] = []
    while body.readableBytes > 0 {
      let topics = try body.text()
      guard let service = body.readInteger(as: UInt8.self), service < 2 else {
        throw .malformed("a subscription has no QoS of 0 or 1")
      }
      filters.append(MQTTFilter(topics: topics, isAcknowledged: service == 1))
    }
    guard !filters.isEmpty else { throw .malformed("a subscription is empty") }
    return .subscribe(filters, number: number)
  }

  private static func subscribed(_ body: inout ByteBuffer) throws(MQTTError) -> MQTTPacket {
    let number = try body.number()
    let codes = body.readBytes(length: body.readableBytes) ?? []
    guard !codes.isEmpty, codes.allSatisfy({ $0 <= 2 || $0 == 0x80 }) else {
      throw .malformed("the answer to a subscription is empty, or has an unknown code")
    }
    return .subscribed(codes.map { $0 != 0x80 }, number: number)
  }
}

extension MQTTConnect {
  fileprivate init(from body: inout ByteBuffer) throws(MQTTError) {
    guard try body.text() == "MQTT", body.readInteger(as: UInt8.self) == 4,
      let flags = body.readInteger(as: UInt8.self), flags & 0b1101_0001 == flags & 0b1100_0000,
      let keepAlive = body.readInteger(as: UInt16.self)
    else { throw .malformed("a connection is not one of MQTT 3.1.1") }
    let hasUser = flags & 0x80 != 0
    let hasPassword = flags & 0x40 != 0
    guard hasUser || !hasPassword else { throw .malformed("a password has no user") }
    self.keepAlive = keepAlive
    client = try body.text()
    if flags & 4 != 0 {
      let topic = try body.text()
      will = MQTTMessage(topic, try body.bytes(), flags & 8 != 0, flags & 0x20 != 0)
    } else if flags & 0b0010_1000 != 0 {
      throw .malformed("a connection has a service for a will, but no will")
    }
    user = hasUser ? try body.text() : nil
    password = hasPassword ? try body.text() : nil
  }
}

extension ByteBuffer {
  /// Reads a packet's number, which is not 0 (section 2.3.1).
  mutating func number() throws(MQTTError) -> UInt16 {
    guard let number = readInteger(as: UInt16.self), number > 0 else {
      throw .malformed("a packet has no number")
    }
    return number
  }

  /// Reads a text with its length before it (section 1.5.3).
  mutating func text() throws(MQTTError) -> String {
    let bytes = try self.bytes()
    guard let text = String(validating: bytes.readableBytesView, as: UTF8.self),
      !text.utf8.contains(0)
    else { throw .malformed("a text is not UTF-8, or has a zero in it") }
    return text
  }

  fileprivate mutating func bytes() throws(MQTTError) -> ByteBuffer {
    guard let length = readInteger(as: UInt16.self), let bytes = readSlice(length: Int(length))
    else { throw .malformed("a text is cut off") }
    return bytes
  }
}
