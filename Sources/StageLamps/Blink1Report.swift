/// What is sent to a blink(1): feature reports of 9 bytes.
enum Blink1Report {
  static let vendor: UInt16 = 0x27B8
  static let product: UInt16 = 0x01ED
  /// Without a word of the bridge for this time it is dark.
  static let patience = 2500

  private static let number: UInt8 = 1

  /// Shows a colour at once.
  static func show(_ colour: LampColour) -> [UInt8] {
    report("n", [colour.red, colour.green, colour.blue])
  }

  /// Makes the first line of its own pattern dark, until it is unplugged.
  static let darkPattern = report("P", [0, 0, 0, 0, 0, 0])

  /// It plays the first line of its pattern unless this is sent again in time.
  static let watch = report("D", [1, high(patience / 10), low(patience / 10), 0, 0, 0])

  /// It does not wait for another word any more.
  static let forget = report("D", [0])

  private static func report(_ command: Unicode.Scalar, _ bytes: [UInt8]) -> [UInt8] {
    let start = [number, UInt8(ascii: command)] + bytes
    return start + Array(repeating: 0, count: 9 - start.count)
  }

  private static func high(_ number: Int) -> UInt8 { UInt8(number >> 8) }
  private static func low(_ number: Int) -> UInt8 { UInt8(number & 255) }
}
