import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A second clock of a room: it can become a desk of the first one, or a private clock.
struct SecondClockTests {
  private static let fault = "Another clock has been running here since 14:00: not recorded"
  private static let hint =
    "Another clock runs in room main: d makes this one its desk, your 20:00 'Ada' is dropped"

  /// A second clock, on a screen wide enough for its longest hint.
  private static func session(
    _ own: [Command: [Key]] = [:], capabilities: Capabilities = Capabilities(),
    size: Size = Size(columns: 120, rows: 24), isSecond: Bool = true, startsAtOnce: Bool = false
  ) -> Session {
    var settings = Settings()
    settings.clock.title = "Ada"
    settings.clock.startsAtOnce = startsAtOnce
    settings.keys = KeyBindings(own)
    var session = Session(1200, size: size, capabilities: capabilities, settings: settings)
    session.handle(
      .launched(
        LaunchInfo(
          hints: [.start], otherClock: isSecond ? .init(room: "main", fault: fault) : nil)))
    return session
  }

  /// How the program ends once it is known whether the first clock is there; `nil` if it was not
  /// asked for.
  private static func answer(_ session: inout Session, isThere: Bool = true) -> Ending? {
    guard looksForIt(session) else { return nil }
    session.handle(.otherClock(isThere: isThere))
    return session.ending
  }

  private static func looksForIt(_ session: Session) -> Bool {
    session.effects.contains { $0.effect == .findOtherClock }
  }

  private static func message(_ session: Session) -> String? {
    session.console.state.stage.message
  }

  // MARK: Until it is started

  /// The hint stays, with the talk as it is now; no hint for newcomers covers it.
  @Test func itSaysWhatTheKeyDoesAndDrops() {
    var session = Self.session()
    for seconds in [0, 10, 120] {
      session.pass(seconds: seconds)
      #expect(session.status().contains(Self.hint), "\(session.status())")
    }
    session.press(.up)
    #expect(session.status().contains("your 21:00 'Ada' is dropped"), "\(session.status())")
    session.press("l")
    #expect(session.status().contains("Layout"))
    session.pass(seconds: 6)
    #expect(session.status().contains("your 21:00 'Ada' is dropped"), "\(session.status())")
  }

  /// On narrower screens a shorter form says it.
  @Test(
    arguments: [
      ("80x24", "Another clock runs here: d joins it, your 20:00 'Ada' is dropped"),
      ("60x16", "Another clock runs in room main: d joins it"),
      ("40x12", "Another clock runs: d joins it"),
    ])
  func aNarrowScreenHasAShorterForm(size: String, text: String) {
    var session = Self.session(size: Size(size))
    #expect(session.status().contains(text), "\(session.status())")
  }

  /// A key of one's own, and none.
  @Test(
    arguments: [
      ([.join: [.character("x")]], "x makes"), ([.join: []], ":desk makes"),
      ([.flash: [.character("d")]], ":desk makes"),
    ] as [([Command: [Key]], String)])
  func theKeyIsNamedAsItIsBound(own: [Command: [Key]], text: String) {
    var session = Self.session(own)
    #expect(session.status().contains(text), "\(session.status())")
  }

