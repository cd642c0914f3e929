import Testing
import TimerTestSupport

/// When the program prints lines instead of a screen, and what they say.
@Suite(.waitsForPrograms)
struct PlainModeTests {
  private static let ready = "READY 5 minutes, yellow 50 seconds, red 15 seconds"
  private static let noTalk = "NOTICE The input ended while no talk was running"

  // MARK: When

  @Test func inAPipeLinesComeWhenSomethingHappensAndKeysAreKeys() throws {
    let program = try Program(script: "{ speakerclock 5; echo status $?; } | cat")
    #expect(program.writes(Self.ready))
    #expect(program.written == [Self.ready])
    program.terminal.send(" ")
    #expect(program.writes("START 5 minutes"))
    #expect(program.writtenAtAnyTime == [Self.ready, "START 5 minutes"])
    program.terminal.send("t")
    #expect(program.writes { $0.hasPrefix("TIME ") && $0.hasSuffix(" remaining") })
    program.terminal.send("q")
    #expect(program.writes { $0.hasPrefix("NOTICE The talk is running. Press q again") })
    program.pauseAsAHand()
    program.terminal.send("q")
    #expect(program.writes("status 1"))
    #expect(program.isPlainText)
    #expect(program.isRestored)
  }

  @Test func aRehearsalInAPipeIsPrintedWhileItRuns() throws {
    let program = try Program(script: "sleep 60 | speakerclock 23:00:00 --start --speed 120 | cat")
    // The minutes are not compared: on a busy machine, the line may come five minutes late.
    #expect(program.writes { $0.hasPrefix("GREEN 22 hours ") && $0.hasSuffix(" remaining") })
    #expect(program.terminal.ending == nil)
  }

  @Test(arguments: ["</dev/null", "</dev/null | cat", "<&-", "<&- | cat"])
  func withoutAnInputNoTalkCanStart(redirection: String) throws {
    let home = try TemporaryFolder()
    // What keeps the display awake is found and lives on, as on a desktop: elsewhere there is
    // none, and its end wakes the program up.
    for name in ["systemd-inhibit", "caffeinate"] { try home.writeScript("exec cat", to: name) }
    let program = try Program(
      script: "PATH=$HOME:$PATH; { speakerclock 5; echo status $?; } \(redirection)", home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.written == [Self.ready, Self.noTalk, "status 1"])
    #expect(program.isPlainText)
  }

  /// A descriptor that is free is nothing that may be written to.
  @Test(arguments: [">&-", "<&- >&- 2>&-"])
  func withoutAnOutputATalkGoesOn(redirection: String) throws {
    let program = try Program(
      script: "(speakerclock 1s --start --quit-at-zero \(redirection)); echo status $?")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.written == ["status 0"])
  }

  @Test(arguments: [
    "--help", "--version", "presets --help", "presets list", "timeline 1",
    "1s --start --quit-at-zero </dev/null",
  ])
  func outputThatCannotBeWrittenIsAFailure(command: String) throws {
    let program = try Program(
      script: "test -c /dev/full || exit 74; speakerclock \(command) >/dev/full")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(74))
  }

  @Test(arguments: [["--plain"], []])
  func onATerminalThatPrintsKeysNeedNoEnter(arguments: [String]) throws {
    let program = try Program(
      command: [Program.path, "5"] + arguments,
      environment: ["TERM": arguments.isEmpty ? "dumb" : "xterm-256color"])
    #expect(program.writes(Self.ready))
    #expect(!program.terminal.isSane)
    for (key, line) in [
      (" ", "START 5 minutes"),
      ("2", "NOTICE Press 2 again to end this talk and load Lightning talk"),
      ("2", "READY Lightning talk, 5 minutes, yellow 1 minute, red 15 seconds"),
      ("\u{1b}[A", "SET 6 minutes"),
      ("+", "SET 7 minutes"), ("u", "NOTICE Undone: back to 6 minutes"),
      ("t", "TIME 6 minutes, ready"),
    ] {
      program.terminal.send(key)
      #expect(program.writes(line), "\(key): \(program.written)")
      program.pauseAsAHand()
    }
    program.terminal.send("?")
    #expect(program.writes("HELP Space: start, pause, resume"))
    program.terminal.run(for: .milliseconds(500))
    program.terminal.send(" ")
    #expect(program.writes("START 6 minutes"), "\(program.written)")
    program.terminal.send("q")
    #expect(program.writes { $0.hasPrefix("NOTICE The talk is running. Press q again") })
    program.pauseAsAHand()
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(program.written.contains { $0.hasPrefix("DONE ") })
    #expect(program.isPlainText)
    #expect(program.isRestored)
  }

  @Test func aFileHasTheLinesAndNothingElse() throws {
    let golden = [
      "READY 2 seconds, yellow 0 seconds, red 0 seconds", "START 2 seconds", "1", "TIME IS UP",
    ]
    let lines = try Program.linesOfTalk(
      "printf 'start\\n' | speakerclock 2s >out; echo status $?; cat out")
    #expect(lines.first == "status 0")
    #expect(lines.dropFirst().dropLast() == golden[...], "\(lines)")
    // A busy machine may end it late, and that is told too.
    #expect(lines.last?.hasPrefix("DONE 2 seconds") == true, "\(lines)")
  }
}
