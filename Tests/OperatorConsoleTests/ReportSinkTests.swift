import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import OperatorConsole

/// What is added to the report, and when.
struct ReportSinkTests {
  /// What was added, in order; times of day are minutes and seconds after the start.
  private static func lines(_ session: Session) -> [String] {
    session.effects.compactMap { _, effect in
      guard case .report(let entry) = effect else { return nil }
      switch entry {
      case .reopened: return "again"
      case .ended(let talk, let title, let start, let end, _):
        let name = title.isEmpty ? "" : title + " "
        return "\(name)\(talk.net.components.seconds) from \(time(start)) to \(time(end))"
      }
    }
  }

  private static func time(_ wallClock: Duration) -> Int64 {
    wallClock.components.seconds - 1_795_250_064
  }

  /// Keys with a second between them (a dot is a second without a key), and what is reported.
  @Test(arguments: [
    ("..q", []), ("  ..g", ["1 from 0 to 1"]), (" ....qq", ["6 from 0 to 6"]),
    (" .33", ["3 from 0 to 3"]), (" . .g", ["2 from 0 to 2"]),
    (" . .gu", ["2 from 0 to 2", "again"]),
    (" . .gu . q", ["2 from 0 to 2", "again", "4 from 0 to 8"]),
    (" . g u", ["2 from 0 to 2"]), (" . .", []), (".. ..u", []), ("..o..gg", ["6 from 0 to 6"]),
  ])
  func aTalkThatEndsIsReported(keys: String, lines: [String]) {
    var session = Session(600)
    for key in keys where session.ending == nil {
      if key != "." { session.press("\(key)") }
      session.pass(seconds: 1)
    }
    #expect(Self.lines(session) == lines, "\(keys)")
  }

  /// The report has a talk before its record is gone.
  @Test func theReportComesBeforeTheEndOfTheRecord() throws {
    var session = Session(600)
    session.press(" ")
    session.pass(seconds: 5)
    session.press("gg")
    let effects = session.effects.map(\.effect)
    let report = try #require(effects.firstIndex { if case .report = $0 { true } else { false } })
    let end = try #require(effects.lastIndex(of: .record(nil)))
    #expect(report < end)
  }

  /// With --quit-at-zero the program runs on for a moment, but the talk has ended on time.
  @Test func aTalkThatEndsAtZeroEndsThere() {
    var settings = Settings()
    settings.quitsAtZero = true
    settings.title = "Engines"
    var session = Session(5, settings: settings)
    session.press(" ")
    session.pass(seconds: 20)
    #expect(Self.lines(session) == ["Engines 5 from 0 to 5"])
  }

  /// In a rehearsal the talk's time passes faster than the wall clock's.
  @Test func aRehearsalHasTheTimesOfTheWallClock() {
    var settings = Settings()
    settings.speed = 60
    var session = Session(600, settings: settings)
    session.press(" ")
    session.pass(seconds: 300)
    session.press("gg")
    #expect(Self.lines(session) == ["300 from 0 to 5"])
  }

  @Test func whereATalkIsToEndAtATimeOfDayThatIsItsPlannedEnd() throws {
    var settings = Settings()
    settings.until = 14 * 3600 + 600
    var session = Session(600, settings: settings)
    session.handle(.launched(LaunchInfo()))
    session.pass(seconds: 5)
    session.press("22")
    guard
      case .report(.ended(_, _, _, _, let end))? = session.effects.map(\.effect).last(where: {
        if case .report = $0 { true } else { false }
      })
    else {
      Issue.record("nothing was reported")
      return
    }
    #expect(end.map(Self.time) == 600)
  }

  @Test func thatATalkIsNotReportedIsSaidOnce() {
    var session = Session(size: Size("120x30"))
    session.handle(.notReported("/nowhere: Read-only file system"))
    #expect(session.status() == "The talk is not in the report: /nowhere: Read-only file system")
  }
}
