import StageRenderer
import Testing
import TimerTestSupport

/// Keys and reports that no terminal should send, and key combinations that anybody can press.
@Suite(.waitsForPrograms)
struct InputFaultTests {
  /// Sends what has no end, and waits as long as a hand does.
  private func program(after input: String) throws -> Program {
    let program = try Program("5:00")
    program.terminal.send(input)
    program.terminal.run(for: .milliseconds(300))
    return program
  }

  private func asks(_ program: Program) -> Bool {
    program.says("The talk is running. Press Ctrl-C again")
  }

  /// The beginning of a sequence, which is also Alt and a key, and an answer and a paste that do
  /// not end.
  ///
  /// Each of them has its own deadline. `InputTimeLineTests` has all other inputs.
  @Test(arguments: ["\u{1b}[", "\u{1b}]11;rgb:", "\u{1b}[200~text"])
  func spaceAndControlCAreNeverSwallowed(input: String) throws {
    let program = try program(after: input)
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"), "\(program.time ?? "unreadable")")
    program.terminal.send(input)
    program.terminal.run(for: .milliseconds(300))
    program.terminal.send("\u{3}")
    #expect(asks(program), "\(program.status)")
  }

  /// In plain mode, the same decoder reads the keys.
  @Test func spaceIsNotSwallowedInPlainMode() throws {
    let program = try Program(command: [Program.path, "5", "--plain"])
    #expect(program.writes { $0.hasPrefix("READY ") })
    program.terminal.send("\u{1b}O")
    program.terminal.run(for: .milliseconds(300))
    program.terminal.send(" ")
    #expect(program.writes("START 5 minutes"), "\(program.written)")
  }

  /// The keypad's Enter is not read as a mouse report, which would take the next three keys.
  @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color", "linux"])
  func theKeypadsEnterTakesNoKeys(type: String) throws {
    let program = try Program("5:00", environment: ["TERM": type])
    program.terminal.send("\u{1b}OM +")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        !program.status.hasPrefix("READY") && program.status != ""
      })
    program.terminal.send("\u{3}")
    #expect(asks(program), "\(program.status)")
  }

  /// Numbers that fit in 64 bits, and one that does not.
  @Test func hugeNumbersInMouseReportsDoNoHarm() throws {
    let program = try Program("5:00")
    for number in ["999999999999999999", "9223372036854775807", "18446744073709551616"] {
      for report in ["0;60;15M", "32;1;\(number)M", "32;\(number);1M", "0;\(number);\(number)m"] {
        program.terminal.send("\u{1b}[<\(report)")
      }
      program.terminal.run(for: .milliseconds(300))
      #expect(program.terminal.ending == nil)
      program.terminal.send("u")
      #expect(program.shows("05:00"), "\(number): \(program.time ?? "unreadable")")
    }
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"))
  }

  /// A shell's line editor leaves Ctrl-Z and Ctrl-\ switched off to a job that it put into the
  /// background.
  @Test(arguments: ["", "--plain"])
  func controlZStopsWhateverTheShellHasLeft(option: String) throws {
    let program = try Program(
      script: "set -m; stty susp undef quit undef; speakerclock 10 --start \(option);"
        + "stty -a | tr ';' '\\n' | grep susp; echo stopped; read answer; kill %1")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        program.written.contains { $0.hasPrefix("START ") }
          || Program.hasCounted(program.terminal.screen, to: "09:58")
      })
    program.terminal.send("\u{1a}")
    let hasStopped = program.terminal.wait(upTo: .patience) { _ in
      program.written.contains { $0.hasSuffix("stopped") }
    }
    #expect(hasStopped)
    // What was found is given back.
    #expect(program.written.contains { $0.contains("susp = <undef>") }, "\(program.written)")
    program.terminal.send("\n")
  }
}
