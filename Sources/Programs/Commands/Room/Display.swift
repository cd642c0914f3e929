import ArgumentParser
import Files
import Ncurses
import Platform
import Room
import SpeechAnnouncement
import StageRenderer

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
        speakerclock display --via 'ssh stage speakerclock attach'
      With --all it shows a grid of all rooms that --via leads to, for an office.
      With --show programme it lists the rundown, for a foyer or a green room.
      """)

  @OptionGroup
  var room: RoomOption

  @OptionGroup
  var via: ViaOptions

  @Flag(help: "Show all rooms that --via leads to, in the colours of their phases.")
  var all = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The name that the operator sees; default: the machine's.", valueName: "name"))
  var name: String?

  @OptionGroup
  var screen: ScreenArguments

  @Option(
    help: ArgumentHelp(
      "Where announcements go. Default: off, but speak if a voice option is given.",
      valueName: "announce"))
  var announce: Announcing?

  @OptionGroup
  var voice: VoiceArguments

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  private var isProgramme: Bool { screen.look.show == .programme }

  func validate() throws {
    if all { try validateGrid() }
    guard isProgramme, screen.look.isForDigits else { return }
    throw ValidationError(
      "--show 'programme' lists the rundown. Expected no --layout, --beside, --progress or "
        + "--mirror, for example: speakerclock display --show programme --theme mono")
  }

  private func validateGrid() throws {
    guard via.commands.count == 1 else {
      throw ValidationError(
        "--all needs one --via with a command that leads to several rooms, for example: --via "
          + "'speakerclock-bridge mqtt mqtt://broker/+ --attach'")
    }
    guard !screen.look.isForOneClock, announce == nil, !voice.isGiven else {
      throw ValidationError(
        "--all shows a silent grid of rooms. Expected no --layout, --show, --beside, "
          + "--progress, --mirror, --announce or voice option, for example: --all --theme mono --via COMMAND"
      )
    }
  }

  func run() throws {
    guard !TerminalScreen.isMissing else {
      throw ValidationError(
        "This is not a terminal that can show a screen. Expected one; to print lines instead: "
          + "speakerclock watch --format text")
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
      client: room.link(via: via, name: options.name, size: terminal.size))
    let isGrid = all
    let isProgramme = isProgramme
    var loop = RoomLoop(ports) { size, capabilities, moment -> any Console in
      if isGrid {
        return RoomsConsole(options, size: size, capabilities: capabilities, moment: moment)
      }
      if isProgramme {
        return ProgrammeConsole(options, size: size, capabilities: capabilities, moment: moment)
      }
      return DisplayConsole(options, size: size, capabilities: capabilities, moment: moment)
    }
    defer { loop.finish() }
    return loop.run()
  }

  var options: DisplayConsole.Options {
    var options = DisplayConsole.Options()
    options.room = room.room.description
    options.name = name ?? hostName
    // In a grid and above a list the phase is read from the colour of the digits.
    screen.apply(to: &options, otherwise: all || isProgramme ? .phase : nil)
    options.announcing = announce ?? (voice.isGiven ? .speak : .off)
    options.language = LanguageChoice.language(language)
    return options
  }
}
