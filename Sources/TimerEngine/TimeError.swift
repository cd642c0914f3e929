/// Why a text is not a valid time.
package struct TimeError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it.
  package enum Problem: Hashable, Sendable {
    /// It is empty.
    case empty
    /// It does not have the form of a time.
    case noTime
    /// Minutes after hours, or seconds after minutes, of 60 or more.
    case sixtyOrMore
    /// It is longer than 23:59:59.
    case tooLong
    /// It is 0:00, but must be the length of a talk.
    case zero
    /// It does not have the form of a time of day.
    case noTimeOfDay
    /// It ends in a per cent sign, and what is before that is not a whole number from 0 to 100.
    case noShare
  }

  /// The text.
  package let text: String
  /// What is wrong with it.
  package let problem: Problem

  /// Creates the error of a text.
  package init(text: String, problem: Problem) {
    self.text = text
    self.problem = problem
  }

  /// What is wrong, with the text in quotes, what was expected, and an example.
  package var description: String { "\(what). Expected \(expected)." }

  /// What is wrong, with the text in quotes: `'5:61' has 60 or more where 00 to 59 is possible`.
  package var what: String { "'\(text)' \(reason)" }

  /// What is wrong, to follow the text or a pronoun: `is no time`.
  package var reason: String {
    switch problem {
    case .empty: "is empty"
    case .noTime: "is no time"
    case .sixtyOrMore: "has 60 or more where 00 to 59 is possible"
    case .tooLong: "is longer than 23:59:59"
    case .zero: "is no length for a talk"
    case .noTimeOfDay: "is no time of day"
    case .noShare: "is no share"
    }
  }

  /// What would have been right, with examples.
  package var expected: String {
    switch problem {
    case .noTimeOfDay: "a time of day such as 14:15, 2:15pm or 9am"
    case .noShare: "0% to 100%"
    case .empty, .noTime, .sixtyOrMore, .tooLong, .zero:
      "a time up to 23:59:59 such as 18:00, 1:30:00, 18m, 1h5m30s or 45s; "
        + "a bare number is minutes"
    }
  }
}
