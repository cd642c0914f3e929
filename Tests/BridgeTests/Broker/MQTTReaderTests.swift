import NIOCore
import Testing
import TimerTestSupport

@testable import Bridge

/// Packets that arrive in pieces, and messages that are too long.
struct MQTTReaderTests {
  private static let limit = MQTTPacket.maxBytes

  private static func bytes(of packet: MQTTPacket) -> [UInt8] {
    var buffer = ByteBuffer()
    packet.write(to: &buffer)
    return Array(buffer.readableBytesView)
  }

  private static func message(_ topic: String, _ count: Int, number: UInt16? = nil) -> MQTTPacket {
    let text = String(repeating: "x", count: count)
    return .publish(MQTTMessage(topic, text, isAcknowledged: number != nil), number: number)
  }

  /// What is read of bytes that come in pieces.
  private static func read(
    _ bytes: [UInt8], in pieces: () -> Int
  ) throws(MQTTError) -> [MQTTReader.Found] {
    var reader = MQTTReader()
    var found: [MQTTReader.Found] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(max(1, pieces()))
      rest = rest.dropFirst(piece.count)
      var buffer = ByteBuffer(bytes: piece)
      reader.append(&buffer)
      while let next = try reader.next() { found.append(next) }
    }
    return found
  }

  @Test(arguments: (repetitions > 1 ? [1, 2, 3] : []) + [7, 1000, 65_536, 1_000_000])
  func aMessageThatIsTooLongIsLeftOut(piece: Int) throws {
    let packets = [
      Self.message("a", Self.limit + 9_000), .pong, Self.message("b/c", Self.limit - 5, number: 7),
      Self.message("d", Self.limit - 3), .published(number: 3), Self.message("e", 5, number: 9),
    ]
    #expect(
      try Self.read(packets.flatMap(Self.bytes), in: { piece }) == [
        .tooLong(topic: "a", number: nil), .packet(.pong), .tooLong(topic: "b/c", number: 7),
        .packet(packets[3]), .packet(packets[4]), .packet(packets[5]),
      ])
  }

  /// The length of the largest message that MQTT allows is a promise of 268,435,455 bytes.
  @Test func theLargestMessageIsNotKept() throws {
    var reader = MQTTReader()
    var start = ByteBuffer(bytes: [0x30, 0xff, 0xff, 0xff, 0x7f, 0, 1, 0x61])
    reader.append(&start)
    #expect(try reader.next() == .tooLong(topic: "a", number: nil))
    let piece = ByteBuffer(repeating: 0x20, count: 65_536)
    var left = 268_435_455 - 3
    while left > 0 {
      var bytes = piece.getSlice(at: 0, length: min(left, 65_536)) ?? piece
      left -= bytes.readableBytes
      reader.append(&bytes)
      #expect(try reader.next() == nil)
    }
    var end = ByteBuffer(bytes: Self.bytes(of: .pong))
    reader.append(&end)
    #expect(try reader.next() == .packet(.pong))
  }

  /// Nothing but a message may be long, and its topic is what it is of any other.
  @Test(
    arguments: [
      [0x90, 0xff, 0xff, 0xff, 0x7f], [0x30, 0xff, 0xff, 0xff, 0x7f, 0, 1, 0xff],
      [0x32, 0xff, 0xff, 0xff, 0x7f, 0, 1, 0x61, 0, 0], [0x30, 0xff, 0xff, 0xff, 0xff, 1],
    ] as [[UInt8]])
  func whatIsNoMessageEndsTheConnection(bytes: [UInt8]) {
    #expect(throws: MQTTError.self) { try Self.read(bytes, in: { 1 }) }
  }

  /// However the bytes are cut, the same packets come out.
  @Test func packetsInAnyPieces() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<100 * repetitions {
      let packets = (0..<random.below(6)).map { _ in
        let number: UInt16? = random.below(2) == 0 ? nil : UInt16(1 + random.below(9))
        let count = random.below(4) == 0 ? Self.limit - 9 + random.below(20) : random.below(300)
        return Self.message(
          String(repeating: "t", count: 1 + random.below(9)), count, number: number)
      }
      let bytes = packets.flatMap(Self.bytes)
      let whole = try Self.read(bytes, in: { bytes.count })
      let pieces = try Self.read(bytes, in: { 1 + random.below(40_000) })
      #expect(pieces == whole)
      #expect(whole.count == packets.count)
    }
  }
}
