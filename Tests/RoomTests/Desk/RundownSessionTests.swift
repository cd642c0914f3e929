import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A session of talks, run with keys and lines.
///
/// It begins at 14:00, when the first talk is planned to start.
struct RundownSessionTests {
  private static let start = Programme.start

  private static func item(
    _ id: String, _ start: Int, _ minutes: Int, isBreak: Bool = false, speaker: String = "",
    hardEnd: Int? = nil, minimum: Int? = nil, note: String = ""
  ) -> RundownItem {
    RundownItem(
      id: id, isBreak: isBreak, title: id, speaker: speaker, note: note,
      preset: Preset(duration: minutes * 60), plannedStart: Self.start + start * 60,
      plannedEnd: Self.start + (hardEnd ?? start + minutes) * 60,
      hardEnd: hardEnd.map { Self.start + $0 * 60 }, minimum: minimum.map { $0 * 60 })
  }

  private static let rundown = Rundown(
    items: [
      item("Engines", 0, 20, speaker: "Ada"), item("Coffee", 20, 10, isBreak: true),
      item("Compilers", 30, 20, speaker: "Grace", minimum: 10),
      item("Panel", 50, 30, hardEnd: 80),
    ],
    localTime: Programme.localTime)

  private func session(
    _ capabilities: Capabilities = Capabilities(), rundown: Rundown = rundown
  ) throws -> Session {
    try Programme.session(of: rundown, capabilities)
  }

  private func loaded(_ session: Session) -> String? {
    session.console.state.rundown?.current?.id
  }

  /// When an item was started, and when it ended.
  private func times(_ item: RundownItem) -> [Int?] { [item.actual?.start, item.actual?.end] }

  @Test func spaceStartsTheLoadedItemAndNLoadsTheNext() throws {
    var session = try session()
    #expect(session.shown == 1200)
    session.press(" ")
    session.sleepThrough(seconds: 1200)
    session.press("n")
    #expect(loaded(session) == "Coffee")
    #expect(session.isRunning)
    #expect(session.shown == 600)
    session.sleepThrough(seconds: 601)
    session.press("n")
    #expect(loaded(session) == "Compilers")
    #expect(!session.isRunning)
    let items = try #require(session.console.state.rundown?.items)
    #expect(times(items[0]) == [Self.start, Self.start + 1200])
    #expect(times(items[1]) == [Self.start + 1200, Self.start + 1801])
  }

  @Test func nothingAdvancesByItself() throws {
    var session = try session()
    session.press(" ")
    session.sleepThrough(seconds: 1205)
    session.sleepThrough(seconds: 795)
    #expect(loaded(session) == "Engines")
    #expect(session.shown == -800)
  }

  @Test func aRunningTalkIsNotLeftWithoutASecondPress() throws {
    var session = try session()
    session.press(" ")
    session.pass(seconds: 60)
    session.press("n")
    #expect(loaded(session) == "Engines")
    session.pressAgain(.character("n"))
    #expect(loaded(session) == "Coffee")
  }

  @Test func aBreakThatBeginsLateEndsAsPlanned() throws {
    var session = try session()
    session.press(" ")
    session.sleepThrough(seconds: 1200 + 240)
    session.press("n")
    #expect(session.shown == 360)
    session.sleepThrough(seconds: 600)
    // Nobody went on: the break is over, and the next talk has its own length.
    session.press("n")
    #expect(session.shown == 1200)
  }

  @Test func aHardEndSetsTheDeadline() throws {
    var session = try session()
    for _ in 0..<3 { session.say("next") }
    #expect(loaded(session) == "Panel")
    session.pass(seconds: 55 * 60)
    session.press(" ")
    #expect(session.shown == 25 * 60)
    #expect(session.console.snapshot.finish != nil)
  }

  @Test func pGoesBackAndUUndoes() throws {
    var session = try session()
    session.press(" ")
    session.sleepThrough(seconds: 1300)
    session.press("n")
    session.pass(seconds: 10)
    session.press("u")
    #expect(loaded(session) == "Engines")
    #expect(session.isRunning)
    #expect(session.shown == -110)
    #expect(session.console.state.rundown?.items[0].actual?.end == nil)
    session.press("n")
    session.pass(seconds: 1)
    session.press("p")
    session.pass(seconds: 1)
    session.press("p")
    #expect(loaded(session) == "Engines")
    #expect(session.shown == 1200)
    #expect(session.console.state.rundown?.items.allSatisfy { $0.actual == nil } == true)
  }

