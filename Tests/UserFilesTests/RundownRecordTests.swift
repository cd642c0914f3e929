import Testing
import TimerEngine
import TimerTestSupport

@testable import UserFiles

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
      rundown, rundownPath: "/f", date: try #require(Self.day), recorded: 100, rundownTime: 200)
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
    #expect(resumption.newNames == [] && resumption.goneNames == [])
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
    #expect(resumption.newNames == ["X"])
    #expect(resumption.goneNames == ["D"])
  }

  @Test func withoutItsLoadedItemItGoesOnBehindWhatHasRun() throws {
    let record = try record(try started())
    let resumption = record.resumption(
      of: try rundown("{id: a, talk: 20m, start: 9:00}, {id: c, talk: 20m}, {id: d, talk: 5m}"))
    #expect(resumption.rundown.current?.id == "d")
    #expect(resumption.goneNames == ["b", "D"])
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
  ])
  func whatIsNoRecordIsRefused(text: String) {
    #expect(RundownRecord(Array(text.utf8)) == nil)
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
}
