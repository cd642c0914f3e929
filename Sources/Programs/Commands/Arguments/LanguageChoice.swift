import ArgumentParser
import Platform
import SpeechAnnouncement

/// Which language the program speaks.
enum LanguageChoice {
  /// What `--help` says of the option.
  static let help = ArgumentHelp(
    "The language; default: the locale's.", valueName: "code")

  /// The given language, else that of the locale, else English.
  ///
  /// A locale that is not installed counts as English, as other programs take it.
  static func language(_ given: Language?) -> Language {
    given ?? (isLocaleInstalled ? ofLocale(environment) : .english)
  }

  /// The language of the messages, by the first of these variables that says something.
  static func ofLocale(_ variable: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }
}
