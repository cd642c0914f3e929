import ArgumentParser
import TimerEngine

/// The clock's command with all options visible.
///
/// It is parsed only where `SpeakerClock` refused the arguments: the parser says what a hidden
/// option is called and can be only if it may list it.
struct ExplainedClock: ParsableCommand {
  static let configuration = SpeakerClock.configuration

  @Argument
  var time: String?

  @OptionGroup
  var options: ClockOptions
}

extension SpeakerClock {
  /// The arguments in the parser's own words.
  static func meant(by given: [String]) -> [String] {
    if given == ["help"] { return ["--help"] }
    return given.last == "--help-all" ? given.dropLast() + ["--help-hidden"] : given
  }

  /// The first argument, unless it is an option or a TIME; `nil` if there is none.
  static func firstWord(of arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-"),
      (try? TimeParser.duration(first)) == nil
    else { return nil }
    return first
  }

  /// The error of a word that is nearly a tool's name; `nil` for others.
  static func misspeltTool(_ word: String) -> ValidationError? {
    word.nearest(among: Tools.names.sorted()).map {
      ValidationError("There is no tool '\(word)'. Did you mean '\($0)'?")
    }
  }
}

// What is said of arguments and variables that cannot be read.
extension SpeakerClock {
  /// What is wrong with an environment variable that names a folder.
  ///
  /// Its value would be taken for another path.
  static func words(forUnreadable variable: String) -> String {
    "\(variable) is not valid UTF-8. Expected the path of a folder, "
      + "for example: \(variable)=/home/ada"
  }

  /// The error of a TIME such as `-3`, which the parser calls an unknown option; any other error as
  /// it is.
  static func improved(_ error: any Error) -> any Error {
    let beginning = "Unknown option '-"
    let message = message(for: error)
    guard message.hasPrefix(beginning) else { return error }
    let text = message.dropFirst(beginning.count).prefix { $0 != "'" }
    guard let first = text.first, ("0"..."9").contains(first) else { return error }
    return ValidationError("\(TimeError(text: "-" + text, problem: .invalidTime))")
  }
}
