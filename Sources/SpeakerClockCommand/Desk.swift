import ArgumentParser
import ClockRuntime
import Ncurses
import OperatorConsole
import SpeechAnnouncement
import StageClock
import StageDisplay
import StageLink
import TerminalCanvas
import Unix
import UserFiles

/// `speakerclock desk`: the operator's console for a clock that runs elsewhere.
struct DeskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "desk",
    abstract: "Operate a room's clock from another terminal.",
    usage: "speakerclock desk [options]",
    discussion: """
      A desk has the same keys, prompt and operator view as the clock. If no clock runs, it waits \
      for one. Several desks and the clock's own keyboard can work at the same time; all screens \
      show which desk made a change. q or Ctrl-C ends the desk, not the clock.
        speakerclock desk --operator
        speakerclock desk --via 'ssh stage speakerclock attach'
      """)

  @OptionGroup
  var room: RoomOption

  @OptionGroup
  var via: ViaOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The name that others see; default: the machine's.", valueName: "name"))
  var name: String?

  @Flag(
    name: .customLong("operator"), inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the screen shows the operator view.")
  var operatorView = false

  @Flag(help: "Start with the keys locked: only Space works until you press k twice.")
  var lock = false

  @OptionGroup
  var screen: ScreenArguments

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the desk uses the mouse; if not, the terminal selects text.")
  var mouse = true

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  func validate() throws { try screen.look.validateForClock() }

  func run() throws {
    guard !TerminalScreen.isMissing else {
      throw ValidationError(
        "This terminal cannot show a desk. Expected one with a screen; to send a command without "
          + "a desk: speakerclock send 'add 1m'")
    }
    let ending = try TerminalScreen.lend(mouse: mouse) { host, terminal in
      operate(on: terminal, host)
    }
    if case .signalled(let number) = ending { Signals.die(of: number) }
  }

  private func operate(on terminal: NcursesTerminal, _ host: UnixHost) -> LoopEnding {
    let (options, settings) = (options, settings)
    let storage = DeskStorage(in: .stateOfUser)
    let ports = Ports(
      clock: ContinuousClock(), host: host, terminal: terminal, announcer: SilentAnnouncer(),
      storage: storage,
      link: room.link(via: via, name: options.name, as: .desk, size: terminal.size))
    defer { storage.close(within: .seconds(5)) }
    let language = language
    var loop = EventLoop(ports) { size, capabilities, moment in
      DeskConsole(
        options, settings: settings, language: language, size: size, capabilities: capabilities,
        moment: moment)
    }
    defer { loop.finish() }
    return loop.run()
  }

  private var settings: Settings {
    var settings = Settings()
    settings.keys = Configuration.ofUser.keys
    (settings.showsOperatorView, settings.startsLocked) = (operatorView, lock)
    settings.usesMouse = mouse
    return settings
  }

  private var options: DisplayConsole.Options {
    var options = DisplayConsole.Options()
    options.room = room.room.description
    options.name = name ?? hostName
    screen.apply(to: &options)
    options.language = LanguageChoice.language(language)
    return options
  }
}
