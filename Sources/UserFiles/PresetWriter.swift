package import TimerEngine

extension Preset {
  /// The preset in the form of the preset files, an element of the list `presets`.
  ///
  /// Reading it gives the same preset again.
  package var yaml: String { "  - " + yamlLines.joined(separator: "\n    ") + "\n" }

  /// The same as entries of a mapping.
  var yamlLines: [String] {
    var lines = name.isEmpty ? [] : ["name: \(name.quoted)"]
    if let slot { lines.append("slot: \(slot)") }
    let segment = format.segments[0]
    lines.append("duration: \(TimeText.plain(segment.length))")
    for phase in [Phase.yellow, .red] {
      guard let seconds = segment.beginning(of: phase) else { continue }
      lines.append("\(phase.rawValue): \(TimeText.plain(seconds))")
    }
    switch overtime {
    case .count: break
    case .freeze: lines.append("overtime: freeze")
    case .blank(let text):
      lines.append("overtime: blank")
      if let text { lines.append("text: \(text.quoted)") }
    }
    if !title.isEmpty { lines.append("title: \(title.quoted)") }
    guard let cueRules else { return lines + ["announce: off"] }
    let rules = cueRules.yamlLines + segment.yamlLinesOfWords
    return rules.isEmpty ? lines : lines + ["announce:"] + rules
  }
}

extension CueRules {
  /// What differs from the usual rules, as entries of a mapping in another.
  fileprivate var yamlLines: [String] {
    let usual = CueRules()
    func time(_ seconds: Int?) -> String { seconds.map(TimeText.plain) ?? "off" }
    var lines = Phase.allCases.filter { intervals[$0] != usual.intervals[$0] }.map {
      "  \($0.rawValue): \(time(intervals[$0]))"
    }
    if beeps != usual.beeps { lines.append("  beeps: \(time(beeps > 0 ? beeps : nil))") }
    return lines
  }
}

extension Segment {
  /// The marks with words, as entries of the mapping of the rules.
  fileprivate var yamlLinesOfWords: [String] {
    let lines = marks.flatMap { mark in
      guard case .say(let words, let isShown) = mark.signal else { return [String]() }
      return ["    - at: \(TimeText.plain(mark.at))", "      say: \(words.quoted)"]
        + (isShown ? ["      show: true"] : [])
    }
    return lines.isEmpty ? [] : ["  marks:"] + lines
  }
}

extension String {
  /// The text as a YAML scalar: plain where it cannot be misread, else in double quotes.
  var quoted: String {
    let isPlain = unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " }
    let ends = [unicodeScalars.first, unicodeScalars.last]
    if isPlain, !isEmpty, !ends.contains(" ") { return self }
    return "\"" + unicodeScalars.map(\.escaped).joined() + "\""
  }
}

extension Unicode.Scalar {
  /// As it stands in double quotes.
  fileprivate var escaped: String {
    // A text has none; if it did, the whole file could not be read.
    if isControl { return " " }
    return self == "\"" || self == "\\" ? "\\\(self)" : "\(self)"
  }
}
