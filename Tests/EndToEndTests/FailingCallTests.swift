import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import UserFiles

/// One call of the system fails while a talk is recorded, a slot is stored, and a log and events are
/// written: the first such call, the second, and so on.
///
/// FAULTS=all in the environment takes each of them until a run has none left; `swift test` takes a
/// few.
@Suite(.enabled(if: PreloadedFaults.isAvailable), .waitsForPrograms)
struct FailingCallTests {
  private static let isWhole = environmentSays("FAULTS", "all")
  private static let numbers = isWhole ? Array(1...400) : [1, 3, 6]
  private static let errnos: [PreloadedFaults.Call: Int32] = [
    .write: 28, .fsync: 5, .rename: 30, .open: 13, .unlink: 30,
  ]

  @Test(arguments: PreloadedFaults.Call.allCases)
  func theClockLivesAndWhatIsToldIsTrue(call: PreloadedFaults.Call) throws {
    for number in Self.numbers {
      let hasFailed = try fail(call, number)
      guard hasFailed else {
        #expect(number > 1, "\(call) is never called")
        if Self.isWhole { print("FailingCallTests: \(number - 1) calls of \(call)") }
        return
      }
    }
  }

  /// Runs a talk in which one call fails; returns whether there were so many.
  private func fail(_ call: PreloadedFaults.Call, _ number: Int) throws -> Bool {
    let home = try TemporaryFolder(inMemory: true)
    let words = "\(call) \(number)"
    let faults = PreloadedFaults(failure: (call, number, Self.errnos[call] ?? 5))
    let program = try Program(
      command: [
        Program.path, "5:00", "--log", home.path(of: "log"), "--events", home.path(of: "events"),
      ], environment: faults.environment(in: home), home: home,
      size: Size(columns: 200, rows: 40))
    guard program.terminal.wait(upTo: .patience, until: { $0.isAlternate }) else {
      // A log that cannot be opened is an error of its own.
      #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(74), "\(words)")
      #expect(program.written.contains { $0.contains("cannot be opened") }, "\(words)")
      return true
    }
    var told = Told(program)
    told.run(for: .milliseconds(250))
    program.terminal.send("s5")
    told.run(for: .milliseconds(250))
    program.terminal.send(" ")
    told.run(for: .milliseconds(250))
    program.terminal.send("+")
    told.run(until: { $0.hasPrefix("05:5") })
    let isFailing = home.names().contains(PreloadedFaults.mark)
    #expect(program.terminal.ending == nil, "\(words): \(program.written.suffix(3))")
    told.run(for: .milliseconds(300))
    guard call != .unlink else { return try end(program, home, words) }
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9), "\(words)")
    try check(home, told, words)
    return isFailing
  }

  /// Ends the talk as usual: it leaves no record, or says so.
  private func end(_ program: Program, _ home: TemporaryFolder, _ words: String) throws -> Bool {
    program.pressTwice("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1), "\(words)")
    let record = home.bytes(of: ".local/state/speakerclock/talk.yaml") ?? []
    let isTold = program.written.contains { $0.contains("The talk's progress cannot be saved: ") }
    #expect(record.isEmpty != isTold, "\(words): \(program.written.suffix(3))")
    return home.names().contains(PreloadedFaults.mark)
  }

  /// Files are old or new, and what was not told as lost is there.
  private func check(_ home: TemporaryFolder, _ told: Told, _ words: String) throws {
    let slots = PresetLibrary.read(home.path(of: TemporaryFolder.slots), isOptional: true)
    #expect(slots.problems == [], "\(words)")
    let isStored = slots.presets.contains { $0.slot == 5 && $0.duration == 300 }
    #expect(isStored != told.saw("Not stored: "), "\(words): \(told.lines)")
    let path = home.path(of: ".local/state/speakerclock/talk.yaml")
    let bytes = home.bytes(of: ".local/state/speakerclock/talk.yaml")
    let record = try bytes.map { bytes throws(Diagnostic) in
      try TalkRecord(bytes, file: path)
    }
    let isNewest = record.map { $0.isRunning && $0.remaining > .seconds(310) } ?? false
    #expect(
      isNewest || told.saw("The talk's progress cannot be saved: "),
      "\(words): \(String(describing: record))")
  }

  /// What a program has told on its status line.
  private struct Told {
    private let program: Program
    private(set) var lines: Set<String> = []

    init(_ program: Program) { self.program = program }

    func saw(_ words: String) -> Bool { lines.contains { $0.contains(words) } }

    mutating func run(for time: Duration) {
      let end = ContinuousClock.now + time
      while ContinuousClock.now < end { look(upTo: ContinuousClock.now.duration(to: end)) }
    }

    mutating func run(until condition: (String) -> Bool) {
      let end = ContinuousClock.now + .patience
      while !condition(program.time ?? ""), ContinuousClock.now < end { look(upTo: .seconds(1)) }
      #expect(condition(program.time ?? ""), "\(program.time ?? "unreadable")")
    }

    private mutating func look(upTo time: Duration) {
      let before = program.status
      lines.insert(before)
      program.terminal.wait(upTo: min(time, .milliseconds(50))) { $0.canvas.lines.last != before }
      lines.insert(program.status)
    }
  }
}
