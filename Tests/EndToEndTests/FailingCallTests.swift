import Files
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// One call of the system fails while a talk is recorded, a slot is stored, and a log and events
/// are written: the first such call, the second, and so on.
///
/// FAULTS=all in the environment takes each of them until a run has none left; `swift test` takes a
/// few.
@Suite(.enabled(if: PreloadedFaults.isAvailable), .waitsForPrograms)
struct FailingCallTests {
  private static let isWhole = environmentSays("FAULTS", "all")
  private static let numbers = isWhole ? Array(1...400) : [1, 4]
  private static let record = ".local/state/speakerclock/talk.json"
  // Without the blank after them: the operator view goes on with a path on the next line.
  private static let notStored = "Not stored:"
  private static let notSaved = "The talk's progress cannot be saved:"
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
    var told = SeenLines(program)
    told.run(for: .milliseconds(250))
    program.terminal.send("s5")
    told.run(for: .milliseconds(250))
    program.terminal.send(" ")
    told.run(for: .milliseconds(250))
    program.terminal.send("+")
    told.run(until: { _ in program.time.flatMap(Program.seconds) ?? 0 > 310 })
    #expect(program.terminal.ending == nil, "\(words): \(program.written.suffix(3))")
    guard call != .unlink else { return try end(program, home, words) }
    // A notice that another one has replaced is among the events of the operator view.
    program.terminal.send("O")
    told.run(until: { isKept(home, told: $0) })
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9), "\(words)")
    try check(home, told, words)
    return home.names().contains(PreloadedFaults.mark)
  }

  /// Whether the slot and the newest talk are on disk, or said to be lost.
  private func isKept(_ home: TemporaryFolder, told: SeenLines) -> Bool {
    guard isStored(in: slots(home).presets) || told.saw(Self.notStored) else { return false }
    return (try? record(home)).map(isNewest) == true || told.saw(Self.notSaved)
  }

  private func slots(_ home: TemporaryFolder) -> (presets: [Preset], problems: [Diagnostic]) {
    PresetLibrary.read(home.path(of: TemporaryFolder.slots), isOptional: true)
  }

  private func isStored(in presets: [Preset]) -> Bool {
    presets.contains { $0.slot == 5 && $0.duration == 300 }
  }

  private func record(_ home: TemporaryFolder) throws(Diagnostic) -> TalkRecord? {
    guard let bytes = home.bytes(of: Self.record) else { return nil }
    return try TalkRecord(bytes, file: home.path(of: Self.record))
  }

  private func isNewest(_ record: TalkRecord?) -> Bool {
    record.map { $0.isRunning && $0.remaining > .seconds(310) } ?? false
  }

  /// Ends the talk, and then the program: it leaves no record, or says so.
  private func end(_ program: Program, _ home: TemporaryFolder, _ words: String) throws -> Bool {
    program.pressTwice("\u{7f}", named: "Backspace") { Program.time(on: $0.canvas) == "05:00" }
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0), "\(words)")
    let record = home.bytes(of: Self.record) ?? []
    let isTold = program.written.contains { $0.contains(Self.notSaved) }
    #expect(record.isEmpty != isTold, "\(words): \(program.written.suffix(3))")
    return home.names().contains(PreloadedFaults.mark)
  }

  /// Files are old or new, and what was not told as lost is there.
  private func check(_ home: TemporaryFolder, _ told: SeenLines, _ words: String) throws {
    let slots = slots(home)
    #expect(slots.problems == [], "\(words)")
    #expect(
      isStored(in: slots.presets) != told.saw(Self.notStored), "\(words): \(told.lines)")
    let record = try record(home)
    #expect(
      isNewest(record) || told.saw(Self.notSaved), "\(words): \(String(describing: record))")
  }

  /// The lines that a program has shown on its screen.
  private struct SeenLines {
    private let program: Program
    private(set) var lines: Set<String> = []

    init(_ program: Program) { self.program = program }

    func saw(_ words: String) -> Bool { lines.contains { $0.contains(words) } }

    mutating func run(for time: Duration) {
      let end = ContinuousClock.now + time
      while ContinuousClock.now < end { look(upTo: ContinuousClock.now.duration(to: end)) }
    }

    mutating func run(until condition: (SeenLines) -> Bool) {
      let end = ContinuousClock.now + .patience
      while !condition(self), ContinuousClock.now < end { look(upTo: .seconds(1)) }
      #expect(condition(self), "\(program.lines.filter { !$0.isEmpty })")
    }

    private mutating func look(upTo time: Duration) {
      let before = program.lines
      lines.formUnion(before)
      program.terminal.wait(upTo: min(time, .milliseconds(50))) { $0.canvas.lines != before }
      lines.formUnion(program.lines)
    }
  }
}
