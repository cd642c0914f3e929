import Bridge
import Testing
import TimerTestSupport

@testable import Room

/// The articles about the bridge list what there is.
struct ArticleTests {
  /// Has the routes, the commands and the limits of requests.
  private static let reference = article("Protocol")
  /// Has the options and the limits of pages.
  private static let browsers = article("Browsers")

  private static func article(_ name: String) -> String {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "\(root)/Sources/Programs/speakerclock/Documentation.docc/\(name).md"
    return String(decoding: TemporaryFolder.bytes(of: path) ?? [], as: UTF8.self)
  }

  @Test func theTableHasEachRoute() {
    let rows = Self.reference.matches(of: /\n\| `(GET|POST) (\S+)` \| (none|viewer|operator) \|/)
      .map { "\($0.1) \($0.2) \($0.3)" }
    let routes = Route.reading.map { "GET \($0.path) \($0.role.name)" }
    #expect(rows == routes + ["POST /api/COMMAND operator"])
  }

  /// What is described between two texts of the article, and all its fields.
  private static let parts: [(start: String, end: String, fields: [String])] = [
    (
      "## The snapshot", "A segment has these fields",
      WireSnapshot.CodingKeys.allCases.map(\.rawValue)
    ),
    ("A segment has these", "A mark has", WireSegment.CodingKeys.allCases.map(\.rawValue)),
    ("`between` has a", "The answer to", WireBetween.CodingKeys.allCases.map(\.rawValue)),
  ]

  @Test(arguments: parts)
  func aTableHasEachField(start: String, end: String, fields: [String]) {
    let rows = Self.text(from: start, upTo: end).split(separator: "\n").filter { $0.hasPrefix("|") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([a-z_]+)`/).map { String($0.1) }
    }
    #expect(Set(names) == Set(fields))
  }

  /// A mark is described by sentences, too.
  @Test func theMarkHasEachField() {
    let text = Self.text(from: "A mark has", upTo: "`taken` has")
    let names = text.matches(of: /`([a-z_]+)`/).map { String($0.1) }
    #expect(Set(names) == Set(WireMark.CodingKeys.allCases.map(\.rawValue)))
  }

  private static func text(from start: String, upTo end: String) -> Substring {
    let text = reference.firstRange(of: start).map { reference[$0.upperBound...] } ?? ""
    return text[..<(text.firstRange(of: end)?.lowerBound ?? text.endIndex)]
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
