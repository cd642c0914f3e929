import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A desk takes over the talks of its clock: what it asks, and what it allows.
struct TakeOverTests {
  private typealias Desk = ConsoleDriver<DeskConsole>

  private static let ahead = Duration.seconds(1000)
  private static let leadership = Leadership(freshLineage: 1, leader: 2)
  private static let next = leadership.next(leader: 3)
  private static let takenOver = TakenOver(by: "left", at: .start + ahead, lastHeard: .start)
  private static let kept = BackupTalk(of: leadership, offsetError: .milliseconds(1))
  private static let order = [Effect.save(.desk(.takeOver(kept)))]

  private static func desk(
    earlier: BackupTalks? = nil, goingOnBy command: String? = nil,
    after steppedDown: SteppedDownClock? = nil,
    settings: Settings = Settings()
  ) -> Desk {
    var options = DisplayConsole.Options()
    options.name = "left"
    return Desk {
      DeskConsole(
        options, settings: settings, earlier: earlier, goingOnBy: command, after: steppedDown,
        size: Size(columns: 100, rows: 24), capabilities: Capabilities(), moment: $0)
    }
  }

  private static func stage(
    ended: String? = nil, rundown: StageRundown? = nil
  ) -> StageSnapshot {
    let start = Timestamp.start + ahead
    var stage = StageSnapshot(
      TalkSnapshot(
        Preset(duration: 300), run: .running(deadline: start + .seconds(300), since: start),
        startedAt: start, at: start))
    (stage.ended, stage.rundown) = (ended, rundown)
    return stage
  }

  private static func state(displays: [String] = []) -> OperatorState {
    var state = OperatorState()
    state.displays = displays.map {
      DisplayRow(name: $0, size: nil, clockError: nil, since: .zero, .connected)
    }
    return state
  }

  /// A desk that has heard all of a clock of this leadership, and keeps it unless the clock is an
  /// older one.
  private static func heard(
    _ leadership: Leadership = leadership, displays: [String] = [], isKept: Bool = true
  ) -> Desk {
    var desk = desk()
    desk.hears(
      .offset(ClockOffset(ahead, error: .milliseconds(1))), .leadership(leadership, nil),
      .stage(stage(), state(displays: displays)))
    if isKept { desk.hears(.desk(.sent("{}"))) }
    return desk
  }

  /// A desk that its clock wants to hand over to.
  private static func asked() -> Desk {
    var desk = heard()
    desk.hears(.desk(.handOver(by: Timestamp.start + ahead + .seconds(5))))
    return desk
  }

  /// The same desk, whose clock has been silent for so long that it may be dead.
  private static func silent(_ leadership: Leadership = leadership, isKept: Bool = true) -> Desk {
    var desk = heard(leadership, isKept: isKept)
    desk.pass(seconds: 3)
    return desk
  }

  // MARK: With a talk to see

