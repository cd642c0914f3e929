import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// The program is killed at random moments, with or without a key press that it has not read yet,
/// and started again, while two displays stay connected.
///
/// KILLS in the environment says how often; CI kills 100 times.
@Suite(.waitsForPrograms)
struct KillTests {
  /// A talk as it can be: what is left at a moment, and whether it runs.
  private struct Talk {
    var isRunning: Bool
    var remaining: Duration
    var moment: ContinuousClock.Instant
    /// How much more may be left, where a busy machine has started or stopped it late.
    var more = Duration.zero
    /// How much less may be left.
    var less = Duration.zero

    private var left: Duration { remaining - (isRunning ? moment.duration(to: .now) : .zero) }

    /// Whether a shown second is right, or off by one.
    func isShown(as shown: Int) -> Bool {
      let left = left
      return ((left - less).shownSecond - 1...(left + more).shownSecond + 1).contains(shown)
    }

    /// The talk of which a second is shown, which limits how late the last key was read.
    ///
    /// A second of a talk that runs may have been shown for longer.
    func shown(as second: Int) -> Talk {
      var talk = self
      talk.more = min(more, max(.zero, .seconds(second + 1) - left))
      if !isRunning { talk.less = min(less, max(.zero, left - .seconds(second - 1))) }
      return talk
    }

    /// The talk after a key that was sent at a moment, and read by now.
    func after(_ key: String, sent: ContinuousClock.Instant) -> Talk {
      var talk = self
      if key == "+" { talk.remaining += .seconds(60) }
      if key == " " {
        talk.remaining -= isRunning ? moment.duration(to: sent) : .zero
        talk.moment = sent
        talk.isRunning.toggle()
        let late = sent.duration(to: .now)
        if isRunning { talk.less += late } else { talk.more += late }
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
    let (first, talk) = try start()
    var candidates = [talk]
    let displays = try ["80x24", "60x30"].map {
      try Program(
        command: [Program.path, "display", "--glyphs", "solid"], home: home, size: Size($0))
    }
    kill(first)
    for round in 0..<Self.count {
      let program = try Program("--glyphs", "solid", home: home)
      let talk = try #require(
        find(candidates, on: program),
        "round \(round): \(program.time ?? "") \(program.status), not \(candidates)")
      for display in displays {
        #expect(shows(talk, on: display), "round \(round): \(display.time ?? "") \(talk)")
      }
      if round % 5 == 0 { try store(program, &random, in: &slots) }
      let key = [" ", "+", "x"][Int.random(in: 0..<3, using: &random)]
      let sent = ContinuousClock.now
      program.terminal.send(key)
      program.rest(milliseconds: Int.random(in: 0..<30, using: &random))
      kill(program)
      candidates = [talk, talk.after(key, sent: sent)]
    }
    for display in displays {
      display.terminal.send("q")
      #expect(display.terminal.waitForEnd(upTo: .patience) == .exited(0))
      #expect(display.isRestored)
    }
    try check(slots)
  }

  /// What a disk that is slow may take from a change to the file: what is just being written, with
  /// its folder, and then the file; and for how long a busy machine may hold up who writes it.
  private static let disk = (fsync: 400, all: Duration.milliseconds(3 * 400 + 3_500))

  /// After the kill there is the state in force at that moment, or an earlier one that was replaced
  /// no longer before than the disk takes.
  @Test(.enabled(if: PreloadedFaults.isAvailable))
  func onASlowDiskAStateIsLostForNoLongerThanTheDiskTakes() throws {
    let environment = PreloadedFaults(fsync: Self.disk.fsync).environment(in: home)
    var random = SplitMix64(seed: 5)
    let (first, talk) = try start()
    var states: [(talk: Talk, replaced: ContinuousClock.Instant?)] = [(talk, nil)]
    kill(first)
    for round in 0..<max(4, Self.count / 4) {
      let program = try Program("--glyphs", "solid", environment: environment, home: home)
      let talk = try #require(
        find(states.map(\.talk), on: program),
        "round \(round): \(program.time ?? "") \(program.status), not \(states)")
      states = [(talk, nil)]
      for key in ["+", " ", "+", "+"].prefix(Int.random(in: 1...4, using: &random)) {
        let sent = ContinuousClock.now
        program.terminal.send(key)
        program.rest(milliseconds: Int.random(in: 0..<900, using: &random))
        states[states.count - 1].replaced = .now
        states.append((states[states.count - 1].talk.after(key, sent: sent), nil))
      }
      // At times the disk has had time for all.
      if round.isMultiple(of: 4) { program.rest(milliseconds: 5_000) }
      let end = ContinuousClock.now
      kill(program)
      states.removeAll { ($0.replaced?.duration(to: end)).map { $0 > Self.disk.all } ?? false }
    }
  }

