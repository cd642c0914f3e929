import NIOCore
import Testing

@testable import Bridge

/// Packets of MQTT as bytes; the bytes are written out by hand from the standard's text.
struct MQTTPacketTests {
  private static let will = MQTTMessage(
    "w", "off", isAcknowledged: true, isRetained: true)

  private static let packets: [(MQTTPacket, [UInt8])] = [
    (
      .connect(MQTTConnect(client: "ab", keepAlive: 5)),
      [0x10, 14, 0, 4] + Array("MQTT".utf8) + [4, 2, 0, 5, 0, 2] + Array("ab".utf8)
    ),
    (
      .connect(MQTTConnect(client: "c", user: "u", password: "pw", will: will, keepAlive: 300)),
      [0x10, 28, 0, 4] + Array("MQTT".utf8) + [4, 0b1110_1110, 1, 44, 0, 1] + Array("c".utf8)
        + [0, 1] + Array("w".utf8) + [0, 3] + Array("off".utf8) + [0, 1] + Array("u".utf8)
        + [0, 2] + Array("pw".utf8)
    ),
    (.connected(.accepted), [0x20, 2, 0, 0]), (.connected(.notAuthorized), [0x20, 2, 0, 5]),
    (
      .publish(MQTTMessage("a/b", "hi"), number: nil),
      [0x30, 7, 0, 3] + Array("a/b".utf8) + Array("hi".utf8)
    ),
    (
      .publish(MQTTMessage("t", "", isAcknowledged: true, isRetained: true), number: 258),
      [0x33, 5, 0, 1] + Array("t".utf8) + [1, 2]
    ),
    (.published(number: 7), [0x40, 2, 0, 7]),
    (
      .subscribe(
        [
          MQTTFilter(topics: "a/+", isAcknowledged: true),
          MQTTFilter(topics: "#", isAcknowledged: false),
        ], number: 1),
      [0x82, 12, 0, 1, 0, 3] + Array("a/+".utf8) + [1, 0, 1] + Array("#".utf8) + [0]
    ),
    (.subscribed([true, false], number: 1), [0x90, 4, 0, 1, 1, 0x80]),
    (.ping, [0xc0, 0]), (.pong, [0xd0, 0]), (.disconnect, [0xe0, 0]),
  ]

  @Test(arguments: packets)
  func itIsWrittenAndRead(packet: MQTTPacket, bytes: [UInt8]) throws {
    var buffer = ByteBuffer()
    packet.write(to: &buffer)
    #expect(Array(buffer.readableBytesView) == bytes)
    #expect(try MQTTPacket.next(from: &buffer) == packet)
    #expect(buffer.readableBytes == 0)
  }

  @Test(arguments: packets)
  func aPartOfItIsWaitedFor(packet: MQTTPacket, bytes: [UInt8]) throws {
    for count in 0..<bytes.count {
      var buffer = ByteBuffer(bytes: bytes.prefix(count))
      #expect(try MQTTPacket.next(from: &buffer) == nil)
      #expect(buffer.readableBytes == count)
    }
  }

  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, 100_000])
  func aLengthHasUpToFourBytes(count: Int) throws {
    let packet = MQTTPacket.publish(
      MQTTMessage("t", String(repeating: "x", count: count)), number: nil)
    var buffer = ByteBuffer()
    packet.write(to: &buffer)
    #expect(try MQTTPacket.next(from: &buffer) == packet)
  }

  @Test(
    arguments: [
      ([0x00, 0], "there is no packet 0 with the flags 0"),
      ([0x21, 2, 0, 0], "there is no packet 2 with the flags 1"),
      ([0x20, 2, 0, 6], "the answer to a connection is none of the six"),
      ([0x20, 3, 0, 0, 0], "a packet is longer than its contents"),
      ([0x36, 3, 0, 1, 0x74], "a message has the QoS 3"),
      ([0x30, 3, 0, 1, 0x23], "a message has the topic '#'"),
      ([0x30, 2, 0, 0], "a message has the topic ''"), ([0x30, 2, 0, 9], "a text is cut off"),
      ([0x30, 3, 0, 1, 0xff], "a text is not UTF-8, or has a zero in it"),
      ([0x30, 3, 0, 1, 0], "a text is not UTF-8, or has a zero in it"),
      ([0x32, 5, 0, 1, 0x74, 0, 0], "a packet has no number"),
      ([0x40, 0], "a packet has no number"), ([0x82, 2, 0, 1], "a subscription is empty"),
      ([0x82, 3, 0, 1, 0], "a text is cut off"),
      ([0x82, 7, 0, 1, 0, 1, 0x74, 1, 0], "a text is cut off"),
      ([0x90, 3, 0, 1, 3], "the answer to a subscription is empty, or has an unknown code"),
      ([0x30, 0xff, 0xff, 0xff, 0xff, 1], "a packet's length has more than four bytes"),
      ([0x30, 0x80, 0x80, 0x09], "a packet of 147456 bytes, expected at most 131072"),
      (
        [0x10, 10, 0, 4, 0x4d, 0x51, 0x54, 0x54, 3, 2, 0, 5],
        "a connection is not one of MQTT 3.1.1"
      ),
    ] as [([UInt8], String)])
  func whatIsNoPacketIsRefused(bytes: [UInt8], problem: String) {
    var buffer = ByteBuffer(bytes: bytes)
    let error = #expect(throws: MQTTError.self) { try MQTTPacket.next(from: &buffer) }
    #expect(error?.description == problem)
  }

  @Test(arguments: 0..<20)
  func randomBytesAreReadOrRefused(seed: UInt64) {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var bytes = Self.packets.randomElement(using: &random)?.1 ?? []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      var buffer = ByteBuffer(bytes: bytes)
      while let packet = try? MQTTPacket.next(from: &buffer) {
        // What was read once is read again from what it is written as.
        var again = ByteBuffer()
        packet.write(to: &again)
        #expect((try? MQTTPacket.next(from: &again)) == packet)
      }
    }
  }
}
