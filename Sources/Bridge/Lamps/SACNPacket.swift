/// A data packet of sACN (streaming ACN, ANSI E1.31): the slots of a universe.
///
/// All numbers are big-endian. It consists of three layers, each with the length of what follows.
struct SACNPacket {
  /// The port of sACN.
  static let port: UInt16 = 5568
  /// The universes that can be used.
  static let universes = 1...63_999
  /// Below the usual 100: a lighting desk in the same universe wins.
  static let priority: UInt8 = 80

  /// The universe's source ends with this packet.
  private static let terminated: UInt8 = 0x40

  /// 16 bytes that no other source has.
  let source: [UInt8]
  /// The name of the source, at most 63 bytes of which are sent.
  let name: String
  let universe: UInt16
  let sequence: UInt8
  let isLast: Bool
  let slots: [UInt8]

  /// The multicast group of a universe.
  static func group(of universe: UInt16) -> String {
    "239.255.\(universe >> 8).\(universe & 255)"
  }

  var bytes: [UInt8] { root + framing + dmp }

  private var root: [UInt8] {
    Self.bytes(of: 0x0010, 0) + Array("ASC-E1.17\0\0\0".utf8)
      + Self.length(22 + framing.count + dmp.count)
      + Self.bytes(of: 0, 4) + source
  }

  private var framing: [UInt8] {
    let text = Array(name.utf8Prefix(63).utf8)
    return Self.length(77 + dmp.count) + Self.bytes(of: 0, 2)
      + text + Array(repeating: 0, count: 64 - text.count)
      + [Self.priority] + Self.bytes(of: 0) + [sequence, isLast ? Self.terminated : 0]
      + Self.bytes(of: universe)
  }

  private var dmp: [UInt8] {
    Self.length(11 + slots.count) + [0x02, 0xA1]
      + Self.bytes(of: 0, 1, UInt16(slots.count + 1)) + [0] + slots
  }

  /// A layer's length, which counts itself, with its flags.
  private static func length(_ count: Int) -> [UInt8] { bytes(of: 0x7000 | UInt16(count)) }

  private static func bytes(of numbers: UInt16...) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }
}

extension String {
  /// The beginning of a text that has no more bytes of UTF-8 than this, in whole characters.
  fileprivate func utf8Prefix(_ count: Int) -> String {
    var text = self
    while text.utf8.count > count { text.removeLast() }
    return text
  }
}
