import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import Testing
import TimerTestSupport

@testable import OperatorConsole
@testable import StageClock
@testable import TimerEngine

/// A programme that changes while it runs, by commands and by its file.
///
/// It begins at 14:00, when the first talk is planned to start.
struct ProgrammeSessionTests {
  /// The wall clock of a `Session`, and 14:00.
  private static let start = 1_795_250_064

  private static func item(
    _ id: String, _ minutes: Int, isBreak: Bool = false, speaker: String = "",
    hardEnd: Int? = nil, startsByItself: Bool = false
  ) -> RundownItem {
    RundownItem(
      id: id, isBreak: isBreak, title: id, speaker: speaker, preset: Preset(duration: minutes * 60),
      plannedStart: 0, plannedEnd: 0, hardEnd: hardEnd.map { start + $0 * 60 },
      startsByItself: startsByItself)
  }

  /// Items one after the other from a minute after 14:00 on.
  private static func rundown(_ items: [RundownItem], from minute: Int = 0) -> Rundown {
    var moment = start + minute * 60
    let timed = items.map { item in
      var item = item
      item.plannedStart = moment
      item.length = item.preset.duration
      item.plannedEnd = item.hardEnd ?? moment + item.length
      moment = item.plannedEnd
      return item
    }
    return Rundown(
      items: timed, localTime: LocalTime([.init(start: 0, offset: 14 * 3600 - start % 86_400)]))
  }

  private static let items = [
    item("Engines", 20, speaker: "Ada"), item("Coffee", 10, isBreak: true),
    item("Compilers", 20, speaker: "Grace"), item("Moons", 20, speaker: "Margaret"),
    item("Panel", 30),
  ]

  private func session(
    _ items: [RundownItem] = items, _ capabilities: Capabilities = Capabilities(),
    from minute: Int = 0
  ) throws -> Session {
    var settings = Settings.steady
    let rundown = Self.rundown(items, from: minute)
    settings.clock.rundown = rundown
    let talk = try #require(rundown.presetToLoad(at: Self.start))
    var session = Session(of: talk, capabilities: capabilities, settings: settings)
    session.handle(.launched(LaunchInfo()))
    return session
  }

  private func order(_ session: Session) -> [String] {
    (session.console.session.rundown?.items ?? []).map(\.title)
  }

  private func loaded(_ session: Session) -> String? {
    session.console.session.rundown?.current?.title
  }

  /// Lets the clock read a file with these items.
  private func read(
    _ items: [RundownItem], isAsked: Bool = false, in session: inout Session
  ) {
    session.handle(.rundownFile(.read(Self.rundown(items)), isAsked: isAsked))
  }

  // MARK: Commands

  /// What a line at the clock does and tells.
  @Test(arguments: [
    ("move Moons before Compilers", "Moved: Margaret: Moons, now before Grace"),
    ("move #5 after #1", "Moved: Panel, now after Ada"), ("title Motors", "Changed: Ada: Motors"),
    ("speaker #3 Barbara", "Changed: Barbara: Compilers"),
    ("shorten #4 10m", "Margaret shortened to 10 minutes"), ("skip Panel", "Skipped: Panel"),
    ("shorten #4 30m", "It is only 20 minutes long: give a shorter length"),
    ("go Panels", "No item of the rundown matches 'Panels'"),
    (
      "skip m",
      "'m' matches several items: #3 Grace: Compilers, #4 Margaret: Moons"
    ),
    (
      "move #4",
      "'move' needs a number such as #3, or part of a title or speaker, for example: move #4 before #3"
    ),
    ("title #3", "'title' needs text, for example: title Engines"),
    ("move #9 before #2", "No item of the rundown matches '#9'"),
    ("move #3 after #3", "There is nothing to change"),
    ("go #1", "There is nothing to change"),
  ])
  func aLineIsAnswered(line: String, answer: String) throws {
    var session = try session(Self.items, .lines)
    session.say(line)
    #expect(session.reports.last == "NOTICE " + answer)
  }

