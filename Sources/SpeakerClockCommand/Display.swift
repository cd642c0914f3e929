import ArgumentParser
import ClockRuntime
import Ncurses
import OperatorConsole
import SevenSegmentDisplay
import SpeechAnnouncement
import SpeechSynthesis
import StageDisplay
import StageLink
import TerminalCanvas
import Unix
import UserFiles

/// `speakerclock display`: what the speaker sees, on a terminal of its own.
struct DisplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "display",
    abstract: "Show a room's clock on this terminal, and nothing else.",
    usage: "speakerclock display [options]",
    discussion: """
      It waits for a clock, shows it, and keeps counting if the clock or the connection is gone. \
      q and Ctrl-C end it.
        speakerclock display --name left --mirror
        speakerclock display --via 'ssh desk speakerclock attach'
      """)

  @OptionGroup
  var room: RoomOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Reach the clock through this command, whose standard input and output are connected to it.",
      valueName: "command")
  )
  var via: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The name that the operator sees; default: the machine's.", valueName: "name"))
  var name: String?

  @OptionGroup
  var lookArguments: LookArguments

  @Option(
    help: ArgumentHelp(
      "The colours of digits and lamps; default: the clock's.", valueName: "theme"))
  var theme: Look.Theme?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the screen flashes where the clock allows it.")
  var flash = true

  @Option(
    help: ArgumentHelp(
      "Where announcements go. Default: off, but speak if a voice option is given.",
      valueName: "announce"))
  var announce: Announcing?

  @OptionGroup
  var voice: VoiceArguments

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  func run() throws {
    guard !TerminalScreen.isMissing else {
      throw ValidationError(
        "There is no screen here. Expected a terminal, or for lines: speakerclock watch "
          + "--format text")
    }
    let ending = try TerminalScreen.lend(mouse: false) { host, terminal in
      show(on: terminal, host)
    }
    if case .signalled(let number) = ending { Signals.die(of: number) }
  }

  private func show(on terminal: NcursesTerminal, _ host: UnixHost) -> LoopEnding {
    let options = options
    let folder = UserFolder.cache(environment)?.path
    let ports = Ports(
      clock: ContinuousClock(), host: host, terminal: terminal, announcer: SilentAnnouncer(),
      storage: SilentStorage(),
      voice: SystemVoice(voice.options(in: options.language), folder: folder),
      link: StageClient(route, name: options.name, size: terminal.size))
    var loop = EventLoop(ports) {
      DisplayConsole(options, size: $0, capabilities: $1, moment: $2)
    }
    defer { loop.finish() }
    return loop.run()
  }

  private var route: StageClient.Route { via.map { .command($0) } ?? .room(room.address) }

  var options: DisplayConsole.Options {
    var options = DisplayConsole.Options()
    options.room = room.room.description
    options.name = name ?? hostName
    lookArguments.apply(to: &options.look)
    options.look.theme = theme ?? .led
    options.hasOwnTheme = theme != nil
    options.look.flashes = flash
    options.announcing = announce ?? (voice.isGiven ? .speak : .off)
    options.language = LanguageChoice.language(language)
    return options
  }
}
