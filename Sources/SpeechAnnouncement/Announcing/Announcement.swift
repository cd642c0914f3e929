package import TimerEngine

/// The words for a cue.
package struct Announcement: Hashable, Sendable {
  package let cue: Cue
  /// A sentence or two; for a beep the number alone.
  package let text: String
  /// The same for a voice.
  package let spoken: String
  /// The same for those who read lines, the first word the one that matters: `YELLOW 3 minutes
  /// remaining`; for a beep the number alone.
  package let line: String
  /// The shortest form for a voice that still tells what matters: the name of a phase that begins.
  ///
  /// `nil` if there is none.
  package let brief: String?

  /// Puts a cue into words; at the end of a break not the time is up, but the break is over.
  package init(_ cue: Cue, inBreak: Bool = false, in language: Language) {
    let (written, spoken) = (language.phrases, language.phrases.spoken)
    self.cue = cue
    text = written.text(of: cue, inBreak)
    self.spoken = spoken.text(of: cue, inBreak)
    brief = cue.kind == .phase ? cue.phase.map { spoken.sentences(spoken.name(of: $0)) } : nil
    line = written.line(of: cue) + (cue.words.map { written.comma + $0 } ?? "")
  }
}

extension Phrases {
  /// What the talk itself wants said stands alone at a mark, else behind what is always said.
  fileprivate func text(of cue: Cue, _ inBreak: Bool) -> String {
    guard let words = cue.words else { return usualText(of: cue, inBreak) }
    return cue.kind == .prompt ? words : usualText(of: cue, inBreak) + space + words
  }

  private func usualText(of cue: Cue, _ inBreak: Bool) -> String {
    switch cue.kind {
    case .start: sentences(start, length(cue.remainingSecond))
    case .prompt: sentences(remaining(cue.remainingSecond))
    case .phase:
      (cue.phase.map { sentences(name(of: $0)) + space } ?? "")
        + sentences(remaining(cue.remainingSecond))
    case .beep: "\(cue.remainingSecond)"
    case .zero: sentences(inBreak ? breakIsOver : timeIsUp)
    case .overtime: sentences(over(length(cue.remainingSecond)))
    case .bell: sentences(bell(cue.ring?.strokes ?? 1))
    case .segment: sentences(name(of: cue.place), lengthOrOver(cue.remainingSecond))
    }
  }

  /// The time with which a segment goes on; the operator may go back to one that is over.
  fileprivate func lengthOrOver(_ seconds: Int) -> String {
    seconds < 0 ? over(length(seconds)) : length(seconds)
  }

  fileprivate func line(of cue: Cue) -> String {
    switch cue.kind {
    case .start: line(lines.start, length(cue.remainingSecond))
    case .prompt, .phase:
      line(
        cue.phase.map { name(of: $0).uppercased() } ?? lines.time, remaining(cue.remainingSecond))
    case .beep: "\(cue.remainingSecond)"
    case .zero: lines.zero
    case .overtime: line(lines.over, length(cue.remainingSecond))
    case .bell: line(lines.bell, "\(cue.ring?.strokes ?? 1)")
    case .segment:
      line(lines.segment, name(of: cue.place) + comma + lengthOrOver(cue.remainingSecond))
    }
  }

  /// A line that begins with one of these words.
  package func line(_ word: String, _ rest: String) -> String { word + afterLineWord + rest }
}
