import ArgumentParser
import Files
import SpeechAnnouncement
import StageRenderer

struct ClockOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The preset: its slot, 1 to 9, or part of its name. Not with TIME.", valueName: "name"),
    completion: .presets)
  var preset: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Go through the talks of this rundown.", valueName: "file"),
    completion: .file(extensions: ["yaml"]))
  var rundown: String?

  @Option(parsing: .unconditional, help: DayArgument.help, transform: { try DayArgument($0) })
  var day: DayArgument?

  @Flag(help: "Start the rundown from the beginning, even if it is unfinished.")
  var restart = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the clock reads the files of the rundown and the presets again when they change."
  )
  var watch = true

  @OptionGroup
  var thresholds: ThresholdArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Start at once and end at this time of day: 14:15, 2:15pm.", valueName: "time"),
    transform: TimeArgument.timeOfDay)
  var until: TimeArgument?

  @Option(parsing: .unconditional, help: ArgumentHelp("The talk's title.", valueName: "text"))
  var title: String?

  @OptionGroup
  var lookArguments: LookArguments

  @Option(help: ArgumentHelp("The colours of digits and lamps.", valueName: "theme"))
  var theme = Look.Theme.led

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A text shown in large letters until the talk starts; m shows it again.", valueName: "text"))
  var message: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the screen flashes.")
  var flash = true

  @Flag(
    name: .customLong("operator"), inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the screen shows the operator view.")
  var operatorView = false

  @Flag(help: "Let only Space work, until k is pressed twice.")
  var lock = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the clock uses the mouse; if not, the terminal selects text.")
  var mouse = true

  @Option(
    help: ArgumentHelp(
      "What the digits do after zero: count on, freeze at 0:00, blank (give way to a word), or hide "
        + "(go dark; digits that count up continue). Default: the preset's.",
      valueName: "overtime"))
  var overtime: OvertimeChoice?

  @Option(
    help: ArgumentHelp(
      "What displays show between the talks of a rundown: the next speaker and title, or the digits.",
      valueName: "between"))
  var between = BetweenChoice.names

  @Flag(help: "Start at once.")
  var start = false

  @Flag(help: "Quit when the time is up.")
  var quitAtZero = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Rehearse n times as fast, 1 to 600; a rehearsal is recorded only with --room.",
      valueName: "n"),
    transform: Int.argument(1...600, example: "--speed 60"))
  var speed = 1

  @Option(
    help: ArgumentHelp(
      "Where announcements go. Default: print, but speak if a voice option is given.",
      valueName: "announce"
    ))
  var announce: Announcing?

  @OptionGroup
  var voice: VoiceArguments

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Sound two tones, or bell rings, when yellow begins, and three when red begins.")
  var phaseTones = false

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The name of this clock; each room has its own talk. (default: main)",
      valueName: "name"),
    transform: RoomName.argument)
  var room: RoomName?

  @Option(
    name: .customLong("via"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "If a desk takes over this clock's talks, operate its clock through this command.",
      valueName: "command"))
  var ways: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Append every event, key and fault to this file, up to 64 MiB.", valueName: "file"),
    completion: .file())
  var log: String?

  @Flag(help: "Show the hints for newcomers again.")
  var hints = false

  @OptionGroup
  var hooks: HookArguments

  @Flag(help: "Do not let displays or remotes connect.")
  var noListen = false

  @Flag(help: "Add no talks to the report.")
  var noReport = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Print lines instead of drawing a screen, as when the output is a pipe.")
  var plain = false

  func validate() throws {
    if let title, case let count = title.unicodeScalars.count, count > RundownFile.maxText {
      throw ValidationError(
        "--title has \(count) characters. Expected at most \(RundownFile.maxText).")
    }
    try lookArguments.validateForClock()
    try validateRundown()
    guard let until, speed > 1 else { return }
    throw ValidationError(
      "--until '\(until)' and --speed '\(speed)' cannot be used together. "
        + "Expected a length to rehearse, for example: speakerclock 10:00 --speed \(speed)")
  }

  private func validateRundown() throws {
    guard let rundown else {
      if let day {
        throw ValidationError(
          "--day '\(day)' needs a rundown, for example: speakerclock --rundown day.yaml --day \(day)"
        )
      }
      guard restart else { return }
      throw ValidationError(
        "--restart needs a rundown, for example: speakerclock --rundown day.yaml --restart")
    }
    guard quitAtZero else { return }
    throw ValidationError(
      "--rundown '\(rundown)' and --quit-at-zero cannot be used together. Expected one of them, "
        + "for example: --rundown \(rundown)")
  }
}
