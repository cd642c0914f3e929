import TimerEngine

// The guard: whatever would throw a running talk away works on the second press.
extension State {
  /// Whether a command may be carried out now: one that would lose a running talk needs a second
  /// press within two seconds, and a held key does not press twice.
  mutating func mayProceed(_ command: Command) -> Bool {
    let asked = question
    question = nil
    let isRepeat = isRepeat(command)
    if isRepeat { takeBackFirstRepeat(of: command) }
    guard snapshot.isRunning, losesTalk(command) else { return true }
    if case .loseTalk(command, _, _) = asked, !isRepeat {
      firstRepeat = command == .undo ? nil : (command, realNow, snapshot)
      return true
    }
    ask(.loseTalk(command, by: pressed, until: realNow + .seconds(2)))
    return false
  }

  mutating func ask(_ question: Question) {
    self.question = question
    emit(.notice, saying: question.texts(in: phrases, settings.keys)[0])
  }

  /// Whether a key comes again as fast as only a held key does: faster than a hand, slower than
  /// what a program types.
  func isRepeat(_ command: Command) -> Bool {
    guard let lastPress, lastPress.command == command else { return false }
    return (.milliseconds(10)..<Duration.milliseconds(100)).contains(realNow - lastPress.at)
  }

  /// Whether a command would throw a running talk away, or its thresholds: Caps Lock turns taps
  /// into holds, so those are guarded as well.
  private func losesTalk(_ command: Command) -> Bool {
    switch command {
    case .go(.green), .back: snapshot.finish == nil
    case .slot, .go, .assign(.yellow), .assign(.red): true
    case .undo: history.last?.isRunning == false || history.last == offered && offered != nil
    default: false
    }
  }
}
