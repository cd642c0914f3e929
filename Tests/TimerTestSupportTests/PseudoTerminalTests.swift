import StageRenderer
import Testing
import TimerTestSupport

@Suite struct PseudoTerminalTests {
  /// Longer than anything here takes, for a machine that is busy.
  private let limit = Duration.seconds(20)

  private func run(_ arguments: String..., terminal: String = "xterm-256color") throws
    -> PseudoTerminal
  {
    let environment = ["TERM": terminal, "PATH": "/bin:/usr/bin", "LC_ALL": "C.UTF-8"]
    return try PseudoTerminal(
      arguments, environment: environment, size: Size(columns: 40, rows: 6))
  }

  private func shell(_ script: String, terminal: String = "xterm-256color") throws
    -> PseudoTerminal
  {
    try run("/bin/sh", "-c", script, terminal: terminal)
  }

  @Test func whatAProgramWritesIsOnTheScreen() throws {
    let terminal = try shell("echo one; echo two; stty size; echo $TERM")
    #expect(terminal.waitForEnd(upTo: limit) == .exited(0))
    #expect(terminal.screen.canvas.lines == ["one", "two", "6 40", "xterm-256color", "", ""])
    #expect(terminal.output.starts(with: "one\r\n".utf8))
  }

  @Test(
    arguments: [
      ("exit 0", .exited(0)), ("exit 42", .exited(42)), ("kill -9 $$", .signalled(9)),
      ("kill -TERM $$", .signalled(15)), ("exec /no/such/program", .exited(127)),
    ] as [(String, PseudoTerminal.Ending)])
  func theEndingIsKnown(script: String, ending: PseudoTerminal.Ending) throws {
    let terminal = try shell(script)
    #expect(terminal.waitForEnd(upTo: limit) == ending)
    #expect(terminal.ending == ending)
    #expect(!terminal.isStopped)
  }

  @Test func aProgramThatIsNotThereEndsWith127() throws {
    #expect(try run("/no/such/program").waitForEnd(upTo: limit) == .exited(127))
  }

  @Test func keysArriveAndAreEchoed() throws {
    let terminal = try run("/bin/cat")
    terminal.send("hello\n")
    #expect(terminal.wait(upTo: limit) { $0.canvas.lines.starts(with: ["hello", "hello"]) })
    #expect(terminal.ending == nil)
    terminal.send(bytes: [0x04])
    #expect(terminal.waitForEnd(upTo: limit) == .exited(0))
  }

  @Test func waitingEndsAtTheLimit() throws {
    let terminal = try run("/bin/cat")
    let begin = ContinuousClock.now
    #expect(!terminal.wait(upTo: .milliseconds(30)) { _ in false })
    #expect(terminal.waitForEnd(upTo: .milliseconds(30)) == nil)
    terminal.run(for: .milliseconds(30))
    #expect(begin.duration(to: .now) >= .milliseconds(90))
  }

  @Test func waitingEndsWithTheProgram() throws {
    let terminal = try shell("echo gone")
    let begin = ContinuousClock.now
    #expect(!terminal.wait(upTo: .seconds(60)) { _ in false })
    #expect(begin.duration(to: .now) < .seconds(30))
    #expect(terminal.screen.canvas.lines[0] == "gone")
  }

  /// A condition is checked between two pictures, and at the end of the time.
  @Test func aHalfDrawnPictureIsNotLookedAt() throws {
    let terminal = try shell(
      "printf '\\033[?2026hhalf'; read line; printf 'whole\\033[?2026l'; exec cat")
    let end = ContinuousClock.now + limit
    while !terminal.screen.isUpdating, ContinuousClock.now < end {
      terminal.run(for: .milliseconds(1))
    }
    var looks = 0
    terminal.wait(upTo: .milliseconds(300)) { _ in
      looks += 1
      return false
    }
    #expect(looks < 3)
    terminal.send("\n")
    #expect(terminal.wait(upTo: limit) { $0.canvas.lines.contains("whole") })
  }

  @Test func eachReadingHasItsTime() throws {
    let terminal = try shell("echo one; read line; echo two")
    #expect(terminal.wait(upTo: limit) { $0.canvas.lines[0] == "one" })
    terminal.run(for: .milliseconds(30))
    terminal.send("\n")
    terminal.waitForEnd(upTo: limit)
    let one = try #require(terminal.bursts.first { $0.bytes.contains(UInt8(ascii: "o")) })
    let two = try #require(terminal.bursts.first { $0.bytes.contains(UInt8(ascii: "w")) })
    #expect(two.time - one.time >= .milliseconds(30))
    #expect(one.time > .zero)
    #expect(terminal.bursts.flatMap(\.bytes) == terminal.output)
  }

  @Test func aHangUpIsASignal() throws {
    let terminal = try shell("echo ready; exec cat")
    #expect(terminal.wait(upTo: limit) { $0.canvas.lines[0] == "ready" })
    terminal.hangUp()
    #expect(terminal.waitForEnd(upTo: limit) == .signalled(1))
    #expect(!terminal.isSane)
    terminal.send("nobody reads this")
    terminal.resize(to: Size(columns: 3, rows: 3))
    terminal.signal(15)
  }

  @Test(arguments: [("stty -echo", false), ("stty raw", false), ("stty -echo; stty sane", true)])
  func theModesAreReadAfterTheEndToo(script: String, isSane: Bool) throws {
    let terminal = try shell(script)
    #expect(terminal.waitForEnd(upTo: limit) == .exited(0))
    #expect(terminal.isSane == isSane)
  }

  @Test func theProgramEndsWithItsTerminal() throws {
    let watcher = try shell("read pid; while kill -0 $pid; do :; done; echo gone")
    do {
      let terminal = try shell("trap '' HUP TERM; echo $$; while :; do sleep 1; done")
      #expect(terminal.wait(upTo: limit) { Int($0.canvas.lines[0]) != nil })
      watcher.send(terminal.screen.canvas.lines[0] + "\n")
    }
    #expect(watcher.wait(upTo: limit) { $0.canvas.lines.contains("gone") })
  }

  @Test(arguments: ["xterm-256color", "linux", "vt100"])
  func whatTerminfoSaysIsUnderstood(terminal: String) throws {
    let terminal = try shell(
      """
      tput clear; tput cup 2 5; printf here; tput cup 1 0; printf gone; tput cub1; tput cub1
      tput el1; tput cup 4 0; tput bold; printf b; tput rev; printf r; tput sgr0; printf n
      tput cup 0 3; tput sc; tput cup 3 3; tput rc; printf saved; tput bel
      tput enacs; exit 0
      """, terminal: terminal)
    #expect(terminal.waitForEnd(upTo: limit) == .exited(0))
    let canvas = terminal.screen.canvas
    #expect(canvas.lines == ["   saved", "   e", "     here", "", "brn", ""])
    #expect(canvas[Position(column: 0, row: 4)].style.attributes == .bold)
    #expect(canvas[Position(column: 1, row: 4)].style.attributes == [.bold, .reverse])
    #expect(canvas[Position(column: 2, row: 4)].style.attributes == [])
    #expect(terminal.screen.bells == 1)
  }
}
