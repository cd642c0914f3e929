/// How people write a duration.
///
/// `5:00`, `1:30:00` and `90:00` with colons, `18m`, `1h5m30s` and `45s` with units, and a bare
/// number, which is minutes. Only ASCII digits; no signs, no fractions, no spaces.
package enum TimeParser {
  /// The seconds that `text` stands for, 0 to `longestTime`.
  package static func seconds(_ text: String) throws(TimeError) -> Int {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { throw TimeError(text: text, problem: .empty) }
    let seconds: Int?
    if bytes.contains(UInt8(ascii: ":")) {
      seconds = try clock(bytes, in: text)
    } else if bytes.areDigits {
      seconds = number(bytes[...]).map { $0 * 60 }
    } else {
      seconds = try units(bytes, in: text)
    }
    guard let seconds, seconds <= longestTime else {
      throw TimeError(text: text, problem: .tooLong)
    }
    return seconds
  }

  /// As `seconds`, for the length of a talk: 0:00 is refused as well.
  package static func duration(_ text: String) throws(TimeError) -> Int {
    let seconds = try seconds(text)
    guard seconds > 0 else { throw TimeError(text: text, problem: .zero) }
    return seconds
  }

  /// The value of digits; `nil` if it is too large for any time.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    guard significant.count <= 6 else { return nil }
    return significant.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// `M:SS` with any number of minutes, or `H:MM:SS`.
  private static func clock(_ bytes: [UInt8], in text: String) throws(TimeError) -> Int? {
    let fields = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard fields.count <= 3, let first = fields.first, !first.isEmpty,
      fields.allSatisfy(\.areDigits),
      fields.dropFirst().allSatisfy({ $0.count == 2 })
    else { throw TimeError(text: text, problem: .invalidTime) }
    var total = number(first)
    for field in fields.dropFirst() {
      let value = number(field) ?? 60
      guard value < 60 else { throw TimeError(text: text, problem: .sixtyOrMore) }
      total = total.map { $0 * 60 + value }
    }
    return total
  }

  /// `1h5m30s`: each unit at most once, the larger first.
  private static func units(_ bytes: [UInt8], in text: String) throws(TimeError) -> Int? {
    var units: [(name: UInt8, seconds: Int)] = [
      (UInt8(ascii: "h"), 3600), (UInt8(ascii: "m"), 60), (UInt8(ascii: "s"), 1),
    ]
    var rest = bytes[...]
    var total: Int? = 0
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count)
      guard !digits.isEmpty, let name = rest.popFirst(),
        let index = units.firstIndex(where: { $0.name == name })
      else { throw TimeError(text: text, problem: .invalidTime) }
      total = total.flatMap { sum in number(digits).map { sum + $0 * units[index].seconds } }
      units.removeFirst(index + 1)
    }
    return total
  }
}

extension UInt8 {
  /// Whether it is a digit of ASCII.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Sequence where Element == UInt8 {
  /// Whether all bytes are digits of ASCII.
  package var areDigits: Bool { allSatisfy(\.isDigit) }
}
