public import ArgumentParser
import SpeakerTimer
import SpeakerTimerRuntime
import SpeechSynthesis
import TimerEngine
import UserFiles

/// The command `speakerclock`.
public struct SpeakerClock: ParsableCommand {
  /// The command's name and what `--help` says.
  public static let configuration = CommandConfiguration(
    commandName: "speakerclock",
    abstract: "A speaker timer for the stage: big red digits and a traffic light.",
    usage: "speakerclock [TIME] [options]",
    discussion: """
      TIME is 18:00 unless given: 5:00, 1:30:00, 18m, 45s; a bare number is minutes.
      Space starts and stops, 1 is TED's preset, 2 to 9 are more, ? shows the keys.
        speakerclock 20 --title "Ada"    20 minutes under a title
        speakerclock --until 14:15 --yellow 5:00 --red 2:00

      The talk      --preset NAME|SLOT  --until 14:15  --yellow TIME  --red TIME
                    --title TEXT  --message TEXT  --overtime count|freeze|blank
      The course    --start  --quit-at-zero  --speed N  --state NAME  --log FILE
      The screen    --layout auto|landscape|portrait  --theme led|phase|amber|mono
                    --glyphs auto|blocks|solid|ascii  --no-flash  --no-mouse  --lock
      The voice     --announce off|print|speak  --voice NAME  --rate N  --phase-tones
                    --voice-command 'CMD {text} {language}'  --language CODE  --plain
      The hooks     --on-start|yellow|red|zero|stop|cue CMD  --hook-log FILE
                    --events PATH  (all options: --help-hidden)
      Other tools   presets, timeline, frame, test-sound, each with --help
      """,
    version: "1.0.0"
  )

  @Argument(help: .hidden)
  var time: String?

  @Option(
    parsing: .unconditional,
    help: Self.help("A slot or a part of a preset's name, not TIME.", "name"))
  var preset: String?

  @Option(
    parsing: .unconditional, help: Self.help("Remaining time at which yellow begins.", "time"))
  var yellow: String?

  @Option(parsing: .unconditional, help: Self.help("Remaining time at which red begins.", "time"))
  var red: String?

  @Option(
    parsing: .unconditional,
    help: Self.help("Start, and end at a time of day: 14:15, 2:15pm.", "time"))
  var until: String?

  @Option(parsing: .unconditional, help: Self.help("The talk's title.", "text"))
  var title: String?

  @Option(help: Self.help("How the digits stand.", "layout"))
  var layout = LayoutChoice.auto

  @Option(help: Self.help("What the digits are drawn with.", "glyphs"))
  var glyphs = Settings.Glyphs.auto

  @Option(help: Self.help("The colours of digits and lamps.", "theme"))
  var theme = Settings.Theme.led

  @Option(
    parsing: .unconditional,
    help: Self.help("Letters that fill the screen until the talk starts, and under m.", "text"))
  var message: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: Self.help("Whether the screen flashes."))
  var flash = true

  @Flag(help: Self.help("Let only Space work, until k is pressed twice."))
  var lock = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: Self.help("Whether the mouse is the clock's, or the terminal's, to select text."))
  var mouse = true

  @Option(
    help: Self.help("What the digits do after zero; the preset's wish if absent.", "overtime"))
  var overtime: OvertimeChoice?

  @Flag(help: Self.help("Start at once."))
  var start = false

  @Flag(help: Self.help("End the program when the time is up."))
  var quitAtZero = false

  @Option(parsing: .unconditional, help: Self.help("Rehearse n times as fast, 1 to 600.", "n"))
  var speed = 1

  @Option(
    help: Self.help("Where announcements go: print unless a voice is described.", "announce"))
  var announce: Settings.Announcing?

  @OptionGroup(visibility: .hidden)
  var voice: VoiceArguments

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: Self.help("Two tones or rings where yellow begins, three at red."))
  var phaseTones = false

  @Option(
    parsing: .unconditional,
    help: Self.help("The language of all words; the locale's if absent.", "code"))
  var language: String?

  @Option(
    name: .customLong("state"), parsing: .unconditional,
    help: Self.help("Another name for the record of the talk, for a second clock.", "name"))
  var stateName = "talk"

  @Option(
    parsing: .unconditional,
    help: Self.help("Append every event, key and fault to a file.", "file"))
  var log: String?

  @Flag(help: Self.help("Show the hints for newcomers again."))
  var hints = false

  @OptionGroup(visibility: .hidden)
  var hooks: HookArguments

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: Self.help("Lines instead of a screen, as in a pipe."))
  var plain = false

  /// The short help names the options in groups, so that it fits a screen.
  private static func help(_ text: String, _ valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp("\(text)", valueName: valueName, visibility: .hidden)
  }

  /// Creates the command with its defaults; the arguments are parsed into it.
  public init() {}

  /// Runs the command with the process's arguments and ends the process.
  ///
  /// The parser cannot have a TIME and subcommands on one root, so there are two of them: the
  /// first argument decides.
  public static func start() {
    openStandardDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !Tools.names.contains(arguments.first ?? "") else { return Tools.start(arguments) }
    do {
      let configuration = Configuration.ofUser
      var command = try parseAsRoot(configuration.arguments() + arguments)
      guard let clock = command as? SpeakerClock else { return try command.run() }
      try clock.run(configuration)
    } catch {
      end(with: improved(error, arguments))
    }
  }

  /// Runs the clock until it ends.
  ///
  /// - Throws: `ExitCode` 1 for a talk that was given up; `ValidationError` for arguments that
  ///   cannot be, and where the terminal cannot show a screen.
  public func run() throws { try run(.ofUser) }

  /// The same with keys of one's own, whose defaults were parsed already.
  private func run(_ configuration: Configuration) throws {
    let isPlain = plain || Stage.isPlain
    // Names are looked for in all presets, keys reach only the slots.
    let library = PresetLibrary.ofUser(all: preset != nil || isPlain)
    let talk = try talk(choice: PresetChoice(presets: library.presets))
    var settings = try settings()
    settings.keys = configuration.keys
    let publisher = try hooks.publisher(isPlain: isPlain)
    let stage = Stage(
      talk: talk, settings: settings, presets: library.presets,
      problems: configuration.problems + library.problems,
      storage: UserStorage(record: try recordName(), takesUp: takesUpEarlierTalk),
      voice: SystemVoice(
        try voice.options(in: settings.language), folder: UserFolder.cache(environment)?.path),
      publisher: publisher, printsEvents: hooks.printsEvents, log: try logFile(),
      showsHints: hints)
    try stage.run(isPlain: isPlain)
  }
}
