import Room
import Testing
import TimerEngine

@testable import Bridge

/// The names of those who command from a browser, which are strangers' texts.
struct PersonTests {
  @Test(
    arguments: [
      ("", nil), ("name=", nil), ("name=%20%0A", nil), ("name=Anna", "Anna"),
      ("name=Ann%C3%A4%20%20B.", "Ann\u{e4} B."), ("name=100%", "100%"), ("name=%zz%2", "%zz%2"),
      ("name=%FF", "\u{fffd}"), ("name=a%0Aquit", "a quit"), ("name=%1B[2Jx", "\u{fffd}[2Jx"),
      ("name=a&name=b", "a"), ("name=" + String(repeating: "x", count: 99), xs),
    ] as [(String, String?)])
  func aNameIsShortAndPrintable(query: String, name: String?) {
    let request = WebRequest("POST", "/api/next?" + query, [])
    #expect(request.person?.text == name)
  }

  private static let xs = String(repeating: "x", count: 32)

  /// What the client is comes first, so nobody has the name of another client.
  @Test(
    arguments: [
      ("web, 2 pages: Anna, Ben", "Anna", "web, Anna"), ("web", "mqtt", "web, mqtt"),
      ("left", "Ben", "left, Ben"), ("", "Ben", "#3, Ben"),
    ])
  func aPersonIsNamedAfterTheClient(client: String, person: String, name: String) {
    var connected = Client(id: 3, since: .start)
    connected.name = client
    #expect(connected.name(ofPerson: person) == name)
  }

  /// The names beside the number of pages are those of pages that are open, each once.
  @Test func pagesTellWhoHasThem() throws {
    var places = ConnectionLimits(maxPages: 8, exemptsLoopback: true)
    let pages = [Connection(), Connection(), Connection()]
    for (page, name) in zip(pages, ["Ben", "Anna", "Ben"]) {
      try places.open(ObjectIdentifier(page), for: "127.0.0.1", isOperators: false, person: name)
    }
    #expect(places.people == ["Anna", "Ben"])
    _ = places.closed(ObjectIdentifier(pages[1]))
    #expect(places.people == ["Ben"])
  }

  private final class Connection {}
}
