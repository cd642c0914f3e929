import Testing
import TimerTestSupport

/// The bridge's manual page describes everything that the program has, and nothing else.
struct BridgeManualTests {
  private static let sections: [Substring] = {
    let path = "\(projectFolder)/Sources/Programs/speakerclock-bridge/speakerclock-bridge.1"
    return (text(ofFile: path) ?? "").split(separator: "\n.Sh ")
  }()

  @Test(arguments: ["web", "mqtt", "lamps"])
  func itHasEachOption(subcommand: String) throws {
    let help = try BridgedClock.help(of: subcommand)
    let options = help.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("  --") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let name = subcommand.uppercased() + "\n"
    let section = try #require(Self.sections.first { $0.hasPrefix(name) })
    let items = section.matches(of: /\n\.It Fl (-[a-z0-9-]+)/).map { "-\($0.1)" }
    #expect(items == options.filter { $0 != "--version" })
  }
}
