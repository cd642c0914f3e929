import TimerEngine

/// What is wrong with a JSON file that could not be decoded.
struct JSONProblem {
  /// Where it is; the beginning if only the field is known.
  let place: Diagnostic.Location
  let what: String
  let expected: String

  /// Finds out why a decoder has failed.
  init(_ error: any Error, in bytes: [UInt8]) {
    guard let fault = JSONScanner.fault(in: bytes) else {
      (place, what, expected) = (.start, Self.what(error), Self.expected(error))
      return
    }
    let lines = bytes.prefix(fault.offset)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let before = String(decoding: lines.last ?? [], as: UTF8.self)
    place = .init(line: max(1, lines.count), column: before.unicodeScalars.count + 1)
    let rest = String(decoding: bytes[fault.offset...].prefix(20), as: UTF8.self)
    what = fault.isAtEnd ? "the file is cut off" : "'\(rest.shown)' is not JSON"
    expected = fault.expected
  }

  /// What is wrong with a field, or with a whole value that has a name.
  ///
  /// The path of the field begins this many levels below the file.
  static func what(_ error: any Error, in value: String = "the file", below depth: Int = 0)
    -> String
  {
    func name(_ keys: [any CodingKey]) -> String {
      let path = path(Array(keys.dropFirst(depth)))
      return path.isEmpty ? value : "'\(path)'"
    }
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context): "\(name(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(name(context.codingPath)) has the wrong form"
    // The decoder does not say which one.
    default: "a number is too large or not whole"
    }
  }

  /// What was expected in its place.
  static func expected(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound: "a field of this name"
    case .typeMismatch(let type, _), .valueNotFound(let type, _): form(of: type)
    default: "whole numbers"
    }
  }

  private static func form(of type: any Any.Type) -> String {
    let name = "\(type)"
    if name.hasPrefix("Array") { return "a list" }
    return switch name {
    case "String": "a text"
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
