import StageRenderer
import Testing
import TimerTestSupport

@Suite(.waitsForPrograms)
struct BadInputTests {
  /// Runs a command to its end, and returns what it wrote as one line.
  private func output(_ program: Program) -> (text: String, ending: PseudoTerminal.Ending?) {
    let ending = program.terminal.waitForEnd(upTo: .patience)
    return (program.lines.joined(separator: " "), ending)
  }

  private static let size = Size(columns: 400, rows: 12)

  @Test(arguments: ["abc", "--until 5:00 10", "--bogus"])
  func itIsNamedWhereThereIsNoScreen(arguments: String) throws {
    let program = try Program(
      script: "speakerclock --plain \(arguments) 2>&1 </dev/null >&- | cat; "
        + "speakerclock --plain \(arguments) </dev/null 2>/dev/null; echo status $?")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.written.count { $0.hasPrefix("Error: ") } == 1)
    #expect(program.written.contains("  See 'speakerclock --help' for more information."))
    #expect(program.written.last == "status 64")
    #expect(program.isPlainText)
  }

  @Test(arguments: [
    ("unheard-of", "TERM is 'unheard-of', a terminal that terminfo does not know"),
    ("", "TERM is '', a terminal that terminfo does not know"),
  ])
  func aTerminalWithoutAScreenIsRefused(type: String, words: String) throws {
    let program = try Program(
      command: [Program.path], environment: ["TERM": type], size: Self.size)
    let (text, ending) = output(program)
    #expect(text.contains(words), "\(text)")
    #expect(text.contains("for example: TERM=xterm-256color speakerclock"))
    #expect(ending == .exited(64))
    #expect(program.isRestored)
  }

  /// `make build` adds the commit; `swift build` does not know it.
  @Test func theVersionNamesTheProgram() throws {
    let program = try Program(command: [Program.path, "--version"], size: Self.size)
    let text = output(program).text.trimmingSpaces
    #expect(text.wholeMatch(of: /speakerclock \d+\.\d+\.\d+( \([0-9a-z-]+\))?/) != nil, "\(text)")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    split(separator: " ").joined(separator: " ")
  }
}
