import StageRenderer
import Testing
import TimerTestSupport

/// If poll refuses terminals and devices, as macOS does with some of them, the clock still waits
/// for them, and does not ask again and again.
@Suite(.enabled(if: PreloadedFaults.isAvailable), .waitsForPrograms)
struct RefusedPollTests {
  private let home: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    environment = PreloadedFaults(refusesTerminals: true).environment(in: home)
  }

  /// How many waits were refused so far.
  private var refusals: Int { home.text(of: PreloadedFaults.refusals).utf8.count }

  @Test func aTalkRunsAndKeysCount() throws {
    let program = try Program("5:00", environment: environment, home: home)
    #expect(program.shows("05:00"))
    let earliest = ContinuousClock.now
    program.terminal.send(" ")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in program.time?.hasPrefix("04:") == true })
    let talk = RunningTalk(length: 360, earliest: earliest, latest: .now)
    program.terminal.send("+")
    let before = refusals
    program.terminal.run(for: .seconds(2))
    program.wait { refusals > before }
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
    // A wait that ends at once would make it some hundred thousand.
    #expect(1..<500 ~= refusals - before, "\(refusals - before)")
    program.quit()
    #expect(program.end() == .exited(1))
    #expect(program.isRestored)
  }

  @Test func withoutAnInputNoTalkCanStart() throws {
    let program = try Program(
      script: "speakerclock 5 </dev/null; echo status $?", environment: environment, home: home)
    #expect(program.end() == .exited(0))
    #expect(program.written.last == "status 1")
    #expect(1..<100 ~= refusals, "\(refusals)")
  }

  @Test func aTerminalThatTakesNothingIsWaitedFor() throws {
    let log = home.path(of: "log")
    let program = try Program(
      "5:00", "--start", "--log", log, environment: environment, home: home,
      size: Size(columns: 400, rows: 120))
    func has(_ text: String) -> Bool { home.text(of: "log").contains(text) }
    let end = ContinuousClock.now + .patience
    while !has("output held up"), .now < end {
      program.terminal.resize(to: Size(columns: .random(in: 380...399), rows: 120))
      program.rest(milliseconds: 30)
    }
    program.terminal.resize(to: Size(columns: 400, rows: 120))
    #expect(has("output held up"))
    let before = refusals
    program.rest(milliseconds: 1_000)
    #expect(refusals - before < 500, "\(refusals - before)")
    #expect(program.terminal.wait(upTo: .patience) { _ in has("output taken again") })
    #expect(
      program.terminal.wait(upTo: .patience) { _ in program.time?.hasPrefix("04:") == true })
  }
}
