import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The operator view, as pictures, and how keys and sizes change it.
struct OperatorViewTests {
  private static let sizes = ["60x15", "80x24", "120x36", "200x50"]

  private static func settings(_ glyphs: Look.Glyphs = .ascii, language: String = "en") -> Settings
  {
    var settings = Settings()
    settings.clock.look.glyphs = glyphs
    settings.showsOperatorView = true
    settings.clock.title = "Engines"
    settings.clock.language = Language(code: language) ?? .english
    return settings
  }

  private static func display(_ id: Int, _ name: String, columns: Int, rows: Int) -> Client {
    var client = Client(id: id, since: .start)
    (client.name, client.kind, client.isWatching) = (name, .display, true)
    client.size = Size(columns: columns, rows: rows)
    client.clockError = .microseconds(300 * id)
    return client
  }

  private static let displays: ClockEvent = .clients([
    display(1, "stage-left", columns: 120, rows: 36), display(2, "foyer", columns: 80, rows: 24),
  ])

  private static let paper = Preset(
    Format(
      name: "Paper",
      segments: [
        Segment(name: "Talk", length: 720, thresholds: PhaseThresholds.proportional(to: 720)),
        Segment(name: "Questions", length: 180, thresholds: PhaseThresholds.proportional(to: 180)),
      ]))

  /// A running talk of two segments with a message, a client and two displays.
  private static func running(_ size: Size, _ settings: Settings) -> Session {
    var session = Session(of: paper, size: size, settings: settings)
    session.handle(.launched(LaunchInfo()))
    session.handle(displays)
    session.pass(.seconds(60))
    session.press(" ")
    session.pass(.seconds(605))
    session.handle(
      .request(
        ClientRequest(
          client: 3, name: "phone", number: 1, line: "message Please come to an end")))
    session.pass(.seconds(7))
    return session
  }

  @Test(arguments: sizes, [Look.Glyphs.ascii, .blocks])
  func aRunningTalk(size: String, glyphs: Look.Glyphs) {
    var session = Self.running(Size(size), Self.settings(glyphs))
    #expect(difference(session.lines(), fromStored: "operator-\(glyphs)-\(size)") == nil)
  }

  @Test(arguments: sizes)
  func aReadyClockWithoutDisplays(size: String) {
    var session = Session(1080, size: Size(size), settings: Self.settings())
    session.handle(.launched(LaunchInfo()))
    session.pass(.seconds(130))
    #expect(difference(session.lines(), fromStored: "operator-ready-\(size)") == nil)
  }

  @Test(arguments: ["de", "ja"], ["60x15", "120x36"])
  func otherLanguages(code: String, size: String) {
    var session = Self.running(Size(size), Self.settings(.solid, language: code))
    #expect(difference(session.lines(), fromStored: "operator-\(code)-\(size)") == nil)
  }

  @Test func aKeyShowsAndHidesIt() {
    var session = Session(1080, settings: .ascii)
    let usual = session.lines()
    session.press("O")
    #expect(session.lines().joined().contains("On the displays"))
    #expect(session.console.state.history.recordedCount == 0)
    session.pass(.seconds(1))
    session.press("O")
    #expect(session.lines() == usual)
  }

  /// A line in the prompt does the same; no client can.
  @Test func aCommandShowsIt() {
    var session = Session(1080, settings: .ascii)
    session.press(":operator\r")
    #expect(session.console.screen.showsOperatorView)
    session.pass(.seconds(1))
    session.handle(
      .request(ClientRequest(client: 1, name: "phone", number: 1, line: "operator")))
    #expect(session.console.screen.showsOperatorView)
  }

  @Test(arguments: ["59x15", "60x14", "20x3", "1x1"])
  func withoutRoomTheUsualViewSaysWhy(size: String) {
    var session = Session(1080, size: Size(size), settings: .ascii)
    var usual = session
    session.press("O")
    #expect(session.lines().dropLast() == usual.lines().dropLast())
    let texts = session.console.screen.words.notice
    #expect(texts.last == "Needs 60x15")
    session.resize(Size("60x15"))
    #expect(session.lines().joined().contains("On the displays"))
    #expect(session.console.screen.words.notice.isEmpty)
  }

  /// The notice stays as long as there is no room, and in plain mode there is none at all.
  @Test func theNoticeGoesWithItsReason() {
    var session = Session(1080, settings: Self.settings())
    session.handle(.launched(LaunchInfo()))
    for size in ["50x14", "40x12"] {
      session.resize(Size(size))
      #expect(session.console.screen.words.notice.last == "Needs 60x15")
    }
    session.resize(Size("80x24"))
    #expect(session.console.screen.words.notice.isEmpty)
    var plain = Session(1080, capabilities: .lines)
    plain.say("operator")
    #expect(plain.reports == ["NOTICE Not available in plain mode"])
  }

  /// The digits of the view are those of the talk, whatever covers the speaker's.
  @Test func nothingCoversTheTime() {
    var session = Session(1080, settings: Self.settings())
    session.press(" ")
    session.pass(.seconds(3))
    let time = session.lines().prefix(7).map { $0.prefix(45) }
    session.press("b")
    #expect(session.lines().prefix(7).map { $0.prefix(45) } == time)
    #expect(session.lines().joined().contains("- Blackout -"))
  }

  /// A contest's overtime is hidden from the speaker, not from the operator.
  @Test func theOperatorSeesAHiddenOvertime() {
    var settings = Self.settings()
    settings.clock.overtime = .hide
    var session = Session(3, settings: settings)
    session.press(" ")
    session.pass(.seconds(15))
    #expect(session.lines().joined().contains("[OVER]"))
    #expect(session.canvas().title == "−0:12 OVER")
  }

  /// One wake a second, whatever flashes.
  @Test func itIsDrawnOnceASecond() {
    var session = Session(1080, settings: Self.settings())
    session.handle(Self.displays)
    session.press(" ")
    session.pass(.milliseconds(500))
    session.press("f")
    let start = session.console.screen.realNow
    var wakes: [Duration] = []
    while let wake = session.console.nextWake, wake - start < .seconds(10) {
      wakes.append(wake - start)
      session.sleep(wake - session.console.screen.realNow)
    }
    #expect(wakes.count <= 11)
    #expect(session.lines().joined().contains("Flash") == false)
  }
}
