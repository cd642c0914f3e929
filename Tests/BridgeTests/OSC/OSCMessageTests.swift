import Testing

@testable import Bridge

/// Packets of OSC as bytes; the bytes are written out by hand from the specification's text.
struct OSCMessageTests {
  /// A text with its end, padded to a multiple of four bytes.
  private static func text(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8) + [0]
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  private static func bundle(_ elements: [UInt8]...) -> [UInt8] {
    var bytes: [UInt8] = text("#bundle") + [0, 0, 0, 0, 0, 0, 0, 1]
    for element in elements {
      bytes += [0, 0, UInt8(element.count >> 8), UInt8(element.count & 255)]
      bytes += element
    }
    return bytes
  }

  private static let messages: [(OSCMessage, [UInt8])] = [
    (OSCMessage(address: "/a"), text("/a") + text(",")),
    (
      OSCMessage(address: "/abc", arguments: [.integer(-2), .text("abcd")]),
      text("/abc") + text(",is") + [255, 255, 255, 254] + text("abcd")
    ),
    (
      OSCMessage(address: "/f", arguments: [.number(0.5), .number(0.1), .integer(1 << 40)]),
      text("/f") + text(",fdh") + [0x3f, 0, 0, 0, 0x3f, 0xb9, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9a]
        + [0, 0, 1, 0, 0, 0, 0, 0]
    ),
    (
      OSCMessage(
        address: "/b", arguments: [.bytes([1, 2, 3, 4, 5]), .truth(true), .truth(false), .nothing]),
      text("/b") + text(",bTFN") + [0, 0, 0, 5, 1, 2, 3, 4, 5, 0, 0, 0]
    ),
    // These need no more bytes up to a multiple of four.
    (
      OSCMessage(address: "/e", arguments: [.bytes([]), .bytes([1, 2, 3, 4])]),
      text("/e") + text(",bb") + [0, 0, 0, 0, 0, 0, 0, 4, 1, 2, 3, 4]
    ),
  ]

  @Test(arguments: messages)
  func itIsWrittenAndRead(message: OSCMessage, bytes: [UInt8]) throws {
    #expect(message.packet == bytes)
    #expect(try OSCMessage.messages(in: bytes) == [message])
  }

  /// Every beginning of a packet is refused, and nothing traps.
  @Test(arguments: messages)
  func aPartOfItIsRefused(message: OSCMessage, bytes: [UInt8]) {
    // Without its types a message is one without arguments.
    for count in 0..<bytes.count where count != Self.text(message.address).count {
      #expect(throws: OSCError.self) { try OSCMessage.messages(in: bytes.prefix(count)) }
    }
  }

  @Test func bundlesAreReadInOrder() throws {
    let (first, second) = (Self.messages[0], Self.messages[1])
    let bytes = Self.bundle(first.1, Self.bundle(second.1, first.1), second.1)
    #expect(try OSCMessage.messages(in: bytes) == [first.0, second.0, first.0, second.0])
    #expect(try OSCMessage.messages(in: Self.bundle()) == [])
  }

  /// Old programs send no types where there are no arguments.
  @Test func aMessageWithoutTypesHasNoArguments() throws {
    #expect(
      try OSCMessage.messages(in: Self.text("/speakerclock/start"))
        == [OSCMessage(address: "/speakerclock/start")])
  }

  @Test func aPacketOfTheMaximumSizeIsRead() throws {
    let long = String(repeating: "x", count: 8183)
    let bytes = Self.text("/a") + Self.text(",s") + Self.text(long)
    #expect(bytes.count == 8192)
    #expect(
      try OSCMessage.messages(in: bytes) == [OSCMessage(address: "/a", arguments: [.text(long)])])
  }

  /// A message within so many bundles, each of which lies within the next one.
  private static func bundles(_ depth: Int) -> [UInt8] {
    (0..<depth).reduce(messages[0].1) { bytes, _ in bundle(bytes) }
  }

  @Test func bundlesMayBeNestedFourDeep() throws {
    #expect(try OSCMessage.messages(in: Self.bundles(4)) == [Self.messages[0].0])
  }

  @Test(
    arguments: [
      ([], "a packet of 0 bytes, expected a multiple of four"),
      ([0x2f, 0x61, 0], "a packet of 3 bytes, expected a multiple of four"),
      ([0x2f, 0x61, 0x61, 0x61], "a text has no end"),
      ([0x2f, 0xff, 0, 0], "a text is not UTF-8, or has something behind its end"),
      ([0x2f, 0x61, 0, 1], "a text is not UTF-8, or has something behind its end"),
      (text("a"), "the address 'a', expected one with a slash before it"),
      (text("/a") + text("i"), "arguments without their types"),
      (text("/a") + text(",i"), "a packet is cut off"),
      (text("/a") + text(",") + [0, 0, 0, 1], "more bytes than arguments"),
      (text("/a") + text(",x"), "the type 'x', expected one of i h f d s S b T F N I"),
      (text("/a") + text(",b") + [255, 255, 255, 255], "a blob has a negative length"),
      (text("/a") + text(",b") + [127, 255, 255, 255], "a packet is cut off"),
      (text("#bundle"), "a packet is cut off"),
      (bundle() + [0, 0, 0, 0], "an element of a bundle is empty"),
      (bundle() + [255, 255, 255, 255], "an element of a bundle is empty"),
      (bundle() + [0, 0, 0, 8, 1, 2, 3, 4], "a packet is cut off"),
      (bundles(5), "bundles lie deeper than 4"),
      (
        [UInt8](repeating: 0, count: 8196),
        "a packet of more than 8192 bytes, expected a shorter one"
      ),
      (
        bundle()
          + Array(repeating: [0, 0, 0, 8] + text("/a") + text(","), count: 65).flatMap { $0 },
        "more than 64 messages"
      ),
    ] as [([UInt8], String)])
  func whatIsNoPacketIsRefused(bytes: [UInt8], problem: String) {
    let error = #expect(throws: OSCError.self) { try OSCMessage.messages(in: bytes) }
    #expect(error?.description == problem)
  }

  @Test(arguments: 0..<20)
  func randomBytesAreReadOrRefused(seed: Int) {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var bytes = Self.messages.randomElement(using: &random)?.1 ?? []
      if Bool.random(using: &random) { bytes = Self.bundle(bytes, bytes) }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      for message in (try? OSCMessage.messages(in: bytes)) ?? [] {
        let packet = message.packet
        // A number that is none is not equal to itself.
        #expect((try? OSCMessage.messages(in: packet))?.first?.packet == packet)
      }
    }
  }
}
