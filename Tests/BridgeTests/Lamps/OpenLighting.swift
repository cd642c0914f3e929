import StageRenderer
import TimerTestSupport

/// Debian's `olad`, the daemon of Open Lighting Architecture, which receives sACN and Art-Net in a
/// network of its own and leads what it hears to its dummy output; and what its recorder has read
/// back.
final class OpenLighting {
  /// A change of a universe.
  struct Change: Hashable {
    /// The time since the recorder's first packet.
    let time: Duration
    /// The slots, such as `0,255,0`.
    let slots: String
  }

  /// The universe that it hears by sACN, and the one by Art-Net.
  static let sACN = 7
  static let artNet = 3

  /// Whether it is installed, and can have a network of its own.
  static let isThere =
    OwnNetwork.path("olad") != nil && OwnNetwork.path("ola_recorder") != nil
    && OwnNetwork.isPossible

  /// Its parts that are not needed, some of which look for devices at USB.
  private static let others = [
    "espnet", "ftdidmx", "gpio", "karate", "kinet", "milinst", "opendmx", "openpixelcontrol",
    "osc", "pathport", "renard", "sandnet", "shownet", "spi", "stageprofi", "uartdmx", "usbdmx",
    "usbserial",
  ]

  let network: OwnNetwork
  let home: TemporaryFolder
  private let daemon: PseudoTerminal
  private let recorder: PseudoTerminal

  /// Starts it and its recorder.
  init() throws {
    network = try OwnNetwork()
    let home = try TemporaryFolder(inMemory: true)
    self.home = home
    for folder in ["run", "ola"] { try home.makeFolder(folder) }
    for name in Self.others { try home.write("enabled = false\n", to: "ola/ola-\(name).conf") }
    // Its first output is the dummy, its inputs are those of sACN and of Art-Net.
    try home.write(
      """
      1-1-O-0 = \(Self.sACN)
      11-1-I-0 = \(Self.sACN)
      2-1-I-0 = \(Self.artNet)

      """, to: "ola/ola-port.conf")
    func start(_ arguments: [String]) throws -> PseudoTerminal {
      try PseudoTerminal(
        arguments, environment: ["TERM": "dumb", "PATH": "/usr/bin:/bin", "HOME": home.path],
        size: Size(columns: 200, rows: 60))
    }
    // It refuses to run as root, as which the users of a network of their own appear in it.
    daemon = try start(
      network.prefix + [
        OwnNetwork.path("unshare") ?? "", "--user", "--map-user=1000",
        OwnNetwork.path("olad") ?? "", "--config-dir", home.path(of: "ola"), "--log-level", "3",
        "--no-http", "--no-register-with-dns-sd",
      ])
    daemon.writes("Started E1.31")
    recorder = try start(
      network.prefix + [
        OwnNetwork.path("ola_recorder") ?? "", "--record", home.path(of: "show"), "--log-level",
        "3", "--universes", "\(Self.sACN),\(Self.artNet)",
      ])
    recorder.wait(upTo: .patience) { [recorder] _ in
      recorder.text.ranges(of: "Register completed").count == 2
    }
  }

  /// Runs a program with the folders of this test; the network is its own, if it needs one.
  func run(_ arguments: [String], inNetwork: Bool = false) throws -> PseudoTerminal {
    try PseudoTerminal(
      (inNetwork ? network.prefix : []) + [BuiltPrograms.folder + "/" + arguments[0]]
        + arguments.dropFirst(),
      environment: home.environment(runtime: "run"), size: Size(columns: 100, rows: 30))
  }

  /// Starts lamps of the room `stage`.
  func lamps(_ options: String...) throws -> PseudoTerminal {
    try run(["speakerclock-bridge", "lamps", "--room", "stage"] + options, inNetwork: true)
  }

  /// What the daemon has said, once it has said this.
  func log(upTo text: String) -> String {
    daemon.writes(text)
    return daemon.text
  }

  /// Waits until the recorder has written that a universe has slots now that begin so; returns
  /// whether it has.
  func hears(_ slots: String, in universe: Int) -> Bool {
    let end = ContinuousClock.now + .patience
    while recorded[universe]?.last?.slots.hasPrefix(slots) != true {
      guard ContinuousClock.now < end else { return false }
      recorder.run(for: .milliseconds(50))
    }
    return true
  }

  /// Waits until the recorder has written as many changes of a universe, and ends the recording;
  /// returns how that universe has changed.
  func changes(of universe: Int, waitingFor count: Int) -> [String] {
    recorder.wait(upTo: .patience) { _ in (recorded[universe] ?? []).count >= count }
    return (changes()[universe] ?? []).map(\.slots)
  }

  /// Ends the recording; returns how the universes have changed.
  func changes() -> [Int: [Change]] {
    recorder.signal(2)
    recorder.waitForEnd(upTo: .patience)
    return recorded
  }

  private var recorded: [Int: [Change]] {
    var (time, changes) = (Duration.zero, [Int: [Change]]())
    // A line with a universe and its slots, then one with the milliseconds to the next.
    for line in home.text(of: "show").split(separator: "\n").dropFirst() {
      let words = line.split(separator: " ")
      if words.count == 1 {
        time += .milliseconds(Int(words[0]) ?? 0)
      } else if let universe = Int(words[0]), changes[universe]?.last?.slots != String(words[1]) {
        changes[universe, default: []].append(Change(time: time, slots: String(words[1])))
      }
    }
    return changes
  }
}
