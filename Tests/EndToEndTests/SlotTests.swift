import TerminalCanvas
import Testing
import TimerTestSupport

/// What the keys store outlives the program, however it ends.
struct SlotTests {
  /// Stores in a slot and waits until that is told, and until the next key is answered: by then
  /// it is on disk.
  private func store(_ keys: String, in slot: Int, of program: Program) {
    program.terminal.send(keys)
    #expect(program.says("Slot \(slot) is now "), "\(program.status)")
    program.terminal.send("l")
    #expect(program.says("Layout: "), "\(program.status)")
  }

  private func isSound(_ home: TemporaryFolder) throws -> Bool {
    try Program.output(of: "presets", "check", home: home).ending == .exited(0)
  }

  @Test(arguments: ["s5", "\u{1b}5"])
  func whatIsStoredIsThereAfterAKill(keys: String) throws {
    let home = try TemporaryFolder()
    let program = try Program(home: home)
    program.terminal.send("\u{1b}[A\u{1b}[A")
    #expect(program.shows("20:00"))
    store(keys, in: 5, of: program)
    program.terminal.signal(9)
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .signalled(9))
    #expect(home.names(in: ".config/speakerclock") == ["slots.yaml"])

    let again = try Program(home: home)
    #expect(again.time == "18:00")
    again.terminal.send("5")
    #expect(again.says("Slot 5 20:00, yellow 3:00, red 1:00"))
    #expect(again.shows("20:00"))
    #expect(try isSound(home))
  }

  @Test func withoutAKeyNothingIsWritten() throws {
    let home = try TemporaryFolder()
    let program = try Program(home: home)
    program.terminal.send("2\u{1b}[As")
    #expect(program.says("Store in which slot"))
    program.terminal.send("\u{1b}")
    #expect(program.says("READY"))
    program.terminal.send("G+- ")
    #expect(program.says("Start. 6 minutes."))
    program.terminal.send("qq")
    #expect(program.terminal.waitForEnd(upTo: .seconds(20)) == .exited(1))
    #expect(home.names() == [".local"])
    #expect(home.names(in: ".local/state/speakerclock") == [])
  }

  @Test func aHomeThatIsNotThereYetIsMade() throws {
    let home = try TemporaryFolder()
    let program = try Program(environment: ["HOME": home.path(of: "new/home")], home: home)
    store("s5", in: 5, of: program)
    #expect(home.names(in: "new/home/.config/speakerclock") == ["slots.yaml"])
  }

  @Test func twoClocksKeepWhatBothStore() throws {
    let home = try TemporaryFolder(inMemory: true)
    let clocks = try [Program("7", home: home), Program("8", home: home)]
    for (first, second) in [(1, 2), (3, 4), (5, 6)] {
      clocks[0].terminal.send("s\(first)")
      clocks[1].terminal.send("s\(second)")
      #expect(clocks[0].says("Slot \(first) is now "), "\(clocks[0].status)")
      #expect(clocks[1].says("Slot \(second) is now "), "\(clocks[1].status)")
    }
    for clock in clocks {
      clock.terminal.send("q")
      #expect(clock.terminal.waitForEnd(upTo: .seconds(20)) == .exited(0))
    }
    let list = try Program.output(of: "presets", "list", home: home).lines
    for slot in 1...6 {
      let time = slot.isMultiple(of: 2) ? "8:00" : "7:00"
      #expect(
        list.contains { $0.hasPrefix("\(slot)    \(time) ") && $0.hasSuffix("Slot \(slot)") })
    }
    #expect(try isSound(home))
    #expect(home.names(in: ".config/speakerclock") == ["slots.yaml"])
  }

  // MARK: Broken files

  @Test func aBrokenSlotFileIsToldAndKeptBeside() throws {
    let home = try TemporaryFolder()
    let garbage: [UInt8] = Array("presets: [1, {\n".utf8) + [0xff, 0x00, 0x0a]
    try home.write(bytes: garbage, to: TemporaryFolder.slots)
    let program = try Program(home: home)
    #expect(program.time == "18:00")
    #expect(program.says("slots.yaml:2:1: "), "\(program.status)")
    #expect(home.bytes(of: TemporaryFolder.slots) == garbage)
    store("s5", in: 5, of: program)
    let names = home.names(in: ".config/speakerclock")
    #expect(names.count == 2)
    let kept = try #require(names.last)
    #expect(kept.hasPrefix("slots.yaml.broken-20"))
    #expect(home.bytes(of: ".config/speakerclock/\(kept)") == garbage)
    #expect(try isSound(home))
  }

  @Test func whatIsSoundInABrokenSlotFileIsKept() throws {
    let home = try TemporaryFolder()
    try home.write(
      """
      presets:
        - name: Slot 3
          slot: 3
          duration: 9:00
        - name: Slot 4
          slot: 4
          duration: long

      """, to: TemporaryFolder.slots)
    let program = try Program(home: home, size: Size(columns: 200, rows: 40))
    #expect(program.says("slots.yaml:7:15: duration 'long' is no time, expected a time"))
    program.terminal.send("3")
    #expect(program.shows("09:00"))
    store("s5", in: 5, of: program)
    let list = try Program.output(of: "presets", "list", home: home).lines
    #expect(list.contains { $0.hasPrefix("3    9:00 ") && $0.hasSuffix("  Slot 3") })
    #expect(list.contains { $0.hasPrefix("4   15:00 ") })
    #expect(list.contains { $0.hasPrefix("5    9:00 ") && $0.hasSuffix("  Slot 5") })
  }

  @Test func aPresetOfOnesOwnIsUnderItsKeyWithItsTitle() throws {
    let home = try TemporaryFolder()
    try home.write(
      """
      presets:
        - name: Opening
          slot: 1
          duration: 12:00
          title: Ada Lovelace, Engines

      """, to: TemporaryFolder.presets)
    let program = try Program(home: home)
    #expect(program.time == "12:00")
    #expect(program.says("Ada Lovelace, Engines   READY"))
    program.terminal.send("2")
    #expect(program.says("Lightning talk 5:00"))
    program.terminal.send("1")
    #expect(program.says("Ada Lovelace, Engines   Opening 12:00, yellow 2:00, red 0:40"))
  }

  @Test func aBrokenFileOfOnesOwnIsToldAndLeftAlone() throws {
    let home = try TemporaryFolder()
    let text = """
      # By hand\r
      presets:
        - {name: Opening, slot: 1, duration: 12:00}
        - name: Closing
          slot: 2
          duration: 5:61
      """
    try home.write(text, to: TemporaryFolder.presets)
    let program = try Program(home: home, size: Size(columns: 200, rows: 40))
    #expect(program.time == "12:00")
    #expect(program.says("presets.yaml:6:15: duration '5:61' "), "\(program.status)")
    program.terminal.send("2")
    #expect(program.shows("05:00"))
    store("s1", in: 1, of: program)
    #expect(home.text(of: TemporaryFolder.presets) == text)
    #expect(try !isSound(home))
    // The keys' preset wins.
    let again = try Program(home: home)
    #expect(again.time == "05:00")
  }

  // MARK: Nowhere to store

  @Test(arguments: [
    (["HOME": ""], "neither XDG_CONFIG_HOME nor HOME names a folder"),
    (["HOME": "/proc/nobody"], "/proc/nobody/.config/speakerclock/slots.yaml: "),
    (["HOME": "/dev/null"], "/dev/null/.config/speakerclock/slots.yaml: "),
    (["XDG_CONFIG_HOME": "/dev/null"], "/dev/null/speakerclock/slots.yaml: "),
  ])
  func whatCannotBeStoredIsToldAndTheClockGoesOn(
    environment: [String: String], reason: String
  ) throws {
    let program = try Program(environment: environment)
    program.terminal.send("s5")
    #expect(program.says("Not stored: \(reason)"), "\(program.status)")
    // Until the program ends it is under its key.
    program.terminal.send("25")
    #expect(program.says("Slot 5 18:00"))
    program.terminal.send(" ")
    #expect(program.says("Start. 18 minutes."))
  }

  @Test(arguments: ["file", "folder", "pipe"])
  func whatIsInTheWayIsLeftAlone(obstacle: String) throws {
    let home = try TemporaryFolder()
    switch obstacle {
    case "file": try home.write("", to: ".config/speakerclock")
    case "folder": try home.write("", to: TemporaryFolder.slots + "/file")
    default:
      try home.write("", to: TemporaryFolder.presets)
      _ = try home.makePipe(TemporaryFolder.slots)
    }
    let before = home.names(in: ".config") + home.names(in: ".config/speakerclock")
    let program = try Program(home: home)
    #expect(program.time == "18:00")
    program.terminal.send("s5")
    #expect(program.says("Not stored: \(home.path)/.config/speakerclock/slots.yaml: "))
    program.terminal.send(" ")
    #expect(program.says("Start. 18 minutes."))
    #expect(home.names(in: ".config") + home.names(in: ".config/speakerclock") == before)
  }

  // MARK: Killed at any instant

  @Test func theFileIsSoundWheneverTheProgramIsKilled() throws {
    let home = try TemporaryFolder()
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix64(seed: seed)
    var known: [Int: String] = [:]
    for round in 1...30 {
      let slot = Int.random(in: 1...9, using: &random)
      let program = try Program(command: [Program.path, "\(round)"], home: home)
      #expect(program.says("READY"))
      program.terminal.send("s\(slot)")
      program.terminal.run(
        for: .microseconds(Int.random(in: 0...30_000, using: &random)))
      program.terminal.signal(9)
      program.terminal.waitForEnd(upTo: .seconds(20))
      #expect(try isSound(home), "seed \(seed), round \(round)")
      // The old one or the new one, and all others as they were.
      var stored = slots(in: home)
      if stored[slot] == "\(round):00" { stored[slot] = known[slot] }
      #expect(stored == known, "seed \(seed), round \(round)")
      known = slots(in: home)
    }
    #expect(!known.isEmpty)
    let names = Set(home.names(in: ".config/speakerclock"))
    #expect(names.isSubset(of: ["slots.yaml", "slots.yaml.new"]), "\(names)")
    #expect(names.contains("slots.yaml"))
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
