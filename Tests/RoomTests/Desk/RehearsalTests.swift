import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The rehearsal of a rundown: it has its own time of day, and shows it everywhere.
///
/// The wall clock says 22:13; the rehearsal begins at 8:59, a minute before the first talk.
struct RehearsalTests {
  private static let start = 1_795_250_064
  private static let localTime = ZoneOffsets([
    .init(start: 0, offset: 9 * 3600 - start % 86_400)
  ])
  private static let rundown = Rundown(
    items: [
      RundownItem(
        id: "Ada", preset: Preset(duration: 1200), plannedStart: start, plannedEnd: start + 1200),
      RundownItem(
        id: "Grace", preset: Preset(duration: 1200), plannedStart: start + 1200,
        plannedEnd: start + 2400, hardEnd: start + 2400),
    ],
    localTime: localTime)

  private func session(_ capabilities: Capabilities = Capabilities()) throws -> Session {
    var settings = Settings.steady
    settings.clock.rundown = Self.rundown
    settings.clock.speed = 60
    settings.clock.rehearsalStart = .seconds(Self.start - 60)
    let talk = try #require(Self.rundown.presetToLoad(at: Self.start - 60))
    var session = Session(
      of: talk, size: Size(columns: 120, rows: 36), capabilities: capabilities,
      settings: settings, timeOfDay: .seconds(22 * 3600 + 13 * 60))
    session.handle(.launched(LaunchInfo()))
    return session
  }

  @Test func theOperatorViewShowsTheTimeOfTheRehearsal() throws {
    var session = try session()
    session.press("O")
    session.pass(seconds: 60)
    session.press(" ")
    session.pass(seconds: 300)
    let view = session.console.clock.view.operatorSnapshot(rows: 24)
    #expect(view.timesOfDay == ["9:05  ends 9:20", "9:05"])
    #expect(
      view.events.map(\.time) == [
        .seconds(9 * 3600), .seconds(9 * 3600 - 60), .seconds(9 * 3600 - 60),
      ])
    #expect(!session.canvas().lines.contains { $0.contains("22:1") })
    session.press("O")
    session.press("t")
    #expect(session.lines().last?.contains("9:05  ends 9:20") == true)
    #expect(!session.lines().contains { $0.contains("22:1") })
  }

  /// The picture changes with the minutes of the rehearsal.
  @Test func aMinuteOfTheRehearsalWakesTheScreen() throws {
    var session = try session()
    session.press("t")
    let wake = try #require(session.console.nextWake)
    #expect(wake - session.console.moment.real <= .seconds(1) + .nanoseconds(1))
    #expect(session.lines().last?.contains("8:59") == true)
    session.pass(seconds: 60)
    #expect(session.lines().last?.contains("9:00") == true)
  }

  @Test func linesAndEventsHaveTheTimeOfTheRehearsal() throws {
    var session = try session(.lines)
    session.pass(seconds: 60)
    session.say("start")
    session.pass(seconds: 1260)
    session.say("clock")
    #expect(session.reports.last == "NOTICE 9:21")
    session.say("next")
    #expect(
      session.reports.contains("DONE 20 minutes, 1 minute over, 9:00 to 9:21"),
      "\(session.reports)")
    session.say("start")
    // It ends at 9:40, as it must.
    #expect(session.console.snapshot.finish?.timeOfDay == 9 * 3600 + 40 * 60)
    session.say("events")
    #expect(session.reports.last?.contains("9:21:00") == true, "\(session.reports)")
    let times = session.published.map(\.event.wallClock)
    #expect(times.first == .seconds(Self.start - 60))
    #expect(times.last == .seconds(Self.start + 1260))
    session.say("quit")
    #expect(session.reports.last?.hasSuffix("9:21 to 9:21") == true)
    #expect(!session.reports.contains { $0.contains("22:1") })
  }

  /// A time of day that somebody types is one of the rehearsal.
  @Test func untilIsATimeOfTheRehearsal() throws {
    var session = try session()
    session.say("until 9:30")
    #expect(session.shown == 31 * 60)
    #expect(session.console.snapshot.finish?.timeOfDay == 9 * 3600 + 30 * 60)
  }

  /// A display's connection has a time of the rehearsal too.
  @Test func displaysHaveTheTimeOfTheRehearsal() throws {
    var session = try session()
    var display = Client(id: 1, since: session.console.moment.real)
    (display.name, display.kind) = ("left", .display)
    session.handle(.clients([display]))
    session.pass(seconds: 600)
    let view = session.console.clock.view.operatorSnapshot(rows: 24)
    #expect(view.displays.map(\.since) == [.seconds(9 * 3600 - 60)])
  }
}
