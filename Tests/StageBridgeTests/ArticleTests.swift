import StageBridge
import Testing
import TimerTestSupport

/// The article about the bridge lists what there is.
struct ArticleTests {
  private static let article: String = {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "\(root)/Sources/speakerclock/Documentation.docc/WebAndNetworks.md"
    return String(decoding: TemporaryFolder.bytes(of: path) ?? [], as: UTF8.self)
  }()

  @Test func theTableHasEachRoute() {
    let rows = Self.article.matches(of: /\n\| `(GET|POST) (\S+)` \| (none|viewer|operator) \|/)
      .map { "\($0.1) \($0.2) \($0.3)" }
    let routes = Route.reading.map { "GET \($0.path) \($0.role.name)" }
    #expect(rows == routes + ["POST /api/COMMAND operator"])
  }

  @Test func theCommandsAreListed() throws {
    let list = try #require(Self.article.firstMatch(of: /The commands are ([^.]*)\./)?.1)
    let names = list.matches(of: /`([a-z-]+)`/).map { String($0.1) }
    #expect(names == Route.commands)
  }

  @Test func theOptionsExist() throws {
    let help = try BridgedClock.help
    for option in Self.article.matches(of: /--(listen|name|room|new-tokens|max-pages)\b/) {
      #expect(help.contains(option.0), "\(option.0)")
    }
  }

  @Test func theLimitsAreThoseOfTheProgram() {
    for limit in [
      "8 KiB of header", "4 KiB of body", "64 pages",
      "five commands per second after a burst of ten",
    ] {
      #expect(Self.article.contains(limit))
    }
  }
}
