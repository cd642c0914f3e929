import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// When displays show names and times in place of the digits, during a programme.
///
/// It begins at 14:00, when the first talk is planned to start.
struct BetweenTalksTests {
  /// What a display shows: `digits`, or what stands in their place.
  private func shown(_ session: Session) -> String {
    guard let between = session.console.state.stage.rundown?.between else { return "digits" }
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
    for key in [" ", " ", "n", "n", "n", "n", " ", "n", "n"] {
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

  /// Nothing of a break flashes, sounds or says a phase, and displays show no minus; the operator
  /// view has it.
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
      flashes += session.console.state.stage.flash == nil ? 0 : 1
      phases += session.console.screen.scene().phase == nil ? 0 : 1
    }
    #expect((phases, flashes) == (0, 0))
    #expect(session.console.snapshot.remainingSecond(at: session.console.moment.talk) < 0)
    #expect(!session.canvas().lines.joined().contains("\u{2212}"))
    session.press("O")
    #expect(session.console.screen.scene().forOperator.between == nil)
  }

  @Test func aTalkOfARundownFlashes() throws {
    var session = try flashingSession()
    session.press(" ")
    session.pass(seconds: 1000)
    #expect(session.console.state.stage.flash?.lamp == .yellow)
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

  // MARK: One end

  /// What is said of a break that begins at a moment after 14:00, in milliseconds, with starts and
  /// without: the time left, when it is over, and how late that is.
  ///
  /// The talk before it was planned from 14:00 to 14:20, and the break until 14:30.
  @Test(
    arguments: [
      // With starts it lasts until 14:30, but for half its length at least.
      (0, 10_300, "29:50 14:30 0"), (0, 600_300, "20:00 14:30 0"), (0, 600_900, "20:00 14:30 0"),
      (0, 1_200_999, "10:00 14:30 0"), (0, 1_320_300, "8:00 14:30 0"),
      (0, 1_620_000, "5:00 14:32 120"),
      // Without starts it lasts its length.
      (nil, 3_300, "10:00 14:10 -1197"), (nil, 600_700, "10:00 14:20 -600"),
      (nil, 1_200_999, "10:00 14:30 0"), (nil, 1_620_000, "10:00 14:37 420"),
    ] as [(Int?, Int, String)])
  func aBreakHasOneEnd(minute: Int?, start: Int, expected: String) throws {
    var session = try Programme.session(from: minute)
    session.press(" ")
    if start < 1_200_000 {
      // The second press counts a quarter of a second before.
      session.pass(.milliseconds(start - 750))
      session.pressTwice(.character("n"))
    } else {
      session.pass(.milliseconds(start))
      session.press("n")
    }
    let clock = session.console.state
    let between = try #require(clock.stage.rundown?.between)
    let left = clock.snapshot.remainingSecond(at: session.console.moment.talk)
    #expect(
      "\(TimeText.plain(left)) \(between.timeOfDay ?? "") \(clock.stage.rundown?.lateBy ?? 0)"
        == expected)
    #expect(between.next == "Grace")
  }

  /// Nothing is a second late because it began within a second.
  @Test(arguments: [0, 1, 300, 500, 700, 999])
  func whatBeginsOnTimeEndsOnTime(milliseconds: Int) throws {
    var session = try Programme.session()
    session.pass(.milliseconds(milliseconds))
    session.press(" ")
    for _ in 0..<20 {
      session.pass(.milliseconds(1300))
      #expect(session.console.state.forecast(at: session.console.moment.talk)?.lateBy == 0)
    }
  }

  /// Whoever takes time off a break goes on earlier, and all say so; a break that waits to be
  /// started names no end.
  @Test func aBreakThatIsChangedByHandHasOneEnd() throws {
    var session = try Programme.session()
    session.press(" ")
    session.pass(seconds: 1201)
    session.press("n")
    #expect(shown(session) == "break Coffee 14:30")
    session.type("--")
    #expect(shown(session) == "break Coffee 14:28")
    #expect(session.console.clock.rundownList[2].expected == "14:28")
    session.type("++++")
    #expect(shown(session) == "break Coffee 14:32")
    #expect(session.console.clock.rundownList[2].expected == "14:32")
    session.pressTwice(.backspace)
    #expect(shown(session) == "break Coffee")
  }

  /// A break that the file shortens before a fixed start lasts as long as before, and the clock
  /// says so.
  @Test(
    arguments: [
      ("en", "Coffee still ends at 14:30, when the next item starts."),
      ("de", "Coffee endet weiterhin um 14:30 Uhr, wenn der nächste Programmpunkt beginnt."),
    ])
  func aShortenedBreakChangesNothingBeforeAFixedStart(code: String, text: String) throws {
    var settings = Settings.steady
    settings.clock.language = try #require(Language(code: code))
    settings.clock.rundown = Programme.rundown(Programme.items)
    let talk = try #require(settings.clock.rundown?.presetToLoad(at: Programme.start))
    var session = Session(of: talk, capabilities: .lines, settings: settings)
    session.handle(.launched(LaunchInfo()))
    func file(_ minutes: Int) -> Rundown {
      var items = Programme.rundown().items
      let start = items[1].plannedStart
      items[1] = RundownItem(
        id: items[1].id, isBreak: true, title: items[1].title,
        preset: .pause(lasting: minutes * 60), plannedStart: start,
        plannedEnd: start + minutes * 60)
      return Rundown(items: items, localTime: Programme.localTime)
    }
    session.handle(.rundownFile(.read(file(5)), isAsked: true))
    #expect(session.reports.last?.contains(text) == true)
    // It has its plan's length again, so there is nothing to say.
    session.handle(.rundownFile(.read(file(10)), isAsked: true))
    #expect(session.reports.last?.contains("14:30") == false)
  }
}
