public import SevenSegmentDisplay

/// What was asked for when the program started, and what keys can change later.
public struct Settings: Equatable, Sendable {
  /// Which characters draw the picture.
  public enum Glyphs: String, CaseIterable, Sendable {
    /// What suits the terminal: `solid` where it has colours or reverse video, else `ascii`.
    case auto
    /// Spaces with a background: no font can spoil them.
    case solid
    /// `#` for what is lit and `.` for what is not.
    case ascii
  }

  /// Where announcements go.
  public enum Announcing: String, CaseIterable, Sendable {
    /// Nowhere; the bell is silent too.
    case off
    /// To the status line, with the terminal's bell in the last ten seconds.
    case print
  }

  /// What stands in the place of the digits after zero; the engine counts on in all of them.
  public enum Overtime: String, CaseIterable, Sendable {
    /// The time that has passed since, with a minus.
    case count
    /// 0:00.
    case freeze
    /// A word that ends the talk.
    case blank
  }

  /// What the talk is called; empty for nothing.
  public var title = ""
  /// How the digits stand; `nil` for whichever makes them larger.
  public var orientation: Orientation?
  /// Which characters draw the picture.
  public var glyphs = Glyphs.auto
  /// Where announcements go.
  public var announcing = Announcing.print
  /// What stands in the place of the digits after zero.
  public var overtime = Overtime.count
  /// How many times as fast as the world's the talk's time passes: 1, or more for a rehearsal.
  public var speed = 1
  /// Whether the program ends when the time is up.
  public var quitsAtZero = false

  /// Creates the usual settings.
  public init() {}
}
