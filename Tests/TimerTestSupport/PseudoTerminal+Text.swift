extension PseudoTerminal {
  /// What was written so far.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Waits until a text was written; returns whether it was.
  @discardableResult
  package func writes(_ part: String, upTo patience: Duration = .patience) -> Bool {
    wait(upTo: patience) { [self] _ in text.contains(part) }
  }

  /// Waits until a text was written; returns when, counted from the program's start.
  package func time(of part: String, upTo patience: Duration = .patience) -> Duration? {
    writes(part, upTo: patience)
    var sofar = ""
    for burst in bursts {
      sofar += String(decoding: burst.bytes, as: UTF8.self)
      if sofar.contains(part) { return burst.time }
    }
    return nil
  }
}
