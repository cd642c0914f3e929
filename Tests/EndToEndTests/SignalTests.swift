import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Every signal, sent to a clock that runs on a screen.
@Suite(.waitsForPrograms)
struct SignalTests {
  #if os(Linux)
  private static let all: ClosedRange<Int32> = 1...64
  private static let ignoredHere: Set<Int32> = []
  #else
  private static let all: ClosedRange<Int32> = 1...31
  private static let ignoredHere: Set<Int32> = [SIGIO, SIGINFO]
  #endif

  /// The signals that do not end the clock.
  private static let harmless: Set<Int32> = ignoredHere.union([
    SIGCHLD, SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH, SIGXFSZ, SIGPIPE,
  ])

  /// The harmless signals that stop the clock until SIGCONT.
  private static let stopping: Set<Int32> = [SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU]

  /// The signals that glibc reserves for its threads: if one was ignored before, it stays ignored.
  private static let reserved: Set<Int32> = [32, 33]

  /// The signals that end the clock.
  ///
  /// One loop handles the real-time signals, so only the first two and the last of these are here.
  private static let ending = all.filter {
    !harmless.contains($0) && !reserved.contains($0) && $0 != SIGKILL && !(36...63).contains($0)
  }

  @Test(arguments: ending)
  func itEndsTheClockAndRestoresTheTerminal(number: Int32) throws {
    let program = try Program("10", "--start")
    #expect(!program.isRestored)
    program.terminal.signal(number)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(number))
    #expect(program.isRestored)
  }

  /// One clock gets all of these signals, because it is the same after each of them.
  @Test func harmlessSignalsDoNotEndTheClock() throws {
    let earliest = ContinuousClock.now
    let program = try Program("10", "--start")
    #expect(program.counts(to: "09:59"))
    let talk = RunningTalk(length: 600, earliest: earliest, latest: .now - .seconds(1))
    for number in Self.all where Self.harmless.contains(number) {
      program.terminal.signal(number)
      guard Self.stopping.contains(number) else {
        #expect(program.shows(talk), "signal \(number): \(program.time ?? "unreadable")")
        continue
      }
      program.passSeconds(of: talk)
      program.terminal.signal(SIGCONT)
      #expect(program.shows(talk), "signal \(number): \(program.time ?? "unreadable")")
    }
    program.passSeconds(of: talk)
    #expect(program.shows(talk), "\(program.time ?? "unreadable")")
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(program.isRestored)
  }

  @Test(arguments: all.filter(reserved.contains))
  func aReservedSignalLeavesNoRawTerminal(number: Int32) throws {
    let program = try Program("10")
    program.terminal.signal(number)
    program.terminal.send(" ")
    // It goes on, or it ends.
    guard !program.counts(to: "09:59") else { return }
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(number))
    #expect(program.isRestored)
  }

  @Test(arguments: [SIGUSR1, SIGXCPU])
  func aStoppedJobEndsWithoutTakingTheTerminal(number: Int32) throws {
    let program = try Program(
      script: "set -m; speakerclock 10; kill -\(number) %1; kill -CONT %1; "
        + "while kill -0 %1 2>&-; do wait %1; done; echo gone")
    #expect(program.shows("10:00"))
    program.terminal.send("\u{1a}")
    #expect(program.terminal.wait(upTo: .patience) { $0.canvas.lines.contains("gone") })
    #expect(program.isRestored)
  }

  @Test func ignoredSignalsStayIgnored() throws {
    let earliest = ContinuousClock.now
    let program = try Program(script: "trap '' HUP TERM USR1 ALRM; exec speakerclock 10 --start")
    #expect(program.counts(to: "09:59"))
    let talk = RunningTalk(length: 600, earliest: earliest, latest: .now - .seconds(1))
    for number in [SIGHUP, SIGTERM, SIGUSR1, SIGALRM] {
      program.terminal.signal(number)
      program.passSeconds(of: talk)
      #expect(program.shows(talk), "signal \(number): \(program.time ?? "unreadable")")
    }
  }

  @Test func theTerminalIsRestoredInLinesToo() throws {
    let program = try Program("10", "--plain", "--start")
    #expect(program.writes("START 10 minutes"))
    #expect(!program.terminal.isSane)
    program.terminal.signal(SIGUSR2)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(SIGUSR2))
    #expect(program.terminal.isSane)
  }
}
