import StageRenderer
import Testing
import TimerTestSupport

/// What the keys store is kept, however the program ends.
@Suite(.waitsForPrograms)
struct SlotTests {
  @Test(arguments: ["s5", "\u{1b}5"])
  func aStoredPresetSurvivesAKill(keys: String) throws {
    let home = try TemporaryFolder()
    let program = try Program(home: home)
    program.terminal.send("\u{1b}[A\u{1b}[A")
    #expect(program.shows("20:00"))
    program.store(keys, in: 5)
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    #expect(home.names(in: ".config/speakerclock") == ["slots.yaml"])

    let again = try Program(home: home)
    #expect(again.time == "18:00")
    again.terminal.send("5")
    #expect(again.says("Long talk 20:00, yellow 3:00, red 1:00"))
    #expect(again.shows("20:00"))
    #expect(try Program.isSound(home))
  }

  @Test func withoutAKeyNothingIsWritten() throws {
    let home = try TemporaryFolder()
    let program = try Program(home: home)
    program.terminal.send("2\u{1b}[As")
    #expect(program.says("Store in slot"))
    program.terminal.send("\u{1b}")
    #expect(program.says("READY"))
    program.terminal.send("G+- ")
    #expect(program.says("Start. 6 minutes."))
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(home.names() == [".local"])
    // The next start offers the talk that was quit.
    #expect(home.stateNames == ["talk.json"])
  }

  @Test func aHomeThatIsNotThereYetIsMade() throws {
    let home = try TemporaryFolder()
    let program = try Program(environment: ["HOME": home.path(of: "new/home")], home: home)
    program.store("s5", in: 5, file: "new/home/.config/speakerclock/slots.yaml")
    #expect(home.names(in: "new/home/.config/speakerclock") == ["slots.yaml"])
  }

  @Test func twoClocksKeepWhatBothStore() throws {
    let home = try TemporaryFolder(inMemory: true)
    let clocks = try [Program("7", home: home), Program("8", home: home)]
    for (first, second) in [(1, 2), (3, 4), (5, 6)] {
      clocks[0].terminal.send("s\(first)")
      clocks[1].terminal.send("s\(second)")
      for (slot, clock) in zip([first, second], clocks) {
        #expect(clock.says("Slot \(slot) is now "), "\(clock.status)")
        storeUntilItIsOnDisk(slot, by: clock)
      }
    }
    for clock in clocks {
      clock.terminal.send("q")
      #expect(clock.terminal.waitForEnd(upTo: .patience) == .exited(0))
    }
    let list = try Program.output(of: "presets", "list", home: home).lines
    for slot in 1...6 {
      let time = slot.isMultiple(of: 2) ? "8:00" : "7:00"
      #expect(
        list.contains { $0.hasPrefix("\(slot)    \(time) ") }, "\(list)")
    }
    #expect(try Program.isSound(home))
    #expect(home.names(in: ".config/speakerclock") == ["slots.yaml"])
  }

  /// Waits until a slot is on disk, and stores it again if the clock says that it has failed:
  /// another clock that stalls may hold the lock of the file for too long.
  private func storeUntilItIsOnDisk(_ slot: Int, by clock: Program) {
    for _ in 0..<5 {
      let line = clock.status { $0.contains("Not stored: ") || slots(in: clock.home)[slot] != nil }
      guard slots(in: clock.home)[slot] == nil, line?.contains("Not stored: ") == true else {
        return
      }
      clock.terminal.send("s\(slot)")
    }
  }

  // MARK: Killed at any instant

  /// SIGKILL, and SIGHUP, which leaves the program time to clear up.
  @Test(arguments: [9, 1] as [Int32])
  func theFileIsSoundWheneverTheProgramIsKilled(signal: Int32) throws {
    let home = try TemporaryFolder()
    let seed = Int(environment: "SEED") ?? 7
    var random = SplitMix64(seed: UInt64(seed))
    var known: [Int: String] = [:]
    for round in 1...8 * min(repetitions, 4) {
      let slot = Int.random(in: 1...9, using: &random)
      let program = try Program(command: [Program.path, "\(round)"], home: home)
      #expect(program.says("READY"))
      program.terminal.send("s\(slot)")
      let time = Duration.microseconds(Int.random(in: 0...30_000, using: &random))
      // On a busy machine, none of these times may be enough to reach the file, so this waits for
      // it once.
      if round == 1 { program.wait { slots(in: home)[slot] != nil } }
      program.terminal.run(for: time)
      program.terminal.signal(signal)
      #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(signal))
      #expect(try Program.isSound(home), "seed \(seed), round \(round)")
      // The old one or the new one, and all others as they were.
      var stored = slots(in: home)
      if stored[slot] == "\(round):00" { stored[slot] = known[slot] }
      #expect(stored == known, "seed \(seed), round \(round)")
      known = slots(in: home)
    }
    #expect(!known.isEmpty)
    let names = Set(home.names(in: ".config/speakerclock"))
    let left: Set = signal == 9 ? ["slots.yaml.new"] : []
    #expect(names.subtracting(left) == ["slots.yaml"], "\(names)")
  }

  /// The stored slots' times.
  private func slots(in home: TemporaryFolder) -> [Int: String] {
    let lines = home.text(of: TemporaryFolder.slots).split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    let slots = lines.filter { $0.first == "slot:" }.compactMap { $0.last.flatMap { Int($0) } }
    let times = lines.filter { $0.first == "duration:" }.compactMap(\.last)
    #expect(slots.count == times.count)
    return Dictionary(zip(slots, times)) { first, _ in first }
  }
}
