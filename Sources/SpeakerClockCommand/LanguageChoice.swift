import ArgumentParser
import ClockRuntime
import SpeechAnnouncement

/// Which language the program speaks.
enum LanguageChoice {
  /// The codes of all languages, as a sentence lists them.
  static let codes = Language.all.map(\.code)

  private static let list =
    codes.dropLast().joined(separator: ", ") + " or " + codes.suffix(1).joined()

  /// What `--help` says of the option.
  static let help = ArgumentHelp("\(list); the locale's if absent.", valueName: "code")

  /// The language of a code; without one that of the locale, else English.
  ///
  /// A locale that is not installed counts as English, as other programs take it.
  static func language(_ code: String?) throws(ValidationError) -> Language {
    guard let code else { return isLocaleInstalled ? ofLocale(environment) : .english }
    guard let language = Language(code: code) else {
      throw ValidationError(
        "--language '\(code)' is none of these. Expected \(list), for example: --language de")
    }
    return language
  }

  /// The language of the messages, by the first of these variables that says something.
  static func ofLocale(_ variable: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }
}
