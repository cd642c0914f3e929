import TimerEngine

extension State {
  /// What waits for the operator's next key.
  enum Question: Hashable {
    /// A verb that would lose the running talk: once more before `until` does it.
    case loseTalk(Verb, until: Timestamp)
    /// Whether to end the program while a talk runs: the same verb before `until` does it, any
    /// other key goes on.
    case quit(Verb, until: Timestamp)
    /// What is to take the present time: a slot's or a lamp's key before `until` does it.
    case store(until: Timestamp)

    /// When it takes itself back.
    var until: Timestamp {
      switch self {
      case .loseTalk(_, let until), .quit(_, let until), .store(let until): until
      }
    }

    /// The words, the longest form first.
    var texts: [String] {
      switch self {
      case .loseTalk(.hold(let lamp), _):
        let key = Words.key(of: .hold(lamp))
        let name = Words.name(of: lamp).lowercased()
        return ["The talk is running. Press \(key) again to move \(name).", "\(key) again?"]
      case .loseTalk(let verb, _):
        let key = Words.key(of: verb)
        return [
          "The talk is running. Press \(key) again to leave it.", "\(key) again leaves the talk",
          "\(key) again?",
        ]
      case .quit(let verb, _):
        let key = Words.key(of: verb)
        return [
          "The talk is running. \(key) again ends the program, any other key goes on.",
          "\(key) again quits", "Quit?",
        ]
      case .store:
        return [
          "Store in which slot, 1 to 9, or lamp, g y r? Escape stores nothing.",
          "Slot 1-9 or lamp g y r?", "Store in?",
        ]
      }
    }
  }
}
