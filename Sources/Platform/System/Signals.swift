import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals of this process, which arrive as bytes in a pipe; a process has only one set of
/// them.
package enum Signals {
  /// Lets all signals arrive, whatever the program that started this one has blocked, and makes a
  /// file above the largest size (`ulimit -f`) an error instead of an end; to be called first.
  package static func prepare() { cunix_signals_prepare() }

  /// Makes writing to a pipe that nobody reads an error instead of an end of the program.
  ///
  /// Programs that are started later do not inherit this.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Begins to catch those that ask something of the program; returns the descriptor that can be
  /// read when one has arrived.
  ///
  /// Where no pipe can be had it is -1, and signals act as they always do.
  package static func start() -> Int32 { cunix_signals_start() }

  /// Gives them back to the system.
  package static func stop() { cunix_signals_stop() }

  /// The number of the oldest one that was not taken yet, `nil` if there is none.
  package static func next() -> Int32? {
    let number = cunix_signals_next()
    return number == 0 ? nil : number
  }

  /// The oldest one not taken yet that asks for the end of the program, `nil` if there is none; one
  /// that asks for a stop stops it here.
  package static func nextEnding() -> Int32? {
    while let number = next() {
      switch number {
      case SIGTSTP: stopThisProcess()
      case SIGCONT, SIGWINCH, SIGCHLD: break
      default: return number
      }
    }
    return nil
  }

  /// Stops this process as SIGTSTP does by default; returns once it is continued.
  package static func stopThisProcess() { cunix_stop_self() }

  /// Ends this process by a signal, as if it had never been caught, so that the parent sees it.
  package static func die(of signal: Int32) -> Never { cunix_die_of(signal) }
}

/// Restores the terminal when a crash or another signal ends the program.
package enum CrashGuard {
  /// Remembers the terminal's modes; call this before the terminal is acquired.
  package static func remember(_ descriptor: Int32) { cunix_crash_restores(descriptor) }

  /// The bytes that bring its screen back; at most 511.
  package static func write(_ bytes: [CChar]) { cunix_crash_writes(bytes, Int32(bytes.count)) }

  /// Leaves the time and the signal of such an end in a file.
  package static func log(to file: FileDescriptor) { cunix_crash_logs(file.number) }

  /// Keeps what the program and its libraries write to standard error off the screen, until
  /// `forget()` or a crash gives it out.
  package static func keepErrors() { cunix_errors_keep() }

  /// Nothing is to be restored any more.
  package static func forget() {
    cunix_crash_forget()
    cunix_errors_give_out()
  }
}
