import Files
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// `speakerclock presets share` and `presets import`, as a shell runs them.
@Suite(.waitsForPrograms)
struct ShareCommandTests {
  private func run(
    _ script: String, in home: TemporaryFolder
  ) throws -> (lines: [String], ending: PseudoTerminal.Ending?) {
    let program = try Program(script: script, home: home)
    let ending = program.terminal.waitForEnd(upTo: .seconds(60))
    return (program.written, ending)
  }

  private func slots(of home: TemporaryFolder) -> [Preset] {
    PresetLibrary.read(home.path(of: TemporaryFolder.slots), isOptional: true).presets
  }

  /// A preset that another user's program has shared, quoted and wrapped by a mail program.
  @Test func aSharedPresetIsImportedByAnotherUser() throws {
    let (ada, bob) = (try TemporaryFolder(), try TemporaryFolder())
    let (shared, _) = try run(
      "speakerclock presets store 'Panel 12' --time 12:00 --yellow 25% --red 0:00 --slot 4 >store && "
        + "speakerclock presets share 'panel 12' >share && "
        + "fold -w 72 share | sed 's/^/> /' && cat share >&2", in: ada)
    #expect(
      shared.first == "> Panel 12: 12:00 counting down, yellow with 3:00 left, red at the end.")
    try bob.write(ada.text(of: "share"), to: "plain")
    try bob.write(shared.filter { $0.hasPrefix("> ") }.joined(separator: "\n"), to: "mail")
    let file = bob.path(of: TemporaryFolder.slots)
    let plan = [
      "New: Panel 12: 12:00 counting down, yellow with 3:00 left, red at the end.",
      "Key 4: 'Panel 12' in place of 'Conference'",
    ]
    let (lines, ending) = try run("speakerclock presets import --yes mail", in: bob)
    #expect(ending == .exited(0))
    #expect(lines == plan + ["Imported 1 preset into \(file)."])
    #expect(slots(of: bob) == slots(of: ada))
    let again = try run("speakerclock presets import <plain", in: bob)
    #expect(again.ending == .exited(0))
    #expect(again.lines == ["Unchanged: you already have 'Panel 12'."])
  }

  /// The text comes through a pipe, the question and its answer over the terminal.
  @Test(arguments: [
    ("y", 0), ("Yes", 0), ("n", 1), ("", 1), ("maybe", 1),
  ])
  func itAsksOnTheTerminal(answer: String, status: Int32) throws {
    let home = try TemporaryFolder()
    try home.write(
      SharedPreset.line(of: Preset(name: "Mine", slot: 5, duration: 540)), to: "mail")
    let program = try Program(
      script: "cat mail | speakerclock presets import | cat; "
        + "cat mail | speakerclock presets import --no-slots", home: home)
    for round in 1...2 {
      #expect(
        program.terminal.wait(upTo: .patience) { screen in
          screen.canvas.lines.count { $0.hasPrefix("Import into ") } == round
        })
      program.terminal.send(answer + "\n")
      program.terminal.run(for: .milliseconds(300))
      if status == 0 { break }
    }
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(status))
    #expect(slots(of: home).map(\.slot) == (status == 0 ? [5] : []))
  }

  @Test func withoutATerminalNothingIsImported() throws {
    let home = try TemporaryFolder()
    try home.write(SharedPreset.line(of: Preset(name: "Mine", duration: 540)), to: "mail")
    let (_, ending) = try run("setsid -w speakerclock presets import mail >out 2>&1", in: home)
    #expect(ending == .exited(64))
    #expect(
      home.text(of: "out").contains("There is no terminal to ask on, and nothing was imported"))
    #expect(slots(of: home) == [])
  }

  /// What is wrong with a line is told, and the others are imported.
  @Test func aDamagedLineIsToldAndStatus65() throws {
    let home = try TemporaryFolder()
    let line = SharedPreset.line(of: Preset(name: "Mine", duration: 540))
    let other = SharedPreset.line(of: Preset(name: "Other", duration: 600))
    try home.write(line.dropLast() + "\n\n" + other + "\n", to: "mail")
    let (lines, ending) = try run("speakerclock presets import --yes mail", in: home)
    #expect(ending == .exited(65))
    #expect(lines.first?.hasPrefix("Error: Line 1: the line is incomplete, expected") == true)
    #expect(slots(of: home).map(\.name) == ["Other"])
  }

  @Test(arguments: [
    ("echo hello | speakerclock presets import", "There is no preset to import in standard input."),
    ("speakerclock presets import missing", "There is no file 'missing'."),
    ("speakerclock presets import .", ".: this is a folder"),
    (
      "head -c 5000000 /dev/zero | speakerclock presets import", "Standard input: this is more than"
    ),
  ])
  func aTextWithoutPresetsIsStatus65(script: String, words: String) throws {
    let (lines, ending) = try run(script, in: try TemporaryFolder())
    #expect(ending == .exited(65))
    #expect(lines.first?.hasPrefix("Error: " + words) == true, "\(lines)")
  }
}
