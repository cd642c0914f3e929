import ArgumentParser
import ClockRuntime
import Ncurses
import OperatorConsole
import SpeechSynthesis
import TerminalCanvas
import TimerEngine
import Unix
import UserFiles

/// The clock and all it needs, wired up, run, and put back.
struct ClockRunner {
  let talk: Preset
  let settings: Settings
  let presets: PresetList
  /// What is wrong in the user's files.
  let problems: [Diagnostic]
  let storage: UserStorage
  let voice: SystemVoice
  let hooks: HookRunner
  /// The file that events are written to, if there is one.
  let events: EventFile?
  let printsEvents: Bool
  let log: LogFile?
  /// Whether hints are shown that this user has seen already.
  let showsHints: Bool

  /// Whether there is no screen here: no terminal at one of the two ends, or one that can only
  /// print.
  static var isPlain: Bool {
    !isTerminal(0) || !isTerminal(1) || environment("TERM") == "dumb"
  }

  /// Runs the clock until it ends; throws the exit status of a talk that was given up.
  ///
  /// Does not return if a signal ends it: the process dies of that signal.
  func run(isPlain: Bool) throws {
    switch try runToEnd(isPlain: isPlain) {
    case .ended(.finished): return
    case .ended(.givenUp): throw ExitCode(1)
    case .signalled(let number): Signals.die(of: number)
    }
  }

  /// Whoever waits for the disk has the terminal back already.
  private func runToEnd(isPlain: Bool) throws -> LoopEnding {
    defer { finishWriting() }
    return isPlain ? try inLines() : try onScreen()
  }

  /// How long the program waits for the disk when it ends.
  private static let timeout = Duration.seconds(5)

  private func finishWriting() {
    let end = ContinuousClock.now + Self.timeout
    for line in storage.close(within: Self.timeout) { writeError("Error: \(line)") }
    events?.finish(upTo: ContinuousClock.now.duration(to: end))
    log?.finish(upTo: ContinuousClock.now.duration(to: end))
  }

  /// Lends the terminal, and gives it back as it was on every way out.
  private func onScreen() throws -> LoopEnding {
    let host = begin()
    defer { end(host) }
    do {
      let terminal = try NcursesTerminal(
        type: environment("TERM") ?? "",
        allowsColours: environment("NO_COLOR")?.isEmpty ?? true, allowsMouse: settings.usesMouse)
      CrashGuard.write(terminal.restoringBytes)
      CrashGuard.keepErrors()
      return run(host, terminal, SilentAnnouncer()).ending
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// Lines that cannot be written do not stop a talk, but its end is an I/O failure.
  private func inLines() throws -> LoopEnding {
    let host = begin()
    defer { end(host) }
    let announcer = LineAnnouncer(printsEvents ? .events : .words(settings.language))
    let (ending, hasWrittenAll) = run(host, PlainTerminal(), announcer)
    guard hasWrittenAll || ending != .ended(.finished) else {
      writeError("Error: standard output cannot be written.")
      throw ExitCode(74)
    }
    return ending
  }

  private func begin() -> UnixHost {
    CrashGuard.remember(0)
    log?.receiveCrashReports()
    return UnixHost()
  }

  private func end(_ host: UnixHost) {
    CrashGuard.forget()
    host.finish()
  }

  private func run(
    _ host: UnixHost, _ terminal: some Terminal, _ announcer: some Announcer
  ) -> (ending: LoopEnding, hasWrittenAll: Bool) {
    let sinks: [(any EventSink)?] = [events, hooks]
    let ports = Ports(
      clock: ContinuousClock(), host: host, terminal: terminal, announcer: announcer,
      storage: storage, voice: voice, sinks: sinks.compactMap { $0 }, log: EventLog(log?.append))
    let (resumed, earlier) = storage.resumption(at: .now)
    var loop = EventLoop(ports) {
      OperatorConsole(
        talk: resumed ?? TalkSnapshot(talk), settings: settings, presets: presets,
        size: $0, capabilities: $1, moment: $2)
    }
    let ending = loop.run(
      LaunchInfo(
        problems: problems.map(\.short), faults: storage.faults, earlier: earlier,
        hints: showsHints ? Set(Hint.allCases) : storage.newHints))
    loop.finish()
    return (ending, loop.hasWrittenAll)
  }
}
