import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct PictureTests {
  private static let sizes = [
    "200x50", "120x40", "80x24", "45x80", "60x12", "30x10", "40x6", "13x14", "20x3", "12x4",
    "5x1", "3x1", "2x1", "1x1",
  ]

  @Test(arguments: sizes)
  func aReadyClock(size: String) {
    var session = Session(1062, yellow: 180, red: 60, size: Size(size), settings: .ascii)
    #expect(difference(session.lines(), fromStored: "ready-\(size)") == nil)
  }

  @Test(arguments: sizes)
  func aRunningTalkInYellow(size: String) {
    var session = Session(170, yellow: 160, red: 60, size: Size(size), settings: .ascii)
    session.press(" ")
    session.pass(seconds: 12)
    #expect(difference(session.lines(), fromStored: "yellow-\(size)") == nil)
  }

  @Test(arguments: sizes)
  func overtime(size: String) {
    var session = Session(3, size: Size(size), settings: .ascii)
    session.press(" ")
    session.pass(seconds: 130)
    #expect(difference(session.lines(), fromStored: "overtime-\(size)") == nil)
  }

  private static func settings(_ code: String) -> Settings {
    var settings = Settings.ascii
    settings.clock.language = Language(code: code) ?? .english
    return settings
  }

  @Test(arguments: ["de", "ja"], ["80x24", "45x80"])
  func theScreenInOtherLanguages(code: String, size: String) {
    let settings = Self.settings(code)
    var session = Session(
      1062, yellow: 180, red: 60, size: Size(size), settings: settings)
    session.pass(seconds: 200)
    #expect(difference(session.lines(), fromStored: "\(code)-ready-\(size)") == nil)
    session = Session(170, yellow: 160, red: 60, size: Size(size), settings: settings)
    session.press(" ")
    session.pass(seconds: 10)
    #expect(difference(session.lines(), fromStored: "\(code)-yellow-\(size)") == nil)
    session.pass(seconds: 223)
    #expect(difference(session.lines(), fromStored: "\(code)-overtime-\(size)") == nil)
    session = Session(size: Size(size), settings: settings)
    session.press("?")
    #expect(difference(session.lines(), fromStored: "\(code)-help-\(size)") == nil)
  }

  @Test(
    arguments: [Overtime.freeze, .blank(nil)], ["80x24", "45x80", "30x10", "12x4", "3x1"])
  func overtimeWithoutDigitsOfItsOwn(overtime: Overtime, size: String) {
    var settings = Settings.ascii
    settings.clock.overtime = overtime
    var session = Session(3, size: Size(size), settings: settings)
    session.press(" ")
    session.pass(seconds: 130)
    #expect(
      difference(session.lines(), fromStored: "\(overtime == .freeze ? "freeze" : "blank")-\(size)")
        == nil)
    #expect(session.shown == -127)
  }

  @Test(arguments: ["120x40", "45x80", "30x10", "12x4", "6x1"])
  func hours(size: String) {
    var session = Session(6_125, size: Size(size), settings: .ascii)
    #expect(difference(session.lines(), fromStored: "hours-\(size)") == nil)
  }

  @Test(arguments: ["120x40", "80x24", "45x80", "40x12", "30x10"])
  func longOvertime(size: String) {
    var session = Session(3, size: Size(size), settings: .ascii)
    session.press(" ")
    session.pass(seconds: 800)
    #expect(difference(session.lines(), fromStored: "long-overtime-\(size)") == nil)
  }

  @Test(arguments: ["200x50", "80x24", "45x80", "40x12", "36x7"])
  func theHelp(size: String) {
    var session = Session(1062, yellow: 180, red: 60, size: Size(size), settings: .ascii)
    session.press("?")
    #expect(difference(session.lines(), fromStored: "help-\(size)") == nil)
  }

  @Test(arguments: ["12x4", "30x2", "5x1"])
  func whereTheHelpDoesNotFitTheClockStays(size: String) {
    var session = Session(size: Size(size))
    session.press(" ?")
    _ = session.canvas()
    let words = session.console.screen.words
    #expect(words.notice == ["Too small for help"])
    #expect(session.console.screen.frame?.helpPages == 0)
    session.pass(seconds: 1)
    session.press(" ")
    #expect(!session.isRunning)
  }

  @Test func thePagesOfTheHelpAreTurnedAndClosed() {
    var session = Session(size: Size("40x12"))
    session.press("?")
    _ = session.console.draw()
    let count = session.console.screen.frame?.helpPages ?? 0
    session.press(.escape)
    #expect(count > 1)
    for page in 0..<count {
      session.press("?")
      #expect(session.console.screen.helpPage == page)
    }
    session.press("?")
    #expect(session.console.screen.helpPage == nil)
    session.press("?2")
    #expect(session.console.screen.helpPage == nil)
    #expect(session.shown == 1080)
  }
}
