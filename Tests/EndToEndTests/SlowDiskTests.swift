import Files
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// A disk on which each fsync takes a second or two.
@Suite(.enabled(if: PreloadedFaults.isAvailable), .measuresTime)
struct SlowDiskTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private func run(_ arguments: String..., fsync: Int = 2_000) throws -> Program {
    let program = try Program(
      command: [Program.path] + arguments,
      environment: PreloadedFaults(fsync: fsync).environment(in: home), home: home)
    #expect(program.terminal.wait(upTo: .patience) { $0.isAlternate })
    program.settle()
    return program
  }

  private var record: String { home.text(of: ".local/state/speakerclock/talk.json") }

  /// The digits change each second while each change of the talk takes the disk seconds.
  ///
  /// A busy machine may skip some; a program that waits for its disk never shows two in a row.
  @Test func theDigitsChangeOnTheSecond() throws {
    let program = try run("5:00", "--start")
    for _ in 1...20 {
      // A minute more changes the talk, and leaves the seconds as they are.
      program.terminal.send("+")
      program.terminal.run(for: .milliseconds(500))
    }
    // The terminal's titles have them too, and are all there if the test reads late.
    let shown = String(decoding: program.terminal.output, as: UTF8.self)
      .matches(of: /:(\d\d) GREEN/).compactMap { Int($0.1) }
    let steps = zip(shown, shown.dropFirst()).map { ($0 - $1 + 60) % 60 }.filter { $0 != 0 }
    #expect(steps.count { $0 == 1 } > steps.count / 4, "\(shown)")
    #expect(program.terminal.ending == nil)
  }

  /// Whether a program comes to report that the disk is slow: a notice that another one has
  /// replaced is among the events of the operator view.
  private func reportsSlowDisk(_ program: Program) -> Bool {
    program.terminal.send("O")
    return program.terminal.wait(upTo: .patience) { screen in
      screen.canvas.lines.contains { $0.contains("The disk is slow") }
    }
  }

  private func milliseconds(
    of moment: ContinuousClock.Instant, since start: ContinuousClock.Instant
  ) -> Int {
    Int(start.duration(to: moment) / .milliseconds(1))
  }

  /// The log tells how far apart the clock has read the presses; only near ones are a bounce.
  @Test func aBouncedKeyStartsOnce() throws {
    var startsOnce = false
    for _ in 0..<10 {
      home.remove("log")
      startsOnce = try startsByABouncedKey()
      if home.text(of: "log").time(between: "key Space") < .milliseconds(450) { break }
    }
    #expect(startsOnce, "\(home.text(of: "log"))")
  }

  private func startsByABouncedKey() throws -> Bool {
    let program = try run("5:00", "--log", home.path(of: "log"))
    program.terminal.send(" ")
    program.rest(milliseconds: 40)
    program.terminal.send(" ")
    // A second press would have stopped it before.
    func isPaused(_ canvas: Canvas) -> Bool { canvas.lines.last?.contains("PAUSED") == true }
    return program.terminal.wait(upTo: .patience) { screen in
      isPaused(screen.canvas)
        || Program.time(on: screen.canvas).map { $0 < "04:58" && $0 > "04:3" } == true
    } && !isPaused(program.terminal.screen.canvas)
  }

  /// A key that repeats for two seconds, thirty times a second.
  @Test func aHeldKeyDelaysNoStop() throws {
    let program = try run("5:00", "--start")
    #expect(program.counts(to: "04:58"))
    for _ in 0..<60 {
      program.terminal.send("+")
      program.terminal.run(for: .milliseconds(33))
    }
    let press = ContinuousClock.now
    program.terminal.send(" ")
    #expect(program.says("PAUSED"), "\(program.status)")
    let late = milliseconds(of: .now, since: press)
    print("SlowDiskTests: the stop was shown after", late, "ms")
    // One that waits for the disk waits for what the keys have queued: four seconds for each of
    // sixteen changes.
    #expect(late < 8_000)
    // The burst is written as its newest state.
    let paused = program.time
    #expect(program.terminal.wait(upTo: .patience) { _ in record.contains(#""run" : "paused""#) })
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    let next = try Program(home: home)
    #expect(next.says("The last talk had not ended: it is still paused"))
    #expect(next.time == paused)
  }

  /// The report of the first talk is just being written when the second one starts: its record
  /// comes next, and the rundown waits.
  @Test func aTalkThatFollowsAnotherIsRecordedBeforeTheRundown() throws {
    let items = "[{id: a, talk: 5m, title: A}, {id: b, talk: 5m, title: B}]"
    let file = try home.write("rundown: {items: \(items)}", to: "day.yaml")
    let path = ".local/state/speakerclock/"
    let program = try run("--rundown", file)
    program.terminal.send(" ")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        home.text(of: path + "rundown-main.json").contains("start")
      })
    program.terminal.run(for: .seconds(5))
    program.goOn { $0.canvas.lines.last?.contains("B") == true }
    #expect(program.mentions("B"))
    program.terminal.run(for: .milliseconds(500))
    let start = ContinuousClock.now
    program.terminal.send(" ")
    program.wait { record.contains(#""item" : "b""#) }
    // The rundown comes two syncs later.
    let rundown = home.bytes(of: path + "rundown-main.json").flatMap { RundownRecord($0) }
    #expect(record.contains(#""item" : "b""#))
    #expect(rundown?.startedIds == ["a"])
    print("SlowDiskTests: the second talk was recorded after", milliseconds(of: .now, since: start))
  }

  /// The record, the report and its folder are synced one after the other.
  @Test func theEndWaitsForTheDisk() throws {
    let program = try run("5:00", "--start", fsync: 1_000)
    #expect(program.counts(to: "04:59"))
    let end = ContinuousClock.now
    program.quit()
    // The terminal is given back before that: a busy test may see it after that.
    #expect(program.terminal.wait(upTo: .patience) { !$0.isAlternate })
    #expect(program.terminal.ending == nil || milliseconds(of: .now, since: end) >= 2_000)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    // The next start offers it.
    #expect(home.stateNames == ["talk.json"])
  }

  /// It waits five seconds at most, and says what was lost.
  @Test func aDiskThatHangsIsNotWaitedForWithoutEnd() throws {
    let program = try Program(
      command: [Program.path, "5:00", "--start"],
      environment: PreloadedFaults(fsync: 60_000).environment(in: home), home: home,
      size: Size(columns: 200, rows: 40))
    #expect(program.counts(to: "04:57"))
    #expect(reportsSlowDisk(program), "\(program.lines)")
    let end = ContinuousClock.now
    program.terminal.signal(15)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(15))
    #expect(milliseconds(of: .now, since: end) >= 4_900)
    #expect(program.isRestored)
    let words = "Error: The talk's progress cannot be saved: not written within 5 seconds"
    #expect(program.written.contains { $0.contains(words) })
  }

  /// A log and events on a disk that takes nothing are left out.
  @Test func aLogOnADiskThatHangsHoldsNobodyUp() throws {
    let faults = PreloadedFaults(write: 60_000, folder: "slow/")
    let (log, events) = (
      try home.write("", to: "slow/log"), try home.write("", to: "slow/events")
    )
    let earliest = ContinuousClock.now
    let program = try Program(
      command: [Program.path, "5:00", "--start", "--log", log, "--events", events],
      environment: faults.environment(in: home), home: home)
    #expect(program.counts(to: "04:58"))
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now - .seconds(2))
    #expect(program.counts(to: "04:55"))
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
    #expect(home.text(of: "slow/events").isEmpty)
  }
}
