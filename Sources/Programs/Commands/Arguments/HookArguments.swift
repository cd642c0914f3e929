import ArgumentParser
import Platform

/// What other programs are told, on the command line.
struct HookArguments: ParsableArguments {
  @Option(
    parsing: .unconditional, help: Self.help("a talk starts or resumes"),
    transform: Self.command(.start))
  var onStart: String?

  @Option(
    parsing: .unconditional, help: Self.help("yellow begins in a running talk"),
    transform: Self.command(.yellow))
  var onYellow: String?

  @Option(
    parsing: .unconditional, help: Self.help("red begins in a running talk"),
    transform: Self.command(.red))
  var onRed: String?

  @Option(
    parsing: .unconditional, help: Self.help("the time of a running talk is up"),
    transform: Self.command(.zero))
  var onZero: String?

  @Option(
    parsing: .unconditional, help: Self.help("a running talk is paused or ended"),
    transform: Self.command(.stop))
  var onStop: String?

  @Option(
    parsing: .unconditional, help: Self.help("something is announced, a beep included"),
    transform: Self.command(.cue))
  var onCue: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A file to which the output of these commands is appended.", valueName: "file"),
    completion: .file())
  var hookLog: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write one line of JSON per event to a file or a named pipe; - is standard output.",
      valueName: "path"), completion: .file())
  var events: String?

  private static func help(_ moment: String) -> ArgumentHelp {
    ArgumentHelp("A command that the shell runs when \(moment).", valueName: "command")
  }

  /// Whether events take the place of the lines of plain mode.
  var printsEvents: Bool { events == "-" }

  /// Opens what is to be written: who runs the hooks, and the file of events if there is one.
  func sinks(isPlain: Bool) throws -> (hooks: HookRunner, events: EventFile?) {
    guard isPlain || !printsEvents else {
      throw ValidationError(
        "--events '-' writes to standard output, where the screen is. "
          + "Expected --plain as well, or a file, for example: --events talk.json")
    }
    do throws(LogFileError) {
      let log = try hookLog.map { path throws(LogFileError) in
        try LogFile(path, for: "--hook-log")
      }
      let path = printsEvents ? nil : events
      let file = try path.map { path throws(LogFileError) in try EventFile(path) }
      return (HookRunner(commands, log: log), file)
    } catch {
      try fail("Error: \(error)", status: 74)
    }
  }

  private var commands: [Hook: String] {
    let given: [(hook: Hook, command: String?)] = [
      (.start, onStart), (.yellow, onYellow), (.red, onRed), (.zero, onZero), (.stop, onStop),
      (.cue, onCue),
    ]
    return given.reduce(into: [:]) { commands, hook in
      if let command = hook.command { commands[hook.hook] = command }
    }
  }

  /// A reader of a hook's command.
  private static func command(_ hook: Hook) -> @Sendable (String) throws -> String {
    { text in
      guard text.allSatisfy(\.isWhitespace) else { return text }
      throw ArgumentValueError(
        "it is empty. Expected a command for the shell, "
          + "for example: \(hook.option) 'echo $SPEAKERCLOCK_TEXT'")
    }
  }
}
