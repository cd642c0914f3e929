import TimerEngine
import Yams

// Reading `announce`: `off`, or entries that differ from the default rules.
extension PresetReader {
  static let markKeys = ["at", "say", "show", "bell", "every", "until"]
  static let announceKeys = Phase.allCases.map(\.rawValue) + ["beeps", "marks"]

  /// The rules, `nil` if nothing is announced, and the marks.
  ///
  /// Their values do not matter if there was a problem.
  mutating func announce(
    _ node: Node, _ duration: Int? = nil, _ counts: Direction = .down
  ) -> (rules: CueRules?, marks: [TimerEngine.Mark]) {
    if case .scalar = node {
      addProblemUnlessOff(node)
      return (nil, [])
    }
    var rules = CueRules()
    guard let entries = reader.entries(of: node, called: "announce", keys: Self.announceKeys) else {
      return (rules, [])
    }
    for phase in Phase.allCases {
      if let node = entries[phase.rawValue] {
        rules.intervals[phase] = timeOrOff(node, called: phase.rawValue)
      }
    }
    if let node = entries["beeps"] { rules.beeps = beeps(node) }
    return (rules, entries["marks"].map { marks($0, duration, counts) } ?? [])
  }

  struct NoValue: Error { let text: String }

  private mutating func addProblemUnlessOff(_ node: Node) {
    let expected = "off, or entries of " + Self.announceKeys.joined(separator: ", ")
    _ = reader.value(of: node, called: "announce", expected: expected) { (text) throws(NoValue) in
      guard text == "off" else { throw NoValue(text: text) }
    } words: {
      ("'\($0.text.shown)' is not valid", expected)
    }
  }

  /// A duration; `nil` for `off`.
  private mutating func timeOrOff(_ node: Node, called name: String) -> Int? {
    let time = reader.value(of: node, called: name, expected: "a time such as 1:00, or off") {
      (text) throws(TimeError) in
      text == "off" ? nil : try TimeGrammar.duration(text)
    } words: {
      ($0.printableText, $0.expected + "; or off")
    }
    return time ?? nil
  }

  private mutating func beeps(_ node: Node) -> Int {
    let seconds = timeOrOff(node, called: "beeps") ?? 0
    if seconds > CueRules.longestBeeps {
      reader.addProblem(
        "beeps '\(TimeText.plain(seconds))' is longer than a minute", at: node,
        expected: "a time from 0:01 to \(TimeText.plain(CueRules.longestBeeps)), or off")
    }
    return seconds
  }

  private mutating func marks(
    _ node: Node, _ duration: Int?, _ counts: Direction
  ) -> [TimerEngine.Mark] {
    var times: Set<Int> = []
    var marks: [TimerEngine.Mark] = []
    let expected = "a list such as '- at: 5:00' with 'say: Questions, please' or 'bell: 1' below"
    for node in reader.elements(of: node, called: "marks", expected: expected) ?? [] {
      guard let entries = reader.entries(of: node, called: "a mark", keys: Self.markKeys) else {
        continue
      }
      let at = required("at", in: entries, of: node, expected: "a time such as 5:00") {
        $0.at($1, duration, counts)
      }
      let signals = signals(entries, of: node, at: at, counts)
      guard let at else { continue }
      if !times.insert(at).inserted, let node = entries["at"] {
        reader.addProblem(
          "there are two marks at \(TimeText.plain(at))", at: node,
          expected: "one mark with all that happens then")
      }
      marks += signals.map { TimerEngine.Mark(at: at, $0) }
    }
    return marks.sorted { counts == .down ? $0.at > $1.at : $0.at < $1.at }
  }

