import SpeechAnnouncement
import TimerEngine

// Reading the segments of a preset: those of its list, or one from its own times.
extension PresetReader {
  /// The keys of a segment; a preset with one segment has them itself.
  static let timeKeys = [
    "duration", "count", "green", "yellow", "red", "qualifies", "at_end",
  ]
  static let segmentKeys = ["name"] + timeKeys + ["overrun", "announce"]

  /// More segments are not read: no talk has them.
  private static let maxSegments = 100

  /// The segments; none if there is a problem with one.
  mutating func segments(_ entries: [String: YAMLNode], of preset: YAMLNode) -> [Segment] {
    guard let list = entries["segments"] else {
      return [segment(entries, of: preset, isPart: false, isLast: true, rules: CueRules())]
        .compactMap { $0 }
    }
    for key in Self.timeKeys {
      guard let node = entries[key] else { continue }
      reader.addProblem(
        "\(key) is not allowed beside segments", at: node, expected: "it in each segment")
    }
    let (rules, marks) = entries["announce"].map { announce($0) } ?? (CueRules(), [])
    if !marks.isEmpty, let node = entries["announce"] {
      reader.addProblem(
        "marks are not allowed beside segments", at: node, expected: "them in each segment")
    }
    let expected = FileExpectation.list(such: "- {name: Questions, duration: 5:00}")
    let nodes = reader.elements(of: list, called: "segments", expected: expected) ?? []
    guard (1...Self.maxSegments).contains(nodes.count) else {
      if list.sequence != nil {
        reader.addProblem(
          "there are \(nodes.count) segments", at: list,
          expected: "1 to \(Self.maxSegments) of them")
      }
      return []
    }
    let segments = nodes.enumerated().map { index, node in
      reader.entries(of: node, called: .segment, keys: Self.segmentKeys).flatMap {
        segment($0, of: node, isPart: true, isLast: index == nodes.count - 1, rules: rules)
      }
    }
    return segments.contains(nil) ? [] : segments.compactMap { $0 }
  }

  private mutating func segment(
    _ entries: [String: YAMLNode], of node: YAMLNode, isPart: Bool, isLast: Bool, rules: CueRules?
  ) -> Segment? {
    let name = isPart ? entries["name"].flatMap { reader.line($0, called: "name") } : nil
    let duration = required("duration", in: entries, of: node, expected: .time(such: "18:00")) {
      $0.reader.time($1, called: "duration", TimeParser.duration)
    }
    let counts = entries["count"].map { self.direction($0) } ?? .down
    let phases = phases(entries, of: duration, counts)
    let qualifies = entries["qualifies"].flatMap { self.qualifies($0) }
    let atEnd = atEnd(entries, isLast: isLast)
    let (ownRules, marks) =
      entries["announce"].map { announce($0, duration: duration, counts: counts) } ?? (rules, [])
    guard let duration, let phases else { return nil }
    return Segment(
      name: name ?? "", length: duration, counts: counts,
      opening: counts == .down ? .green : nil, marks: phases + marks, atEnd: atEnd,
      qualifies: qualifies, cueRules: ownRules)
  }

  // MARK: Values

  private mutating func direction(_ node: YAMLNode) -> Direction {
    switch reader.line(node, called: "count") {
    case nil, "down": return .down
    case "up": return .up
    case let other?:
      reader.addProblem(
        .noChoice("count", other.shown, expected: .choice(["down", "up"])), at: node)
      return .down
    }
  }

  /// What happens at the end of the segment.
  private mutating func atEnd(_ entries: [String: YAMLNode], isLast: Bool) -> SegmentEnd {
    let word = entries["at_end"].flatMap { reader.line($0, called: "at_end") }
    let deducts = entries["overrun"].map { self.deducts($0) } ?? false
    if let node = entries["overrun"], let word, word != "wait" {
      reader.addProblem(
        "overrun has no effect with 'at_end: \(word.shown)'", at: node,
        expected: "'at_end: wait', or no overrun")
    }
    guard let word, let node = entries["at_end"] else {
      return .wait(deductsOverrun: deducts)
    }
    switch word {
    case "wait": return .wait(deductsOverrun: deducts)
    case "stop": return .stop
    case "next" where !isLast: return .next
    case "next":
      reader.addProblem(
        "at_end 'next' needs a segment after it", at: node, expected: "wait or stop")
    default:
      let ends = ["wait", "next", "stop"]
      reader.addProblem(.noChoice("at_end", word.shown, expected: .choice(ends)), at: node)
    }
    return .wait
  }

  private mutating func deducts(_ node: YAMLNode) -> Bool {
    guard let word = reader.line(node, called: "overrun") else { return false }
    if word != "deduct" {
      reader.addProblem(
        .noChoice("overrun", word.shown, expected: .choice(["deduct"])), at: node)
    }
    return true
  }

  /// The lengths of a speech that qualify, such as `4:30-7:30`.
  private mutating func qualifies(_ node: YAMLNode) -> ClosedRange<Int>? {
    reader.value(
      node, called: "qualifies", expected: "the shortest and the longest time, such as 4:30-7:30",
      otherwise: "is not a valid range"
    ) { text -> ClosedRange<Int>? in
      let times = text.split(separator: "-", omittingEmptySubsequences: false)
        .map { try? TimeParser.seconds(String($0)) }
      guard times.count == 2, let least = times[0], let most = times[1], least <= most else {
        return nil
      }
      return least...most
    }
  }
}
