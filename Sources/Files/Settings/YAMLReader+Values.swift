import SpeechAnnouncement
import TimerEngine

// The values that presets and rundowns have in common.
extension YAMLReader {
  /// A text of one line.
  mutating func line(_ node: YAMLNode, called name: String) -> String? {
    parsed(node, called: name, expected: .text) {
      $0.unicodeScalars.contains(where: \.isControl) ? nil : $0
    } problem: { _ in
      .other(
        "\(name) has a control character or more than one line", expected: "one line of text")
    }
  }

  /// A time, with an example for messages.
  mutating func time(
    _ node: YAMLNode, called name: String, such example: String = "18:00",
    _ read: (String) throws(TimeError) -> Int
  ) -> Int? {
    value(of: node, called: name, expected: .time(such: example), read) {
      .invalidTime(.key(name), $0.shown, or: nil)
    }
  }

  /// `true` or `false`; `false` after a problem.
  mutating func boolean(_ node: YAMLNode, called name: String) -> Bool {
    choice(node, called: name, expected: .choice(["true", "false"])) { Bool($0) } ?? false
  }

  /// A value that `read` makes from the text; it is a problem if `read` returns `nil`.
  mutating func choice<Value>(
    _ node: YAMLNode, called name: String, expected: FileExpectation, _ read: (String) -> Value?
  ) -> Value? {
    parsed(node, called: name, expected: expected, read) {
      .noChoice(.key(name), $0, expected: expected)
    }
  }

  /// The same as `choice`, but `fault` says what is wrong with the text: `is not a valid day`.
  mutating func value<Value>(
    _ node: YAMLNode, called name: String, expected: String, otherwise fault: String,
    _ read: (String) -> Value?
  ) -> Value? {
    parsed(node, called: name, expected: .other(expected), read) {
      .other("\(name) '\($0)' \(fault)", expected: expected)
    }
  }

  private mutating func parsed<Value>(
    _ node: YAMLNode, called name: String, expected: FileExpectation, _ read: (String) -> Value?,
    problem: (String) -> FileProblem
  ) -> Value? {
    guard let text = text(of: node, called: .key(name), expected: expected) else { return nil }
    guard let value = read(text) else {
      addProblem(problem(text.shown), at: node)
      return nil
    }
    return value
  }
}

extension TimeError {
  /// The same error with a printable text.
  var shown: TimeError { TimeError(text: text.shown, problem: problem) }
}
