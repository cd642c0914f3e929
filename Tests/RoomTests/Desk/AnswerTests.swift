import SpeechAnnouncement
import StageRenderer
import Testing
import TimerTestSupport

@testable import Room

/// A notice stays as long as it is true: a change by hand removes it.
struct AnswerTests {
  private static let running = "Space pauses   + - change the time   ? help"
  private static let ready = "READY   Space starts   ? help"

  /// Keys, each a second after the one before, and what is told then.
  private static let answers: [(keys: [Key], told: String)] = [
    ([.space, .space], "PAUSED   Space resumes   ? help"),
    ([.space, .character("+")], "+1:00, ends 14:19"),
    ([.character("2"), .up], ready),
    ([.character("2"), .character("]")], "+0:10, 5:10"),
    ([.character("l"), .character("y")], ready),
    ([.space, .space, .character("u"), .character("-")], "-1:00, ends 14:17"),
    ([.character("b"), .character("b")], ready),
    ([.character("b"), .escape], ready),
    ([.character("b"), .space], "Start. 18 minutes."),
    ([.space, .character("b"), .space], running),
    ([.character("s"), .character("3"), .character("+")], "+1:00, 19:00"),
    // Nothing has changed.
    ([.character("2"), .character("g")], "Lightning talk 5:00, yellow 1:00, red 0:15"),
    ([.space, .up], "Start. 18 minutes."),
  ]

  @Test(arguments: answers)
  func theStatusLineIsTrueAfterEachKey(keys: [Key], told: String) {
    var session = Session(settings: .ascii)
    for key in keys {
      session.press(key)
      session.pass(seconds: 1)
    }
    #expect(session.status() == told)
  }

  @Test func aDragEndsItAsWell() {
    var session = Session()
    session.press("2")
    for (action, column) in [(Mouse.Action.press, 40), (.drag, 44), (.release, 44)] {
      session.handle(.input(.mouse(Mouse(action, at: Position(column: column, row: 8)))))
    }
    #expect(session.shown > 300)
    #expect(session.status().hasPrefix(Self.ready))
  }

  /// The ring keeps its words while arrows change what it stands around, and loses both at the
  /// start.
  @Test(arguments: [1, 6])
  func theWordsForTheRingGoWithIt(seconds: Int) {
    var settings = Settings.ascii
    settings.clock.announcing = .off
    var session = Session(settings: settings)
    for _ in 0..<10 { session.press("\t") }
    session.pass(seconds: seconds)
    session.press(.up)
    #expect(session.status().hasPrefix("Minutes. Arrows change them, Enter starts"))
    session.press("\r")
    #expect(session.status() == Self.running)
  }

  @Test func problemsOfAFileStayOnTheStatusLine() {
    var settings = Settings.ascii
    settings.clock.announcing = .off
    var session = Session(settings: settings)
    session.handle(.launched(LaunchInfo(problems: [.init("presets.yaml:1:1", .noUTF8(255))])))
    session.press(" ")
    session.pass(seconds: 6)
    session.press(" ")
    #expect(session.status().hasPrefix("presets.yaml:1:1"))
  }

  /// What it says is said of the keys that work.
  @Test func aLockedClockNamesOnlySpace() {
    var settings = Settings.ascii
    settings.startsLocked = true
    settings.clock.announcing = .off
    var session = Session(settings: settings)
    #expect(session.status() == "READY   Space starts")
    session.press(" ")
    #expect(session.status() == "Space pauses")
    session.pass(seconds: 1)
    session.press(" ")
    #expect(session.status() == "PAUSED   Space resumes")
  }
}
