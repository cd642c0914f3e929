import ArgumentParser
import ClockRuntime
import OperatorConsole
import TerminalCanvas
import TimerEngine

/// `speakerclock frame`: one drawn screen on standard output.
struct FrameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frame",
    abstract: "Draw one screen to standard output.",
    usage: "speakerclock frame [TIME] [options]",
    discussion: """
      TIME is what the clock shows. Without a preset it is the talk's length as well.
      Examples:
        speakerclock frame 2:30 --preset ted --state running --size 120x40 --format ansi
        speakerclock frame --preset ted --over 2:07
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case ansi
    case svg
  }

  enum RunState: String, CaseIterable, ExpressibleByArgument {
    case ready
    case running
    case paused
  }

  @Argument(help: ArgumentHelp("What the clock shows.", valueName: "time"))
  var time: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Columns and rows, up to 1000x300.", valueName: "columnsxrows"))
  var size = "80x24"

  @Option(
    parsing: .unconditional, help: "A slot or a part of a preset's name.",
    completion: .presets)
  var preset: String?

  @Option(help: "ready, running or paused; running if the time is up, else ready.")
  var state: RunState?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long the time has been up.", valueName: "time"))
  var over: String?

  @Option(help: "auto, landscape or portrait.")
  var layout = LayoutChoice.auto

  @Option(help: "auto, blocks, solid or ascii; auto is ascii where the format is text.")
  var glyphs = Settings.Glyphs.auto

  @Option(help: "led, phase, amber or mono.")
  var theme = Settings.Theme.led

  @Option(help: "clock or lamps.")
  var show = ShowChoice.clock

  @Flag(help: "Draw as a mirror shows it.")
  var mirror = false

  @Option(parsing: .unconditional, help: "Letters that fill the screen in place of the digits.")
  var message: String?

  @Option(
    parsing: .unconditional, help: LanguageChoice.help,
    completion: .list(LanguageChoice.codes))
  var language: String?

  @Option(help: "text, ansi with the colours of a terminal, or svg.")
  var format = Format.text

  func run() throws {
    var screen = Screen()
    let canvas = screen.view(try drawnState(choice: .loaded()))
    switch format {
    case .text: for line in canvas.lines { writeOutput(line) }
    case .ansi: writeOutput(picture: canvas.ansiLines)
    case .svg: writeOutput(text: canvas.svg)
    }
  }
}
