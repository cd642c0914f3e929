// This file imports nothing, so that the model shares no code with the program.

/// A second, very simple implementation of a clock that an operator and clients command:
/// milliseconds that are subtracted as time passes, plain fields, ifs, and whole copies for undo.
struct ClockModel {
  enum Answer: String {
    case done
    case refused
    case guarded
  }

  private static let longest = 86_399

  /// What an undo of a change of the talk brings back.
  struct Talk: Equatable {
    var isReady = true
    var isRunning = false
    /// What is left, in milliseconds; less than 0 in overtime.
    var left: Int
    var length: Int
    var yellow: Int
    var red: Int
    var startedAt = 0
    var idleSince = 0

    init(length: Int, yellow: Int, red: Int) {
      left = length * 1000
      (self.length, self.yellow, self.red) = (length, yellow, red)
    }

    /// Up to the next whole second, down to zero and below.
    var remainingSecond: Int { left > 0 ? (left + 999) / 1000 : -(-left / 1000) }
    var shownYellow: Int { yellow < length ? yellow : length }
    var shownRed: Int { red < length ? red : length }
  }

  struct Message: Equatable {
    var text = ""
    var isShown = false
  }

  /// How things were before a change: only what it changed.
  private struct Step {
    var talk: Talk?
    /// When that was.
    var now: Int
    var message: Message?
  }

  private(set) var talk: Talk
  private(set) var message = Message()
  private let presets: [Talk]
  private var now = 0
  private var lastToggle: Int?
  /// When each client last wanted to go on or back; there is nothing to go to.
  private var lastParts: [Int: Int] = [:]
  private var steps: [Step] = []

  /// A clock that is ready for the first of some presets.
  init(presets: [Talk]) {
    self.presets = presets
    talk = presets[0]
  }

  mutating func pass(to moment: Int) {
    if talk.isRunning { talk.left -= moment - now }
    now = moment
  }

  /// What the terminal's title says beside the time.
  var phase: String {
    if talk.isReady { return "READY" }
    if !talk.isRunning { return "PAUSED" }
    if talk.remainingSecond < 0 { return "OVER" }
    if talk.remainingSecond == 0 || talk.remainingSecond <= talk.shownRed { return "RED" }
    return talk.remainingSecond <= talk.shownYellow ? "YELLOW" : "GREEN"
  }

  // MARK: Commands

  /// Does what a line of the operator says, who is never asked and never too soon.
  mutating func say(_ line: String) {
    _ = perform(line.split(separator: " ").map(String.init), isLine: true)
  }

  /// Does what a client's line says, or refuses it.
  mutating func request(_ line: String, from client: Int) -> Answer {
    var words = line.split(separator: " ").map(String.init)
    let isDecided = words.first == "!"
    if isDecided { words.removeFirst() }
    guard isKnown(words) else { return .refused }
    if !isDecided, losesTalk(words) { return guarded(words) }
    if words[0] == "next" || words[0] == "previous" {
      let last = lastParts[client]
      lastParts[client] = now
      if let last, now - last < 500 { return .refused }
    }
    return perform(words) ? .done : .refused
  }

  /// The answer to a command that would lose something of the talk, unless it would be refused, or
  /// sets the time that is left.
  private func guarded(_ words: [String]) -> Answer {
    var after = self
    guard after.perform(words) else { return .refused }
    let isLamp = ["green", "yellow", "red"].contains(words[0])
    let isTime = isLamp || words[0] == "set" && words[1].hasSuffix("s")
    return isTime && after.talk == talk ? .done : .guarded
  }

  private func isKnown(_ words: [String]) -> Bool {
    if words.first == "add" || words.first == "take" { return words.last?.last == "s" }
    return words != ["bogus"]
  }

  private func losesTalk(_ words: [String]) -> Bool {
    guard talk.isRunning else { return false }
    switch words[0] {
    case "preset", "green", "yellow", "red", "reset": return true
    case "set": return words[1] != "green"
    case "undo": return steps.last?.talk?.isRunning == false
    default: return false
    }
  }

  /// Carries a command out; returns false if the clock refuses it.
  private mutating func perform(_ words: [String], isLine: Bool = false) -> Bool {
    guard isKnown(words) else { return false }
    let before = talk
    let earlierMessage = message
    switch words[0] {
    case "start":
      guard !talk.isRunning else { return true }
      start()
    case "stop": stop()
    case "toggle":
      toggle(isLine: isLine)
      return true
    case "add": move(by: seconds(words[1]))
    case "take": move(by: -seconds(words[1]))
    case "set":
      guard let isAccepted = assign(words[1]) else {
        set(to: seconds(words[1]))
        break
      }
      if !isAccepted { return false }
      if shown(of: words[1], in: before) == before.remainingSecond { return true }
    case "preset": load(presets[words[1] == "1" ? 0 : 1])
    case "reset": go(to: talk.length)
    case "green", "yellow", "red":
      guard tap(shown(of: words[0], in: talk)) else { return false }
    case "backdate": backdate()
    case "message": message = Message(text: words[1], isShown: true)
    case "clear": message.isShown = false
    case "undo":
      undo()
      return true
    default: break
    }
    remember(before, earlierMessage, force: words[0] == "preset")
    return true
  }

