/// Why a text is not a valid time.
package struct TimeError: Error, Hashable, CustomStringConvertible {
  /// What is wrong with it.
  package enum Problem: Hashable, Sendable {
    case empty
    /// It does not have the form of a time.
    case invalidTime
    /// Minutes after hours, or seconds after minutes, of 60 or more.
    case sixtyOrMore
    /// It is longer than 23:59:59.
    case tooLong
    /// It is 0:00, but must be the length of a talk.
    case zero
    /// It does not have the form of a time of day.
    case invalidTimeOfDay
    /// It ends in a per cent sign, and what is before that is not a whole number from 0 to 100.
    case invalidShare
  }

  package let text: String
  /// What is wrong with it.
  package let problem: Problem

  package init(text: String, problem: Problem) {
    self.text = text
    self.problem = problem
  }

  /// What is wrong, with the text in quotes, what was expected, and an example.
  package var description: String { "\(what). Expected \(expected)" }

  /// What is wrong, with the text in quotes: `'18m5' is not a valid time`.
  package var what: String { "'\(text)' \(reason)" }

  /// What is wrong, to follow the text or a pronoun: `is not a valid time`.
  package var reason: String {
    switch problem {
    case .empty: "is empty"
    case .invalidTime: "is not a valid time"
    case .sixtyOrMore: "is not a valid time (minutes and seconds after a colon go up to 59)"
    case .tooLong: "is too long"
    case .zero: "is too short"
    case .invalidTimeOfDay: "is not a valid time of day"
    case .invalidShare: "is not a valid percentage"
    }
  }

  /// Whether it is a number with a decimal point or comma, such as `5.5`.
  package var isFraction: Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  private static let examples =
    "for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes)"

  /// What would have been right, with examples.
  package var expected: String {
    switch problem {
    case .invalidTimeOfDay: "a time of day, for example: 14:15, 2:15pm or 9am"
    case .invalidShare: "a percentage from 0% to 100%, for example: 20%"
    case .zero: "a time from 0:01 to 23:59:59, \(Self.examples)"
    case .invalidTime where isFraction:
      "minutes and seconds with a colon between them, for example: 5:30 for five and a half minutes"
    case .empty, .invalidTime, .sixtyOrMore, .tooLong: "a time up to 23:59:59, \(Self.examples)"
    }
  }
}
