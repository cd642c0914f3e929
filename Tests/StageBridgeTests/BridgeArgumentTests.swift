import TerminalCanvas
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

  private func expectRefusal(of arguments: [String], naming words: String) throws {
    let home = try TemporaryFolder()
    let bridge = try PseudoTerminal(
      [BuiltPrograms.folder + "/speakerclock-bridge"] + arguments,
      environment: ["HOME": home.path, "TERM": "dumb"], size: Size(columns: 200, rows: 20))
    #expect(bridge.waitForEnd(upTo: .patience) == .exited(64))
    #expect(bridge.text.contains(words), "\(bridge.text)")
  }
}
