import Testing
import TimerEngine

@testable import Bridge

/// What a page receives when it connects again.
struct RecentAnnouncementsTests {
  private static func moment(_ seconds: Double) -> Timestamp { .start + .seconds(seconds) }

  /// The last id in a piece of a stream, which a browser sends when it connects again.
  private static func lastId(in stream: String) -> String? {
    stream.split(separator: "\n").last { $0.hasPrefix("id: ") }.map { String($0.dropFirst(4)) }
  }

  private static func texts(in stream: String) -> [String] {
    stream.matches(of: #/"text":"(\w+)"/#).map { String($0.1) }
  }

  @Test func whatAPageHasMissedIsToldOnce() {
    var announcements = RecentAnnouncements()
    let page = Self.lastId(in: announcements.add("Yellow", at: Self.moment(0)))
    _ = announcements.add("Three", at: Self.moment(1))
    _ = announcements.add("Two", at: Self.moment(2))
    let again = announcements.events(after: page, at: Self.moment(2.5))
    #expect(Self.texts(in: again) == ["Three", "Two"])
    let more = announcements.events(after: Self.lastId(in: again), at: Self.moment(2.6))
    #expect(Self.texts(in: more) == [])
  }

  @Test func whatIsOlderThanTwoSecondsIsNotTold() {
    var announcements = RecentAnnouncements()
    let page = Self.lastId(in: announcements.position)
    _ = announcements.add("Yellow", at: Self.moment(0))
    _ = announcements.add("Three", at: Self.moment(1))
    #expect(Self.texts(in: announcements.events(after: page, at: Self.moment(2))).count == 2)
    #expect(Self.texts(in: announcements.events(after: page, at: Self.moment(2.5))) == ["Three"])
    #expect(Self.texts(in: announcements.events(after: page, at: Self.moment(4))) == [])
  }

  /// Neither a page that is new nor one of an earlier bridge has missed anything.
  @Test(arguments: [nil, "", "1-1", "\u{0}", "99999999999999999999999"])
  func anotherPageIsToldNothingOfThePast(id: String?) {
    var announcements = RecentAnnouncements()
    _ = announcements.add("Yellow", at: Self.moment(0))
    let events = announcements.events(after: id, at: Self.moment(0.1))
    #expect(Self.texts(in: events) == [])
    #expect(Self.lastId(in: events) == Self.lastId(in: announcements.position))
  }

  /// A browser names the id in a header; a script that begins a new stream names it in the address.
  @Test(
    arguments: [
      ("/api/events", [], nil), ("/api/events?after=2k-7", [], "2k-7"),
      ("/api/events", [("Last-Event-ID", "2k-8")], "2k-8"),
      // The browser has received more since the script has begun the stream.
      ("/api/events?after=2k-7", [("Last-Event-ID", "2k-8")], "2k-8"),
    ] as [(String, [(String, String)], String?)])
  func aRequestNamesTheLastId(target: String, fields: [(String, String)], id: String?) {
    #expect(WebRequest("GET", target, fields).lastEventId == id)
  }
}
