import Testing
import TimerTestSupport

/// `speakerclock presets`, as a shell runs it.
@Suite(.waitsForPrograms)
struct PresetsCommandTests {
  private static let sound = """
    presets:
      - name: Opening
        slot: 1
        duration: 12:00
        yellow: 2:00
        red: 0:30

    """

  /// Three problems; the first preset is sound.
  private static let broken = """
    presets:
      - name: Opening
        duration: 12:00
      - name: Closing
        slot: 12
        duration: soon
        colour: red

    """

  @Test func theListShowsSlotsFirst() throws {
    let (lines, ending) = try Program.output(of: "presets", "list")
    #expect(ending == .exited(0))
    #expect(lines.first == "#  Length  Yellow     Red  Name")
    #expect(lines[1] == "Slots")
    #expect(lines[2] == "1   18:00    3:00    1:00  TED talk")
    #expect(lines[2...10].map { $0.prefix(2) } == (1...9).map { "\($0) " })
    #expect(lines.dropFirst(11).allSatisfy { $0.first?.isNumber != true })
    #expect(lines.count > 20)
    #expect(try Program.output(of: "presets").lines == lines)
  }

  @Test func thePresetsOfOnesOwnAreListedAndWhatIsWrongIsToldBeside() throws {
    let home = try TemporaryFolder()
    try home.write(Self.broken, to: TemporaryFolder.presets)
    try home.write(
      "presets:\n  - name: Kept\n    slot: 2\n    duration: 7\n",
      to: TemporaryFolder.slots)
    let program = try Program(script: "speakerclock presets list 2>problems", home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.written.contains("2    7:00    1:10    0:25  Kept"))
    #expect(program.written.contains("    12:00    2:00    0:40  Opening"))
    #expect(program.written.contains("     5:00    1:00    0:15  Lightning talk"))
    let problems = home.text(of: "problems").split(separator: "\n")
    #expect(problems.count == 3)
    #expect(problems.allSatisfy { $0.hasPrefix(home.path(of: TemporaryFolder.presets) + ":") })
  }

  @Test func aPresetIsShownAsFilesHaveIt() throws {
    let home = try TemporaryFolder()
    let program = try Program(
      script: "speakerclock presets show 'TED talk' >file && speakerclock presets check file && "
        + "cat file", home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(
      program.written == [
        "file: 1 preset, no problems", "presets:", "  - name: TED talk", "    slot: 1",
        "    duration: 18:00", "    yellow: 3:00", "    red: 1:00",
      ])
  }

  // MARK: Check

  @Test func everyProblemOfEveryFileIsALine() throws {
    let folder = try TemporaryFolder()
    let sound = try folder.write(Self.sound, to: "sound.yaml")
    let broken = try folder.write(Self.broken, to: "broken.yaml")
    let garbage = try folder.write(bytes: [0x70, 0x3a, 0x20, 0xff, 0x0a], to: "garbage.yaml")
    let (lines, ending) = try Program.output(of: "presets", "check", broken, sound, garbage)
    #expect(lines.count == 5, "\(lines)")
    let beginnings = [
      "\(broken):5:11: slot '12' is not valid, expected a slot from 1 to 9",
      "\(broken):6:15: duration 'soon' is not a valid time, expected a time",
      "\(broken):7:5: unknown key 'colour' in a preset, expected one of name, slot, duration,",
      "\(sound): 1 preset, no problems", "\(garbage):1:4: byte 0xff is not valid UTF-8, expected",
    ]
    for (line, beginning) in zip(lines, beginnings) { #expect(line.hasPrefix(beginning)) }
    #expect(ending == .exited(65))
  }

  @Test func aPathThatIsNoFileIsAProblem() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path(of: "missing")
    let large = try folder.write("presets:\n", to: "large.yaml", size: 1 << 30)
    let pipe = try folder.makePipe("pipe")
    let (lines, ending) = try Program.output(
      of: "presets", "check", missing, folder.path, large, pipe, "/dev/zero")
    #expect(
      lines == [
        "Error: There is no file '\(missing)'.",
        "\(folder.path):1:1: this is a folder, expected a file",
        "\(large):1:1: the file has 1073741824 bytes, expected at most 262144",
        "\(pipe):1:1: this is not a regular file, expected a file",
        "/dev/zero:1:1: this is not a regular file, expected a file",
      ])
    #expect(ending == .exited(65))
  }

  @Test func onesOwnFilesMayBeMissing() throws {
    #expect(try Program.output(of: "presets", "check").ending == .exited(0))
    let home = try TemporaryFolder()
    #expect(try Program.output(of: "presets", "check", home: home).ending == .exited(0))
    try home.write(Self.broken, to: TemporaryFolder.presets)
    let (lines, ending) = try Program.output(of: "presets", "check", home: home)
    #expect(lines.count { $0.hasPrefix(home.path(of: TemporaryFolder.presets) + ":") } == 3)
    #expect(ending == .exited(65))
    #expect(home.text(of: TemporaryFolder.presets) == Self.broken)
  }

  // MARK: Path

  @Test func thePathFollowsTheEnvironment() throws {
    let (lines, ending) = try Program.output(
      of: "presets", "path", environment: ["XDG_CONFIG_HOME": "/etc/xdg"])
    #expect(lines == ["/etc/xdg/speakerclock/presets.yaml"])
    #expect(ending == .exited(0))
  }

  @Test func withoutAHomeThereIsNoPath() throws {
    let program = try Program(script: "env -u HOME speakerclock presets path")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(64))
    #expect(program.written.joined(separator: " ").contains("There is no folder for preset files"))
    let list = try Program(script: "env -u HOME speakerclock presets list")
    #expect(list.terminal.waitForEnd(upTo: .patience) == .exited(0))
  }
}
