import ClockCommands
import RundownEngine
import SpeechAnnouncement
import StageClock
import StageDisplay
import TerminalCanvas
import TimerEngine

// The prompt, in which any command can be typed.
extension OperatorConsole {
  private static let maxTypedLines = 50

  /// The open prompt; `nil` if it is closed.
  var prompt: CommandPrompt? {
    if case .prompt(let prompt)? = overlay { prompt } else { nil }
  }

  mutating func openPrompt() {
    focus = nil
    overlay = .prompt(CommandPrompt())
    // Without a screen nobody sees that it is open.
    if !capabilities.hasScreen { notify(.prompt) }
  }

  /// Handles a key while the prompt is open.
  mutating func type(_ key: Key, into prompt: CommandPrompt) {
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
  func completions(of prompt: CommandPrompt) -> [String] {
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
      isSubmitting = true
      defer { isSubmitting = false }
      carryOut(command)
    } catch {
      notify(view.notice(of: error, timeForm), for: .seconds(10))
    }
  }
}
