import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

/// The program is killed at random moments, with or without a key on its way, and started again,
/// while two displays stay attached.
///
/// KILLS in the environment says how often; CI kills 100 times.
@Suite(.waitsForPrograms)
struct KillTests {
  /// A talk as it can be: what is left at a moment, and whether it runs.
  private struct Talk {
    var isRunning: Bool
    var remaining: Duration
    var moment: ContinuousClock.Instant

    /// How far a shown second is from the right one.
    func error(of shown: Int) -> Int {
      let passed = isRunning ? moment.duration(to: .now) : .zero
      let left = remaining - passed
      return abs(shown - left.shownSecond)
    }

    func after(_ key: String) -> Talk {
      var talk = self
      if key == "+" { talk.remaining += .seconds(60) }
      if key == " " {
        talk.remaining -= isRunning ? moment.duration(to: .now) : .zero
        talk.moment = .now
        talk.isRunning.toggle()
      }
      return talk
    }
  }

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  /// How often the program is killed.
  private static let count = Int(environment: "KILLS") ?? 10

  @Test func everyStartShowsTheRightSecondAndEverySlot() throws {
    var random = SplitMix64(seed: 4)
    var slots: [Int: Int] = [:]
    var candidates = [Talk(isRunning: true, remaining: .seconds(3600), moment: .now)]
    let first = try Program("60:00", "--start", home: home)
    #expect(first.counts(to: "59:59"))
    let displays = try ["80x24", "60x30"].map {
      try Program(
        command: [Program.path, "display", "--glyphs", "solid"], home: home, size: Size($0))
    }
    kill(first)
    for round in 0..<Self.count {
      let program = try Program("--glyphs", "solid", home: home)
      let (shown, isRunning) = try read(program)
      let talk = try #require(
        candidates.first { $0.isRunning == isRunning && $0.error(of: shown) <= 1 },
        "round \(round): \(shown) \(isRunning), not \(candidates)")
      for display in displays {
        #expect(shows(talk, on: display), "round \(round): \(display.time ?? "") \(talk)")
      }
      if round % 5 == 0 { try store(program, &random, in: &slots) }
      let key = [" ", "+", "x"][Int.random(in: 0..<3, using: &random)]
      candidates = [talk, talk.after(key)]
      program.terminal.send(key)
      program.rest(milliseconds: Int.random(in: 0..<30, using: &random))
      kill(program)
    }
    for display in displays {
      display.terminal.send("q")
      #expect(display.terminal.waitForEnd(upTo: .patience) == .exited(0))
      #expect(display.isRestored)
    }
    try check(slots)
  }

  /// What a disk that is slow may take from a change to the file: what is just being written, with
  /// its folder, and then the file.
  private static let disk = (fsync: 400, all: Duration.milliseconds(3 * 400 + 500))

  /// After the kill there is the state in force at that moment, or an earlier one that was replaced
  /// no longer before than the disk takes.
  @Test(.enabled(if: PreloadedFaults.isAvailable))
  func onASlowDiskAStateIsLostForNoLongerThanTheDiskTakes() throws {
    let environment = PreloadedFaults(fsync: Self.disk.fsync).environment(in: home)
    var random = SplitMix64(seed: 5)
    let start = Talk(isRunning: true, remaining: .seconds(3600), moment: .now)
    var states: [(talk: Talk, replaced: ContinuousClock.Instant?)] = [(start, nil)]
    let first = try Program("60:00", "--start", home: home)
    #expect(first.counts(to: "59:59"))
    kill(first)
    for round in 0..<max(4, Self.count / 4) {
      let program = try Program("--glyphs", "solid", environment: environment, home: home)
      let (shown, isRunning) = try read(program)
      let talk = try #require(
        states.first { $0.talk.isRunning == isRunning && $0.talk.error(of: shown) <= 1 }?.talk,
        "round \(round): \(shown) \(isRunning), not \(states)")
      states = [(talk, nil)]
      for key in ["+", " ", "+", "+"].prefix(Int.random(in: 1...4, using: &random)) {
        let next = states[states.count - 1].talk.after(key)
        program.terminal.send(key)
        states[states.count - 1].replaced = .now
        states.append((next, nil))
        program.rest(milliseconds: Int.random(in: 0..<900, using: &random))
      }
      let end = ContinuousClock.now
      kill(program)
      states.removeAll { ($0.replaced?.duration(to: end)).map { $0 > Self.disk.all } ?? false }
    }
  }

  private func kill(_ program: Program) {
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
  }

  /// What a clock shows that has just been started, and whether it runs.
  private func read(_ program: Program) throws -> (shown: Int, isRunning: Bool) {
    #expect(program.says("The last talk had not ended: it "))
    let isRunning = program.status.hasSuffix("running")
    return (try #require(program.time.flatMap(Program.seconds)), isRunning)
  }

  /// Whether a display that saw the clock before comes to show the talk of this one.
  private func shows(_ talk: Talk, on display: Program) -> Bool {
    display.terminal.wait(upTo: .patience) { screen in
      let shown = Program.time(on: screen.canvas).flatMap(Program.seconds)
      return shown.map { talk.error(of: $0) <= 1 } ?? false
    }
  }

  /// Stores the green time, which arrows cannot change while a talk is under way, under a key.
  private func store(
    _ program: Program, _ random: inout SplitMix64, in slots: inout [Int: Int]
  ) throws {
    let slot = Int.random(in: 2...9, using: &random)
    program.terminal.send("s\(slot)")
    // A running talk asks for a second press.
    let isAsked = program.terminal.wait(upTo: .patience) { screen in
      let status = screen.canvas.lines.last ?? ""
      return status.contains("\(slot) again") || status.hasPrefix("Slot \(slot) is now")
    }
    #expect(isAsked)
    if program.status.contains("again") {
      // What comes sooner is taken for a held key.
      program.terminal.run(for: .milliseconds(200))
      program.terminal.send("\(slot)")
    }
    #expect(program.says("Slot \(slot) is now "))
    #expect(program.status.contains("60:00"), "\(program.status)")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        home.text(of: TemporaryFolder.slots).contains("slot: \(slot)")
      })
    slots[slot] = 3600
  }

  /// Every slot that was stored is there, and after a run that ends as usual nothing else.
  private func check(_ slots: [Int: Int]) throws {
    let program = try Program(home: home)
    program.pressTwice("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
    let list = try Program.output(of: "presets", "list", home: home).lines
    for slot in slots.keys { #expect(list.contains { $0.hasPrefix("\(slot)   60:00") }) }
    #expect(home.stateNames == [])
    #expect(home.names(in: ".config/speakerclock") == ["slots.yaml"])
  }
}
