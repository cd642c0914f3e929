import SpeechAnnouncement
import StageClock
import StageDisplay
import TerminalCanvas
import TimerEngine

/// The open prompt, with the line that is being typed.
struct Prompt: Hashable {
  private static let maxLength = 200

  /// The line so far.
  private(set) var line = ""
  /// The earlier line that was recalled, counted back from the last one; `nil` for a new line.
  private var recalled: Int?
  /// The line that was typed before an earlier one was recalled.
  private var unfinished = ""

  /// Adds a printable character, up to a maximum length.
  mutating func type(_ scalar: Unicode.Scalar) {
    guard scalar.isPrintable, line.unicodeScalars.count < Self.maxLength else { return }
    line.unicodeScalars.append(scalar)
  }

  /// Deletes the last character; returns whether there was one.
  mutating func deleteBackwards() -> Bool { line.popLast() != nil }

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

// The prompt, in which any command can be typed.
extension OperatorConsole {
  private static let maxTypedLines = 50

  /// The open prompt; `nil` if it is closed.
  var prompt: Prompt? {
    if case .prompt(let prompt)? = overlay { prompt } else { nil }
  }

  mutating func openPrompt() {
    focus = nil
    overlay = .prompt(Prompt())
    // Without a screen nobody sees that it is open.
    if !capabilities.hasScreen { notify(.prompt) }
  }

  /// Handles a key while the prompt is open.
  mutating func type(_ key: Key, into prompt: Prompt) {
    var prompt = prompt
    switch key {
    case .enter, .character("\n"): return submit(prompt.line)
    case .escape, .interrupt:
      overlay = nil
      return
    case .backspace:
      guard prompt.deleteBackwards() else {
        overlay = nil
        return
      }
    case .tab:
      prompt.complete(with: completions(of: prompt))
      if !capabilities.hasScreen { notify(.help(prompt.line)) }
    case .up: prompt.recall(1, from: typedLines)
    case .down: prompt.recall(-1, from: typedLines)
    case .character(let scalar): prompt.type(scalar)
    default: break
    }
    overlay = .prompt(prompt)
  }

  /// The completions of the typed line, in order.
  func completions(of prompt: Prompt) -> [String] {
    Command.completions(
      of: prompt.line, presets: session.presets.all.presets.map(\.name),
      items: session.rundown?.items ?? [])
  }

  private mutating func submit(_ line: String) {
    overlay = nil
    typedLines.removeAll { $0 == line }
    if !line.allSatisfy(\.isWhitespace) { typedLines.append(line) }
    if typedLines.count > Self.maxTypedLines { typedLines.removeFirst() }
    do throws(CommandError) {
      guard let command = try Command(line: line) else { return }
      carryOut(command)
    } catch {
      withClock { $0.refuse(error, for: .seconds(10)) }
    }
  }
}
