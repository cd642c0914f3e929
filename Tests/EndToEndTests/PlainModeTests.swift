import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// When there are lines instead of a screen, and how the program gets along there.
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

  @Test(arguments: ["presets list", "timeline 1", "1s --start --quit-at-zero </dev/null"])
  func whatCannotBeWrittenIsAFailure(command: String) throws {
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
      ("+", "SET 7:00"), ("u", "NOTICE Undone"), ("t", "TIME 6:00 remaining"),
    ] {
      program.terminal.send(key)
      #expect(program.writes(line), "\(key): \(program.written)")
      program.pauseAsAHand()
    }
    program.terminal.send("?")
    #expect(program.writes { $0.hasPrefix("NOTICE Keys: ") })
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
      folder.text(of: "out") == """
        READY 0:02, yellow 0:00, red 0:00
        START 0:02
        BEEP 1
        TIME IS UP
        DONE 0:02

        """)
    #expect(program.written == ["status 0"])
  }

  // MARK: Endings

  /// SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGSEGV.
  @Test(arguments: [1, 2, 3, 15, 11] as [Int32])
  func aSignalRestoresTheTerminalAndIsSeenOutside(number: Int32) throws {
    let program = try Program(command: [Program.path, "5", "--plain", "--start"])
    #expect(program.writes("START 5:00"))
    #expect(!program.terminal.isSane)
    program.terminal.signal(number)
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .signalled(number))
    #expect(program.isPlainText)
    #expect(program.isRestored)
  }

  @Test func aClosedTerminalEndsTheProgram() throws {
    let program = try Program(command: [Program.path, "5", "--plain", "--start"])
    #expect(program.writes("START 5:00"))
    program.terminal.hangUp()
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .signalled(1))
  }

  @Test func afterControlZAndForegroundTheTimeIsRight() async throws {
    let program = try Program(
      script: "set -m; speakerclock 5 --plain --start; echo stopped; read answer; fg; echo end $?")
    #expect(program.writes("START 5:00"))
    let started = ContinuousClock.now
    program.terminal.send("\u{1a}")
    #expect(program.writes { $0.hasSuffix("stopped") })
    #expect(program.isRestored)
    try await Task.sleep(for: .seconds(2))
    program.terminal.send("\r")
    try await program.wait { !program.terminal.isSane }
    #expect(!program.terminal.isSane)
    program.terminal.send("t")
    let atLeast = Self.seconds(since: started)
    #expect(program.writes { $0.hasPrefix("TIME ") })
    let atMost = Self.seconds(since: program.terminal.start) + 1
    let right = (atLeast...atMost).map { "TIME \(Self.digits(300 - $0)) remaining" }
    #expect(program.written.contains(where: right.contains), "\(program.written)")
    program.terminal.send("q")
    #expect(program.writes { $0.hasPrefix("NOTICE The talk is running. q again ends") })
    program.pauseAsAHand()
    program.terminal.send("q")
    #expect(program.writes("end 1"))
    #expect(program.isPlainText)
    #expect(program.isRestored)
  }

  @Test func aReaderThatIsGoneEndsTheProgram() async throws {
    let program = try Program(
      script: "{ speakerclock 10 --start --speed 60; echo status $? >&2; } | head -1; echo end")
    #expect(try await program.end() == .exited(0))
    // 128 and SIGPIPE's number.
    #expect(program.written == ["READY 10:00, yellow 1:40, red 0:35", "status 141", "end"])
    #expect(program.isRestored)
  }

  // MARK: Until

  @Test func untilAFewSecondsAheadItEndsByItself() async throws {
    var lines: [String] = []
    // On a busy machine the time may have passed when the program begins: then it is tomorrow.
    for seconds in [3, 6, 12] where lines.last != "status 0" {
      let program = try Program(
        script: "speakerclock --until \(Self.timeOfDay(in: seconds)) </dev/null; echo status $?",
        environment: ["TZ": "UTC0"])
      try await program.wait {
        program.written.contains { $0.hasSuffix(" tomorrow") || $0.hasPrefix("status") }
      }
      lines = program.written
    }
    let beginnings = ["READY 0:", "NOTICE Until ", "START 0:"]
    for (line, beginning) in zip(lines, beginnings) { #expect(line.hasPrefix(beginning)) }
    #expect(lines.suffix(3).first == "TIME IS UP")
    #expect(lines.suffix(2).first?.hasPrefix("DONE 0:") == true)
    #expect(lines.last == "status 0", "\(lines)")
  }

  @Test(arguments: [
    ("10:00", "NOTICE Until 10:00 tomorrow", "START 2"), ("3:30pm", "NOTICE Until 15:30", "START "),
  ])
  func untilATimeThatHasPassedIsTomorrow(time: String, notice: String, start: String) throws {
    // Where it is noon now.
    let zone = "XXX\(Self.secondsSince1970 / 3600 % 24 - 12)"
    let program = try Program(
      command: [Program.path, "--plain", "--until", time], environment: ["TZ": zone])
    #expect(program.writes { $0.hasPrefix("START ") })
    #expect(program.written.dropFirst().first == notice)
    #expect(program.written.last?.hasPrefix(start) == true)
  }

  private static func seconds(since instant: ContinuousClock.Instant) -> Int {
    Int(instant.duration(to: .now).components.seconds)
  }

  private static func digits(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  /// By the clock of Greenwich.
  private static func timeOfDay(in seconds: Int) -> String {
    let time = (secondsSince1970 + seconds) % 86_400
    return [time / 3600, time / 60 % 60, time % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
  }

  private static var secondsSince1970: Int { time(nil) }
}
