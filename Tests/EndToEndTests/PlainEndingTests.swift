import Testing
import TimerTestSupport

/// How plain mode ends, and gives the terminal back.
@Suite(.waitsForPrograms)
struct PlainEndingTests {
  /// SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGSEGV.
  @Test(arguments: [1, 2, 3, 15, 11] as [Int32])
  func aSignalRestoresTheTerminalAndIsSeenOutside(number: Int32) throws {
    let program = try Program(command: [Program.path, "5", "--plain", "--start"])
    #expect(program.writes("START 5 minutes"))
    #expect(!program.terminal.isSane)
    program.terminal.signal(number)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(number))
    #expect(program.isPlainText)
    #expect(program.isRestored)
  }

  @Test func aClosedTerminalEndsTheProgram() throws {
    let program = try Program(command: [Program.path, "5", "--plain", "--start"])
    #expect(program.writes("START 5 minutes"))
    program.terminal.hangUp()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(1))
  }

  /// A paused talk is not ended by a terminal or an input that is gone, and is there again.
  @Test(arguments: [true, false])
  func aPausedTalkThatNobodyEndedIsTakenUpAgain(isTerminal: Bool) throws {
    let home = try TemporaryFolder(inMemory: true)
    if isTerminal {
      let program = try Program("5:00", "--plain", "--start", home: home)
      #expect(program.writes("START 5 minutes"))
      program.terminal.send(" ")
      #expect(program.writes { $0.hasPrefix("STOP ") })
      program.terminal.hangUp()
      #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(1))
    } else {
      let program = try Program(
        script: "printf 'start\\nstop\\n' | speakerclock 5:00; echo status $?", home: home)
      #expect(program.writes("status 1"))
    }
    let next = try Program(script: "echo quit | speakerclock", home: home)
    #expect(next.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(next.written.contains("NOTICE The last talk had not ended: it is still paused"))
    #expect(next.written.contains { $0.hasPrefix("STOP ") })
    // It was quit with time left, so the next start offers it.
    #expect(next.written.last?.hasPrefix("NOTICE Start speakerclock and type undo") == true)
    #expect(home.stateNames == ["talk.json"])
  }

  /// Without giving up its thread: other tests may take minutes, and the talk would be over.
  @Test func afterControlZAndForegroundTheTimeIsRight() throws {
    let program = try Program(
      script: "set -m; speakerclock 5 --plain --start; echo stopped; read answer; fg; echo end $?")
    #expect(program.writes("START 5 minutes"))
    let started = ContinuousClock.now
    program.terminal.send("\u{1a}")
    #expect(program.writes { $0.hasSuffix("stopped") })
    #expect(program.isRestored)
    program.terminal.run(for: .seconds(2))
    program.terminal.send("\r")
    let limit = ContinuousClock.now + .patience
    while program.terminal.isSane, ContinuousClock.now < limit {
      program.terminal.run(for: .milliseconds(20))
    }
    #expect(!program.terminal.isSane)
    let atLeast = Self.seconds(since: started)
    program.terminal.send("t")
    #expect(program.writes { $0.hasPrefix("TIME ") })
    let atMost = Self.seconds(since: program.terminal.start) + 1
    let right = (atLeast...atMost).map { "TIME \(words(300 - $0)) remaining" }
    #expect(program.written.contains(where: right.contains), "\(program.written)")
    program.terminal.send("q")
    #expect(program.writes { $0.hasPrefix("NOTICE The talk is running. Press q again") })
    program.pauseAsAHand()
    program.terminal.send("q")
    #expect(program.writes("end 1"))
    #expect(program.isPlainText)
    #expect(program.isRestored)
  }

  @Test func aReaderThatIsGoneEndsTheProgram() throws {
    let program = try Program(
      script: "{ speakerclock 10 --start --speed 60; echo status $? >&2; } | head -1; echo end")
    #expect(program.end() == .exited(0))
    // 128 and SIGPIPE's number.
    #expect(
      program.written == [
        "READY 10 minutes, yellow 1 minute 40 seconds, red 35 seconds", "status 141", "end",
      ])
    #expect(program.isRestored)
  }

  private static func seconds(since instant: ContinuousClock.Instant) -> Int {
    Int(instant.duration(to: .now).components.seconds)
  }

}
