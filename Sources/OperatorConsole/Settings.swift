package import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

/// What was asked for when the program started.
///
/// What keys change later belongs to the console.
package struct Settings: Equatable, Sendable {
  /// What the talk is called, whatever its preset says; `nil` for what the preset says.
  package var title: String?
  /// How the screen looks at first.
  package var look = Look()
  /// Whether only Space works at first.
  package var startsLocked = false
  /// Which keys do what.
  package var keys = KeyBindings.standard
  /// Whether the mouse is the clock's, and not the terminal's.
  package var usesMouse = true
  /// What fills the screen until the talk starts, and on demand; the title if `nil`.
  package var message: String?
  /// Where announcements go at first.
  package var announcing = Announcing.print
  /// Whether yellow and red begin with tones or the bell, twice and three times.
  package var hasPhaseTones = false
  /// What everything is said and written in.
  package var language = Language.english
  /// What stands in the place of the digits after zero; `nil` for what the preset says.
  package var overtime: Overtime?
  /// How many times as fast as the world's the talk's time passes: 1, or more for a rehearsal.
  package var speed = 1
  /// Whether the talk starts with the program.
  package var startsAtOnce = false
  /// The time of day at which the first talk ends, in seconds since midnight, `nil` where its
  /// length is what counts; such a talk starts with the program.
  package var until: Int?
  /// Whether the program ends when the time is up.
  package var quitsAtZero = false

  /// Creates the usual settings.
  package init() {}
}
