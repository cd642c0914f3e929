import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Whatever is told of a break names the same end, in random rundowns at random moments.
///
/// `make soak` tries 2,000 rundowns with 20 moments each.
struct BreakEndTests {
  /// The wall clock of a `Session`.
  private static let start = 1_795_250_064
  private static let moments = 20

  /// A rundown of talks and breaks, with starts or without, of which some have gaps, hard ends and
  /// least lengths.
  private static func rundown(_ random: inout SplitMix64) -> Rundown {
    let isFloating = random.below(3) == 0
    var moment = isFloating ? 0 : start + random.below(1200) - 600
    let items = (0...2 + random.below(5)).map { number in
      let isBreak = number % 2 == 1 || random.below(5) == 0
      let length = 60 + random.below(900)
      if !isFloating { moment += random.pick([0, 0, 0, 300, -30]) }
      let hardEnd: Int? = !isFloating && random.below(8) == 0 ? moment + length : nil
      let item = RundownItem(
        id: "\(number)", isBreak: isBreak, title: "Item \(number)",
        preset: isBreak ? .pause(lasting: length) : Preset(duration: length),
        plannedStart: moment, plannedEnd: moment + length, hardEnd: hardEnd,
        minimum: random.below(3) == 0 ? length / 3 : nil)
      moment += length
      return item
    }
    return Rundown(items: items, isFloating: isFloating)
  }

  /// What somebody may do during a break, or to the items after it.
  private static let lines = [
    "add 1m", "take 10s", "stop", "start", "skip", "shorten 2m", "insert 3m More", "catch up",
    "undo",
    "redo",
  ]

  @Test(arguments: randomSeeds(20))
  func allNameTheSameEnd(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rundown = Self.rundown(&random)
    var settings = Settings.steady
    settings.clock.rundown = rundown
    let talk = try #require(rundown.presetToLoad(at: Self.start))
    var session = Session(of: talk, capabilities: .lines, settings: settings)
    session.handle(.launched(LaunchInfo()))
    for _ in 0..<Self.moments {
      session.pass(.milliseconds(random.below(random.pick([2000, 60_000, 400_000]))))
      let clock = session.console.state
      guard let rundown = clock.rundown, let item = rundown.current else { break }
      if item.isBreak, rundown.currentHasStarted {
        try check(session, seed)
        if random.below(3) == 0 { session.say(random.pick(Self.lines)) }
        if random.below(5) == 0 { session.say("next") }
      } else if clock.snapshot.isReady {
        session.say("start")
        session.pass(.milliseconds(random.below(400_000)))
        session.say("! next")
      } else {
        session.say("! next")
      }
    }
  }

  /// Compares what is told of the break that is under way.
  private func check(_ session: Session, _ seed: UInt64) throws {
    let (clock, now) = (session.console.state, session.console.moment.talk)
    let rundown = try #require(clock.rundown)
    let stage = clock.stage
    let shown = try #require(clock.shownForecast).forecast
    let what = "seed \(seed), item \(rundown.position), \(rundown.items[rundown.position])"

    // The digits, in seconds of UTC.
    let left = clock.snapshot.remaining(at: now)
    let end = (now.sinceStart + clock.rundownOffset + max(.zero, left)) / .seconds(1)
    let lag = Double(clock.secondsSinceShownMinute(of: rundown, at: now))
    #expect(lag == 0 || !clock.snapshot.isRunning || left <= .zero, "\(what)")

    // The forecast and the lateness.
    let expected = try #require(shown.expected[rundown.position])
    // A delay that grows is told in whole minutes.
    #expect((lag == 0 ? -1.5...1.5 : -30.5...31.5).contains(end - Double(expected.end)), "\(what)")
    #expect(shown.lateBy == expected.end - shown.planned[rundown.position].end, "\(what)")
    #expect(stage.rundown?.lateBy == shown.lateBy, "\(what)")

    // Displays and the lamps.
    let between = try #require(stage.rundown?.between, "\(what)")
    #expect(between.kind == .pause, "\(what)")
    let scene = session.console.screen.scene()
    #expect(scene.lampSignal == nil, "\(what)")
    let next = rundown.nextIndex(after: rundown.position)
    #expect((between.moment == nil) == (next == nil), "\(what)")
    #expect((between.next.isEmpty) == (next == nil), "\(what)")
    guard let next, let moment = between.moment else { return }
    let told = (moment.sinceStart + clock.rundownOffset) / .seconds(1)
    #expect(abs(told - Double(expected.end)) < 0.001, "\(what)")
    let timeOfDay = Words.timeOfDay(expected.end, in: rundown)
    #expect(between.timeOfDay == timeOfDay, "\(what)")
    let text = moment > now ? "back at \(timeOfDay)" : nil
    #expect(between.isFirst || scene.textOfStart == text, "\(what)")

    // The items in lists: the break ends when the next item is expected to start, but for one that
    // must end at a moment before that.
    let start = try #require(shown.expected[next]).start
    #expect(
      rundown.items[rundown.position].hardEnd == nil
        ? start == expected.end : start >= expected.end,
      "\(what)")
    let list = session.console.clock.rundownList
    let current = try #require(clock.forecast(at: now)?.expected[rundown.position])
    #expect(list[rundown.position].length == TimeText.plain(current.end - current.start), "\(what)")

    // A display elsewhere.
    let wire = SentStage(
      stage, session: "5e551011", number: 7, room: "main", leadership: .first, flashId: 3,
      in: WireTime(start: .zero, speed: stage.speed))
    let elsewhere = try #require(try wire.stage().rundown?.between)
    #expect(elsewhere.timeOfDay == timeOfDay && elsewhere.next == between.next, "\(what)")
  }
}
