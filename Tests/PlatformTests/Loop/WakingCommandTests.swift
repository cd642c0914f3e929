import Testing

@testable import Platform

struct WakingCommandTests {
  /// `cat` ends with its input, which is a pipe that the clock holds.
  @Test func eachSystemIsKeptAwakeByItsOwnCommand() {
    #expect(UnixHost.wakingCommand(on: .macOS) == ["caffeinate", "-d", "cat"])
    let command = UnixHost.wakingCommand(on: .linux)
    #expect(command.first == "systemd-inhibit" && command.last == "cat")
    #expect(command.contains("--what=idle"))
  }
}
