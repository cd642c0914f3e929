import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// When the talk is written to disk.
struct RecordingTests {
  /// What was recorded, in order: what the clock did, and the second that it showed.
  private static func records(_ session: Session) -> [String] {
    session.effects.compactMap { moment, effect in
      guard case .save(.record(let countdown, _)) = effect else { return nil }
      let now = Timestamp(sinceStart: moment)
      return countdown.map { "\($0.isRunning ? "runs" : "paused") \($0.remainingSecond(at: now))" }
        ?? "none"
    }
  }

  /// Keys with a second between them (a dot is a second without a key, `<` is Backspace), and what
  /// is recorded.
  @Test(arguments: [
    ("", []), ("+-2g", []), ("+ ", ["runs 660"]), (" ....", ["runs 600"]),
    (" . ", ["runs 600", "paused 598"]), (" .+", ["runs 600", "runs 658"]),
    (" . .g", ["runs 600", "paused 598", "paused 600"]),
    (" . .<", ["runs 600", "paused 598", "none"]), (" .gg.", ["runs 600", "runs 600"]),
    (" .Y", ["runs 600"]), (" .YY", ["runs 600", "runs 597"]),
    (" . .u", ["runs 600", "paused 598", "runs 596"]),
    (" .2", ["runs 600"]), (" .22", ["runs 600", "none"]),
    (" .lt?s", ["runs 600"]), (" .q.", ["runs 600"]), (" .qq", ["runs 600", "none"]),
    (" . q", ["runs 600", "paused 598", "none"]), ("q", []),
    (" . <q", ["runs 600", "paused 598", "none"]),
  ])
  func aTalkIsRecordedWhenItChanges(keys: String, records: [String]) {
    var session = Session(600)
    for key in keys where session.ending == nil {
      if key == "<" { session.press(.backspace) } else if key != "." { session.press("\(key)") }
      session.pass(seconds: 1)
    }
    #expect(Self.records(session) == records)
  }

  @Test func noSecondIsWrittenOfATalkThatOnlyRuns() {
    var session = Session(5)
    session.press(" ")
    session.pass(seconds: 200)
    #expect(Self.records(session) == ["runs 5"])
  }

  @Test func aTalkThatEndsByItselfIsRecordedNoMore() {
    var settings = Settings()
    settings.clock.quitsAtZero = true
    var session = Session(5, settings: settings)
    session.press(" ")
    session.pass(seconds: 20)
    #expect(Self.records(session) == ["runs 5", "none"])
    #expect(session.ending == .finished)
  }

  @Test func titleAndOvertimeAreRecordedWithTheTalk() throws {
    var settings = Settings()
    settings.clock.title = "Ada"
    settings.clock.overtime = .freeze
    var session = Session(settings: settings)
    session.press(" ")
    let records = session.effects.compactMap { record in
      if case .save(.record(let countdown, _)) = record.effect { countdown } else { nil }
    }
    #expect(records.first?.preset.title == "Ada")
    #expect(records.first?.preset.overtime == .freeze)
  }

  @Test func aFailedRecordIsReportedOnce() {
    var session = Session(size: Size("120x30"))
    session.handle(.notRecorded(.talk, "/nowhere: Read-only file system"))
    #expect(
      session.status() == "The talk's progress cannot be saved: /nowhere: Read-only file system")
    session.pass(seconds: 11)
    session.handle(.notRecorded(.talk, "/nowhere: Read-only file system"))
    #expect(session.status().hasPrefix("READY"))
  }
}
