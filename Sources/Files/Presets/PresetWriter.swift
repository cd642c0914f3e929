package import TimerEngine

extension Preset {
  /// The preset in the form of the preset files, an element of the list `presets`.
  ///
  /// Reading it gives the same preset again.
  package var yaml: String { "  - " + yamlLines.joined(separator: "\n    ") + "\n" }

  /// The same as entries of a mapping.
  package var yamlLines: [String] {
    var lines = name.isEmpty ? [] : ["name: \(name.quoted)"]
    if let slot { lines.append("slot: \(slot)") }
    let first = format.segments[0]
    let isOne =
      format.segments.count == 1 && first.name.isEmpty
      && first.atEnd != .wait(deductsOverrun: true)
    if isOne { lines += first.yamlLinesOfTimes }
    switch overtime {
    case .count: break
    case .freeze: lines.append("overtime: freeze")
    case .hide: lines.append("overtime: hide")
    case .blank(let text):
      lines.append("overtime: blank")
      if let text { lines.append("text: \(text.quoted)") }
    }
    if !title.isEmpty { lines.append("title: \(title.quoted)") }
    if isOne { return lines + first.yamlLinesOfAnnouncing }
    return lines + ["segments:"]
      + format.segments.flatMap { segment in
        let name = segment.name.isEmpty ? [] : ["name: \(segment.name.quoted)"]
        let entries = name + segment.yamlLinesOfTimes + segment.yamlLinesOfAnnouncing
        return zip(entries, ["  - "] + Array(repeating: "    ", count: entries.count)).map {
          $0.1 + $0.0
        }
      }
  }
}

extension Segment {
  /// The times and what happens at the end, as entries of a mapping.
  fileprivate var yamlLinesOfTimes: [String] {
    var lines = ["duration: \(TimeText.plain(length))"]
    if counts == .up { lines.append("count: up") }
    let phases = counts == .down ? [Phase.yellow, .red] : [.green, .yellow, .red]
    for phase in phases {
      guard let shown = beginning(of: phase) else { continue }
      lines.append("\(phase.rawValue): \(TimeText.plain(digits(at: shown)))")
    }
    if let qualifies {
      let bounds = [qualifies.lowerBound, qualifies.upperBound].map(TimeText.plain)
      lines.append("qualifies: \(bounds.joined(separator: "-"))")
    }
    switch atEnd {
    case .wait(deductsOverrun: false): break
    case .wait(deductsOverrun: true): lines.append("overrun: deduct")
    case .next: lines.append("at_end: next")
    case .stop: lines.append("at_end: stop")
    }
    return lines
  }

  /// The announcements, as entries of a mapping; nothing for the default.
  fileprivate var yamlLinesOfAnnouncing: [String] {
    let marks = yamlLinesOfMarks
    guard let cueRules else { return ["announce: off"] }
    let rules = cueRules.yamlLines + marks
    return rules.isEmpty ? [] : ["announce:"] + rules
  }
}

extension CueRules {
  /// The differences from the default rules, as entries of a nested mapping.
  fileprivate var yamlLines: [String] {
    let standard = CueRules()
    func time(_ seconds: Int?) -> String { seconds.map(TimeText.plain) ?? "off" }
    var lines = Phase.allCases.filter { intervals[$0] != standard.intervals[$0] }.map {
      "  \($0.rawValue): \(time(intervals[$0]))"
    }
    if beeps != standard.beeps { lines.append("  beeps: \(time(beeps > 0 ? beeps : nil))") }
    return lines
  }
}

extension Segment {
  /// The marks that do not begin a phase, as entries of the mapping of the rules; signals at the
  /// same time are one mark there.
  fileprivate var yamlLinesOfMarks: [String] {
    var lines: [String] = []
    var time: Int?
    for mark in marks where !mark.signal.yamlLines.isEmpty {
      if mark.at != time { lines.append("    - at: \(TimeText.plain(mark.at))") }
      time = mark.at
      lines += mark.signal.yamlLines.map { "      " + $0 }
    }
    return lines.isEmpty ? [] : ["  marks:"] + lines
  }
}

extension Signal {
  /// The entries of a mark beside its time; none for a phase, which has keys of its own.
  fileprivate var yamlLines: [String] {
    switch self {
    case .phase: []
    case .say(let words, let isShown):
      ["say: \(words.quoted)"] + (isShown ? ["show: true"] : [])
    case .bell(let bell):
      ["bell: \(bell.strokes)"]
        + (bell.repeats.map {
          ["every: \(TimeText.plain($0.every))", "until: \(TimeText.plain($0.until))"]
        } ?? [])
    }
  }
}
