import Testing
import TimerTestSupport

/// When there are lines instead of a screen, and what is written there.
@Suite(.waitsForPrograms)
struct PlainModeTests {
  private static let ready = "READY 5:00, yellow 0:50, red 0:15"
  private static let noTalk = "NOTICE No talk was started before the input ended"

  // MARK: When

  @Test func inAPipeLinesComeWhenSomethingHappensAndKeysAreKeys() throws {
    let program = try Program(script: "{ speakerclock 5; echo status $?; } | cat")
    #expect(program.writes(Self.ready))
    #expect(program.written == [Self.ready])
    program.terminal.send(" ")
    #expect(program.writes("START 5:00"))
    #expect(program.written == [Self.ready, "START 5:00"])
    program.terminal.send("t")
    #expect(program.writes { $0.hasPrefix("TIME ") && $0.hasSuffix(" remaining") })
    program.terminal.send("q")
    #expect(program.writes { $0.hasPrefix("NOTICE The talk is running. q again ends") })
    program.pauseAsAHand()
    program.terminal.send("q")
    #expect(program.writes("status 1"))
    #expect(program.isPlainText)
    #expect(program.isRestored)
  }

  @Test func aRehearsalInAPipeIsToldWhileItGoesOn() throws {
    let program = try Program(script: "sleep 60 | speakerclock 23:00:00 --start --speed 60 | cat")
    #expect(program.writes("GREEN 22 hours 59 minutes remaining"))
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
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .exited(0))
    #expect(program.written == [Self.ready, Self.noTalk, "status 1"])
    #expect(program.isPlainText)
  }

  /// A descriptor that is free is nothing that may be written to.
  @Test(arguments: [">&-", "<&- >&-", "<&- >&- 2>&-"])
  func withoutAnOutputATalkGoesOn(redirection: String) throws {
    let program = try Program(
      script: "(speakerclock 1s --start --quit-at-zero \(redirection)); echo status $?")
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .exited(0))
    #expect(program.written == ["status 0"])
  }

  @Test(arguments: [
    "--help", "--version", "presets --help", "presets list", "timeline 1",
    "1s --start --quit-at-zero </dev/null",
  ])
  func outputThatCannotBeWrittenIsAFailure(command: String) throws {
    let program = try Program(
      script: "test -c /dev/full || exit 74; speakerclock \(command) >/dev/full")
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .exited(74))
  }

  @Test(arguments: [["--plain"], []])
  func onATerminalThatPrintsKeysNeedNoEnter(arguments: [String]) throws {
    let program = try Program(
      command: [Program.path, "5"] + arguments,
      environment: ["TERM": arguments.isEmpty ? "dumb" : "xterm-256color"])
    #expect(program.writes(Self.ready))
    #expect(!program.terminal.isSane)
    for (key, line) in [
      (" ", "START 5:00"), ("2", "NOTICE The talk is running. Press 2 again to leave it."),
      ("2", "READY Lightning talk 5:00, yellow 1:00, red 0:15"), ("\u{1b}[A", "SET 6:00"),
      ("+", "SET 7:00"), ("u", "NOTICE Undone: the clock shows 6:00 again"),
      ("t", "TIME 6:00 remaining"),
    ] {
      program.terminal.send(key)
      #expect(program.writes(line), "\(key): \(program.written)")
      program.pauseAsAHand()
    }
    program.terminal.send("?")
    #expect(program.writes("NOTICE Space: start, stop, resume"))
    program.terminal.run(for: .milliseconds(500))
    program.terminal.send(" ")
    #expect(program.writes("START 6:00"), "\(program.written)")
    program.terminal.send("q")
    #expect(program.writes { $0.hasPrefix("NOTICE The talk is running. q again ends") })
    program.pauseAsAHand()
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .exited(1))
    #expect(program.written.last?.hasPrefix("NOTICE Given up with ") == true)
    #expect(program.isPlainText)
    #expect(program.isRestored)
  }

  @Test func aFileHasTheLinesAndNothingElse() throws {
    let folder = try TemporaryFolder()
    let program = try Program(
      script: "printf 'start\\n' | speakerclock 2s --speed 5 >\(folder.path)/out; echo status $?")
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .exited(0))
    #expect(
      folder.text(of: "out").split(separator: "\n").map { String($0).withoutTimesOfDay } == [
        "READY 0:02, yellow 0:00, red 0:00", "START 0:02", "BEEP 1", "TIME IS UP", "DONE 2 seconds",
      ])
    #expect(program.written == ["status 0"])
  }
}
