import Testing
import TimerTestSupport

/// Arguments as the system passes them to the program.
@Suite(.waitsForPrograms)
struct ArgumentTests {
  /// libfaketime sets a variable before the program begins, which moves the environment.
  @Test(.enabled(if: Fault.setsWallClock))
  func theyArriveWhereALibraryHasMovedTheEnvironment() throws {
    let program = try Program(
      script: "LD_PRELOAD=$(faketime -f +0d printenv LD_PRELOAD) FAKETIME=+1d "
        + "speakerclock timeline 0:07 --language de")
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.written.contains { $0.contains("Sekunden") }, "\(program.written)")
  }

  @Test(arguments: [
    "speakerclock --plain --log \"$B\"", "speakerclock --plain --events \"x$B\"",
    "speakerclock \"$B\"",
    "speakerclock presets check \"$B\"", "speakerclock --plain --title \"a$B\"",
    "speakerclock \"--$B\"",
  ])
  func bytesThatAreNoTextAreRefused(command: String) throws {
    let home = try TemporaryFolder(inMemory: true)
    let program = try Program(
      script: "B=$(printf 'caf\\351'); \(command) </dev/null >out 2>&1; echo status $?; ls | wc -l",
      home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(program.written.first == "status 64")
    #expect(program.written.last?.contains("1") == true, "only the output lies there")
    let text = home.text(of: "out")
    #expect(text.hasPrefix("Error: The argument '"))
    #expect(text.contains("caf\u{fffd}' is not valid UTF-8. Expected UTF-8"), "\(text)")
  }
}
