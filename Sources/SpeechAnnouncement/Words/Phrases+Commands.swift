package import TimerEngine

// The commands and their answers; times come as texts, in digits or in words.
extension Phrases {
  /// The last change was taken back: how things are again.
  package func undone(_ change: UndoneChange) -> String {
    one(named: "undone-" + change.word, values(of: change))
  }
  /// The same in a word.
  package var undone: String { one(.undone) }
  /// There was no change to take back.
  package var nothingToUndo: String { one(.nothingToUndo) }
  /// A change was to be taken back that something else has changed again since.
  package var nothingUndone: String { one(.nothingUndone) }
  /// A change that was taken back was made again: how things are now.
  package func redone(_ change: UndoneChange) -> String {
    one(named: "redone-" + change.word, values(of: change))
  }
  /// The same in a word.
  package var redone: String { one(.redone) }
  /// There was no change to make again.
  package var nothingToRedo: String { one(.nothingToRedo) }
  /// A slot was not given back what it held, because another program has changed it since.
  package func notUndone(slot: Int) -> [String] { forms(.notUndone, ["slot": .number(slot)]) }

  /// A stored preset was removed from a slot; `now` is what lies there instead.
  package func removed(_ preset: String, from slot: Int, now: String?) -> String {
    one(.presetRemoved, ["preset": .text(preset), "slot": .number(slot), "now": .some(now)])
  }
  /// A slot's preset cannot be removed: it comes with the program.
  package func bundled(_ preset: String, in slot: Int) -> [String] {
    forms(.presetBuiltIn, ["preset": .text(preset), "slot": .number(slot)])
  }
  /// A slot's preset cannot be removed: the user has written it in a file.
  package func written(_ preset: String, in slot: Int, file: String) -> [String] {
    forms(.presetInFile, ["preset": .text(preset), "slot": .number(slot), "file": .text(file)])
  }

  /// A segment for questions of this length was added to the talk.
  package func questionsAdded(_ length: String) -> String {
    one(.questionsAdded, ["length": .text(length)])
  }
  /// The start was moved back by this time.
  package func startMoved(by time: String) -> String { one(.startMoved, ["time": .text(time)]) }
  /// The talk was started, and there was no time by which its start could be moved back.
  package var startedNow: String { one(.startedNow) }
  /// The start cannot be moved back any further.
  package var cannotBackdateFurther: String { one(.cannotBackdateFurther) }
  /// A running talk cannot end at a time of day that has passed.
  package func passed(_ time: String) -> [String] { forms(.timeHasPassed, ["time": .text(time)]) }
  /// A message was sent, and where it is shown.
  package func message(_ text: String, on place: MessagePlace) -> String {
    one(.messageSent, ["text": .text(text), "place": .word(place.rawValue)])
  }
  /// A message is kept and not shown, because nobody can see it; `key` shows it later.
  package func messageIsKept(_ text: String, key: String) -> [String] {
    forms(.messageKept, ["text": .text(text), "key": .text(key)])
  }
  /// Which stored message is to be shown; `messages` are the keys with the texts.
  package func chooseMessage(_ messages: String) -> [String] {
    forms(.chooseMessage, ["messages": .text(messages)])
  }
  /// No message is stored under this number; `nil` if there are none at all.
  package func noStoredMessage(_ number: Int?) -> [String] {
    number.map { forms(.noStoredMessage, ["number": .number($0)]) } ?? forms(.noStoredMessages)
  }
  /// The message has disappeared.
  package var messageCleared: String { one(.messageCleared) }
  /// A message has letters that displays cannot draw.
  package var smallLetters: String { one(.smallLetters) }
  /// A message was to be hidden, and none is shown.
  package var noMessageShown: String { one(.noMessageShown) }
  /// A blackout has ended.
  package var pictureIsBack: String { one(.pictureIsBack) }
  /// The picture was to become black, and it is; or it was to come back, and it is not black.
  package func picture(isAlreadyBlack: Bool) -> String {
    one(isAlreadyBlack ? .pictureAlreadyBlack : .pictureNotBlack)
  }

