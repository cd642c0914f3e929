import StageRenderer
import TimerTestSupport

/// Two networks that a cable connects, made of the kernel's namespaces, without root permissions.
final class Networks {
  enum Side { case first, second }

  /// The address of the first side.
  static let address = "10.213.77.1"
  private static let otherAddress = "10.213.77.2"

  private static func path(_ name: String) -> String? {
    ["/usr/bin/", "/usr/sbin/", "/sbin/", "/bin/"].map { $0 + name }
      .first { TemporaryFolder.bytes(of: $0, last: 1) != nil }
  }

  /// Whether this machine lets its users make networks.
  static let areThere: Bool = {
    guard path("ip") != nil, path("nsenter") != nil, path("unshare") != nil else { return false }
    return (try? Networks()) != nil
  }()

  private let first: PseudoTerminal
  private let second: PseudoTerminal
  private let firstProcess: Int32
  private let secondProcess: Int32

  private struct Unavailable: Error {}

  /// Makes them; both go away with this object.
  init() throws {
    first = try Self.run(["unshare", "--user", "--map-root-user", "--net", "sleep", "600"])
    firstProcess = try Self.process(of: first)
    second = try Self.run(
      Self.entering(firstProcess) + ["unshare", "--net", "sleep", "600"])
    secondProcess = try Self.process(of: second)
    let commands: [(Int32, String)] = [
      (firstProcess, "link set lo up"), (secondProcess, "link set lo up"),
      (firstProcess, "link add clock type veth peer name stage netns \(secondProcess)"),
      (firstProcess, "addr add \(Self.address)/24 dev clock"), (firstProcess, "link set clock up"),
      (secondProcess, "addr add \(Self.otherAddress)/24 dev stage"),
      (secondProcess, "link set stage up"),
    ]
    for (process, command) in commands {
      let ip = try Self.run(
        Self.entering(process) + ["ip"] + command.split(separator: " ").map(String.init))
      guard ip.waitForEnd(upTo: .patience) == .exited(0) else { throw Unavailable() }
    }
  }

  /// What stands before a command that is to run on one side.
  func commands(_ side: Side) -> [String] {
    Self.full(Self.entering(side == .first ? firstProcess : secondProcess))
  }

  private static func entering(_ process: Int32) -> [String] {
    ["nsenter", "--target", "\(process)", "--user", "--net", "--preserve-credentials"]
  }

  /// The same with the path of the program.
  private static func full(_ arguments: [String]) -> [String] {
    [path(arguments[0]) ?? arguments[0]] + arguments.dropFirst()
  }

  private static func run(_ arguments: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      full(arguments), environment: ["TERM": "dumb", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"],
      size: Size(columns: 80, rows: 24))
  }

  /// The process that holds a network, once it has become what it is to be.
  private static func process(of holder: PseudoTerminal) throws -> Int32 {
    let end = ContinuousClock.now + .patience
    while ContinuousClock.now < end {
      holder.run(for: .milliseconds(20))
      guard let process = holder.process else { throw Unavailable() }
      let name = TemporaryFolder.bytes(of: "/proc/\(process)/comm") ?? []
      if String(decoding: name, as: UTF8.self).hasPrefix("sleep") { return process }
    }
    throw Unavailable()
  }
}
