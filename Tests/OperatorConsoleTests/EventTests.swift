import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What other programs receive, and when.
struct EventTests {
  /// `start 12` for each event, with the cues' kinds.
  private func published(_ session: Session, _ kinds: (TalkEvent.Kind) -> Bool = { _ in true })
    -> [String]
  {
    session.published.filter { kinds($0.event.kind) }.map { _, event in
      let name = event.kind.name ?? "?"
      guard case .cue(let cue) = event.kind else {
        return "\(name) \(event.reading.remainingSecond)"
      }
      return "\(name)-\(cue.kind.rawValue) \(event.reading.remainingSecond)"
    }
  }

  private func isNoCue(_ kind: TalkEvent.Kind) -> Bool {
    if case .cue = kind { false } else { true }
  }

  /// What is told for some time after a change of a talk of a minute that has run for 10.5 seconds,
  /// but for notices.
  private func published(
    for time: Duration, after change: (inout Session) -> Void
  ) -> ArraySlice<String> {
    var session = session(60, 30, 10)
    session.press(" ")
    session.pass(.milliseconds(10_500))
    let isNoNotice = { (kind: TalkEvent.Kind) in kind != .notice }
    let before = published(session, isNoNotice).count
    change(&session)
    session.pass(time)
    return published(session, isNoNotice).dropFirst(before)
  }

  private func session(
    _ seconds: Int, _ yellow: Int, _ red: Int, speed: Int = 1, isAnnounced: Bool = true
  ) -> Session {
    var settings = Settings()
    settings.clock.speed = speed
    settings.clock.announcing = isAnnounced ? .print : .off
    return Session(seconds, yellow: yellow, red: red, settings: settings)
  }