  /// The clock is asked for a sign of life meanwhile.
  @Test func itAsksWhatThatCosts() {
    var desk = Self.heard(displays: ["stage", "left (desk)"])
    desk.pass(seconds: 6)
    desk.update(.resized(Size(columns: 120, rows: 24)))
    let effects = desk.press("T")
    #expect(
      desk.status.hasPrefix(
        "Clock last heard 0:06 ago, time accurate to 0.1 s, out of reach: stage. "
          + "Press T again to take over."), "\(desk.status)")
    #expect(effects == [.ask(.signWanted)])
    #expect(desk.pressAgain("T").takeOvers == Self.order)
  }

  /// The link broke before the records of the rundown had come.
  @Test(
    arguments: [
      ([.talk], true), ([.talk, .rundown, .file], true),
      ([.talk, .rundown, .file, .presets], false),
    ] as [([BackupRecord.Kind], Bool)])
  func itSaysThatTheRundownIsMissing(kinds: [BackupRecord.Kind], isMissing: Bool) {
    var desk = Self.heard()
    desk.hears(.stage(Self.stage(rundown: StageRundown(line: "Next: Ada"))))
    for kind in kinds { desk.hears(.desk(.kept(BackupRecord(kind, "a", at: .start + Self.ahead)))) }
    desk.pass(seconds: 3)
    desk.press("T")
    #expect(desk.status.contains(", without the rundown. ") == isMissing, "\(desk.status)")
    #expect(desk.pressAgain("T").takeOvers == Self.order)
  }

  /// The desk was started again, and hears the clock for a moment.
  @Test(arguments: [false, true])
  func whatAnEarlierRunHasOfTheRundownIsKnown(isMissing: Bool) {
    let talk = BackupTalk(of: Self.leadership, offsetError: .milliseconds(1))
    var desk = Self.desk(
      earlier: BackupTalks(talk, after: .uptime(.seconds(22)), lacksRundown: isMissing))
    desk.press("T")
    #expect(desk.status.contains(", without the rundown. ") == isMissing, "\(desk.status)")
    desk.hears(
      .offset(ClockOffset(Self.ahead, error: .milliseconds(1))), .leadership(Self.leadership, nil),
      .stage(Self.stage(rundown: StageRundown(line: "Next: Ada")), Self.state()),
      .desk(.sent("{}")))
    desk.pass(seconds: 3)
    desk.press("T")
    #expect(desk.status.contains(", without the rundown. ") == isMissing, "\(desk.status)")
  }

  @Test func anotherKeyTakesNothingOver() {
    var desk = Self.silent()
    desk.press("T")
    desk.press("t")
    #expect(desk.press("T").takeOvers.isEmpty)
  }

  @Test func theQuestionExpires() {
    var desk = Self.silent()
    desk.press("T")
    desk.pass(seconds: 5)
    #expect(desk.press("T").takeOvers.isEmpty)
  }

  @Test func aClockThatGivesNoRecordsCannotBeTakenOver() {
    var desk = Self.silent(isKept: false)
    desk.press("T")
    #expect(desk.status.hasPrefix("Not taken over: nothing is kept here"), "\(desk.status)")
    #expect(desk.press("T").takeOvers.isEmpty)
  }

  @Test func aClockThatHasEndedCannotBeTakenOver() {
    var desk = Self.heard()
    desk.hears(.stage(Self.stage(ended: "The end")), .desk(.sent("{}")))
    desk.pass(seconds: 3)
    desk.press("T")
    #expect(desk.press("T").takeOvers.isEmpty)
  }

  // MARK: With a clock that is alive

  private static let refusal = "The clock is alive: H there hands it over; :take over takes it"

  /// How long after the last sign of life a hand goes to T, which takes 0.2 seconds, and whether it
  /// is refused.
  @Test(arguments: [(0.0, true), (2.7, true), (2.9, false), (9.0, false)])
  func theKeyTakesNothingFromAClockThatIsAlive(seconds: Double, isRefused: Bool) {
    var desk = Self.heard()
    desk.pass(seconds: seconds)
    let effects = desk.press("T")
    #expect((desk.status == Self.refusal) == isRefused, "\(desk.status)")
    #expect((desk.console.question == nil) == isRefused)
    #expect(effects.isEmpty == isRefused)
  }

  /// A living clock may say nothing for ten seconds, and answers while the operator reads the
  /// question.
  @Test(arguments: [
    ClockMessage.heard, .stage(stage()), .offset(ClockOffset(ahead, error: .milliseconds(1))),
  ])
  func aSignOfLifeWithdrawsTheQuestionOfTheKey(sign: ClockMessage) {
    var desk = Self.heard()
    desk.pass(seconds: 9)
    desk.press("T")
    #expect(desk.status.contains("T again"))
    desk.hears(sign)
    #expect(desk.status == Self.refusal, "\(desk.status)")
    desk.pass(seconds: 1)
    #expect(desk.press("T").takeOvers.isEmpty)
    #expect(desk.status == Self.refusal, "\(desk.status)")
  }

  /// Whoever types it means it: it asks once, whatever is heard meanwhile.
  @Test func thePromptTakesOverFromAClockThatIsAlive() {
    var desk = Self.heard()
    #expect(desk.press(":take over\r").takeOvers.isEmpty)
    #expect(desk.status.contains("Press Enter again to take over"), "\(desk.status)")
    desk.pass(seconds: 1)
    desk.hears(.heard)
    #expect(desk.status.contains("Press Enter again to take over"), "\(desk.status)")
    #expect(desk.pressAgain("\r").takeOvers.count == 1)
  }

  /// The end of a connection is no sign of life: the clock's program was killed.
  @Test func theKeyTakesOverFromAClockWhoseConnectionHasEnded() {
    var desk = Self.heard()
    desk.hears(.lost(nil))
    desk.press("T")
    #expect(desk.status.contains("T again"), "\(desk.status)")
    #expect(desk.pressAgain("T").takeOvers == Self.order)
  }

  /// A key of one's own is meant as well, and the other one is named as it is bound.
  @Test func boundKeysAreRefusedAndNamed() {
    var settings = Settings()
    settings.keys = KeyBindings([
      .takeOver: [.character("x")], .handOver(nil): [.character("G")],
    ])
    var desk = Self.desk(settings: settings)
    desk.hears(
      .offset(ClockOffset(Self.ahead, error: .milliseconds(1))), .leadership(Self.leadership, nil),
      .stage(Self.stage(), Self.state()), .desk(.sent("{}")))
    desk.press("x")
    #expect(desk.status.contains("G there hands it over"), "\(desk.status)")
    #expect(desk.console.question == nil)
  }

  /// It is a desk already.
  @Test func aDeskJoinsNothing() {
    var desk = Self.heard()
    let before = desk.status
    desk.press("d")
    #expect(desk.status == before)
    desk.press(":desk\r")
    #expect(desk.status.hasPrefix("'desk' works only at the clock itself"), "\(desk.status)")
    #expect(!desk.effects.contains { if case .end = $0 { true } else { false } })
  }

  // MARK: What follows

  @Test func aSilentClockIsSuggested() {
    var desk = Self.heard()
    desk.pass(seconds: 14)
    #expect(!desk.status.contains("T takes over"))
    desk.pass(seconds: 2)
    #expect(desk.status.hasPrefix("no signal for 0:16   T takes over"), "\(desk.status)")
  }

  /// The clock before is told first: it may still be there.
  @Test func whenAllIsReadyItEndsAndTheClockBeforeIsTold() {
    var desk = Self.heard()
    #expect(
      desk.update(.takeOver(.ready(Self.next, Self.takenOver)))
        == [.ask(.stepDown(Self.next, Self.takenOver)), .end(.takenOver)])
  }

  @Test func aRefusalIsTold() {
    var desk = Self.heard()
    desk.update(.takeOver(.refused(.clockIsHere)))
    #expect(
      desk.status.hasPrefix("Not taken over: the clock's program has not ended on this machine"))
  }

  /// The operator of the clock has been asked already; the clock decides.
  @Test func whoIsAskedGetsReadyAndWaits() {
    var desk = Self.asked()
    #expect(desk.effects.last == .save(.desk(.prepare(Self.kept))))
    #expect(desk.isReady() == [.ask(.ready(Self.next, Self.takenOver))])
    // Another desk's word is not meant.
    #expect(desk.hears(.desk(.yours(holder: "x"))).isEmpty)
    #expect(desk.hears(.desk(.yours(holder: Self.next.leaderText))) == [.save(.desk(.begin))])
    #expect(!desk.effects.contains(.end(.takenOver)))
    desk.update(.takeOver(.ready(Self.next, Self.takenOver)))
    #expect(desk.effects.contains(.end(.takenOver)))
  }

  /// The clock goes on, and so a word that comes later means nothing.
  @Test func whoIsTooLateIsNoClock() {
    var desk = Self.asked()
    desk.isReady()
    #expect(
      desk.hears(.desk(.tooLate(holder: Self.next.leaderText))) == [.save(.desk(.forget))])
    #expect(desk.status.hasPrefix("This desk was not ready in time"), "\(desk.status)")
    #expect(desk.hears(.desk(.yours(holder: Self.next.leaderText))).isEmpty)
  }

  /// The link may have died, or the clock.
  @Test func withoutAnAnswerItSaysSo() {
    var desk = Self.asked()
    desk.isReady()
    desk.pass(.milliseconds(1_900))
    #expect(!desk.status.contains("does not answer"))
    desk.pass(.milliseconds(200))
    #expect(
      desk.status.hasPrefix("Ready, but the clock does not answer: if it is dead, T takes over"),
      "\(desk.status)")
    desk.hears(.lost(nil))
    desk.press("T")
    #expect(desk.pressAgain("T").takeOvers == Self.order)
  }

  /// What was ready is of no use once the clock is found again: it has gone on.
  @Test func aClockThatIsFoundAgainHasGoneOn() {
    var desk = Self.asked()
    desk.isReady()
    desk.hears(.lost(nil))
    #expect(desk.hears(.stage(Self.stage())).contains(.save(.desk(.forget))))
    #expect(desk.hears(.desk(.yours(holder: Self.next.leaderText))).isEmpty)
  }

  /// A colleague's desk on the machine of the clock before.
  @Test func whoIsLeftBehindIsTold() {
    var desk = Self.heard()
    desk.hears(.desk(.takenOver(by: "right")), .lost(nil))
    #expect(
      desk.status.hasPrefix(
        "Taken over by 'right'. This desk reaches no clock: start it with --via."),
      "\(desk.status)")
    #expect(!desk.status.contains("T takes over"))
    desk.hears(.stage(Self.stage()))
    #expect(!desk.status.contains("Taken over"), "\(desk.status)")
  }

  /// After a take-over on this machine there is a record in place of what a desk keeps.
  @Test func whatWasTakenOverHereIsNamed() {
    var desk = Self.desk(goingOnBy: "speakerclock")
    desk.pass(seconds: 4)
    let words = "The talks were taken over here: 'speakerclock' goes on with them"
    #expect(desk.canvas.lines.contains { $0.contains(words) }, "\(desk.canvas.lines)")
    desk.press("T")
    #expect(desk.canvas.lines.contains { $0.contains(words) }, "\(desk.canvas.lines)")
  }

  /// It was asleep, and the clock has gone on.
  @Test func whatWasHandedOverTooLongAgoIsLeft() {
    var desk = Self.heard()
    desk.pass(seconds: 6)
    let deadline = Timestamp.start + Self.ahead + .seconds(5)
    #expect(desk.hears(.desk(.handOver(by: deadline))).isEmpty)
  }

  @Test func onlyTheClockHandsOver() {
    var desk = Self.heard()
    desk.press("H")
    #expect(desk.status.contains("hand over"), "\(desk.status)")
    #expect(!desk.effects.contains { if case .ask(.request) = $0 { true } else { false } })
  }

  /// What it hears is kept, the stage as it was sent.
  @Test func itKeepsWhatItHears() {
    let kept = Self.heard().effects.compactMap { effect -> BackupChange? in
      if case .save(.desk(.keep(let change))) = effect { change } else { nil }
    }
    #expect(
      kept == [
        .clock(Self.leadership, ClockOffset(Self.ahead, error: .milliseconds(1)), age: .zero),
        .stage("{}"),
      ])
  }

  @Test func aRecordIsAsOldAsTheClockSays() {
    var desk = Self.heard()
    let record = BackupRecord(.talk, "a talk", at: .start + Self.ahead - .seconds(3))
    #expect(
      desk.hears(.desk(.kept(record))) == [
        .save(.desk(.keep(.record(.talk, "a talk", age: .seconds(3)))))
      ])
  }

  // MARK: Without a clock

  @Test func whatAnEarlierRunHasKeptCanBeTakenOver() {
    var desk = Self.desk(
      earlier: BackupTalks(
        BackupTalk(of: Self.leadership, offsetError: .milliseconds(1)), after: .uptime(.seconds(22))
      ))
    // First it looks for the clock.
    #expect(desk.status == "Waiting for a clock in room main")
    desk.pass(seconds: 3)
    #expect(
      desk.status.hasPrefix(
        "No clock, but its talks are kept here (last heard 0:25 ago)   T takes over"),
      "\(desk.status)")
    desk.pass(seconds: 3)
    #expect(desk.status.contains("0:28 ago"))
    desk.press("T")
    #expect(desk.status.hasPrefix("Clock last heard 0:28 ago, time accurate to 0.1 s. Press T"))
    #expect(desk.pressAgain("T").takeOvers == Self.order)
  }

  /// After a restart of the desk's machine its wall clock decides, and may be set wrong.
  @Test(arguments: [BackupTalk.Passed.wallClock(.seconds(60)), .unknown])
  func afterARestartOfTheMachineItAsksTwice(passed: BackupTalk.Passed) {
    var desk = Self.desk(
      earlier: BackupTalks(
        BackupTalk(of: Self.leadership, offsetError: .milliseconds(1)), after: passed))
    #expect(desk.press("T").takeOvers.isEmpty)
    #expect(desk.pressAgain("T").takeOvers.isEmpty)
    #expect(desk.pressAgain("T").takeOvers == Self.order)
  }

  @Test func withoutAnythingKeptThereIsNothingToTakeOver() {
    var desk = Self.desk()
    desk.press("T")
    #expect(desk.status.hasPrefix("Not taken over: nothing is kept here"), "\(desk.status)")
  }

  // MARK: After it was a clock

  @Test func aFencedClockGoesOnAsADesk() {
    let start = Timestamp.start
    let stage = StageSnapshot(
      TalkSnapshot(
        Preset(duration: 300), run: .running(deadline: start + .seconds(360), since: start)))
    var desk = Self.desk(
      after: SteppedDownClock(
        stepDown: StepDown(Self.next, nil, sessionStart: .zero), stage: stage,
        state: OperatorState(),
        moment: start + .seconds(100), notice: StatusNotice(["Taken over by left"])))
    #expect(desk.status.hasPrefix("Taken over by left"), "\(desk.status)")
    #expect(readDigits(desk.canvas) == "04:20")
    desk.pass(seconds: 2)
    #expect(readDigits(desk.canvas) == "04:18")
  }
}

