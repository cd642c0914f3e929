import ArgumentParser
import Files
import Ncurses
import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

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

  @Flag(
    help: ArgumentHelp(
      "Show nothing, and only keep the clock's records, as a service does. A desk that is started later on "
        + "this machine can take over from them."))
  var standby = false

  @OptionGroup
  var screen: ScreenArguments

  @OptionGroup
  var hooks: HookArguments

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the desk uses the mouse; if not, the terminal selects text.")
  var mouse = true

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  func validate() throws { try screen.look.validateForClock() }

  func run() throws {
    guard !standby else { return standBy() }
    guard !TerminalScreen.isMissing else {
      throw ValidationError(
        "This terminal cannot show a desk. Expected one with a screen; to send a command without "
          + "a desk: speakerclock send 'add 1m'. To only keep its records: --standby")
    }
    try run(
      earlier: .last(in: .stateOfUser, of: room.given),
      goingOnBy: BackupTalks.commandToGoOn(in: .stateOfUser, of: room.room))
  }

  /// Keeps the clock's records until a signal ends it.
  private func standBy() {
    let ending = UnixHost.lend(crashesTo: nil) { host in
      operate(on: PlainTerminal(), host, DeskStorage(in: .stateOfUser, name: options.name))
    }
    if case .signalled(let number) = ending { Signals.die(of: number) }
  }

  /// Goes on in the terminal of a clock that had talks which another one has taken over.
  func run(after steppedDown: SteppedDownClock, of leadership: Leadership) throws {
    let talk = BackupTalk(of: leadership, highest: steppedDown.stepDown.holder, offsetError: .zero)
    try run(earlier: BackupTalks(talk, after: .uptime(.zero)), after: steppedDown)
  }

  private func run(
    earlier: BackupTalks?, goingOnBy command: String? = nil,
    after steppedDown: SteppedDownClock? = nil
  ) throws {
    let storage = DeskStorage(in: .stateOfUser, name: options.name)
    let ending = try TerminalScreen.lend(mouse: mouse) { host, terminal in
      operate(on: terminal, host, storage, earlier, command, steppedDown)
    }
    if case .signalled(let number) = ending { Signals.die(of: number) }
    guard case .ended(.takenOver) = ending, let clock = storage.continuedClock else { return }
    let options = options
    try SpeakerClock.run(
      continuing: TakeOverByDesk(
        clock: clock, waysBack: via.commands.map { .command($0) }, look: options.look,
        hasOwnTheme: options.hasOwnTheme, desk: settings, command: self))
  }

  private func operate(
    on terminal: some Terminal, _ host: UnixHost, _ storage: DeskStorage,
    _ earlier: BackupTalks? = nil, _ command: String? = nil, _ steppedDown: SteppedDownClock? = nil
  ) -> LoopEnding {
    let (options, settings) = (options, settings)
    let ports = Ports(
      clock: ContinuousClock(), host: host, terminal: terminal, announcer: SilentAnnouncer(),
      storage: storage,
      client: room.link(
        via: via, name: options.name, as: .desk, size: terminal.size,
        remembering: BackupTalks.holders(in: .stateOfUser)))
    defer { storage.close(within: .seconds(5)) }
    let language = language
    var loop = RoomLoop(ports) { size, capabilities, moment in
      DeskConsole(
        options, settings: settings, language: language, earlier: earlier, goingOnBy: command,
        after: steppedDown, size: size, capabilities: capabilities, moment: moment)
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
    options.name = name ?? hostName + (standby ? "-standby" : "")
    screen.apply(to: &options)
    options.language = LanguageChoice.language(language)
    return options
  }
}

/// A take-over by a desk, which goes on as the clock in its terminal.
struct TakeOverByDesk {
  /// What the clock goes on with.
  let clock: ContinuedClock
  /// The ways to the clock before, which is told if it comes back.
  let waysBack: [StageClient.Transport]
  /// How the desk's screen looks, and whether its colours are its own.
  let look: Look
  let hasOwnTheme: Bool
  /// The desk's own settings.
  let desk: Settings
  /// The desk, which the clock becomes again if another one takes over.
  let command: DeskCommand

  /// The desk's hooks; none if their files cannot be opened, since the talk goes on in any case.
  var sinks: (hooks: HookRunner, events: EventFile?) {
    (try? command.hooks.sinks(isPlain: false)) ?? (HookRunner([:], log: nil), nil)
  }

  /// The arguments for the clock that continues the talks.
  var arguments: [String] {
    ["--room", clock.room.description, "--speed", "\(clock.speed)"]
      + (clock.rundownPath.map { ["--rundown", $0] } ?? [])
  }

  /// Lets the clock look as the desk did, and sound and cover the digits as the clock before.
  func apply(to settings: inout Settings) {
    settings.showsOperatorView = desk.showsOperatorView
    settings.usesMouse = desk.usesMouse
    settings.clock.look = look
    settings.clock.hasWays = !waysBack.isEmpty
    guard let stage = clock.stage(at: .now) else { return }
    if !hasOwnTheme { settings.clock.look.theme = stage.look.theme }
    settings.clock.look.flashes = look.flashes && stage.look.flashes
    settings.clock.announcing = stage.announcing
    settings.clock.hasPhaseTones = stage.hasPhaseTones
    settings.clock.language = stage.language
    settings.clock.continued = stage
  }
}

extension ClockOptions {
  /// The desk that a clock with these options becomes if another one takes over its talks: the one
  /// that it was before, if it was one.
  func desk(after takeOver: TakeOverByDesk?) throws -> DeskCommand {
    if let takeOver { return takeOver.command }
    var desk = try deskOfRoom()
    desk.via.commands = ways
    return desk
  }

  /// The desk of the room's other clock on this machine, with the same look.
  func deskOfRoom() throws -> DeskCommand {
    var desk = try DeskCommand.parse([])
    desk.room.given = room
    (desk.operatorView, desk.mouse) = (operatorView, mouse)
    desk.language = language
    desk.screen.look = lookArguments
    desk.screen.theme = theme
    desk.screen.flash = flash
    return desk
  }
}
