import Files
import Platform
import Testing
import TimerEngine
import TimerTestSupport

/// How far a rundown has come, written and read again.
struct RundownRecordTests {
  private static let day = CalendarDay("2026-12-04")

  private func rundown(_ items: String) throws -> Rundown {
    let text = "rundown: {date: 2026-12-04, zone: UTC, items: [\(items)]}"
    let file = RundownFile(Array(text.utf8), path: "f", presets: PresetList(), now: 0)
    return try #require(file.rundown, "\(file.problems)")
  }

  private static let items =
    "{id: a, talk: 20m, title: A, start: 9:00}, {id: b, talk: 20m, title: B}, {id: c, talk: 20m, title: C}, {talk: 20m, title: D}"

  private func record(_ rundown: Rundown) throws -> RundownRecord {
    let record = RundownRecord(
      rundown, run: "r", of: .first, rundownPath: "/f", date: try #require(Self.day), recorded: 100,
      rundownTime: 200)
    let again = try #require(RundownRecord(record.bytes))
    #expect(again == record)
    return again
  }

  /// A has run, Announcements were inserted and run, B is cut and runs, C is left out.
  private func started() throws -> Rundown {
    var rundown = try rundown(Self.items)
    rundown.recordStart(1_796_374_800)
    rundown.moveOn(at: 1_796_376_000)
    _ = rundown.insert(300, title: "Announcements")
    rundown.recordStart(1_796_376_000)
    rundown.moveOn(at: 1_796_376_300)
    _ = rundown.shorten(to: 900)
    rundown.recordStart(1_796_376_400)
    _ = rundown.skip()
    return rundown
  }

  @Test func itGoesOnAsItWas() throws {
    let rundown = try started()
    let resumption = try record(rundown).resumption(of: try self.rundown(Self.items))
    #expect(resumption.rundown.items == rundown.items)
    #expect(resumption.rundown.position == rundown.position)
    #expect(resumption.adopted == nil)
  }

  @Test func theEndIsRecorded() throws {
    var rundown = try rundown(Self.items)
    for _ in 0..<4 { rundown.moveOn(at: 0) }
    #expect(try record(rundown).resumption(of: try self.rundown(Self.items)).rundown.current == nil)
  }

  @Test func inAChangedFileItemsAreKnownByTheirIds() throws {
    let record = try record(try started())
    let changed = try rundown(
      "{id: a, talk: 25m, title: A, start: 9:00}, {id: x, talk: 5m, title: X}, {id: b, talk: 20m, title: Better}, {id: c, talk: 20m, title: C}"
    )
    let resumption = record.resumption(of: changed)
    #expect(resumption.rundown.current?.id == "b")
    #expect(resumption.rundown.current?.length == 900)
    #expect(resumption.rundown.items.first?.actual?.end == 1_796_376_000)
    #expect(resumption.rundown.items.filter { $0.id == "x" }.map(\.title) == ["X"])
  }

