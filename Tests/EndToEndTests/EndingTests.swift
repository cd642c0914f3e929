import StageRenderer
import Testing
import TimerTestSupport

@Suite(.waitsForPrograms)
struct EndingTests {
  @Test func aClosedTerminalEndsTheProgram() throws {
    let program = try Program("10", "--start")
    program.terminal.hangUp()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(1))
  }

  @Test func afterControlZAndForegroundTheTimeIsRight() throws {
    let earliest = ContinuousClock.now
    let program = try Program(
      command: [
        "/bin/sh", "-c",
        "set -m; \(Program.path) 10 --start; echo stopped; read answer; fg; echo ended $?",
      ])
    #expect(program.counts(to: "09:59"))
    let talk = RunningTalk(length: 600, earliest: earliest, latest: .now - .seconds(1))
    program.terminal.send("\u{1a}")
    #expect(
      program.terminal.wait(upTo: .patience) { screen in
        screen.canvas.lines.contains("stopped")
      })
    #expect(program.isRestored)
    // Longer than the time in which it could still be right by chance.
    while talk.times.contains("09:59") { program.rest(milliseconds: 100) }
    program.terminal.send("\r")
    #expect(program.terminal.wait(upTo: .patience) { $0.isAlternate })
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
    program.quit()
    #expect(
      program.terminal.wait(upTo: .patience) { screen in
        screen.canvas.lines.contains("ended 1")
      })
    #expect(program.isRestored)
  }

  @Test func aStoppedJobEndsWhenItIsToldTo() throws {
    let program = try Program(
      command: [
        "/bin/sh", "-c",
        "set -m; \(Program.path) 10; kill %1; kill -CONT %1; "
          + "while kill -0 %1 2>&-; do wait %1; done; echo gone",
      ])
    #expect(program.shows("10:00"))
    program.terminal.send("\u{1a}")
    #expect(
      program.terminal.wait(upTo: .patience) { screen in
        screen.canvas.lines.contains("gone")
      })
    #expect(program.isRestored)
  }

  /// A terminal that takes nothing any more, as a hung connection: the first signal waits for it,
  /// the second does not.
  @Test(arguments: [2, 15] as [Int32])
  func aSecondSignalEndsAProgramThatIsHeldUp(number: Int32) throws {
    let program = try Program("10", size: Size(columns: 200, rows: 60))
    let start = ContinuousClock.now
    var isWide = false
    while program.terminal.ending == nil, ContinuousClock.now < start + .patience {
      isWide.toggle()
      program.terminal.resize(to: Size(columns: isWide ? 300 : 200, rows: 60))
      if ContinuousClock.now > start + .milliseconds(500) { program.terminal.signal(number) }
    }
    #expect(program.terminal.ending == .signalled(number))
  }

  @Test func stoppedAndContinuedFromOutsideItDrawsAnew() throws {
    let program = try Program("10")
    #expect(program.time == "10:00")
    let before = program.terminal.output.count
    program.terminal.signal(19)
    program.terminal.signal(18)
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        program.terminal.output.count > before + 1000
      })
    #expect(program.shows("10:00"))
  }
}
