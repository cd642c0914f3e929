import Testing
import TimerEngine
import TimerTestSupport

/// Text from outside that contains control characters, in every place that takes text.
@Suite(.waitsForPrograms)
struct PrintableOutputTests {
  /// What moves a cursor, ends a line, rings, or turns the direction of text, with a C1 control,
  /// the separators, and DEL.
  private static let hostile =
    "a\u{1b}[31m\n\r\u{7}\u{9b}2J\u{7f}\u{85}\u{2028}\u{2029}\u{202e}\u{2066}b"

  /// The options of the clock that take text.
  private static let clock = [
    "", "--preset", "--yellow", "--red", "--until", "--layout", "--glyphs", "--theme",
    "--overtime", "--speed", "--announce", "--voice", "--rate", "--voice-command", "--language",
    "--room", "--log", "--hook-log", "--events", "--title", "--message", "--bogus", "1 2",
    "--preset 1",
  ].map { "speakerclock --plain \($0) \"$H\"" }

  private static let tools =
    [
      "presets", "presets list", "presets show", "presets check", "presets path", "timeline",
      "timeline --format", "timeline --language", "frame", "frame --size", "frame --preset",
      "frame --state", "frame --over", "frame --layout", "frame --glyphs", "frame --theme",
      "frame --message", "frame --format svg --message", "frame --language", "frame --format",
      "test-sound --voice", "test-sound --rate", "test-sound --voice-command",
      "test-sound --language", "help", "--generate-completion-script",
    ].map { "speakerclock \($0) \"$H\"" }

  private static let others = [
    // Names of options, and values behind an equals sign.
    "speakerclock \"--$H\"", "speakerclock \"-$H\"", "speakerclock \"--theme=$H\"",
    "speakerclock \"--$H=1\"", "speakerclock \"-3$H\"", "speakerclock frame \"--$H\"",
    // Paths.
    "speakerclock --plain --log \"$H/log\"", "speakerclock --plain --hook-log \"/proc/$H\"",
    "speakerclock --plain --events \"/proc/$H\"", "speakerclock presets check \"$H/config.yaml\"",
    "speakerclock --plain --start --quit-at-zero 0:01 --events \"$H\"",
    "mkdir \"$H\"; echo 'presets: 1' >\"$H/p\"; speakerclock presets check \"$H/p\"",
    // The environment.
    "HOME=\"/proc/$H\" speakerclock --plain", "HOME=\"/proc/$H\" speakerclock presets check",
    "HOME=\"/proc/$H\" speakerclock presets path", "LANG=\"$H\" speakerclock frame",
    "XDG_CONFIG_HOME=\"$PWD/$H\"; export XDG_CONFIG_HOME; mkdir -p \"$H/speakerclock\"; "
      + "for file in presets config slots; do echo 'x: [1' >\"$H/speakerclock/$file.yaml\"; done; "
      + "speakerclock --plain; speakerclock presets check; speakerclock timeline",
    // Lines of plain mode, and a hook that fails.
    "printf 'preset %s\\n%s\\n' \"$H\" \"$H\" | speakerclock --plain",
    "printf 'start\\n' | speakerclock --plain 0:01 --quit-at-zero --title \"$H\" --events -",
    "printf 'start\\n' | speakerclock --plain 0:01 --quit-at-zero --on-start \"$H; exit 3\" --log l; cat l",
  ]

  @Test(arguments: clock + tools + others)
  func noControlCharacterArrives(command: String) throws {
    let home = try TemporaryFolder(inMemory: true)
    let program = try Program(
      script: "{ \(command); } </dev/null >out 2>&1", environment: ["H": Self.hostile], home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
    check(home)
  }

  /// On a terminal, since only a screen asks for its type.
  @Test func theTypeOfATerminalIsPrintableToo() throws {
    let home = try TemporaryFolder(inMemory: true)
    let program = try Program(
      script: "TERM=\"$H\" speakerclock 2>out", environment: ["H": Self.hostile], home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(64))
    check(home)
    #expect(home.text(of: "out").contains("TERM is 'a\u{fffd}[31m\u{fffd}\u{fffd}"))
  }

  private func check(_ home: TemporaryFolder) {
    let text = home.text(of: "out")
    #expect(!text.isEmpty)
    let wrong = text.unicodeScalars.filter { !$0.isPrintable && $0 != "\n" }
    #expect(wrong.isEmpty, "\(wrong.map { String($0.value, radix: 16) }) in \(text.printable)")
    // The line end of a text from outside is not one of the program's own.
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("\u{fffd}\u{fffd}\u{fffd}") })
  }
}
