import TimerTestSupport

extension PseudoTerminal {
  /// What was written so far.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Waits until a text was written; returns whether it was.
  @discardableResult
  func writes(_ part: String, upTo patience: Duration = .seconds(20)) -> Bool {
    wait(upTo: patience) { [self] _ in text.contains(part) }
  }
}
