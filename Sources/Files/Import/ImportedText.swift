/// The text of a file from elsewhere, as UTF-8.
///
/// The bytes alone decide how it is encoded. A text that could be read in two ways is refused.
struct ImportedText {
  /// The text without a byte order mark.
  let bytes: [UInt8]
  /// How it was encoded, if that is not UTF-8.
  let encoding: String?

  /// Why a text cannot be read, and in which line.
  struct Fault: Error {
    /// The line, from 1.
    let line: Int
    let what: String
  }

  /// Decodes a file's bytes.
  init(_ file: [UInt8]) throws(Fault) {
    if file.starts(with: [0xff, 0xfe]) {
      self = try Self(utf16: file.dropFirst(2), isLittle: true)
    } else if file.starts(with: [0xfe, 0xff]) {
      self = try Self(utf16: file.dropFirst(2), isLittle: false)
    } else if file.contains(0) {
      // A zero byte is half of a character in UTF-16, and no character in the other encodings.
      let places = Set(file.indices.lazy.filter { file[$0] == 0 }.map { $0 % 2 })
      guard places.count == 1, let place = places.first else {
        let line = Self.line(of: file.firstIndex(of: 0) ?? 0, in: file)
        throw Fault(line: line, what: "there is a zero byte")
      }
      self = try Self(utf16: file[...], isLittle: place == 1)
    } else if String(validating: file, as: UTF8.self) != nil || Self.isFoldedCalendar(file) {
      self.init(bytes: Array(file.withoutByteOrderMark))
    } else {
      self = try Self(windows1252: file)
    }
  }

  private init(bytes: [UInt8], encoding: String? = nil) {
    (self.bytes, self.encoding) = (bytes, encoding)
  }

  /// Whether this is a calendar in UTF-8 whose lines may be folded inside a character, as RFC 5545
  /// allows: only the unfolded text is valid.
  private static func isFoldedCalendar(_ file: [UInt8]) -> Bool {
    guard file.starts(with: "BEGIN:VCALENDAR".utf8) else { return false }
    var text: [UInt8] = []
    text.reserveCapacity(file.count)
    for byte in file {
      if text.last == 0x0a, byte == 0x20 || byte == 0x09 {
        text.removeLast(text.suffix(2).first == 0x0d ? 2 : 1)
      } else {
        text.append(byte)
      }
    }
    return String(validating: text, as: UTF8.self) != nil
  }

  private init(utf16 bytes: ArraySlice<UInt8>, isLittle: Bool) throws(Fault) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw Fault(line: 1, what: "this is not valid UTF-16")
    }
    self.init(bytes: Array(text.utf8), encoding: "UTF-16")
  }

  private init(windows1252 file: [UInt8]) throws(Fault) {
    var text: [UInt8] = []
    text.reserveCapacity(file.count + file.count { $0 >= 0x80 })
    var index = 0
    while index < file.count {
      let byte = file[index]
      guard !Self.isUTF8(file[index...]) else {
        // Where both are in one file, neither reading is safe.
        throw Fault(
          line: Self.line(of: index, in: file),
          what: "this text is partly in UTF-8 and partly in another encoding")
      }
      if byte < 0x80 {
        text.append(byte)
      } else {
        let scalar = byte < 0xa0 ? Self.letters[Int(byte) - 0x80] : Unicode.Scalar(byte)
        guard scalar != " " else {
          throw Fault(
            line: Self.line(of: index, in: file),
            what: "the byte 0x\(String(byte, radix: 16)) is no character of Windows-1252")
        }
        text += String(scalar).utf8
      }
      index += 1
    }
    self.init(bytes: text, encoding: "Windows-1252")
  }

  /// The characters of 0x80 to 0x9f; a space where there is none.
  private static let letters = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)

  /// Whether bytes begin with a character of several bytes in UTF-8.
  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first >= 0xc2, first < 0xf5 else { return false }
    let count = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    let part = bytes.prefix(count)
    return part.count == count && part.dropFirst().allSatisfy { $0 & 0xc0 == 0x80 }
  }

  private static func line(of index: Int, in file: [UInt8]) -> Int {
    1 + file[..<index].count { $0 == UInt8(ascii: "\n") }
  }
}
