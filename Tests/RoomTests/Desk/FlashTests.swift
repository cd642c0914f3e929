import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct FlashTests {
  private func session(_ seconds: Int, settings: Settings = Settings()) -> Session {
    Session(seconds, yellow: 4, red: 2, size: Size("80x15"), settings: settings)
  }

  /// The colour of the ground each quarter of a second: yellow, red, white, or none.
  private func ground(_ session: inout Session, quarters: Int) -> String {
    (0..<quarters).map { _ in
      defer { session.pass(.milliseconds(250)) }
      return Self.letter(session.canvas().blank.style.background)
    }.joined()
  }

  private static func letter(_ colour: Colour) -> String {
    switch colour.index {
    case 16: "-"
    case 226: "Y"
    case 196: "R"
    case 231: "W"
    default: "?"
    }
  }

  /// From the moment at which 5 seconds stand on the screen, four characters a second.
  @Test(
    arguments: [
      ("----YY------RR------RR--RR--RR--------------", 5, ""),
      // Paused at the crossing: the flash ends with it, and none comes when it goes on.
      ("----Y---------------------------------------", 5, "1.25 "),
      ("----", 3, ""),
    ] as [(String, Int, String)])
  func aRunningClockFlashesWhereAPhaseBegins(line: String, seconds: Int, stop: String) {
    var session = session(seconds)
    session.press(" ")
    var flashes = ""
    for quarter in 0..<line.count {
      if stop == "1.25 ", quarter == 5 { session.press(" ") }
      flashes += ground(&session, quarters: 1)
    }
    #expect(flashes == line)
  }

  /// Green is no warning: a speech that counts up begins without a lamp.
  @Test func greenDoesNotFlash() {
    let marks = [(1, Phase.green), (2, .yellow), (3, .red)].map { Mark(at: $0, .phase($1)) }
    let speech = Segment(length: 10, counts: .up, opening: nil, marks: marks)
    var session = Session(of: Preset(Format(segments: [speech])), size: Size("80x15"))
    session.press(" ")
    #expect(ground(&session, quarters: 16) == "--------YY--RR--")
  }

  @Test func aJumpByHandDoesNotFlash() {
    var session = session(60)
    session.press(" ")
    session.pass(seconds: 1)
    session.say("yellow")
    #expect(session.shown == 4)
    #expect(ground(&session, quarters: 4) == "----")
    session.say("green")
    session.press("[")
    #expect(ground(&session, quarters: 4) == "----")
  }

  @Test func attentionIsWhiteWhetherTheClockRunsOrNot() {
    var session = session(60)
    session.press("f")
    #expect(ground(&session, quarters: 12) == "WW--WW--WW--")
    session.press(" f")
    #expect(ground(&session, quarters: 12) == "WW--WW--WW--")
    #expect(session.isRunning)
  }

  /// A rehearsal flashes for those who look at it, in their seconds.
  @Test func aRehearsalFlashesInRealTime() {
    var settings = Settings()
    settings.clock.speed = 60
    var session = session(600, settings: settings)
    session.press("f")
    let colours = (0..<4).map { _ in
      defer { session.pass(.seconds(15)) }
      return Self.letter(session.canvas().blank.style.background)
    }
    #expect(colours.joined() == "WW--")
  }

  /// Digits are told apart throughout, on every kind of terminal.
  @Test func theDigitsAreLegibleThroughout() {
    var session = session(5)
    session.press(" ")
    for _ in 0..<32 {
      #expect(readDigits(session.canvas()) == TimeText.digits(session.shown))
      session.pass(.milliseconds(250))
    }
  }

  @Test(arguments: [
    (Capabilities(colours: 8), Look.Glyphs.auto), (Capabilities(colours: 16), .ascii),
    (Capabilities(colours: 0), .auto), (Capabilities(colours: 256, hasBlocks: false), .auto),
  ])
  func everyTerminalFlashes(capabilities: Capabilities, glyphs: Look.Glyphs) {
    var settings = Settings()
    settings.clock.look.glyphs = glyphs
    var session = Session(60, size: .standard, capabilities: capabilities, settings: settings)
    let before = session.canvas()
    session.press("f")
    let flash = session.canvas()
    #expect(flash.blank != before.blank)
    #expect(flash.lines.dropLast() == before.lines.dropLast())
    #expect(flash.cells.contains { $0 != flash.blank })
    session.pass(.milliseconds(500))
    #expect(session.canvas().cells == before.cells)
  }

  @Test func withNoFlashNothingFlashes() {
    var session = session(5, settings: .steady)
    session.press(" f")
    #expect(session.status() == "Flashing is off")
    #expect(!ground(&session, quarters: 32).contains { $0 != "-" })
  }

  @Test func whereThereIsNoScreenNothingFlashes() {
    var session = Session(60, size: .none, capabilities: .lines)
    session.press("fbclm")
    let words = ["No display is connected", "Not available in plain mode"]
    #expect(session.reports == [0, 0, 0, 1, 0].map { "NOTICE \(words[$0])" })
  }
}
