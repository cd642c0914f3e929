import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What undo takes back after the file of the rundown has changed, and what comes back.
struct ProgrammeUndoTests {
  private static let items = Programme.items

  /// A session in which Ada has spoken and Grace's talk runs; `n` has passed over the break.
  private func session() throws -> Session {
    var session = try Programme.session()
    session.press(" ")
    session.sleepThrough(seconds: 1205)
    session.press("n")
    session.pass(seconds: 3)
    session.press("n")
    session.pass(seconds: 2)
    session.press(" ")
    session.pass(seconds: 60)
    return session
  }

  @Test func aStepWhoseItemIsGoneIsForgottenWithTheTalksBeforeIt() throws {
    var session = try Programme.session()
    session.say("add 2m")
    session.say("skip Ada")
    session.pass(seconds: 2)
    session.say("next")
    session.pass(seconds: 2)
    session.read(Array(Self.items.dropFirst()), isAsked: true)
    session.say("undo")
    #expect(session.loaded == "Coffee")
    session.say("undo")
    #expect(session.loaded == "Coffee")
    #expect(session.shownTitle == "Coffee", "the talk of an item that is gone is back")
    #expect(session.order == ["Coffee", "Compilers", "Moons", "Panel"])
  }

  /// A key asks before it takes back the start of a talk, also after a merge has removed newer
  /// steps.
  @Test func undoAsksBeforeItTakesBackAStart() throws {
    var session = try session()
    session.say("shorten Panel 10m")
    session.read(Array(Self.items.dropLast()), isAsked: true)
    session.press("u")
    #expect(session.isRunning)
    #expect(session.status().contains("again"))
    session.pressAgain(.character("u"))
    #expect(!session.isRunning)
  }

  /// What the file has changed of a talk that runs counts as soon as that is to come again.
  @Test(arguments: ["undo", "reset"])
  func aTalkThatIsReadyAgainHasTheLengthOfTheFile(command: String) throws {
    var session = try session()
    var items = Self.items
    items[2].preset = Preset(duration: 900)
    session.read(items)
    #expect(session.shown == 1140)
    session.say(command)
    #expect(session.console.snapshot.isReady)
    #expect(session.shown == 900)
    // A reset is taken back like any other step.
    guard command == "reset" else { return }
    session.say("undo")
    #expect(session.isRunning && session.shown == 1140)
  }

  @Test func anItemThatIsGoneBackToHasTheLengthOfTheFile() throws {
    var session = try session()
    var items = Self.items
    items[0].preset = Preset(duration: 600)
    session.read(items)
    session.say("go #1")
    #expect(session.loaded == "Engines")
    #expect(session.shown == 600)
  }

  /// The file corrects a talk that was passed over, and undo goes back to it.
  @Test func undoOfNextBringsTheCorrectedTalkBack() throws {
    var session = try Programme.session()
    session.say("next")
    session.pass(seconds: 2)
    var items = Self.items
    items[0].speaker = "Ada King"
    items[0].preset = Preset(duration: 900)
    session.read(items)
    session.say("undo")
    #expect(session.loaded == "Engines")
    #expect(session.shownTitle == "Ada King: Engines")
    #expect(session.shown == 900)
  }

  @Test func undoOfNextBringsWhatWasSetByHandBack() throws {
    var session = try Programme.session()
    session.say("add 2m")
    session.say("next")
    session.pass(seconds: 2)
    var items = Self.items
    items[4].speaker = "Everybody"
    session.read(items)
    session.say("undo")
    #expect(session.shown == 1320)
    // It still counts as set by hand: a file that changes something else leaves it.
    items[0].note = "mic 2"
    session.read(items)
    #expect(session.shown == 1320)
  }

  @Test func whatDoesNotConcernTheRundownIsUndoneAfterAMerge() throws {
    var session = try Programme.session()
    session.say("add 2m")
    var items = Self.items
    items[4].speaker = "Everybody"
    session.read(items)
    session.say("undo")
    #expect(session.shown == 1200)
  }

