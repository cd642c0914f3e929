import Room
import Testing

@testable import Files

/// What is wrong with a `config.yaml`, and where.
struct BrokenConfigurationTests {
  private static func problems(_ text: String) -> [String] {
    let configuration = Configuration(ConfigurationFile(Array(text.utf8), path: "config.yaml"))
    #expect(configuration.problems.isEmpty || configuration.keys == .standard)
    #expect(configuration.problems.isEmpty || configuration.arguments().isEmpty)
    return configuration.problems.map { String("\($0)".dropFirst("config.yaml:".count)) }
  }

  private static let verbs =
    "expected one of start, slot 1 to 9, store, store 1 to 9, only start, green, "
  private static let keys =
    "expected a character, Alt+ with a character, or one of Space, Tab, Shift+Tab, Enter, "
    + "Backspace, Up, Down, Left, Right, PageUp, PageDown, F1, F5, Ctrl+R"
  private static let options =
    "expected one of layout, beside, theme, glyphs, show, progress, mirror, between, no-flash, no-mouse, announce, "
    + "voice, rate, voice-command, sound-lead, phase-tones, language, plain, operator, watch"

  @Test(arguments: [
    ("keys: a", "1:7: keys is 'a', expected entries such as 'start: [Space, a]'"),
    ("keys:", "1:6: keys is empty, expected entries such as 'start: [Space, a]'"),
    ("keys: [a]", "1:7: keys is a list, expected entries such as 'start: [Space, a]'"),
    ("options: 3", "1:10: options is '3', expected entries such as 'theme: amber'"),
    (
      "presets: []",
      "1:1: unknown key 'presets' in the file, expected one of keys, messages, options"
    ),
    ("- keys", "1:1: the file is a list, expected entries such as 'keys: ...'"),
    ("keys: {[a]: b}", "1:8: a list cannot be a key in keys, expected a word"),
    ("keys: {start: {a: b}}", "1:15: start is a mapping, expected a word or a list of words"),
    ("keys: {start: [[a]]}", "1:16: start is a list, expected a word or a list of words"),
    ("keys: {start: a, start: b}", "1:8: 'start' is given more than once, expected it only once"),
    ("keys: {!!str start: a}", "1:8: there is a tag, expected the value without it"),
    ("keys: {start: &a x, undo: *a}", "1:27: there is an alias, expected the value itself"),
  ])
  func theFileHasAForm(text: String, message: String) {
    #expect(Self.problems(text) == [message])
  }

  private static let message =
    "expected text such as 'Please come to an end', or '--for 15s Five more minutes'"

  @Test(arguments: [
    ("0: Louder", "1:12: '0' is not the number of a message, expected a number from 1 to 9"),
    ("10: Louder", "1:12: '10' is not the number of a message, expected a number from 1 to 9"),
    ("one: Louder", "1:12: 'one' is not the number of a message, expected a number from 1 to 9"),
    ("1: ''", "1:15: message 1 is '', \(message)"),
    ("1: --for 15s", "1:15: message 1 is '--for 15s', \(message)"),
    ("1: --for soon Louder", "1:15: message 1 is '--for soon Louder', \(message)"),
    ("1: [Louder]", "1:16: message 1 is 'Louder', \(message)"),
    ("1: {a: b}", "1:15: 1 is a mapping, expected a word or a list of words"),
    ("1: a, 1: b", "1:12: '1' is given more than once, expected it only once"),
  ])
  func aMessageHasANumberAndAText(entry: String, problem: String) {
    #expect(Self.problems("messages: {\(entry)}") == [problem])
  }

