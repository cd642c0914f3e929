import TimerEngine

/// English.
struct English: Phrases {
  let code = "en"
  let space = " "
  let fullStop = "."
  let comma = ", "

  func days(_ count: Int) -> String { "\(count) days" }
  func hours(_ count: Int) -> String { counted(count, one: "hour", other: "hours") }
  func minutes(_ count: Int) -> String { counted(count, one: "minute", other: "minutes") }
  func seconds(_ count: Int) -> String { counted(count, one: "second", other: "seconds") }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: " ") }

  let phases = PhaseNames(green: "green", yellow: "yellow", red: "red", overtime: "over")

  let start = "start"
  func remaining(_ time: String, _ category: PluralCategory) -> String { "\(time) remaining" }
  func over(_ time: String) -> String { "\(time) over" }
  let timeIsUp = "time is up"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "bell" : "\(strokes) bells" }
  let segment = "segment"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "qualified"
    case .tooShort: "disqualified, too short"
    case .tooLong: "disqualified, too long"
    }
  }
  func quoted(_ name: String) -> String { "'\(name)'" }
  func then(_ segment: String) -> String { "then \(segment)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }

  let lines = LineWords(
    ready: "READY", start: "START", stop: "STOP", resume: "RESUME", set: "SET", time: "TIME",
    bell: "BELL", segment: "PART", zero: "TIME IS UP", over: "OVERTIME", notice: "NOTICE",
    done: "DONE", pause: "BREAK", display: "DISPLAY", event: "EVENT", help: "HELP")

  // MARK: The screen

  let paused = "PAUSED"
  func ready(forMinutes count: Int) -> String { "\(lines.ready), idle for \(count) min" }
  func paused(forMinutes count: Int) -> String { "\(paused) for \(count) min" }
  func since(_ time: String) -> String { "since \(time)" }
  func span(from start: String, to end: String) -> String { "\(start) to \(end)" }
  func ends(_ time: String) -> String { "ends \(time)" }
  func starts(_ key: String) -> String { "\(key) starts" }
  func stops(_ key: String) -> String { "\(key) pauses" }
  func resumes(_ key: String) -> String { "\(key) resumes" }
  func changes(_ keys: String) -> String { "\(keys) change the time" }
  func help(_ key: String) -> String { "\(key) help" }
  func waiting(room: String) -> [String] {
    ["Waiting for a clock in room \(room)", "Waiting for a clock"]
  }

  func noSignal(for time: String) -> String { "no signal for \(time)" }

  func slot(_ number: Int) -> String { "Slot \(number)" }
  let end = "End"

  let keyNames = KeyNames(
    space: "Space", up: "Up", down: "Down", right: "Right", left: "Left",
    backspace: "Backspace", enter: "Enter", pageUp: "PageUp", pageDown: "PageDown",
    interrupt: "Ctrl-C")

  let signNames = SignNames(
    colon: "colon", plus: "plus", minus: "minus",
    closingBracket: "right bracket", openingBracket: "left bracket",
    questionMark: "question mark", period: "period", slash: "slash")

  func range(from first: String, to last: String) -> String { "\(first) to \(last)" }
  func capitals(_ letters: [String]) -> String {
    "capital " + letters.joined(separator: comma)
  }

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "start, pause, resume"
    case .slot: "load a preset"
    case .store: "store the talk in a slot"
    case .tap: "to green, yellow, red; goes on"
    case .hold: "that colour begins at this time"
    case .setMinute: "stopped: 1 minute more, less"
    case .setSeconds: "stopped: 5 seconds more, less"
    case .addMinute: "any time: 1 minute more, less"
    case .addSeconds: "10 seconds more, less"
    case .back: "back to the start, ready"
    case .undo: "undo, redo, up to 10 times"
    case .lateStart: "forgot to start: backdate it"
    case .questions: "add 5 minutes of questions"
    case .segment: "next, previous segment or item"
    case .prompt: "type a command"
    case .flash: "flash for attention"
    case .blackout: "blackout"
    case .message: "message: last, stored, new one"
    case .layout: "layout of the digits"
    case .theme: "colour theme"
    case .announcing: "announcements: off, print, speak"
    case .timeOfDay: "time of day, end of the talk"
    case .beside: "secondary time beside the lamps"
    case .operatorView: "operator view"
    case .identify: "displays show their names"
    case .tellTime: "announce the remaining time"
    case .focus: "move around the screen; select"
    case .clicker: "clicker: start, next segment"
    case .click: "select; digits: start, pause"
    case .doubleClick: "digits: back to start, ready"
    case .mouseLongPress: "½ s: store; on a lamp: set it"
    case .dragAndWheel: "change the time; wheel: minutes"
    case .lock: "lock the keys; twice unlocks"
    case .quit: "quit"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Page \(page) of \(count)   \(key) next page   any other key closes"
  }
  func pagesShort(turn key: String) -> String { "\(key) next page, other keys close" }

  // MARK: Notices

  func noPreset(in slot: Int) -> String { "There is no preset in slot \(slot)" }
  let notStored = "Not stored"
  let notRecorded = ["The talk's progress cannot be saved", "Progress not saved"]
  let notReported = ["The talk is missing from the report", "Not in the report"]
  let notSynced = ["Stored, but may be lost in a power failure", "Stored, but not safely"]
  let storingIsSlow = ["The disk is slow: the last change is not stored yet", "The disk is slow"]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name) is now \(value)" + (before.map { " (was \($0))" } ?? "")
  }
  let greenTime = "length"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) lowered to \(time)" }
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning:
      ["Pause first: the length cannot be changed while the talk is running", "Pause first"]
    case .inOvertime: ["Cannot be set: no time is left"]
    case .greenAtZero: ["The talk must be longer than 0:00"]
    case .aboveGreenTime: ["Yellow cannot exceed the length", "Yellow: too long"]
    case .redAboveYellow(let yellow):
      ["Red cannot begin before yellow (\(text(yellow)))", "Red: before yellow"]
    case .noPhase(let lamp): ["This segment has no \(name(of: lamp.phase))"]
    case .endsTalk(let lamp, let time):
      [
        "\(name(of: lamp.phase).capitalised) begins at \(text(time)): that would end this talk",
        "\(name(of: lamp.phase).capitalised) begins at \(text(time))",
      ]
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Talk ends at \(time)" + (isTomorrow ? " tomorrow" : "")
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words): \(time) is skipped because the clocks go forward"
  }

  let talkContinues = "The talk is still running"
  func leftPaused(with time: String) -> String {
    "The talk was left paused with \(time) remaining"
  }
  func spent(_ time: String, of length: String) -> String { "\(time) of \(length)" }
  let noTalk = "The input ended before a talk was started"
  func layout(isLandscape: Bool?) -> String {
    "Layout: \(isLandscape.map { $0 ? "landscape" : "portrait" } ?? "automatic")"
  }
  let questions = "Questions"
  let secondaryTime = SecondaryTimeWords(
    title: "Secondary time", session: "session", talk: "talk", clock: "time of day", off: "off")
  func theme(_ name: String) -> String { "Theme: \(name)" }
  func announcing(_ channel: Announcing) -> String { "Announcements: \(channel)" }
  func blackout(key: String, space: String) -> [String] {
    ["Blackout: \(key) or \(space) brings the picture back", "\(key) brings it back"]
  }
  let noFlash = "Flashing is off"
  func noMessage(command: String) -> [String] {
    [
      "No message: send one with \(command) TEXT, or start with --message or --title", "No message",
    ]
  }
  let notInPlainMode = "Not available in plain mode"
  let noRoomForHelp = "Too small for help"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (and \(count) more: run '\(check)')"
  }
  func wrongFile(see check: String) -> [String] {
    ["Error in a file: run '\(check)'", "Error in a file"]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "running" : "paused"
    return [
      "The last talk had not ended: it is still \(course)", "The last talk is still \(course)",
    ]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "The last talk had not ended: \(talk). \(use(key)) to resume it.",
      "\(use(key)) to resume last talk, \(left)", "\(use(key)) to resume last talk",
    ]
  }
  func offeredAfterQuit(
    _ talk: String, _ left: String, isRunning: Bool, key: String
  ) -> [String] {
    let course = "\(key) goes on: \(left)" + (isRunning ? " now" : "")
    return [
      "The last talk was quit: \(talk). \(course)", course, "\(key) goes on with the last talk",
    ]
  }
  func wayBack(_ command: String, key: String?, until time: String) -> String {
    "Start \(command) and \(key.map { "press " + $0 } ?? "type undo") to go on (until \(time))."
  }
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    [
      "System clock not set: \(wasLeft) when the talk was last saved. \(use(key)) to load it, paused.",
      "System clock not set: \(wasLeft) when last saved", "\(use(key)) to load the last talk",
    ]
  }

  /// A key, or the command, as something to do.
  private func use(_ key: String) -> String {
    key == "undo" ? "Use \(quoted(key))" : "Press \(key)"
  }

  func omittedLines(_ count: Int) -> String {
    form(
      for: count, one: "\(count) line of output was dropped: nothing was reading it",
      other: "\(count) lines of output were dropped: nothing was reading them")
  }
  func late(by time: String) -> [String] {
    [
      "SpeakerClock was suspended for \(time); the talk kept running",
      "Suspended for \(time)",
    ]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "The system clock was set \(wasSetBack ? "back" : "forward") by \(time); "
      + "the talk is not affected"
  }

  func quit(_ key: String) -> [String] {
    [
      "The talk is running. Press \(key) again to quit, any other key to continue.",
      "Press \(key) again to quit", "\(key): quit?",
    ]
  }
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    [
      "\(key) came too often to be two presses: \(talkGoesOn ? "the talk goes on" : "nothing is done"). Press \(key) once more.",
      "Too fast. Press \(key) once more",
    ]
  }
  func undone(_ count: Int) -> String { "\(count) undone" }
  func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    [
      "Store in slot \(slots), or set a lamp: \(lamps). Escape cancels.",
      "Slot \(slots) or lamp \(lampKeys)?", "Store where?",
    ]
  }

  // MARK: Hands

  let controls = ControlNames(
    minutes: "minutes", seconds: "seconds", store: "store", undo: "undo")
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) loads it"
      case .store(let time): "\(key) stores \(time) here"
      case .go: "\(key) goes there"
      case .hold(let time): "\(key) sets it to \(time)"
      case .start: "arrows change them, \(key) starts the talk"
      case .ask: "\(key), then a slot or a lamp"
      case .undo: "\(key) undoes the last change"
      }
    return "\(name.capitalised). \(words.capitalised)."
  }
  let mouse = MouseNames(
    click: "Click", doubleClick: "Double click", hold: "Hold", dragAndWheel: "Drag, wheel")
  let clickAgain = "Click again: pauses"
  func locked(key: String, space: String) -> [String] {
    [
      "Locked: only \(space) works. Press \(key) twice to unlock.", "Press \(key) twice to unlock",
    ]
  }
  func unlock(key: String) -> [String] {
    ["Locked: press \(key) again to unlock", "Press \(key) again to unlock"]
  }
  let unlocked = "Unlocked"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Welcome: \(start) starts, \(slots) load a preset, \(help) shows all keys.",
      "\(start) starts, \(help) shows all keys",
    ]
  }
  let firstStore = "Saved for next time"
}