  /// One press is enough, since the hint has said what is dropped; there is nothing to report.
  @Test func theKeyJoins() {
    var session = Self.session()
    session.pass(seconds: 1)
    session.press("d")
    #expect(Self.answer(&session) == .joins)
    #expect(
      !session.effects.contains { if case .save(.report) = $0.effect { true } else { false } })
  }

  /// The prompt asks in any case.
  @Test func thePromptAsks() {
    var session = Self.session()
    session.press(":desk\r")
    #expect(
      session.status().contains(
        "Press Enter again to become a desk of the clock in room main: your 20:00 'Ada' is dropped"),
      "\(session.status())")
    session.pressAgain(.enter)
    #expect(Self.answer(&session) == .joins)
  }

  @Test func anotherKeyThanTheAskedOneDoesNotJoin() {
    var session = Self.session()
    session.press(":desk\r")
    session.pass(seconds: 1)
    session.press("m")
    session.pass(seconds: 1)
    session.press("\r")
    #expect(!Self.looksForIt(session))
  }

  // MARK: Space

  private static let question =
    "Another clock runs in room main: Space again starts a private one"

  @Test func theFirstSpaceAsks() {
    var session = Self.session()
    session.press(" ")
    #expect(session.status().contains(Self.question), "\(session.status())")
    #expect(!session.isRunning)
    session.pressAgain(.space)
    #expect(session.isRunning)
    // What that means is told once.
    #expect(session.reports.contains { $0.contains(Self.fault) })
    session.pass(seconds: 60)
    #expect(!session.status().contains("Another clock"), "\(session.status())")
    session.press(" ")
    session.pass(seconds: 1)
    session.press(" ")
    #expect(session.isRunning)
    #expect(session.reports.filter { $0.contains(Self.fault) }.count == 1)
  }

  /// What else starts a talk asks as well: Enter on a number, a clicker, the prompt, a forgotten
  /// start.
  @Test(arguments: ["o", ":start\r", "\u{e000}"])
  func otherStartsAskToo(keys: String) {
    var session = Self.session()
    if keys == "\u{e000}" { session.press(.pageDown) } else { session.press(keys) }
    #expect(session.status().contains("Another clock runs in room main"), "\(session.status())")
    #expect(session.console.screen.question != nil && !session.isRunning)
  }

  /// A held key repeats 30 times a second, and pauses before its first repeat.
  @Test(arguments: [250, 500, 660, 1000])
  func aHeldSpaceStartsNothing(milliseconds: Int) {
    var session = Self.session()
    session.press(" ")
    session.pass(.milliseconds(milliseconds))
    for _ in 0..<30 {
      session.press(" ")
      session.pass(.milliseconds(33))
    }
    #expect(!session.isRunning, "\(session.status())")
  }

  /// Under a message of `--message`, too; Space takes the message away as on any clock.
  @Test func aMessageOverTheClockStaysUntilItIsStarted() {
    var session = Self.session()
    session.press("/Welcome\r")
    session.pass(seconds: 1)
    session.press(" ")
    #expect(Self.message(session) == "Welcome" && !session.isRunning)
    session.pressAgain(.space)
    #expect(Self.message(session) == nil && session.isRunning)
  }

  /// Whoever starts the program with `--start` means it.
  @Test func anOptionStartsItAtOnce() {
    var session = Self.session(startsAtOnce: true)
    #expect(session.isRunning)
    session.pass(seconds: 1)
    #expect(session.reports.contains { $0.contains(Self.fault) })
    #expect(!session.status().contains("d makes"))
  }

  // MARK: Once it is started

  private static func started() -> Session {
    var session = session(startsAtOnce: true)
    session.pass(seconds: 60)
    return session
  }

  /// The key only says how; the prompt asks, and what was held is reported as ended.
  @Test func onceStartedThePromptJoinsAfterAQuestion() {
    var session = Self.started()
    session.press("d")
    #expect(!Self.looksForIt(session))
    #expect(session.status().contains("type :desk"), "\(session.status())")
    session.press(":desk\r")
    #expect(session.status().contains("Press Enter again"), "\(session.status())")
    #expect(session.ending == nil)
    session.pressAgain(.enter)
    #expect(Self.answer(&session) == .joins)
    #expect(session.published.last?.event.kind.name == "end")
  }

  /// Also when it is ready again.
  @Test func theKeyIsGoneForGood() {
    var session = Self.started()
    session.press(":reset\r")
    session.pressAgain(.enter)
    #expect(session.console.snapshot.isReady)
    session.pass(seconds: 30)
    #expect(!session.status().contains("Another clock"))
    session.press("d")
    #expect(!Self.looksForIt(session))
    #expect(session.status().contains("type :desk"), "\(session.status())")
  }

  // MARK: No other clock

  /// The first clock has ended meanwhile: the second one stays as it is, and asks nothing any more.
  @Test func whereTheFirstHasEndedItStays() {
    var session = Self.session()
    session.press("d")
    #expect(Self.looksForIt(session))
    #expect(Self.answer(&session, isThere: false) == nil)
    #expect(
      session.status().contains("The other clock in room main has ended"), "\(session.status())")
    session.pass(seconds: 30)
    #expect(!session.status().contains("other clock"), "\(session.status())")
    session.press("d")
    #expect(session.status().contains("There is no other clock in room main"))
    session.press(" ")
    #expect(session.isRunning)
  }

  @Test(arguments: ["d", ":desk\r"])
  func aClockAloneJoinsNothing(keys: String) {
    var session = Self.session(isSecond: false)
    session.press(keys)
    #expect(
      session.status().contains("There is no other clock in room main"), "\(session.status())")
    #expect(session.console.screen.question == nil && session.ending == nil)
    session.press(" ")
    #expect(session.isRunning)
  }

  /// An answer that nobody waits for, as by a program that was asleep.
  @Test func anAnswerAloneDoesNothing() {
    var session = Self.session(isSecond: false)
    session.handle(.otherClock(isThere: true))
    session.handle(.otherClock(isThere: false))
    #expect(session.ending == nil)
  }

  // MARK: Without a screen

  /// Lines name the command that operates the first clock, and are decisions that nobody is asked
  /// about.
  @Test func linesNameTheCommand() {
    var session = Self.session(capabilities: .lines)
    #expect(
      session.reports.contains {
        $0 == "NOTICE Another clock runs in room main: 'speakerclock desk' operates it"
      }, "\(session.reports)")
    session.say("desk")
    #expect(session.ending == nil)
    #expect(!Self.looksForIt(session))
    session.say("start")
    #expect(session.isRunning)
  }

  @Test func anotherRoomIsInTheCommand() {
    let texts = Notice.otherClock(room: "north", talk: Preset(duration: 60))
      .texts(TimeForm(phrases: Language.english.phrases, inWords: true), NamedKeys())
    #expect(
      texts == ["Another clock runs in room north: 'speakerclock desk --room north' operates it"])
  }
}
