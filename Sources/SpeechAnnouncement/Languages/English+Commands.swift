import TimerEngine

// The commands and their answers.
extension English {
  func undone(_ change: UndoneChange) -> String {
    "Undone: " + state(after: change, isRedone: false)
  }
  func redone(_ change: UndoneChange) -> String {
    "Redone: " + state(after: change, isRedone: true)
  }
  /// How things are after a change was undone or redone.
  private func state(after change: UndoneChange, isRedone: Bool) -> String {
    switch change {
    case .slot(let slot, let preset): "slot \(slot) is \(preset ?? "empty") again"
    case .lamp(let lamp, let time): "\(lamp) is \(time) again"
    case .preset(let preset): "back to \(preset)"
    case .time(let time): "the clock shows \(time) again"
    case .ready(let time): "ready again, \(time)"
    case .paused(let time): "paused again, \(time)"
    case .running(let time): "running again, \(time)"
    case .rundown: isRedone ? "the rundown is changed again" : "the rundown is as it was"
    case .item(let item): "\(item) is back in the rundown"
    case .questions(let length?): "Questions, \(length)"
    case .questions(nil): "the questions are removed"
    case .message(let isShown): "the message is \(isShown ? "shown" : "hidden") again"
    }
  }
  var undone: String { "Undone" }
  var nothingToUndo: String { "Nothing to undo" }
  var nothingUndone: String { "Nothing was undone: it has changed since" }
  var redone: String { "Redone" }
  var nothingToRedo: String { "Nothing to redo" }
  func notUndone(slot: Int) -> [String] {
    [
      "Slot \(slot) stays as it is: another program has since changed it",
      "Slot \(slot) stays as it is",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Slot \(slot): removed \(preset)" + (now.map { "; back to \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "Slot \(slot) is \(preset), a built-in preset. Only stored presets can be removed.",
      "Slot \(slot) is a built-in preset",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "Slot \(slot) is \(preset) from \(file). Remove it there.",
      "Slot \(slot) is from \(file)",
    ]
  }

