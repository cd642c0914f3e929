package import TimerEngine

/// The commands and their answers; times come as texts, in digits or in words.
package protocol CommandPhrases: Sendable {
  /// The last change was taken back: how things are again.
  func undone(_ change: UndoneChange) -> String
  /// The same in a word.
  var undone: String { get }
  /// There was no change to take back.
  var nothingToUndo: String { get }
  /// A change was to be taken back that something else has changed again since.
  var nothingUndone: String { get }
  /// A change that was taken back was made again: how things are now.
  func redone(_ change: UndoneChange) -> String
  /// The same in a word.
  var redone: String { get }
  /// There was no change to make again.
  var nothingToRedo: String { get }
  /// A slot was not given back what it held, because another program has changed it since.
  func notUndone(slot: Int) -> [String]

  /// A stored preset was removed from a slot; `now` is what lies there instead.
  func removed(_ preset: String, from slot: Int, now: String?) -> String
  /// A slot's preset cannot be removed: it comes with the program.
  func bundled(_ preset: String, in slot: Int) -> [String]
  /// A slot's preset cannot be removed: the user has written it in a file.
  func written(_ preset: String, in slot: Int, file: String) -> [String]

  /// A segment for questions of this length was added to the talk.
  func questionsAdded(_ length: String) -> String
  /// The start was moved back by this time.
  func startMoved(by time: String) -> String
  /// The talk was started, and there was no time by which its start could be moved back.
  var startedNow: String { get }
  /// The start cannot be moved back any further.
  var cannotBackdateFurther: String { get }
  /// A running talk cannot end at a time of day that has passed.
  func passed(_ time: String) -> [String]
  /// A message was sent.
  func message(_ text: String) -> String
  /// Which stored message is to be shown; `messages` are the keys with the texts.
  func chooseMessage(_ messages: String) -> [String]
  /// No message is stored under this number; `nil` if there are none at all.
  func noStoredMessage(_ number: Int?) -> [String]
  /// The message has disappeared.
  var messageCleared: String { get }
  /// A message was to be hidden, and none is shown.
  var noMessageShown: String { get }
  /// A blackout has ended.
  var pictureIsBack: String { get }
  /// The picture was to become black, and it is; or it was to come back, and it is not black.
  func picture(isAlreadyBlack: Bool) -> String

  /// A talk was to be started that runs.
  var alreadyRunning: String { get }
  /// A talk was to be stopped that does not run.
  var notRunning: String { get }
  /// The time is as long or as short as can be.
  var noChange: String { get }
  /// A talk has no other part in that direction.
  var noOtherSegment: String { get }
  /// A command's time is none.
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String]
  /// No preset has this in its name.
  func noPreset(named text: String) -> [String]
  /// The preset that a button showed was changed since.
  var presetHasChanged: String { get }
  /// The files of presets have changed; their names follow.
  var presetsChanged: String { get }
  /// Several presets have it.
  func severalPresets(named text: String, _ names: String) -> [String]

  /// The rundown is as the command wants it already.
  var nothingToChange: String { get }
  /// No item of the rundown has this in its name, or this handle.
  func noItem(named text: String) -> [String]
  /// Several items have it; `items` are their handles and names.
  func severalItems(named text: String, _ items: String) -> [String]

  /// What a command does, as a line of the help tells it after an example: `add 1m: add time`.
  func meaning(of command: CommandName) -> String
  /// A lamp leads nowhere in a break of the rundown.
  var breakHasNoLamps: String { get }
  /// What is left when a talk goes on, as digits or in words, with the plural category of the words.
  func left(_ time: String, _ category: PluralCategory) -> String
  /// What digits that count up show when a talk goes on: `at 6:00`.
  func atTime(_ time: String) -> String
  /// What a key does if it is pressed again.
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String]
  /// What a client's command would do; to send `confirmation` instead is to insist: `! next`.
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String
  /// A desk's command was given by what has changed before the clock has read it.
  var changedMeanwhile: String { get }
  /// A desk has sent a command, and waits for the answer.
  func waitingForClock(after words: String) -> String
  /// A desk is connected through a broker, which gets no notes of the rundown.
  var notesAreNotSent: String { get }
  /// The name of a desk among those of displays: `left (desk)`.
  func desk(_ name: String) -> String
  /// A client's command to go on or back comes too soon after another one.
  var segmentChangesTooSoon: String { get }
  /// A client's command has more bytes than are read.
  func tooLong(bytes: Int) -> String
  /// The answer to a client's command does not fit on a line of the protocol.
  var answerTooLong: String { get }
  /// The list of the rundown is too long to be sent.
  var listTooLong: String { get }
  /// A client's command was read after its deadline, and is not executed.
  var tooLate: String { get }
  /// A client has covered the digits too often in a short time.
  var pictureChangesTooOften: String { get }
  /// A client's message or blackout is refused because the operator has closed one a moment ago.
  var operatorHasJustClosedOne: String { get }
  /// What two keys do in the prompt, in 30 columns at most.
  var promptKeys: String { get }
  /// How a command is typed, where what is typed is not seen.
  var prompt: String { get }
  /// What two keys do in the prompt for a message, in 30 columns at most: the arrow up brings back an earlier one.
  var messagePromptKeys: String { get }
  /// How a message is typed, where what is typed is not seen.
  var messagePrompt: String { get }
  /// A line begins with no command; `nearest` is the one that was probably meant.
  func noCommand(_ text: String, nearest: String?) -> [String]
  /// A client has sent a command that only the clock's own keyboard can give.
  func onlyAtClock(_ command: String) -> String
  /// A command stands alone that needs something, or has more than it needs.
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String]
}

