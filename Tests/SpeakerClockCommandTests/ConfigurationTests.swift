import ArgumentParser
import ClockCommands
import OperatorConsole
import SevenSegmentDisplay
import SpeechAnnouncement
import StageClock
import StageDisplay
import TerminalCanvas
import Testing
import TimerEngine

@testable import SpeakerClockCommand
@testable import UserFiles

/// Keys of one's own and defaults for options, as `config.yaml` has them.
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

  /// All at once, since each reading takes long in a build for tests; the last of the same name counts.
  @Test func theClockTakesTheseArguments() throws {
    let arguments = Self.options.flatMap { $0.1 }
    let clock = try #require(try SpeakerClock.parseAsRoot(arguments) as? SpeakerClock)
    let settings = clock.options.settings()
    #expect(settings.clock.look.theme == .mono && settings.clock.look.orientation == .portrait)
    #expect(settings.clock.look.flashes && settings.clock.announcing == .off)
  }

  /// The first values of all options together, then the second ones, and so on.
  @Test func eachValueOfEachOptionIsOneOfTheCommandLine() throws {
    let options = DefaultReader.values.compactMap { name, value -> (String, [String])? in
      if case .oneOf(let values) = value { (name, values) } else { nil }
    }
    for number in 0..<(options.map(\.1.count).max() ?? 0) {
      let lines = options.filter { number < $0.1.count }.map { "\($0.0): \($0.1[number])" }
      let configuration = Self.configuration("options: {\(lines.joined(separator: ", "))}")
      let clock = try #require(
        try SpeakerClock.parseAsRoot(configuration.arguments()) as? SpeakerClock)
      _ = clock.options.settings()
    }
  }

  /// Each option of the clock can have a default, or is refused as one of a single talk.
  @Test func everyOptionIsKnown() {
    let words = SpeakerClock.helpMessage(includeHidden: true, columns: 200)
      .split { !($0.isLetter || $0 == "-") }
    let options = Set(words.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
    let flags: Set = [
      "flash", "mouse", "no-plain", "no-watch", "no-phase-tones", "no-mirror", "no-operator",
      "help",
      "help-all", "help-hidden", "version",
    ]
    let known = DefaultReader.talkOptions.union(DefaultReader.values.map(\.name))
    #expect(options.subtracting(flags) == known)
  }

  /// The file's options, the command line's, and what counts.
  @Test func theCommandLineWins() throws {
    let file = Self.configuration(
      "options: {theme: amber, no-flash: true, no-mouse: true, plain: true, layout: portrait}")
    func clock(_ arguments: String...) throws -> SpeakerClock {
      try #require(
        try SpeakerClock.parseAsRoot(file.arguments() + arguments) as? SpeakerClock)
    }
    let alone = try clock("5:00").options.settings()
    #expect(alone.clock.look.theme == .amber)
    #expect(!alone.clock.look.flashes && !alone.usesMouse)
    #expect(alone.clock.look.orientation == .portrait)
    let asked = try clock("--theme", "led", "--flash", "--mouse", "--layout", "auto", "--no-plain")
    #expect(asked.options.settings().clock.look.theme == .led)
    #expect(
      asked.options.settings().clock.look.flashes && asked.options.settings().usesMouse
        && !asked.options.plain)
    #expect(asked.options.settings().clock.look.orientation == nil)
  }

  @Test func aToolTakesTheOptionsThatItHas() {
    let file = Self.configuration("options: {theme: amber, plain: true, language: de}")
    #expect(file.arguments(only: ["language"]) == ["--language", "de"])
    #expect(file.arguments(only: ["theme", "layout"]) == ["--theme", "amber"])
  }
}