  private func seconds(_ text: String) -> Int { Int(text.dropLast()) ?? 0 }

  private func shown(of lamp: String, in talk: Talk) -> Int {
    lamp == "green" ? talk.length : lamp == "yellow" ? talk.shownYellow : talk.shownRed
  }

  /// Remembers a change for undo; a new moment of the last stop is no change by itself.
  private mutating func remember(_ before: Talk, _ earlierMessage: Message, force: Bool) {
    var after = talk
    after.idleSince = before.idleSince
    let changesTalk = force || after != before
    guard changesTalk || message != earlierMessage else { return }
    steps.append(
      Step(
        talk: changesTalk ? before : nil, now: now,
        message: message == earlierMessage ? nil : earlierMessage))
    if steps.count == 11 { steps.removeFirst() }
  }

  private mutating func undo() {
    guard let step = steps.popLast() else { return }
    if let earlier = step.message { message = earlier }
    guard let earlier = step.talk else { return }
    talk = earlier
    if talk.isRunning { talk.left -= now - step.now }
  }

  // MARK: The talk

  private mutating func toggle(isLine: Bool) {
    defer { lastToggle = now }
    if let lastToggle, now - lastToggle < 500, !isLine { return }
    let (before, earlierMessage) = (talk, message)
    if message.isShown && !talk.isReady {
      message.isShown = false
    } else if talk.isRunning {
      stop()
    } else {
      start()
    }
    remember(before, earlierMessage, force: false)
  }

  private mutating func start() {
    message.isShown = false
    run(since: now)
  }

  private mutating func run(since moment: Int) {
    talk.isReady = false
    talk.isRunning = true
    talk.startedAt = moment
  }

  private mutating func stop() {
    guard talk.isRunning else { return }
    talk.isRunning = false
    talk.startedAt = 0
    talk.idleSince = now
  }

  private mutating func load(_ preset: Talk) {
    talk = preset
    talk.idleSince = now
  }

  private mutating func go(to seconds: Int) {
    talk.left = seconds * 1000
    talk.isReady = true
    talk.isRunning = false
    talk.startedAt = 0
    talk.idleSince = now
  }

  /// Goes to a lamp's time, ready only if it was; a running talk would be over at 0:00.
  private mutating func tap(_ seconds: Int) -> Bool {
    if talk.isReady { go(to: seconds) }
    if talk.isRunning && seconds == 0 { return false }
    talk.left = seconds * 1000
    return true
  }

  private mutating func backdate() {
    let late = (talk.isRunning ? talk.startedAt : now) - talk.idleSince
    if talk.isRunning && late == 0 { return }
    talk.left -= late
    run(since: talk.idleSince)
  }

  private mutating func move(by seconds: Int) {
    if talk.isReady { return set(ready: talk.remainingSecond + seconds) }
    let limit = Self.longest * 1000
    let moved = talk.left + seconds * 1000
    if seconds > 0 {
      if moved <= limit { talk.left = moved } else if talk.left < limit { talk.left = limit }
    } else {
      let end = talk.remainingSecond < 0 ? -limit : 0
      if moved >= end { talk.left = moved } else if talk.left > end { talk.left = end }
    }
  }

  private mutating func set(to seconds: Int) {
    if talk.isReady { set(ready: seconds) } else { talk.left = seconds * 1000 }
  }

  private mutating func set(ready seconds: Int) {
    guard seconds >= 1 && seconds <= Self.longest else { return }
    if talk.remainingSecond == talk.length { talk.length = seconds }
    talk.left = seconds * 1000
  }

  /// Whether a lamp takes the shown time; `nil` for what is no lamp.
  private mutating func assign(_ lamp: String) -> Bool? {
    let shown = talk.remainingSecond
    switch lamp {
    case "green":
      guard shown > 0 && !talk.isRunning else { return false }
    case "yellow":
      guard shown >= 0 && shown <= talk.length else { return false }
    case "red":
      guard shown >= 0 && shown <= talk.shownYellow else { return false }
    default: return nil
    }
    talk.yellow = talk.shownYellow
    talk.red = talk.shownRed
    if lamp == "green" { talk.length = shown }
    if lamp == "yellow" || lamp == "green" && talk.yellow > shown { talk.yellow = shown }
    if lamp == "red" || talk.red > shown { talk.red = shown }
    return true
  }
}
