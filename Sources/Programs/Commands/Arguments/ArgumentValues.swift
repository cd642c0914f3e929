import ArgumentParser
import Files
import Platform
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// Why the text of an argument is not a value.
///
/// The parser puts the text and the option's name before the description.
struct ArgumentValueError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, what was expected, and an example.
  let description: String

  init(_ description: String) { self.description = description }

  init(_ error: TimeError) { self.init("it \(error.reason). Expected \(error.expected)") }
}

/// A time with the text in which it was given, for messages.
struct TimeArgument: Hashable, CustomStringConvertible {
  let text: String
  /// A duration, or the seconds since midnight of a time of day.
  let seconds: Int

  var description: String { text }

  /// A remaining time, which may be 0:00.
  static func remaining(_ text: String) throws -> TimeArgument {
    try read(text, TimeParser.seconds)
  }

  /// The length of a talk.
  static func length(_ text: String) throws -> TimeArgument {
    try read(text, TimeParser.duration)
  }

  static func timeOfDay(_ text: String) throws -> TimeArgument {
    try read(text, TimeParser.timeOfDay)
  }

  private static func read(
    _ text: String, _ seconds: (String) throws(TimeError) -> Int
  ) throws(ArgumentValueError) -> TimeArgument {
    do {
      return TimeArgument(text: text, seconds: try seconds(text))
    } catch {
      throw ArgumentValueError(error)
    }
  }
}

/// Reads a time that has no option's name before it, once the parser has taken all arguments.
///
/// The parser and `validate()` would refuse it before a misspelt option: in `--thme led`, 'led'
/// would be called an invalid time.
func positionalTime(
  _ text: String?, _ seconds: (String) throws(TimeError) -> Int
) throws(ValidationError) -> Int? {
  do throws(TimeError) {
    return try text.map(seconds)
  } catch {
    throw ValidationError("\(error)")
  }
}

/// Columns and rows of a screen, as `80x24`.
struct SizeArgument: Hashable, CustomStringConvertible {
  let size: Size

  var description: String { "\(size.columns)x\(size.rows)" }

  init(columns: Int, rows: Int) { size = Size(columns: columns, rows: rows) }

  init(_ text: String) throws {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
    guard parts.count == 2, numbers.count == 2, (1...1000).contains(numbers[0]),
      (1...300).contains(numbers[1])
    else {
      throw ArgumentValueError(
        "it is not the size of a screen. Expected columns and rows from 1x1 to 1000x300, "
          + "for example: --size 80x24")
    }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}

extension Int {
  /// A reader of whole numbers in a range; `example` is an option with a value.
  static func argument(
    _ range: ClosedRange<Int>, example: String
  ) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = Int(text), range.contains(number) else {
        let isNumber = !text.isEmpty && text.allSatisfy { "-0123456789".contains($0) }
        throw ArgumentValueError(
          "it is \(isNumber ? "out of range" : "not a whole number"). Expected a whole number from \(range.lowerBound) to "
            + "\(range.upperBound), for example: \(example)")
      }
      return number
    }
  }
}

extension CommandTemplate {
  static func argument(_ text: String) throws -> CommandTemplate {
    do throws(CommandTemplateError) {
      return try CommandTemplate(text)
    } catch {
      throw ArgumentValueError("\(error)")
    }
  }
}

extension RoomName {
  static func argument(_ text: String) throws -> RoomName {
    guard let name = RoomName(text) else {
      throw ArgumentValueError(
        "it is not a valid name. Expected up to 32 lower-case letters, digits and -, "
          + "for example: --room stage-2")
    }
    return name
  }
}

extension Language: ExpressibleByArgument {
  init?(argument: String) { self.init(code: argument) }

  static var allValueStrings: [String] { all.map(\.code) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
