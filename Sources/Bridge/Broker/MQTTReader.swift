import NIOCore

/// Reads the packets of a connection from its bytes, in pieces of any length.
///
/// A message that is too long is passed over as it arrives, so no more than a packet of
/// `MQTTPacket.maxBytes` is kept.
struct MQTTReader {
  /// What was read.
  enum Found: Hashable {
    case packet(MQTTPacket)
    /// A message of more bytes than are read; the number is there if the QoS is 1.
    case tooLong(topic: String, number: UInt16?)
  }

  private var buffer = ByteBuffer()
  /// How many bytes of a message that is too long are still to come.
  private var skipped = 0

  /// Adds bytes that have arrived.
  mutating func append(_ bytes: inout ByteBuffer) {
    buffer.writeBuffer(&bytes)
    skip()
    buffer.discardReadBytes()
  }

  /// The next packet; `nil` if it has not arrived yet.
  mutating func next() throws(MQTTError) -> Found? {
    guard skipped == 0 else { return nil }
    do throws(MQTTError) {
      return try MQTTPacket.next(from: &buffer).map { .packet($0) }
    } catch .tooLong(let length) {
      return try passOver(length)
    }
  }

  /// Leaves out a message that is too long, once its topic and its number are there.
  private mutating func passOver(_ length: Int) throws(MQTTError) -> Found? {
    var rest = buffer
    guard let first = rest.readInteger(as: UInt8.self), first >> 4 == 3 else {
      throw .tooLong(length)
    }
    _ = try MQTTPacket.length(from: &rest)
    let start = rest.readerIndex
    guard let topic = rest.getInteger(at: start, as: UInt16.self) else { return nil }
    let hasNumber = first & 0b110 != 0
    guard rest.readableBytes >= 2 + Int(topic) + (hasNumber ? 2 : 0) else { return nil }
    let found = Found.tooLong(topic: try rest.text(), number: hasNumber ? try rest.number() : nil)
    skipped = length - (rest.readerIndex - start)
    buffer = rest
    skip()
    return found
  }

  private mutating func skip() {
    let count = min(skipped, buffer.readableBytes)
    buffer.moveReaderIndex(forwardBy: count)
    skipped -= count
  }
}
