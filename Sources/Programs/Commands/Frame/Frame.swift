import ArgumentParser
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// `speakerclock frame`: one drawn screen on standard output.
struct FrameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frame",
    abstract: "Draw one screen to standard output.",
    usage: "speakerclock frame [TIME] [options]",
    discussion: """
      TIME is what the clock shows. Without a preset it is the talk's length as well. \
      As text, the digits are drawn in ASCII unless --glyphs says otherwise. \
      Examples:
        speakerclock frame 2:30 --preset ted --format ansi
        speakerclock frame --over 2:07 --size 120x40
      """)

  enum Format: String, Choice {
    case text
    case ansi
    case svg
  }

  enum RunState: String, Choice {
    case ready
    case running
    case paused
  }

  @Argument(help: "What the clock shows.")
  var time: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Columns and rows, up to 1000x300; default: 80x24.", valueName: "size"),
    transform: { try SizeArgument($0) })
  var size = SizeArgument(columns: 80, rows: 24)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A slot, 1 to 9, or part of a preset's name.", valueName: "name"),
    completion: .presets)
  var preset: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw what displays show between the talks of this rundown. TIME is then the time until the talk starts, or the time left in the break.",
      valueName: "file"), completion: .file())
  var rundown: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The next talk or the current break: #N or part of its title; end for after the last item; default: the first item.",
      valueName: "item"))
  var item: String?

  @Option(help: "The state of the talk; default: running if the time is up, else ready.")
  var state: RunState?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How far the talk is past zero.", valueName: "time"),
    transform: TimeArgument.remaining)
  var over: TimeArgument?

  @OptionGroup
  var lookArguments: LookArguments

  @Option(help: "The colours of digits and lamps.")
  var theme = Look.Theme.led

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A text in large letters, with the time small below it.", valueName: "text"))
  var message: String?

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  @Option(help: "ansi is text with the colours of a terminal.")
  var format = Format.text

  func validate() throws {
    try lookArguments.validateForClock()
    if let item, rundown == nil {
      throw ValidationError(
        "--item '\(item)' needs a rundown, for example: "
          + "speakerclock frame --rundown day.yaml --item '\(item)'")
    }
    if let rundown,
      let other = preset.map({ "--preset '\($0)'" }) ?? state.map({ "--state '\($0)'" })
    {
      throw ValidationError(
        "--rundown '\(rundown)' and \(other) cannot be used together. Expected one of them, "
          + "for example: speakerclock frame --rundown \(rundown)")
    }
    guard let over, state == .ready else { return }
    throw ValidationError(
      "--state 'ready' and --over '\(over)' cannot be used together. Expected running or paused, "
        + "for example: speakerclock frame --state running --over 2:07")
  }

  func run() throws {
    let canvas = try canvas()
    switch format {
    case .text: for line in canvas.lines { writeOutput(line) }
    case .ansi: writeOutput(picture: canvas.ansiLines)
    case .svg: writeOutput(text: canvas.svg)
    }
  }

  func canvas() throws -> Canvas {
    if let rundown { return try canvas(ofRundown: rundown) }
    var console = try drawnConsole(choice: .loaded())
    return console.draw()
  }
}
