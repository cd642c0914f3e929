import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What the operator is told about displays, events, and other people's changes.
struct DisplayReportTests {
  private static func display(_ id: Int, _ name: String) -> Client {
    var client = Client(id: id, since: .start)
    (client.name, client.kind, client.isWatching) = (name, .display, true)
    client.size = Size(columns: 80, rows: 24)
    client.clockError = .microseconds(1300)
    return client
  }

  private static func request(_ line: String, _ name: String = "phone") -> ClockEvent {
    .request(ClientRequest(client: 9, name: name, number: 1, line: line))
  }

  private static func answer(_ session: Session) -> ClientAnswer? {
    session.effects.reversed().lazy.compactMap { _, effect in
      if case .send(.answer(let answer, _)) = effect { answer } else { nil }
    }.first
  }

  /// A session with the displays `left` and `foyer`.
  private static func session(_ capabilities: Capabilities = Capabilities()) -> Session {
    var session = Session(1080, capabilities: capabilities)
    session.handle(.launched(LaunchInfo()))
    session.handle(.clients([display(1, "left"), display(2, "foyer")]))
    return session
  }

  /// What the operator reads when `left` ends, in the usual view and in plain mode.
  @Test(
    arguments: [
      (true, "Display 'left' was closed"), (false, "Display 'left' is lost: the connection ended"),
    ])
  func theEndOfADisplayIsTold(saidGoodbye: Bool, text: String) {
    for capabilities in [Capabilities(), .lines] {
      var session = Self.session(capabilities)
      session.handle(.display(Self.display(1, "left"), saidGoodbye ? .closed : .lost))
      session.handle(.clients([Self.display(2, "foyer")]))
      #expect(session.reports.last == "NOTICE \(text)")
      if capabilities.hasScreen { #expect(session.status().hasPrefix(text)) }
    }
  }

  @Test func aDisplayThatComesBackIsTold() {
    var session = Self.session()
    session.handle(.display(Self.display(1, "left"), .lost))
    session.handle(.clients([Self.display(2, "foyer")]))
    #expect(session.console.clock.displayTexts.first == "'left', 80x24, lost at 14:00")
    session.handle(.clients([Self.display(2, "foyer"), Self.display(3, "left")]))
    #expect(session.reports.last == "NOTICE Display 'left' is back")
    #expect(!session.console.clock.displayTexts.contains { $0.contains("lost") })
  }

  /// The end of an old connection may be noticed after the display has made a new one.
  @Test func aDisplayThatIsBackAlreadyIsNotLost() {
    var session = Self.session()
    session.handle(.clients([Self.display(1, "left"), Self.display(3, "left")]))
    let before = session.reports
    session.handle(.display(Self.display(1, "left"), .lost))
    session.handle(.clients([Self.display(3, "left")]))
    #expect(session.reports == before)
  }

  @Test func aDisplayThatDoesNotAnswerIsTold() {
    var session = Self.session()
    var silent = Self.display(1, "left")
    session.pass(.seconds(90))
    session.handle(.display(silent, .silent))
    silent.silentSince = .start + .seconds(60)
    session.handle(.clients([Self.display(2, "foyer"), silent]))
    #expect(session.status().hasPrefix("Display 'left' has stopped responding"))
    #expect(session.console.clock.displayTexts.first == "'left', 80x24, no response since 14:01")
    session.handle(.display(silent, .responsive))
    #expect(session.status().hasPrefix("Display 'left' is back"))
  }

  /// The speaker does not read this screen while a display watches.
  @Test func theWordsStayWhileADisplayWatches() {
    var session = Self.session()
    session.press(" ")
    session.pass(.seconds(30))
    #expect(session.status().contains("Space pauses"))
    session.handle(.clients([]))
    session.pass(.seconds(1))
    #expect(!session.status().contains("Space pauses"))
  }

  // MARK: Lists

  @Test func displaysAndEventsAreLinesInPlainMode() {
    var session = Self.session(.lines)
    session.pass(.seconds(65))
    session.handle(Self.request("add 1m"))
    let before = session.reports.count
    session.say("displays")
    session.say("events")
    #expect(
      session.reports.dropFirst(before) == [
        "DISPLAY 'left', 80x24, ±2 ms, since 14:00",
        "DISPLAY 'foyer', 80x24, ±2 ms, since 14:00",
        "EVENT 14:00:00, READY 18 minutes, yellow 3 minutes, red 1 minute",
        "EVENT 14:01:05, phone: add 1m   SET 19 minutes",
      ])
  }

  /// What a client does is one event, with what it did to the talk.
  @Test(
    arguments: [
      ("start", "Started by phone   START 18 minutes"), ("identify", "phone: identify"),
      ("message Hello", "phone: message Hello"), ("flash", "phone: flash"),
    ])
  func aClientsCommandIsOneEvent(line: String, text: String) {
    for capabilities in [Capabilities(), .lines] {
      var session = Self.session(capabilities)
      session.handle(Self.request(line))
      #expect(session.console.clock.journal.lines.first?.text == text)
      #expect(session.console.clock.journal.lines.count == 2)
    }
  }

