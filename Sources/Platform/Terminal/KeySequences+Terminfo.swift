import StageRenderer

extension KeySequences {
  /// The sequences that terminfo has for the terminal's keys, beside the usual ones.
  static func ofTerminal() -> KeySequences {
    let keys: [(name: String, key: Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcuf1", .right), ("kcub1", .left), ("kbs", .backspace),
      ("kf1", .f1), ("kf5", .f5), ("knp", .pageDown), ("kpp", .pageUp), ("kcbt", .backTab),
      ("kent", .character("\r")),
    ]
    var sequences: [[UInt8]: Key] = [:]
    // If two keys have one sequence, the first name in terminfo wins.
    for (name, key) in keys {
      if let bytes = terminfoString(name), sequences[bytes] == nil { sequences[bytes] = key }
    }
    return KeySequences(terminal: sequences)
  }
}
