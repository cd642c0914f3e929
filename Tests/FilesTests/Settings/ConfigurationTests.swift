import Room
import StageRenderer
import Testing
import TimerEngine

@testable import Files

/// The user's own keys and defaults for options in `config.yaml`.
struct ConfigurationTests {
  private static func configuration(_ text: String) -> Configuration {
    Configuration(ConfigurationFile(Array(text.utf8), path: "config.yaml"))
  }

  // MARK: Sound files

  @Test(arguments: ["", "# nothing\n", "keys: {}\noptions: {}\n", "keys: {}\n", "options: {}\n"])
  func anEmptyConfigurationChangesNothing(text: String) {
    let configuration = Self.configuration(text)
    #expect(configuration.problems.isEmpty)
    #expect(configuration.keys == .standard)
    #expect(configuration.arguments().isEmpty)
  }

  @Test(
    arguments: [
      ("start: a", .character("a"), .toggle), ("start: [Space, a]", .space, .toggle),
      ("start:\n    - Enter\n    - a", .enter, .toggle), ("start: a", .space, .toggle),
      ("add minute: \"+\"", .character("="), nil), ("add minute: '+'", .character("+"), .add(60)),
      ("take minute: '-'", .character("-"), .add(-60)), ("blackout: off", .character("b"), nil),
      ("blackout: off", .character("."), nil), ("undo: \"off\"", .character("u"), nil),
      ("store 3: F5", .f5, .store(3)), ("slot 2: '1'\n  slot 1: off", .character("1"), .slot(2)),
      ("hold red: Alt+r", .alt("r"), .assign(.red)), ("help: y", .character("y"), .help),
      ("quit: x", .character("q"), nil),
      ("quit: x", .character("x"), .quit),
      ("quit: x", .interrupt, .quit),
      ("time of day: ü", .character("Ü"), .timeOfDay), ("flash: 7", .character("7"), .flash),
      ("undo: b", .character("."), .blackout), ("undo: b", .character("b"), .undo),
      ("message: shift+tab", .backTab, .message), ("theme: '#'", .character("#"), .theme),
    ] as [(String, Key, Command?)])
  func aKeyDoesWhatTheFileSays(line: String, key: Key, command: Command?) {
    let configuration = Self.configuration("keys:\n  \(line)\n")
    #expect(configuration.problems.isEmpty)
    #expect(configuration.keys.command(of: key) == command)
  }

  @Test func aMessageHasANumber() {
    let configuration = Self.configuration(
      """
      messages:
        1: Please come to an end
        9: --for 15s 'Louder, please'
      """)
    #expect(configuration.problems.isEmpty)
    #expect(
      configuration.messages == [
        1: StoredMessage("Please come to an end"), 9: StoredMessage("--for 15s 'Louder, please'"),
      ])
  }

  /// Options in the file, and what they are on the command line.
  private static let options = [
    ("theme: amber", ["--theme", "amber"]), ("layout: 'portrait'", ["--layout", "portrait"]),
    ("announce: off", ["--announce", "off"]), ("no-flash: true", ["--no-flash"]),
    ("no-flash: false", ["--flash"]), ("plain: true", ["--plain"]),
    ("plain: false", ["--no-plain"]), ("watch: no", ["--no-watch"]),
    ("watch: yes", ["--watch"]), ("no-mouse: no", ["--mouse"]),
    ("phase-tones: true", ["--phase-tones"]),
    ("rate: 150", ["--rate", "150"]), ("voice: Ada B", ["--voice", "Ada B"]),
    ("voice-command: 'say {text}'", ["--voice-command", "say {text}"]),
    ("sound-lead: 0.5s", ["--sound-lead", "0.5s"]),
    ("language: de\n  theme: mono", ["--language", "de", "--theme", "mono"]),
    ("voice: 'true'", ["--voice", "true"]), ("voice: 'false'", ["--voice", "false"]),
    ("voice: '--'", ["--voice=--"]), ("voice: '---'", ["--voice=---"]),
    ("voice: '-=x'", ["--voice=-=x"]), ("voice: '\u{301}a'", ["--voice", "\u{301}a"]),
    ("voice-command: '---- {text}'", ["--voice-command=---- {text}"]),
  ]

  @Test(arguments: options)
  func anOptionIsAnArgument(lines: String, arguments: [String]) {
    let configuration = Self.configuration("options:\n  \(lines)\n")
    #expect(configuration.problems.isEmpty)
    #expect(configuration.arguments() == arguments)
  }

  @Test func aToolTakesTheOptionsThatItHas() {
    let file = Self.configuration("options: {theme: amber, plain: true, language: de}")
    #expect(file.arguments(only: ["language"]) == ["--language", "de"])
    #expect(file.arguments(only: ["theme", "layout"]) == ["--theme", "amber"])
  }
}
