import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct BeginTests {
  private static let problems = [
    LocatedProblem("presets.yaml:3:12", .other("'5:61' is no time", expected: "a time")),
    LocatedProblem("presets.yaml:9:5", .missing("name", expected: .text)),
    LocatedProblem("slots.yaml:1:1", .noUTF8(255)),
  ]

  @Test(arguments: [
    (false, ["READY TED talk, 18 minutes, yellow 3 minutes, red 1 minute"]),
    (true, ["READY TED talk, 18 minutes, yellow 3 minutes, red 1 minute", "START 18 minutes"]),
  ])
  func itBeginsReadyOrStarts(startsAtOnce: Bool, reports: [String]) {
    var settings = Settings()
    settings.clock.startsAtOnce = startsAtOnce
    var session = Session(of: Preset(name: "TED talk", duration: 1080), settings: settings)
    session.handle(.launched(LaunchInfo()))
    #expect(session.reports == reports)
    #expect(session.isRunning == startsAtOnce)
    #expect(session.shown == 1080)
    session.pass(seconds: 3)
    #expect(session.shown == (startsAtOnce ? 1077 : 1080))
    #expect(session.effects.count == (startsAtOnce ? 1 : 0))
  }

  @Test func aStartWithTheProgramIsUndone() {
    var settings = Settings()
    settings.clock.startsAtOnce = true
    var session = Session(settings: settings)
    session.handle(.launched(LaunchInfo()))
    session.pass(seconds: 3)
    session.pressTwice(.character("u"))
    #expect(session.console.snapshot.isReady)
    #expect(session.shown == 1080)
  }

  @Test(arguments: [
    (1, 80, "presets.yaml:3:12: '5:61' is no time, expected a time"),
    (1, 50, "presets.yaml:3:12: '5:61' is no time"),
    (
      2, 120,
      "presets.yaml:3:12: '5:61' is no time, expected a time "
        + "(and 1 more: run 'speakerclock presets check')"
    ),
    (
      3, 120,
      "presets.yaml:3:12: '5:61' is no time, expected a time "
        + "(and 2 more: run 'speakerclock presets check')"
    ),
    (3, 80, "presets.yaml:3:12: '5:61' is no time"),
    (1, 35, "Error in a file"), (1, 15, "Error in a file"), (1, 14, "Error in a fi…"),
  ])
  func problemsAreToldAsShortAsNeeded(count: Int, columns: Int, words: String) {
    var session = Session(size: Size(columns: columns, rows: 10))
    session.handle(.launched(LaunchInfo(problems: Array(Self.problems.prefix(count)))))
    #expect(session.status() == words)
  }

  @Test func problemsAreToldForHalfAMinute() {
    var session = Session()
    session.handle(.launched(LaunchInfo(problems: Self.problems)))
    session.pass(.milliseconds(29_999))
    #expect(session.status() == "presets.yaml:3:12: '5:61' is no time")
    session.pass(.milliseconds(1))
    #expect(session.status() == "READY   Space starts   ? help")
  }

  /// At 14:00: a time of day, and what the status line says while a file has a problem.
  @Test(arguments: [
    (32_400, "Talk ends at 9:00 tomorrow"), (51_300, "presets.yaml:3:12: '5:61' is no time"),
  ])
  func tomorrowIsToldBeforeAProblem(until: Int, words: String) {
    var settings = Settings()
    settings.clock.until = until
    var session = Session(settings: settings)
    session.handle(.launched(LaunchInfo(problems: Self.problems)))
    #expect(session.status() == words)
  }

  @Test func problemsAreReportedBehindTheTalk() {
    var session = Session(size: .none, capabilities: .lines)
    session.handle(.launched(LaunchInfo(problems: Self.problems)))
    #expect(
      session.reports == [
        "READY 18 minutes, yellow 3 minutes, red 1 minute",
        "NOTICE presets.yaml:3:12: '5:61' is no time, expected a time "
          + "(and 2 more: run 'speakerclock presets check')",
      ])
  }
}
