public import ArgumentParser
import SpeakerTimer
import TimerEngine

/// The command `speakerclock`.
public struct SpeakerClock: ParsableCommand {
  /// The command's name and what `--help` says.
  public static let configuration = CommandConfiguration(
    commandName: "speakerclock",
    abstract: "A speaker timer for the stage: big red digits and a traffic light.",
    usage: "speakerclock [TIME] [options]",
    discussion: """
      TIME is 18:00 unless given: 5:00, 1:30:00, 18m, 45s; a bare number is minutes.
      Space starts and stops, ? shows the keys. More: timeline, frame (--help).
        speakerclock                     TED's 18 minutes, more presets on 2 to 9
        speakerclock 20 --title "Ada"    20 minutes under a title
        speakerclock 5:00 --yellow 1:00 --red 0:15 --start
      """,
    version: "1.0.0"
  )

  @Argument(help: .hidden)
  var time: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A slot or a part of a preset's name, not TIME.", valueName: "name"))
  var preset: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Remaining time at which yellow begins.", valueName: "time"))
  var yellow: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Remaining time at which red begins.", valueName: "time"))
  var red: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The talk's title.", valueName: "text"))
  var title = ""

  @Option
  var layout = LayoutChoice.auto

  @Option
  var glyphs = Settings.Glyphs.auto

  @Option
  var overtime = Settings.Overtime.count

  @Flag(help: "Start at once.")
  var start = false

  @Flag(help: "End the program when the time is up.")
  var quitAtZero = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rehearse n times as fast, 1 to 600.", valueName: "n"))
  var speed = 1

  @Option
  var announce = Settings.Announcing.print

  /// Creates the command with its defaults; the arguments are parsed into it.
  public init() {}

  /// Runs the command with the process's arguments and ends the process.
  ///
  /// The parser cannot have a TIME and subcommands on one root, so there are two of them: the
  /// first argument decides.
  public static func start() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !Tools.names.contains(arguments.first ?? "") else { return Tools.main(arguments) }
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      exit(withError: improved(error, arguments))
    }
  }

  /// Refuses contradictions.
  ///
  /// - Throws: `ValidationError` that names the argument, what was expected, and an example.
  public func validate() throws {
    _ = try countdown()
    guard (1...600).contains(speed) else {
      throw ValidationError(
        "--speed '\(speed)' is out of range. Expected a whole number from 1 to 600, "
          + "for example: --speed 60")
    }
  }

  /// Runs the clock until it ends.
  ///
  /// - Throws: `ExitCode` 1 for a talk that was given up; `ValidationError` where there is no
  ///   terminal.
  public func run() throws {
    try Stage.run(countdown: try countdown(), settings: settings, startsAtOnce: start)
  }
}
