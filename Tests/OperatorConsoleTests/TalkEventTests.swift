import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct TalkEventTests {
  /// The words of each event, in the language that was asked for.
  @Test(arguments: [
    (
      "en",
      [
        "Start. 12 seconds.", "Start. 12 seconds.", "10", "9", "STOP 9 seconds remaining",
        "Undone: running again, 0:09", "RESUME 9 seconds remaining",
      ]
    ),
    (
      "de",
      [
        "Start. 12 Sekunden.", "Start. 12 Sekunden.", "10", "9", "PAUSIERT: noch 9 Sekunden",
        "Rückgängig: läuft wieder, 0:09",
        "FORTGESETZT: noch 9 Sekunden",
      ]
    ),
  ])
  func theWordsAreThoseOfTheLanguage(code: String, words: [String]) throws {
    var settings = Settings()
    settings.clock.language = try #require(Language(code: code))
    var session = Session(12, settings: settings)
    session.press(" ")
    session.pass(.milliseconds(3_500))
    session.press(" u")
    #expect(session.published.map(\.event.text) == words)
  }

  @Test func cuesOfASleepAreReportedAsOfNow() {
    var session = Session(60, yellow: 30, red: 10)
    session.press(" ")
    session.pass(seconds: 1)
    session.sleep(.seconds(35))
    session.sleep(.seconds(100))
    let texts = session.published.filter {
      ["yellow", "zero"].contains($0.event.kind.name)
    }
    #expect(
      texts.map(\.event.text) == ["Yellow. 24 seconds remaining.", "1 minute 16 seconds over."])
  }
}
