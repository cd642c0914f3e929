import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the clock inherits from the program that starts it: blocked signals and limits.
@Suite(.waitsForPrograms)
struct InheritedSignalTests {
  /// A command that starts the clock with signals blocked, all of them without a name.
  private static func blocking(_ name: String = "") -> String {
    "exec env --block-signal\(name.isEmpty ? "" : "=" + name) speakerclock"
  }

  private static let canBlock = Fault.works("env --block-signal=CHLD true")

  /// More hooks than run at once, so that those that have ended must be known.
  @Test(.enabled(if: canBlock))
  func withChildSignalsBlockedEveryHookRunsAndIsReaped() throws {
    let home = try TemporaryFolder(inMemory: true)
    let program = try Program(
      script: "\(Self.blocking("CHLD")) 0:14 --start --on-cue 'echo $$ >>log'",
      home: home)
    var ids: [Int32] { home.text(of: "log").split(separator: "\n").compactMap { Int32($0) } }
    #expect(program.terminal.wait(upTo: .patience) { _ in program.time?.first == "-" })
    // There are fourteen; eight may run at once. A machine that stands still leaves some out.
    #expect(program.terminal.wait(upTo: .patience) { _ in ids.count > 8 }, "\(ids.count)")
    #expect(ids.count <= 14)
    #expect(
      program.terminal.wait(upTo: .patience) { _ in ids.allSatisfy { kill($0, 0) != 0 } })
  }

  @Test(.enabled(if: canBlock)) func withAllBlockedItIsResizedAndEnds() throws {
    let program = try Program(script: Self.blocking() + " 17:42")
    #expect(program.shows("17:42"))
    program.terminal.resize(to: Size(columns: 60, rows: 20))
    #expect(program.terminal.wait(upTo: .patience) { _ in program.time == "17:42" })
    program.terminal.signal(SIGTERM)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(SIGTERM))
    #expect(program.isRestored)
  }

  @Test(.enabled(if: canBlock)) func aHookInheritsNothingOfIt() throws {
    let home = try TemporaryFolder(inMemory: true)
    let program = try Program(
      script: Self.blocking()
        + " 5:00 --start --on-start 'env --list-signal-handling true >log 2>&1;"
        + " echo end >>log'", home: home)
    #expect(
      program.terminal.wait(upTo: .patience) { _ in home.text(of: "log").hasSuffix("end\n") })
    #expect(home.text(of: "log") == "end\n")
  }

  /// In blocks of 512 or 1024 bytes.
  @Test(arguments: [0, 1])
  func whereNoFileMayGrowTheClockRunsAndSaysSo(blocks: Int) throws {
    let home = try TemporaryFolder(inMemory: true)
    // The longest that is accepted, in 1,500 bytes.
    let title = String(repeating: "€", count: 500)
    let program = try Program(
      script: "ulimit -f \(blocks); exec speakerclock 5:00 --title \(title) --log log", home: home)
    #expect(program.shows("05:00"))
    program.terminal.send(" ")
    let status = program.status { $0.contains("saved: ") }
    #expect(status?.contains("File too large") == true, "\(program.status)")
    program.terminal.send("+")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        program.time.flatMap(Program.seconds).map { $0 > 300 } == true
      })
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(program.isRestored)
  }
}