extension CommandPhrases where Self: AnnouncementPhrases {
  /// The usual words for what is left.
  package func left(_ time: String, _ category: PluralCategory) -> String {
    remaining(time, category)
  }
}

/// The name of a command that can be typed; it is the same in every language.
package enum CommandName: String, CaseIterable, Hashable, Sendable {
  case start, stop, toggle, add, take, set, preset, green, yellow, red, reset, next, previous
  case until, questions, backdate, go, skip, move, title, speaker, shorten, insert
  case catchUp = "catch up"
  case rundown, reload, restart, store, remove, message, clear, blackout, flash, identify, undo,
    redo,
    time, displays
  case events, help, layout, theme, announcements, lock, clock, beside
  case operatorView = "operator"
  case takeOver = "take over"
  case handOver = "hand over"
  case desk, quit
}

/// What a command would do that needs a second press.
package enum GuardedChange: Hashable, Sendable {
  /// Go to the segment or item of this name.
  case goes(to: String)
  /// Go on at another time: `3:20 left`, `at 6:00` or `ends 14:15`. The talk gives up the time of day at which it
  /// was to end, if one is given.
  case goesOn(String, endGivenUp: String? = nil)
  /// Start a rundown that is for another day, which this names.
  case startsOtherDay(String)
  /// Start a rundown although the machine does not know what day it is.
  case startsWithUnsetClock
  /// End the talk, which has time left.
  case endsTalk
  /// End the talk, and load the preset of this name.
  case endsTalkAndLoads(String)
  /// Make the shown time the beginning of the phase of this name.
  case movesLamp(String)
  /// Store the talk in this slot.
  case stores(in: Int)
  /// Leave out the item of this name, or several, which were not started.
  case skips(String)
  /// End the talk, which has time left, and leave out the items of these names.
  case endsTalkAndSkips(String)
  /// Begin the rundown anew.
  case beginsAnew
  /// End the talk at this time of day, which has just passed, so that the talk is this long.
  case endsLate(String, length: String)
}

/// What was taken back or made again: how things are now.
package enum UndoneChange: Hashable, Sendable {
  /// A slot holds this preset, or nothing.
  case slot(Int, String?)
  /// A lamp's phase, or the green time, is this again.
  case lamp(String, String)
  /// The clock is set to this preset.
  case preset(String)
  /// The clock shows this time.
  case time(String)
  /// The clock is ready at this time.
  case ready(String)
  /// The talk is paused at this time.
  case paused(String)
  /// The talk is running, and shows this time now.
  case running(String)
  /// The segment for questions has this length again, or there is none.
  case questions(String?)
  /// The rundown is as before the change.
  case rundown
  /// The item of this name is not left out any more.
  case item(String)
  /// The message is shown, or hidden.
  case message(isShown: Bool)
}

/// What must follow a command.
package enum CommandNeed: Hashable, Sendable {
  /// A length of time.
  case time
  /// A time of day.
  case timeOfDay
  /// A number key.
  case slot
  /// A number key or a part of a name.
  case preset
  /// A handle such as `#3`, or a part of a name.
  case item
  /// A text.
  case text
  /// One of these words.
  case choice([String])
  /// Nothing.
  case nothing
}
