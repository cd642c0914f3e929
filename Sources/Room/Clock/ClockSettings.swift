package import SpeechAnnouncement
package import StageRenderer
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
  /// Whether the machine knew what day it is when the program started.
  package var isWallClockSet = true
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
  /// Whether the rundown was over when the program started, so that somebody has to say whether it
  /// begins anew.
  package var asksToBeginAnew = false
  /// What the rundown's loaded item is loaded as; `nil` without a rundown.
  package var loadedPreset: Preset?
  /// The time since 1970 at which a rehearsal of a rundown begins; `nil` for the wall clock.
  package var rehearsalStart: Duration?
  /// The name of the clock's room.
  package var room = "main"
  /// The prefix of all talk ids, unique to this run of the program.
  package var session = ""
  /// The command line that starts this clock again, so that it offers a talk that was quit; `nil`
  /// if it cannot.
  package var startCommand: String?
  /// Whether there are ways to other machines, where a desk may have taken over the talks.
  package var hasWays = true
  /// Whether the program ends when the time is up.
  package var quitsAtZero = false

  /// The stage of the clock that it goes on as, with moments of this clock; `nil` if it has taken
  /// over none.
  package var continued: StageSnapshot?

  /// What the keys are called that its texts name.
  package var keys = NamedKeys()

  /// Creates the default settings.
  package init() {}
}
