import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Talks of several segments, in real time: killed, and suspended.
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
            - {name: Talk, duration: 2s, at_end: next}
            - {name: Change, duration: 2s, at_end: next}
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
    #expect(program.terminal.wait(upTo: .patience) { $0.isAlternate })
    return program
  }

  /// Starts the talk of a preset and waits until it is on disk and shows one of some seconds, which
  /// it does `passed` seconds after its start or later; `length` is that of all its segments.
  private func start(
    _ preset: String, of length: Int, until seconds: [Int], after passed: Int
  ) throws -> (program: Program, talk: RunningTalk) {
    let earliest = ContinuousClock.now
    let program = try run("--preset", preset, "--start")
    let times = seconds.map { TimeText.digits($0) }
    #expect(
      program.terminal.wait(upTo: .patience) {
        Program.time(on: $0.canvas).map(times.contains) == true
      })
    let latest = ContinuousClock.now - .seconds(passed)
    program.wait {
      home.text(of: ".local/state/speakerclock/talk.json").contains(#""run" : "running""#)
    }
    return (program, RunningTalk(length: length, earliest: earliest, latest: latest))
  }

  /// The seconds of the questions that follow by themselves, once the first one has passed.
  private static let questions = Array(240...299)

  /// Lets time pass, while nobody reads, until the first two segments are over.
  private func passTwoSegments(of talk: RunningTalk, in program: Program) {
    let left = ContinuousClock.now.duration(to: talk.latest + .milliseconds(4_100))
    program.rest(milliseconds: max(0, Int(left / .milliseconds(1))))
  }

  private func kill(_ program: Program) {
    program.terminal.signal(SIGKILL)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(SIGKILL))
  }

  @Test func aKillInASegmentLosesNoSecondOfIt() throws {
    let (program, talk) = try start("follows", of: 304, until: Self.questions, after: 5)
    kill(program)
    let again = try run()
    #expect(again.mentions("it is still running"))
    #expect(again.mentions("Questions, 3 of 3"))
    #expect(again.shows(talk), "\(again.time ?? "unreadable")")
  }

  /// Segments that follow one another do so while no program runs as well.
  @Test func aKillIsSurvivedAcrossTwoSegments() throws {
    let (program, talk) = try start(
      "follows", of: 304, until: [1, 0] + Self.questions, after: 1)
    kill(program)
    passTwoSegments(of: talk, in: program)
    let again = try run()
    #expect(again.mentions("Questions, 3 of 3"))
    #expect(again.shows(talk), "\(again.time ?? "unreadable")")
  }

  /// What is stopped as a whole finds itself in another moment, as a machine that was asleep does.
  @Test func aSuspendCrossesTwoSegments() throws {
    let (program, talk) = try start(
      "follows", of: 304, until: [1, 0] + Self.questions, after: 1)
    program.terminal.signal(SIGSTOP)
    passTwoSegments(of: talk, in: program)
    program.terminal.signal(SIGCONT)
    #expect(program.mentions("Questions, 3 of 3"))
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
  }

  /// The overrun of the first segment shortens the second one, also when it lasted through a kill.
  @Test func anOverrunIsDeductedAfterAKill() throws {
    // What is deducted passes as well: the questions end five minutes after the talk's two seconds.
    let (program, talk) = try start("waits", of: 302, until: (2...59).map { -$0 }, after: 4)
    kill(program)
    let again = try run()
    #expect(again.mentions("Talk, 1 of 2"))
    again.terminal.send("n")
    #expect(again.mentions("Questions, 2 of 2"))
    #expect(again.shows(talk), "\(again.time ?? "unreadable")")
  }
}