  @Test func withoutItsLoadedItemItGoesOnBehindWhatHasRun() throws {
    let record = try record(try started())
    let resumption = record.resumption(
      of: try rundown("{id: a, talk: 20m, start: 9:00}, {id: c, talk: 20m}, {id: d, talk: 5m}"))
    #expect(resumption.rundown.current?.id == "d")
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"version":2}"#, #"{"version":1,"items":[]}"#,
    #"{"version":1,"file":"/f","date":"Friday","recorded":1,"clock":1,"items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":-1,"clock":1,"items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","end":5}]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","start":9,"end":5}]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a"},{"id":"a"}]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","length":0}]}"#,
    #"{"version":1,"file":"/f\u001b","date":"2026-12-04","recorded":1,"clock":1,"items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":99999999999,"items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":6000000001,"clock":1,"items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"run":"a b","items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"handles":1000000001,"items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","length":86400}]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","number":-1}]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","number":1000000001}]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","start":1,"talk":"a b"}]}"#,
  ])
  func whatIsNoRecordIsRefused(text: String) {
    #expect(RundownRecord(Array(Self.whole(text).utf8)) == nil)
  }

  /// A record with the fields that a text leaves out, each of which it needs.
  private static func whole(_ text: String) -> String {
    let id = String(repeating: "0", count: 31) + "1"
    let fields = [
      ("run", "\"r\""), ("handles", "1"),
      ("leadership", #"{"lineage":"\#(id)","term":1,"holder":"\#(id)"}"#),
    ]
    let whole = fields.filter { !text.contains("\"\($0.0)\"") }.reduce(text) { text, field in
      text.replacing("\"version\":1,", with: "\"version\":1,\"\(field.0)\":\(field.1),")
    }
    return text.contains("\"number\"")
      ? whole : whole.replacing("{\"id\":", with: "{\"number\":1,\"id\":")
  }

  @Test(arguments: [
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":0,"clock":6000000000,"handles":1000000000,"items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":6000000000,"clock":0,"handles":0,"run":"a-1","items":[]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","length":1,"number":0,"start":5,"end":5}]}"#,
    #"{"version":1,"file":"/f","date":"2026-12-04","recorded":1,"clock":1,"items":[{"id":"a","length":86399,"number":1000000000,"start":0,"end":6000000000}]}"#,
  ])
  func whatIsAtTheLimitsIsARecord(text: String) {
    #expect(RundownRecord(Array(Self.whole(text).utf8)) != nil)
  }

  /// A newer version of the program finds its record under another name than a broken one.
  @Test(arguments: [(#"{"version":2}"#, "newer"), (#"{"version":0}"#, "broken"), ("{", "broken")])
  func whatCannotBeReadIsKeptBesideTheNext(text: String, word: String) throws {
    let folder = try TemporaryFolder()
    let file = RundownRecordFile(in: UserFolder(path: folder.path), room: "main")
    let name = "rundown-main.json"
    try folder.write(text, to: name)
    let next = try record(rundown(Self.items))
    for _ in 0..<2 { _ = try file.write(next) }
    #expect(try file.record() == next)
    let kept = folder.names().filter { $0 != name }
    #expect(kept.map { folder.text(of: $0) } == [text])
    #expect(kept.allSatisfy { $0.hasPrefix("\(name).\(word)-") }, "\(kept)")
  }

  @Test(arguments: [nil, "x-1", "x-2"] as [String?])
  func itKnowsTheTalksThatWereStarted(talk: String?) throws {
    var rundown = try rundown(Self.items)
    rundown.recordStart(1_796_374_800, talk: "x-1")
    #expect(try record(rundown).knows(talk: talk) == (talk == "x-1"))
  }

  /// A talk that the operator has changed while it was loaded, with the title of another file.
  @Test func aChangedReadyTalkIsRecorded() throws {
    let plan = try rundown(Self.items)
    var preset = try #require(plan.current).currentPreset
    preset.format.segments[0].length = 1260
    preset.title = "\u{1b} and \"quotes\""
    let loaded = TalkSnapshot(preset, run: .ready(1290))
    let record = RundownRecord(
      plan, run: "r", of: .first, loaded: loaded, rundownPath: "/f", date: try #require(Self.day),
      recorded: 1,
      rundownTime: 1)
    let again = try #require(RundownRecord(record.bytes))
    let item = try #require(plan.current)
    let talk = try #require(again.loadedTalk(of: item))
    #expect(talk.run == .ready(1290))
    #expect(talk.preset.duration == 1260)
    // What was loaded over the item keeps its own title.
    #expect(talk.preset.title == "  and \"quotes\"")
    // The file's new length wins.
    let changed = try rundown("{id: a, talk: 25m, title: A, start: 9:00}")
    let other = try #require(changed.current)
    #expect(again.loadedTalk(of: other) == nil)
  }

  /// A ready talk of two segments, of which some have ended.
  @Test(arguments: [("1000", true), ("1000, 1000", false)])
  func aReadyTalkHasASegmentThatHasNotEnded(left: String, isTalk: Bool) throws {
    let plan = try rundown(Self.items)
    let item = try #require(plan.current)
    var preset = item.currentPreset
    preset.format.segments.append(preset.format.segments[0])
    let loaded = TalkSnapshot(preset, run: .ready(60), left: [.nanoseconds(7_654_321)])
    let record = RundownRecord(
      plan, run: "r", of: .first, loaded: loaded, rundownPath: "/f", date: try #require(Self.day),
      recorded: 1,
      rundownTime: 1)
    let text = String(decoding: record.bytes, as: UTF8.self).replacing("7654321", with: left)
    let again = RundownRecord(Array(text.utf8))
    #expect(again?.loadedTalk(of: item)?.left == (isTalk ? [.nanoseconds(1000)] : nil))
  }

  @Test func theLeadershipIsRecorded() throws {
    var record = try record(try rundown(Self.items))
    let leadership = Leadership(Lineage(1), Rank(epoch: 3, leader: 4))
    record.leadership = leadership
    #expect(RundownRecord(record.bytes)?.leadership == leadership)
  }

  @Test func aRecordThatIsTooLargeIsRefused() throws {
    let bytes = try record(try rundown(Self.items)).bytes
    let padding = Array(repeating: UInt8(ascii: "\n"), count: 4_194_305 - bytes.count)
    let fault = try #require(throws: Diagnostic.self) {
      try RundownRecord(bytes + padding, path: "/r")
    }
    #expect(fault.description == "/r:1:1: the record has 4194305 bytes, expected at most 4194304")
  }

  /// A change that brings a rundown to the edge of what can be recorded, or beyond it.
  private func change(_ rundown: inout Rundown, to limit: String) {
    switch limit {
    case "before 1970": rundown.recordStart(-5)
    case "far ahead": rundown.recordStart(Int.max / 2)
    case "an end far ahead":
      rundown.recordStart(5, talk: "x-1")
      rundown.moveOn(at: Int.max / 2)
    case "the shortest length": _ = rundown.shorten(to: 1)
    case "the longest length": _ = rundown.insert(longestTime, title: "long")
    case "control characters": _ = rundown.insert(60, title: "a\u{1b}\nb")
    default: while rundown.insert(60, title: "more") != nil {}
    }
  }

  @Test(arguments: [
    "before 1970", "far ahead", "an end far ahead", "the shortest length", "the longest length",
    "control characters", "as many items as can be",
  ])
  func everyRecordCanBeReadAgain(limit: String) throws {
    var rundown = try rundown(Self.items)
    change(&rundown, to: limit)
    let day = try #require(Self.day)
    for moment in [Int.min, -1, 0, 6_000_000_001, Int.max] {
      let record = RundownRecord(
        rundown, run: "r", of: .first, rundownPath: "/f", date: day, recorded: moment,
        rundownTime: moment)
      #expect(RundownRecord(record.bytes) == record, "\(limit)")
    }
  }

  /// 499 items and an inserted one, when the file grows to 500: all of them are there, and
  /// recorded.
  @Test func aFileThatGrowsBesideInsertedItemsCanBeRecorded() throws {
    func items(_ count: Int) -> String {
      (0..<count).map { "{id: k\($0), talk: 1m, title: T\($0)}" }.joined(separator: ", ")
    }
    var old = try rundown(items(499))
    _ = old.insert(60, title: "Announcements")
    let resumption = try record(old).resumption(of: try rundown(items(500)))
    #expect(resumption.rundown.items.count == 501)
    _ = try record(resumption.rundown)
  }

  /// A record that cannot be read may be that of the file.
  @Test(arguments: ["{\"version\": 1, \"fi", "{\"version\": 2}", ""])
  func whatHasRunIsNotKnownWithABrokenRecord(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "rundown-other.json")
    #expect(throws: Diagnostic.self) {
      try RundownRecordFile.startedIds(of: "/f", in: UserFolder(path: folder.path))
    }
    _ = try RundownRecordFile(in: UserFolder(path: folder.path), room: "other")
      .write(try record(try started()))
    #expect(
      try RundownRecordFile.startedIds(of: "/f", in: UserFolder(path: folder.path))
        == ["a", "inserted-1", "b"])
  }

  /// The programme may be changed after a rehearsal.
  @Test func whatWasRehearsedHasNotRun() throws {
    var rehearsed = try record(try started())
    rehearsed.rehearsal = true
    let read = try RundownRecord(rehearsed.bytes, path: "")
    #expect(read == rehearsed)
    #expect(read.startedIds == [])
  }

  /// The items of a file that the record does not know get handles that no other item has.
  @Test func handlesStayApartWithoutTheEarlierText() throws {
    var rundown = try started()
    _ = rundown.insert(60, title: "Thanks")
    let changed = try self.rundown(Self.items + ", {id: e, talk: 1m}, {id: f, talk: 2m}")
    let resumed = try record(rundown).resumption(of: changed).rundown
    #expect(Set(resumed.items.map(\.handle)).count == resumed.items.count)
    for filed in resumed.filed {
      #expect(resumed.items.contains { $0.handle == filed.handle && $0.id == filed.id })
    }
    #expect(resumed.lastHandle == resumed.items.map(\.handle).max())
    #expect(resumed.items.first { $0.id == "e" }?.handle == rundown.lastHandle + 1)
  }

  /// The id of an item without one comes from its title, which the file has changed meanwhile.
  @Test func theIdsOfTheFileAreKnownAsStarted() throws {
    let file = try rundown(Self.items.replacing("title: D", with: "title: Dee"))
    var rundown = try rundown(Self.items).merging(file).rundown
    rundown.go(toHandle: 4, at: 1_796_377_000)
    rundown.recordStart(1_796_377_000)
    let id = try #require(file.items.last?.id)
    #expect(id.hasPrefix("Dee@"))
    #expect(try record(rundown).startedIds == [id])
  }

  @Test func theFileIsWrittenAndRead() throws {
    let folder = try TemporaryFolder()
    let file = RundownRecordFile(in: UserFolder(path: folder.path), room: "main")
    #expect(try file.record() == nil)
    let record = try record(try started())
    _ = try file.write(record)
    #expect(try file.record() == record)
    try folder.write("nonsense", to: "rundown-main.json")
    #expect(throws: Diagnostic.self) { try file.record() }
    _ = try file.write(record)
    #expect(try file.record() == record)
  }

  /// The largest file gives a record that is larger, and it is written and read all the same.
  @Test func theRecordOfTheLargestFileIsRead() throws {
    let title = String(repeating: "\"", count: 480)
    let items =
      "{id: a, talk: 1m, start: 0:00}"
      + String(
        repeating: ", {talk: 1m, title: '\(title)'}", count: 499)
    #expect((240_000...FileSystem.maxBytes).contains(items.utf8.count))
    var rundown = try rundown(items)
    for second in 0..<500 {
      rundown.recordStart(1_796_374_800 + second, talk: "2026-12-04T09-00-00-0123456789abcdef")
      rundown.moveOn(at: 1_796_374_801 + second)
    }
    let record = try record(rundown)
    #expect(record.bytes.count > 2 * FileSystem.maxBytes)
    let folder = try TemporaryFolder()
    let file = RundownRecordFile(in: UserFolder(path: folder.path), room: "main")
    _ = try file.write(record)
    #expect(try file.record() == record)
  }
}
