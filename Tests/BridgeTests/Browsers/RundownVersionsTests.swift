import Room
import StageRenderer
import Testing
import TimerEngine

@testable import Bridge

/// What a page is told of the rundown that knows an earlier list.
struct RundownVersionsTests {
  private static let rundown = StageRundown(line: "")

  private static func items(
    _ titles: [String], from handle: Int = 1, startsIn: Int64 = 0, note: String = "secret"
  ) throws -> [ItemRow] {
    try titles.enumerated().map { index, title in
      let json =
        #"{"handle":\#(handle + index),"state":"coming","planned":"9:00","expected":"9:00","length":"20:00","#
        + #""title":"\#(title)","note":"\#(note)","missed":false,"starts_in":\#(startsIn)}"#
      return try Fields.read(json.utf8, as: .object(ItemRow()))
    }
  }

  private static func answer(
    _ versions: inout RundownVersions, _ items: [ItemRow], since: String? = nil,
    withNotes: Bool = true
  ) throws -> RundownAnswer {
    versions.add(items)
    let text = versions.answer(
      rundown, of: "stage", items, since: since, withNotes: withNotes)
    return try Fields.read(text.utf8, as: .object(RundownAnswer(rundown, [], version: "")))
  }

  private static let titles = (1...500).map { "Talk \($0)" }

  @Test func aChangeSendsWhatHasChanged() throws {
    var versions = RundownVersions()
    let first = try Self.answer(&versions, Self.items(Self.titles))
    #expect(first.items.count == 500 && first.since == nil && first.order == nil)
    var titles = Self.titles
    titles[7] = "Another"
    let changed = try Self.items(titles, startsIn: 5_000_000)
    let second = try Self.answer(&versions, changed, since: first.version)
    #expect(second.items.map(\.title) == ["Another"])
    #expect(second.since == first.version && second.version != first.version)
    #expect(second.order == Array(1...500))
    #expect(second.starts == Array(repeating: 5_000_000, count: 500))
    // The whole has 428 kB; this has what is short of all items, and one whole item.
    let text = versions.answer(
      Self.rundown, of: "stage", changed, since: first.version, withNotes: true)
    #expect(text.utf8.count < 10_000)
  }

  @Test func onlyTheTimePasses() throws {
    var versions = RundownVersions()
    let first = try Self.answer(&versions, Self.items(Self.titles))
    let later = try Self.answer(
      &versions, Self.items(Self.titles, startsIn: 1), since: first.version)
    #expect(later.version == first.version && later.items.isEmpty)
  }

  @Test func itemsThatAreGoneOrMovedAreInTheOrder() throws {
    var versions = RundownVersions()
    let all = try Self.items(["a", "b", "c"])
    let first = try Self.answer(&versions, all)
    let new = try Self.items(["d"], from: 9)
    let second = try Self.answer(
      &versions, [all[2], new[0], all[0]], since: first.version)
    #expect(second.order == [3, 9, 1])
    #expect(second.items.map(\.title) == ["d"])
  }

  /// Versions of operators and of viewers are different, since viewers get no notes.
  @Test func notesStayWithOperators() throws {
    var versions = RundownVersions()
    let items = try Self.items(["a", "b"])
    let viewer = try Self.answer(&versions, items, withNotes: false)
    #expect(viewer.items.allSatisfy { $0 == $0.withoutNote })
    let both = try Self.answer(&versions, items, since: viewer.version)
    #expect(both.items == items && both.since == nil)
    let back = try Self.answer(
      &versions, Self.items(["a", "b"], note: "another"), since: both.version, withNotes: false)
    #expect(back.since == nil && back.items.allSatisfy { $0 == $0.withoutNote })
    let same = try Self.answer(
      &versions, Self.items(["a", "b"], note: "third"), since: back.version, withNotes: false)
    #expect(same.items.isEmpty && same.order == [1, 2])
  }

  /// Another bridge's version, an old one, and nonsense.
  @Test func whoKnowsNoListOfOursGetsAll() throws {
    var versions = RundownVersions()
    var other = RundownVersions()
    let items = try Self.items(["a"])
    let first = try Self.answer(&versions, items)
    let foreign = try Self.answer(&other, items)
    for count in 1...16 { versions.add(try Self.items(["b\(count)"])) }
    for since in [first.version, foreign.version, "", "x", String(repeating: "9", count: 4000)] {
      let answer = try Self.answer(&versions, items, since: since)
      #expect(answer.since == nil && answer.items == items)
    }
  }
}
