import Bridge
import Room
import Testing
import TimerEngine
import TimerTestSupport

/// The articles about the bridge list what there is.
struct ArticleTests {
  /// Has the routes, the commands and the limits of requests.
  private static let reference = article("Protocol")
  /// Has the options and the limits of pages.
  private static let browsers = article("Browsers")

  private static func article(_ name: String) -> String {
    let path = "\(projectFolder)/Sources/Programs/speakerclock/Documentation.docc/\(name).md"
    return String(decoding: TemporaryFolder.bytes(of: path) ?? [], as: UTF8.self)
  }

  @Test func theTableHasEachRoute() {
    let rows = Self.reference.matches(of: /\n\| `(GET|POST) (\S+)` \| (none|viewer|operator) \|/)
      .map { "\($0.1) \($0.2) \($0.3)" }
    let routes = Route.reading.map { "GET \($0.path) \($0.role.name)" }
    #expect(rows == routes + ["POST /api/COMMAND operator"])
  }

  @Test func theCommandsAreListed() throws {
    let list = try #require(Self.reference.firstMatch(of: /The commands are ([^.]*)\./)?.1)
    let names = list.matches(of: /`([a-z-]+)`/).map { String($0.1) }
    #expect(names == Route.commands)
  }

  @Test func theOptionsExist() throws {
    let help = try BridgedClock.help(of: "web")
    for option in Self.browsers.matches(of: /--(listen|name|room|new-tokens|max-pages)\b/) {
      #expect(help.contains(option.0), "\(option.0)")
    }
  }

  @Test func theLimitsAreThoseOfTheProgram() {
    for limit in [
      "8 KiB of header", "4 KiB of body", "five commands per second after a burst of ten",
    ] {
      #expect(Self.reference.contains(limit))
    }
    #expect(Self.browsers.contains("64 pages"))
  }
}
