/// A packet of Art-Net that has the slots of a universe (ArtDmx).
struct ArtNetPacket {
  /// The port of Art-Net.
  static let port: UInt16 = 6454
  /// The universes that can be used: net, sub-net and universe in one number.
  static let universes = 0...32_767

  let universe: UInt16
  /// 1 to 255; 0 would mean that packets have no order.
  let sequence: UInt8
  let slots: [UInt8]

  var bytes: [UInt8] {
    let isOdd = !slots.count.isMultiple(of: 2)
    // The length is even, and at least 2.
    let data = isOdd ? slots + [0] : slots
    return Array("Art-Net\0".utf8)
      // The operation is the only number with its low byte first.
      + [0x00, 0x50, 0, 14, sequence, 0, UInt8(universe & 255), UInt8(universe >> 8)]
      + [UInt8(data.count >> 8), UInt8(data.count & 255)] + data
  }
}
