/// What is wrong at one place of a file.
public struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path as it was given.
  public let file: String
  /// The place.
  public let place: Place
  /// What is wrong, with the file's own text in quotes.
  public let what: String
  /// What would have been right.
  public let expected: String

  /// A line and a column, both counted from 1; columns count Unicode scalars.
  public struct Place: Hashable, Comparable, Sendable {
    /// The line.
    public let line: Int
    /// The column.
    public let column: Int

    /// The beginning of a file, where what is wrong with all of it is said to be.
    public static let start = Place(line: 1, column: 1)

    /// Creates a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Whether the first place comes earlier.
    public static func < (first: Place, second: Place) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  /// `file:line:column: what, expected what would have been right`, on one line.
  public var description: String {
    "\(file):\(place.line):\(place.column): \(what), expected \(expected)"
  }

  /// The same with the file's name instead of its path.
  public var short: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return FileProblem(file: name, place: place, what: what, expected: expected).description
  }
}