  @Test(arguments: [
    (
      "take minute: -", "2:16: invalid YAML: block sequence entries are not allowed",
      "a list in lines of its own, or quotation marks around '-'"
    ),
    (
      "add minute: [", "3:1: invalid YAML: while parsing a flow node",
      "entries such as 'keys: {start: [Space, a]}'"
    ),
    (
      "start: \"a", "3:1: invalid YAML: while scanning a quoted scalar",
      "a quotation mark where the text ends"
    ),
  ])
  func invalidYAMLIsReported(line: String, beginning: String, expected: String) {
    let problems = Self.problems("keys:\n  \(line)\n")
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix(beginning), "\(problems)")
    #expect(problems[0].hasSuffix(", expected \(expected)"), "\(problems)")
  }

  @Test(arguments: [
    ("strat: a", "2:3: 'strat' is not the name of an action, \(verbs)"),
    ("Start: a", "2:3: 'Start' is not the name of an action, \(verbs)"),
    ("slot 0: a", "2:3: 'slot 0' is not the name of an action, \(verbs)"),
    ("slot 10: a", "2:3: 'slot 10' is not the name of an action, \(verbs)"),
    ("'': a", "2:3: '' is not the name of an action, \(verbs)"),
    ("close: a", "2:3: 'close' is not the name of an action, \(verbs)"),
  ])
  func aVerbIsOneThatIsKnown(line: String, beginning: String) {
    let problems = Self.problems("keys:\n  \(line)\n")
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(beginning) == true, "\(problems)")
  }

  @Test(arguments: [
    ("start: Return", ["2:10: 'Return' is not a keyboard key, \(keys)"]),
    ("start: [Space, ab]", ["2:18: 'ab' is not a keyboard key, \(keys)"]),
    ("start: ''", ["2:10: '' is not a keyboard key, \(keys)"]),
    ("start:", ["2:9: '' is not a keyboard key, \(keys)"]),
    ("start: [off]", ["2:11: 'off' is not a keyboard key, \(keys)"]),
    ("start: [a, off]", ["2:14: 'off' is not a keyboard key, \(keys)"]),
    ("undo: F12", ["2:9: 'F12' is not a keyboard key, \(keys)"]),
    ("undo: Ctrl+C", ["2:9: 'Ctrl+C' is not a keyboard key, \(keys)"]),
    ("undo: \"\\x03\"", ["2:9: '\u{fffd}' is not a keyboard key, \(keys)"]),
    ("undo: Alt+O", ["2:9: 'Alt+O' is not a keyboard key, \(keys)"]),
    (
      "undo: Escape",
      ["2:9: Escape cannot be assigned: it only closes what is open, expected another key"]
    ),
    (
      "undo: escape",
      ["2:9: Escape cannot be assigned: it only closes what is open, expected another key"]
    ),
    ("undo: Space", ["2:9: Space cannot be assigned: it starts and pauses, expected another key"]),
    (
      "undo: [x, SPACE]",
      ["2:13: Space cannot be assigned: it starts and pauses, expected another key"]
    ),
    ("start: off", ["2:10: start has no key, expected at least one key"]),
    ("start: []", ["2:3: start has no key, expected at least one key"]),
    ("quit: off", ["2:9: quit has no key, expected at least one key"]),
    ("lock: off", ["2:9: lock has no key, expected at least one key"]),
    (
      "undo: k",
      ["2:9: 'k' is the only key for lock, expected another key here, or a new key for lock"]
    ),
    ("undo: []", ["2:3: undo has no key, expected at least one key, or off"]),
    (
      "undo: q",
      ["2:9: 'q' is the only key for quit, expected another key here, or a new key for quit"]
    ),
    ("undo: [x, x]", ["2:13: 'x' is given twice, first on line 2, expected a different key"]),
    (
      "undo: x\n  help: [i, x]",
      ["3:13: 'x' is given twice, first on line 2, expected a different key"]
    ),
    (
      "undo: Tab\n  help: tab",
      ["3:9: 'tab' is given twice, first on line 2, expected a different key"]
    ),
    (
      "undo: Foo\n  start: off\n  help: Escape",
      [
        "2:9: 'Foo' is not a keyboard key, \(keys)",
        "3:10: start has no key, expected at least one key",
        "4:9: Escape cannot be assigned: it only closes what is open, expected another key",
      ]
    ),
  ])
  func aKeyIsOneThatIsFree(lines: String, messages: [String]) {
    #expect(Self.problems("keys:\n  \(lines)\n") == messages)
  }

  @Test func quitMayGiveItsKeyAway() {
    #expect(Self.problems("keys: {undo: q, quit: x}").isEmpty)
    #expect(Self.problems("keys: {undo: q, quit: Q}").isEmpty)
  }

  @Test(arguments: [
    ("theme: pink", ["2:10: theme is 'pink', expected led, phase, amber or mono"]),
    ("theme:", ["2:9: theme is '', expected led, phase, amber or mono"]),
    ("theme: [led]", ["2:11: theme is 'led', expected led, phase, amber or mono"]),
    ("layout: round", ["2:11: layout is 'round', expected auto, landscape or portrait"]),
    ("glyphs: dots", ["2:11: glyphs is 'dots', expected auto, blocks, solid or ascii"]),
    ("announce: no", ["2:13: announce is 'no', expected off, print or speak"]),
    (
      "language: tlh",
      ["2:13: language is 'tlh', expected en, de, fr, es, es-419, it, pt-BR, pt-PT, nl or ja"]
    ),
    ("rate: 79", ["2:9: rate is '79', expected a whole number from 80 to 450"]),
    ("rate: fast", ["2:9: rate is 'fast', expected a whole number from 80 to 450"]),
    ("voice: ''", ["2:10: voice is '', expected a name"]),
    (
      "voice-command: say",
      ["2:18: voice-command is 'say', expected a command with {text} among its arguments"]
    ),
    (
      "voice-command: say '{text}",
      ["2:18: voice-command is 'say '{text}', expected a command with {text} among its arguments"]
    ),
    (
      "sound-lead: 6s",
      ["2:15: sound-lead is '6s', expected a time from 0s to 5s, such as 1s, 0.5s or 300ms"]
    ),
    ("no-flash: on", ["2:13: no-flash is 'on', expected true, yes, false or no"]),
    (
      "no-flash: [true, false]",
      ["2:14: no-flash is 'true, false', expected true, yes, false or no"]
    ),
    ("preset: ted", ["2:3: 'preset' is for one talk and has no default, \(options)"]),
    ("until: 14:15", ["2:3: 'until' is for one talk and has no default, \(options)"]),
    ("start: true", ["2:3: 'start' is for one talk and has no default, \(options)"]),
    ("room: a", ["2:3: 'room' is for one talk and has no default, \(options)"]),
    ("log: a", ["2:3: 'log' is for one talk and has no default, \(options)"]),
    ("--theme: led", ["2:3: '--theme' is not an option, \(options)"]),
    ("flash: true", ["2:3: 'flash' is not an option, \(options)"]),
    ("help: true", ["2:3: 'help' is not an option, \(options)"]),
    (
      "theme: pink\n  speed: 2",
      [
        "2:10: theme is 'pink', expected led, phase, amber or mono",
        "3:3: 'speed' is for one talk and has no default, \(options)",
      ]
    ),
  ])
  func anOptionIsOneThatLooksTheSameInEveryTalk(lines: String, messages: [String]) {
    #expect(Self.problems("options:\n  \(lines)\n") == messages)
  }

  @Test func allIsToldInTheFilesOrder() {
    let problems = Self.problems("options:\n  theme: x\nother: 1\nkeys:\n  undo: Foo\n")
    #expect(problems.map { $0.prefix(2) } == ["2:", "3:", "5:"])
  }
}
