import ArgumentParser
import Testing

@testable import Commands

struct HookArgumentsTests {
  @Test(arguments: [
    (
      ["--on-cue", ""],
      "The value '' is invalid for '--on-cue <command>': it is empty. Expected a command for the "
        + "shell, for example: --on-cue 'echo $SPEAKERCLOCK_TEXT'"
    ),
    (["--on-zero", " \t\n"], "it is empty. Expected"),
    (
      ["--events", "-"],
      "--events '-' writes to standard output, where the screen is. Expected --plain"
    ),
    (["--on-red"], "Missing value for '--on-red <command>'"),
  ])
  func refusedArgumentsAreNamed(arguments: [String], words: String) throws {
    let error = try #require(throws: (any Error).self) {
      _ = try HookArguments.parse(arguments).sinks(isPlain: false)
    }
    #expect(HookArguments.fullMessage(for: error).contains(words))
    #expect(HookArguments.exitCode(for: error) == .validationFailure)
  }

  @Test(arguments: [
    [], ["--on-start", "true"], ["--events", "-", "--on-stop", "-x"], ["--events", "/dev/null"],
    ["--hook-log", "/dev/null"],
  ])
  func theRestIsTaken(arguments: [String]) throws {
    let hooks = try HookArguments.parse(arguments)
    _ = try hooks.sinks(isPlain: true)
    #expect(hooks.printsEvents == arguments.contains("-"))
  }
}
