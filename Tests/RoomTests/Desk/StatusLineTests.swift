import SpeechAnnouncement
import StageRenderer
import Testing
import TimerTestSupport

@testable import Room

struct StatusLineTests {
  private static let widths: [(Int, String)] = [
    (80, "READY   Space starts   ? help"), (36, "READY   Space starts   ? help"),
    // Where the help has no room it is not offered.
    (30, "READY   Space starts"), (19, "READY"),
    (5, "READY"),
  ]

  @Test(arguments: widths)
  func textsThatDoNotFitAreLeftOutWhole(columns: Int, words: String) {
    var session = Session(size: Size(columns: columns, rows: 10))
    #expect(session.status() == words)
  }

  /// What is told before the controls of the ring, and these before what the clock does.
  @Test(arguments: [
    (60, "Lightning talk 5:00, yellow 1:00, red 0:15       Store  Undo"),
    (45, "Lightning talk 5:00               Store  Undo"),
    (40, "Lightning talk 5:00          Store  Undo"),
    (12, "5:00"), (4, "5:00"),
  ])
  func noticesComeFirst(columns: Int, words: String) {
    var session = Session(size: Size(columns: columns, rows: 10))
    session.press("\t\t\r")
    #expect(session.status() == words)
  }

  @Test(arguments: [
    (80, "Ada: Engines   READY   Space starts   ? help"), (23, "Ada: Engines   READY"),
    (19, "READY"),
  ])
  func theTitleStandsInFront(columns: Int, words: String) {
    var settings = Settings()
    settings.clock.title = "Ada: Engines"
    var session = Session(size: Size(columns: columns, rows: 10), settings: settings)
    #expect(session.status() == words)
  }

  @Test func theTitleStaysWhileTheTalkRuns() {
    var settings = Settings()
    settings.clock.title = "Ada: Engines"
    var session = Session(settings: settings)
    session.press(" ")
    session.pass(seconds: 30)
    #expect(session.status() == "Ada: Engines")
  }

  @Test func aStoppedClockSaysForHowLong() {
    var session = Session()
    session.pass(seconds: 119)
    #expect(session.status() == "READY, idle for 1 min   Space starts   ? help")
    session.press(" ")
    session.pass(seconds: 67)
    session.press(" ")
    #expect(session.status() == "PAUSED   Space resumes   ? help")
    session.pass(seconds: 180)
    #expect(session.status() == "PAUSED for 3 min   Space resumes   ? help")
  }

  @Test func theOperatorsWordsAreGoneFiveSecondsAfterTheStart() {
    var settings = Settings()
    settings.clock.announcing = .off
    var session = Session(settings: settings)
    session.press(" ")
    session.pass(.milliseconds(4_999))
    #expect(session.status() == "Space pauses   + - change the time   ? help")
    #expect(session.presets() != "")
    session.pass(.milliseconds(1))
    #expect(session.status() == "")
    #expect(session.presets() == "")
    session.press("x")
    #expect(session.presets() != "")
  }

  @Test func theTimeOfDayStandsAtTheRightWithTheFinish() {
    var session = Session(timeOfDay: .seconds(14 * 3600 + 5 * 60 + 30))
    session.press("t")
    #expect(session.status().hasSuffix("  14:05"))
    #expect(session.status().hasPrefix("READY since 14:05"))
    session.press(" ")
    session.pass(seconds: 40)
    #expect(session.status().hasSuffix("14:06  ends 14:23"))
    session.pass(seconds: 1080)
    #expect(session.status().hasSuffix("14:24"))
    #expect(!session.status().contains("ends"))
  }

  @Test(arguments: [
    (0, "0:00"), (59, "0:00"), (60, "0:01"), (86_399, "23:59"), (86_400, "0:00"), (-1, "23:59"),
    (36_000, "10:00"),
  ])
  func aTimeOfDayIsWrittenOnTwentyFourHours(seconds: Int, text: String) {
    #expect(Words.timeOfDay(.seconds(seconds)) == text)
  }

  /// On the smallest screens the message is text, and the status line has the time.
  @Test(arguments: ["12x4", "16x5", "20x4", "24x3"])
  func aSmallScreenHasTheWholeMessageAndTheTime(size: String) {
    var settings = Settings()
    settings.clock.message = "Please come to an end"
    var session = Session(754, size: Size(size), settings: settings)
    let lines = session.canvas().lines
    let words = lines.dropLast().joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains("Please come to an end"), "\(lines)")
    #expect(lines.last?.hasPrefix("12:34") == true, "\(lines)")
  }

  /// Where there is no room for digits the status line has the time.
  @Test func elseTheStatusLineHasTheTime() {
    var settings = Settings()
    settings.clock.message = "Questions"
    var session = Session(754, size: Size("30x9"), settings: settings)
    session.press(" m")
    #expect(session.status().hasPrefix("12:34"))
  }
}
