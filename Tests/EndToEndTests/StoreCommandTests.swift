import Files
import Testing
import TimerEngine
import TimerTestSupport

/// `speakerclock presets store` and `presets remove`, as a shell runs them.
@Suite(.waitsForPrograms)
struct StoreCommandTests {
  private func run(
    _ script: String, in home: TemporaryFolder
  ) throws -> (lines: [String], ending: PseudoTerminal.Ending?) {
    let program = try Program(script: script, home: home)
    let ending = program.terminal.waitForEnd(upTo: .seconds(120))
    return (program.written, ending)
  }

  @Test func aStoredPresetIsFoundByItsNameAndItsKey() throws {
    let home = try TemporaryFolder()
    let (lines, ending) = try run(
      "speakerclock presets store 'Panel 12' --time 12:00 --yellow 2:00 --red 30s --slot 4 && "
        + "speakerclock presets show 'panel 12' && speakerclock timeline 4 | head -1", in: home)
    #expect(ending == .exited(0))
    #expect(
      lines == [
        "Stored in \(home.path(of: TemporaryFolder.slots)):",
        "4   12:00    2:00    0:30  Panel 12",
        "Slot 4 had 'Conference', which now has no slot.",
        "presets:", "  - name: \"Panel 12\"", "    slot: 4", "    duration: 12:00",
        "    yellow: 2:00", "    red: 0:30",
        "   12:00  green     start     Start. 12 minutes.",
      ])
  }

  @Test func removingAStoredPresetBringsTheEarlierOneBack() throws {
    let home = try TemporaryFolder()
    let (lines, ending) = try run(
      "speakerclock presets store 'ted talk' --time 9:00 >first && "
        + "speakerclock presets store Panel --time 12:00 --slot 4 >>first && "
        + "speakerclock presets remove 4 && speakerclock presets remove ted", in: home)
    let file = home.path(of: TemporaryFolder.slots)
    #expect(ending == .exited(0))
    #expect(
      lines == [
        "Removed 'Panel' from \(file).", "Now in its place:",
        "4   15:00    3:00    1:00  Conference", "Removed 'ted talk' from \(file).",
        "Now in its place:", "1   18:00    3:00    1:00  TED talk",
      ])
    #expect(PresetLibrary.read(file).presets == [])
    #expect(PresetLibrary.read(file).problems == [])
  }

  @Test func presetsOfOtherFilesAreNotRemoved() throws {
    let home = try TemporaryFolder()
    try home.write("presets:\n  - {name: Mine, duration: 5}\n", to: TemporaryFolder.presets)
    let (lines, ending) = try run("speakerclock presets remove mine", in: home)
    #expect(ending == .exited(64))
    let file = home.path(of: TemporaryFolder.presets)
    #expect(
      lines.first?.hasPrefix("Error: 'Mine' is in \(file), which the program does not change.")
        == true, "\(lines)")
    #expect(home.names(in: ".config/speakerclock") == ["presets.yaml"])
  }

  /// Forty programs at once, half of which remove what another one has stored before.
  @Test func programsThatStoreAtOnceLoseNothing() throws {
    let home = try TemporaryFolder(inMemory: true)
    let old = (1...20).map { "  - {name: Old \($0), duration: 5:00}\n" }.joined()
    try home.write("presets:\n" + old, to: TemporaryFolder.slots)
    let (lines, ending) = try run(
      """
      for n in $(seq 20); do
        speakerclock presets store "New $n" --time $n:00 >>out 2>&1 || echo "not stored: $n" &
        speakerclock presets remove "old $n" >>out 2>&1 || echo "not removed: $n" &
      done; wait
      """, in: home)
    #expect(ending == .exited(0))
    #expect(lines == [])
    let (presets, problems) = PresetLibrary.read(home.path(of: TemporaryFolder.slots))
    #expect(problems == [])
    #expect(Set(presets.map(\.name)) == Set((1...20).map { "New \($0)" }))
    #expect(home.names(in: ".config/speakerclock") == ["slots.yaml"])
  }

  @Test func aFailedWriteIsAnIOFailure() throws {
    let home = try TemporaryFolder()
    try home.write("", to: ".config/speakerclock/slots.yaml/file")
    let (lines, ending) = try run("speakerclock presets store A --time 5 2>&1 | tail -1", in: home)
    #expect(ending == .exited(0))
    #expect(lines == ["Error: \(home.path(of: TemporaryFolder.slots)): this is a folder"])
    let status = try run("speakerclock presets store A --time 5 2>/dev/null", in: home).ending
    #expect(status == .exited(74))
  }
}
