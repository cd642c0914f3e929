import RundownEngine
import SpeechAnnouncement
import StageRoom
import TerminalCanvas
import Testing
import TimerTestSupport

@testable import OperatorConsole
@testable import StageClock
@testable import StageDisplay
@testable import TimerEngine

/// When displays show names and times in place of the digits, during a programme.
///
/// It begins at 14:00, when the first talk is planned to start.
struct BetweenTalksTests {
  /// What a display shows: `digits`, or what stands in their place.
  private func shown(_ session: Session) -> String {
    guard let between = session.console.session.stage.rundown?.between else { return "digits" }
    return [between.kind.rawValue, between.speaker, between.title, between.timeOfDay ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A session with the whole programme, whose screens may flash.
  private func flashingSession() throws -> Session {
    var settings = Settings()
    settings.clock.rundown = Programme.rundown(Programme.items)
    let talk = try #require(settings.clock.rundown?.presetToLoad(at: Programme.start))
    return Session(of: talk, settings: settings)
  }

  /// A programme of three items by keys, and what displays show after each of them.
  @Test func aProgrammeGoesOn() throws {
    let items = Array(Programme.items.prefix(3))
    var session = try Programme.session(items, from: 5)
    #expect(shown(session) == "talk Ada Engines 14:05")
    var line: [String] = []
    for key in [" ", " ", "n", "n", "n", " ", "n", "n"] {
      session.press(key)
      session.pass(seconds: 1)
      let state = shown(session)
      if line.last != state { line.append(state) }
    }
    #expect(
      line == [
        "digits", "break Coffee 14:35", "talk Grace Compilers 14:35", "digits", "end End",
      ])
  }

  /// A talk that was reset has digits, as one that somebody has gone back to.
  @Test func aTalkThatWasStartedHasDigits() throws {
    var session = try Programme.session()
    session.press(" ")
    session.pass(seconds: 5)
    session.pressTwice(.backspace)
    #expect(session.console.snapshot.isReady)
    #expect(shown(session) == "digits")
  }

  /// Without a display the operator sees the digits, and keys change them.
  @Test func theOperatorSeesDigitsWithoutADisplay() throws {
    var session = try Programme.session()
    #expect(readDigits(session.canvas()) == "20:00")
    session.handle(.clients([Programme.display]))
    #expect(readDigits(session.canvas()) == nil)
    #expect(session.console.screen.scene().between?.title == "Engines")
  }

  /// Nothing of a break flashes, sounds or says a phase, and displays show no minus; the operator view has it.
  @Test func aBreakIsQuiet() throws {
    var session = try flashingSession()
    session.handle(.launched(LaunchInfo()))
    session.press(" ")
    session.pass(seconds: 1)
    session.pressTwice(.character("n"))
    try #require(shown(session).hasPrefix("break Coffee"))
    var (phases, flashes) = (0, 0)
    // The break lasts until 14:30.
    session.sleepThrough(seconds: 1500)
    for _ in 0..<400 {
      session.pass(seconds: 1)
      flashes += session.console.session.stage.flash == nil ? 0 : 1
      phases += session.console.screen.scene().phase == nil ? 0 : 1
    }
    #expect((phases, flashes) == (0, 0))
    #expect(session.console.snapshot.shown(at: session.console.moment.talk) < 0)
    #expect(!session.canvas().lines.joined().contains("\u{2212}"))
    session.press("O")
    #expect(session.console.screen.scene().forOperator.between == nil)
  }

  @Test func aTalkOfARundownFlashes() throws {
    var session = try flashingSession()
    session.press(" ")
    session.pass(seconds: 1000)
    #expect(session.console.session.stage.flash?.lamp == .yellow)
  }

  /// `--between digits` keeps the digits.
  @Test func digitsCanBeKept() throws {
    var settings = Settings.steady
    settings.clock.namesTalks = false
    settings.clock.rundown = Programme.rundown(Programme.items)
    let talk = try #require(settings.clock.rundown?.presetToLoad(at: Programme.start))
    var session = Session(of: talk, settings: settings)
    session.handle(.launched(LaunchInfo()))
    #expect(shown(session) == "digits")
  }
}
