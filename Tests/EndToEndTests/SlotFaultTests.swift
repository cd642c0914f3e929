import StageRenderer
import Testing
import TimerTestSupport

/// Files that are broken, and places where nothing can be stored.
@Suite(.waitsForPrograms)
struct SlotFaultTests {
  // MARK: Broken files

  @Test func aBrokenSlotFileIsToldAndKeptBeside() throws {
    let home = try TemporaryFolder()
    let garbage: [UInt8] = Array("presets: [1, {\n".utf8) + [0xff, 0x00, 0x0a]
    try home.write(bytes: garbage, to: TemporaryFolder.slots)
    let program = try Program(home: home)
    #expect(program.time == "18:00")
    #expect(program.says("slots.yaml:2:1: "), "\(program.status)")
    #expect(home.bytes(of: TemporaryFolder.slots) == garbage)
    program.store("s5", in: 5)
    let names = home.names(in: ".config/speakerclock")
    #expect(names.count == 2)
    let kept = try #require(names.last)
    #expect(kept.hasPrefix("slots.yaml.broken-20"))
    #expect(home.bytes(of: ".config/speakerclock/\(kept)") == garbage)
    #expect(try Program.isSound(home))
  }

  @Test func validPresetsOfABrokenSlotFileAreKept() throws {
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
    #expect(program.says("slots.yaml:7:15: duration 'long' is not a valid time, expected a time"))
    program.terminal.send("3")
    #expect(program.shows("09:00"))
    program.store("s5", in: 5)
    let list = try Program.output(of: "presets", "list", home: home).lines
    #expect(list.contains { $0.hasPrefix("3    9:00 ") && $0.hasSuffix("  Slot 3") })
    #expect(list.contains { $0.hasPrefix("4   15:00 ") })
    #expect(list.contains { $0.hasPrefix("5    9:00 ") && $0.hasSuffix("  Long talk") })
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
    program.store("s1", in: 1)
    #expect(home.text(of: TemporaryFolder.presets) == text)
    #expect(try !Program.isSound(home))
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
    #expect(program.says("Long talk 18:00"))
    program.terminal.send(" ")
    #expect(program.says("Start. 18 minutes."))
  }

  @Test(arguments: ["file", "folder", "pipe"])
  func otherFilesInTheWayAreLeftAlone(obstacle: String) throws {
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
}
