import StageRenderer
import Testing
import TimerTestSupport

/// A large terminal that accepts no output for a while, as over a connection that hangs.
@Suite(.measuresTime)
struct StalledTerminalTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private func start() throws -> Program {
    home.remove("log")
    let program = try Program(
      "5:00", "--log", home.path(of: "log"), home: home, size: Size(columns: 400, rows: 120))
    #expect(program.shows("05:00"))
    program.settle()
    return program
  }

  private func count(of text: String) -> Int {
    home.text(of: "log").split(separator: "\n").count { $0.contains(text) }
  }

  /// Waits, while nobody reads what the program writes, until a line of the log has come so often.
  private func log(_ program: Program, has text: String, times: Int = 1) -> Bool {
    let end = ContinuousClock.now + .patience
    while count(of: text) < times, .now < end { program.rest(milliseconds: 5) }
    return count(of: text) >= times
  }

  /// Gives the terminal other sizes, and at last its own, until it takes nothing.
  private func holdUp(_ program: Program) {
    let end = ContinuousClock.now + .patience
    while count(of: "output held up") == 0, .now < end {
      program.terminal.resize(to: Size(columns: .random(in: 380...399), rows: 120))
      program.rest(milliseconds: 30)
    }
    program.terminal.resize(to: Size(columns: 400, rows: 120))
  }

  /// The picture of the start is more than the terminal takes, with or without what was drawn
  /// before.
  ///
  /// The log tells how far apart the clock has read the presses; only near ones are a bounce.
  @Test(arguments: [0, 1, 3])
  func aBouncedSpaceStartsOnce(changes: Int) throws {
    for _ in 0..<10 {
      try bounceSpace(after: changes)
      if home.text(of: "log").time(between: "key Space") < .milliseconds(450) { break }
    }
    let log = home.text(of: "log")
    #expect(count(of: " START ") == 1 && count(of: " STOP ") == 0, "\(log)")
  }

  private func bounceSpace(after changes: Int) throws {
    let program = try start()
    for _ in 0..<changes {
      program.terminal.send("t")
      program.rest(milliseconds: 100)
    }
    program.terminal.send(" ")
    program.rest(milliseconds: 40)
    program.terminal.send(" ")
    #expect(log(program, has: "key Space", times: 2))
    // What is to come of the second press has come when the next second is shown.
    let isRight = program.terminal.wait(upTo: .patience) { _ in
      program.time?.hasPrefix("04:") == true || count(of: " STOP ") > 0
    }
    #expect(isRight, "\(program.time ?? "unreadable")")
  }

  /// Where the terminal never takes anything again, the program ends all the same, and what the
  /// shell shares with it is as it was.
  @Test func anEndThatNobodyReadsIsAnEnd() throws {
    let program = try start()
    holdUp(program)
    #expect(log(program, has: "output held up"))
    program.terminal.send("q")
    let end = ContinuousClock.now + .patience
    while program.terminal.ending == nil, ContinuousClock.now < end {
      program.rest(milliseconds: 20)
    }
    #expect(program.terminal.ending == .exited(0))
    #expect(program.terminal.isSane)
  }
}