  /// `rundown export` has written an inserted talk into the file.
  @Test func undoLeavesAnInsertedTalkThatTheFileHas() throws {
    var session = try Programme.session()
    session.say("insert 5m News")
    #expect(session.order.contains("News"))
    var items = Self.items
    items.insert(Programme.item("News", 5), at: 0)
    session.read(items)
    #expect(session.order.count == 6)
    session.say("undo")
    #expect(session.order.count == 6)
    session.read(items)
    #expect(session.order.count == 6)
  }

  @Test func undoTakesBackAStartByItself() throws {
    var items = Self.items
    items[2].startsByItself = true
    var session = try Programme.session(items)
    session.press(" ")
    session.sleepThrough(seconds: 1200)
    session.press("n")
    session.sleepThrough(seconds: 601)
    #expect(session.loaded == "Compilers" && session.isRunning)
    session.say("undo")
    #expect(session.loaded == "Coffee")
    let rundown = try #require(session.console.state.rundown)
    #expect(rundown.items[2].actual == nil)
    #expect(rundown.items[1].actual?.end == nil)
  }

  // MARK: Questions, times and the first break

  /// A question counts only for what it has asked.
  @Test func aSecondPressConfirmsOnlyWhatWasAsked() throws {
    var session = try Programme.session()
    session.press("n")
    #expect(session.status().hasSuffix("   Press n again to skip Ada"))
    session.handle(
      .request(ClientRequest(client: 1, name: "phone", number: 2, line: "! go Compilers")))
    #expect(session.loaded == "Compilers")
    session.pass(seconds: 1)
    session.press("n")
    #expect(session.loaded == "Compilers", "a press has skipped a talk that nobody asked about")
    session.pressAgain(.character("n"))
    #expect(session.loaded == "Moons")
  }

  /// The question was about another talk than the one that runs now.
  @Test func aQuestionEndsWithTheTalkThatItIsAbout() throws {
    var session = try Programme.session()
    session.press(" ")
    session.pass(seconds: 60)
    session.press(.backspace)
    session.handle(.request(ClientRequest(client: 1, name: "phone", number: 2, line: "! next")))
    session.pass(seconds: 1)
    session.press(.backspace)
    #expect(session.loaded == "Coffee" && session.isRunning)
    #expect(session.status().contains("Press Backspace again"))
  }

  /// A file that has only lengths gets a start while a talk runs, and loses it again.
  @Test func timesOfDayInTheFileReplaceLengths() throws {
    var session = try Programme.session(Self.items, from: nil)
    session.press(" ")
    session.pass(seconds: 60)
    session.read(Self.items, from: -5)
    func late() throws -> Int {
      try #require(session.console.state.planState(at: session.console.clock.now)).lateBy
    }
    #expect((295...305).contains(try late()))
    session.read(Self.items, from: nil)
    #expect((-5...5).contains(try late()))
  }

  @Test func anItemBeforeTheFirstBreakDoesNotKeepItFromStarting() throws {
    let items = [Programme.item("Walk-in", 10, isBreak: true)] + Self.items
    var session = try Programme.session(items, from: 2)
    session.read([Programme.item("Music", 5)] + items, from: 2)
    #expect(session.loaded == "Walk-in")
    session.pass(seconds: 430)
    #expect(session.isRunning)
  }

  @Test func theFirstBreakKeepsWhatWasSetByHand() throws {
    let items = [Programme.item("Walk-in", 10, isBreak: true)] + Self.items
    var session = try Programme.session(items, from: 2)
    session.say("add 3m")
    session.pass(seconds: 121)
    #expect(session.isRunning)
    #expect((778...780).contains(session.shown))
  }

  /// Somebody asks for the file while a change of it is read by itself.
  @Test func onlyTheReadingThatWasAskedForAnswers() throws {
    var session = try Programme.session()
    session.handle(
      .request(ClientRequest(client: 1, name: "phone", number: 7, line: "reload")))
    session.read(Array(Self.items.prefix(4)))
    func answers() -> [ClientAnswer] {
      session.effects.compactMap { effect in
        if case .send(.answer(let answer, _)) = effect.effect { answer } else { nil }
      }
    }
    #expect(answers().isEmpty)
    session.read(Array(Self.items.prefix(4)), isAsked: true)
    #expect(answers().count == 1)
    #expect(session.order.count == 4)
  }
}
