/// Combines the bytes from 0x80 on into characters.
struct UTF8Assembler {
  private var value: UInt32 = 0
  private var missing = 0
  private var smallest: UInt32 = 0

  /// Whether a character has begun.
  var isIncomplete: Bool { missing > 0 }

  /// Takes a byte; returns the character that it completes, U+FFFD for one that is none.
  mutating func append(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x80..<0xc0: proceed(byte)
    case 0xc0..<0xe0: begin(with: byte & 0x1f, missing: 1, smallest: 0x80)
    case 0xe0..<0xf0: begin(with: byte & 0x0f, missing: 2, smallest: 0x800)
    case 0xf0..<0xf8: begin(with: byte & 0x07, missing: 3, smallest: 0x10000)
    default: begin(with: 0, missing: 0, smallest: 1)
    }
  }

  private mutating func begin(
    with bits: UInt8, missing: Int, smallest: UInt32
  ) -> Unicode.Scalar? {
    let isBroken = isIncomplete || missing == 0
    (value, self.missing, self.smallest) = (UInt32(bits), missing, smallest)
    return isBroken ? "\u{fffd}" : nil
  }

  private mutating func proceed(_ byte: UInt8) -> Unicode.Scalar? {
    guard isIncomplete else { return "\u{fffd}" }
    value = value << 6 | UInt32(byte & 0x3f)
    missing -= 1
    guard missing == 0 else { return nil }
    return (value < smallest ? nil : Unicode.Scalar(value)) ?? "\u{fffd}"
  }
}
