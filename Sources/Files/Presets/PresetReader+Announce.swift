import SpeechAnnouncement
import TimerEngine

// Reading `announce`: `off`, or a mapping of what differs from the default rules.
extension PresetReader {
  static let markKeys = ["at", "say", "show", "bell", "every", "until"]
  static let announceKeys = Phase.allCases.map(\.rawValue) + ["beeps", "marks"]

  /// The rules, `nil` if nothing is announced, and the marks.
  ///
  /// After a problem the values are placeholders.
  mutating func announce(
    _ node: YAMLNode, duration: Int? = nil, counts: Direction = .down
  ) -> (rules: CueRules?, marks: [Mark]) {
    if node.string != nil {
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
    return (rules, entries["marks"].map { marks($0, duration: duration, counts: counts) } ?? [])
  }

  private mutating func addProblemUnlessOff(_ node: YAMLNode) {
    let expected = "off, or a mapping with the keys " + Self.announceKeys.joined(separator: ", ")
    _ = reader.choice(node, called: "announce", expected: .other(expected)) {
      $0 == "off" ? $0 : nil
    }
  }

  /// A duration; `nil` for `off`, and after a problem.
  private mutating func timeOrOff(_ node: YAMLNode, called name: String) -> Int? {
    let time = reader.value(of: node, called: name, expected: .other("a time such as 1:00; or off"))
    {
      (text) throws(TimeError) in
      text == "off" ? nil : try TimeParser.duration(text)
    } problem: {
      .invalidTime(.key(name), $0.shown, or: .off)
    }
    return time ?? nil
  }

  private mutating func beeps(_ node: YAMLNode) -> Int {
    let seconds = timeOrOff(node, called: "beeps") ?? 0
    if seconds > CueRules.longestBeeps {
      reader.addProblem(
        "beeps '\(TimeText.plain(seconds))' is longer than "
          + TimeText.plain(CueRules.longestBeeps), at: node,
        expected: "a time from 0:01 to \(TimeText.plain(CueRules.longestBeeps)); or off")
    }
    return seconds
  }

  private mutating func marks(
    _ node: YAMLNode, duration: Int?, counts: Direction
  ) -> [Mark] {
    var times: Set<Int> = []
    var marks: [Mark] = []
    let expected = "a list such as '- at: 5:00' with 'say: Questions, please' or 'bell: 1' below"
    for node in reader.elements(of: node, called: "marks", expected: .other(expected)) ?? [] {
      guard let entries = reader.entries(of: node, called: .mark, keys: Self.markKeys) else {
        continue
      }
      let at = required("at", in: entries, of: node, expected: .time(such: "5:00")) {
        $0.at($1, duration: duration, counts: counts)
      }
      let signals = signals(entries, of: node, at: at, counts: counts)
      guard let at else { continue }
      if !times.insert(at).inserted, let node = entries["at"] {
        reader.addProblem(
          "there are two marks at \(TimeText.plain(at))", at: node,
          expected: "one mark at this time, with 'say', 'bell' or both")
      }
      marks += signals.map { Mark(at: at, $0) }
    }
    return marks.sorted { counts == .down ? $0.at > $1.at : $0.at < $1.at }
  }

  /// The signals of a mark: words, a bell, or both.
  private mutating func signals(
    _ entries: [String: YAMLNode], of mark: YAMLNode, at: Int?, counts: Direction
  ) -> [Signal] {
    if entries["say"] == nil, entries["bell"] == nil {
      reader.addProblem(
        "a mark has neither 'say' nor 'bell'", at: mark, expected: "'say: TEXT', 'bell: 1' or both")
    }
    addProblems(for: ["every", "until"], in: entries, requiring: "bell")
    addProblems(for: ["show"], in: entries, requiring: "say")
    let words = entries["say"].flatMap { self.words($0) }
    let isShown = entries["show"].map { reader.boolean($0, called: "show") } ?? false
    let strokes = entries["bell"].flatMap { self.strokes($0) }
    let repeats = repetition(entries, at: at, counts: counts)
    return [
      words.map { .say($0, isShown: isShown) }, strokes.map { .bell(Bell($0, repeats: repeats)) },
    ].compactMap { $0 }
  }

  private mutating func strokes(_ node: YAMLNode) -> Int? {
    reader.choice(
      node, called: "bell", expected: .other("a number of strokes, 1 to \(BellRing.maxStrokes)")
    ) {
      guard $0.utf8.count == 1, let strokes = Int($0) else { return nil }
      return (1...BellRing.maxStrokes).contains(strokes) ? strokes : nil
    }
  }

  /// Reads `every` and `until`, which need each other.
  private mutating func repetition(
    _ entries: [String: YAMLNode], at: Int?, counts: Direction
  ) -> Bell.Repetition? {
    guard entries["bell"] != nil else { return nil }
    addProblems(for: ["every"], in: entries, requiring: "until")
    addProblems(for: ["until"], in: entries, requiring: "every")
    let every = entries["every"].flatMap {
      reader.time($0, called: "every", TimeParser.duration)
    }
    let until = entries["until"].flatMap { reader.time($0, called: "until", TimeParser.seconds) }
    guard let every, let until else { return nil }
    if let at, let node = entries["until"], counts == .down ? until >= at : until <= at {
      reader.addProblem(
        "until '\(TimeText.plain(until))' does not come after the mark at \(TimeText.plain(at))",
        at: node,
        expected: counts == .down ? "a smaller remaining time" : "a greater elapsed time")
    }
    return Bell.Repetition(every: every, until: until)
  }

  /// Adds a problem for each of some keys if the key that they need is missing.
  private mutating func addProblems(
    for keys: [String], in entries: [String: YAMLNode], requiring key: String
  ) {
    guard entries[key] == nil else { return }
    for name in keys {
      guard let node = entries[name] else { continue }
      reader.addProblem("'\(name)' needs '\(key)'", at: node, expected: "'\(key)' in the same mark")
    }
  }

  /// The time of a mark, which must be after the start.
  private mutating func at(_ node: YAMLNode, duration: Int?, counts: Direction) -> Int? {
    let at = reader.time(node, called: "at", TimeParser.seconds)
    if at == 0, counts == .up {
      reader.addProblem(
        "at '0:00' is not after the start", at: node, expected: "an elapsed time from 0:01")
    }
    if let at, let duration, at >= duration, counts == .down {
      reader.addProblem(
        "at '\(TimeText.plain(at))' is not below the duration of \(TimeText.plain(duration))",
        at: node, expected: "a remaining time from 0:00 to \(TimeText.plain(duration - 1))")
    }
    return at
  }

  private mutating func words(_ node: YAMLNode) -> String? {
    guard let words = reader.line(node, called: "say") else { return nil }
    if words.allSatisfy(\.isWhitespace) {
      reader.addProblem("say is empty", at: node, expected: "text to announce")
    }
    return words
  }
}
