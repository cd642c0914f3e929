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

  /// More of them, with the whole message, are in UsageTests.
  @Test(arguments: [
    (
      ["5:61"],
      "'5:61' is not a valid time (minutes and seconds after a colon go up to 59). Expected a time"
    ),
    (["25h"], "'25h' is too long. Expected a time"),
    (["1:2:3:4"], "'1:2:3:4' is not a valid time. Expected a time"),
    (["1e3"], "'1e3' is not a valid time. Expected a time"),
    (["٥:٠٠"], "'٥:٠٠' is not a valid time. Expected a time"),
    (["0:00"], "'0:00' is too short. Expected a time"),
    (["10", "--yellow", "11:00"], "--yellow '11:00' is longer than the talk (10:00). Expected"),
    (["10", "--red", "11m"], "--red '11m' is longer than the talk (10:00). Expected"),
    (
      ["10", "--yellow", "1:00", "--red", "2:00"],
      "--red '2:00' begins before yellow (1:00). Expected"
    ),
    (
      ["--yellow", "-3"],
      "'-3' is invalid for '--yellow <time>': it is not a valid time. Expected a time"
    ),
    (["--speed", "0"], "'0' is invalid for '--speed <n>': it is out of range. Expected"),
    (
      ["--speed", "fast"], "'fast' is invalid for '--speed <n>': it is not a whole number. Expected"
    ),
    (["--layout", "round"], "The value 'round' is invalid for '--layout <layout>'. Please"),
    (["--overtime", "long"], "The value 'long' is invalid for '--overtime <overtime>'"),
    (["--announce", "loud"], "The value 'loud' is invalid for '--announce <announce>'"),
    (
      ["--until", "soon"],
      "for '--until <time>': it is not a valid time of day. Expected a time of day, for example:"
    ),
    (
      ["10", "--yellow", "120%"],
      "The value '120%' is invalid for '--yellow <time>': it is not a valid percentage."
    ),
    (
      ["--preset", "toastmasters 5-7", "--yellow", "1:00"],
      "--yellow '1:00' is a remaining time, but 'Toastmasters 5–7' counts up. Expected a preset"
    ),
    (
      ["--preset", "british", "--red", "10%"],
      "--red '10%' is a remaining time, but 'British Parliamentary' counts up. Expected a preset"
    ),
    // What looks like a negative time is taken for one, and not for an option.
    (["--start", "-5:00"], "'-5:00' is not a valid time"),
    (["10", "-5:00"], "'-5:00' is not a valid time"), (["-"], "'-' is not a valid time"),
    (["-x"], "Unknown option '-x'"), (["--3"], "Unknown option '--3'"),
    (["--preset", "talk"], "'talk' matches several presets. Expected one of 'TED talk', "),
    (
      ["5", "--until", "14:15"],
      "The time '5' and --until '14:15' cannot be used together. Expected one of them"
    ),
    (
      ["--preset", "ted", "--until", "14:15"],
      "--preset 'ted' and --until '14:15' cannot be used together. Expected one of them"
    ),
  ])
  func itIsNamedWithWhatWasExpected(arguments: [String], words: String) throws {
    let program = try Program(command: [Program.path] + arguments, size: Self.size)
    let (text, ending) = output(program)
    #expect(text.contains(words), "\(text)")
    #expect(ending == .exited(64))
    #expect(program.isRestored)
  }

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

  @Test func theHelpFitsAScreenAndNamesTheOptions() throws {
    let program = try Program(
      command: [Program.path, "--help"], size: Size(columns: 80, rows: 200))
    let (text, ending) = output(program)
    #expect(ending == .exited(0))
    for name in ["--yellow", "--red", "--title", "--layout", "--glyphs", "--start", "--speed"] {
      #expect(text.contains(name))
    }
    #expect(program.lines.count { !$0.isEmpty } <= 24)
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
