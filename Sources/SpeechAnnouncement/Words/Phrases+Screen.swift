// The texts on the screen: the status line, the hints and the help.
extension Phrases {
  /// A talk is stopped; in capitals where the language has them.
  package var paused: String { one(.paused) }
  /// The clock has been ready for `count` minutes; begins with the word of `LineWords.ready`.
  package func ready(forMinutes count: Int) -> String {
    one(.readyForMinutes, ["count": .number(count)])
  }
  /// A talk has been stopped for `count` minutes; begins with `paused`.
  package func paused(forMinutes count: Int) -> String {
    one(.pausedForMinutes, ["count": .number(count)])
  }
  /// Since which time of day.
  package func since(_ time: String) -> String { one(.since, ["time": .text(time)]) }
  /// A state, `LineWords.ready` or `paused`, and since which time of day the clock has been in it.
  package func state(_ word: String, since time: String) -> String {
    one(.stateSince, ["state": .text(word), "time": .text(time)])
  }
  /// From one time of day to another.
  package func span(from start: String, to end: String) -> String {
    one(.span, ["start": .text(start), "end": .text(end)])
  }
  /// At which time of day the talk ends.
  package func ends(_ time: String) -> String { one(.ends, ["time": .text(time)]) }

  /// What a key, usually the space bar, does to a clock that is ready.
  package func starts(_ key: String) -> String { one(.keyStarts, ["key": .text(key)]) }
  /// What it does to one that runs.
  package func stops(_ key: String) -> String { one(.keyPauses, ["key": .text(key)]) }
  /// What it does to one that is paused.
  package func resumes(_ key: String) -> String { one(.keyResumes, ["key": .text(key)]) }
  /// What a pair of keys, usually plus and minus, does.
  package func changes(_ keys: String) -> String { one(.keysChangeTime, ["keys": .text(keys)]) }
  /// What a key, usually the question mark, does.
  package func help(_ key: String) -> String { one(.keyHelps, ["key": .text(key)]) }

  /// A display waits for a clock in this room; the short form has at most 28 columns.
  package func waiting(room: String) -> [String] { forms(.waitingForClock, ["room": .text(room)]) }
  /// A display has heard nothing of its clock for this time.
  package func noSignal(for time: String) -> String { one(.noSignal, ["time": .text(time)]) }

  /// The place under a number key.
  package func slot(_ number: Int) -> String { one(.slot, ["slot": .number(number)]) }
  /// What stands in the place of the digits after the end, in five letters at most that seven bars
  /// can show.
  package var end: String { one(.end) }

  /// The names of the keys that have no letter on them.
  package var keyNames: KeyNames {
    KeyNames(phrases: self)
  }
  /// The names of signs, for a voice that would swallow them.
  package var signNames: SignNames {
    SignNames(phrases: self)
  }
  /// Keys from a first to a last one, for a voice: `1 to 9`.
  package func range(from first: String, to last: String) -> String {
    one(.keyRange, ["first": .text(first), "last": .text(last)])
  }
  /// Keys that are capital letters, which a voice reads like small ones: `capital G, Y, R`.
  package func capitals(_ letters: [String]) -> String {
    one(.capitals, ["letters": .list(letters), "count": .number(letters.count)])
  }
  /// What the keys of a topic do, in 33 columns at most.
  package func meaning(of topic: HelpTopic) -> String { one(named: "help-" + topic.rawValue) }
  /// How the pages of the help are turned, by a key, and closed, in 80 columns at most.
  package func pages(_ page: Int, of count: Int, turn key: String) -> String {
    one(.helpPages, ["page": .number(page), "count": .number(count), "key": .text(key)])
  }
  /// The same in 45 columns at most.
  package func pagesShort(turn key: String) -> String { short(.helpPages, ["key": .text(key)]) }
}

/// The names of the keys that have no letter on them.
package struct KeyNames: Sendable {
  let phrases: Phrases
  /// The space bar.
  package var space: String { phrases.one(.keySpace) }
  /// The arrow up.
  package var up: String { phrases.one(.keyUp) }
  /// The arrow down.
  package var down: String { phrases.one(.keyDown) }
  /// The arrow to the right.
  package var right: String { phrases.one(.keyRight) }
  /// The arrow to the left.
  package var left: String { phrases.one(.keyLeft) }
  /// The key that deletes backwards.
  package var backspace: String { phrases.one(.keyBackspace) }
  /// The key that ends a line.
  package var enter: String { phrases.one(.keyEnter) }
  /// The key that turns a page back.
  package var pageUp: String { phrases.one(.keyPageUp) }
  /// The key that turns a page.
  package var pageDown: String { phrases.one(.keyPageDown) }
  /// C, pressed together with the control key.
  package var interrupt: String { phrases.one(.keyInterrupt) }
}

/// The names of the signs that are usual keys.
package struct SignNames: Sendable {
  let phrases: Phrases
  package var colon: String { phrases.one(.signColon) }
  package var plus: String { phrases.one(.signPlus) }
  package var minus: String { phrases.one(.signMinus) }
  package var closingBracket: String { phrases.one(.signClosingBracket) }
  package var openingBracket: String { phrases.one(.signOpeningBracket) }
  package var questionMark: String { phrases.one(.signQuestionMark) }
  package var period: String { phrases.one(.signPeriod) }
  package var slash: String { phrases.one(.signSlash) }

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
package struct SecondaryTimeWords: Hashable, Sendable {
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
package enum HelpTopic: String, CaseIterable, Sendable {
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
  case setMinute
  /// Set five seconds.
  case setSeconds
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
  case layout
  /// The colours.
  case theme
  /// Where announcements go.
  case announcing
  case timeOfDay
  /// The secondary time.
  case beside
  case operatorView
  /// Let each display show its name.
  case identify
  /// The time that is left, where there is no screen.
  case sayTime
  /// The focus, which a ring marks.
  case focus
  /// A presenter's clicker.
  case clicker
  case click
  /// Two clicks.
  case doubleClick
  /// A button that is held.
  case mouseLongPress
  /// A drag, and the wheel.
  case dragAndWheel
  case lock
  case quit
}
