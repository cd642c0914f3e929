import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A talk that an earlier run of the program did not end.
struct EarlierTalkTests {
  private static let talk = Preset(name: "Ada", duration: 600, title: "Engines")

  private static func earlier(_ left: Double, isRunning: Bool = true) -> TalkSnapshot {
    let time = Duration.seconds(left)
    return TalkSnapshot(
      talk,
      run: isRunning
        ? .running(deadline: .start + time, since: .start) : .paused(remaining: time))
  }

  private func begun(
    with countdown: TalkSnapshot, _ earlier: LaunchInfo.EarlierTalk, size: Size = Size("120x30")
  ) -> Session {
    var session = Session(of: countdown.preset, run: countdown.run, size: size)
    session.handle(.launched(LaunchInfo(earlier: earlier)))
    return session
  }

  /// What was left, whether it ran, the shown second, and the lines.
  @Test(arguments: [
    (
      252.5, true, 253,
      [
        "NOTICE The last talk had not ended: it is still running",
        "RESUME 'Engines', 4 minutes 13 seconds remaining",
      ]
    ),
    (
      252.5, false, 253,
      [
        "NOTICE The last talk had not ended: it is still paused",
        "STOP 'Engines', 4 minutes 13 seconds remaining",
      ]
    ),
    (
      -65.5, true, -65,
      [
        "NOTICE The last talk had not ended: it is still running",
        "RESUME 'Engines', 1 minute 5 seconds over",
      ]
    ),
  ])
  func anEarlierTalkContinues(left: Double, isRunning: Bool, shown: Int, lines: [String]) {
    var session = begun(with: Self.earlier(left, isRunning: isRunning), .resumed)
    #expect(session.shown == shown)
    #expect(session.isRunning == isRunning)
    #expect(
      session.reports == [
        "READY Ada, 'Engines', 10 minutes, yellow 1 minute 40 seconds, red 35 seconds"
      ] + lines)
    #expect(session.status().hasPrefix("Engines   The last talk had not ended"))
    #expect(
      !session.effects.contains { if case .save(.record) = $0.effect { true } else { false } })
  }

  @Test func whatWasAnnouncedBeforeIsNotAnnouncedAgain() {
    var session = begun(with: Self.earlier(-65.5), .resumed)
    session.pass(seconds: 10)
    #expect(!session.reports.contains { $0.hasPrefix("OVER") || $0 == "TIME IS UP" })
    session.pass(seconds: 60)
    #expect(session.reports.last == "OVERTIME 2 minutes")
  }

  /// A cue falls into the first seconds, perhaps together with a late wake.
  @Test(arguments: [Duration.milliseconds(300), .milliseconds(2_300)])
  func anAnnouncementHidesItForAMomentOnly(time: Duration) {
    var session = begun(with: Self.earlier(240.25), .resumed)
    session.sleep(time)
    #expect(session.status().contains("4 minutes remaining."))
    session.pass(seconds: 5)
    #expect(session.status().hasSuffix("The last talk had not ended: it is still running"))
    session.pass(seconds: 25)
    #expect(!session.status().contains("The last talk"))
  }

  @Test func whatTheOperatorDoesHidesItForGood() {
    var session = begun(with: Self.earlier(240.25), .resumed)
    session.pass(seconds: 1)
    session.press("l")
    session.pass(seconds: 5)
    #expect(!session.status().contains("The last talk"))
  }

  @Test(arguments: [(true, "PAUSED"), (false, "Space pauses")])
  func aStopOrAStartMakesItUntrue(isRunning: Bool, words: String) {
    var session = begun(with: Self.earlier(240.75, isRunning: isRunning), .resumed)
    session.press(" ")
    #expect(session.status().hasPrefix("Engines   \(words)"))
  }

  @Test func whenItEndsNothingIsLeftOfIt() {
    var session = begun(with: Self.earlier(-65.5), .resumed)
    session.pressTwice(.character("q"))
    #expect(session.ending == .finished)
    #expect(session.effects.contains { $0.effect == .save(.record(nil)) })
  }

  @Test(arguments: [
    ("120x30", "The last talk had not ended: Ada, 4:13 remaining. Press u to resume it."),
    ("50x30", "Press u to resume last talk, 4:13 remaining"),
    ("30x10", "Press u to resume last talk"),
  ])
  func anEarlierTalkIsOffered(size: String, words: String) {
    var session = begun(
      with: TalkSnapshot(Preset(duration: 300)), .offered(Self.earlier(252.5)), size: Size(size))
    #expect(session.status() == words)
    #expect(session.shown == 300)
    session.pass(seconds: 10)
    session.press("u")
    #expect(session.shown == 243)
    #expect(session.isRunning)
    #expect(session.console.state.title == "Engines")
  }

  /// The machine's clock is not set, so nobody knows how long ago the talk was recorded.
  @Test(arguments: [(252.5, "4:13 remaining"), (0, "0:00 remaining"), (-1.5, "0:01 over")])
  func whatWasLeftIsSaidWithoutAClock(left: Double, words: String) {
    let earlier = Self.earlier(left, isRunning: false)
    var session = begun(
      with: TalkSnapshot(Preset(duration: 300)), .offeredWithoutClock(earlier))
    #expect(
      session.status().hasPrefix("System clock not set: \(words) when the talk was last saved."))
  }

  @Test func whereThereAreNoKeysACommandTakesItUp() {
    var session = Session(300, size: .none, capabilities: .lines)
    session.handle(.launched(LaunchInfo(earlier: .offered(Self.earlier(252.5)))))
    #expect(
      session.reports.last
        == "NOTICE The last talk had not ended: Ada, 4 minutes 13 seconds remaining. Use 'undo' to resume it."
    )
    session.say("undo")
    #expect(session.shown == 253)
  }

  /// The time of day at which the earlier talk was to end is that of the talk that goes on.
  @Test func itsTimeOfDayIsReadAgain() {
    let finish = TalkSnapshot.Finish(timeOfDay: 51_300, at: .start + .seconds(890))
    let run = Self.earlier(700).run
    var session = Session(of: Self.talk, run: run, finish: finish)
    session.handle(.launched(LaunchInfo(earlier: .resumed)))
    #expect(session.shown == 700)
    session.say("green")
    #expect(session.shown == 900)
    #expect(session.reports.last == "SET 15 minutes remaining (green)")
  }

  @Test func aTalkThatStartedAtOnceGivesWayToASecondPress() {
    var settings = Settings()
    settings.clock.startsAtOnce = true
    var session = Session(300, settings: settings)
    session.handle(.launched(LaunchInfo(earlier: .offered(Self.earlier(252.5)))))
    #expect(session.isRunning)
    session.press("u")
    #expect(session.shown == 300)
    #expect(session.status().contains("Press u again"))
    session.pressAgain(.character("u"))
    #expect(session.shown == 252)
    session.pressTwice(.character("u"))
    #expect(session.shown == 300)
  }

  @Test func anOfferThatIsNotTakenIsNotLost() {
    var session = begun(with: TalkSnapshot(Self.talk), .offered(Self.earlier(100)))
    session.press("q")
    #expect(session.ending == .finished)
    #expect(!session.effects.contains { $0.effect == .save(.record(nil)) })
  }
}
