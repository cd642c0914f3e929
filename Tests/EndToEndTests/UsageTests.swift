import StageRenderer
import Testing
import TimerTestSupport

/// The full error messages for wrong arguments: the reason, what was expected, and the usage of the
/// tool.
@Suite(.waitsForPrograms)
struct UsageTests {
  /// What the program writes for arguments in one line, `''` an empty one, and how it ends.
  private static func run(
    _ line: String, environment: [String: String] = [:]
  ) throws -> (program: Program, ending: PseudoTerminal.Ending?) {
    let arguments = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
    let program = try Program(command: [Program.path] + arguments, environment: environment)
    return (program, program.end())
  }

  private static let usages = [
    "": "[TIME] [options]", "frame": "[TIME] [options]", "timeline": "[PRESET|TIME] [options]",
    "display": "[options]", "test-sound": "[options]",
    "presets": "<subcommand>", "presets list": "[<part>]",
    "presets show": "<name>", "presets check": "[<file> ...]", "presets path": "",
    "presets store": "<name> [--time <time>] [options]", "presets remove": "<name>",
    "presets schema": "", "presets share": "<name>",
    "presets import": "[<file>] [--yes] [--no-slots]",
  ]

  private static let time =
    "Expected a time up to 23:59:59, \(examples)"
  private static let examples =
    "for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes)"
  private static let noPreset =
    "There is no preset 'nope'. Expected a slot from 1 to 9, or part of a name that "
    + "'speakerclock presets list' shows, for example: ted"

