/// Bytes as text in which each digit carries six bits: RFC 4648.
package enum Base64 {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let digits = Array((letters + "+/").utf8)
  private static let urlDigits = Array((letters + "-_").utf8)

  /// Bytes as text with padding (section 4).
  package static func text(of bytes: [UInt8]) -> String {
    text(of: bytes, digits) + String(repeating: "=", count: (3 - bytes.count % 3) % 3)
  }

  /// Bytes as text that an address may hold, without padding (section 5).
  package static func urlText(of bytes: [UInt8]) -> String { text(of: bytes, urlDigits) }

  private static func text(of bytes: [UInt8], _ digits: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      text += (0...group.count).map { digits[bits >> (18 - 6 * $0) & 0x3f] }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text that `urlText(of:)` writes; `nil` if it is another text.
  package static func bytes(ofURLText text: some Collection<UInt8>) -> [UInt8]? {
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    for byte in text {
      guard let digit = urlDigits.firstIndex(of: byte) else { return nil }
      (bits, count) = ((bits << 6 | digit) & 0xffff, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(bits >> count & 0xff))
    }
    // One digit alone carries no byte.
    return count == 6 ? nil : bytes
  }
}
