import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// The order in which what waits for a slow disk is written.
struct FileWriterTests {
  private static func talk(_ id: String? = nil) -> FileWriter.Job {
    var record = TalkRecord(
      talk: Preset(duration: 60), isRunning: true, remaining: .seconds(30), of: .first,
      clocks: ClockReading(boot: "", sinceBoot: .zero, wallClock: .zero))
    record.tally = id.map { TalkTally(id: $0, phases: [], added: .zero, countedUntil: .start) }
    return .record(record)
  }

  /// A rundown of the items a and b, of which the named ones were started, and the last one of
  /// those has not ended.
  private static func rundown(_ started: Substring) -> FileWriter.Job {
    let items = ["a", "b"].map { id in
      let item = RundownItem(
        id: id, title: id, preset: Preset(duration: 60), plannedStart: 0, plannedEnd: 60)
      let actual = RundownItem.ActualTimes(
        start: 1, end: started.hasSuffix(id) ? nil : 9, talk: id)
      return started.contains(id)
        ? item.received(handle: item.handle, length: item.length, actual: actual) : item
    }
    return .recordRundown(
      RundownRecord(
        Rundown(items: items), run: String(started), of: .first, rundownPath: "/f",
        date: CalendarDay(number: 0), recorded: 0, rundownTime: 0))
  }

  private static func job(_ name: Substring) -> FileWriter.Job {
    let line = [FileWriter.ReportedRow(id: String(name.suffix(1)), text: String(name))]
    return switch name {
    case "talk": talk()
    case "no-talk": .record(nil)
    case _ where name.hasPrefix("talk-"): talk(String(name.suffix(1)))
    case _ where name.hasPrefix("run-"): rundown(name.dropFirst(4))
    case _ where name.hasPrefix("end"): .report(line)
    default: .reopen(line)
    }
  }

  private static func name(_ job: FileWriter.Job) -> String {
    switch job {
    case .record(let talk): talk.map { "talk" + ($0.tally.map { "-\($0.id)" } ?? "") } ?? "no-talk"
    case .recordRundown(let record): "run-" + record.run
    case .report(let lines), .reopen(let lines): lines.map(\.text).joined(separator: "+")
    default: "other"
    }
  }

  /// What comes while the disk is busy, and what is written then; the end of a talk is `end-a`, and
  /// what takes it back `void-a`.
  @Test(arguments: [
    // A talk that has ended is in the report before its record goes, whatever comes first.
    ("no-talk end-a", "end-a no-talk"),
    // The clock says of each in the order in which it happens, and last of the rundown.
    ("end-a no-talk talk-b run-ab", "end-a talk-b run-ab"),
    ("end-a no-talk run-a", "end-a run-a no-talk"),
    ("talk-a run-a end-a no-talk talk-b run-ab", "talk-a run-a end-a talk-b run-ab"),
    ("run-a talk-a", "talk-a run-a"),
    // Its end is taken back after the record says that it goes on.
    ("void-a talk", "talk void-a"), ("talk void-a", "talk void-a"),
    ("end-a no-talk talk void-a", "end-a talk void-a"),
    // It ends again.
    ("talk void-a end-a no-talk", "void-a+end-a no-talk"),
    ("end-a talk void-a end-a no-talk", "end-a+void-a+end-a no-talk"),
    // Another one ends meanwhile.
    ("talk void-a end-b", "end-b talk void-a"), ("void-a talk void-b", "talk void-a+void-b"),
    ("void-a void-b talk end-b", "void-b+end-b talk void-a"),
    // A talk that ends before its record is written was started on the disk, too.
    ("talk-a end-a no-talk", "talk-a end-a no-talk"),
    ("talk-a run-a end-a no-talk run-a", "talk-a run-a end-a run-a no-talk"),
    ("run-a end-a talk-b run-ab", "run-a end-a talk-b run-ab"),
    (
      "talk-a run-a end-a talk-b run-ab end-b no-talk run-ab",
      "talk-a run-a end-a talk-b run-ab end-b run-ab no-talk"
    ),
    ("talk-a talk-a run-a run-a end-a end-c no-talk", "talk-a run-a end-a+end-c no-talk"),
    ("talk-b run-ab end-a run-ab", "end-a talk-b run-ab"),
    ("talk-a run-a end-a void-a talk-a run-a", "talk-a run-a end-a talk-a run-a void-a"),
  ])
  func recordsAreWrittenInAnOrderInWhichNothingIsLost(jobs: String, written: String) {
    var waiting: [FileWriter.Job] = []
    for job in jobs.split(separator: " ") { _ = FileWriter.merge(&waiting, Self.job(job)) }
    #expect(waiting.map(Self.name).filter { !$0.isEmpty }.joined(separator: " ") == written)
  }
}
