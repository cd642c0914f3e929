import ArgumentParser
import Bridge
import CVersion
import Files
import Platform
import Room
import TimerEngine

/// `speakerclock-bridge mqtt`: a room's clock at an MQTT broker.
struct BrokerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mqtt",
    abstract: "Connect a room to an MQTT broker (a message server).",
    usage: "speakerclock-bridge mqtt mqtt://host[:port]/room [options]",
    discussion: """
      It waits for the room's clock and publishes its state under speakerclock/1/ROOM/. Displays \
      anywhere can show the room, and clients can send it commands.
        speakerclock-bridge mqtt mqtt://broker/main
        speakerclock display --via \\
          'speakerclock-bridge mqtt mqtt://broker/main --attach'
      With --attach, + stands for all rooms of the broker:
        speakerclock display --all --via \\
          'speakerclock-bridge mqtt mqtt://broker/+ --attach'
      The broker also keeps the room's report of the day:
        speakerclock report --via \\
          'speakerclock-bridge mqtt mqtt://broker/+ --attach'
      To add the room to Home Assistant, or to remove it there:
        speakerclock-bridge mqtt mqtt://broker/main --home-assistant
        speakerclock-bridge mqtt mqtt://broker/main --home-assistant off
      A user's name and password come from the file that --login names, or from \
      SPEAKERCLOCK_MQTT_USER and SPEAKERCLOCK_MQTT_PASSWORD.
      """)

  @Argument(
    help: ArgumentHelp("The broker and the room.", valueName: "mqtt://host[:port]/room"),
    transform: Self.place)
  var place: BrokerPlace

  private static func place(_ text: String) throws -> BrokerPlace {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    guard !["mqtts", "wss", "ssl", "tls"].contains(scheme) else {
      throw ValidationError(
        "the bridge speaks MQTT without encryption. Expected mqtt:// and a broker on this machine or "
          + "on a network that you trust, for example: mqtt://localhost/main. That broker can be connected "
          + "to another one with encryption")
    }
    guard let place = BrokerPlace(argument: text) else {
      throw ValidationError(
        "it is not a room at a broker. Expected mqtt://HOST/ROOM or mqtt://HOST:PORT/ROOM, "
          + "for example: mqtt://broker/main")
    }
    return place
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The room of the clock on this machine; default: the one in the address.", valueName: "name"),
    transform: WebCommand.room)
  var room: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A file with the user's name on one line and the password on the next.", valueName: "file"))
  var login: String?

  /// Whether Home Assistant is told of the room.
  enum Discovery: String, CaseIterable, ExpressibleByArgument {
    /// It is told.
    case on
    /// What it was told is removed, and nothing else is done.
    case off
  }

  @Option(
    defaultAsFlag: .on,
    help: ArgumentHelp(
      "Let Home Assistant add the room as a device; off removes it and exits.",
      valueName: "on|off"))
  var homeAssistant: Discovery?

  @Flag(help: "Speak the room's protocol on standard input and output, for display --via.")
  var attach = false

  func validate() throws {
    guard place.room != RoomTopics.everyRoom || attach else {
      throw ValidationError(
        "'+' stands for all rooms of a broker and needs --attach. Expected the name of one room, "
          + "for example: mqtt://broker/main")
    }
    guard homeAssistant == nil || !attach else {
      throw ValidationError(
        "--home-assistant is of the bridge beside the clock. Expected it without --attach, "
          + "for example: mqtt://broker/main --home-assistant")
    }
  }

  func run() throws {
    let broker = BrokerAddress(host: place.host, port: place.port, login: try storedLogin())
    if attach { return try connectDisplay(to: broker) }
    if homeAssistant == .off { return try removeDevice(at: broker) }
    let report = DayRows(
      UserFolder.state(environment)?.talks, of: room ?? place.room, as: place.room)
    BrokerBridge.run(
      RoomAddress(room: room ?? place.room, environment), as: place.room, at: broker,
      homeAssistant: homeAssistant.map { _ in
        HomeAssistant(version: String(cString: cversion_text()))
      },
      report: report.current,
      log: { writeError($0) })
  }

  /// Removes the room from Home Assistant, also while no clock is there.
  private func removeDevice(at broker: BrokerAddress) throws {
    if let reason = BrokerBridge.removeDevice(of: place.room, at: broker) {
      try fail(reason, status: 1)
    }
    writeOutput("Removed room \(place.room) from Home Assistant")
    guard flushOutput() else { throw ExitCode(74) }
  }

  /// Connects a display until its input ends.
  private func connectDisplay(to broker: BrokerAddress) throws {
    guard FileDescriptor(0).hasOtherSide, FileDescriptor(1).hasOtherSide else {
      throw ValidationError(
        "--attach connects a display to standard input and output. Expected in the command of "
          + "--via, for example: "
          + "speakerclock display --via 'speakerclock-bridge mqtt mqtt://broker/main --attach'")
    }
    guard let reason = BrokerBridge.attach(to: place.room, at: broker) else { return }
    // The display shows what its child says last. The standard output is closed already.
    writeError(reason)
    throw ExitCode(1)
  }

  /// Who the broker is told this is; never from the command line, which other users can read.
  private func storedLogin() throws -> BrokerAddress.Credentials? {
    let name = environment("SPEAKERCLOCK_MQTT_USER")
    guard let login else {
      return name.map {
        BrokerAddress.Credentials(
          user: $0, password: environment("SPEAKERCLOCK_MQTT_PASSWORD") ?? "")
      }
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(login)
    } catch {
      try fail("The file '\(login.printable)' cannot be read: \(error)", status: 65)
    }
    guard let stored = BrokerAddress.Credentials(file: bytes) else {
      try fail(
        "'\(login.printable)' contains no login. Expected a name on the first line and a password on "
          + "the second", status: 65)
    }
    return stored
  }
}

/// A room at a broker, or all of its rooms: `mqtt://HOST[:PORT]/ROOM`.
struct BrokerPlace: Hashable {
  let host: String
  let port: Int
  let room: String

  init?(argument: String) {
    guard argument.hasPrefix("mqtt://") else { return nil }
    let parts = argument.dropFirst("mqtt://".count)
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // A name and a password would be seen by all who can list processes.
    guard parts.count == 2, parts[1].isRoomName || parts[1] == RoomTopics.everyRoom,
      !parts[0].contains("@")
    else {
      return nil
    }
    room = parts[1]
    let rest: Substring
    if parts[0].hasPrefix("["), let end = parts[0].firstIndex(of: "]") {
      host = String(parts[0][..<end].dropFirst())
      rest = parts[0][parts[0].index(after: end)...]
    } else {
      host = String(parts[0].prefix { $0 != ":" })
      rest = parts[0].dropFirst(host.count)
    }
    guard !host.isEmpty, let port = Self.port(rest) else { return nil }
    self.port = port
  }

  /// The port after a host: `:1883`, or nothing for the usual one; `nil` for anything else.
  private static func port(_ text: Substring) -> Int? {
    guard !text.isEmpty else { return BrokerAddress.defaultPort }
    guard text.first == ":", let port = UInt16(text.dropFirst()), port > 0 else { return nil }
    return Int(port)
  }
}