  private func kill(_ program: Program) {
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
  }

  /// Starts a talk of an hour that is on disk.
  private func start() throws -> (program: Program, talk: Talk) {
    let earliest = ContinuousClock.now
    let program = try Program("60:00", "--start", home: home)
    #expect(program.counts(to: "59:59"))
    // It has been running for a second.
    let late = max(.zero, earliest.duration(to: .now - .seconds(1)))
    program.wait {
      home.text(of: ".local/state/speakerclock/talk.json").contains(#""run" : "running""#)
    }
    let talk = Talk(isRunning: true, remaining: .seconds(3600), moment: earliest, more: late)
    return (program, talk)
  }

  /// The one of some talks that a clock comes to show that has just been started; `nil` if it shows
  /// none of them.
  private func find(_ talks: [Talk], on program: Program) -> Talk? {
    let status = program.status { $0.hasPrefix("The last talk had not ended: it ") }
    let isRunning = status?.hasSuffix("running") == true
    #expect(status != nil)
    var found: Talk?
    program.terminal.wait(upTo: .patience) { screen in
      guard let shown = Program.time(on: screen.canvas).flatMap(Program.seconds) else {
        return false
      }
      found = talks.first { $0.isRunning == isRunning && $0.isShown(as: shown) }?.shown(as: shown)
      return found != nil
    }
    return found
  }

  /// Whether a display that saw the clock before comes to show the talk of this one.
  private func shows(_ talk: Talk, on display: Program) -> Bool {
    display.terminal.wait(upTo: .patience) { screen in
      let shown = Program.time(on: screen.canvas).flatMap(Program.seconds)
      return shown.map { talk.isShown(as: $0) } ?? false
    }
  }

  /// Stores the green time, which arrows cannot change while a talk is under way, under a key.
  private func store(
    _ program: Program, _ random: inout SplitMix64, in slots: inout [Int: Int]
  ) throws {
    let slot = Int.random(in: 2...9, using: &random)
    var told: String?
    for _ in 0..<5 where told == nil {
      program.terminal.send("s\(slot)")
      // A running talk asks for a second press.
      let status = program.status {
        $0.contains("\(slot) again") || $0.hasPrefix("Slot \(slot) is now")
      }
      #expect(status != nil)
      guard status?.contains("again") == true else {
        told = status
        continue
      }
      // A sooner press would count as a held key, and a press that is read seconds later is no
      // longer an answer.
      program.pauseAsAHand()
      program.terminal.send("\(slot)")
      told = program.terminal.lastLine(upTo: .seconds(10)) { $0.hasPrefix("Slot \(slot) is now ") }
    }
    #expect(told?.contains("60:00") == true, "\(program.status)")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        home.text(of: TemporaryFolder.slots).contains("slot: \(slot)")
      })
    slots[slot] = 3600
  }

  /// Every slot that was stored is there, and after a run that ends as usual nothing else.
  private func check(_ slots: [Int: Int]) throws {
    let program = try Program(home: home)
    // The lock stays as long as the clock runs.
    #expect(
      program.pressTwice("\u{7f}", named: "Backspace") { _ in home.stateNames == ["talk.lock"] })
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
    let list = try Program.output(of: "presets", "list", home: home).lines
    for slot in slots.keys { #expect(list.contains { $0.hasPrefix("\(slot)   60:00") }) }
    #expect(home.stateNames == [])
    #expect(home.names(in: ".config/speakerclock") == ["slots.yaml"])
  }
}
