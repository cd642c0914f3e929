import TimerEngine

// What became of a command, in words for a screen in front of the clock.
extension Outcome {
  /// What became of a command of a key, the mouse or the prompt.
  ///
  /// In the prompt it was typed, so it is always answered; `nil` if the outcome follows.
  func reply(isTyped: Bool = false, _ form: TimeForm, _ keys: NamedKeys) -> CommandReply? {
    switch self {
    case .done(let result): .done(hasToggled: result.act != nil)
    case .later: nil
    case .guarded(let loss): .guarded(loss)
    case .refused(.reported): .refused(nil)
    case .refused(let refusal) where isTyped, .nothingToDo(let refusal) where isTyped:
      .refused(Notice.refused(refusal).status(form, keys))
    case .refused(.segmentChangesTooSoon(let loss)): .tooSoon(losing: loss)
    case .refused(let refusal), .nothingToDo(let refusal):
      .refused(refusal.notice?.status(form, keys))
    }
  }

  /// What became of the command of a typed line, which always gets an answer and is never asked
  /// about; `nil` if the outcome follows.
  func reply(toLine line: String, _ form: TimeForm, _ keys: NamedKeys) -> CommandReply? {
    switch self {
    case .done(let result): .done(hasToggled: result.act != nil)
    case .later: nil
    case .refused(.reported): .refused(nil)
    case .guarded(.change(let change)):
      .refused(Notice.unconfirmed(change, by: "! " + line.printable).status(form, keys))
    case .guarded: .refused(nil)
    case .refused(let refusal), .nothingToDo(let refusal):
      .refused(Notice.refused(refusal).status(form, keys))
    }
  }
}