  @Test func withoutDisplaysALineSaysSo() {
    var session = Session(1080, capabilities: .lines)
    session.say("displays")
    session.say("events")
    #expect(
      session.reports == [
        "NOTICE No display is connected", "NOTICE Nothing has happened yet",
      ])
  }

  @Test func aClientIsAnsweredWithALineEach() {
    var session = Self.session()
    session.handle(Self.request("displays"))
    #expect(
      Self.answer(session)?.text
        == "'left', 80x24, ±2 ms, since 14:00\n'foyer', 80x24, ±2 ms, since 14:00")
    session.handle(Self.request("add 1m"))
    session.handle(Self.request("events"))
    #expect(
      Self.answer(session)?.text
        == "14:00:00 READY 18 minutes, yellow 3 minutes, red 1 minute\n14:00:00 phone: add 1m   SET 19 minutes"
    )
    // To ask is nothing that happened.
    #expect(session.console.clock.journal.lines.count == 2)
  }

  @Test func onAScreenTheyAreOnTheStatusLine() {
    var session = Self.session()
    session.press(":displays\r")
    #expect(session.status().hasPrefix("'left', 80x24, ±2 ms, since 14:00"))
    session.press(":events\r")
    #expect(session.status().hasPrefix("14:00:00, READY 18 minutes"))
    session.pass(.milliseconds(9_999))
    #expect(session.status().hasPrefix("14:00:00, READY 18 minutes"))
    session.pass(.milliseconds(1))
    #expect(!session.status().hasPrefix("14:00:00"))
  }

  /// A question, a refusal or an answer is nothing that happened to the talk.
  @Test(arguments: [
    "1", "n", "p", "q", "\t", ":displays\r", ":wrong\r", ":catch up\r", ":remove 9\r",
    ":shorten 1m\r", ":set green\r", ":clock\r", "k",
  ])
  func whatLeadsToNothingIsNoEvent(keys: String) {
    var session = Self.session()
    session.press(" ")
    session.pass(.seconds(5))
    let before = session.console.clock.journal.lines
    session.press(keys)
    #expect(session.console.clock.journal.lines == before)
  }

  @Test func theLastTenEventsAreKept() {
    var session = Self.session(.lines)
    for count in 1...15 { session.say("add \(count)s") }
    #expect(session.console.clock.journal.lines.count == 10)
    #expect(session.console.clock.journal.lines.first?.text == "SET 20 minutes")
  }

  // MARK: Names

  @Test func identifyShowsTheNamesForFiveSeconds() {
    var session = Self.session()
    session.press(":identify\r")
    #expect(
      session.status().hasPrefix("Each display shows its name for five seconds: 'left', 'foyer'"))
    #expect(
      session.console.state.stage.identifyUntil == session.console.moment.real + .seconds(5))
    session.pass(.seconds(4))
    #expect(session.console.state.stage.identifyUntil != nil)
    session.pass(.seconds(1))
    #expect(session.console.state.stage.identifyUntil == nil)
    #expect(session.console.state.history.recordedCount == 0)
  }

  /// Who changed what, and who takes it back.
  @Test(
    arguments: [
      ("phone", "phone", "Undone: back to 18 minutes"),
      ("phone", nil, "Undone: back to 18 minutes (it was phone's change)"),
      (nil, "phone", "Undone: back to 18 minutes (it was the operator's change)"),
      ("tablet", "phone", "Undone: back to 18 minutes (it was tablet's change)"),
      (nil, nil, "Undone: back to 18 minutes"),
    ] as [(String?, String?, String)])
  func undoSaysWhoseChangeItWas(author: String?, undoer: String?, text: String) {
    var session = Self.session(.lines)
    for (line, name) in [("add 1m", author), ("undo", undoer)] {
      if let name { session.handle(Self.request(line, name)) } else { session.say(line) }
    }
    let signature = undoer.map { " (\($0))" } ?? ""
    #expect(session.reports.contains("NOTICE " + text + signature), "\(session.reports)")
  }

  /// The end of the talk is set once the wall clock is read.
  @Test func aFixedEndHasAnAuthorToo() {
    var session = Self.session(.lines)
    session.handle(Self.request("until 15:00"))
    session.say("undo")
    #expect(
      session.reports.contains { $0.hasSuffix("(it was phone's change)") }, "\(session.reports)")
  }

  // MARK: Flashes

  /// In plain mode a flash is for the displays; without any, nobody would see it.
  @Test func aFlashReachesTheDisplaysOfAPlainClock() {
    for isClient in [true, false] {
      var session = Self.session(.lines)
      if isClient { session.handle(Self.request("flash")) } else { session.say("flash") }
      #expect(session.console.state.stage.flash?.pulses == 3)
    }
    var alone = Session(1080, capabilities: .lines)
    alone.say("flash")
    #expect(alone.reports == ["NOTICE No display is connected"])
  }
}
