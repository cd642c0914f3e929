import Testing
import TimerEngine

@testable import Files

/// The order in which what waits for a slow disk is written.
struct FileWriterTests {
  private static let talk = FileWriter.Job.record(
    TalkRecord(
      talk: Preset(duration: 60), isRunning: true, remaining: .seconds(30),
      clocks: ClockReading(boot: "", sinceBoot: .zero, wallClock: .zero)))

  private static func job(_ name: Substring) -> FileWriter.Job {
    let line = [FileWriter.ReportLine(id: String(name.suffix(1)), text: String(name))]
    return switch name {
    case "talk": talk
    case "no-talk": .record(nil)
    case _ where name.hasPrefix("end"): .report(line)
    default: .reopen(line)
    }
  }

  private static func name(_ job: FileWriter.Job) -> String {
    switch job {
    case .record(let talk): talk == nil ? "no-talk" : "talk"
    case .report(let lines), .reopen(let lines): lines.map(\.text).joined(separator: "+")
    default: "other"
    }
  }

  /// What comes while the disk is busy, and what is written then; the end of a talk is `end-a`, and what takes it
  /// back `void-a`.
  @Test(arguments: [
    // A talk that has ended is in the report before its record goes, whatever comes first.
    ("no-talk end-a", "end-a no-talk"),
    // Its end is taken back after the record says that it goes on.
    ("void-a talk", "talk void-a"), ("talk void-a", "talk void-a"),
    ("end-a no-talk talk void-a", "end-a talk void-a"),
    // It ends again.
    ("talk void-a end-a no-talk", "void-a+end-a no-talk"),
    ("end-a talk void-a end-a no-talk", "end-a+void-a+end-a no-talk"),
    // Another one ends meanwhile.
    ("talk void-a end-b", "end-b talk void-a"), ("void-a talk void-b", "talk void-a+void-b"),
    ("void-a void-b talk end-b", "void-b+end-b talk void-a"),
  ])
  func recordsAreWrittenInAnOrderInWhichNothingIsLost(jobs: String, written: String) {
    var waiting: [FileWriter.Job] = []
    for job in jobs.split(separator: " ") { _ = FileWriter.merge(&waiting, Self.job(job)) }
    #expect(waiting.map(Self.name).filter { !$0.isEmpty }.joined(separator: " ") == written)
  }
}
