import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The program with scripts as the only speech engines in PATH.
@Suite(.waitsForPrograms)
struct VoiceTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private var path: [String: String] { ["PATH": home.path(of: "bin")] }

  /// Writes an engine or a player.
  private func install(_ name: String, _ script: String) throws {
    try home.writeScript(script, to: "bin/\(name)")
  }

  private func start(_ arguments: String...) throws -> Program {
    try Program(
      command: [Program.path] + arguments + ["--start"], environment: path, home: home)
  }

  /// The lines that a script has left in a file, once there are so many.
  private func lines(of name: String, count: Int, _ program: Program) -> [String] {
    var lines: [String] = []
    program.terminal.wait(upTo: .patience) { _ in
      lines = home.text(of: name).split(separator: "\n").map(String.init)
      return lines.count >= count
    }
    return lines
  }

  @Test func aCommandIsGivenTextAndLanguageAndNoShellSeesThem() throws {
    try install("engine", "echo \"$#|$1|$2\" >>\(home.path(of: "said"))")
    let program = try start("5:00", "--voice-command", "engine '{text}' lang={language}")
    #expect(
      lines(of: "said", count: 1, program) == ["2|Start. 5 minutes.|lang=en"])
  }

  #if os(Linux)
  @Test func aChildHasNothingOfOurs() throws {
    try install(
      "engine",
      "for file in /proc/$$/fd/*; do /usr/bin/readlink $file; done >\(home.path(of: "files"))")
    let program = try start("5:00", "--voice-command", "engine {text}")
    let files = lines(of: "files", count: 4, program)
    // Beside its own script, and what that writes to.
    #expect(Set(files.filter { !$0.hasPrefix(home.path) }) == ["/dev/null"])
  }
  #endif

  @Test func aChildThatWritesTenMegabytesSpoilsNothing() throws {
    try install(
      "engine", "/usr/bin/head -c 10000000 /dev/zero >&2; echo \"$?\" >\(home.path(of: "done"))")
    let program = try start("5:00", "--voice-command", "engine {text}")
    #expect(lines(of: "done", count: 1, program) == ["0"])
    #expect(program.counts(to: "04:59"))
  }

  @Test(
    arguments: [("exit 1", "exited with status 1"), ("kill -9 $$", "was killed by signal 9")])
  func anEngineThatFailsCostsOneLine(script: String, fault: String) throws {
    try install("engine", script)
    let program = try start("5:00", "--voice-command", "engine {text}")
    #expect(
      program.says("Voice engine failed twice: it \(fault); speech is off"))
    #expect(program.counts(to: "04:59"))
  }

  @Test func aMissingEngineCostsOneLine() throws {
    let program = try start("5:00", "--announce", "speak")
    #expect(program.says("Speech is off: none of these was found: say, spd-say, espeak-ng."))
    #expect(program.counts(to: "04:59"))
  }

  @Test func theEndOfTheProgramEndsAHungEngineWithAllItsChildren() throws {
    let lifeline = try Lifeline(in: home)
    try install("engine", "exec 3>\(lifeline.path); echo up >&3; /bin/sleep 1000 & wait")
    let program = try start("5:00", "--voice-command", "engine {text}")
    #expect(lifeline.isTaken(by: program))
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    #expect(lifeline.isLeft(by: program))
  }

  @Test(arguments: [" ", "+", "v"])
  func aKeySilencesWhatIsNotTrueAnyMore(key: String) throws {
    let lifeline = try Lifeline(in: home)
    try install("engine", "exec 3>\(lifeline.path); echo up >&3; /bin/sleep 1000 & wait")
    let program = try start("5:00", "--voice-command", "engine {text}")
    #expect(lifeline.isTaken(by: program))
    program.terminal.send(key)
    #expect(lifeline.isLeft(by: program))
  }

  @Test func theBellRingsWhereNoPlayerIs() throws {
    try install("engine", "exit 0")
    let program = try start("12s", "--voice-command", "engine {text}")
    // Rings that a busy machine has made late are one.
    #expect(program.terminal.wait(upTo: .patience) { $0.bells > 1 })
  }

  @Test func aPlayerPlaysTheTonesAndTheBellIsSilent() throws {
    try install("engine", "exit 0")
    try install("paplay", "echo \"${1##*/}\" >>\(home.path(of: "played"))")
    let program = try start("2s", "--voice-command", "engine {text}")
    let (beep, end) = ("tone-880-120-1.wav", "tone-1320-600-1.wav")
    program.wait { home.text(of: "played").contains("\(end)\n") }
    // A busy machine may leave out the beep, or run its player after the other one.
    let played = lines(of: "played", count: 1, program)
    #expect([[beep, end], [end, beep], [end]].contains(played), "\(played)")
    #expect(program.terminal.screen.bells == 0)
    let tones = [
      "tone-1320-600-1.wav", "tone-660-300-1.wav", "tone-660-300-2.wav", "tone-660-300-3.wav",
      "tone-880-120-1.wav", "tone-880-120-2.wav", "tone-880-120-3.wav",
    ]
    program.wait { home.names(in: ".cache/speakerclock") == tones }
    #expect(home.names(in: ".cache/speakerclock") == tones)
  }
}

/// A pipe that a child and its children hold open for as long as they live.
private final class Lifeline {
  let path: String
  private let descriptor: Int32

  init(in folder: TemporaryFolder) throws {
    path = try folder.makePipe("lifeline")
    descriptor = open(path, O_RDONLY | O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Whether somebody has written to it before long.
  func isTaken(by program: Program) -> Bool { reads(program) { $0 > 0 } }

  /// Whether nobody holds it any more before long.
  func isLeft(by program: Program) -> Bool { reads(program) { $0 == 0 } }

  private func reads(_ program: Program, until condition: (Int) -> Bool) -> Bool {
    let limit = ContinuousClock.now + .patience
    var byte: UInt8 = 0
    while ContinuousClock.now < limit {
      if condition(read(descriptor, &byte, 1)) { return true }
      program.terminal.run(for: .milliseconds(20))
      program.rest(milliseconds: 5)
    }
    return false
  }
}
