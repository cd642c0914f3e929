import CPseudoTerminal
import CUnix
package import StageRenderer

/// A program that runs on its own terminal, with the screen that it shows.
///
/// Its output is read and played only while a method waits (`run`, `wait`, `waitForEnd`); what
/// arrives between two calls is read, and gets its time, in the next. The program leads a
/// session, so a key such as Ctrl-C and a size reach it as they do in a real terminal.
///
/// Such a leader has no shell above it, and the system ignores SIGTSTP for it. To see a program
/// stop, run it in a shell with jobs: `sh -c 'set -m; program; echo stopped; fg'`.
///
/// The program ends with this object, if it has not before.
package final class PseudoTerminal {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    /// It ended by itself with this exit code; 127 if it could not be run.
    case exited(Int32)
    /// It was ended by the signal with this number.
    case signalled(Int32)
  }

  /// Bytes that arrived together.
  package struct Burst: Hashable, Sendable {
    /// When they were read, counted from the program's start.
    package let time: Duration
    /// The bytes, at least one.
    package let bytes: [UInt8]
  }

  /// The screen as the program has drawn it so far.
  package internal(set) var screen: TerminalEmulator
  /// What was read, in order.
  package internal(set) var bursts: [Burst] = []
  /// When the program started.
  package let start: ContinuousClock.Instant

  /// The terminal's other side; -1 once it is closed or nothing more can come.
  var descriptor: Int32 = -1
  /// The process to look after; nil once it has ended.
  var child: Int32?
  var knownEnding: Ending?
  var wasStopped = false
  var hasMore = true
  /// The last lines of the pictures that were played since something was sent, each once in a row.
  package internal(set) var lastLines: [String] = []
  /// What was read and not played: `wait` has found what it waits for in an earlier picture.
  var unplayed: ArraySlice<UInt8> = []

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - arguments: The program's path, which is not looked up, and its arguments.
  ///   - environment: Its whole environment; `TERM` should be there.
  ///   - size: The terminal's size.
  /// - Throws: `PseudoTerminalError` if there is no terminal or no process to be had.
  package init(
    _ arguments: [String], environment: [String: String], size: Size
  ) throws(PseudoTerminalError) {
    guard !arguments.isEmpty else { throw PseudoTerminalError.noProgram }
    screen = TerminalEmulator(size: size)
    start = .now
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted() + SystemCalls.mutant
    var side: Int32 = -1
    let process = SystemCalls.withCStrings(arguments) { arguments in
      SystemCalls.withCStrings(variables) { variables in
        cpty_spawn(arguments, variables, Int32(size.columns), Int32(size.rows), &side)
      }
    }
    guard process > 0 else { throw .system(SystemCalls.failure) }
    SystemCalls.makeNonBlocking(side)
    descriptor = side
    child = process
  }

  deinit {
    hangUp()
    signal(SystemCalls.killSignal)
    // What was killed is gone in a moment; a program that the system holds on to is left to it.
    for _ in 0..<1000 where ending == nil && child != nil { cunix_poll(nil, 0, 1_000_000) }
  }

  /// Everything that was read.
  package var output: [UInt8] { bursts.flatMap(\.bytes) }

  /// The program's number among the system's processes; nil once it has ended.
  package var process: Int32? {
    look()
    return child
  }

  /// How the program ended; nil while it goes on.
  package var ending: Ending? {
    look()
    return knownEnding
  }

  /// Whether the program is stopped, and was not continued by `signal`.
  package var isStopped: Bool {
    look()
    return wasStopped
  }

  /// Whether the terminal echoes and reads whole lines, as a shell leaves it.
  ///
  /// On Linux this works after the program's end too. It is false after `hangUp`.
  package var isSane: Bool { descriptor >= 0 && cpty_is_sane(descriptor) == 1 }

  /// Asks the system how the program does.
  private func look() {
    guard let process = child else { return }
    var status: Int32 = 0
    switch cpty_child_state(process, &status) {
    case 0: break
    case 2: wasStopped = true
    case 1:
      knownEnding = SystemCalls.ending(ofStatus: status)
      fallthrough
    default:
      // Somebody else took its status, or it is known now: the number may be another's soon.
      child = nil
      wasStopped = false
    }
  }
}
