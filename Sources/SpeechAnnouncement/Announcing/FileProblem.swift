package import TimerEngine

/// A problem in a file that people write.
///
/// The most frequent ones are values, for which each language has words; the others have English
/// ones.
package enum FileProblem: Hashable, Sendable {
  /// There is no such key in this part of a file; `nearest` is the one that was probably meant.
  case unknownKey(String, in: FilePart, nearest: String?, keys: [String])
  /// A key is no text; `keys` are those that can be here, none if that is any text.
  case noKey(FileValue, in: FilePart, keys: [String])
  case wrongKind(FilePart, FileValue, expected: FileExpectation)
  /// A value is not a time; what else it can be.
  case invalidTime(FilePart, TimeError, or: TimeAlternative?)
  /// A key is missing.
  case missing(String, expected: FileExpectation)
  /// A key stands more than once in one place.
  case repeatedKey(String)
  /// A value that can be given once is given again; the line of the first.
  case taken(TakenValue, firstLine: Int)
  /// Yellow or red begins too early.
  case threshold(ThresholdError)
  /// A value is not one of those that are possible.
  case noChoice(FilePart, String, expected: FileExpectation)
  /// There is no action, option or keyboard key of this name; what was expected, in English.
  case unknownName(String, FileName, expected: String)
  /// The file is not YAML: the parser's words and an advice, in English.
  case noYAML(String, expected: String)
  /// A byte is not UTF-8.
  case noUTF8(UInt8)
  /// Any other problem and what was expected, in English.
  case other(String, expected: String)
}

/// A problem with its location in a file.
package struct LocatedProblem: Hashable, Sendable {
  /// The file's name, the line and the column: `presets.yaml:3:1`.
  package let place: String
  package let problem: FileProblem

  /// Creates a problem at a location.
  package init(_ place: String, _ problem: FileProblem) {
    self.place = place
    self.problem = problem
  }
}

/// A part of a file that has a problem.
package enum FilePart: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The whole file.
  case file
  /// An entry of the list of presets.
  case preset
  /// An entry of a preset's list of segments.
  case segment
  /// An entry of a list of marks.
  case mark
  /// An item of a rundown.
  case item
  /// The value of a key.
  case key(String)

  /// The value of a key.
  package init(stringLiteral key: String) { self = .key(key) }
}

/// What stands in a place of a file.
package enum FileValue: Hashable, Sendable {
  case nothing
  case text(String)
  /// Keys with values.
  case mapping
  case list
}

/// What was expected in a place of a file.
package enum FileExpectation: Hashable, Sendable {
  /// A time, with an example.
  case time(such: String)
  /// A list, with an example of its first entry.
  case list(such: String)
  /// Keys with values, with an example.
  case entries(such: String)
  case text
  /// One of these words.
  case choice([String])
  /// A key from 1 to 9.
  case numberKey
  /// Any other expectation, in English.
  case other(String)
}

/// A value that can be given once in a file.
package enum TakenValue: Hashable, Sendable {
  /// A preset's name.
  case name(String)
  /// A preset's slot.
  case slot(Int)
  /// A key of the keyboard.
  case key(String)
}

/// What a time can be instead.
package enum TimeAlternative: String, Sendable {
  /// The word `off`.
  case off
  /// A share of the duration.
  case share
}

/// What has a name in the configuration.
package enum FileName: Hashable, Sendable {
  /// What a key of the keyboard does.
  case action
  /// An option of the command line.
  case option
  /// A key of the keyboard.
  case key
}

extension ThresholdError {
  /// The key of the threshold that cannot be.
  package var key: String {
    switch self {
    case .yellowAboveTime: "yellow"
    case .redAboveTime, .redAboveYellow: "red"
    }
  }

  /// The threshold that cannot be.
  package var given: String {
    switch self {
    case .yellowAboveTime(let time, _), .redAboveTime(let time, _), .redAboveYellow(let time, _):
      TimeText.plain(time)
    }
  }

  /// The greatest that can be.
  package var most: String {
    switch self {
    case .yellowAboveTime(_, let most), .redAboveTime(_, let most), .redAboveYellow(_, let most):
      TimeText.plain(most)
    }
  }
}
