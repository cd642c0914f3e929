import StageRenderer
import TimerEngine

/// The open prompt, with the line that is being typed.
struct CommandPrompt: Hashable {
  /// What is typed.
  enum Kind: Hashable {
    case command
    /// The text of a message.
    case message
  }

  private static let maxLength = 200

  let kind: Kind
  /// The line so far.
  private(set) var line = "" { didSet { hasHadText = hasHadText || !line.isEmpty } }
  /// Whether there was text in the line.
  private var hasHadText = false
  /// The earlier line that was recalled, counted back from the last one; `nil` for a new line.
  private var recalled: Int?
  /// The line that was typed before an earlier one was recalled.
  private var unfinished = ""

  init(_ kind: Kind) { self.kind = kind }

  /// Adds a printable character, up to a maximum length.
  mutating func type(_ scalar: Unicode.Scalar) {
    guard scalar.isPrintable, line.unicodeScalars.count < Self.maxLength else { return }
    line.unicodeScalars.append(scalar)
  }

  /// Deletes the last character; returns whether the prompt stays open.
  ///
  /// It stays where text was deleted: one Backspace more would go back to the start of the talk.
  mutating func deleteBackwards() -> Bool { line.popLast() != nil || hasHadText }

  /// Completes the line as far as all candidates agree.
  mutating func complete(with candidates: [String]) {
    guard let first = candidates.first else { return }
    line = candidates.dropFirst().reduce(first) { $0.commonPrefix(ignoringCase: $1) }
  }

  /// Recalls an earlier line, or with a negative step the one after it.
  mutating func recall(_ step: Int, from lines: [String]) {
    let next = (recalled ?? -1) + step
    guard next < lines.count else { return }
    if recalled == nil { unfinished = line }
    recalled = next < 0 ? nil : next
    line = recalled.map { lines[lines.count - 1 - $0] } ?? unfinished
  }
}

extension String {
  fileprivate func commonPrefix(ignoringCase other: String) -> String {
    String(zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
  }
}
