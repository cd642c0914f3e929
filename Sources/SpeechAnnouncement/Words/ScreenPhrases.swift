/// The texts on the screen: the status line, the hints and the help.
package protocol ScreenPhrases: Sendable {
  /// A talk is stopped; in capitals where the language has them.
  var paused: String { get }
  /// The clock has been ready for `count` minutes; begins with the word of `LineWords.ready`.
  func ready(forMinutes count: Int) -> String
  /// A talk has been stopped for `count` minutes; begins with `paused`.
  func paused(forMinutes count: Int) -> String
  /// Since which time of day.
  func since(_ time: String) -> String
  /// A state, `LineWords.ready` or `paused`, and since which time of day the clock has been in it.
  func state(_ word: String, since time: String) -> String
  /// From one time of day to another.
  func span(from start: String, to end: String) -> String
  /// At which time of day the talk ends.
  func ends(_ time: String) -> String

  /// What a key, usually the space bar, does to a clock that is ready.
  func starts(_ key: String) -> String
  /// What it does to one that runs.
  func stops(_ key: String) -> String
  /// What it does to one that is paused.
  func resumes(_ key: String) -> String
  /// What a pair of keys, usually plus and minus, does.
  func changes(_ keys: String) -> String
  /// What a key, usually the question mark, does.
  func help(_ key: String) -> String

  /// A display waits for a clock in this room; the short form has at most 28 columns.
  func waiting(room: String) -> [String]
  /// A display has heard nothing of its clock for this time.
  func noSignal(for time: String) -> String

  /// The place under a number key.
  func slot(_ number: Int) -> String
  /// What stands in the place of the digits after the end, in five letters at most that seven bars
  /// can show.
  var end: String { get }

  /// The names of the keys that have no letter on them.
  var keyNames: KeyNames { get }
  /// The names of signs, for a voice that would swallow them.
  var signNames: SignNames { get }
  /// Keys from a first to a last one, for a voice: `1 to 9`.
  func range(from first: String, to last: String) -> String
  /// Keys that are capital letters, which a voice reads like small ones: `capital G, Y, R`.
  func capitals(_ letters: [String]) -> String
  /// What the keys of a topic do, in 33 columns at most.
  func meaning(of topic: HelpTopic) -> String
  /// How the pages of the help are turned, by a key, and closed, in 80 columns at most.
  func pages(_ page: Int, of count: Int, turn key: String) -> String
  /// The same in 45 columns at most.
  func pagesShort(turn key: String) -> String
}

extension ScreenPhrases {
  /// The state, then the time.
  package func state(_ word: String, since time: String) -> String { word + " " + since(time) }
}

/// The names of the keys that have no letter on them.
package struct KeyNames: Sendable {
  /// The space bar.
  package let space: String
  /// The arrow up.
  package let up: String
  /// The arrow down.
  package let down: String
  /// The arrow to the right.
  package let right: String
  /// The arrow to the left.
  package let left: String
  /// The key that deletes backwards.
  package let backspace: String
  /// The key that ends a line.
  package let enter: String
  /// The key that turns a page back.
  package let pageUp: String
  /// The key that turns a page.
  package let pageDown: String
  /// C, pressed together with the control key.
  package let interrupt: String
}

/// The names of the signs that are usual keys.
package struct SignNames: Sendable {
  let colon, plus, minus, closingBracket, openingBracket, questionMark, period, slash: String

  /// The name of a sign; `nil` if it has none.
  package func name(of sign: Unicode.Scalar) -> String? {
    switch sign {
    case ":": colon
    case "+": plus
    case "-": minus
    case "]": closingBracket
    case "[": openingBracket
    case "?": questionMark
    case ".": period
    case "/": slash
    default: nil
    }
  }
}

/// A secondary time that stands with the digits.
package struct SecondaryTimeWords: Codable, Hashable, Sendable {
  /// What it is: `Second time`.
  package let title: String
  /// What is left of the rundown, of the whole talk, and the time of day.
  ///
  /// A talk without a name is called by the same word.
  package let session: String
  package let talk: String
  package let clock: String
  /// There is none.
  package let off: String
}

/// What the help tells of.
package enum HelpTopic: CaseIterable, Hashable, Sendable {
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
  /// Undo and redo.
  case undo
  /// Move a forgotten start back.
  case lateStart
  /// Add a segment for questions.
  case questions
  /// Go to the next or the previous part.
  case segment
  /// The prompt, where a command is typed.
  case prompt
  /// Flash for attention.
  case flash
  /// Make the screen black.
  case blackout
  /// The message: the last one, a stored one, or one that is typed.
  case message
  /// The layout.
  case layout
  /// The colours.
  case theme
  /// Where announcements go.
  case announcing
  /// The time of day.
  case timeOfDay
  /// The secondary time.
  case beside
  /// The operator view.
  case operatorView
  /// Let each display show its name.
  case identify
  /// The time that is left, where there is no screen.
  case tellTime
  /// The focus, which a ring marks.
  case focus
  /// A presenter's clicker.
  case clicker
  /// A click.
  case click
  /// Two clicks.
  case doubleClick
  /// A button that is held.
  case mouseLongPress
  /// A drag, and the wheel.
  case dragAndWheel
  /// The lock.
  case lock
  /// Quit.
  case quit
}