  @Test(arguments: [
    "skip", "skip #3", "insert 5m Announcements", "shorten 15m", "shorten #3 15m",
    "move #4 before #2", "move Engines after Panel", "move Compilers before Engines",
    "title Motors", "speaker Ada Lovelace", "title #3 Interpreters", "go Panel", "go #3",
  ])
  func liveChangesAreUndone(command: String) throws {
    var session = try session()
    let before = try #require(session.console.state.rundown)
    let talk = session.console.snapshot.preset
    session.say(command)
    let after = try #require(session.console.state.rundown)
    #expect(after.items != before.items || after.position != before.position)
    session.say("undo")
    let undone = try #require(session.console.state.rundown)
    #expect(undone.items == before.items)
    #expect(undone.position == before.position)
    #expect(session.console.snapshot.preset == talk)
  }

  @Test func catchingUpIsUndone() throws {
    var session = try session()
    session.press(" ")
    session.sleepThrough(seconds: 1200 + 15 * 60)
    session.say("catch up")
    #expect(session.console.state.rundown?.items[2].length == 600)
    session.say("undo")
    #expect(session.console.state.rundown?.items[2].length == 1200)
    #expect(session.isRunning)
  }

  @Test func theStartFollowsTheTalk() throws {
    var session = try session()
    session.pass(seconds: 30)
    session.press(" ")
    session.pass(seconds: 5)
    session.say("backdate")
    #expect(session.console.state.rundown?.current?.actual?.start == Self.start)
    session.say("reset")
    #expect(session.console.state.rundown?.currentHasStarted == false)
    session.say("undo")
    #expect(session.console.state.rundown?.current?.actual?.start == Self.start)
  }

  @Test func afterTheLastItemItIsOver() throws {
    var session = try session(.lines)
    for _ in 0..<5 { session.say("next") }
    #expect(session.console.state.rundown?.current == nil)
    #expect(session.reports.contains { $0.hasPrefix("NOTICE The rundown has ended") })
    #expect(session.reports.last == "NOTICE Nothing follows in the rundown")
  }

  @Test(arguments: [
    ("skip", "There is no rundown. Start the clock with --rundown FILE."),
    ("catch up", "There is no rundown. Start the clock with --rundown FILE."),
    ("rundown", "There is no rundown. Start the clock with --rundown FILE."),
    ("insert 5m", "There is no rundown. Start the clock with --rundown FILE."),
    ("insert", "'insert' needs a time, for example: insert 5m Announcements"),
    ("shorten 5", "'shorten' needs a time, for example: shorten 5m"),
    ("catch", "'catch' needs up, for example: catch up"),
  ])
  func withoutARundownItIsSaid(line: String, answer: String) {
    var session = Session(capabilities: .lines)
    session.say(line)
    #expect(session.reports == ["NOTICE \(answer)"])
  }

  @Test func displaysShowWhatComesBetweenTalks() throws {
    var session = try session()
    func line() -> String? { session.console.state.stage.rundown?.line }
    #expect(line() == "Next: Ada")
    session.press(" ")
    session.pass(seconds: 1)
    #expect(line() == "")
    #expect(session.console.state.stage.rundown?.next == "Coffee")
    session.sleepThrough(seconds: 1200)
    session.press("n")
    #expect(line() == "Next: Grace, 14:30")
    session.sleepThrough(seconds: 600)
    session.press("n")
    #expect(line() == "Next: Grace")
  }

  /// Displays can tell the time of day where the session takes place; a rehearsal has one of its
  /// own.
  @Test(arguments: [nil, .seconds(start)] as [Duration?])
  func displaysKnowTheZone(rehearsalStart: Duration?) throws {
    var settings = Settings.steady
    settings.clock.rundown = Self.rundown
    settings.clock.rehearsalStart = rehearsalStart
    let talk = try #require(Self.rundown.presetToLoad(at: Self.start))
    var session = Session(of: talk, settings: settings)
    session.pass(seconds: 1)
    let offset = Programme.localTime.offset(at: Self.start)
    let zone = session.console.state.stage.rundown?.zone
    #expect(zone == (rehearsalStart == nil ? offset : nil))
  }