  /// The signals of a mark: words, a bell, or both.
  private mutating func signals(
    _ entries: [String: Node], of mark: Node, at: Int?, _ counts: Direction
  ) -> [Signal] {
    if entries["say"] == nil, entries["bell"] == nil {
      reader.addProblem("'say' is missing", at: mark, expected: "what is to be said, or a bell")
    }
    addProblem(["every", "until"], in: entries, without: "bell")
    addProblem(["show"], in: entries, without: "say")
    let words = entries["say"].flatMap { self.words($0) }
    let isShown = entries["show"].map { isTrue($0, called: "show") } ?? false
    let strokes = entries["bell"].flatMap { self.strokes($0) }
    let repeats = repetition(entries, at: at, counts)
    return [
      words.map { .say($0, isShown: isShown) }, strokes.map { .bell(Bell($0, repeats: repeats)) },
    ].compactMap { $0 }
  }

  private mutating func strokes(_ node: Node) -> Int? {
    let expected = "a number of strokes, 1 to \(BellRing.maxStrokes)"
    return reader.value(of: node, called: "bell", expected: expected) { (text) throws(NoValue) in
      guard text.utf8.count == 1, let strokes = Int(text),
        (1...BellRing.maxStrokes).contains(strokes)
      else { throw NoValue(text: text) }
      return strokes
    } words: {
      ("'\($0.text.shown)' is not valid", expected)
    }
  }

  /// Both keys are given, or neither is.
  private mutating func repetition(
    _ entries: [String: Node], at: Int?, _ counts: Direction
  ) -> Bell.Repetition? {
    guard entries["bell"] != nil else { return nil }
    addProblem(["every"], in: entries, without: "until")
    addProblem(["until"], in: entries, without: "every")
    let every = entries["every"].flatMap { node in
      time(node, called: "every") { (text) throws(TimeError) in try TimeGrammar.duration(text) }
    }
    let until = entries["until"].flatMap { node in
      time(node, called: "until") { (text) throws(TimeError) in try TimeGrammar.seconds(text) }
    }
    guard let every, let until else { return nil }
    if let at, let node = entries["until"], counts == .down ? until >= at : until <= at {
      reader.addProblem(
        "until '\(TimeText.plain(until))' is not after the mark, at \(TimeText.plain(at))",
        at: node,
        expected: counts == .down ? "a smaller remaining time" : "a greater elapsed time")
    }
    return Bell.Repetition(every: every, until: until)
  }

  /// Adds a problem for keys that need another key.
  private mutating func addProblem(
    _ keys: [String], in entries: [String: Node], without key: String
  ) {
    guard entries[key] == nil else { return }
    for name in keys {
      guard let node = entries[name] else { continue }
      reader.addProblem("\(name) belongs to '\(key)'", at: node, expected: "'\(key)' beside it")
    }
  }

  private mutating func isTrue(_ node: Node, called name: String) -> Bool {
    let value = reader.value(of: node, called: name, expected: "true or false") {
      (text) throws(NoValue) in
      guard let value = Bool(text) else { throw NoValue(text: text) }
      return value
    } words: {
      ("'\($0.text.shown)' is not valid", "true or false")
    }
    return value ?? false
  }

  /// The time of a mark, which must be after the start.
  private mutating func at(_ node: Node, _ duration: Int?, _ counts: Direction) -> Int? {
    let at = time(node, called: "at") { (text) throws(TimeError) in try TimeGrammar.seconds(text) }
    if at == 0, counts == .up {
      reader.addProblem(
        "at '0:00' is not after the start", at: node, expected: "an elapsed time from 0:01")
    }
    if let at, let duration, at >= duration, counts == .down {
      reader.addProblem(
        "at '\(TimeText.plain(at))' is not after the start, at \(TimeText.plain(duration))",
        at: node, expected: "a remaining time from 0:00 to \(TimeText.plain(duration - 1))")
    }
    return at
  }

  private mutating func words(_ node: Node) -> String? {
    guard let words = line(node, called: "say") else { return nil }
    if words.allSatisfy(\.isWhitespace) {
      reader.addProblem("say is empty", at: node, expected: "what is to be said")
    }
    return words
  }
}
