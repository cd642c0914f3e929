import Files
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A whole talk in plain mode.
struct PlainTalkTests {
  private func session(announcing: Announcing = .print) -> Session {
    var settings = Settings()
    settings.clock.announcing = announcing
    let talk = BundledPresets.slots.first { $0.slot == 1 } ?? Preset(duration: 1)
    var session = Session(of: talk, size: .none, capabilities: .lines, settings: settings)
    session.handle(.launched(LaunchInfo()))
    return session
  }

  private func lines(_ session: Session) -> String { session.reports.joined(separator: "\n") }

  @Test func aTalkThatRunsThrough() {
    var session = session()
    session.say("start")
    session.pass(seconds: 1080 + 125)
    session.say("quit")
    #expect(session.ending == .finished)
    #expect(
      lines(session) == """
        READY TED talk, 18 minutes, yellow 3 minutes, red 1 minute
        START 18 minutes
        GREEN 17 minutes remaining
        GREEN 16 minutes remaining
        GREEN 15 minutes remaining
        GREEN 14 minutes remaining
        GREEN 13 minutes remaining
        GREEN 12 minutes remaining
        GREEN 11 minutes remaining
        GREEN 10 minutes remaining
        GREEN 9 minutes remaining
        GREEN 8 minutes remaining
        GREEN 7 minutes remaining
        GREEN 6 minutes remaining
        GREEN 5 minutes remaining
        GREEN 4 minutes remaining
        YELLOW 3 minutes remaining
        YELLOW 2 minutes remaining
        RED 1 minute remaining
        RED 45 seconds remaining
        RED 30 seconds remaining
        RED 15 seconds remaining
        10
        9
        8
        7
        6
        5
        4
        3
        2
        1
        TIME IS UP
        OVERTIME 1 minute
        OVERTIME 2 minutes
        DONE TED talk, 18 minutes, 2 minutes 5 seconds over, 14:00 to 14:20
        """)
  }

  @Test func theCommandTellsTheTimeOfDayAndTheKeyTheRemainingTime() {
    var session = session()
    session.say("clock")
    session.say("start")
    session.pass(seconds: 60)
    session.say("clock")
    session.press("t")
    #expect(
      session.reports.filter { $0.hasPrefix("NOTICE") || $0.hasPrefix("TIME") } == [
        "NOTICE 14:00", "NOTICE 14:01, ends 14:18", "TIME 17 minutes remaining",
      ])
  }

  /// What is said, each after so many seconds.
  private static let script = [
    (0, "start"), (100, "stop"), (0, "time"), (60, "start"), (0, "add 1m"), (20, "take 14:00"),
    (60, "undo"), (0, "preset 2"), (30, "start"), (30, "reset"), (0, "start"), (245, "time"),
    (0, "bogus"), (0, "quit"),
  ]

  private func play(_ session: inout Session) {
    for (seconds, line) in Self.script {
      session.pass(seconds: seconds)
      session.say(line)
    }
  }

  /// A script may write its lines at once.
  @Test func noLineIsTooSoon() {
    var session = session()
    for _ in 0..<3 { session.say("toggle") }
    #expect(session.isRunning)
    let words = session.reports.map { line in line.prefix { $0 != " " } }
    #expect(words == ["READY", "START", "STOP", "RESUME"])
  }

  @Test func aTalkWithAllCommands() {
    var session = session()
    play(&session)
    #expect(session.ending == .endedEarly)
    #expect(
      lines(session) == """
        READY TED talk, 18 minutes, yellow 3 minutes, red 1 minute
        START 18 minutes
        GREEN 17 minutes remaining
        STOP 16 minutes 20 seconds remaining
        TIME 16 minutes 20 seconds remaining, paused
        RESUME 16 minutes 20 seconds remaining
        SET 17 minutes 20 seconds remaining (green)
        GREEN 17 minutes remaining
        SET 3 minutes remaining (yellow)
        YELLOW 2 minutes remaining
        NOTICE Undone: back to 16 minutes
        READY Lightning talk, 5 minutes, yellow 1 minute, red 15 seconds
        START 5 minutes
        READY Lightning talk, 5 minutes, yellow 1 minute, red 15 seconds
        START 5 minutes
        GREEN 4 minutes remaining
        GREEN 3 minutes remaining
        GREEN 2 minutes remaining
        YELLOW 1 minute remaining
        TIME 55 seconds remaining
        NOTICE 'bogus' is not a command. Try 'help'.
        DONE Lightning talk, 4 minutes 5 seconds of 5 minutes, 14:05 to 14:09
        """)
  }

  @Test func withAnnouncementsOffOnlyTheOperatorsLinesAreLeft() {
    var (loud, quiet) = (session(), session(announcing: .off))
    play(&loud)
    play(&quiet)
    let announced = ["GREEN", "YELLOW", "RED", "BEEP", "OVER", "TIME IS"]
    #expect(
      quiet.reports == loud.reports.filter { line in !announced.contains { line.hasPrefix($0) } })
  }

  @Test func withAnnouncementsOffATalkThatRunsThroughIsThreeLines() {
    var session = session(announcing: .off)
    session.say("start")
    session.pass(seconds: 1080 + 125)
    session.say("quit")
    #expect(
      lines(session) == """
        READY TED talk, 18 minutes, yellow 3 minutes, red 1 minute
        START 18 minutes
        DONE TED talk, 18 minutes, 2 minutes 5 seconds over, 14:00 to 14:20
        """)
    #expect(session.bells.isEmpty)
  }
}
