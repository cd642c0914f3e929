import StageRenderer
import Testing
import TimerTestSupport

/// What each command of the built program says of a wrong argument; `WrongArgumentsTests` has the
/// other ones.
@Suite(.waitsForPrograms)
struct UsageTests {
  /// What the program writes for arguments in one line, and how it ends.
  private static func run(
    _ line: String, environment: [String: String] = [:]
  ) throws -> (program: Program, ending: PseudoTerminal.Ending?) {
    let arguments = line.split(separator: " ").map(String.init)
    let program = try Program(command: [Program.path] + arguments, environment: environment)
    return (program, program.end())
  }

  private static let noPreset =
    "There is no preset 'nope'. Expected a slot from 1 to 9, or part of a name that "
    + "'speakerclock presets list' shows, for example: ted"

  private static let presetsCommands =
    "Expected one of: list, show, check, path, store, remove, share, import, schema."

  /// The tool, its usage, its wrong arguments, and what is said of them before the usage.
  @Test(arguments: [
    ("", "[TIME] [options]", "--bogus", "Unknown option '--bogus'. Did you mean '--mouse'?"),
    ("", "[TIME] [options]", "prests list", "There is no tool 'prests'. Did you mean 'presets'?"),
    ("frame", "[TIME] [options]", "--preset nope", noPreset),
    ("timeline", "[PRESET|TIME] [options]", "1 2", "Unexpected argument '2'"),
    ("display", "[options]", "--bogus", "Unknown option '--bogus'"),
    ("test-sound", "[options]", "now", "Unexpected argument 'now'"),
    ("presets", "<subcommand>", "lst", "There is no 'presets lst'. \(presetsCommands)"),
    ("presets list", "[<part>]", "x y", "Unexpected argument 'y'"),
    ("presets show", "<name>", "nope", noPreset),
    ("presets check", "[<file> ...]", "--all", "Unknown option '--all'"),
    ("presets path", "", "x", "Unexpected argument 'x'"),
    ("presets schema", "", "x", "Unexpected argument 'x'"),
    (
      "presets store", "<name> [--time <time>] [options]", "Nope",
      "There is no preset 'Nope' yet, so its length is needed. Expected --time, for example: "
        + "speakerclock presets store \"Nope\" --time 12:00"
    ),
    ("presets remove", "<name>", "nope", noPreset), ("presets share", "<name>", "nope", noPreset),
    ("presets import", "[<file>] [--yes] [--no-slots]", "a b", "Unexpected argument 'b'"),
  ])
  func theUsageIsThatOfTheTool(
    tool: String, usage: String, arguments: String, reason: String
  ) throws {
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

  /// A help is as wide as the terminal.
  @Test(arguments: ["", "presets check"])
  func theHelpFitsTheTerminal(tool: String) throws {
    let (program, ending) = try Self.run(tool + " --help", environment: ["COLUMNS": "40"])
    #expect(ending == .exited(0))
    let widths = program.written.filter { !$0.hasPrefix("USAGE: ") && !$0.contains("See '") }
      .map(\.count)
    #expect((30...40).contains(widths.max() ?? 0), "\(program.written)")
  }
}
