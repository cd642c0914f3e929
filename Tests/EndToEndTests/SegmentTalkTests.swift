import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Talks of several segments, in real time: killed, held up, and taken back.
@Suite(.waitsForPrograms)
struct SegmentTalkTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    try home.write(
      """
      presets:
        - name: Follows
          announce: off
          segments:
            - {name: Talk, duration: 3s, at_end: next}
            - {name: Change, duration: 3s, at_end: next}
            - {name: Questions, duration: 5:00}
        - name: Waits
          announce: off
          segments:
            - {name: Talk, duration: 2s, overrun: deduct}
            - {name: Questions, duration: 5:00}

      """, to: TemporaryFolder.presets)
  }

  /// Runs the clock; where a flash passes over the digits they could not be read.
  private func run(_ arguments: String...) throws -> Program {
    let program = try Program(command: [Program.path, "--no-flash"] + arguments, home: home)
    #expect(program.terminal.wait(upTo: .seconds(20)) { $0.isAlternate })
    return program
  }

  /// Starts the talk of a preset and waits until it shows a time, which it does so many seconds
  /// after its start.
  private func start(
    _ preset: String, until time: String, after seconds: Int
  ) throws -> (program: Program, start: ContinuousClock.Instant) {
    let program = try run("--preset", preset, "--start")
    #expect(program.shows(time))
    return (program, .now - .seconds(seconds))
  }

  /// Whether a program shows a second that is right for a countdown from `seconds` that began at a
  /// moment, or one that is a little late.
  private func isRight(
    _ program: Program, from seconds: Int, since moment: ContinuousClock.Instant
  ) -> Bool {
    program.settle()
    let left = seconds - Int(moment.duration(to: .now).components.seconds)
    return (left - 2...left + 1).map { TimeText.digits($0) }.contains(program.time)
  }

  private func kill(_ program: Program) {
    program.terminal.signal(SIGKILL)
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .signalled(SIGKILL))
  }

  @Test func aKillInASegmentLosesNoSecondOfIt() throws {
    let program = try run("--preset", "follows", "--start")
    #expect(program.tells("Questions, 3 of 3"))
    let moment = ContinuousClock.now
    #expect(program.shows("04:58"))
    kill(program)
    let again = try run()
    #expect(again.tells("it is still running"))
    #expect(again.tells("Questions, 3 of 3"))
    #expect(isRight(again, from: 300, since: moment), "\(again.time ?? "unreadable")")
  }

  /// Segments that follow one another do so while no program runs as well.
  @Test func aKillIsSurvivedAcrossTwoSegments() throws {
    let (program, start) = try start("follows", until: "00:02", after: 1)
    kill(program)
    program.rest(milliseconds: 6_000)
    let again = try run()
    #expect(again.tells("Questions, 3 of 3"))
    #expect(isRight(again, from: 306, since: start), "\(again.time ?? "unreadable")")
  }

  /// What is stopped as a whole finds itself in another moment, as a machine that was asleep does.
  @Test func aSuspendCrossesTwoSegments() throws {
    let (program, start) = try start("follows", until: "00:02", after: 1)
    program.terminal.signal(SIGSTOP)
    program.rest(milliseconds: 6_000)
    program.terminal.signal(SIGCONT)
    #expect(program.tells("Questions, 3 of 3"))
    #expect(isRight(program, from: 306, since: start), "\(program.time ?? "unreadable")")
  }

  /// The overrun of the first segment shortens the second one, also when it lasted through a kill.
  @Test func anOverrunIsDeductedAfterAKill() throws {
    let (program, start) = try start("waits", until: "-0:02", after: 4)
    kill(program)
    let again = try run()
    #expect(again.tells("Talk, 1 of 2"))
    again.terminal.send("n")
    #expect(again.tells("Questions, 2 of 2"))
    // What is deducted passes as well: the questions end five minutes after the talk's two seconds.
    #expect(isRight(again, from: 302, since: start), "\(again.time ?? "unreadable")")
  }

  @Test func undoGoesBackAcrossASegment() throws {
    let (program, start) = try start("waits", until: "-0:01", after: 3)
    program.terminal.send("n")
    #expect(program.tells("Questions, 2 of 2"))
    program.pauseAsAHand()
    program.terminal.send("u")
    #expect(program.tells("Talk, 1 of 2"))
    #expect(program.terminal.wait(upTo: .seconds(20)) { _ in program.time?.first == "-" })
    #expect(isRight(program, from: 2, since: start), "\(program.time ?? "unreadable")")
  }
}
