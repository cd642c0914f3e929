import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The prompt, in which any command or the text of a message can be typed.
extension OperatorConsole {
  private static let maxTypedLines = 50

  /// The open prompt; `nil` if it is closed.
  var prompt: CommandPrompt? {
    if case .prompt(let prompt)? = overlay { prompt } else { nil }
  }

  mutating func openPrompt(for kind: CommandPrompt.Kind) {
    focus = nil
    overlay = .prompt(CommandPrompt(kind))
    // Without a screen nobody sees that it is open.
    if !capabilities.hasScreen { notify(.prompt(kind)) }
  }

  /// Handles a key while the prompt is open.
  mutating func type(_ key: Key, into prompt: CommandPrompt) {
    var prompt = prompt
    switch key {
    case .enter, .character("\n"): return submit(prompt)
    case .space where prompt.kind == .message && prompt.line.isEmpty:
      // A hand that hits Space in a hurry means the talk.
      overlay = nil
      return press(key)
    case .escape, .interrupt: return closePrompt()
    case .backspace:
      let hadText = !prompt.line.isEmpty
      guard prompt.deleteBackwards() else { return closePrompt() }
      // It is still open, which nobody hears.
      if hadText, prompt.line.isEmpty { sayLine(of: prompt) }
    case .tab where prompt.kind == .command:
      prompt.complete(with: completions(of: prompt))
      sayLine(of: prompt)
    case .up, .down:
      prompt.recall(key == .up ? 1 : -1, from: earlierLines(of: prompt.kind))
      sayLine(of: prompt)
    case .character(let scalar): prompt.type(scalar)
    default: break
    }
    overlay = .prompt(prompt)
  }

  /// Closes the prompt, which is said where nobody sees it.
  private mutating func closePrompt() {
    overlay = nil
    if !capabilities.hasScreen { notify(.promptClosed) }
  }

  /// Says the line that a key has changed, where nobody sees it, or what an empty one is for.
  private mutating func sayLine(of prompt: CommandPrompt) {
    guard !capabilities.hasScreen else { return }
    notify(prompt.line.isEmpty ? .prompt(prompt.kind) : .help(prompt.line))
  }

  /// The lines that the arrows bring back, the first one last: those that were typed, and of
  /// messages also those that are stored.
  private func earlierLines(of kind: CommandPrompt.Kind) -> [String] {
    guard kind == .message else { return typedLines }
    let stored = view.state.storedMessages.sorted { $0.key > $1.key }.map(\.value.text)
    return stored.filter { !typedMessages.contains($0) } + typedMessages
  }

  /// The completions of the typed line, in order; a message has none.
  func completions(of prompt: CommandPrompt) -> [String] {
    guard prompt.kind == .command else { return [] }
    return Command.completions(
      of: prompt.line, presets: view.state.presets.all.presets.map(\.name),
      items: view.rundown?.items ?? [])
  }

  private mutating func submit(_ prompt: CommandPrompt) {
    let line = Command.trimmed(prompt.line)
    guard !line.isEmpty else { return closePrompt() }
    overlay = nil
    switch prompt.kind {
    case .command: Self.keep(prompt.line, in: &typedLines)
    case .message: Self.keep(line, in: &typedMessages)
    }
    do throws(CommandError) {
      // After the dashes everything is text.
      guard let command = try read(prompt.kind == .message ? "message -- " + line : line)
      else { return }
      if command == .help, !capabilities.hasScreen { return listCommands() }
      isSubmitting = true
      defer { isSubmitting = false }
      press(command)
      keyRepeat.recordPress(command, at: realNow)
    } catch {
      notify(status(of: .wrong(error)), for: .seconds(10))
    }
  }

  /// Keeps a line as the last one of those that were typed.
  private static func keep(_ line: String, in lines: inout [String]) {
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > maxTypedLines { lines.removeFirst() }
  }
}
