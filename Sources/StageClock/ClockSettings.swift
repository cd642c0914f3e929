package import RundownEngine
package import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

/// The settings with which a clock starts.
///
/// The clock holds what commands change later.
package struct ClockSettings: Equatable, Sendable {
  /// The title of the talk; `nil` for the preset's.
  package var title: String?
  /// The look of the screen at first.
  package var look = Look()
  /// The message before the talk starts and on request; the title if `nil`.
  package var message: String?
  /// The messages that keys send, by their numbers, 1 to 9.
  package var storedMessages: [Int: StoredMessage] = [:]
  /// Where announcements go at first.
  package var announcing = Announcing.print
  /// Whether yellow and red begin with tones or the bell, twice and three times.
  package var hasPhaseTones = false
  /// The language of speech and texts.
  package var language = Language.english
  /// What is shown in place of the digits after zero; `nil` for what the preset says.
  package var overtime: Overtime?
  /// The speed of the talk's clock: 1, or more for a rehearsal.
  package var speed = 1
  /// Whether the talk starts with the program.
  package var startsAtOnce = false
  /// The time of day at which the first talk ends, in seconds since midnight; `nil` if its length
  /// decides.
  ///
  /// Such a talk starts with the program.
  package var until: Int?
  /// Whether displays show the names of what comes between talks, and not the digits.
  package var namesTalks = true
  /// The rundown that the clock runs, at its first position; `nil` without one.
  package var rundown: Rundown?
  /// What the rundown's loaded item is loaded as; `nil` without a rundown.
  package var loadedPreset: Preset?
  /// The time since 1970 at which a rehearsal of a rundown begins; `nil` for the wall clock.
  package var rehearsalStart: Duration?
  /// The prefix of all talk ids, unique to this run of the program.
  package var session = ""
  /// Whether the program ends when the time is up.
  package var quitsAtZero = false

  /// The stage of the clock that it goes on as, with moments of this clock; `nil` if it has taken over none.
  package var continued: StageSnapshot?

  /// What the keys are called that its texts name.
  package var keys = NamedKeys()

  /// Creates the default settings.
  package init() {}
}

/// The names of the keys that a clock's own texts name.
package struct NamedKeys: Equatable, Sendable {
  /// The key that starts and stops, and closes a blackout.
  package var space = "Space"
  /// The key of the blackout.
  package var blackout = "b"
  /// The key that undoes.
  package var undo = "u"

  /// Creates the names of the standard keys in English.
  package init() {}
}

/// A message that the user has stored in `config.yaml`.
package struct StoredMessage: Hashable, Sendable {
  /// The text, made printable.
  package let text: String
  /// The seconds after which it disappears; `nil` if it stays.
  package let seconds: Int?

  /// Creates a message that a clock elsewhere has stored.
  package init(text: String, seconds: Int?) { (self.text, self.seconds) = (text, seconds) }

  /// Reads what would follow the command `message`: a text, which may begin with `--for 15s`.
  ///
  /// - Returns: `nil` if there is no text, or if the time is not valid.
  package init?(_ words: String) {
    guard case .showMessage(let text?, let seconds)? = try? Command.message(Command.trimmed(words)),
      !text.isEmpty
    else { return nil }
    self.text = text
    self.seconds = seconds
  }
}
