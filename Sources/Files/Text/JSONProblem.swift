package import TimerEngine

/// What is wrong with a JSON file.
package struct JSONProblem: Error {
  /// Where it is; the beginning if only the field is known.
  package let place: Diagnostic.Location
  /// What is wrong.
  package let what: String
  /// What was expected.
  package let expected: String

  /// What is wrong with a field, or with a whole value.
  init(what: String, expected: String) {
    (place, self.what, self.expected) = (.start, what, expected)
  }

  /// Says where a text stops being JSON.
  package init(_ fault: JSONScanner.Fault, in bytes: [UInt8]) {
    place = Diagnostic.Location(fault.offset, in: bytes)
    let rest = String(decoding: bytes[fault.offset...].prefix(20), as: UTF8.self)
    what =
      fault.isAtEnd ? "the file is cut off" : "the JSON is not valid at '\(rest.oneLine.shown)'"
    expected = fault.expected
  }
}

extension Diagnostic.Location {
  /// The place of a byte.
  init(_ offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let line = before.lastIndex(of: newline).map { before[($0 + 1)...] } ?? before
    self.init(
      line: 1 + before.count { $0 == newline },
      // Each Unicode scalar has one byte that does not continue another.
      column: 1 + line.count { $0 & 0xc0 != 0x80 })
  }
}
