package import TimerEngine

/// The lines with presets in any text, such as a mail in which they are quoted and wrapped.
///
/// White space, characters that cannot be seen and `>` are ignored everywhere: mail programs put
/// them into long lines. A dash of any length stands for the hyphens that a word processor has made
/// it of.
package struct SharedPresetFinder {
  /// A line, or what is left of one.
  package struct Found {
    /// Where it begins, counted in lines of the text from 1.
    package let line: Int
    /// What it carries, or why that cannot be imported.
    package let preset: Result<Preset, SharedPresetError>
  }

  /// What is not ignored; a character that is not in ASCII is a zero.
  private var bytes: [UInt8] = []
  /// The line of each byte.
  private var lines: [Int] = []

  /// All that a text has, in order.
  package static func presets(in text: String) -> [Found] {
    let finder = SharedPresetFinder(text)
    var found: [Found] = []
    var index = 0
    while let start = finder.prefix(from: index) {
      let preset = finder.preset(from: start + SharedPreset.prefix.utf8.count)
      found.append(Found(line: finder.lines[start], preset: preset))
      // A line that was cut off may have another one right behind it.
      index = start + 1
    }
    return found
  }

  private init(_ text: String) {
    var line = 1
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\n" && before != "\r" || scalar == "\r" { line += 1 }
      before = scalar
      for byte in Self.bytes(of: scalar) {
        bytes.append(byte)
        lines.append(line)
      }
    }
  }

  /// What a character stands for.
  private static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case ">": []
    case "\u{2010}"..."\u{2013}", "\u{2212}": [UInt8(ascii: "-")]
    case "\u{2014}": [UInt8(ascii: "-"), UInt8(ascii: "-")]
    case _ where scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint:
      []
    default: [scalar.isASCII ? UInt8(scalar.value) : 0]
    }
  }

  /// Where the next line begins, in small or capital letters.
  private func prefix(from index: Int) -> Int? {
    let prefix = Array(SharedPreset.prefix.utf8)
    guard bytes.count - index >= prefix.count else { return nil }
    return (index...bytes.count - prefix.count).first { start in
      zip(prefix, bytes[start...]).allSatisfy { $0 == Self.lowercased($1) }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Reads what follows the prefix.
  private func preset(from start: Int) -> Result<Preset, SharedPresetError> {
    var index = start
    do throws(SharedPresetError) {
      let version = String(decoding: consume(10, from: &index, while: Self.isDigit), as: UTF8.self)
      guard consume(1, from: &index, while: { $0 == UInt8(ascii: ":") }).count == 1 else {
        throw .incomplete
      }
      guard version == SharedPreset.version else { throw .version(version) }
      let payload = consume(.max, from: &index, while: Self.isBase64url)
      guard !payload.isEmpty,
        consume(1, from: &index, while: { $0 == UInt8(ascii: ".") }).count == 1,
        case let digits = consume(8, from: &index, while: Self.isHexadecimal), digits.count == 8
      else { throw .incomplete }
      guard let json = Base64.bytes(ofURLText: payload),
        crc32(json) == UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      else { throw .changed }
      return .success(try SharedPreset.preset(ofJSON: json))
    } catch {
      return .failure(error)
    }
  }

  /// The next bytes that are of a kind, up to a number of them.
  private func consume(
    _ limit: Int, from index: inout Int, while isOfKind: (UInt8) -> Bool
  ) -> ArraySlice<UInt8> {
    let taken = bytes[index...].prefix(limit).prefix(while: isOfKind)
    index = taken.endIndex
    return taken
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lowercased(byte))
  }

  private static func isBase64url(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
