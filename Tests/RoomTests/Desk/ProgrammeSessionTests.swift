import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A programme that changes while it runs, by commands and by its file.
///
/// It begins at 14:00, when the first talk is planned to start.
struct ProgrammeSessionTests {
  private static let items = Programme.items

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
    var session = try Programme.session(Self.items, .lines)
    session.say(line)
    #expect(session.reports.last == "NOTICE " + answer)
  }

  /// A talk without a title is called a talk, since its length looks like a time.
  @Test func anInsertedTalkWithoutATitleHasAName() throws {
    var session = try Programme.session(Self.items, .lines)
    for (line, answer) in [
      ("insert 5m", "Inserted: Talk, length 5 minutes"),
      ("shorten 4m", "Talk shortened to 4 minutes"), ("skip", "Skipped: Talk"),
    ] {
      session.say(line)
      #expect(session.reports.contains("NOTICE " + answer), "\(session.reports)")
    }
  }

  @Test func whatHasStartedStaysWhereItIs() throws {
    var session = try Programme.session(Self.items, .lines)
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
    var session = try Programme.session()
    session.press(" ")
    session.pass(seconds: 60)
    session.say("title Motors")
    #expect(session.console.state.stage.talk.preset.title == "Ada: Motors")
    #expect(session.shown == 1140)
    let record = session.effects.last { if case .save(.record) = $0.effect { true } else { false } }
    guard case .save(.record(let talk?, _))? = record?.effect else { return #expect(Bool(false)) }
    #expect(talk.preset.title == "Ada: Motors")
    // What undo brings back has the new names as well.
    session.say("stop")
    session.say("undo")
    #expect(session.console.state.stage.talk.preset.title == "Ada: Motors")
    session.say("undo")
    #expect(session.console.state.stage.talk.preset.title == "Ada: Engines")
  }

  @Test func aMoveBeforeTheLoadedTalkLoadsAnother() throws {
    var session = try Programme.session()
    session.say("move Moons before Engines")
    #expect(session.loaded == "Moons")
    #expect(session.order.prefix(2) == ["Moons", "Engines"])
    session.say("undo")
    #expect(session.loaded == "Engines")
    #expect(session.order == Self.items.map(\.title))
  }

  /// From the start to an item: what is left out is named, and stays in the list.
  @Test func goNamesWhatItLeavesOut() throws {
    var session = try Programme.session()
    session.press(":")
    session.press("go Moons")
    session.press(.enter)
    #expect(session.status().hasSuffix("   Press Enter again to skip Ada, Coffee, Grace"))
    session.pass(seconds: 1)
    session.press(.enter)
    session.pass(.milliseconds(250))
    #expect(session.loaded == "Moons")
    let forecast = try #require(session.console.state.forecast(at: session.console.clock.now))
    #expect(forecast.expected.prefix(3) == [nil, nil, nil])
    #expect(session.order == Self.items.map(\.title))
    session.pass(seconds: 1)
    session.say("go #1")
    #expect(session.loaded == "Engines")
  }

  @Test func goEndsATalkThatRuns() throws {
    var session = try Programme.session()
    session.press(" ")
    session.pass(seconds: 60)
    session.press(":")
    session.press("go Moons")
    session.press(.enter)
    #expect(
      session.status().hasSuffix("   Press Enter again to end this talk and skip Coffee, Grace"))
    session.pass(seconds: 1)
    session.press(.enter)
    session.pass(.milliseconds(250))
    #expect(session.loaded == "Moons")
    let first = try #require(session.console.state.rundown?.items.first)
    #expect(first.actual?.end == Programme.start + 61)
    // An item that has ended is not gone on to again.
    session.pass(seconds: 1)
    session.say("previous")
    #expect(session.loaded == "Compilers")
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
    var session = try Programme.session(Self.items, .lines)
    session.say("start")
    session.pass(seconds: 60)
    var items = Self.items
    items[0].speaker = "Ada King"
    items[2].preset = Preset(duration: 600)
    items.insert(Programme.item("News", 5), at: 3)
    session.read(items)
    #expect(session.order == ["Engines", "Coffee", "Compilers", "News", "Moons", "Panel"])
    #expect(
      session.reports.last
        == "NOTICE The rundown was updated from its file. New in the file: News. Changed: Ada King, Grace."
    )
    #expect(session.shown == 1140)
    #expect(session.console.state.stage.talk.preset.title == "Ada King: Engines")
    // It is no step: the last one is the start.
    session.say("undo")
    #expect(session.console.snapshot.isReady)
    #expect(session.order.count == 6)
  }

  @Test func aNameThatEndsWithAFullStopGetsNoSecondOne() throws {
    var session = try Programme.session(Self.items, .lines)
    var items = Self.items
    items[2].speaker = "Grace H."
    session.read(items)
    #expect(
      session.reports.last == "NOTICE The rundown was updated from its file. Changed: Grace H.")
  }

  @Test func aFileWithFewerItemsWaits() throws {
    var session = try Programme.session(Self.items, .lines)
    session.read(Array(Self.items.prefix(2)))
    #expect(session.order.count == 5)
    #expect(
      session.reports.last
        == "NOTICE File not applied: 3 items are missing. Type :reload to remove them.")
    session.say("reload")
    #expect(session.effects.contains { $0.effect == .readRundown })
    session.read(Array(Self.items.prefix(2)), isAsked: true)
    #expect(session.order == ["Engines", "Coffee"])
    #expect(
      session.reports.last
        == "NOTICE The rundown was updated from its file. Removed from the file: Grace, Margaret, Panel."
    )
    session.say("reload")
    session.read(Array(Self.items.prefix(2)), isAsked: true)
    #expect(session.reports.last == "NOTICE The rundown file has not changed")
  }

  @Test func aBrokenOrMissingFileChangesNothing() throws {
    var session = try Programme.session(Self.items, .lines)
    let problem = LocatedProblem("day.yaml:3:1", .repeatedKey("talk"))
    session.handle(.rundownFile(.invalid([problem]), isAsked: false))
    #expect(
      session.reports.last?.hasPrefix("NOTICE The rundown stays as it is: day.yaml:3:1: ") == true)
    session.handle(.rundownFile(.missing, isAsked: false))
    #expect(
      session.reports.last
        == "NOTICE The rundown file is missing. The rundown stays as it is.")
    #expect(session.order == Self.items.map(\.title))
  }

  @Test func aHardEndOfTheLoadedTalkMovesOnRequest() throws {
    var items = Self.items
    items[0].hardEnd = Programme.start + 1200
    var session = try Programme.session(items)
    session.press(" ")
    session.pass(seconds: 300)
    items[0].hardEnd = Programme.start + 900
    session.read(items)
    #expect(
      session.status().contains(
        "File not applied: Ada has the hard end 14:15 there. Type :reload to apply it."))
    #expect(session.shown == 900)
    session.read(items, isAsked: true)
    #expect(session.shown == 600)
  }

  /// A talk has begun a minute late, and its hard end moves from 14:20 to 14:15.
  @Test(arguments: [("", 540), ("until 14:20:01", 841)])
  func aHardEndMovesUnlessTheTalkWasGivenAnotherEnd(line: String, shown: Int) throws {
    var items = Self.items
    items[0].hardEnd = Programme.start + 1200
    var session = try Programme.session(items)
    session.pass(seconds: 60)
    session.press(" ")
    session.say(line)
    session.pass(seconds: 300)
    items[0].hardEnd = Programme.start + 900
    session.read(items, isAsked: true)
    #expect(session.shown == shown)
  }

  /// Five minutes have passed when the file changes another field of a talk with a hard end.
  @Test(arguments: [("", 900), ("add 1m", 1260)])
  func aReadyTalkWithAHardEndIsLoadedAgainUnlessItWasSetByHand(line: String, shown: Int) throws {
    var items = Self.items
    items[0].hardEnd = Programme.start + 1200
    var session = try Programme.session(items)
    session.say(line)
    session.pass(seconds: 300)
    items[0].note = "mic 2"
    session.read(items)
    #expect(session.shown == shown)
  }

  @Test func aReadyTalkGetsItsNewLengthUnlessItWasSetByHand() throws {
    var session = try Programme.session()
    var items = Self.items
    items[0].preset = Preset(duration: 900)
    session.read(items)
    #expect(session.shown == 900)
    session.say("add 1m")
    items[0].note = "mic 2"
    session.read(items)
    #expect(session.shown == 960)
    items[0].preset = Preset(duration: 1800)
    session.read(items)
    #expect(session.shown == 1800)
  }

  /// After the last item, the file gets another one.
  @Test func anItemBehindTheEndIsLoaded() throws {
    var session = try Programme.session(Array(Self.items.prefix(1)))
    session.press(" ")
    session.sleepThrough(seconds: 1205)
    session.press("n")
    #expect(session.loaded == nil)
    session.read(Array(Self.items.prefix(1)) + [Self.items[4]])
    #expect(session.loaded == "Panel")
    #expect(session.shown == 1800)
  }

  @Test func aTalkAfterTheEndGoesOnWhenTheFileGetsAnItem() throws {
    var session = try Programme.session(Array(Self.items.prefix(1)))
    session.press(" ")
    session.sleepThrough(seconds: 1205)
    session.press("n")
    session.say("preset ted")
    session.say("start")
    session.pass(seconds: 60)
    session.read(Array(Self.items.prefix(1)) + [Self.items[4]])
    #expect(session.isRunning && session.shown == 1020)
    #expect(session.order == ["Engines", "Panel"])
    session.say("go Panel")
    #expect(session.loaded == "Panel")
  }

  /// A talk goes on after the end when a command gives the rundown an item that could be loaded.
  @Test(arguments: ["insert 5m Encore", "move #2 after #3"], [true, false])
  func aTalkAfterTheEndGoesOnWhenACommandChangesTheRundown(
    line: String, isRunning: Bool
  ) throws {
    var session = try Programme.session(Array(Self.items.prefix(3)))
    for line in ["start", "go #3", "next", "preset ted", "start"] { session.say(line) }
    session.pass(seconds: 60)
    if !isRunning { session.say("stop") }
    #expect(session.loaded == nil)
    let order = session.order
    session.say(line)
    #expect(session.order != order)
    #expect(session.isRunning == isRunning && session.shown == 1020)
    #expect(session.loaded == nil)
    let title = line.hasPrefix("insert") ? "Encore" : "Coffee"
    var undone = session
    undone.say("undo")
    #expect(undone.order == order)
    #expect(undone.isRunning == isRunning && undone.loaded == nil)
    session.say("go \(title)")
    #expect(session.loaded == title)
  }

  /// Before such a talk has started, the new item is loaded.
  @Test func anInsertedItemBehindTheEndIsLoaded() throws {
    var session = try Programme.session(Array(Self.items.prefix(1)))
    for line in ["start", "next", "insert 5m Encore"] { session.say(line) }
    #expect(session.loaded == "Encore")
    #expect(session.shown == 300)
  }

  @Test func aQuestionAboutAnItemThatHasChangedIsWithdrawn() throws {
    var session = try Programme.session()
    session.press("n")
    #expect(session.status().hasSuffix("   Press n again to skip Ada"))
    var items = Self.items
    items[0].speaker = "Barbara"
    session.read(items)
    session.pass(seconds: 1)
    session.press("n")
    #expect(session.loaded == "Engines")
    #expect(session.status().hasSuffix("   Press n again to skip Barbara"))
  }

  /// A client hears what came of its wish when the file was read, and the operator can read it for
  /// half a minute.
  @Test(arguments: [
    (RundownFileReading.missing, "The rundown file is missing.", "file is missing"),
    (
      .invalid([LocatedProblem("day.yaml:3:1", .repeatedKey("talk"))]),
      "The rundown stays as it is: day.yaml:3:1", "day.yaml:3:1"
    ),
  ])
  func aClientsReloadThatFailsIsAnsweredOnce(
    reading: RundownFileReading, text: String, shown: String
  ) throws {
    var session = try Programme.session()
    session.handle(
      .request(ClientRequest(client: 1, name: "phone", number: 7, line: "reload")))
    func answers() -> [ClientAnswer] {
      session.effects.compactMap { effect in
        if case .send(.answer(let answer, _)) = effect.effect { answer } else { nil }
      }
    }
    #expect(answers().isEmpty)
    session.handle(.rundownFile(reading, isAsked: true))
    #expect(answers().map(\.status) == [.refused])
    #expect(answers().first?.text.hasPrefix(text) == true, "\(answers())")
    session.pass(.milliseconds(29_999))
    #expect(session.status().contains(shown), "\(session.status())")
    session.pass(.milliseconds(1))
    #expect(!session.status().contains(shown))
  }

  @Test func aResumedRundownSaysForHalfAMinuteWhatIsWrongInItsFile() throws {
    let problem = LocatedProblem("day.yaml:3:1", .repeatedKey("talk"))
    var session = try Programme.session(
      of: Programme.rundown(Self.items), Capabilities(),
      LaunchInfo(rundown: .init(problems: [problem])))
    session.pass(.milliseconds(29_999))
    #expect(session.status().contains("day.yaml:3:1"))
    session.pass(.milliseconds(1))
    #expect(!session.status().contains("day.yaml:3:1"))
  }

  /// Each client waits for what the file brings, but not more of them than can be connected.
  @Test func onlySoManyReloadsAreAnswered() throws {
    var session = try Programme.session()
    for client in 1...70 {
      session.handle(
        .request(ClientRequest(client: client, name: "phone", number: 7, line: "reload")))
    }
    session.handle(.rundownFile(.missing, isAsked: true))
    let answers = session.effects.count {
      if case .send(.answer) = $0.effect { true } else { false }
    }
    #expect(answers == 64)
  }

  /// Displays ask for the items whenever there is another edition of them.
  @Test func anEditionHasTheSameItems() throws {
    var session = try Programme.session()
    var editions: [Int] = []
    for line in ["", "title Motors", "skip Panel", "next", "undo"] {
      session.say(line)
      session.pass(seconds: 60)
      editions.append(try #require(session.console.state.stage.rundown).edition)
    }
    #expect(Set(editions).count == editions.count, "\(editions)")
    let last = session.console.state.stage.rundown?.edition
    session.pass(seconds: 300)
    #expect(session.console.state.stage.rundown?.edition == last)
  }

  // MARK: What starts by itself

  /// A walk-in of ten minutes that is planned to start two minutes after the clock does.
  @Test func aBreakAsFirstItemStartsAtItsPlannedStart() throws {
    var session = try Programme.session(
      [Programme.item("Walk-in", 10, isBreak: true)] + Self.items, from: 2)
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
    let session = try Programme.session(
      [Programme.item("Walk-in", 10, isBreak: true)] + Self.items, from: -2)
    #expect(session.isRunning)
    #expect(session.shown == 480)
  }

  @Test(arguments: [false, true])
  func anItemMarkedAutoStartsWhenTheBreakEnds(isLate: Bool) throws {
    var items = Self.items
    items[2].startsByItself = true
    var session = try Programme.session(items)
    session.press(" ")
    session.sleepThrough(seconds: 1200)
    session.press("n")
    #expect(session.loaded == "Coffee")
    if isLate { session.sleep(.seconds(602)) } else { session.sleepThrough(seconds: 601) }
    #expect(session.loaded == (isLate ? "Coffee" : "Compilers"))
    #expect(session.isRunning)
    if isLate {
      #expect(session.status().contains("The break is over. Next: Grace: Compilers."))
      session.pass(.milliseconds(29_999))
      #expect(session.loaded == "Coffee")
      #expect(session.status().contains("The break is over."))
      session.pass(.milliseconds(1))
      #expect(!session.status().contains("The break is over."))
    } else {
      #expect((1198...1200).contains(session.shown))
    }
  }
}
