/// When yellow or red begins, as people write it: a time, or a share of the talk's length.
package enum Threshold: Hashable, Sendable {
  /// A time in seconds: the remaining time, or the elapsed time in a format that counts up.
  case time(Int)
  /// A share of the length in per cent, 0 to 100.
  case percent(Int)

  /// Reads a time such as `2:00`, or a share such as `20%`.
  package init(_ text: String) throws(TimeError) {
    guard text.hasSuffix("%") else {
      self = .time(try TimeParser.seconds(text))
      return
    }
    let digits = text.dropLast()
    guard digits.utf8.areDigits, let percent = Int(digits), percent <= 100 else {
      throw TimeError(text: text, problem: .invalidShare)
    }
    self = .percent(percent)
  }

  /// The time for a talk of `length` seconds; a share is rounded to the nearest second, halves up.
  package func seconds(of length: Int) -> Int {
    switch self {
    case .time(let seconds): seconds
    case .percent(let percent): (2 * length * percent + 100) / 200
    }
  }
}
