/// How a display looks, whatever it shows.
package struct Look: Hashable, Sendable {
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

  /// A small secondary time that stands with the digits.
  package enum SecondaryTime: String, CaseIterable, Sendable {
    /// What is left until the next hard end of the rundown, or else until its expected end.
    case session
    /// What is left of the whole talk with all its segments.
    case talk
    /// The time of day.
    case clock
  }

  /// The orientation of the digits; `nil` for the one that makes them larger.
  package var orientation: Orientation?
  /// Which characters draw the picture.
  package var glyphs = Glyphs.auto
  /// The colours of digits and lamps.
  package var theme = Theme.led
  /// Whether digits, lamps and messages are drawn for the glass of a teleprompter, which mirrors
  /// them.
  package var isMirrored = false
  /// Whether nothing is shown but the traffic light and the operator's words.
  package var showsOnlyLamps = false
  /// The secondary time; `nil` if there is none.
  package var secondaryTime: SecondaryTime?
  /// Whether a bar above the lamps shows how far the talk has come.
  package var showsProgress = false
  /// Whether the screen flashes where a phase begins, and on demand.
  package var flashes = true

  /// Creates the usual look.
  package init() {}
}