  /// Where only lengths are planned, no time of day is told before the first talk has started.
  @Test func withoutAPlanNoTimeIsTold() throws {
    let session = try Programme.session(from: nil)
    #expect(session.console.state.stage.rundown?.line == "Next: Ada")
  }

  @Test func theRundownIsToldForTenSeconds() throws {
    var session = try session()
    session.press(":rundown\r")
    session.pass(.milliseconds(9_999))
    #expect(session.status().contains("planned 14:00"))
    session.pass(.milliseconds(1))
    #expect(!session.status().contains("planned 14:00"))
  }

  /// A talk that starts early leaves the session ahead of its plan, and the view says so.
  @Test func theViewSaysHowEarlyTheSessionIs() throws {
    var session = try session()
    session.press(" ")
    session.pass(seconds: 300)
    // The talk after the break is planned for 14:30; what runs is ended by a second press, and so
    // is a break that has just begun.
    for key in ["n", "n", "n", "n", " ", "O"] {
      session.press(key)
      session.pass(seconds: 1)
    }
    let view = session.canvas().lines
    #expect(view.contains { $0.contains(" early") }, "\(view)")
  }

  /// Late by grows by the minute while nothing runs, and by the second while something does.
  @Test func theDelayIsShownAndWakesTheClockOnceAMinute() throws {
    var session = try session()
    func texts() -> [String] { session.console.clock.view.rundownTexts }
    #expect(texts().contains("Session ends 15:20, on time"))
    session.pass(seconds: 150)
    #expect(texts().contains("This talk 2:00 late"))
    #expect(session.console.state.stage.rundown?.lateBy == 120)
    let wake = try #require(session.console.nextWake)
    // From 2:31 on, three minutes are nearer.
    #expect(wake - session.console.moment.real == .seconds(1))
    #expect(session.console.state.stage.rundown?.nextStart == nil)
    session.press(" ")
    #expect(session.console.state.stage.rundown?.lateBy == 150)
    #expect(
      texts() == [
        "1 of 4   Next: Coffee, 14:22   This talk 2:30 late, session ends 15:20, on time",
        "Next: Coffee, 14:22   This talk 2:30 late, session ends 15:20, on time",
        "Next: Coffee, 14:22   This talk 2:30 late",
        "This talk 2:30 late, session ends 15:20, on time", "This talk 2:30 late", "1 of 4",
      ])
    #expect(session.presets().hasPrefix(texts()[0]))
    session.pass(seconds: 10)
    session.press(" ")
    #expect(session.console.state.stage.rundown?.nextTime == "14:22")
  }

  /// When the words about the plan change next while no talk runs.
  ///
  /// All times are seconds after 14:00: those at which Space is pressed, now, and the change. The
  /// talk is planned for 14:00:20.
  @Test(
    arguments: [
      ([], 0, 20), ([], 20, 51), ([], 50, 51), ([], 51, 111), ([30], 40, nil), ([30, 45], 45, 66),
      ([30, 45], 65, 66), ([30, 45], 66, 126),
    ] as [([Int], Int, Int?)])
  func theWordsAboutThePlanChange(presses: [Int], second: Int, next: Int?) throws {
    let item = RundownItem(
      id: "Ada", preset: Preset(duration: 1200), plannedStart: Self.start + 20,
      plannedEnd: Self.start + 1220)
    var session = try session(rundown: Rundown(items: [item], localTime: Programme.localTime))
    var passed = 0
    for press in presses {
      session.pass(seconds: press - passed)
      session.press(" ")
      passed = press
    }
    session.pass(seconds: second - passed)
    let change = session.console.state.nextRundownChange(after: session.console.moment.talk)
    #expect(change == next.map { .start + .seconds($0) })
  }

  /// Keys with a second between them, and what is to be recorded, as it happens, and last the
  /// rundown; `FileWriter.merge` decides what of that reaches the disk first.
  @Test(arguments: [
    (" ", ["talk true", "rundown Engines true"]),
    ("+", ["rundown Engines false loaded"]),
    ("+-", ["rundown Engines false loaded", "rundown Engines false"]),
    (
      " nn",
      [
        "talk true", "rundown Engines true", "report", "talk true", "talk true",
        "rundown Coffee true",
      ]
    ),
    (
      " nnnn",
      [
        "talk true", "rundown Engines true", "report", "talk true", "talk true",
        "rundown Coffee true", "report",
        "talk false", "rundown Compilers false",
      ]
    ),
    (
      " nnu",
      [
        "talk true", "rundown Engines true", "report", "talk true", "talk true",
        "rundown Coffee true", "report",
        "talk true", "rundown Engines true",
      ]
    ),
    // The end of the session is taken back, and the last item has its changed time again.
    (
      "nnnnnn+nnu",
      [
        "talk true", "talk true", "rundown Coffee true", "report", "talk false",
        "rundown Compilers false", "rundown Panel false", "rundown Panel false loaded",
        "rundown  false loaded",
        "rundown Panel false loaded",
      ]
    ),
  ])
  func whatHappensIsRecorded(keys: String, records: [String]) throws {
    var session = try session()
    for key in keys {
      session.press("\(key)")
      session.pass(seconds: 1)
    }
    let found = session.effects.compactMap { effect -> String? in
      switch effect.effect {
      case .save(.recordRundown(let rundown, let loaded, _)):
        "rundown \(rundown.current?.id ?? "") \(rundown.currentHasStarted)"
          + (loaded == nil ? "" : " loaded")
      case .save(.record(let talk, _)): "talk \(talk != nil)"
      case .save(.report): "report"
      default: nil
      }
    }
    #expect(found == records)
  }

  @Test func inARehearsalTheClockBeginsWithThePlan() throws {
    var settings = Settings.steady
    settings.clock.rundown = Self.rundown
    settings.clock.speed = 600
    settings.clock.rehearsalStart = .seconds(Self.start - 60)
    let talk = try #require(Self.rundown.presetToLoad(at: Self.start - 60))
    var session = Session(of: talk, settings: settings)
    session.pass(seconds: 60)
    session.press(" ")
    session.sleepThrough(seconds: 1260)
    session.press("n")
    let first = try #require(session.console.state.rundown?.items[0])
    #expect(times(first) == [Self.start, Self.start + 1260])
    #expect(session.shown == 540)
  }

  @Test func plainModeSaysItInLines() throws {
    var session = try session(.lines)
    session.say("rundown")
    #expect(
      session.reports.suffix(4) == [
        "NOW #1, 14:00, 20 minutes, Ada: Engines", "UPCOMING #2, 14:20, 10 minutes, Coffee",
        "UPCOMING #3, 14:30, 20 minutes, Grace: Compilers",
        "UPCOMING #4, 14:50, 30 minutes, Panel, hard end 15:20",
      ])
    session.say("next")
    #expect(session.reports.last == "BREAK Coffee, 30 minutes. Next: Grace: Compilers, 14:30")
  }

  /// Each talk that ends has a line about what it took; a break and the end of the rundown have one
  /// line each.
  @Test func plainModeSaysOfADayWhatIsNeeded() throws {
    var session = try session(.lines)
    var lines: [String] = []
    for (seconds, line) in [
      (0, "start"), (480, "next"), (1_320, "next"), (0, "start"), (1_230, "stop"), (10, "next"),
      (0, "start"), (0, "undo"), (0, "preset ted"), (0, "undo"), (0, "next"),
    ] {
      session.pass(seconds: seconds)
      session.say(line)
      lines = session.reports.filter {
        !["GREEN ", "YELLOW", "RED ", "OVERTI"].contains(where: $0.hasPrefix)
      }
    }
    #expect(
      lines.filter { Int($0) == nil } == [
        "READY 'Ada: Engines', 20 minutes, yellow 3 minutes 20 seconds, red 1 minute 5 seconds",
        "NOTICE #1 of 4, planned 14:00, on time", "START 'Ada: Engines', 20 minutes",
        "DONE Ada: Engines, 8 minutes of 20 minutes, 14:00 to 14:08",
        "BREAK Coffee, 22 minutes. Next: Grace: Compilers, 14:30",
        "BREAK 5 minutes remaining. Next: Grace", "BREAK 1 minute remaining. Next: Grace",
        "NOTICE The break is over. Next: Grace: Compilers. Type 'next' to load it.",
        "DONE Coffee, 22 minutes, 14:08 to 14:30",
        "READY 'Grace: Compilers', 20 minutes, yellow 3 minutes 20 seconds, red 1 minute 5 seconds",
        "NOTICE #3 of 4, planned 14:30, on time", "START 'Grace: Compilers', 20 minutes",
        "TIME IS UP", "STOP 'Grace: Compilers', 30 seconds over",
        "DONE Grace: Compilers, 20 minutes, 30 seconds over, 14:30 to 14:50",
        "READY 'Panel', 29 minutes 20 seconds, yellow 4 minutes 55 seconds, red 1 minute 40 seconds",
        "NOTICE #4 of 4, planned 14:50, 29 minutes 20 seconds instead of 30 minutes, because it must "
          + "end at 15:20, on time",
        "START 'Panel', 29 minutes 20 seconds",
        "NOTICE Undone: ready again, 29 minutes 20 seconds",
        // It starts with the hard end of the item.
        "READY TED talk, 'Panel', 29 minutes 20 seconds, yellow 3 minutes, red 1 minute",
        "NOTICE Undone: back to Panel",
        "NOTICE The rundown has ended, 29 minutes 30 seconds early",
      ])
  }

  @Test func aTalkThatEndsWithTheProgramHasOneLine() throws {
    var session = try session(.lines)
    session.say("start")
    session.sleepThrough(seconds: 1200)
    session.say("quit")
    #expect(
      session.reports.filter { $0.hasPrefix("DONE") } == [
        "DONE Ada: Engines, 20 minutes, 14:00 to 14:20"
      ])
  }

  /// However a break begins, it is called a break: in lines, in the list of events, and to the
  /// client whose command began it.
  @Test(arguments: [
    ["start", "next"], ["! next"], ["start", "next", "! next", "undo"], ["skip"],
    ["insert 5m", "skip", "skip"],
  ])
  func noBreakThatRunsIsCalledReady(lines: [String]) throws {
    var session = try session(.lines)
    for line in lines {
      session.say(line)
      session.pass(seconds: 1)
    }
    #expect(loaded(session) == "Coffee")
    #expect(session.isRunning)
    #expect(!session.reports.contains { $0.hasPrefix("READY 'Coffee'") })
    let began = session.reports.filter { $0.hasPrefix("BREAK Coffee") }
    #expect(began.count == 1, "\(session.reports)")
    let events = session.console.clock.journal.lines.map(\.text)
    #expect(!events.contains { $0.contains("READY 'Coffee'") }, "\(events)")
    #expect(events.contains { $0.contains("Coffee, ") }, "\(events)")
  }

  @Test func aClientThatBeginsABreakIsToldSo() throws {
    var session = try session()
    session.handle(.request(ClientRequest(client: 1, name: "phone", number: 1, line: "! next")))
    let answers = session.effects.compactMap { effect -> ClientAnswer? in
      if case .send(.answer(let answer, _)) = effect.effect { answer } else { nil }
    }
    #expect(answers.map(\.text) == ["BREAK Coffee, 30 minutes. Next: Grace: Compilers, 14:30"])
    #expect(
      session.console.clock.journal.lines.first?.text
        == "Started by phone   Coffee, 30 minutes. Next: Grace: Compilers, 14:30")
  }

  /// A break that an earlier run began goes on.
  @Test func aBreakThatGoesOnIsNotReady() throws {
    var rundown = Self.rundown
    rundown.moveOn(at: Self.start)
    rundown.recordStart(Self.start)
    var settings = Settings.steady
    settings.clock.rundown = rundown
    let talk = try #require(rundown.current?.preset)
    var session = Session(
      of: talk, run: .running(deadline: .start + .seconds(600), since: .start),
      capabilities: .lines, settings: settings)
    session.handle(.launched(LaunchInfo(earlier: .resumed)))
    #expect(!session.reports.contains { $0.hasPrefix("READY") }, "\(session.reports)")
  }

  // MARK: Hard ends

  /// A talk of 12 and 3 minutes that must end at 14:20, and the same of 20 minutes.
  private static func withHardEnd(_ end: SegmentEnd?) -> Rundown {
    var preset = Preset(duration: 1200)
    if let end {
      preset.format.segments = [
        Segment(length: 720, thresholds: .proportional(to: 720)),
        Segment(length: 180, thresholds: .proportional(to: 180)),
      ]
      preset.format.segments[0].atEnd = end
    }
    return Rundown(items: [
      RundownItem(
        id: "A", preset: preset, plannedStart: start, plannedEnd: start + 1200,
        hardEnd: start + 1200)
    ])
  }

  /// When the first segment is over, and what the last one then has left.
  @Test(arguments: [
    (SegmentEnd.wait(deductsOverrun: false), 800, 400), (.wait(deductsOverrun: true), 800, 400),
    (.wait(deductsOverrun: false), 600, 600), (.wait(deductsOverrun: false), 1190, 10),
    // The hard end has passed: the segment has its own length.
    (.wait(deductsOverrun: false), 1200, 180), (.wait(deductsOverrun: false), 1210, 180),
    (.next, 720, 480),
  ])
  func theLastSegmentEndsAtTheHardEnd(end: SegmentEnd, seconds: Int, left: Int) throws {
    var session = try session(rundown: Self.withHardEnd(end))
    #expect(session.shown == 720)
    session.press(" ")
    #expect(session.console.state.forecast(at: session.console.moment.talk)?.lateBy == 0)
    session.sleepThrough(seconds: seconds)
    if end != .next { session.say("next") }
    #expect(session.shown == left)
    guard left != 180 else { return }
    #expect(session.console.state.forecast(at: session.console.moment.talk)?.lateBy == 0)
    // The operator may still decide otherwise.
    session.say("add 1m")
    session.pass(seconds: 5)
    #expect(session.shown == left + 55)
  }

  @Test func aLastSegmentThatBeginsAtTheHardEndHasItsLength() throws {
    var session = try session(rundown: Self.withHardEnd(.next))
    session.pass(seconds: 480)
    session.press(" ")
    #expect(session.console.state.forecast(at: session.console.moment.talk)?.lateBy == 180)
    session.sleepThrough(seconds: 720)
    #expect(session.shown == 180)
  }

  /// What is done and when, how the last line of the last segment begins and ends, and how long the
  /// talk was to be in the report: the time until the hard end is planned, and nothing of it was
  /// added by hand.
  @Test(
    arguments: [
      (.wait(deductsOverrun: false), [(600, "next")], "PART", "10 minutes", 1200),
      (.wait(deductsOverrun: false), [(900, "next")], "PART", "5 minutes", 1200),
      (.next, [(720, "time")], "PART", "8 minutes", 1200),
      (
        .wait(deductsOverrun: false), [(600, "next"), (60, "previous"), (60, "next")], "PART",
        "8 minutes", 1200
      ),
      (
        .wait(deductsOverrun: false), [(600, "stop"), (0, "next"), (60, "start")], "RESUME",
        "9 minutes remaining", 1140
      ),
    ] as [(SegmentEnd, [(Int, String)], String, String, Int)])
  func theTimeUntilTheHardEndIsPlanned(
    end: SegmentEnd, lines: [(Int, String)], start: String, text: String, planned: Int
  ) throws {
    var session = try session(.lines, rundown: Self.withHardEnd(end))
    session.say("start")
    for (seconds, line) in lines {
      session.sleepThrough(seconds: seconds)
      session.say(line)
    }
    let line = session.reports.last { $0.hasPrefix(start + " ") }
    #expect(line?.hasSuffix(" " + text) == true, "\(session.reports)")
    #expect(!session.reports.contains { $0.hasPrefix("SET") }, "\(session.reports)")
    session.sleepThrough(seconds: 1200 - lines.reduce(0) { $0 + $1.0 })
    session.say("next")
    let report = session.effects.compactMap { effect -> EndedTalk? in
      if case .save(.report(.ended(let talk, _))) = effect.effect { talk } else { nil }
    }
    #expect(report.map(\.planned) == [.seconds(planned)])
    #expect(report.map(\.net) == [.seconds(planned)])
    #expect(report.map(\.added) == [.zero])
  }

  /// A start that is moved back does not move the hard end, and nothing of it was added by hand.
  @Test func aStartThatIsMovedBackKeepsTheHardEnd() throws {
    var session = try session(rundown: Self.withHardEnd(nil))
    session.pass(seconds: 120)
    #expect(session.shown == 1200)
    session.say("backdate")
    #expect(session.shown == 1080)
    #expect(session.console.snapshot.startedAt == .start)
    #expect(session.console.snapshot.tally?.added == .zero)
  }

  @Test func aForgottenStartThatIsMovedBackLaterKeepsTheHardEndToo() throws {
    var session = try session(rundown: Self.withHardEnd(nil))
    session.pass(seconds: 120)
    session.press(" ")
    session.pass(seconds: 60)
    session.say("backdate")
    #expect(session.shown == 1020)
    #expect(session.console.snapshot.startedAt == .start)
    session.sleepThrough(seconds: 1020)
    session.say("next")
    let report = session.effects.compactMap { effect -> EndedTalk? in
      if case .save(.report(.ended(let talk, _))) = effect.effect { talk } else { nil }
    }
    #expect(report.map(\.net) == [.seconds(1200)])
  }

  // MARK: Notes

  /// The operator reads the notes, where there is little room those of the current and the next
  /// item, and nobody else reads any.
  @Test func theOperatorReadsTheNotes() throws {
    let rundown = Rundown(
      items: (0..<4).map { Self.item("Talk \($0)", $0 * 20, 20, note: "mic \($0)") },
      localTime: .utc)
    var session = try session(rundown: rundown)
    func notes() -> [String] {
      session.console.clock.view.operatorSnapshot(rows: 24).agenda?.lines.map(\.note) ?? []
    }
    #expect(notes() == ["mic 0", "mic 1", "mic 2", "mic 3"])
    session.press(" ")
    session.press("O")
    #expect(session.lines().contains { $0.contains("mic 1") })
    #expect(!session.lines().contains { $0.contains("mic 2") })
    session.press("O")
    #expect(!session.lines().contains { $0.contains("mic ") })
    session.say("rundown")
    #expect(!session.reports.contains { $0.contains("mic ") })
  }

  // MARK: Long rundowns

  private static let long = Rundown(
    items: (100..<400).map { item("Talk \($0)", ($0 - 100) * 10, 10) }, localTime: .utc)

  /// A list has no more lines than rows, so a second of the operator view costs the same with any
  /// number of items.
  @Test func theOperatorViewHasNoMoreLinesThanItShows() throws {
    var session = try session(rundown: Self.long)
    let rows = session.console.size.rows
    for index in [0, 1, 2, 150, 298, 299] {
      session.say("go Talk \(100 + index)")
      let lines = try #require(
        session.console.clock.view.operatorSnapshot(rows: session.console.size.rows).agenda?.lines)
      #expect(lines.count <= rows + 1)
    }
  }

  /// The indices of the talks that a line names, except at its end, where a name may be cut.
  private static func talks(in line: String) -> [Int] {
    let words = line.split(separator: " ").dropLast()
    return zip(words, words.dropFirst()).compactMap { name, number -> Int? in
      guard name.hasSuffix("Talk"), let number = Int(number) else { return nil }
      return (100..<400).contains(number) ? number - 100 : nil
    }
  }

  /// It shows the loaded item, the one before it, and those that follow, as if it had all lines.
  @Test func theOperatorViewShowsTheLoadedItem() throws {
    var session = try session(rundown: Self.long)
    session.resize(Size(columns: 120, rows: 30))
    session.press("O")
    for position in [0, 1, 2, 150, 280, 290, 298, 299] {
      session.say("go Talk \(100 + position)")
      let shown = Set(session.canvas().lines.flatMap { Self.talks(in: $0) }).sorted()
      let first = try #require(shown.first)
      #expect(shown == Array(first..<first + shown.count))
      #expect(shown.count > 5)
      #expect(first == max(0, min(position - 1, 300 - shown.count)))
    }
  }
}