  /// The tool, its wrong arguments, and what is said of them before the usage.
  @Test(arguments: [
    ("", "--bogus", "Unknown option '--bogus'. Did you mean '--mouse'?"),
    ("", "--thme led", "Unknown option '--thme'. Did you mean '--theme'?"),
    ("", "10 20", "Unexpected argument '20'"), ("", "soon", "'soon' is not a valid time. \(time)"),
    ("", "-5:00", "'-5:00' is not a valid time. \(time)"), ("", "''", "'' is empty. \(time)"),
    (
      "", "--yellow 5:61",
      "The value '5:61' is invalid for '--yellow <time>': it is not a valid time "
        + "(minutes and seconds after a colon go up to 59). \(time)\nHelp:  --yellow <time>  Remaining time at which yellow begins, such as "
        + "2:00 or 20%."
    ),
    (
      "", "--red -3",
      "The value '-3' is invalid for '--red <time>': it is not a valid time. \(time)\n"
        + "Help:  --red <time>  Remaining time at which red begins, such as 1:00 or 5%."
    ),
    (
      "", "--until 25:00",
      "The value '25:00' is invalid for '--until <time>': it is not a valid time of day. "
        + "Expected a time of day, for example: 14:15, 2:15pm or 9am\n"
        + "Help:  --until <time>  Start at once and end at this time of day: 14:15, 2:15pm."
    ),
    (
      "", "--theme pink",
      "The value 'pink' is invalid for '--theme <theme>'. Please provide one of 'led', 'phase', "
        + "'amber' or 'mono'.\nHelp:  --theme <theme>  The colours of digits and lamps."
    ),
    (
      "", "--language tlh",
      "The value 'tlh' is invalid for '--language <code>'. Please provide one of the following:\n"
        + "  - en\n  - de\n  - fr\n  - es\n  - es-419\n  - it\n  - pt-BR\n  - pt-PT\n  - nl\n  - ja\nHelp:  --language <code>  The language; "
        + "default: the locale's."
    ),
    (
      "", "--speed 601",
      "The value '601' is invalid for '--speed <n>': it is out of range. Expected a whole number "
        + "from 1 to 600, for example: --speed 60\n"
        + "Help:  --speed <n>  Rehearse n times as fast, 1 to 600; a rehearsal is recorded only with --room."
    ),
    (
      "", "--room Stage",
      "The value 'Stage' is invalid for '--room <name>': it is not a valid name. Expected up "
        + "to 32 lower-case letters, digits and -, for example: --room stage-2\n"
        + "Help:  --room <name>  The name of this clock; each room has its own talk. "
        + "(default: main)"
    ),
    (
      "", "--voice-command say",
      "The value 'say' is invalid for '--voice-command <command>': it has no place for the text. "
        + "Expected a command with {text} among its arguments, for example: "
        + "--voice-command 'espeak-ng -v {language} {text}'\n"
        + "Help:  --voice-command <command>  A command that speaks {text} in {language}, instead of the installed voices."
    ),
    (
      "", "10 --preset ted",
      "The time '10' and --preset 'ted' cannot be used together. Expected one of them, "
        + "for example: speakerclock 10"
    ),
    (
      "", "--until 14:15 --preset ted",
      "--preset 'ted' and --until '14:15' cannot be used together. Expected one of them, "
        + "for example: speakerclock --preset ted"
    ),
    (
      "presets", "lst",
      "There is no 'presets lst'. Expected one of: list, show, check, path, store, remove, share, import, "
        + "schema."
    ),
    (
      "presets", "stroe",
      "There is no 'presets stroe'. Expected one of: list, show, check, path, store, remove, share, import, "
        + "schema. Did you mean 'store'?"
    ),
    ("", "prests list", "There is no tool 'prests'. Did you mean 'presets'?"),
    (
      "", "--until 14:15 --speed 60",
      "--until '14:15' and --speed '60' cannot be used together. Expected a length to rehearse, "
        + "for example: speakerclock 10:00 --speed 60"
    ),
    (
      "", "--title " + String(repeating: "x", count: 501),
      "--title has 501 characters. Expected at most 500."
    ),
    ("frame", "--sise 3", "Unknown option '--sise'. Did you mean '--size'?"),
    (
      "frame", "5:61",
      "'5:61' is not a valid time (minutes and seconds after a colon go up to 59). \(time)"
    ),
    ("frame", "0:00", "'0:00' is too short. Expected a time from 0:01 to 23:59:59, \(examples)"),
    ("frame", "1 2", "Unexpected argument '2'"), ("frame", "--preset nope", noPreset),
    (
      "frame", "--size 3",
      "The value '3' is invalid for '--size <size>': it is not the size of a screen. Expected columns "
        + "and rows from 1x1 to 1000x300, for example: --size 80x24\n"
        + "Help:  --size <size>  Columns and rows, up to 1000x300; default: 80x24."
    ),
    (
      "frame", "--state ready --over 1:00",
      "--state 'ready' and --over '1:00' cannot be used together. Expected running or paused, "
        + "for example: speakerclock frame --state running --over 2:07"
    ),
    (
      "", "--show programme",
      "--show 'programme' needs a display. Expected clock or lamps, or a display, for example: "
        + "speakerclock display --show programme"
    ),
    (
      "frame", "--show programme",
      "--show 'programme' needs a display. Expected clock or lamps, or a display, for example: "
        + "speakerclock display --show programme"
    ),
    (
      "display", "--show programme --mirror",
      "--show 'programme' lists the rundown. Expected no --layout, --beside, --progress or "
        + "--mirror, for example: speakerclock display --show programme --theme mono"
    ),
    (
      "display", "--show programme --all --via x",
      "--all shows a silent grid of rooms. Expected no --layout, --show, --beside, "
        + "--progress, --mirror, --announce or voice option, for example: --all --theme mono --via COMMAND"
    ),
    ("timeline", "--fmt json", "Unknown option '--fmt'. Did you mean '--format'?"),
    ("timeline", "1 2", "Unexpected argument '2'"),
    (
      "timeline", "nope",
      "'nope' is neither a preset nor a time. Expected a slot from 1 to 9, part of a name that "
        + "'speakerclock presets list' shows, or a time, for example: ted or 18:00"
    ),
    (
      "timeline", "--format xml",
      "The value 'xml' is invalid for '--format <format>'. Please provide one of 'table' and "
        + "'json'.\nHelp:  --format <format>  A table for people, or JSON for scripts."
    ),
    ("test-sound", "--loud", "Unknown option '--loud'"),
    ("test-sound", "now", "Unexpected argument 'now'"),
    (
      "test-sound", "--rate 79",
      "The value '79' is invalid for '--rate <n>': it is out of range. Expected a whole number from "
        + "80 to 450, for example: --rate 150\nHelp:  --rate <n>  Words per minute, 80 to 450."
    ),
    ("presets", "--all", "Unknown option '--all'"),
    ("presets list", "x y", "Unexpected argument 'y'"),
    ("presets list", "--all", "Unknown option '--all'"),
    ("presets show", "nope", noPreset), ("presets show", "a b", "Unexpected argument 'b'"),
    (
      "presets show", "",
      "Missing expected argument '<name>'\nHelp:  <name>  A slot, 1 to 9, or part of a name."
    ),
    ("presets check", "--all", "Unknown option '--all'"),
    ("presets path", "x", "Unexpected argument 'x'"),
    ("presets remove", "nope", noPreset), ("presets share", "nope", noPreset),
    ("presets import", "a b", "Unexpected argument 'b'"),
    (
      "presets store", "Nope",
      "There is no preset 'Nope' yet, so its length is needed. Expected --time, for example: "
        + "speakerclock presets store \"Nope\" --time 12:00"
    ),
  ])
  func theUsageIsThatOfTheTool(tool: String, arguments: String, reason: String) throws {
    let usage = try #require(Self.usages[tool])
    let path = "speakerclock" + (tool.isEmpty ? "" : " " + tool)
    let (program, ending) = try Self.run(tool + " " + arguments)
    #expect(
      program.written.joined(separator: "\n") == """
        Error: \(reason)
        Usage: \(path)\(usage.isEmpty ? "" : " " + usage)
          See '\(path) --help' for more information.
        """)
    #expect(ending == .exited(64))
    #expect(program.isRestored)
  }

  /// Control characters in a wrong argument are made visible.
  @Test func quotedTextIsPrintable() throws {
    let (program, ending) = try Self.run("--theme \u{1b}[2J")
    #expect(ending == .exited(64))
    #expect(program.isPlainText)
  }

  /// A help, whose lines are no wider than the terminal wherever they can be broken, with nothing
  /// but examples broken short.
  @Test(arguments: [
    "", "frame", "timeline", "test-sound", "presets", "presets list", "presets show",
    "presets check", "presets path", "presets store", "presets remove", "presets share",
    "presets import", "presets schema",
  ])
  func theHelpFitsTheTerminal(tool: String) throws {
    for columns in [80, 40] {
      let (program, ending) = try Self.run(
        tool + " --help", environment: ["COLUMNS": String(columns)])
      #expect(ending == .exited(0))
      let text = String(decoding: program.terminal.output, as: UTF8.self)
      let lines = text.replacing("\r\n", with: "\n")
        .split(separator: "\n", omittingEmptySubsequences: false)
      let wide = lines.filter {
        $0.count > columns && !$0.hasPrefix("USAGE: ") && !$0.contains("See '")
      }
      #expect(wide.isEmpty)
      #expect(lines.allSatisfy { $0.count <= 80 })
      // A line is broken where the next word would not have fitted.
      let paragraph = lines.drop { !$0.hasPrefix("OVERVIEW") }.prefix { !$0.hasPrefix("USAGE") }
      for (line, next) in zip(paragraph, paragraph.dropFirst()) {
        let word = next.prefix { $0 != " " }
        let isBroken = !word.isEmpty && word.first?.isUppercase == false
        #expect(!isBroken || line.count + 1 + word.count >= columns, "\(line)|\(next)")
      }
    }
  }
}
