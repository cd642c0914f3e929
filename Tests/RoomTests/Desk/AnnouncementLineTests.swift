import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct AnnouncementLineTests {
  /// Runs a talk and returns what the status line told, with the shown second at which it began.
  private func announced(_ session: inout Session, seconds: Int) -> [String] {
    var told: [String] = []
    for _ in 0..<seconds {
      session.pass(seconds: 1)
      guard let notice = session.console.screen.notices.current?.notice,
        notice.topic == .announcement,
        let text = notice.texts.first
      else { continue }
      let line = "\(text)"
      if told.last?.hasSuffix(line) != true {
        told.append("\(TimeText.digits(session.shown)) \(line)")
      }
    }
    return told
  }

  @Test func aTalkIsToldOnTheStatusLine() {
    var session = Session(200, yellow: 120, red: 50)
    session.press(" ")
    #expect(session.status() == "Start. 3 minutes 20 seconds.")
    session.pass(seconds: 5)
    #expect(
      announced(&session, seconds: 320) == [
        "03:00 3 minutes remaining.", "02:00 Yellow. 2 minutes remaining.",
        "01:00 1 minute remaining.", "00:50 Red. 50 seconds remaining.",
        "00:45 45 seconds remaining.", "00:30 30 seconds remaining.",
        "00:15 15 seconds remaining.", "00:00 Time is up.", "-1:00 1 minute over.",
        "-2:00 2 minutes over.",
      ])
  }

  @Test func wordsStandForFiveSeconds() {
    var session = Session(125, yellow: 0)
    session.press(" ")
    session.pass(.milliseconds(9_999))
    #expect(session.status() == "2 minutes remaining.")
    session.pass(.milliseconds(1))
    #expect(session.status() == "")
  }

  @Test func theBellRingsInTheLastTenSecondsAndThreeTimesAtZero() {
    var session = Session(15)
    session.press(" ")
    session.pass(seconds: 90)
    let seconds = (5...15).map { Duration.seconds($0) }
    #expect(session.bells == seconds + [.milliseconds(15_250), .milliseconds(15_500)])
  }

  @Test func offIsSilent() {
    var settings = Settings()
    settings.clock.announcing = .off
    var session = Session(15, settings: settings)
    session.press(" ")
    session.pass(seconds: 90)
    #expect(session.bells.isEmpty)
    #expect(session.status() == "")
  }

  @Test(arguments: ["-", "--", "+-", "[[[[[["])
  func aJumpByHandSaysNothing(keys: String) {
    var session = Session(190, yellow: 120, red: 60)
    session.press(" ")
    session.pass(seconds: 6)
    session.press(keys)
    #expect(session.console.screen.notices.current?.notice.topic != .announcement)
    #expect(session.bells.isEmpty)
  }

  @Test func aThresholdThatComesBackIsAnnouncedAgain() {
    var session = Session(65, yellow: 60, red: 0)
    session.press(" ")
    session.pass(seconds: 5)
    #expect(session.status() == "Yellow. 1 minute remaining.")
    session.press("]")
    session.pass(seconds: 5)
    #expect(session.status() == "")
    session.pass(seconds: 5)
    #expect(session.status() == "Yellow. 1 minute remaining.")
  }

  @Test(arguments: [
    (600, "Yellow. 8 minutes remaining."), (1020, "Red. 1 minute remaining."),
    (1080, "Time is up."), (3600, "42 minutes over."),
    (15, "SpeakerClock was suspended for 8 seconds"),
  ])
  func cuesThatASleepCrossedAreOneAnnouncement(seconds: Int, words: String) {
    var session = Session(1080, yellow: 500, red: 60)
    session.press(" ")
    session.pass(seconds: 6)
    session.sleep(.seconds(seconds - 6))
    #expect(session.status().hasPrefix(words + (seconds > 15 ? "   Suspended for" : "")))
    #expect(session.bells.count <= 1)
  }
}
