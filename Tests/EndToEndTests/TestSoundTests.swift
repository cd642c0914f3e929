import Testing
import TimerTestSupport

/// `test-sound`, with players and engines that are scripts.
@Suite(.waitsForPrograms)
struct TestSoundTests {
  private func report(
    _ scripts: [String: String], _ arguments: String...
  ) throws -> (lines: [String], ending: PseudoTerminal.Ending?) {
    let home = try TemporaryFolder(inMemory: true)
    for (name, script) in scripts { try home.writeScript(script, to: "bin/\(name)") }
    let program = try Program(
      command: [Program.path, "test-sound"] + arguments,
      environment: ["PATH": home.path(of: "bin")], home: home)
    let ending = program.terminal.waitForEnd(upTo: .patience)
    return (program.written, ending)
  }

  /// The words of the lines without the times.
  private func words(_ lines: [String]) -> [String] {
    lines.filter { $0.hasSuffix(" ms") }.map { line in
      line.split(separator: " ").dropLast(2).joined(separator: " ")
    }
  }

  @Test func itSaysWhoAnsweredAndHow() throws {
    let (lines, ending) = try report(
      ["paplay": "exit 1", "aplay": "exit 0", "spd-say": "exit 0", "engine": "exit 0"],
      "--voice-command", "engine {text}")
    #expect(
      words(lines) == [
        "paplay beep exited with status 1", "aplay beep played", "aplay yellow played",
        "aplay red played",
        "aplay zero played", "aplay bell played", "aplay bell2 played", "aplay bell3 played",
        "engine voice played", "spd-say voice played",
      ])
    #expect(lines.suffix(2) == ["Tones: aplay", "Voice: engine"])
    #expect(ending == .exited(0))
  }

  @Test func whereNothingIsHeardItAsksForASoundSystem() throws {
    let (lines, ending) = try report(["espeak-ng": "echo ALSA lib error >&2"])
    #expect(words(lines) == ["espeak-ng voice made no sound"])
    #expect(lines.contains { $0.hasPrefix("Tones: none, the terminal's bell rings instead.") })
    #expect(lines.last == "Voice: none. What was found does not work: is there a sound system?")
    #expect(!lines.joined().contains("ALSA"))
    #expect(ending == .exited(74))
  }

  @Test func aHungPlayerIsEnded() throws {
    let (lines, ending) = try report(["spd-say": "exec /bin/sleep 1000"])
    #expect(words(lines) == ["spd-say voice did not finish in time"])
    #expect(ending == .exited(74))
  }
}
