package import ArgumentParser
import Files
import Platform
import Room
import TimerEngine

/// The command `speakerclock`.
///
/// This folder holds the commands: their arguments, the errors about wrong arguments, the code that
/// puts together a clock, a display or a desk, and the exit statuses. The program calls `start()`
/// and nothing else. The targets that the commands use do everything else: nothing here knows the
/// format of a file or of a line, and nothing here keeps a record.
package struct SpeakerClock: ParsableCommand {
  /// The command's name and what `--help` says.
  package static let configuration = CommandConfiguration(
    commandName: "speakerclock",
    // With any name, the parser does not look whether scripts for completion are asked for, for
    // which it would parse two more commands: `CompletionRoot` does that.
    _superCommandName: "",
    abstract: "A speaker timer for the stage: big red digits and a traffic light.",
    usage: "speakerclock [TIME] [options]",
    discussion: """
      TIME is 5:00, 1:30:00, 18 (minutes) or 45s. With no time, preset or threshold it resumes \
      an unfinished talk or loads slot 1. Space starts, ? lists keys.
        speakerclock 20 --title "Ada"     speakerclock --until 14:15 --yellow 5:00

      Time a talk: --preset NAME|SLOT, --until 14:15, --yellow TIME, --red TIME, \
      --overtime count|freeze|blank|hide, --start, --quit-at-zero, --speed N
      Say: --title TEXT, --message TEXT. Run: --rundown FILE, --room NAME, --log FILE
      Change the screen: --layout landscape|portrait, --theme phase|amber|mono, \
      --mirror, --glyphs solid|ascii, --show lamps, --no-flash, --no-mouse, --lock
      Speak: --announce off|print|speak, --voice NAME, --rate N, --phase-tones, \
      --voice-command 'CMD {text} {language}', --sound-lead 1s, --language CODE, --plain
      Hook: --on-start|yellow|red|zero|stop|cue CMD, --hook-log FILE, --events PATH
      Use: presets, rundown, report, timeline, frame, test-sound, display, desk, \
      watch, send, attach. All options explained: speakerclock --help-all
      """,
    version: version
  )

  @Argument(
    help: ArgumentHelp("The length of the talk: 18:00, 1:30:00, 18m or 45s.", visibility: .hidden))
  var time: String?

  /// The short help names the options in groups, so that it fits a screen.
  @OptionGroup(visibility: .hidden)
  var options: ClockOptions

  /// Creates the command with its defaults; the arguments are parsed into it.
  package init() {}

  /// Runs the command with the process's arguments and ends the process.
  ///
  /// The parser cannot have a TIME and subcommands on one root, so there are two of them: the
  /// first argument decides.
  package static func start() {
    Signals.prepare()
    openStandardDescriptors()
    do throws(UnreadableArgument) {
      start(try processArguments())
    } catch {
      end(with: ValidationError("\(error)"))
    }
  }

  private static func start(_ given: [String]) {
    guard !CompletionRoot.isAsked(by: given) else { return CompletionRoot.start(given) }
    if let variable = unreadableVariable(among: UserFolder.variables) {
      end(with: ValidationError(words(forUnreadable: variable)))
    }
    let arguments = meant(by: given)
    if let word = firstWord(of: arguments) {
      guard !Tools.names.contains(word) else { return Tools.start(arguments) }
      if let error = misspeltTool(word) { end(with: error) }
    }
    do {
      let configuration = Configuration.ofUser
      var command = try parsed(
        configuration.arguments() + arguments, explainedBy: ExplainedClock.self)
      guard let clock = command as? SpeakerClock else { return try command.run() }
      try clock.run(configuration)
    } catch {
      end(with: improved(error))
    }
  }

  /// Runs the clock until it ends.
  ///
  /// - Throws: `ExitCode` 1 for a talk that was ended early; `ValidationError` for arguments that
  ///   are invalid, and if the terminal cannot show a screen.
  package func run() throws { try run(.ofUser) }

  /// Runs the clock whose talks a desk has taken over.
  ///
  /// The options come from the configuration of this machine, unless they are invalid.
  static func run(continuing takeOver: TakeOverByDesk) throws {
    let configuration = Configuration.ofUser
    let arguments = takeOver.arguments
    let configured = try? SpeakerClock.parse(configuration.arguments() + arguments)
    let command = try configured ?? SpeakerClock.parse(arguments)
    try command.run(configuration, continuing: takeOver)
  }

  /// The same with the user's own keys; the defaults of options are already parsed.
  private func run(
    _ configuration: Configuration, continuing takeOver: TakeOverByDesk? = nil
  ) throws {
    let isPlain = takeOver == nil && (options.plain || TerminalScreen.isMissing)
    // A rundown may name any. A command that names a preset reads the others when the first one is
    // typed.
    let library =
      options.preset.map(PresetLibrary.ofUser(naming:)) ?? .ofUser(all: options.rundown != nil)
    let asked = try talk(choice: PresetChoice(presets: library.presets))
    // Before the records are opened.
    let warnings =
      takeOver == nil
      ? options.recordedRoom.map { UserStorage.settle($0, in: .stateOfUser) } : nil
    let storage = UserStorage(
      room: options.recordedRoom, speed: options.speed,
      resumesTalk: takeOver != nil || resumesEarlierTalk,
      rundown: try openedRundown(library.presets, isNeeded: takeOver == nil),
      isReported: !options.noReport, continuing: takeOver?.clock, warnings: warnings ?? [])
    let rundown = storage.rundown
    if let warning = rundown?.warning { writeError(warning) }
    let talk = rundown?.talk ?? asked
    var settings = options.settings()
    settings.clock.rundown = rundown?.rundown
    settings.clock.loadedPreset = rundown?.talk
    settings.clock.asksToBeginAnew = takeOver == nil && rundown?.asksToBeginAnew == true
    settings.clock.rehearsalStart = rundown?.rehearsalStart
    settings.keys = configuration.keys
    settings.clock.startCommand = storage.isRecording ? options.startCommand : nil
    settings.clock.storedMessages = configuration.messages
    takeOver?.apply(to: &settings)
    let (hooks, events) = try takeOver?.sinks ?? options.hooks.sinks(isPlain: isPlain)
    let runner = ClockRunner(
      talk: talk, settings: settings, presets: library.layers,
      problems: configuration.problems + library.problems, storage: storage,
      watchesRundown: options.watch,
      voice: SystemVoice(
        options.voice.options(in: settings.clock.language),
        folder: UserFolder.cache(environment)?.path),
      hooks: hooks, events: events, printsEvents: options.hooks.printsEvents,
      log: try options.logFile(), showsHints: options.hints,
      address: options.address, roomAddress: options.roomAddress, continued: takeOver?.clock,
      waysBack: takeOver?.waysBack ?? [])
    switch try runner.run(isPlain: isPlain) {
    case .steppedDown(let clock):
      try options.desk(after: takeOver).run(after: clock, of: storage.leadership)
    case .joins: try options.deskOfRoom().run()
    case .finished, .endedEarly, .takenOver: break
    }
  }

  /// The rundown that is asked for.
  ///
  /// - Throws: what is wrong with it if it is needed; a talk that is taken over goes on without it.
  private func openedRundown(_ presets: PresetList, isNeeded: Bool) throws -> OpenedRundown? {
    do {
      return try options.openedRundown(presets: presets)
    } catch {
      guard isNeeded else { return nil }
      throw error
    }
  }

  /// The talk that is asked for; that of the first slot if nothing is.
  func talk(choice: PresetChoice) throws(ValidationError) -> Preset {
    try options.talk(of: time, choice: choice)
  }

  /// Whether no option is about the talk: then a talk that was not ended is resumed.
  var resumesEarlierTalk: Bool { time == nil && options.hasNoTalkOptions }
}
