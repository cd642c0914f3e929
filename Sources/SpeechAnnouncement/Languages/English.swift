import TimerEngine

/// English.
struct English: Phrases {
  let code = "en"
  let space = " "
  let fullStop = "."
  let comma = ", "

  func days(_ count: Int) -> String { "\(count) days" }
  func hours(_ count: Int) -> String { count == 1 ? "1 hour" : "\(count) hours" }
  func minutes(_ count: Int) -> String { count == 1 ? "1 minute" : "\(count) minutes" }
  func seconds(_ count: Int) -> String { count == 1 ? "1 second" : "\(count) seconds" }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: " ") }

  let phases = PhaseNames(green: "green", yellow: "yellow", red: "red", overtime: "over")

  let start = "start"
  func remaining(_ time: String, isOne: Bool) -> String { "\(time) remaining" }
  func over(_ time: String) -> String { "\(time) over" }
  let timeIsUp = "time is up"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "bell" : "\(strokes) bells" }
  let part = "part"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "qualified"
    case .tooShort: "disqualified, too short"
    case .tooLong: "disqualified, too long"
    }
  }
  func then(_ part: String) -> String { "then \(part)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }

  let lines = LineWords(
    ready: "READY", start: "START", stop: "STOP", resume: "RESUME", set: "SET", time: "TIME",
    beep: "BEEP", bell: "BELL", part: "PART", zero: "TIME IS UP", over: "OVER", notice: "NOTICE",
    done: "DONE", display: "DISPLAY", event: "EVENT")

  // MARK: The screen

  let paused = "PAUSED"
  func forMinutes(_ count: Int) -> String { "for \(count) min" }
  func since(_ time: String) -> String { "since \(time)" }
  func span(from start: String, to end: String) -> String { "\(start) to \(end)" }
  func ends(_ time: String) -> String { "ends \(time)" }
  func starts(_ key: String) -> String { "\(key) starts" }
  func stops(_ key: String) -> String { "\(key) stops" }
  func goesOn(_ key: String) -> String { "\(key) goes on" }
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
    backspace: "Backspace", enter: "Enter", pageUp: "PageUp", pageDown: "PageDown")

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "start, stop, resume"
    case .slot: "load a preset"
    case .store: "store the time in a slot"
    case .tap: "go to full length, yellow, red"
    case .hold: "set them to the time shown"
    case .setMinute: "stopped: 1 minute more or less"
    case .setSeconds: "stopped: 5 seconds more or less"
    case .addMinute: "1 minute more or less, any time"
    case .addSeconds: "10 seconds more or less"
    case .back: "back to the full length"
    case .undo: "undo, up to 10 times"
    case .lateStart: "forgot to start: backdate it"
    case .part: "next, previous segment or item"
    case .prompt: "type a command"
    case .flash: "flash for attention"
    case .blackout: "blackout"
    case .message: "message or title; stored message"
    case .layout: "layout of the digits"
    case .theme: "colours"
    case .announcing: "announcements: off, print, speak"
    case .timeOfDay: "time of day, end of the talk"
    case .operatorView: "operator view"
    case .identify: "displays show their names"
    case .tellTime: "tell the time left"
    case .focus: "move around the screen; select"
    case .clicker: "clicker: start, next segment"
    case .click: "load, go to; digits: start, stop"
    case .doubleClick: "digits: back to the full length"
    case .mouseLongPress: "held half a second: store, set"
    case .dragAndWheel: "change the time; by minutes"
    case .lock: "lock all but Space; twice unlocks"
    case .quit: "quit"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Page \(page) of \(count)   \(key) turns   any other key closes"
  }
  func pagesShort(turn key: String) -> String { "\(key) turns, others close" }

  // MARK: Notices

  func noPreset(under slot: Int) -> String { "There is no preset under \(slot)" }
  let notStored = "Not stored"
  let notRecorded = ["The talk is not recorded", "Not recorded"]
  let notReported = ["The talk is not in the report", "Not reported"]
  let notSynced = ["Stored, but a power failure may undo it", "Stored, not safely"]
  let storingIsSlow = ["The disk is slow: the last change is not stored yet", "The disk is slow"]
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name) is now \(value)" + (before.map { ", was \($0)" } ?? "")
  }
  let greenTime = "green time"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) lowered to \(time)" }
  func refused(_ refusal: Refusal) -> String {
    switch refusal {
    case .greenWhileRunning: "Stop first: the green time cannot change while a talk runs"
    case .inOvertime: "No time is left to hold"
    case .greenAtZero: "A green time of 0:00 is none"
    case .aboveGreenTime: "Yellow cannot begin before the green time"
    case .redAboveYellow(let yellow): "Red cannot begin before yellow, \(TimeText.plain(yellow))"
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "Until \(time)" + (isTomorrow ? " tomorrow" : "")
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words); \(time) is skipped, the clocks go forward"
  }

  let talkContinues = "The talk goes on"
  func givenUp(with time: String) -> String { "Given up with \(time) remaining" }
  let noTalk = "No talk was started before the input ended"
  func layout(isLandscape: Bool?) -> String {
    "Layout: \(isLandscape.map { $0 ? "landscape" : "portrait" } ?? "automatic")"
  }
  func theme(_ name: String) -> String { "Theme: \(name)" }
  func announcing(_ channel: String) -> String { "Announcements: \(channel)" }
  func blackout(key: String, space: String) -> [String] {
    ["Black: \(key) or \(space) brings the picture back", "\(key) brings it back"]
  }
  let noFlash = "Flashing is off"
  let noMessage = "No message. Send one with :message TEXT, or start with --message"
  let noScreen = "There is no screen here"
  let noRoomForHelp = "No room for help"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (and \(count) more: see '\(check)')"
  }
  func wrongFile(see check: String) -> [String] {
    ["A file is wrong: see '\(check)'", "A file is wrong"]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = isRunning ? "goes on" : "is still paused"
    return ["The last talk was not ended: it \(course)", "The last talk \(course)"]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "The last talk was not ended: \(talk). \(key) takes it up again.",
      "\(key) takes up the last talk, \(left)", "\(key) takes up the last talk",
    ]
  }
  func offeredWithoutClock(_ left: String, key: String) -> [String] {
    [
      "Clock not set: \(left) when it was last recorded. \(key) takes it up, paused.",
      "Clock not set: \(left) when it was last recorded",
      "Clock not set, \(key): \(left)",
    ]
  }
  func omittedLines(_ count: Int) -> String {
    (count == 1 ? "1 line was" : "\(count) lines were") + " left out while nobody read"
  }
  func late(by time: String) -> [String] {
    ["The clock was held up for \(time); the talk ran on", "Held up"]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "The wall clock was set \(wasSetBack ? "back" : "forward") by \(time); "
      + "the talk is as it was"
  }

  func loseTalk(_ key: String) -> [String] {
    [
      "The talk is running. Press \(key) again to leave it.", "\(key) again leaves the talk",
      "\(key) again?",
    ]
  }
  func moveLamp(_ lamp: String, _ key: String) -> [String] {
    ["The talk is running. Press \(key) again to move \(lamp).", "\(key) again?"]
  }
  func overwrite(_ slot: Int, _ key: String) -> [String] {
    ["The talk is running. Press \(key) again to store it in slot \(slot).", "\(key) again?"]
  }
  func quit(_ key: String) -> [String] {
    [
      "The talk is running. \(key) again ends the program, any other key goes on.",
      "\(key) again quits", "Quit?",
    ]
  }
  func store(slots: String, lamps: String) -> [String] {
    [
      "Store in which slot, \(slots), or lamp, \(lamps)? Escape stores nothing.",
      "Slot \(slots) or lamp \(lamps)?", "Store in?",
    ]
  }

  // MARK: Hands

  let controls = ControlNames(
    minutes: "minutes", seconds: "seconds", store: "store", undo: "undo")
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) takes it"
      case .store(let time): "\(key) stores \(time) here"
      case .go: "\(key) goes there"
      case .hold(let time): "\(key) makes it \(time)"
      case .start: "arrows change them, \(key) starts"
      case .ask: "Enter, then a slot or a lamp"
      case .undo: "\(key) takes the last change back"
      }
    return "\(name.capitalised): \(words)"
  }
  let mouse = MouseNames(
    click: "Click", doubleClick: "Double click", hold: "Hold", dragAndWheel: "Drag, wheel")
  func locked(key: String, space: String) -> [String] {
    [
      "Locked: only \(space) works. \(key) twice unlocks.",
      "\(key) twice unlocks",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Locked: \(key) again unlocks",
      "\(key) again unlocks",
    ]
  }
  let unlocked = "Unlocked"
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Welcome: \(start) starts, \(slots) load a preset, \(help) shows all keys.",
      "\(start) starts, \(help) shows all keys",
    ]
  }
  let firstStore = "It is kept for good: it will be there the next time."
}
