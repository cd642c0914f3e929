package import SevenSegmentDisplay
package import SpeechAnnouncement
package import TimerEngine

/// What was asked for when the program started, and what keys can change later.
package struct Settings: Equatable, Sendable {
  /// Which characters draw the picture.
  package enum Glyphs: String, CaseIterable, Sendable {
    /// What suits the terminal: `blocks` where it has colours and the glyphs, `solid` where it has
    /// colours or reverse video, else `ascii`.
    case auto
    /// Halves, quadrants and eighths of cells: edges smooth to an eighth of a cell, with shades
    /// where there are 256 colours.
    case blocks
    /// Spaces with a background: no font can spoil them.
    case solid
    /// `#` for what is lit and `.` for what is not.
    case ascii
  }

  /// The colours of digits and lamps.
  package enum Theme: String, CaseIterable, Sendable {
    /// Red digits.
    case led
    /// Digits in the colour of the phase.
    case phase
    /// Amber digits.
    case amber
    /// White digits and lamps.
    case mono
  }

  /// Where announcements go.
  package enum Announcing: String, CaseIterable, Sendable {
    /// Nowhere; the bell is silent too.
    case off
    /// To the status line, with the terminal's bell in the last ten seconds.
    case print
    /// To the status line and to a voice, with tones in place of the bell.
    case speak
  }

  /// What the talk is called, whatever its preset says; `nil` for what the preset says.
  package var title: String?
  /// How the digits stand; `nil` for whichever makes them larger.
  package var orientation: Orientation?
  /// Which characters draw the picture.
  package var glyphs = Glyphs.auto
  /// The colours of digits and lamps.
  package var theme = Theme.led
  /// Whether digits, lamps and messages are drawn for the glass of a teleprompter, which mirrors them.
  package var isMirrored = false
  /// Whether nothing is shown but the traffic light and the operator's words.
  package var showsOnlyLamps = false
  /// Whether the screen flashes where a phase begins, and on demand.
  package var flashes = true
  /// Whether only Space works at first.
  package var startsLocked = false
  /// Which keys do what.
  package var keys = KeyBindings.usual
  /// Whether the mouse is the clock's, and not the terminal's.
  package var usesMouse = true
  /// What fills the screen until the talk starts, and on demand; the title if `nil`.
  package var message: String?
  /// Where announcements go.
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
