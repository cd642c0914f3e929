/// JSON that is being written, as bytes on one line.
package struct JSONText: Sendable {
  package internal(set) var bytes: [UInt8] = []

  /// Appends a text in quotation marks.
  package mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes += text.utf8
    if let first = bytes[start...].firstIndex(where: Self.isEscaped) { escape(from: first) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a whole number.
  mutating func append(_ number: Int) {
    guard !(0...9 ~= number) else { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    bytes += number.description.utf8
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Escapes the bytes from one of them on.
  private mutating func escape(from first: Int) {
    let text = Array(bytes[first...])
    bytes.removeSubrange(first...)
    for byte in text {
      guard Self.isEscaped(byte) else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case 0x08: bytes.append(UInt8(ascii: "b"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      case 0x0a: bytes.append(UInt8(ascii: "n"))
      case 0x0c: bytes.append(UInt8(ascii: "f"))
      case 0x0d: bytes.append(UInt8(ascii: "r"))
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += [0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 0xf)]]
      default: bytes.append(byte)
      }
    }
  }

  /// The same JSON with each field and each element on a line of its own.
  static func indented(_ json: [UInt8]) -> [UInt8] {
    var (lines, depth) = ([UInt8](), 0)
    var (isInText, isEscaped) = (false, false)
    func newLine() -> [UInt8] { [0x0a] + Array(repeating: 0x20, count: 2 * depth) }
    for (index, byte) in json.enumerated() {
      if isInText {
        lines.append(byte)
        isInText = byte != UInt8(ascii: "\"") || isEscaped
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        // Two ends of lines stand for nothing.
        let next = index + 1 < json.count ? json[index + 1] : byte
        let isEmpty = next == UInt8(ascii: "]") || next == UInt8(ascii: "}")
        lines += [byte] + (isEmpty ? [0x0a] : newLine())
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        lines += newLine() + [byte]
      case UInt8(ascii: ","): lines += [byte] + newLine()
      case UInt8(ascii: ":"): lines += [0x20, byte, 0x20]
      default:
        isInText = byte == UInt8(ascii: "\"")
        lines.append(byte)
      }
    }
    return lines
  }
}
