package import TimerEngine

extension Preset {
  /// The preset in one sentence, for people who do not have the program.
  package var sentence: String {
    let parts = format.segments.map(\.description)
    let course =
      parts.count == 1
      ? parts[0]
      : parts.enumerated().map { index, part in
        (index == 0 ? "first " : "then ") + part
      }.joined(separator: "; ")
    let rest = [title.isEmpty ? nil : "titled '\(title)'", overtime.description].compactMap { $0 }
    return "\(name): " + ([course] + rest).joined(separator: "; ") + "."
  }
}

extension Segment {
  /// The length, the phases, the marks and what happens at the end, as parts of a sentence.
  fileprivate var description: String {
    let beginning = name.isEmpty ? "" : name + ", "
    let direction = counts == .down ? "counting down" : "counting up"
    let qualifying = qualifies.map {
      "qualifies from \(TimeText.plain($0.lowerBound)) to \(TimeText.plain($0.upperBound))"
    }
    let parts =
      ["\(TimeText.plain(length)) \(direction)"] + phases + marks.compactMap { description(of: $0) }
      + [qualifying, descriptionOfEnd].compactMap { $0 }
    return beginning + parts.joined(separator: ", ")
  }

  private var phases: [String] {
    let phases: [Phase] = [.green, .yellow, .red]
    return phases.compactMap { phase in
      guard phase != opening, let shown = beginning(of: phase) else { return nil }
      return "\(phase.rawValue) \(time(digits(at: shown)))"
    }
  }

  /// When something happens: `at 5:00`, or counting down `with 3:00 left`.
  private func time(_ digits: Int) -> String {
    guard counts == .down else { return "at \(TimeText.plain(digits))" }
    return digits == 0 ? "at the end" : "with \(TimeText.plain(digits)) left"
  }

  private func description(of mark: Mark) -> String? {
    switch mark.signal {
    case .phase: return nil
    case .say(let words, _): return "'\(words)' \(time(mark.at))"
    case .bell(let bell):
      let strokes = bell.strokes == 1 ? "a bell" : "\(bell.strokes) bells"
      let repeats = bell.repeats.map {
        " and every \(TimeText.plain($0.every)) until \(TimeText.plain($0.until))"
      }
      return "\(strokes) \(time(mark.at))" + (repeats ?? "")
    }
  }

  private var descriptionOfEnd: String? {
    switch atEnd {
    case .wait(deductsOverrun: false): nil
    case .wait(deductsOverrun: true): "overtime is taken from the next segment"
    case .next: "the next segment begins by itself"
    case .stop: "the clock stops at the end"
    }
  }
}

extension Overtime {
  /// What happens after zero, as a part of a sentence; `nil` for the default.
  fileprivate var description: String? {
    switch self {
    case .count: nil
    case .freeze: "the digits stay at 0:00"
    case .blank(let text): "the digits give way to '\(text ?? "End")'"
    case .hide: "nothing shows the overtime"
    }
  }
}
