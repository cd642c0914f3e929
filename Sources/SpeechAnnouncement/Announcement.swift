package import TimerEngine

/// The words for a cue.
package struct Announcement: Hashable, Sendable {
  /// The cue.
  package let cue: Cue
  /// A sentence or two; for a beep the number alone.
  package let text: String
  /// The same for who reads lines, the first word the one that matters: `YELLOW 3 minutes
  /// remaining`.
  package let line: String
  /// The shortest form that still tells what matters, `nil` if that is not worth saying: the name
  /// of a phase that has begun.
  package let brief: String?

  /// Puts a cue into words.
  package init(_ cue: Cue, in language: Language) {
    let phrases = language.phrases
    self.cue = cue
    text = phrases.text(of: cue)
    brief = cue.kind == .phase ? cue.phase.map { phrases.sentences(phrases.name(of: $0)) } : nil
    line = phrases.line(of: cue) + (cue.words.map { ": " + $0 } ?? "")
  }
}

extension Phrases {
  /// What the talk itself wants said stands alone at a mark, else behind what is always said.
  fileprivate func text(of cue: Cue) -> String {
    guard let words = cue.words else { return usualText(of: cue) }
    return cue.kind == .prompt ? words : usualText(of: cue) + space + words
  }

  private func usualText(of cue: Cue) -> String {
    switch cue.kind {
    case .start: sentences(start, length(cue.shown))
    case .prompt: sentences(remaining(cue.shown))
    case .phase:
      (cue.phase.map { sentences(name(of: $0)) + space } ?? "") + sentences(remaining(cue.shown))
    case .beep: "\(cue.shown)"
    case .zero: sentences(timeIsUp)
    case .overtime: sentences(over(length(cue.shown)))
    case .bell: sentences(bell(cue.ring?.strokes ?? 1))
    case .segment: sentences(name(of: cue.place), length(cue.shown))
    }
  }

  fileprivate func line(of cue: Cue) -> String {
    switch cue.kind {
    case .start: "\(lines.start) \(TimeText.plain(cue.shown))"
    case .prompt, .phase:
      (cue.phase.map { name(of: $0).uppercased() } ?? lines.time) + " " + remaining(cue.shown)
    case .beep: "\(lines.beep) \(cue.shown)"
    case .zero: lines.zero
    case .overtime: "\(lines.over) \(over(length(cue.shown)))"
    case .bell: "\(lines.bell) \(cue.ring?.strokes ?? 1)"
    case .segment: "\(lines.part) \(name(of: cue.place))\(comma)\(length(cue.shown))"
    }
  }
}
