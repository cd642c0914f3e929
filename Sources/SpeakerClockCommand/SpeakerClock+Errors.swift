import ArgumentParser
import TimerEngine

// What is said of arguments that cannot be.
extension SpeakerClock {
  /// The options that take no value.
  private static let flags = [
    "--start", "--quit-at-zero", "--lock", "--hints", "--flash", "--no-flash", "--mirror",
    "--no-mirror", "--mouse",
    "--no-mouse", "--plain", "--no-plain", "--phase-tones", "--no-phase-tones",
  ]

  /// What is wrong with an environment variable that names a folder.
  ///
  /// Its value would be taken for another path.
  static func words(forUnreadable variable: String) -> String {
    "\(variable) is no text in UTF-8. Expected the path of a folder, "
      + "for example: \(variable)=/home/ada"
  }

  /// What is wrong with arguments, with what was expected and an example where the parser says
  /// neither.
  static func improved(_ error: any Error, _ arguments: [String]) -> any Error {
    if let error = negativeTime(in: arguments) { return ValidationError("\(error)") }
    let words = message(for: error)
    guard exitCode(for: error) == .validationFailure, !words.contains("Expected") else {
      return error
    }
    return ValidationError(
      words + ". Expected a time and options as 'speakerclock --help' lists them, "
        + "for example: speakerclock 18:00 --yellow 3:00 --red 1:00")
  }

  /// The error of an argument such as `-3`, which would else be called an unknown option.
  static func negativeTime(in arguments: [String]) -> TimeError? {
    for (index, argument) in arguments.enumerated() {
      let digits = argument.utf8.dropFirst().first.map { (0x30...0x39).contains($0) }
      let before = index > 0 ? arguments[index - 1] : ""
      let isValue = before.hasPrefix("--") && !flags.contains(before)
      if argument.hasPrefix("-"), digits == true, !isValue {
        return TimeError(text: argument, problem: .noTime)
      }
    }
    return nil
  }
}