/// A clock whose talks another one has taken over, or is handed.
struct GivingWayTests {
  private static let holder = Leadership(freshLineage: 1, leader: 2).next(leader: 3)

  private static func stepDown(heard seconds: Int, at moment: Int) -> ClockEvent {
    let takenOver = TakenOver(
      by: "left", at: .start + .seconds(moment), lastHeard: .start + .seconds(seconds))
    return .steppedDown(StepDown(holder, takenOver, sessionStart: .seconds(1000)))
  }

  private static func client(_ id: Int, _ name: String) -> Client {
    var client = Client(id: id, since: .start)
    (client.name, client.kind, client.isWatching) = (name, .desk, true)
    client.size = Size(columns: 80, rows: 24)
    return client
  }

  private static func ending(_ session: Session) -> SteppedDownClock? {
    session.effects.lazy.compactMap { _, effect in
      if case .end(.steppedDown(let clock)) = effect { clock } else { nil }
    }.first
  }

  /// It says who has the talk since when, and what only it knew; the talk has not ended.
  @Test func itTellsWhatOnlyItKnew() throws {
    var session = Session(300)
    session.press(" ")
    session.pass(seconds: 10)
    session.press("+")
    session.pass(seconds: 20)
    session.press("-")
    session.pass(seconds: 5)
    session.handle(Self.stepDown(heard: 20, at: 30))
    let clock = try #require(Self.ending(session))
    #expect(clock.stepDown.holder == Self.holder)
    #expect(
      clock.notice.texts.first?.hasPrefix("Taken over by 'left' at 14:00. This is now a desk.")
        == true, "\(clock.notice.texts)")
    // The minute that was added is known there.
    let onlyHere = clock.notice.texts[0].split(separator: "Only here: ").last ?? ""
    #expect(!onlyHere.isEmpty && !onlyHere.contains(","), "\(clock.notice.texts)")
    #expect(clock.stage.talk.isRunning)
    let isReported = session.effects.contains { _, effect in
      if case .save(.report) = effect { true } else { false }
    }
    #expect(!isReported)
    #expect(!session.reports.contains { $0.hasPrefix("END") })
  }

  /// The newest change is the first, and stays where the others do not fit.
  @Test func theNewestChangeIsToldFirst() throws {
    var session = Session(300)
    session.press(" ")
    session.pass(seconds: 10)
    session.press("+")
    session.pass(seconds: 20)
    session.press("-")
    session.pass(seconds: 5)
    session.handle(Self.stepDown(heard: 0, at: 30))
    let texts = try #require(Self.ending(session)).notice.texts
    #expect(texts[0].contains(/Only here: SET 4 minutes.*, SET 5 minutes.*, START/), "\(texts)")
    #expect(texts[2].contains(/by 'left' at 14:00. Only here: SET 4 minutes[^,]*, \+2\.$/))
    #expect(texts.last == "Taken over by 'left' at 14:00")
  }

  /// A clock that is started again tells what goes on, and at the other one time passes as well.
  @Test func whatNobodyChangedIsNotTold() throws {
    let run = TalkSnapshot.Run.running(deadline: .start + .seconds(300), since: .start)
    var session = Session(of: Preset(duration: 300), run: run)
    session.handle(.launched(LaunchInfo(earlier: .resumed)))
    session.pass(seconds: 290)
    session.handle(Self.stepDown(heard: 0, at: 290))
    let texts = try #require(Self.ending(session)).notice.texts
    #expect(texts[0].hasSuffix("This is now a desk."), "\(texts)")
  }

  @Test func withoutMoreToTellItSaysWhoAndWhen() throws {
    var session = Session(300)
    session.pass(seconds: 40)
    session.handle(Self.stepDown(heard: 39, at: 40))
    let texts = try #require(Self.ending(session)).notice.texts
    #expect(texts[0] == "Taken over by 'left' at 14:00. This is now a desk.")
  }

  // MARK: Handing over

  private static func handed(_ session: Session) -> [Int] {
    session.effects.compactMap { _, effect in
      if case .send(.handOver(let desk, _)) = effect { desk } else { nil }
    }
  }

  /// The desk is told just after the shown second has changed.
  @Test func itWaitsForTheNextSecond() {
    var session = Session(300)
    session.handle(.clients([Self.client(7, "left")]))
    session.press(" ")
    session.pass(.milliseconds(10_050))
    session.press("H")
    #expect(
      session.status().hasPrefix("Press H again to hand over to 'left'"), "\(session.status())")
    session.pass(.milliseconds(250))
    session.press("H")
    session.pass(.milliseconds(650))
    #expect(Self.handed(session).isEmpty)
    session.pass(.milliseconds(100))
    #expect(Self.handed(session) == [7])
    // Nobody takes over.
    session.pass(seconds: 6)
    #expect(session.reports.last == "NOTICE 'left' has not taken over: this clock goes on")
    #expect(Self.handed(session) == [7])
  }

  @Test func aPausedTalkIsHandedOverAtOnce() {
    var session = Session(300)
    session.handle(.clients([Self.client(7, "left")]))
    session.press("H")
    session.pressAgain(.character("H"))
    #expect(Self.handed(session) == [7])
  }

  @Test(
    arguments: [
      ([], "hand over", "No desk to hand over to"),
      (["left", "right"], "hand over", "Several desks: 'left', 'right'"),
      (["left", "right"], "hand over x", "Several desks: 'left', 'right'"),
    ])
  func itNeedsOneDesk(desks: [String], line: String, answer: String) {
    var session = Session(300)
    session.handle(.clients(desks.enumerated().map { Self.client($0 + 7, $1) }))
    session.press(":" + line + "\r")
    #expect(session.status().hasPrefix(answer), "\(session.status())")
    #expect(Self.handed(session).isEmpty)
  }

  @Test func aDeskIsChosenByAPartOfItsName() {
    var session = Session(300)
    session.handle(.clients([Self.client(7, "left"), Self.client(8, "right")]))
    session.press(":hand over RIG\r")
    session.pressAgain(.enter)
    session.pass(.milliseconds(350))
    #expect(Self.handed(session) == [8])
  }

  /// Nobody could operate a desk that only keeps records.
  @Test func aDeskWithoutAScreenIsNotMeant() {
    var session = Session(300)
    var standby = Self.client(6, "left-standby")
    standby.size = Size(columns: 0, rows: 0)
    session.handle(.clients([standby, Self.client(7, "left")]))
    session.press("H")
    session.pressAgain(.character("H"))
    #expect(Self.handed(session) == [7])
  }

  @Test func anExactNameIsMeant() {
    var session = Session(300)
    session.handle(.clients([Self.client(7, "left"), Self.client(8, "left-2")]))
    session.press(":hand over Left\r")
    session.pressAgain(.enter)
    session.pass(.milliseconds(350))
    #expect(Self.handed(session) == [7])
  }

  // The steps after that: the clock decides.

  private static let ready = StepDown(
    holder, TakenOver(by: "left", at: .start + .seconds(1), lastHeard: .start), sessionStart: .zero)

  /// A clock that has told its desk to get ready.
  private static func handingOver() -> Session {
    var session = Session(300)
    session.handle(.clients([client(7, "left")]))
    session.press("H")
    session.pressAgain(.character("H"))
    return session
  }

  /// What it sends and writes about a hand-over, and how it ends.
  private static func steps(_ session: Session) -> [String] {
    session.effects.compactMap { _, effect in
      switch effect {
      case .send(.handOver): "hand over"
      case .send(.yours): "yours"
      case .send(.tooLate): "too late"
      case .send(.givesWay): "gives way"
      case .save(.giveTalks): "give"
      case .save(.keepTalks): "keep"
      case .end(.steppedDown): "end"
      default: nil
      }
    }
  }

  /// What happens to a clock that hands over.
  enum Happening: Sendable {
    case ready(Int)
    case given, notGiven
    case said(Bool)
    case seconds(Int)
    case key(Character)
    case deskIsLost
  }

  @Test(
    arguments: [
      ([.ready(7), .given, .said(true)], "give, yours, gives way, end"),
      // It has not become ready in time, or another one has.
      ([.seconds(6), .ready(7)], "too late"), ([.ready(8), .seconds(6)], "too late"),
      ([.ready(7), .ready(7), .given, .said(true)], "give, yours, gives way, end"),
      // Its disk does not record it, or it cannot say it.
      ([.ready(7), .notGiven], "give, keep, too late"),
      ([.ready(7), .seconds(11), .given], "give, keep, too late"),
      ([.ready(7), .given, .seconds(20), .said(true)], "give, yours, gives way, end"),
      ([.ready(7), .seconds(4), .given, .said(false)], "give, yours, keep, too late"),
      // What is done meanwhile must not be lost.
      ([.key("+"), .ready(7)], "too late"),
      ([.ready(7), .key("+"), .given], "give, keep, too late"),
      ([.ready(7), .key("?"), .given, .said(true)], "give, yours, gives way, end"),
      ([.deskIsLost, .ready(7)], "too late"), ([.ready(7), .deskIsLost], "give, keep, too late"),
    ] as [([Happening], String)])
  func theClockDecides(happenings: [Happening], steps: String) {
    var session = Self.handingOver()
    for happening in happenings {
      switch happening {
      case .ready(let desk): session.handle(.ready(desk, Self.ready))
      case .given: session.handle(.given(to: Self.holder, failure: nil))
      case .notGiven: session.handle(.given(to: Self.holder, failure: "disk full"))
      case .said(let isSaid): session.handle(.said(isSaid))
      case .seconds(let count): session.pass(seconds: count)
      case .key(let key): session.press(String(key))
      case .deskIsLost: session.handle(.clients([]))
      }
    }
    #expect(Self.steps(session).joined(separator: ", ") == "hand over, " + steps)
    let words = "NOTICE 'left' has not taken over: this clock goes on"
    #expect(session.reports.contains(words) != steps.hasSuffix("end"), "\(session.reports)")
  }

  /// What a desk has kept is of use until everybody can know that it is the clock.
  @Test func aClockThatHasTakenOverForgetsWhatItKeptOnceItCanBeReached() {
    var session = Session(300)
    session.handle(.launched(LaunchInfo(earlier: .takenOver(room: "main", fault: nil))))
    #expect(session.effects.contains { $0.effect == .save(.forgetBackup) })
  }

  /// A clock in plain mode becomes no desk, and one without ways reaches nobody.
  @Test(
    arguments: [
      (true, true, "This is now a desk"),
      (true, false, "This desk reaches no clock: start it with --via"),
      (false, true, "This program ends"),
    ])
  func itSaysWhatBecomesOfIt(hasScreen: Bool, hasWays: Bool, words: String) throws {
    var settings = Settings()
    settings.clock.hasWays = hasWays
    var session = Session(
      300, capabilities: Capabilities(hasScreen: hasScreen), settings: settings)
    session.handle(Self.stepDown(heard: 0, at: 1))
    let notice = try #require(Self.ending(session)).notice
    #expect(notice.texts[0].contains(words), "\(notice.texts)")
  }

  @Test func aClockTakesNothingOver() {
    var session = Session(300)
    session.press("T")
    #expect(session.status().hasPrefix("This is the clock: only a desk can take over"))
  }
}

