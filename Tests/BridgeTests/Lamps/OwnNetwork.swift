import StageRenderer
import TimerTestSupport

/// A network for this test alone, made of the kernel's namespaces, without root permissions.
///
/// It has one interface, `stage`, and no route to any other network.
final class OwnNetwork {
  /// The address of its interface.
  static let address = "10.213.78.1"

  /// Whether this machine lets its users make networks.
  static let isPossible: Bool = {
    guard path("ip") != nil, path("nsenter") != nil, path("unshare") != nil else { return false }
    return (try? OwnNetwork()) != nil
  }()

  private let holder: PseudoTerminal
  private let process: Int32

  private struct Unavailable: Error {}

  /// Makes it; it goes away with this object.
  init() throws {
    // A kernel without the one kind of interface usually has the other.
    let commands = """
      ip link set lo up
      ip link add stage type dummy 2>&- || ip link add stage type bridge || exit
      ip addr add \(Self.address)/24 dev stage && ip link set stage up && echo ready && exec sleep 600
      """
    holder = try Self.start([
      "unshare", "--user", "--map-root-user", "--net", "sh", "-c", commands,
    ])
    guard holder.writes("ready"), let process = holder.process else {
      throw Unavailable()
    }
    self.process = process
  }

  /// What stands before a command that is to run in it.
  var prefix: [String] {
    Self.full([
      "nsenter", "--target", "\(process)", "--user", "--net", "--preserve-credentials",
    ])
  }

  /// Runs a command of `ip` in it.
  func change(_ words: String) throws {
    let ip = try Self.start(
      prefix + Self.full(["ip"]) + words.split(separator: " ").map(String.init))
    guard ip.waitForEnd(upTo: .patience) == .exited(0) else { throw Unavailable() }
  }

  /// A program's path; `nil` if it is not installed.
  static func path(_ name: String) -> String? {
    ["/usr/bin/", "/usr/sbin/", "/sbin/", "/bin/"].map { $0 + name }
      .first { TemporaryFolder.bytes(of: $0, last: 1) != nil }
  }

  private static func full(_ arguments: [String]) -> [String] {
    [path(arguments[0]) ?? arguments[0]] + arguments.dropFirst()
  }

  private static func start(_ arguments: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      full(arguments), environment: ["TERM": "dumb", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"],
      size: Size(columns: 80, rows: 24))
  }
}
