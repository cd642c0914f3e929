import Testing
import TimerTestSupport

@testable import Bridge

/// What each address asks for.
struct OSCRequestTests {
  private static func request(
    _ name: String, _ arguments: OSCArgument...
  ) throws(OSCError) -> OSCRequest {
    try OSCRequest(OSCMessage(address: "/speakerclock/" + name, arguments: arguments))
  }

  @Test(
    arguments: [
      (try? request("start"), OSCRequest.command("start")),
      (try? request("start", .nothing), .command("start")),
      (try? request("next", .integer(1)), .command("! next")),
      (try? request("next", .number(1)), .command("! next")),
      (try? request("next", .truth(true)), .command("! next")),
      (try? request("next", .number(0)), .nothing),
      (try? request("next", .truth(false)), .nothing),
      (try? request("reset"), .command("reset")),
      (try? request("reset", .integer(1)), .command("! reset")),
      (try? request("green", .integer(127)), .command("! green")),
      (try? request("add", .integer(60)), .command("add 60s")),
      (try? request("add", .integer(1)), .command("add 1s")),
      (try? request("take", .number(29.6)), .command("take 30s")),
      (try? request("add", .integer(60), .integer(1)), .command("! add 60s")),
      (try? request("preset", .integer(3)), .command("preset 3")),
      (try? request("preset", .number(3), .integer(1)), .command("! preset 3")),
      (try? request("preset", .text("ted")), .command("preset ted")),
      (try? request("message"), .command("message")),
      (try? request("message", .text("To the end")), .command("message -- To the end")),
      (try? request("message", .text("-- Break --")), .command("message -- -- Break --")),
      (try? request("message", .text("--for 5s more")), .command("message -- --for 5s more")),
      (try? request("message", .text(" ")), .command("clear")),
      (try? request("blackout", .integer(1)), .command("blackout on")),
      (try? request("blackout", .truth(false)), .command("blackout off")),
      (try? request("blackout", .number(0.5)), .command("blackout on")),
      (try? request("blackout", .integer(7)), .command("blackout on")),
      (try? request("watch", .integer(9000)), .watch(port: 9000)),
      (try? request("watch", .integer(65_535)), .watch(port: 65_535)),
      (try? request("watch", .integer(0)), .watch(port: 0)),
    ])
  func aMessageIsACommand(request: OSCRequest?, expected: OSCRequest) {
    #expect(request == expected)
  }

  /// What the value of a button means: `true` for a press, `false` for a release, `nil` for
  /// neither.
  private static let values: [(value: OSCArgument, isPress: Bool?)] = [
    (.integer(1), true), (.integer(3), true), (.integer(127), true), (.integer(.max), true),
    (.integer(0), false), (.integer(-1), nil), (.integer(.min), nil),
    (.number(1), true), (.number(0.4), true), (.number(0.5), true), (.number(1e-300), true),
    (.number(.infinity), true), (.number(0), false), (.number(-0.0), false), (.number(-0.4), nil),
    (.number(.nan), nil), (.number(-.infinity), nil),
    (.truth(true), true), (.truth(false), false), (.text("1"), nil), (.bytes([1]), nil),
  ]

  /// A press is a decision, a release does nothing, and what is neither is refused.
  @Test(arguments: OSCRequest.plain)
  func aNumberIsAPressOrARelease(name: String) {
    for (value, isPress) in Self.values {
      let expected = isPress.map { $0 ? OSCRequest.command("! " + name) : .nothing }
      #expect((try? Self.request(name, value)) == expected, "\(value)")
    }
  }

  /// Behind an argument, a press says that the command is meant, and a release that it is not.
  @Test func aSecondNumberIsAPressOrARelease() {
    for (value, isPress) in Self.values {
      let expected = isPress.map { OSCRequest.command(($0 ? "! " : "") + "preset 3") }
      #expect((try? Self.request("preset", .integer(3), value)) == expected, "\(value)")
    }
  }

  private static let wrongValue =
    "takes nothing, or one number: above 0 if a button is pressed, 0 if it is released"

  @Test(
    arguments: [
      ("start", [.text("now")], "/speakerclock/start \(wrongValue)"),
      ("next", [.integer(-2)], "/speakerclock/next \(wrongValue)"),
      ("next", [.integer(1), .integer(1)], "/speakerclock/next \(wrongValue)"),
      ("add", [], "/speakerclock/add takes seconds, and 1 if it is meant for a running talk"),
      (
        "add", [.integer(-5)],
        "/speakerclock/add takes seconds, and 1 if it is meant for a running talk"
      ),
      (
        "add", [.number(.nan)],
        "/speakerclock/add takes seconds, and 1 if it is meant for a running talk"
      ),
      (
        "take", [.number(1e300)],
        "/speakerclock/take takes seconds, and 1 if it is meant for a running talk"
      ),
      (
        "preset", [.integer(10)],
        "/speakerclock/preset takes number or name, and 1 if it is meant for a running talk"
      ),
      (
        "blackout", [.integer(-7)],
        "/speakerclock/blackout takes 1 or 0, and 1 if it is meant for a running talk"
      ),
      (
        "watch", [.integer(65_536)],
        "/speakerclock/watch takes port, and 1 if it is meant for a running talk"
      ),
      (
        "message", [.text("two\nlines")],
        "/speakerclock/message takes one line of at most 4080 bytes"
      ),
      (
        "message", [.text("two\u{2028}lines")],
        "/speakerclock/message takes one line of at most 4080 bytes"
      ),
      ("quit", [], "there is no '/speakerclock/quit'"),
      ("store", [.integer(3)], "there is no '/speakerclock/store'"),
      ("remove", [.integer(3)], "there is no '/speakerclock/remove'"),
      ("*", [], "there is no '/speakerclock/*'"),
    ] as [(String, [OSCArgument], String)])
  func whatIsNoneIsRefused(name: String, arguments: [OSCArgument], problem: String) {
    let message = OSCMessage(address: "/speakerclock/" + name, arguments: arguments)
    let error = #expect(throws: OSCError.self) { try OSCRequest(message) }
    #expect(error?.description == problem)
  }

  @Test func anotherAddressIsRefused() {
    let error = #expect(throws: OSCError.self) { try OSCRequest(OSCMessage(address: "/cue/1/go")) }
    #expect(error?.description == "'/cue/1/go', expected an address below /speakerclock/")
  }

  /// The table of the article has each address.
  @Test func theArticleListsAllOfThem() throws {
    let path = "\(projectFolder)/Sources/Programs/speakerclock/Documentation.docc/OSC.md"
    let article = try #require(text(ofFile: path))
    let table = try #require(article.firstMatch(of: /\| address \|[^\n]*\n((\|[^\n]*\n)+)/)?.1)
    let names = table.split(separator: "\n").compactMap { $0.split(separator: "|").first }
      .flatMap { $0.matches(of: /`([a-z]+)`/).map { String($0.1) } }
    #expect(Set(names) == Set(OSCRequest.plain + OSCRequest.withArgument.map(\.name)))
  }
}