  /// A talk was to be started that runs.
  package var alreadyRunning: String { one(.alreadyRunning) }
  /// A talk was to be stopped that does not run.
  package var notRunning: String { one(.notRunning) }
  /// The time is as long or as short as can be.
  package var noChange: String { one(.noChange) }
  /// A talk has no other part in that direction.
  package var noOtherSegment: String { one(.noOtherSegment) }
  /// A command has something that is not a time.
  package func invalidTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    forms(.notATime, ["text": .text(text)])
  }
  /// No preset has this in its name.
  package func noPreset(named text: String) -> [String] {
    forms(.noPresetNamed, ["text": .text(text)])
  }
  /// The preset that a button showed was changed since.
  package var presetHasChanged: String { one(.presetHasChanged) }
  /// The files of presets have changed; their names follow.
  package var presetsChanged: String { one(.presetsChanged) }
  /// Several presets have it.
  package func severalPresets(named text: String, _ names: String) -> [String] {
    forms(.severalPresetsNamed, ["text": .text(text), "names": .text(names)])
  }

  /// The rundown is as the command wants it already.
  package var nothingToChange: String { one(.nothingToChange) }
  /// No item of the rundown has this in its name, or this handle.
  package func noItem(named text: String) -> [String] { forms(.noItemNamed, ["text": .text(text)]) }
  /// Several items have it; `items` are their handles and names.
  package func severalItems(named text: String, _ items: String) -> [String] {
    forms(.severalItemsNamed, ["text": .text(text), "items": .text(items)])
  }

  /// What a command does, as a line of the help tells it after an example: `add 1m: add time`.
  package func meaning(of command: CommandName) -> String {
    one(named: "command-" + command.rawValue)
  }
  /// What `help all` does, as a line of the help tells it.
  package var listsAllCommands: String { one(.allCommands) }
  /// What `help` and the name of a command does, as a line of the help tells it.
  package var explainsCommand: String { one(.oneCommand) }
  /// A lamp leads nowhere in a break of the rundown.
  package var breakHasNoLamps: String { one(.breakHasNoLamps) }
  /// What is left when a talk goes on, as digits or in words, with the plural category of the
  /// words.
  package func left(_ time: String, _ category: PluralCategory) -> String {
    one(.left, ["time": .text(time), "plural": .word(category.rawValue)])
  }
  /// What digits that count up show when a talk goes on: `at 6:00`.
  package func atTime(_ time: String) -> String { one(.atTime, ["time": .text(time)]) }
  /// What a key does if it is pressed again.
  package func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    forms(named: "press-again-" + change.word, change.values + ["key": .text(key)])
  }
  /// What a client's command would do; to send `confirmation` instead is to insist: `! next`.
  package func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    one(named: "guarded-" + change.word, change.values + ["confirmation": .text(confirmation)])
  }
  /// A desk's command was given by what has changed before the clock has read it.
  package var changedMeanwhile: String { one(.changedMeanwhile) }
  /// A desk has sent a command, and waits for the answer.
  package func waitingForClock(after words: String) -> String {
    one(.waitingForAnswer, ["words": .text(words)])
  }
  /// A desk is connected through a broker, which gets no notes of the rundown.
  package var notesAreNotSent: String { one(.notesNotSent) }
  /// The name of a desk among those of displays: `left (desk)`.
  package func desk(_ name: String) -> String { one(.desk, ["name": .text(name)]) }
  /// A client's command to go on or back comes too soon after another one.
  package var segmentChangesTooSoon: String { one(.segmentChangesTooSoon) }
  /// A client's command has more bytes than are read.
  package func tooLong(bytes: Int) -> String { one(.commandTooLong, ["bytes": .number(bytes)]) }
  /// The answer to a client's command does not fit on a line of the protocol.
  package var answerTooLong: String { one(.answerTooLong) }
  /// A client's command was read after its deadline, and is not executed.
  package var tooLate: String { one(.tooLate) }
  /// A client has covered the digits too often in a short time.
  package var pictureChangesTooOften: String { one(.pictureChangesTooOften) }
  /// A client's message or blackout is refused because the operator has closed one a moment ago.
  package var operatorHasJustClosedOne: String { one(.operatorHasJustClosedOne) }
  /// What two keys do in the prompt, in 30 columns at most.
  package var promptKeys: String { one(.promptKeys) }
  /// How a command is typed, where what is typed is not seen.
  package var prompt: String { one(.prompt) }
  /// What two keys do in the prompt for a message, in 30 columns at most: the arrow up brings back
  /// an earlier one.
  package var messagePromptKeys: String { one(.messagePromptKeys) }
  /// How a message is typed, where what is typed is not seen.
  package var messagePrompt: String { one(.messagePrompt) }
  /// Nothing was typed, or it was cancelled, where what is typed is not seen.
  package var promptClosed: String { one(.promptClosed) }
  /// A key has no meaning; `help` is the key that lists all others.
  package func noKey(_ key: String, help: String) -> String {
    one(.noKey, ["key": .text(key), "help": .text(help)])
  }
  /// A line begins with no command; `nearest` is the one that was probably meant.
  package func noCommand(_ text: String, nearest: String?) -> [String] {
    forms(.noCommand, ["text": .text(text), "nearest": .some(nearest)])
  }
  /// A client has sent a command that only the clock's own keyboard can give.
  package func onlyAtClock(_ command: String) -> String {
    one(.onlyAtClock, ["command": .text(command)])
  }
  /// A command stands alone that needs something, or has more than it needs.
  package func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    forms(
      named: "needs-" + need.word,
      need.values + ["command": .text(command), "example": .text(example)])
  }
  private func values(of change: UndoneChange) -> FluentValues {
    switch change {
    case .slot(let slot, let preset): ["slot": .number(slot), "preset": .some(preset)]
    case .lamp(let lamp, let time):
      ["lamp": .text(lamp), "time": .text(time), "kind": lamp == greenTime ? "length" : "other"]
    case .preset(let preset): ["preset": .text(preset)]
    case .time(let time), .ready(let time), .paused(let time), .running(let time):
      ["time": .text(time)]
    case .questions(let length): ["length": .some(length)]
    case .rundown: [:]
    case .item(let item): ["item": .text(item)]
    case .message(let isShown): ["state": isShown ? "shown" : "hidden"]
    }
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

/// Where a message is shown.
package enum MessagePlace: String, CaseIterable, Hashable, Sendable {
  /// On displays or pages.
  case displays
  /// Nowhere yet: no display is connected.
  case nobody
  /// On the screen of the clock.
  case screen
}

/// What a command would do that needs a second press.
package enum GuardedChange: Hashable, Sendable {
  /// Go to the segment or item of this name.
  case goes(to: String)
  /// Go on at another time: `3:20 left`, `at 6:00` or `ends 14:15`.
  ///
  /// The talk gives up the time of day at which it was to end, if one is given.
  case goesOn(String, endGivenUp: String? = nil)
  /// Start a rundown that is for another day, which this names.
  case startsOtherDay(String)
  /// Start a rundown although the machine does not know what day it is.
  case startsWithUnsetClock
  /// End the talk, which has time left.
  case endsTalk
  /// End the break of this name, which has time left.
  case endsBreak(String)
  /// Pause the talk, since its going on is undone.
  case pauses
  /// End the talk, and load the preset or item of this name.
  case endsTalkAndLoads(String)
  /// Make the shown time the beginning of the phase of this name.
  case movesLamp(String)
  /// Store the talk in this slot.
  case stores(in: Int)
  /// Remove the stored preset of this slot.
  case removes(from: Int)
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

extension UndoneChange {
  /// Whether it says the time of the talk.
  package var saysTime: Bool {
    switch self {
    case .time, .ready, .running, .paused: true
    default: false
    }
  }
}

/// What must follow a command.
package enum CommandNeed: Hashable, Sendable {
  /// A length of time.
  case time
  case timeOfDay
  /// A number key.
  case slot
  /// A number key or a part of a name.
  case preset
  /// A handle such as `#3`, or a part of a name.
  case item
  case text
  /// One of these words.
  case choice([String])
  case nothing
}

extension GuardedChange {
  /// What the names of its messages end in.
  package var word: String {
    switch self {
    case .goes: "goes"
    case .goesOn(_, nil): "goes-on"
    case .goesOn: "gives-up-end"
    case .startsOtherDay: "starts-other-day"
    case .startsWithUnsetClock: "starts-with-unset-clock"
    case .endsTalk: "ends-talk"
    case .endsBreak: "ends-break"
    case .pauses: "pauses"
    case .endsTalkAndLoads: "ends-talk-and-loads"
    case .movesLamp: "moves-lamp"
    case .stores: "stores"
    case .removes: "removes"
    case .skips: "skips"
    case .endsTalkAndSkips: "ends-talk-and-skips"
    case .beginsAnew: "begins-anew"
    case .endsLate: "ends-late"
    }
  }

  /// The values in them.
  var values: FluentValues {
    switch self {
    case .goes(let name), .skips(let name), .endsTalkAndLoads(let name), .endsBreak(let name):
      ["name": .text(name)]
    case .goesOn(let how, let end): ["how": .text(how), "end": .some(end)]
    case .startsOtherDay(let day): ["day": .text(day)]
    case .startsWithUnsetClock, .endsTalk, .pauses, .beginsAnew: [:]
    case .movesLamp(let lamp): ["lamp": .text(lamp)]
    case .stores(let slot), .removes(let slot): ["slot": .number(slot)]
    case .endsTalkAndSkips(let names): ["names": .text(names)]
    case .endsLate(let time, let length): ["time": .text(time), "length": .text(length)]
    }
  }
}

extension UndoneChange {
  /// What the names of its messages end in.
  fileprivate var word: String {
    switch self {
    case .slot: "slot"
    case .lamp: "lamp"
    case .preset: "preset"
    case .time: "time"
    case .ready: "ready"
    case .paused: "paused"
    case .running: "running"
    case .questions: "questions"
    case .rundown: "rundown"
    case .item: "item"
    case .message: "message"
    }
  }
}

extension CommandNeed {
  /// What the name of its message ends in.
  fileprivate var word: String {
    switch self {
    case .time: "time"
    case .timeOfDay: "time-of-day"
    case .slot: "slot"
    case .preset: "preset"
    case .item: "item"
    case .text: "text"
    case .choice: "choice"
    case .nothing: "nothing"
    }
  }

  fileprivate var values: FluentValues {
    if case .choice(let choices) = self { ["choices": .list(choices)] } else { [:] }
  }
}
