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
      var text = ""
      var isEscaped = false
      for letter in value {
        if isEscaped {
          text.append("nN".contains(letter) ? "\n" : letter)
          isEscaped = false
        } else if letter == "\\" {
          isEscaped = true
        } else {
          text.append(letter)
        }
      }
      return text
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
      return Self.line(String(decoding: line.prefix(Self.maxLineBytes), as: UTF8.self), start)
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
  private static func line(_ text: String, _ number: Int) -> Line {
    var parts = [""]
    // A mark that is not closed is a sign like others.
    let hasPairs = text.count { $0 == "\"" }.isMultiple(of: 2)
    var isQuoted = false
    var value = text[text.endIndex...]
    for index in text.indices {
      let letter = text[index]
      if letter == "\"" {
        isQuoted = hasPairs && !isQuoted
      } else if letter == ":", !isQuoted {
        value = text[text.index(after: index)...]
        break
      } else if letter == ";", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    var parameters: [String: String] = [:]
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { parameters[pair[0].uppercased()] = pair[1] }
    }
    return Line(
      name: parts[0].uppercased(), parameters: parameters, value: String(value), number: number)
  }
}
