import Platform
import StageRenderer
import Testing
import TimerTestSupport

@testable import Bridge

/// The errors of `speakerclock-bridge lamps` about wrong arguments: what is wrong, what was
/// expected, and an example.
struct LampArgumentTests {
  @Test(arguments: [
    ([], "There is no lamp. Expected --sacn, --art-net or --blink1, for example: --sacn 7:1"),
    (
      ["--sacn", "0:1"],
      "it is not a channel of sACN. Expected a universe from 1 to 63999 and a channel from 1 to 512, "
        + "for example: --sacn 7:1"
    ),
    (
      ["--sacn", "64000:1"],
      "it is not a channel of sACN. Expected a universe from 1 to 63999 and a channel from 1 to 512, "
        + "for example: --sacn 7:1"
    ),
    (
      ["--sacn", "7:1", "--map", "RGB"],
      "The value 'RGB' is invalid for '--map <map>'. Please provide one of 'rgb', 'rgbw' or 'dimmer3'."
    ),
    (
      ["--sacn", "7:513"],
      "it is not a channel of sACN. Expected a universe from 1 to 63999 and a channel from 1 to 512, "
        + "for example: --sacn 7:1"
    ),
    (
      ["--art-net", "0:1"],
      "it is not a channel of Art-Net. Expected the name or IPv4 address of a host, a universe from 0 to "
        + "32767 and a channel from 1 to 512, for example: --art-net 192.168.1.50:0:1"
    ),
    (
      ["--art-net", "0:7:1"],
      "it is not a channel of Art-Net. Expected the name or IPv4 address of a host, a universe from 0 to "
        + "32767 and a channel from 1 to 512, for example: --art-net 192.168.1.50:0:1"
    ),
    (
      ["--sacn", ":7:1"],
      "it is not a channel of sACN. Expected a universe from 1 to 63999 and a channel from 1 to 512, "
        + "for example: --sacn 7:1 or --sacn 192.168.1.60:7:1"
    ),
    (
      ["--art-net", "[::1]:0:1"],
      "it is not a channel of Art-Net. Expected the name or IPv4 address of a host, a universe from 0 to "
        + "32767 and a channel from 1 to 512, for example: --art-net 192.168.1.50:0:1"
    ),
    (
      ["--sacn", "7:510", "--map", "rgbw"],
      "A lamp with 4 channels does not fit at channel 510. Expected 1 to 509 with --map rgbw"
    ),
    (
      ["--blink1", "--brightness", "0"],
      "it is not a brightness. Expected 1 to 100, in per cent, for example: --brightness 40"
    ),
    (
      ["--blink1", "--brightness", "-x"],
      "it is not a brightness. Expected 1 to 100, in per cent, for example: --brightness 40"
    ),
    (
      ["--sacn", "7:3", "--sacn", "8:2", "--sacn", "7:1"],
      "The lamps at channels 1 and 3 of universe 7 share channels: each has 3 with --map rgb. Expected the "
        + "second at 4 or higher"
    ),
    (
      ["--sacn", "7:1", "--interface", "::1"],
      "it is not an IPv4 address. Expected one of this machine, for example: --interface "
        + "192.168.1.10"
    ),
    (
      ["--sacn", "7:1", "--interface", "eth0"],
      "it is not an IPv4 address. Expected one of this machine, for example: --interface "
        + "192.168.1.10"
    ),
  ])
  func aWrongArgumentIsNamed(arguments: [String], words: String) throws {
    let home = try TemporaryFolder()
    let bridge = try PseudoTerminal(
      [BuiltPrograms.folder + "/speakerclock-bridge", "lamps"] + arguments,
      environment: ["HOME": home.path, "TERM": "dumb"], size: Size(columns: 250, rows: 20))
    #expect(bridge.waitForEnd(upTo: .patience) == .exited(64))
    #expect(bridge.text.contains(words), "\(bridge.text)")
  }

  @Test func theRuleIsTheOneThatIsInstalled() {
    let path = "\(projectFolder)/Sources/Programs/speakerclock-bridge/70-speakerclock.rules"
    let lines = String(decoding: TemporaryFolder.bytes(of: path) ?? [], as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.last.map(String.init) == Blink1Output<HIDDevice>.rule)
  }
}
