import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Commands that are run when something happens to the talk.
@Suite(.waitsForPrograms)
struct HookTests {
  /// Waits until a file holds what a condition asks for; returns whether it came.
  private func file(_ name: String, in home: TemporaryFolder, has: (String) -> Bool) -> Bool {
    let limit = ContinuousClock.now + .patience
    while !has(home.text(of: name)), .now < limit { usleep(20_000) }
    return has(home.text(of: name))
  }

  @Test func aCommandFindsTheTalkInItsEnvironment() throws {
    let home = try TemporaryFolder(inMemory: true)
    // Yellow begins soon, and lasts six seconds.
    let program = try Program(
      script: "printf 'start\nset 3:01\n' | SPEAKERCLOCK_PRESET=other "
        + "speakerclock --preset ted --speed 20 "
        + "--on-yellow 'env | grep ^SPEAKERCLOCK_ | sort' --hook-log log", home: home)
    let isRun = program.terminal.wait(upTo: .patience) { _ in
      home.text(of: "log").contains("SPEAKERCLOCK_TEXT")
    }
    #expect(isRun)
    // On a busy machine the second may be a later one.
    let names = ["PHASE=yellow", "PRESET=TED talk", "REMAINING=", "TEXT=Yellow. "]
    let lines = home.text(of: "log").split(separator: "\n")
    #expect(lines.count == names.count)
    for (line, name) in zip(lines, names) { #expect(line.hasPrefix("SPEAKERCLOCK_" + name)) }
  }

  @Test func eachIsRunWhenItIsDueAndIsReaped() throws {
    let home = try TemporaryFolder(inMemory: true)
    let hooks = ["start", "yellow", "red", "zero", "stop"].map {
      "--on-\($0) 'echo \($0) $$ >>log'"
    }
    let program = try Program(
      script: "speakerclock 2 --yellow 1:30 --red 0:50 --speed 10 \(hooks.joined(separator: " "))",
      home: home)
    program.terminal.wait(upTo: .patience) { $0.isAlternate }
    program.terminal.send(" ")
    #expect(
      program.terminal.wait(upTo: .patience) { _ in
        home.text(of: "log").contains("zero ")
      })
    program.terminal.send(" ")
    #expect(file("log", in: home) { $0.contains("stop ") })
    let lines = home.text(of: "log").split(separator: "\n").map { $0.split(separator: " ") }
    #expect(Set(lines.map(\.[0])) == ["start", "yellow", "red", "zero", "stop"])
    let ids = lines.compactMap { Int32($0[1]) }
    #expect(ids.count == 5)
    // A child that nobody has reaped is still there.
    program.terminal.wait(upTo: .patience) { _ in ids.allSatisfy { kill($0, 0) != 0 } }
    #expect(ids.allSatisfy { kill($0, 0) != 0 })
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
  }

  /// A command, the notice about it, and the length of a talk with enough cues to cause that
  /// notice.
  @Test(arguments: [
    ("exec sleep 20", "--on-cue did not run: 8 of its commands are still running", 12),
    ("head -c 10000000 /dev/zero; exit 3", "--on-cue failed: status 3", 3),
  ])
  func theDigitsGoOn(command: String, notice: String, length: Int) throws {
    let home = try TemporaryFolder(inMemory: true)
    let start = ContinuousClock.now
    let program = try Program(
      "\(length)s", "--start", "--on-cue", command, "--log", home.path(of: "log"), home: home)
    #expect(program.says(notice))
    #expect(program.terminal.wait(upTo: .patience) { _ in program.time?.first == "-" })
    // The minus appears a second after zero. A clock that waits for `sleep 20` takes twenty seconds
    // longer.
    let passed = start.duration(to: .now)
    #expect((.seconds(length)...(.seconds(length + 18))).contains(passed), "\(passed)")
    #expect(home.text(of: "log").contains(notice))
  }

  @Test func aHookOutlivesTheProgramAndItsTerminal() throws {
    let home = try TemporaryFolder(inMemory: true)
    let program = try Program(
      "5:00", "--start", "--on-start", "sleep 1; echo over >\(home.path(of: "log"))", home: home)
    program.terminal.hangUp()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(1))
    #expect(file("log", in: home) { $0 == "over\n" })
  }

  @Test func aTalkThatGoesOnAfterACrashDoesNotStartAgain() throws {
    let home = try TemporaryFolder(inMemory: true)
    let first = try Program("5:00", "--start", home: home)
    #expect(first.counts(to: "04:59"))
    #expect(
      file(".local/state/speakerclock/talk.json", in: home) { $0.contains(#""run" : "running""#) })
    first.terminal.signal(9)
    #expect(first.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    let log = home.path(of: "log")
    let second = try Program(
      "--on-start", "echo start >>\(log)", "--on-stop", "echo stop >>\(log)", home: home)
    #expect(second.says("The last talk had not ended: it is still running"))
    second.terminal.send(" ")
    #expect(file("log", in: home) { !$0.isEmpty })
    #expect(home.text(of: "log") == "stop\n")
  }

  @Test(arguments: [
    (["--hook-log", "/"], "--hook-log '/' cannot be opened (Is a directory). Expected a file", 74),
    (["--events", "/no/e"], "--events '/no/e' cannot be opened (No such file or directory).", 74),
    (
      ["--events", "-"], "--events '-' writes to standard output, where the screen is. Expected", 64
    ),
  ])
  func wrongHookOptionsAreRefused(arguments: [String], words: String, status: Int32) throws {
    let program = try Program(
      command: [Program.path] + arguments, size: Size(columns: 400, rows: 12))
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(status))
    #expect(program.lines.joined().contains(words), "\(program.lines)")
  }
}
