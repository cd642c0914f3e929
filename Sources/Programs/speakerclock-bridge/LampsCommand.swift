import ArgumentParser
import Bridge
import Files
import Platform

/// `speakerclock-bridge lamps`: a room's clock on lamps.
struct LampsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lamps",
    abstract: "Show the phase of a room's clock on lamps.",
    usage: "speakerclock-bridge lamps [--sacn <place>] [--art-net <place>] [--blink1] [options]",
    discussion: """
      A lamp is green, yellow or red; dim while the talk is ready, slowly bright and dim in a pause, \
      and blinking in overtime. If the clock has been silent for 15 seconds, the lamp goes dark for a \
      moment every five seconds. Use a universe of its own.
        speakerclock-bridge lamps --sacn 7:1
        speakerclock-bridge lamps --art-net 192.168.1.50:0:1 --map dimmer3
      Nobody has tried this with a real blink(1).
      """)

  @Option(
    name: .customLong("sacn"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A lamp that begins at this channel of a universe of sACN; by multicast if no host is given; can "
        + "be repeated.", valueName: "[host:]universe:channel"),
    transform: argument(
      { LampPlace.sACN($0) },
      problem:
        "it is not a channel of sACN. Expected a universe from 1 to 63999 and a channel from 1 "
        + "to 512, for example: --sacn 7:1 or --sacn 192.168.1.60:7:1"))
  var sacn: [LampPlace] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A lamp that begins at this channel of a universe of Art-Net, at a node; can be repeated.",
      valueName: "host:universe:channel"),
    transform: argument(
      { LampPlace.artNet($0) },
      problem: "it is not a channel of Art-Net. Expected the name or IPv4 address of a host, a "
        + "universe from 0 to 32767 and a channel from 1 to 512, for example: "
        + "--art-net 192.168.1.50:0:1"))
  var artNet: [LampPlace] = []

  @Flag(help: "A blink(1) mk2 or mk3 on USB (Linux; not tried with a real one).")
  var blink1 = false

  @Option(help: ArgumentHelp("The channels of a lamp: rgb, rgbw or dimmer3.", valueName: "map"))
  var map = LampMap.rgb

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How bright full is, in per cent. (default: 100)", valueName: "percent"),
    transform: argument(
      { text in Int(text).flatMap { 1...100 ~= $0 ? $0 : nil } },
      problem: "it is not a brightness. Expected 1 to 100, in per cent, for example: "
        + "--brightness 40"))
  var brightness = 100

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The address of this machine in the network to which sACN's multicast goes.",
      valueName: "address"),
    transform: argument(
      { HostAddress($0) },
      problem: "it is not an IPv4 address. Expected one of this machine, for example: "
        + "--interface 192.168.1.10"))
  var interface: HostAddress?

  @Option(
    name: .customLong("room"), parsing: .unconditional,
    help: ArgumentHelp("The room whose clock to use. (default: main)", valueName: "name"),
    transform: WebCommand.room)
  var givenRoom: String?

  @Option(
    name: .customLong("via"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Reach the clock through this command, whose standard input and output are connected to it. "
        + "Can be given several times.",
      valueName: "command"))
  var ways: [String] = []

  func validate() throws {
    guard blink1 || !sacn.isEmpty || !artNet.isEmpty else {
      throw ValidationError(
        "There is no lamp. Expected --sacn, --art-net or --blink1, for example: --sacn 7:1")
    }
    let channels = DMXPatch.channels(of: map)
    for place in sacn + artNet where !channels.contains(place.channel) {
      throw ValidationError(
        "A lamp with \(map.count) channels does not fit at channel \(place.channel). Expected 1 to "
          + "\(channels.upperBound) with --map \(map.rawValue)")
    }
    for (universe, patch) in patches(of: sacn) + patches(of: artNet) {
      guard let (first, second) = patch.overlap else { continue }
      throw ValidationError(
        "The lamps at channels \(first) and \(second) of universe \(universe.number) share channels: each "
          + "has \(map.count) with --map \(map.rawValue). Expected the second at \(first + map.count) "
          + "or higher")
    }
  }

  func run() throws {
    let transports: [StageClient.Transport] =
      ways.isEmpty
      ? [.room(RoomAddress(room: room, environment))] : ways.map { .command($0) }
    var runner = LampRunner(
      transports, room: room, isRoomGiven: givenRoom != nil, name: "lamps", outputs: outputs,
      log: {
        writeError($0)
        _ = flushOutput()
      })
    Signals.die(of: runner.run())
  }

  private var room: String { givenRoom ?? "main" }

  // MARK: The ways to the lamps

  /// One for each universe of each host.
  private struct Universe: Hashable {
    let host: String?
    let number: UInt16
  }

  private var outputs: [any LampOutput] {
    let source = source
    let sacn = patches(of: sacn).map { universe, patch in
      LampNetwork.sACN(
        universe.number, patch, host: universe.host, interface: interface, source: source,
        name: "SpeakerClock \(room)")
    }
    let artNet = patches(of: artNet).map { universe, patch in
      LampNetwork.artNet(universe.number, patch, host: universe.host ?? "")
    }
    return sacn + artNet + (blink1 ? [LampNetwork.blink1(brightness: brightness)] : [])
  }

  private func patches(of places: [LampPlace]) -> [(Universe, DMXPatch)] {
    Dictionary(grouping: places) { Universe(host: $0.host, number: $0.universe) }
      .map { ($0, DMXPatch(map, at: $1.map(\.channel), brightness: brightness)) }
  }

  /// The same at each start where it can be stored.
  private var source: [UInt8] {
    guard !sacn.isEmpty, let folder = UserFolder.state(environment) else {
      return SourceIdentity.random()
    }
    let path = "\(folder.path)/\(sender).id"
    do throws(FileError) {
      return try SourceIdentity.stored(at: path)
    } catch {
      writeError("The identity of the sender cannot be stored in \(path): \(error)")
      return SourceIdentity.random()
    }
  }

  /// The name of this sender, which no bridge for another clock on this machine has.
  ///
  /// A way may lead to any room, so the ways are a part of it.
  private var sender: String {
    guard !ways.isEmpty else { return "lamps-\(room)" }
    return "lamps-\(room)-" + String(crc32(ways.joined(separator: "\n").utf8), radix: 16)
  }
}

extension LampMap: ExpressibleByArgument {}
