import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A rundown that is for another day: nothing starts by itself, and the first start needs a second
/// press.
struct OtherDayTests {
  /// Two talks and a break, so many days from now.
  private static func session(
    days: Int, breakFirst: Bool = false, _ change: (inout Settings) -> Void = { _ in }
  ) throws -> Session {
    var settings = Settings.steady
    settings.clock.look.glyphs = .ascii
    let minutes = days * 24 * 60
    settings.clock.rundown = Rundown(
      items: [
        .ofTenMinutes("Ada", minutes, isBreak: breakFirst),
        .ofTenMinutes("Coffee", minutes + 10, isBreak: !breakFirst),
        .ofTenMinutes("Grace", minutes + 20),
      ], localTime: .utc)
    change(&settings)
    let talk = try #require(settings.clock.rundown?.presetToLoad(at: Programme.start))
    var session = Session(of: talk, size: Size("100x30"), settings: settings)
    session.handle(.launched(LaunchInfo()))
    return session
  }

  /// Tomorrow from Saturday 21 November 2026 is a Sunday.
  private static let tomorrow = "This rundown is for Sunday, 22 November 2026"

  @Test(arguments: [
    (1, "Sunday, 22 November 2026"), (-1, "Friday, 20 November 2026"),
    (30, "Monday, 21 December 2026"),
  ])
  func itSaysForWhichDayItIs(days: Int, day: String) throws {
    var session = try Self.session(days: days)
    #expect(
      session.status().contains("This rundown is for \(day), not for today"), "\(session.status())")
    // How late it is says nothing.
    session.pass(.seconds(60))
    #expect(!session.status().contains("late") && !session.status().contains("early"))
  }

  @Test func todaysIsStartedWithOnePress() throws {
    var session = try Self.session(days: 0)
    session.press(" ")
    #expect(session.console.snapshot.isRunning)
  }

  @Test(arguments: [" ", "o"])
  func aKeyIsAskedAbout(key: String) throws {
    var session = try Self.session(days: 1)
    session.pass(.seconds(5))
    session.press(key)
    #expect(!session.console.snapshot.isRunning)
    #expect(session.status().contains(Self.tomorrow), "\(session.status())")
    session.pass(.milliseconds(600))
    session.press(key)
    session.pass(.milliseconds(300))
    #expect(session.console.snapshot.isRunning)
  }

  @Test func onceStartedNothingIsAskedAgain() throws {
    var session = try Self.session(days: 1)
    session.press(" ")
    session.pass(.milliseconds(600))
    session.press(" ")
    session.pass(.seconds(2))
    session.press(" ")
    session.pass(.seconds(2))
    session.press(" ")
    #expect(session.console.snapshot.isRunning)
  }

  /// Whoever sends it.
  @Test(arguments: [
    ("start", ClientAnswer.Status.guarded), ("toggle", .guarded), ("backdate", .guarded),
    ("until 23:00", .guarded), ("! start", .done),
  ])
  func aClientIsAskedAbout(line: String, status: ClientAnswer.Status) throws {
    var session = try Self.session(days: 1)
    session.handle(.request(ClientRequest(client: 1, name: "web", number: 1, line: line)))
    let answers = session.effects.compactMap { effect -> ClientAnswer? in
      if case .send(.answer(let answer, _)) = effect.effect { answer } else { nil }
    }
    #expect(answers.last?.status == status)
    #expect(status == .done || answers.last?.text.hasPrefix(Self.tomorrow) == true, "\(answers)")
    #expect(session.console.snapshot.isRunning == (status == .done))
  }

  /// A break that comes first, one that is gone to, and `--start`.
  @Test func nothingStartsByItself() throws {
    var session = try Self.session(days: -1, breakFirst: true)
    session.pass(.seconds(30))
    #expect(session.console.snapshot.isReady)
    session = try Self.session(days: 1)
    session.say("next")
    #expect(session.console.state.rundown?.current?.id == "Coffee")
    #expect(session.console.snapshot.isReady)
    session = try Self.session(days: 1) { $0.clock.startsAtOnce = true }
    #expect(session.console.snapshot.isReady)
  }

  @Test func anUnsetClockIsNamedInstead() throws {
    var session = try Self.session(days: 1) { $0.clock.isWallClockSet = false }
    #expect(session.status().contains("The clock of this machine is not set"))
    session.press(" ")
    #expect(session.status().contains("The clock of this machine is not set. Press Space again"))
  }

  @Test func aRehearsalIsForAnyDay() throws {
    var session = try Self.session(days: 1) { settings in
      settings.clock.speed = 60
      settings.clock.rehearsalStart = .seconds(Programme.start)
    }
    session.press(" ")
    #expect(session.console.snapshot.isRunning)
  }
}