  func questionsAdded(_ length: String) -> String { "Added: Questions, \(length)" }
  func startMoved(by time: String) -> String { "Start backdated by \(time)" }
  var startedNow: String { "Started: nothing to backdate" }
  var cannotBackdateFurther: String {
    "Cannot backdate any further"
  }
  func passed(_ time: String) -> [String] {
    [
      "It is already past \(time). Give a later time.",
      "It is past \(time)",
    ]
  }
  func message(_ text: String) -> String { "Message: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    [
      "Send which message? \(messages)   Escape sends none.", "Message? \(messages)   Escape: none",
      "Message? \(messages)",
    ]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map { ["There is no message \($0) in config.yaml", "No message \($0)"] } ?? [
      "No messages are stored. config.yaml can hold nine, for example: messages: {1: Please come to an end}",
      "No messages are stored in config.yaml", "No messages",
    ]
  }
  var messageCleared: String { "The message is hidden" }
  var noMessageShown: String { "There is no message" }
  var pictureIsBack: String { "The picture is back" }
  func picture(isAlreadyBlack: Bool) -> String {
    isAlreadyBlack ? "The picture is already black" : "The picture is not black"
  }

  var alreadyRunning: String { "The talk is already running" }
  var notRunning: String { "The talk is not running" }
  var noOtherSegment: String { "There is no other segment" }
  var noChange: String { "The time cannot be changed any further" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    let problem = "'\(text)' is not a valid time"
    return [
      "\(problem). Expected a time up to 23:59:59, for example: 1:30, 1h5m30s, 18m or 45s", problem,
    ]
  }
  var presetHasChanged: String { "Not done: this preset has changed in the meantime" }
  var presetsChanged: String { "Presets changed" }
  func noPreset(named text: String) -> [String] {
    ["\(PresetSearchError.none(text))", "There is no preset '\(text)'"]
  }
  func severalPresets(named text: String, _ names: String) -> [String] {
    let problem = "'\(text)' matches several presets"
    return ["\(problem). Expected one of \(names), or a slot", "\(problem): \(names)", problem]
  }
  var nothingToChange: String { "There is nothing to change" }
  func noItem(named text: String) -> [String] {
    ["No item of the rundown matches '\(text)'", "No item '\(text)'"]
  }
  func severalItems(named text: String, _ items: String) -> [String] {
    let problem = "'\(text)' matches several items"
    return ["\(problem): \(items)", problem]
  }

  var breakHasNoLamps: String { "A break has no lamps" }
  func left(_ time: String, _ category: PluralCategory) -> String { "\(time) left" }
  func atTime(_ time: String) -> String { "at \(time)" }
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    switch change {
    case .startsOtherDay(let day):
      [
        "This rundown is for \(day). Press \(key) again to start it now.", "\(key) again: start",
        "\(key)?",
      ]
    case .startsWithUnsetClock:
      [
        "The clock of this machine is not set. Press \(key) again to start.", "\(key) again: start",
        "\(key)?",
      ]
    case .goes(let name): ["Press \(key) again to go to \(name)", "\(key) again: \(name)"]
    case .goesOn(let time, nil):
      ["Press \(key) again: \(time), the talk goes on", "\(key) again: \(time)", "\(key)?"]
    case .goesOn(let time, let end?):
      [
        "Press \(key) again: \(time), it no longer ends at \(end)",
        "\(key) again: \(time), not \(end)", "\(key)?",
      ]
    case .endsTalkAndLoads(let name):
      [
        "Press \(key) again to end this talk and load \(name)", "\(key) again: end, load",
        "\(key): end?",
      ]
    case .movesLamp(let lamp):
      ["Press \(key) again: \(lamp) begins now", "\(key) again: \(lamp)"]
    case .stores(let slot):
      ["Press \(key) again to store this talk in slot \(slot)", "\(key) again: store"]
    case .endsTalk: ["Press \(key) again to end this talk", "\(key) again: end"]
    case .beginsAnew: ["Press \(key) again to begin the rundown anew", "\(key) again: anew"]
    case .skips(let name): ["Press \(key) again to skip \(name)", "\(key) again: skip"]
    case .endsTalkAndSkips(let names):
      ["Press \(key) again to end this talk and skip \(names)", "\(key) again: end, skip"]
    case .endsLate(let time, let length):
      [
        "It is already past \(time). Press \(key) again for a talk of \(length).",
        "\(key) again: \(length)",
      ]
    }
  }
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    switch change {
    case .startsOtherDay(let day):
      "This rundown is for \(day). Send '\(confirmation)' to start it now."
    case .startsWithUnsetClock:
      "The clock of this machine is not set. Send '\(confirmation)' to start."
    case .goes(let name): "Send '\(confirmation)' to go to \(name)"
    case .goesOn(let time, nil): "Send '\(confirmation)': \(time), the talk goes on"
    case .goesOn(let time, let end?):
      "Send '\(confirmation)': \(time), it no longer ends at \(end)"
    case .endsTalkAndLoads(let name): "Send '\(confirmation)' to end this talk and load \(name)"
    case .movesLamp(let lamp): "Send '\(confirmation)': \(lamp) begins now"
    case .stores(let slot): "Send '\(confirmation)' to store this talk in slot \(slot)"
    case .endsTalk: "Send '\(confirmation)' to end this talk"
    case .beginsAnew: "Send '\(confirmation)' to begin the rundown anew"
    case .skips(let name): "Send '\(confirmation)' to skip \(name)"
    case .endsTalkAndSkips(let names):
      "Send '\(confirmation)' to end this talk and skip \(names)"
    case .endsLate(let time, let length):
      "It is already past \(time). Send '\(confirmation)' for a talk of \(length)."
    }
  }
  var changedMeanwhile: String { "Not done: the talk has changed in the meantime" }
  func waitingForClock(after words: String) -> String { "Waiting for the clock: \(words)" }
  var notesAreNotSent: String { "This desk shows no notes: they are not sent through a broker" }
  func desk(_ name: String) -> String { name + remark("desk") }
  var segmentChangesTooSoon: String {
    "Not done: the last change was less than half a second ago"
  }
  func tooLong(bytes: Int) -> String { "A command may have at most \(bytes) bytes" }
  var answerTooLong: String { "The answer is too long for a line" }
  var listTooLong: String { "The list is too long to be sent" }
  var tooLate: String { "Not done: it came too late" }
  var pictureChangesTooOften: String { "The display changes too often: wait a second" }
  var operatorHasJustClosedOne: String {
    "The operator has just closed one"
  }
  var promptKeys: String { "Tab completes, Escape closes" }
  var prompt: String { "Type a command and press Enter. Escape cancels." }
  var messagePromptKeys: String { "Up earlier ones, Escape closes" }
  var messagePrompt: String { "Type a message and press Enter. Escape cancels." }
  func noCommand(_ text: String, nearest: String?) -> [String] {
    let problem = "'\(text)' is not a command"
    let hint = nearest.map { "Did you mean '\($0)'? " } ?? ""
    return ["\(problem). \(hint)Try 'help'.", problem]
  }
  func onlyAtClock(_ command: String) -> String {
    "'\(command)' works only at the clock itself"
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    let what =
      switch need {
      case .time: "needs a time"
      case .timeOfDay: "needs a time of day"
      case .slot: "needs a slot from 1 to 9"
      case .item: "needs a number such as #3, or part of a title or speaker"
      case .text: "needs text"
      case .preset: "needs a slot or part of a name"
      case .choice(let choices): "needs " + choices.joined(separator: ", ", last: " or ")
      case .nothing: "takes no argument"
      }
    let problem = "'\(command)' \(what)"
    return need == .nothing ? [problem] : ["\(problem), for example: \(example)", problem]
  }

  func meaning(of command: CommandName) -> String {
    switch command {
    case .start: "start or resume the talk"
    case .stop: "pause the talk"
    case .toggle: "start or pause, as the space bar does"
    case .add: "add time"
    case .take: "take time away"
    case .set:
      "set the time; with green, use the time shown as the length; with yellow or red, as the start of that phase"
    case .preset: "load a preset by its slot or name"
    case .green: "go to the start of the segment; a running talk goes on from there"
    case .yellow: "go to where yellow begins; a running talk goes on from there"
    case .red: "go to where red begins; a running talk goes on from there"
    case .reset: "go back to the first segment, ready to start"
    case .next: "go to the next segment or item"
    case .previous: "go back to the previous segment or item"
    case .until: "end the talk at this time of day"
    case .questions: "add questions to the end of the talk: 5 minutes, or the given length"
    case .backdate: "backdate the start to the last pause or reset"
    case .go: "go to an item of the rundown"
    case .skip: "skip the next item of the rundown, or the one you name"
    case .move: "move an item before or after another one"
    case .title: "correct the title of the current item, or of the one you name"
    case .speaker: "correct the speaker of the current item, or of the one you name"
    case .shorten: "shorten the next item to this length"
    case .insert: "insert an item before the next one"
    case .catchUp: "shorten the next items to get back on time"
    case .rundown: "list the items of the rundown"
    case .restart: "begin the rundown anew"
    case .reload: "read the rundown file again"
    case .store: "store the talk in this slot"
    case .remove: "remove the stored preset from this slot"
    case .message: "show this message, or the last one if no text is given"
    case .clear: "hide the message"
    case .blackout: "black out the displays, or bring the picture back"
    case .flash: "flash for attention"
    case .identify: "make each display show its name"
    case .undo: "undo the last change, up to 10 times"
    case .redo: "redo the change that was undone last"
    case .time: "announce the remaining time"
    case .displays: "list the connected displays"
    case .events: "list the most recent events"
    case .help: "list the commands"
    case .layout: "change the layout of the digits"
    case .theme: "change the colour theme"
    case .announcements: "change the announcements: off, print, speak"
    case .lock: "lock the keys, all but Space"
    case .clock: "show the time of day"
    case .beside: "show a secondary time: session, talk, clock (the time of day) or off"
    case .operatorView: "show or hide the operator view"
    case .takeOver: "continue the talks of a clock that has died (desk only)"
    case .handOver: "hand the talks over to a desk"
    case .desk: "become a desk of the room's other clock"
    case .quit: "quit SpeakerClock"
    }
  }
}
