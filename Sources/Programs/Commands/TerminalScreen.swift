import ArgumentParser
import Ncurses
import Platform

/// The terminal that the program runs on, as a screen.
enum TerminalScreen {
  /// Whether there is no screen here: no terminal at one of the two ends, or one that can only
  /// print.
  static var isMissing: Bool {
    !isTerminal(0) || !isTerminal(1) || environment("TERM") == "dumb"
  }

  /// Lends the terminal, and gives it back as it was on every way out.
  ///
  /// - Throws: `ValidationError` for a terminal that cannot show a screen.
  static func lend<Result>(
    mouse: Bool, crashesTo log: LogFile? = nil, _ body: (UnixHost, NcursesTerminal) -> Result
  ) throws -> Result {
    try UnixHost.lend(crashesTo: log) { host in
      do {
        let terminal = try NcursesTerminal(
          type: environment("TERM") ?? "",
          allowsColours: environment("NO_COLOR")?.isEmpty ?? true, allowsMouse: mouse)
        CrashGuard.write(terminal.restoringBytes)
        CrashGuard.keepErrors()
        return body(host, terminal)
      } catch {
        throw ValidationError("\(error)")
      }
    }
  }
}

extension UnixHost {
  /// Lends the host, which gives signals and standard input back on every way out; a crash is
  /// written to the log as well.
  static func lend<Result>(
    crashesTo log: LogFile?, _ body: (UnixHost) throws -> Result
  ) rethrows -> Result {
    CrashGuard.remember(0)
    log?.receiveCrashReports()
    let host = UnixHost()
    defer {
      CrashGuard.forget()
      host.finish()
    }
    return try body(host)
  }
}
