import NIOCore

// Packets as bytes.
extension MQTTPacket {
  /// Writes the packet behind what a buffer holds.
  func write(to buffer: inout ByteBuffer) {
    var body = ByteBuffer()
    let first = writeBody(to: &body)
    buffer.writeInteger(first)
    var length = body.readableBytes
    repeat {
      let low = UInt8(length & 0x7f)
      length >>= 7
      buffer.writeInteger(length > 0 ? low | 0x80 : low)
    } while length > 0
    buffer.writeBuffer(&body)
  }

  /// Writes what follows the length; returns the packet's first byte, its kind and flags.
  private func writeBody(to body: inout ByteBuffer) -> UInt8 {
    switch self {
    case .connect(let connect):
      connect.write(to: &body)
      return 0x10
    case .connected(let reply):
      body.writeBytes([0, reply.rawValue])
      return 0x20
    case .publish(let message, let number):
      body.write(message.topic)
      if let number { body.writeInteger(number) }
      body.writeImmutableBuffer(message.payload)
      return 0x30 | (number == nil ? 0 : 2) | (message.isRetained ? 1 : 0)
    case .published(let number):
      body.writeInteger(number)
      return 0x40
    case .subscribe(let filters, let number):
      body.writeInteger(number)
      for filter in filters {
        body.write(filter.topics)
        body.writeInteger(UInt8(filter.isAcknowledged ? 1 : 0))
      }
      return 0x82
    case .subscribed(let granted, let number):
      body.writeInteger(number)
      body.writeBytes(granted.map { $0 ? 1 : 0x80 })
      return 0x90
    case .ping: return 0xc0
    case .pong: return 0xd0
    case .disconnect: return 0xe0
    }
  }
}

extension MQTTConnect {
  fileprivate func write(to body: inout ByteBuffer) {
    body.write("MQTT")
    body.writeInteger(UInt8(4))
    // Nothing of an earlier connection is to be remembered: what matters is retained.
    var flags: UInt8 = 0b10
    if let will { flags |= 4 | (will.isAcknowledged ? 8 : 0) | (will.isRetained ? 0x20 : 0) }
    if user != nil { flags |= 0x80 }
    if password != nil { flags |= 0x40 }
    body.writeInteger(flags)
    body.writeInteger(keepAlive)
    body.write(client)
    if let will {
      body.write(will.topic)
      body.writeInteger(UInt16(clamping: will.payload.readableBytes))
      body.writeImmutableBuffer(will.payload)
    }
    if let user { body.write(user) }
    if let password { body.write(password) }
  }
}

extension ByteBuffer {
  /// Writes a text of at most 65,535 bytes with its length before it (section 1.5.3).
  fileprivate mutating func write(_ text: String) {
    writeInteger(UInt16(clamping: text.utf8.count))
    writeString(text)
  }
}
