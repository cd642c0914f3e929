/// The lines of an iCalendar file, RFC 5545: `NAME;PARAMETER=VALUE:TEXT`.
///
/// Lines are found one after the other; those that are folded are joined.
struct CalendarText: Sequence, IteratorProtocol {
  /// A line with its name in capitals.
  struct Line {
    let name: String
    let parameters: [String: String]
    let value: String
    /// The line in which it begins, from 1.
    let number: Int

    /// The value without the signs that stand for line ends, commas and semicolons.
    var text: String {
      var text: [UInt8] = []
      var isEscaped = false
      for byte in value.utf8 {
        if isEscaped {
          text.append("nN".utf8.contains(byte) ? UInt8(ascii: "\n") : byte)
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else {
          text.append(byte)
        }
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// Of a longer line the rest is not read.
  private static let maxLineBytes = 65_536

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var number = 1

  /// Creates the lines of a text in UTF-8.
  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

  /// The next line that is not empty; `nil` at the end of the text.
  mutating func next() -> Line? {
    while place < bytes.endIndex {
      let start = number
      var line = physicalLine()
      while place < bytes.endIndex, bytes[place] == 0x20 || bytes[place] == 0x09 {
        line += physicalLine().dropFirst()
      }
      guard !line.isEmpty else { continue }
      return Self.line(line.prefix(Self.maxLineBytes), start)
    }
    return nil
  }

  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let end = bytes[place...].firstIndex(of: 0x0a) ?? bytes.endIndex
    let line = bytes[place..<end]
    place = Swift.min(end + 1, bytes.endIndex)
    number += 1
    return line.last == 0x0d ? line.dropLast() : line
  }

  /// The parts of a line; a colon and a semicolon in quotation marks belong to a parameter.
  private static func line(_ bytes: ArraySlice<UInt8>, _ number: Int) -> Line {
    var parts: [[UInt8]] = [[]]
    // A mark that is not closed is a sign like others.
    let hasPairs = bytes.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2)
    var isQuoted = false
    var value = bytes[bytes.endIndex...]
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == UInt8(ascii: "\"") {
        isQuoted = hasPairs && !isQuoted
      } else if byte == UInt8(ascii: ":"), !isQuoted {
        value = bytes[(index + 1)...]
        break
      } else if byte == UInt8(ascii: ";"), !isQuoted {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    var parameters: [String: String] = [:]
    for text in texts.dropFirst() {
      let pair = text.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { parameters[pair[0].uppercased()] = pair[1] }
    }
    return Line(
      name: texts[0].uppercased(), parameters: parameters,
      value: String(decoding: value, as: UTF8.self), number: number)
  }
}

extension CalendarText.Line {
  /// Creates a line with a part of the value of another one.
  init(_ line: Self, value: String) {
    self.init(name: line.name, parameters: line.parameters, value: value, number: line.number)
  }
}
