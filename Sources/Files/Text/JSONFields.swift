package import TimerEngine

/// Reads the fields of JSON one by one, in the order of the text.
///
/// A field that has the wrong form is passed over, so that all that follows is read too; the first
/// one is told. Only what is no JSON is thrown.
package struct JSONFields {
  /// What is thrown where a text is no JSON.
  package typealias Fault = JSONScanner.Fault

  /// The most that is kept of a text, in Unicode scalars: no screen has room for more.
  private static let maxText = 4096

  private var scanner: JSONScanner
  /// What messages call the whole.
  private var whole = "the file"
  /// The path of the field that is read: `days[0].rooms`; empty for the whole.
  private var path = ""
  /// The first field that has not the form that was expected.
  package private(set) var problem: JSONProblem?

  /// Creates a reader of a file.
  package init(_ bytes: [UInt8]) { scanner = JSONScanner(bytes) }

  /// Throws if anything follows the value that was read.
  package mutating func finish() throws(Fault) { try scanner.finish("the end of the file") }

  // MARK: Values

  /// The first byte of the value that comes next; `nil` at the end of the text.
  package mutating func peek() -> UInt8? { scanner.peek() }

  /// Reads an object: for each of its entries the name is given, and the value has to be read or
  /// skipped.
  ///
  /// It is a problem if the object has no entry of a name that it needs.
  package mutating func object(
    needs names: [String] = [], _ read: (inout Self, String) throws(Fault) -> Void
  ) throws(Fault) {
    guard try enters("{", "an object") else { return }
    let outer = path
    defer { path = outer }
    var missing = names
    while let key = try scanner.nextKey() {
      path = Self.path(outer, key)
      missing.removeAll { $0 == key }
      try read(&self, key)
    }
    guard let name = missing.first else { return }
    path = Self.path(outer, name)
    note("is missing", expected: "a field of this name")
  }

  /// Reads a list: for each of its values the index is given, and the value has to be read or
  /// skipped.
  package mutating func list(_ read: (inout Self, Int) throws(Fault) -> Void) throws(Fault) {
    guard try enters("[", "an array") else { return }
    let outer = path
    defer { path = outer }
    var index = 0
    while try scanner.nextItem() {
      path = "\(outer)[\(index)]"
      try read(&self, index)
      index += 1
    }
  }

  /// Reads the beginning of a text; `nil` for `null`, and if it is no text.
  package mutating func text() throws(Fault) -> String? {
    guard try !skipNull() else { return nil }
    guard scanner.peek() == UInt8(ascii: "\"") else {
      try refuse(expected: "a string")
      return nil
    }
    let text = try scanner.text()
    guard text.utf8.count > Self.maxText else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.maxText)))
  }

  /// Reads a whole number; `nil` for `null`, and if it is none.
  package mutating func integer() throws(Fault) -> Int? {
    guard try !skipNull() else { return nil }
    guard let first = scanner.peek(), JSONScanner.isOfNumber(first) else {
      try refuse(expected: "a whole number")
      return nil
    }
    let number = try scanner.number().wholeNumber
    if number == nil { note("is not a whole number", expected: "one up to \(1 << 53)") }
    return number
  }

  /// Reads `true` or `false`; `nil` for `null`, and if it is neither.
  package mutating func boolean() throws(Fault) -> Bool? {
    guard try !skipNull() else { return nil }
    guard let first = scanner.peek(), first == UInt8(ascii: "t") || first == UInt8(ascii: "f"),
      case .boolean(let boolean) = try scanner.word()
    else {
      try refuse(expected: "true or false")
      return nil
    }
    return boolean
  }

  /// Passes over a value.
  package mutating func skip() throws(Fault) { try scanner.skipValue() }

  /// Passes over `null` if it comes next; returns whether it did.
  package mutating func skipNull() throws(Fault) -> Bool {
    guard scanner.peek() == UInt8(ascii: "n") else { return false }
    try scanner.skipValue()
    return true
  }

  /// Reads a value on its own: what is wrong with it is returned with it, and is no problem of the
  /// whole.
  package mutating func apart<Value>(
    _ whole: String, _ read: (inout Self) throws(Fault) -> Value
  ) throws(Fault) -> (value: Value, problem: JSONProblem?) {
    let outer = (self.whole, path, problem)
    (self.whole, path, problem) = (whole, "", nil)
    defer { (self.whole, path, problem) = outer }
    return (try read(&self), problem)
  }

  // MARK: Problems

  private mutating func enters(_ start: Unicode.Scalar, _ form: String) throws(Fault) -> Bool {
    guard scanner.peek() == UInt8(ascii: start) else {
      try refuse(expected: form)
      return false
    }
    try scanner.enter()
    return true
  }

  /// Passes over a value that has the wrong form.
  private mutating func refuse(expected: String) throws(Fault) {
    try scanner.skipValue()
    note("has the wrong form", expected: expected)
  }

  private mutating func note(_ what: String, expected: String) {
    guard problem == nil else { return }
    let name = path.isEmpty ? whole : "'\(path.shown)'"
    problem = JSONProblem(what: "\(name) \(what)", expected: expected)
  }

  private static func path(_ outer: String, _ key: String) -> String {
    outer.isEmpty ? key : "\(outer).\(key)"
  }
}
