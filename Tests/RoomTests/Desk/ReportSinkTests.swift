import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What is added to the report, and when.
struct ReportSinkTests {
  /// What was added, in order; times of day are minutes and seconds after the start.
  private static func lines(_ session: Session) -> [String] {
    session.effects.compactMap { _, effect in
      guard case .save(.report(let entry)) = effect else { return nil }
      switch entry {
      case .reopened: return "again"
      case .quit(let rundown): return "quit at \(rundown.position)"
      case .ended(let talk, let facts):
        let name = facts.title.isEmpty ? "" : facts.title + " "
        let times = "\(talk.net.components.seconds) from \(time(facts.start)) to \(time(facts.end))"
        guard let start = facts.plannedStart, let end = facts.plannedEnd else {
          return name + times
        }
        return "\(facts.speaker): \(name)\(times), planned \(time(start)) to \(time(end))"
      }
    }
  }

  private static func time(_ wallClock: Duration) -> Int64 {
    wallClock.components.seconds - 1_795_250_064
  }

  /// Keys with a second between them (a dot is a second without a key, `<` is Backspace), and what
  /// is reported.
  @Test(arguments: [
    ("..q", []), ("  ..<", ["1 from 0 to 1"]), (" ....qq", ["6 from 0 to 6"]),
    (" .33", ["3 from 0 to 3"]), (" . .<", ["2 from 0 to 2"]),
    (" . .<u", ["2 from 0 to 2", "again"]),
    (" . .<u . q", ["2 from 0 to 2", "again", "4 from 0 to 8"]),
    (" . < u", ["2 from 0 to 2"]), (" . .", []), (".. ..u", []), ("..o..<<", ["6 from 0 to 6"]),
    // With a lamp the same talk goes on.
    (" ..gg..<<", ["8 from 0 to 8"]), (" . .yg <<", ["4 from 0 to 8"]),
  ])
  func aTalkThatEndsIsReported(keys: String, lines: [String]) {
    var session = Session(600)
    for key in keys where session.ending == nil {
      if key == "<" { session.press(.backspace) } else if key != "." { session.press("\(key)") }
      session.pass(seconds: 1)
    }
    #expect(Self.lines(session) == lines, "\(keys)")
  }

  /// A talk that ends because it is reset may have been a test.
  @Test(arguments: [
    (" ..<<", [true]), (" ..33", [false]), (" ..qq", [false]), (" ..<< ..qq", [true, false]),
  ])
  func aTalkThatIsResetIsMarked(keys: String, marks: [Bool]) {
    var session = Session(600)
    for key in keys where session.ending == nil {
      if key == "<" { session.press(.backspace) } else if key != "." { session.press("\(key)") }
      session.pass(seconds: 1)
    }
    let found = session.effects.compactMap { _, effect -> Bool? in
      if case .save(.report(.ended(_, let facts))) = effect { facts.wasReset } else { nil }
    }
    #expect(found == marks)
  }

