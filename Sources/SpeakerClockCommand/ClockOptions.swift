import ArgumentParser
import OperatorConsole
import SpeechAnnouncement
import StageDisplay

/// The options of the clock.
struct ClockOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The preset: its slot or a part of its name. Not with TIME.", valueName: "name"),
    completion: .presets)
  var preset: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Go through the talks of a session.", valueName: "file"),
    completion: .file(extensions: ["yaml"]))
  var rundown: String?

  @Flag(help: "Begin the rundown anew, also if it was not ended.")
  var restart = false

  @OptionGroup
  var thresholds: ThresholdArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Start, and end at a time of day: 14:15, 2:15pm.", valueName: "time"),
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
      "Large letters until the talk starts; m shows them again.", valueName: "text"))
  var message: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the screen flashes.")
  var flash = true

  @Flag(
    name: .customLong("operator"), inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the screen shows the operator view, not the speaker's.")
  var operatorView = false

  @Flag(help: "Let only Space work, until k is pressed twice.")
  var lock = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether the clock uses the mouse; if not, the terminal selects text.")
  var mouse = true

  @Option(
    help: ArgumentHelp(
      "What the digits do after zero; default: what the preset says.", valueName: "overtime"))
  var overtime: OvertimeChoice?

  @Flag(help: "Start at once.")
  var start = false

  @Flag(help: "End the program when the time is up.")
  var quitAtZero = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rehearse n times as fast, 1 to 600.", valueName: "n"),
    transform: Int.argument(1...600, example: "--speed 60"))
  var speed = 1

  @Option(
    help: ArgumentHelp(
      "Where announcements go; default: print, or speak with a voice option.", valueName: "announce"
    ))
  var announce: Announcing?

  @OptionGroup
  var voice: VoiceArguments

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Two tones or rings where yellow begins, three at red.")
  var phaseTones = false

  @Option(parsing: .unconditional, help: LanguageChoice.help)
  var language: Language?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The room that this clock is for; each room has a talk of its own. (default: main)",
      valueName: "name"),
    transform: { try RoomName($0) })
  var room: RoomName?

  @Option(
    name: .customLong("state"), parsing: .unconditional,
    help: ArgumentHelp(
      "Another name for the record of the talk; --room is the usual way.", valueName: "name"),
    transform: { try RecordName($0) })
  var recordName: RecordName?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Append every event, key and fault to a file.", valueName: "file"),
    completion: .file())
  var log: String?

  @Flag(help: "Show the hints for newcomers again.")
  var hints = false

  @OptionGroup
  var hooks: HookArguments

  @Flag(help: "Let no displays and remotes connect.")
  var noListen = false

  @Flag(help: "Add no talks to the report.")
  var noReport = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Whether it prints lines instead of a screen, as into a pipe.")
  var plain = false

  func validate() throws {
    if let room, let recordName {
      throw ValidationError(
        "--room '\(room)' and --state '\(recordName)' contradict each other. "
          + "Expected one of them, for example: --room \(room)")
    }
    try validateRundown()
    guard let until, speed > 1 else { return }
    throw ValidationError(
      "--until '\(until)' and --speed '\(speed)' contradict each other. "
        + "Expected a time to rehearse, for example: speakerclock 10:00 --speed \(speed)")
  }

  private func validateRundown() throws {
    guard let rundown else {
      guard restart else { return }
      throw ValidationError(
        "--restart needs a rundown, for example: speakerclock --rundown day.yaml --restart")
    }
    guard quitAtZero else { return }
    throw ValidationError(
      "--rundown '\(rundown)' and --quit-at-zero contradict each other. Expected one of them, "
        + "for example: --rundown \(rundown)")
  }
}