  @Test func aTalkIsToldFromBeginningToEnd() {
    var session = session(14, 12, 3)
    session.handle(.launched(LaunchInfo()))
    session.press(" ")
    session.pass(.milliseconds(75_000))
    session.pressTwice(.character("q"))
    #expect(
      published(session) == [
        "ready 14", "start 14", "cue-start 14", "yellow 12", "cue-phase 12", "cue-beep 10",
        "cue-beep 9", "cue-beep 8", "cue-beep 7", "cue-beep 6", "cue-beep 5", "cue-beep 4",
        "red 3", "cue-phase 3", "cue-beep 3", "cue-beep 2", "cue-beep 1", "zero 0", "cue-zero 0",
        "cue-overtime -60", "notice -61", "stop -61", "end -61",
      ])
    #expect(session.published.map(\.event.number) == Array(1...session.published.count))
  }

  /// What has no cue is crossed all the same.
  @Test(arguments: [true, false])
  func silenceIsForPeople(isPreset: Bool) {
    var settings = Settings()
    if !isPreset { settings.clock.announcing = .off }
    var talk = Preset(duration: 14)
    if isPreset { talk.cueRules = nil }
    var session = Session(of: talk, settings: settings)
    session.press(" ")
    session.pass(seconds: 80)
    #expect(published(session) == ["start 14", "yellow 2", "red 1", "zero 0"])
  }

  /// Thresholds of a minute's talk, and what is crossed at which second.
  @Test(arguments: [
    (20, 10, ["yellow 20", "red 10", "zero 0"]), (20, 20, ["red 20", "zero 0"]),
    (20, 0, ["yellow 20", "red 0", "zero 0"]), (0, 0, ["red 0", "zero 0"]),
    (60, 60, ["zero 0"]), (60, 30, ["red 30", "zero 0"]),
  ])
  func eachPhaseBeginsOnce(yellow: Int, red: Int, crossed: [String]) {
    for speed in [1, 7, 600] {
      var session = session(60, yellow, red, speed: speed)
      session.press(" ")
      session.pass(seconds: 100)
      #expect(Array(published(session, isNoCue).dropFirst()) == crossed, "speed \(speed)")
    }
  }

  /// How long the machine sleeps after a second of a talk with 30 and 10 of 60 seconds, and what
  /// has been crossed then.
  @Test(arguments: [
    (28, []), (29, ["yellow 30"]), (35, ["yellow 24"]), (49, ["red 10"]), (58, ["red 1"]),
    (59, ["zero 0"]), (60, ["zero -1"]), (100_000, ["zero -99941"]),
  ])
  func ofSeveralTheLastIsToldOnce(asleep: Int, crossed: [String]) {
    var session = session(60, 30, 10)
    session.press(" ")
    session.pass(seconds: 1)
    session.sleep(.seconds(asleep))
    session.sleep(.milliseconds(100))
    let marks = ["yellow", "red", "zero"]
    #expect(published(session) { marks.contains($0.name ?? "") } == crossed)
  }

  /// What is done by hand after ten and a half seconds of a talk of a minute with 30 and 10, and
  /// what is told of it.
  @Test(arguments: [
    (" ", ["stop 50"]), ("+", ["set 110"]), ("[[[[", ["set 40", "set 30", "set 20", "set 10"]),
    ("u", []), ("+u", ["set 110", "undo 50", "set 50"]),
    (" g", ["stop 50", "set 60"]), (" 2", ["stop 50", "preset 300"]),
    (" gu", ["stop 50", "set 60", "undo 50", "set 50"]), (" r", ["stop 50", "set 10"]),
    ("tlc", []),
  ])
  func manualChangesCrossNoThreshold(keys: String, events: [String]) {
    #expect(published(for: .milliseconds(100)) { $0.press(keys) } == events[...])
  }

  /// The phase of a lamp begins once, by hand.
  @Test(arguments: [
    ("green", ["set 60", "green 60"]), ("yellow", ["set 30", "yellow 30"]),
    ("red", ["set 10", "red 10"]),
  ])
  func aLampBeginsItsPhase(line: String, events: [String]) {
    #expect(published(for: .milliseconds(900)) { $0.say(line) } == events[...])
  }

  @Test func replacingARunningTalkStopsItFirst() {
    var session = session(60, 30, 10)
    session.press(" ")
    session.pass(.milliseconds(10_500))
    for _ in 0..<2 {
      session.press("2")
      session.pass(.milliseconds(500))
    }
    #expect(published(session, isNoCue).suffix(2) == ["stop 49", "preset 300"])
    #expect(session.published.suffix(2).map(\.event.run) == [.paused, .ready])
  }

  @Test func aTalkThatGoesOnIsTold() {
    var session = session(60, 30, 10)
    session.press(" ")
    session.pass(.milliseconds(10_500))
    session.press(" ")
    session.pass(seconds: 5)
    session.press(" ")
    #expect(published(session, isNoCue) == ["start 60", "stop 50", "resume 50"])
    #expect(session.published.map(\.event.run) == [.running, .running, .paused, .running])
  }

  /// After a crash only what is crossed from then on is told.
  @Test(arguments: [
    (40, ["ready 40", "notice 40", "yellow 30", "red 10", "zero 0"]),
    (8, ["ready 8", "notice 8", "zero 0"]), (-5, ["ready -5", "notice -5"]),
  ])
  func aTalkThatAnEarlierRunDidNotEndDoesNotStartAgain(left: Int, events: [String]) {
    let talk = Preset(duration: 60, thresholds: PhaseThresholds(yellow: 30, red: 10))
    let begun = Timestamp.start - .seconds(60 - left)
    var session = Session(
      of: talk, run: .running(deadline: .start + .seconds(left), since: begun))
    session.handle(.launched(LaunchInfo(earlier: .resumed)))
    session.pass(.milliseconds(50_500))
    #expect(published(session, isNoCue) == events)
  }

  @Test func theProgramsEndIsTheLastThing() {
    var session = session(14, 12, 3)
    session.console.clock.quitsAtZero = true
    session.press(" ")
    session.pass(seconds: 20)
    #expect(published(session, isNoCue).suffix(3) == ["zero 0", "stop -1", "end -1"])
    #expect(session.published.last?.event.text == "DONE 14 seconds, 14:00 to 14:00")
    #expect(session.effects.last?.effect == .end(.finished))
  }

  @Test func aFaultIsToldOnceAnOption() {
    var session = session(60, 30, 10)
    for (option, status) in [("--on-cue", 1), ("--on-cue", 2), ("--on-stop", 3)]
      as [(String, Int32)]
    {
      session.handle(.sinkFailed(SinkFault(option, .hookFailed(option, status: status))))
    }
    #expect(
      session.reports == ["NOTICE --on-cue failed: status 1", "NOTICE --on-stop failed: status 3"])
  }
}
