import ArgumentParser
import Ncurses
import SpeakerTimer
import SpeakerTimerRuntime
import TerminalCanvas
import TimerEngine

/// The clock on the terminal: everything wired up, run, and put back.
enum Stage {
  /// Runs a clock until it ends; throws the exit status of a talk that was given up.
  ///
  /// Does not return if a signal ends it: the process dies of that signal.
  static func run(countdown: Countdown, settings: Settings, startsAtOnce: Bool) throws {
    guard isTerminal(0), isTerminal(1) else {
      throw ValidationError(
        "Standard input or output is no terminal. Expected both to be one, "
          + "for example: speakerclock 18:00, without a pipe.")
    }
    let ending = try onTerminal { (host, terminal) in
      var loop = EventLoop(clock: ContinuousClock(), host: host, terminal: terminal) {
        var state = State(
          countdown: countdown, settings: settings, size: $0, abilities: $1, moment: $2)
        if startsAtOnce { _ = state.update(.key(.character(" ")), at: $2) }
        return state
      }
      return loop.run()
    }
    switch ending {
    case .ended(.finished): return
    case .ended(.givenUp): throw ExitCode(1)
    case .signalled(let number): UnixHost.die(of: number)
    }
  }

  /// Lends the terminal, and gives it back as it was on every way out.
  ///
  /// Signals are caught first, so that ncurses leaves them alone.
  private static func onTerminal(
    _ body: (UnixHost, NcursesTerminal) -> LoopEnding
  ) throws -> LoopEnding {
    CrashGuard.remember(0)
    let host = UnixHost()
    defer {
      CrashGuard.forget()
      host.finish()
    }
    do {
      let terminal = try NcursesTerminal(
        type: environment("TERM") ?? "",
        allowsColours: environment("NO_COLOR")?.isEmpty ?? true)
      defer { terminal.stop() }
      CrashGuard.write(terminal.restoringBytes)
      return body(host, terminal)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
