/// The messages to a blink(1): feature reports of 9 bytes.
///
/// The commands are those of `docs/blink1-hid-commands.md` in the repository todbot/blink1. How the
/// device reacts to them is taken from its firmware: `hardware/firmware_mk2/main.c` there, and
/// `firmware/firmware-v30x/main.c` in todbot/blink1mk3.
enum Blink1Report {
  static let vendor: UInt16 = 0x27B8
  static let product: UInt16 = 0x01ED
  /// Without a word of the bridge for this time, in milliseconds, it is dark.
  static let patience = 2500

  private static let number: UInt8 = 1

  /// Whether a device with this serial number can become dark by itself: an mk2 or a later one.
  ///
  /// An mk1 is dark for a moment at each `watch`, plays all of its pattern, and keeps changes of
  /// the pattern for good.
  static func canWatch(serial: String) -> Bool {
    (UInt32(serial, radix: 16) ?? 0) >= 0x2000_0000
  }

  /// Shows a colour at once, and ends the pattern.
  static func show(_ colour: LampColour) -> [UInt8] {
    report("n", [colour.red, colour.green, colour.blue])
  }

  /// Makes the first two lines of its own pattern dark, on all its lights, until it is unplugged.
  ///
  /// The mk3 takes a pattern that ends at its first line for the whole pattern. A dark line without
  /// a time would be skipped.
  static let darkPattern = [report("l", [0])] + [0, 1].map { report("P", [0, 0, 0, 0, 1, $0]) }

  /// It plays these two lines unless this is sent again in time; the light stays as it is.
  static let watch = report("D", [1, high(patience / 10), low(patience / 10), 1, 0, 1])

  /// It does not wait for another word any more.
  static let forget = report("D", [0])

  private static func report(_ command: Unicode.Scalar, _ bytes: [UInt8]) -> [UInt8] {
    let start = [number, UInt8(ascii: command)] + bytes
    return start + Array(repeating: 0, count: 9 - start.count)
  }

  private static func high(_ number: Int) -> UInt8 { UInt8(number >> 8) }
  private static func low(_ number: Int) -> UInt8 { UInt8(number & 255) }
}
