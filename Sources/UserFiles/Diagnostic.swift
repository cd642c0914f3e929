import Unix

/// A problem at one location of a file.
package struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path as it was given.
  package let file: String
  /// The location.
  package let place: Location
  /// The problem, with the file's own text in quotes.
  package let what: String
  /// What was expected.
  package let expected: String

  /// A line and a column, both counted from 1; columns count Unicode scalars.
  package struct Location: Hashable, Comparable, Sendable {
    /// The line.
    package let line: Int
    /// The column.
    package let column: Int

    /// The beginning of a file, for a problem with the whole file.
    package static let start = Location(line: 1, column: 1)

    /// Creates a location.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Whether the first location comes earlier.
    package static func < (first: Location, second: Location) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  /// `file:line:column: problem, expected ...`, on one line.
  package var description: String {
    "\(file):\(place.line):\(place.column): \(what), expected \(expected)"
  }

  /// The same with the file's name instead of its path.
  package var short: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return Diagnostic(file: name, place: place, what: what, expected: expected).description
  }
}

extension FileError {
  /// The problem of a file that cannot be read.
  func problem(with file: String) -> Diagnostic {
    Diagnostic(file: file, place: .start, what: description, expected: expected)
  }
}