extension ConsoleDriver<DeskConsole> {
  @discardableResult
  fileprivate mutating func hears(_ messages: ClockMessage...) -> [Effect] {
    messages.flatMap { update(.clock($0)) }
  }

  /// Its disk has all that a clock needs.
  @discardableResult
  fileprivate mutating func isReady() -> [Effect] {
    let leadership = Leadership(freshLineage: 1, leader: 2).next(leader: 3)
    let takenOver = TakenOver(by: "left", at: .start + .seconds(1000), lastHeard: .start)
    return update(.takeOver(.prepared(leadership, takenOver)))
  }

  /// Presses keys as a hand does, each some time after the one before.
  @discardableResult
  fileprivate mutating func press(_ keys: String) -> [Effect] {
    keys.unicodeScalars.flatMap { key in
      pass(.milliseconds(200))
      return update(.input(.key(.character(key))))
    }
  }
}

extension ConsoleDriver<DeskConsole> {
  /// Presses a key again, as somebody does who answers a question; returns the effects until it
  /// counts.
  @discardableResult
  fileprivate mutating func pressAgain(_ key: String) -> [Effect] {
    let count = effects.count
    pass(.milliseconds(100))
    press(key)
    pass(.milliseconds(600))
    return Array(effects[count...])
  }
}

extension [Effect] {
  /// What is taken over.
  fileprivate var takeOvers: [Effect] {
    filter { if case .save(.desk(.takeOver)) = $0 { true } else { false } }
  }
}
