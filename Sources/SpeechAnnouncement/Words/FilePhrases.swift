import TimerEngine

/// Texts about files that people write.
package protocol FilePhrases: Sendable {
  /// What is wrong, with the file's own text in quotation marks.
  func what(_ problem: FileProblem) -> String
  /// What would have been right; `nil` if the language has no words for it.
  func expectation(of problem: FileProblem) -> String?
  /// A problem and what was expected in one text; by default, a semicolon separates them.
  func problem(_ what: String, expected: String) -> String
}

extension FilePhrases {
  /// The problem, a semicolon and what was expected.
  package func problem(_ what: String, expected: String) -> String { "\(what); \(expected)" }

  /// A problem, first with what was expected if there are words for that.
  package func texts(of problem: FileProblem) -> [String] {
    let what = what(problem)
    return [expectation(of: problem).map { self.problem(what, expected: $0) }, what]
      .compactMap { $0 }
  }
}
