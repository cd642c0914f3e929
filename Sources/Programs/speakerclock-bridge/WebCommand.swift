import ArgumentParser
import Bridge
import Files
import Platform
import Room
import SpeechAnnouncement
import TimerEngine

/// `speakerclock-bridge web`: a room's clock in browsers.
struct WebCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web",
    abstract: "Show a room's clock in browsers, and let them command it.",
    usage: "speakerclock-bridge web [options]",
    discussion: """
      It waits for the clock and prints the links of the pages. Only this machine can connect unless \
      --listen names another address; 0.0.0.0 means all networks. Then a page opens only with the \
      token in its link.
        speakerclock-bridge web --listen 0.0.0.0:8484
      To take commands from show controllers, by OSC:
        speakerclock-bridge web --osc 0.0.0.0:8486 --osc-from 192.168.1.20
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The room whose clock to use. (default: main)", valueName: "name"),
    transform: Self.room)
  var room = "main"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The address and the port to listen on. (default: 127.0.0.1:8484)", valueName: "address:port"),
    transform: argument(
      { ListenAddress(argument: $0) },
      problem: "it is not an address with a port. Expected an address of this machine and a port, "
        + "for example: --listen 0.0.0.0:8484"))
  var listen = ListenAddress()

  @Option(
    name: .customLong("name"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Another name under which browsers reach it, such as that of a proxy.", valueName: "host"),
    transform: argument(
      { NetworkAddress.hostName($0) },
      problem: "it is not a host name. Expected one without https:// and without a port, "
        + "for example: --name clock.example"))
  var names: [String] = []

  @Flag(help: "Require the token on this machine too.")
  var tokens = false

  @Flag(help: "Make new tokens; the old links stop working.")
  var newTokens = false

  @Option(help: ArgumentHelp("How many pages may be open at once.", valueName: "count"))
  var maxPages = 64

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The address of a proxy whose X-Forwarded-For is believed.", valueName: "address"),
    transform: argument(
      { NetworkAddress.normalized($0) },
      problem: "it is not an IP address. Expected that of the proxy, for example: --proxy 127.0.0.1"
    ))
  var proxy: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What the display shows above a break: an SVG, such as a logo, or the event's name.",
      valueName: "file.svg|text"),
    transform: Self.banner)
  var banner: Banner?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Take OSC commands at this UDP port (only from this machine if no address is given), and "
        + "send what is shown to programs that ask for it.",
      valueName: "[address:]port"),
    transform: argument(
      { ListenAddress(osc: $0) },
      problem: "it is not a port, or an address with a port. Expected one of them, "
        + "for example: --osc 8486"))
  var osc: ListenAddress?

  @Option(
    name: .customLong("osc-from"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Another machine that may send OSC; needs --osc with an address that it can reach; can be repeated.",
      valueName: "address"),
    transform: argument(
      { NetworkAddress.normalized($0) },
      problem: "it is not an IP address. Expected that of a machine, "
        + "for example: --osc-from 192.168.1.20"))
  var oscSenders: [String] = []

  /// How many files are open beside the connections of browsers: the clock's sockets, OSC and what
  /// is read.
  private static let otherDescriptors = 64

  func validate() throws {
    guard oscSenders.isEmpty || osc != nil else {
      throw ValidationError(
        "--osc-from needs --osc with an address that other machines can reach, for example: "
          + "--osc 0.0.0.0:8486")
    }
    if let osc, osc.isLoopback != oscSenders.isEmpty {
      throw ValidationError(
        "OSC has no tokens. Other machines need --osc with an address that they can reach, and "
          + "--osc-from with their own address, for example: --osc 0.0.0.0:8486 --osc-from 192.168.1.20"
      )
    }
    guard 1...1000 ~= maxPages else {
      throw ValidationError(
        "--max-pages '\(maxPages)' is out of range. Expected 1 to 1000, for example: --max-pages 64"
      )
    }
    let needed = ConnectionLimits.descriptors(forPages: maxPages) + Self.otherDescriptors
    let limit = raiseDescriptorLimit(to: needed)
    guard limit >= needed else {
      throw ValidationError(
        "--max-pages '\(maxPages)' needs \(needed) open files, but this system allows \(limit). Expected "
          + "fewer pages, for example: --max-pages 64; or allow more with ulimit -n")
    }
  }

  func run() throws {
    let (tokens, path) = try storedTokens()
    let names =
      self.names + [hostName, hostName + ".local"].filter { $0.count > 6 || $0 == hostName }
    let access = AccessRules(
      names: names.filter { !$0.isEmpty }, needsTokens: needsTokens, tokens: tokens,
      cookie: "speakerclock-\(listen.port)")
    var options = BridgeOptions(RoomAddress(room: room, environment), access)
    options.host = listen.host
    options.port = listen.port
    options.maxPages = maxPages
    options.proxy = proxy
    options.messages = Self.messages
    options.pages = Page(banner: banner)
    options.report = report
    options.log = { writeError("refused \($0)") }
    options.started = { port in
      printLinks(port, tokens, path)
      _ = flushOutput()
    }
    options.osc = osc.map { osc in
      var options = OSCOptions(host: osc.host, port: osc.port, senders: Set(oscSenders))
      options.started = { port in
        writeOutput("OSC:              \(osc.host):\(port)")
        _ = flushOutput()
      }
      return options
    }
    let (place, reason) = BridgeServer.run(options)
    try fail(
      "cannot listen on \(place): \(reason). Expected an address of this machine and a free "
        + "port, for example: 127.0.0.1:8485", status: 74)
  }

  /// Through a proxy, requests may come from anywhere, whatever the listening address is.
  private var needsTokens: Bool { tokens || !listen.isLoopback || !names.isEmpty || proxy != nil }

  /// The picture of a file whose name ends with `.svg`, or else the text.
  private static func banner(_ text: String) throws -> Banner {
    let example = ", for example: --banner logo.svg"
    do {
      guard text.lowercased().hasSuffix(".svg") else { return try Banner(text: text) }
      return try Banner(svg: FileSystem.readStream(text, upTo: Banner.maxBytes + 1))
    } catch let error as FileError {
      throw ValidationError("\(error). Expected a file that can be read\(example)")
    } catch {
      throw ValidationError(
        "\(error). Expected a text, or an SVG of up to 100 kB with nothing but shapes and letters"
          + example)
    }
  }

  static func room(_ text: String) throws -> String {
    guard text.isRoomName else {
      throw ValidationError(
        "it is not a valid name. Expected up to 32 lower-case letters, digits and -, "
          + "for example: --room stage-2")
    }
    return text
  }

  private func storedTokens() throws -> (tokens: Tokens, path: String) {
    guard let folder = UserFolder.state(environment) else {
      throw ValidationError(
        "There is no folder for the tokens. Expected HOME to be an absolute path, "
          + "for example: HOME=/home/ada")
    }
    let path = "\(folder.path)/web-\(room).tokens"
    do throws(FileError) {
      return (try Tokens.stored(at: path, isNew: newTokens), path)
    } catch {
      try fail("The tokens cannot be stored in \(path.printable): \(error)", status: 74)
    }
  }

  /// The messages that `config.yaml` stores, in the order of their numbers.
  private static func messages() -> [RemoteMessage] {
    guard let folder = UserFolder.configuration(environment) else { return [] }
    let entries = ConfigurationFile(folder.configuration, isOptional: true).messages
    return entries.sorted { $0.name.text < $1.name.text }.compactMap { entry in
      guard !entry.isList, let line = entry.values.first?.text, let message = StoredMessage(line)
      else { return nil }
      return RemoteMessage(line: line, text: message.text)
    }
  }

  /// The maximum size in bytes of a file of talks: about twenty thousand talks.
  private static let maxReport = 1 << 24

  /// The talks of this room that have ended; those of others need their own bridge's token.
  private func report() -> String? {
    guard let path = UserFolder.state(environment)?.talks else { return nil }
    do throws(FileError) {
      let bytes = try FileSystem.readStream(path, upTo: Self.maxReport + 1)
      guard bytes.count <= Self.maxReport else { return nil }
      let reader = ReportReader(bytes, file: path)
      let rows = ReportedTalk.rows(
        of: reader.talks.filter { $0.room == room },
        leftOut: reader.leftOut.filter { $0.room == room })
      return ReportTable.csv(of: rows) + "\n"
    } catch .missing {
      return ReportTable.csv(of: []) + "\n"
    } catch {
      return nil
    }
  }

  // MARK: Links

  /// Prints the links of the pages; on a terminal also as codes for a phone's camera.
  private func printLinks(_ port: Int, _ tokens: Tokens, _ path: String) {
    let base = "http://\(listen.linkHost):\(port)"
    let viewer = needsTokens ? "?token=\(tokens.viewer)" : ""
    let page = "\(base)/\(viewer)"
    let backstage = "\(base)/backstage\(viewer)"
    let remote = "\(base)/remote?token=\(tokens.operator)"
    let hasCodes = isTerminal(1) && needsTokens
    for (name, link) in [("Display: ", page), ("Remote:  ", remote), ("Backstage: ", backstage)] {
      writeOutput(name + link)
      if hasCodes { writeOutput(picture: QRCode.picture(of: link)) }
    }
    writeOutput("The tokens are in \(path); --new-tokens makes new ones.")
  }
}
