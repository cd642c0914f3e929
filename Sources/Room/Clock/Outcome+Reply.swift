import TimerEngine

extension Outcome {
  /// What became of a command, in words for a screen in front of the clock.
  ///
  /// - Parameters:
  ///   - isTyped: whether it was typed in the prompt, so that it is always answered.
  ///   - line: the line of the program's input that has given it, which is always answered, too,
  ///     and never asked about; `nil` if a person has.
  ///   - form: how times are written.
  ///   - keys: the keys that the words name.
  /// - Returns: the reply; `nil` if the outcome follows.
  func reply(
    isTyped: Bool = false, toLine line: String? = nil, _ form: TimeForm, _ keys: NamedKeys
  ) -> CommandReply? {
    let isAnswered = isTyped || line != nil
    switch self {
    case .done(let result): return .done(hasToggled: result.act != nil)
    case .later: return nil
    case .guarded(let loss):
      guard let line else { return .guarded(loss) }
      guard case .change(let change) = loss else { return .refused(nil) }
      return .refused(Notice.unconfirmed(change, by: "! " + line.printable).status(form, keys))
    case .refused(.reported): return .refused(nil)
    case .refused(.segmentChangesTooSoon(let loss)) where !isAnswered:
      return .tooSoon(losing: loss)
    case .refused(let refusal), .nothingToDo(let refusal):
      let notice = isAnswered ? Notice.refused(refusal) : refusal.notice
      return .refused(notice?.status(form, keys))
    }
  }
}