  /// The report has a talk before its record is gone.
  @Test func theReportComesBeforeTheEndOfTheRecord() throws {
    var session = Session(600)
    session.press(" ")
    session.pass(seconds: 5)
    session.say("reset")
    let effects = session.effects.map(\.effect)
    let report = try #require(
      effects.firstIndex { if case .save(.report) = $0 { true } else { false } })
    let end = try #require(effects.lastIndex(of: .save(.record(nil))))
    #expect(report < end)
  }

  /// With --quit-at-zero the program runs on for a moment, but the talk has ended on time.
  @Test func aTalkThatEndsAtZeroEndsThere() {
    var settings = Settings()
    settings.clock.quitsAtZero = true
    settings.clock.title = "Engines"
    var session = Session(5, settings: settings)
    session.press(" ")
    session.pass(seconds: 20)
    #expect(Self.lines(session) == ["Engines 5 from 0 to 5"])
  }

  /// In a rehearsal the talk's time passes faster than the wall clock's.
  @Test func aRehearsalHasTheTimesOfTheWallClock() {
    var settings = Settings()
    settings.clock.speed = 60
    var session = Session(600, settings: settings)
    session.press(" ")
    session.pass(seconds: 300)
    session.say("reset")
    #expect(Self.lines(session) == ["300 from 0 to 5"])
  }

  @Test func whereATalkIsToEndAtATimeOfDayThatIsItsPlannedEnd() throws {
    var settings = Settings()
    settings.clock.until = 14 * 3600 + 600
    var session = Session(600, settings: settings)
    session.handle(.launched(LaunchInfo()))
    session.pass(seconds: 5)
    session.pressTwice(.character("2"))
    guard
      case .save(.report(.ended(_, let facts)))? = session.effects.map(\.effect).last(where: {
        if case .save(.report) = $0 { true } else { false }
      })
    else {
      Issue.record("nothing was reported")
      return
    }
    #expect(facts.plannedEnd.map(Self.time) == 600)
  }

  @Test func thatATalkIsNotReportedIsSaidOnce() {
    var session = Session(size: Size("120x30"))
    session.handle(.notRecorded(.report, "/nowhere: Read-only file system"))
    #expect(
      session.status() == "The talk is missing from the report: /nowhere: Read-only file system")
  }

  /// A talk, a break, a talk that was inserted, and a talk that must end at a moment.
  private static func session(speed: Int = 1, rehearsalStart: Int? = nil) throws -> Session {
    func item(
      _ title: String, _ start: Int, isBreak: Bool = false, hardEnd: Int? = nil
    ) -> RundownItem {
      let start = 1_795_250_064 + start
      return RundownItem(
        id: title, isBreak: isBreak, title: title, speaker: isBreak ? "" : "Speaker of \(title)",
        preset: Preset(duration: 600), plannedStart: start, plannedEnd: start + 600,
        hardEnd: hardEnd.map { 1_795_250_064 + $0 })
    }
    var settings = Settings.steady
    let rundown = Rundown(
      items: [item("A", 0), item("Coffee", 600, isBreak: true), item("B", 1200, hardEnd: 1800)])
    settings.clock.rundown = rundown
    settings.clock.speed = speed
    settings.clock.rehearsalStart = rehearsalStart.map { .seconds($0) }
    let talk = try #require(rundown.presetToLoad(at: 1_795_250_064))
    var session = Session(of: talk, settings: settings)
    session.handle(.launched(LaunchInfo()))
    return session
  }

  /// Keys as above, where `i` inserts a talk of a minute, and a comma is a minute without a key.
  @Test(arguments: [
    // It starts 60 seconds late and ends 120 seconds late; the break is over after a minute.
    (
      ", ,,,,,,,,,,,n,nn",
      [
        "Speaker of A: A 660 from 60 to 720, planned 0 to 600",
        ": Coffee 60 from 720 to 780, planned 600 to 1200",
      ]
    ),
    (
      "nn,n ,pp",
      [
        ": Coffee 60 from 0 to 61, planned 600 to 1200",
        "Speaker of B: B 60 from 61 to 122, planned 1200 to 1800",
      ]
    ),
    (" ,<<", ["Speaker of A: A 60 from 0 to 60, planned 0 to 600"]),
    (" ,22", ["Speaker of A: A 60 from 0 to 60, planned 0 to 600"]),
    (" ,qq", ["Speaker of A: A 60 from 0 to 60, planned 0 to 600", "quit at 0"]),
    // The end of a talk is undone, and the start of the break behind it.
    (" ,nn,uu", ["Speaker of A: A 60 from 0 to 60, planned 0 to 600", "again"]),
    // The end of the break is undone.
    (
      " ,nn,nu",
      [
        "Speaker of A: A 60 from 0 to 60, planned 0 to 600",
        ": Coffee 60 from 60 to 121, planned 600 to 1200", "again",
      ]
    ),
    (
      "nn,n ,nn",
      [
        ": Coffee 60 from 0 to 61, planned 600 to 1200",
        "Speaker of B: B 60 from 61 to 122, planned 1200 to 1800",
      ]
    ),
    ("i ,nn", ["More 60 from 0 to 60"]),
  ])
  func aTalkOfARundownHasItsSpeakerAndItsPlan(keys: String, lines: [String]) throws {
    var session = try Self.session()
    for key in keys where session.ending == nil {
      switch key {
      case ",": session.pass(seconds: 60)
      case "i": session.say("insert 1m More")
      case "<":
        session.press(.backspace)
        session.pass(.milliseconds(300))
      default:
        session.press("\(key)")
        // Those that go on or back count half a second later.
        session.pass(.milliseconds("npq".contains(key) ? 600 : 300))
      }
    }
    #expect(Self.lines(session) == lines, "\(keys)")
  }

  /// A rehearsal has a clock of its own, and the report has the times of that clock.
  @Test func aRehearsedRundownHasTheTimesOfItsOwnClock() throws {
    var session = try Self.session(speed: 60, rehearsalStart: 1_795_250_064)
    session.pass(seconds: 120)
    session.press(" ")
    session.pass(seconds: 300)
    session.say("next")
    #expect(
      Self.lines(session) == ["Speaker of A: A 300 from 120 to 420, planned 0 to 600"])
  }
}