  @Test func whatHasStartedStaysWhereItIs() throws {
    var session = try session(Self.items, .lines)
    session.say("start")
    for line in ["skip #1", "move #1 after #2", "shorten #1 1m"] {
      session.say(line)
      #expect(session.reports.last == "NOTICE Ada has already started", "\(line)")
    }
    session.say("move Moons before Ada")
    #expect(
      session.reports.last == "NOTICE Cannot move it there: the place beside Ada has passed")
  }

  @Test func aTalkThatRunsGetsItsNewTitle() throws {
    var session = try session()
    session.press(" ")
    session.pass(seconds: 60)
    session.say("title Motors")
    #expect(session.console.session.stage.talk.preset.title == "Ada: Motors")
    #expect(session.shown == 1140)
    let record = session.effects.last { if case .record = $0.effect { true } else { false } }
    guard case .record(let talk?, _)? = record?.effect else { return #expect(Bool(false)) }
    #expect(talk.preset.title == "Ada: Motors")
    // What undo brings back has the new names as well.
    session.say("stop")
    session.say("undo")
    #expect(session.console.session.stage.talk.preset.title == "Ada: Motors")
    session.say("undo")
    #expect(session.console.session.stage.talk.preset.title == "Ada: Engines")
  }

  @Test func aMoveBeforeTheLoadedTalkLoadsAnother() throws {
    var session = try session()
    session.say("move Moons before Engines")
    #expect(loaded(session) == "Moons")
    #expect(order(session).prefix(2) == ["Moons", "Engines"])
    session.say("undo")
    #expect(loaded(session) == "Engines")
    #expect(order(session) == Self.items.map(\.title))
  }

  /// From the start to an item: what is left out is named, and stays in the list.
  @Test func goNamesWhatItLeavesOut() throws {
    var session = try session()
    session.press(":")
    session.press("go Moons")
    session.press(.enter)
    #expect(session.status().hasSuffix("   Press Enter again to skip Ada, Coffee, Grace"))
    session.pass(seconds: 1)
    session.press(.enter)
    #expect(loaded(session) == "Moons")
    let forecast = try #require(session.console.session.forecast(at: session.console.clock.now))
    #expect(forecast.expected.prefix(3) == [nil, nil, nil])
    #expect(order(session) == Self.items.map(\.title))
    session.pass(seconds: 1)
    session.say("go #1")
    #expect(loaded(session) == "Engines")
  }

  @Test func goEndsATalkThatRuns() throws {
    var session = try session()
    session.press(" ")
    session.pass(seconds: 60)
    session.press(":")
    session.press("go Moons")
    session.press(.enter)
    #expect(
      session.status().hasSuffix("   Press Enter again to end this talk and skip Coffee, Grace"))
    session.pass(seconds: 1)
    session.press(.enter)
    #expect(loaded(session) == "Moons")
    let first = try #require(session.console.session.rundown?.items.first)
    #expect(first.actual?.end == Self.start + 61)
    // An item that has ended is not gone on to again.
    session.pass(seconds: 1)
    session.say("previous")
    #expect(loaded(session) == "Compilers")
  }

  @Test func thePromptCompletesItems() {
    let items = Rundown(items: Self.items).items
    func completed(_ line: String) -> [String] {
      Command.completions(of: line, presets: [], items: items)
    }
    #expect(completed("go g") == ["go Grace: Compilers"])
    #expect(completed("go #4") == ["go #4"])
    #expect(completed("speaker #2") == ["speaker #2 "])
    #expect(completed("move #4 ") == ["move #4 before ", "move #4 after "])
    #expect(completed("move panel before a") == ["move Panel before Ada: Engines"])
  }

  // MARK: The file

  @Test func aFileThatHasChangedIsTakenOver() throws {
    var session = try session(Self.items, .lines)
    session.say("start")
    session.pass(seconds: 60)
    var items = Self.items
    items[0].speaker = "Ada King"
    items[2].preset = Preset(duration: 600)
    items.insert(Self.item("News", 5), at: 3)
    read(items, in: &session)
    #expect(order(session) == ["Engines", "Coffee", "Compilers", "News", "Moons", "Panel"])
    #expect(
      session.reports.last
        == "NOTICE The rundown was updated from its file. New in the file: News. Changed: Ada King, Grace."
    )
    #expect(session.shown == 1140)
    #expect(session.console.session.stage.talk.preset.title == "Ada King: Engines")
    // It is no step: the last one is the start.
    session.say("undo")
    #expect(session.console.snapshot.isReady)
    #expect(order(session).count == 6)
  }

  @Test func aFileWithFewerItemsWaits() throws {
    var session = try session(Self.items, .lines)
    read(Array(Self.items.prefix(2)), in: &session)
    #expect(order(session).count == 5)
    #expect(
      session.reports.last
        == "NOTICE File not applied: 3 items are missing. Type :reload to remove them.")
    session.say("reload")
    #expect(session.effects.contains { $0.effect == .readRundown })
    read(Array(Self.items.prefix(2)), isAsked: true, in: &session)
    #expect(order(session) == ["Engines", "Coffee"])
    #expect(
      session.reports.last
        == "NOTICE The rundown was updated from its file. Removed from the file: Grace, Margaret, Panel."
    )
    session.say("reload")
    read(Array(Self.items.prefix(2)), isAsked: true, in: &session)
    #expect(session.reports.last == "NOTICE The rundown file has not changed")
  }

  @Test func aBrokenOrMissingFileChangesNothing() throws {
    var session = try session(Self.items, .lines)
    let problem = LocatedProblem("day.yaml:3:1", .repeatedKey("talk"))
    session.handle(.rundownFile(.invalid([problem]), isAsked: false))
    #expect(
      session.reports.last?.hasPrefix("NOTICE The rundown stays as it is: day.yaml:3:1: ") == true)
    session.handle(.rundownFile(.missing, isAsked: false))
    #expect(
      session.reports.last
        == "NOTICE The rundown file is missing. The rundown stays as it is.")
    #expect(order(session) == Self.items.map(\.title))
  }

  @Test func aHardEndOfTheLoadedTalkMovesOnRequest() throws {
    var items = Self.items
    items[0].hardEnd = Self.start + 1200
    var session = try session(items)
    session.press(" ")
    session.pass(seconds: 300)
    items[0].hardEnd = Self.start + 900
    read(items, in: &session)
    #expect(
      session.status().contains(
        "File not applied: Ada has the hard end 14:15 there. Type :reload to apply it."))
    #expect(session.shown == 900)
    read(items, isAsked: true, in: &session)
    #expect(session.shown == 600)
  }

  @Test func aReadyTalkGetsItsNewLengthUnlessItWasSetByHand() throws {
    var session = try session()
    var items = Self.items
    items[0].preset = Preset(duration: 900)
    read(items, in: &session)
    #expect(session.shown == 900)
    session.say("add 1m")
    items[0].note = "mic 2"
    read(items, in: &session)
    #expect(session.shown == 960)
    items[0].preset = Preset(duration: 1800)
    read(items, in: &session)
    #expect(session.shown == 1800)
  }

  /// After the last item, the file gets another one.
  @Test func anItemBehindTheEndIsLoaded() throws {
    var session = try session(Array(Self.items.prefix(1)))
    session.press(" ")
    session.pass(seconds: 1205)
    session.press("n")
    #expect(loaded(session) == nil)
    read(Array(Self.items.prefix(1)) + [Self.items[4]], in: &session)
    #expect(loaded(session) == "Panel")
    #expect(session.shown == 1800)
  }

  @Test func aTalkAfterTheEndGoesOnWhenTheFileGetsAnItem() throws {
    var session = try session(Array(Self.items.prefix(1)))
    session.press(" ")
    session.pass(seconds: 1205)
    session.press("n")
    session.say("preset ted")
    session.say("start")
    session.pass(seconds: 60)
    read(Array(Self.items.prefix(1)) + [Self.items[4]], in: &session)
    #expect(session.isRunning && session.shown == 1020)
    #expect(order(session) == ["Engines", "Panel"])
    session.say("go Panel")
    #expect(loaded(session) == "Panel")
  }

  @Test func aQuestionAboutAnItemThatHasChangedIsWithdrawn() throws {
    var session = try session()
    session.press("n")
    #expect(session.status().hasSuffix("   Press n again to skip Ada"))
    var items = Self.items
    items[0].speaker = "Barbara"
    read(items, in: &session)
    session.pass(seconds: 1)
    session.press("n")
    #expect(loaded(session) == "Engines")
    #expect(session.status().hasSuffix("   Press n again to skip Barbara"))
  }

  /// A client hears what came of its wish when the file was read.
  @Test func aClientsReloadIsAnsweredOnce() throws {
    var session = try session()
    session.handle(
      .request(ClientRequest(client: 1, name: "phone", number: 7, line: "reload")))
    func answers() -> [ClientAnswer] {
      session.effects.compactMap { effect in
        if case .send(.answer(let answer, _)) = effect.effect { answer } else { nil }
      }
    }
    #expect(answers().isEmpty)
    session.handle(.rundownFile(.missing, isAsked: true))
    #expect(
      answers() == [
        ClientAnswer(.refused, "The rundown file is missing. The rundown stays as it is.")
      ])
  }

  // MARK: What starts by itself

  /// A walk-in of ten minutes that is planned to start two minutes after the clock does.
  @Test func aBreakAsFirstItemStartsAtItsPlannedStart() throws {
    var session = try session([Self.item("Walk-in", 10, isBreak: true)] + Self.items, from: 2)
    #expect(!session.isRunning)
    #expect(session.shown == 600)
    session.pass(seconds: 119)
    #expect(!session.isRunning)
    session.pass(seconds: 2)
    #expect(session.isRunning)
    #expect(session.shown == 599)
    // Who resets it has decided.
    session.say("reset")
    session.pass(seconds: 5)
    #expect(!session.isRunning)
  }

  @Test func aBreakAsFirstItemStartsAtOnceIfItsStartHasPassed() throws {
    let session = try session([Self.item("Walk-in", 10, isBreak: true)] + Self.items, from: -2)
    #expect(session.isRunning)
    #expect(session.shown == 480)
  }

  @Test(arguments: [false, true])
  func anItemMarkedAutoStartsWhenTheBreakEnds(isLate: Bool) throws {
    var items = Self.items
    items[2].startsByItself = true
    var session = try session(items)
    session.press(" ")
    session.pass(seconds: 1200)
    session.press("n")
    #expect(loaded(session) == "Coffee")
    if isLate { session.sleep(.seconds(610)) } else { session.pass(seconds: 601) }
    #expect(loaded(session) == (isLate ? "Coffee" : "Compilers"))
    #expect(session.isRunning)
    if isLate {
      #expect(session.status().contains("The break is over. Next: Grace: Compilers."))
      session.pass(seconds: 10)
      #expect(loaded(session) == "Coffee")
    } else {
      #expect((1198...1200).contains(session.shown))
    }
  }
}
