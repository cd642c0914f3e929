import TimerEngine

/// What is wrong with a JSON file that could not be decoded.
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

  /// Finds out why a decoder has failed.
  package init(_ error: any Error, in bytes: [UInt8]) {
    if let fault = JSONScanner.fault(in: bytes) {
      self.init(fault, in: bytes)
    } else {
      self.init(what: Self.what(error), expected: Self.expected(error))
    }
  }

  /// Says where a text stops being JSON.
  package init(_ fault: JSONScanner.Fault, in bytes: [UInt8]) {
    let before = bytes.prefix(fault.offset)
    let newline = UInt8(ascii: "\n")
    let line = before.lastIndex(of: newline).map { before[($0 + 1)...] } ?? before
    place = .init(
      line: 1 + before.count { $0 == newline },
      // Each Unicode scalar has one byte that does not continue another.
      column: 1 + line.count { $0 & 0xc0 != 0x80 })
    let rest = String(decoding: bytes[fault.offset...].prefix(20), as: UTF8.self)
    what =
      fault.isAtEnd ? "the file is cut off" : "the JSON is not valid at '\(rest.oneLine.shown)'"
    expected = fault.expected
  }

  private static func what(_ error: any Error) -> String {
    func name(_ keys: [any CodingKey]) -> String {
      let path = path(keys)
      return path.isEmpty ? "the file" : "'\(path)'"
    }
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context): "\(name(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(name(context.codingPath)) has the wrong form"
    // The decoder does not say which one.
    default: "a number is too large or not whole"
    }
  }

  private static func expected(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound: "a field of this name"
    case .typeMismatch(let type, _), .valueNotFound(let type, _): form(of: type)
    default: "whole numbers"
    }
  }

  private static func form(of type: any Any.Type) -> String {
    let name = "\(type)"
    if name.hasPrefix("Array") { return "an array" }
    return switch name {
    case "String": "a string"
    case "Int": "a whole number"
    case "Bool": "true or false"
    default: "an object"
    }
  }

  /// The path of a field: `items[3].length`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }.shown
  }
}
