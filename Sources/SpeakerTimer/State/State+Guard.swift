import TimerEngine

// The guard: whatever would throw a running talk away works on the second press.
extension State {
  /// Whether a verb may be carried out now: one that would lose a running talk needs a second
  /// press within two seconds, and a held key does not press twice.
  mutating func mayProceed(_ verb: Verb) -> Bool {
    let asked = question
    question = nil
    let isRepeat = isRepeat(verb)
    if isRepeat { takeBackFirstRepeat(of: verb) }
    guard snapshot.isRunning, losesTalk(verb) else { return true }
    if case .loseTalk(verb, _, _) = asked, !isRepeat {
      firstRepeat = verb == .undo ? nil : (verb, now, snapshot)
      return true
    }
    ask(.loseTalk(verb, by: pressed, until: now + real(.seconds(2))))
    return false
  }

  mutating func ask(_ question: Question) {
    self.question = question
    emit(.notice, saying: question.texts(in: phrases, settings.keys)[0])
  }

  /// Whether a key comes again as fast as only a held key does: faster than a hand, slower than
  /// what a program types.
  func isRepeat(_ verb: Verb) -> Bool {
    guard let lastPress, lastPress.verb == verb else { return false }
    return (real(.milliseconds(10))..<real(.milliseconds(100))).contains(now - lastPress.at)
  }

  /// Whether a verb would throw a running talk away, or its thresholds: Caps Lock turns taps
  /// into holds, so those are guarded as well.
  private func losesTalk(_ verb: Verb) -> Bool {
    switch verb {
    case .tap(.green), .back: snapshot.finish == nil
    case .slot, .tap, .hold(.yellow), .hold(.red): true
    case .undo: history.last?.isRunning == false || history.last == offered && offered != nil
    default: false
    }
  }
}
