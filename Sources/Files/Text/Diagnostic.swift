import Platform
package import SpeechAnnouncement

/// A problem at one location of a file.
///
/// This folder reads YAML and JSON, and says at which line and column something is wrong in them.
/// The folders that give keys and values a meaning use its readers; all others need only
/// `Diagnostic` and the texts for messages. Nothing here knows about presets, talks or rundowns,
/// and nothing here opens a file.
package struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path as it was given.
  package let file: String
  package let place: Location
  package let problem: FileProblem
  /// Whether a newer version of the program has written the file, and only that can read it.
  package private(set) var isOfNewerVersion = false
  /// Whether there is no such file at all, so that no place in it is named.
  fileprivate var isOfMissingFile = false

  /// A line and a column, both counted from 1; columns count Unicode scalars.
  package struct Location: Hashable, Comparable, Sendable {
    package let line: Int
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

  package init(file: String, place: Location, problem: FileProblem) {
    self.file = file
    self.place = place
    self.problem = problem
  }

  /// Creates a problem for which only English has words.
  package init(file: String, place: Location, what: String, expected: String) {
    self.init(file: file, place: place, problem: .other(what, expected: expected))
  }

  /// Creates the problem of a record whose version is not the known one.
  ///
  /// - Parameters:
  ///   - file: the file's path.
  ///   - version: the version that the record names.
  ///   - known: the only version that can be read.
  package init(file: String, version: Int, known: Int) {
    let isNewer = version > known
    let reason = isNewer ? "from a newer speakerclock" : "not known"
    self.init(
      file: file, place: .start, what: "version \(version) of a record is \(reason)",
      expected: "version \(known)")
    isOfNewerVersion = isNewer
  }

  /// The problem in English, with the file's own text in quotes.
  package var what: String { Language.english.phrases.what(problem) }
  /// What was expected, in English.
  package var expected: String { Language.english.phrases.expectation(of: problem) ?? "" }

  /// `file:line:column: problem, expected ...`, on one line.
  package var description: String { text(calling: file) }

  /// The same with the file's name instead of its path.
  package var short: String { text(calling: name) }

  /// The problem with the file's name instead of its path, to be told in any language.
  package var located: LocatedProblem {
    LocatedProblem(name + position, problem)
  }

  private func text(calling file: String) -> String {
    isOfMissingFile
      ? "Error: \(FileError.missing.words(for: file))"
      : "\(file)\(position): \(what), expected \(expected)"
  }

  private var name: String { file.split(separator: "/").last.map(String.init) ?? file }

  private var position: String { ":\(place.line):\(place.column)" }
}

extension FileError {
  /// The problem of a file that cannot be read.
  package func problem(with file: String) -> Diagnostic {
    var problem = Diagnostic(file: file, place: .start, what: description, expected: expected)
    problem.isOfMissingFile = self == .missing
    return problem
  }
}
