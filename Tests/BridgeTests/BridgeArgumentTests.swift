import StageRenderer
import Testing
import TimerTestSupport

/// The bridge's errors about wrong arguments: what is wrong, what was expected, and an example.
struct BridgeArgumentTests {
  @Test(arguments: [
    (
      ["web", "--listen", "127.0.0.1:99999"],
      "it is not an address with a port. Expected an address of this machine and a port, "
        + "for example: --listen 0.0.0.0:8484"
    ),
    (
      ["web", "--listen", "18490"],
      "it is not an address with a port. Expected an address of this machine and a port, "
        + "for example: --listen 0.0.0.0:8484"
    ),
    (
      ["web", "--name", "https://clock.example"],
      "it is not a host name. Expected one without https:// and without a port, "
        + "for example: --name clock.example"
    ),
    (
      ["web", "--osc", "here"],
      "it is not a port, or an address with a port. Expected one of them, for example: --osc 8486"
    ),
    (
      ["web", "--osc", "8486", "--osc-from", "there"],
      "it is not an IP address. Expected that of a machine, for example: --osc-from 192.168.1.20"
    ),
    (
      ["web", "--max-pages", "0"],
      "--max-pages '0' is out of range. Expected 1 to 1000, for example: --max-pages 64"
    ),
    (
      ["web", "--room", "Hall"],
      "it is not a valid name. Expected up to 32 lower-case letters, digits and -, "
        + "for example: --room stage-2"
    ),
    (
      ["mqtt", "broker"],
      "it is not a room at a broker. Expected mqtt://HOST/ROOM or mqtt://HOST:PORT/ROOM, "
        + "for example: mqtt://broker/main"
    ),
    (
      ["mqtt", "mqtts://broker/main"],
      "the bridge speaks MQTT without encryption. Expected mqtt:// and a broker on this machine or "
        + "on a network that you trust, for example: mqtt://localhost/main"
    ),
    (["mqtt", "MQTTS://broker:8883/main"], "the bridge speaks MQTT without encryption."),
  ])
  func aWrongArgumentIsNamed(arguments: [String], words: String) throws {
    try expectRefusal(of: arguments, naming: words)
  }

  /// Packets may come from the machines that are named; if none is, only from this one.
  @Test(arguments: [
    ["--osc", "0.0.0.0:8486"], ["--osc", "8486", "--osc-from", "10.0.0.1"],
    ["--osc-from", "10.0.0.1"], ["--osc", "0.0.0.0:8486", "--osc-from", "desk"],
  ])
  func optionsThatDoNotFitAreRefused(arguments: [String]) throws {
    try expectRefusal(of: ["web"] + arguments, naming: "--osc")
  }

  /// What is found out only when the command runs leads to the usage of that command too.
  @Test func theUsageIsThatOfTheCommand() throws {
    try expectRefusal(
      of: ["web"], home: "nowhere", naming: "There is no folder for the tokens.",
      "Usage: speakerclock-bridge web [options]", "See 'speakerclock-bridge web --help'")
  }

  /// No other arguments would help, so the usage is not shown.
  @Test(arguments: [
    (["web"], 74, "The tokens cannot be stored in /dev/null/.local/state/speakerclock/web-main"),
    (
      ["mqtt", "mqtt://broker/main", "--login", "/nowhere"], 65,
      "The file '/nowhere' cannot be read: there is no such file"
    ),
  ])
  func aFileThatFailsHasItsStatus(arguments: [String], status: Int, words: String) throws {
    let bridge = try run(arguments, home: "/dev/null")
    #expect(bridge.waitForEnd(upTo: .patience) == .exited(Int32(status)))
    #expect(bridge.text.contains("Error: " + words), "\(bridge.text)")
    #expect(!bridge.text.contains("Usage:"), "\(bridge.text)")
  }

  private func expectRefusal(
    of arguments: [String], home: String? = nil, naming words: String...
  ) throws {
    let folder = try TemporaryFolder()
    let bridge = try run(arguments, home: home ?? folder.path)
    #expect(bridge.waitForEnd(upTo: .patience) == .exited(64))
    for text in words { #expect(bridge.text.contains(text), "\(bridge.text)") }
  }

  private func run(_ arguments: [String], home: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      [BuiltPrograms.folder + "/speakerclock-bridge"] + arguments,
      environment: ["HOME": home, "TERM": "dumb"], size: Size(columns: 200, rows: 20))
  }
}
