/// What stands on the screen: the status line, the hints and the help.
public protocol ScreenPhrases: Sendable {
  /// A talk is stopped; in capitals where the language has them.
  var paused: String { get }
  /// For how long it has been so, in minutes.
  func forMinutes(_ count: Int) -> String
  /// Since which time of day it has been so.
  func since(_ time: String) -> String
  /// At which time of day the talk ends.
  func ends(_ time: String) -> String

  /// What the space bar does to a clock that is ready.
  var spaceStarts: String { get }
  /// What it does to one that runs.
  var spaceStops: String { get }
  /// What it does to one that is paused.
  var spaceGoesOn: String { get }
  /// What plus and minus do.
  var plusMinus: String { get }
  /// What the question mark does.
  var help: String { get }

  /// The place under a number key.
  func slot(_ number: Int) -> String
  /// What stands in the place of the digits after the end, in four letters at most that seven bars
  /// can show.
  var end: String { get }

  /// The names of the keys that have no letter on them.
  var keyNames: KeyNames { get }
  /// What the keys of a topic do, in 33 columns at most.
  func meaning(of topic: HelpTopic) -> String
  /// What stands before all topics in a line.
  var keys: String { get }
  /// How the pages of the help are turned and closed.
  func pages(_ page: Int, of count: Int) -> String
  /// The same in fewer words.
  var pagesShort: String { get }
}

/// The names of the keys that have no letter on them.
public struct KeyNames: Sendable {
  /// The space bar.
  public let space: String
  /// The arrows up and down.
  public let upDown: String
  /// The arrows to the right and to the left.
  public let rightLeft: String
  /// The key that deletes backwards.
  public let backspace: String
}

/// What the help tells of.
public enum HelpTopic: CaseIterable, Hashable, Sendable {
  /// Start, stop, go on.
  case startOrStop
  /// Take a preset.
  case slot
  /// Store the time in a slot.
  case store
  /// Go to a lamp's time.
  case tap
  /// Make the shown time a lamp's.
  case hold
  /// Set a minute.
  case setMinute
  /// Set five seconds.
  case setSeconds
  /// Add a minute.
  case addMinute
  /// Add ten seconds.
  case addSeconds
  /// Back to the green time.
  case back
  /// Undo.
  case undo
  /// Move a forgotten start back.
  case lateStart
  /// Flash for attention, and black out.
  case flashOrBlackout
  /// The message.
  case message
  /// The layout and the colours.
  case look
  /// Where announcements go.
  case announcing
  /// The time of day.
  case timeOfDay
  /// The time that is left, where there is no screen.
  case tellTime
  /// The ring.
  case focus
  /// A presenter's clicker.
  case clicker
  /// A click.
  case click
  /// Two clicks.
  case doubleClick
  /// A button that is held.
  case mouseHold
  /// A drag, and the wheel.
  case dragAndWheel
  /// The lock.
  case lock
  /// Quit.
  case quit
}
