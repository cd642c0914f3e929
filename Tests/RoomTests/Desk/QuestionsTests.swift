import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Questions that somebody adds to the end of a talk.
struct QuestionsTests {
  /// The lengths of the talk's segments.
  private func lengths(_ session: Session) -> [Int] {
    session.console.state.snapshot.preset.format.segments.map(\.length)
  }

  /// Keys and lines on a talk of a minute, what the last one says, and the lengths of its segments.
  @Test(
    arguments: [
      ("a", "Added: Questions, 5:00", [60, 300]),
      (" a", "Added: Questions, 5:00", [60, 300]),
      (":questions\r", "Added: Questions, 5:00", [60, 300]),
      (":questions 90s\r", "Added: Questions, 1:30", [60, 90]),
      ("a:questions 10m\r", "Added: Questions, 10:00", [60, 600]),
      ("aa", "There is nothing to change", [60, 300]),
      ("au", "Undone: the questions are removed", [60]),
      ("a:questions 10m\ru", "Undone: Questions, 5:00", [60, 300]),
      (
        ":questions 5\r", "'questions' needs a time, for example: questions 5m", [60]
      ),
      (":questions 0s\r", "'questions' needs a time, for example: questions 5m", [60]),
    ])
  func theyAreAddedAndTakenBack(keys: String, said: String, lengths: [Int]) {
    var session = Session(60, size: Size("100x24"), settings: .ascii)
    session.press(keys)
    #expect(session.status().contains(said), "\(session.status())")
    #expect(self.lengths(session) == lengths)
  }

  /// In overtime they begin with the next segment, with one press, and get their whole time.
  @Test func theyFollowATalkThatIsOver() {
    var session = Session(60)
    session.press(" ")
    session.pass(seconds: 70)
    session.press("a")
    session.pass(seconds: 1)
    #expect(session.shown == -11)
    session.press("n")
    #expect(session.shown == 300)
    #expect(session.console.state.snapshot.place?.name == "Questions")
  }

  @Test func aTalkWithoutLampsGetsQuestionsWithoutLamps() {
    let format = Format(segments: [Segment(length: 60, opening: nil, cueRules: nil)])
    let segment = Segment.questions("Questions", lasting: 300, after: format)
    #expect(!segment.hasPhases && segment.cueRules == nil)
    let usual = Segment.questions("Questions", lasting: 300, after: Preset(duration: 60).format)
    #expect(usual.beginning(of: .yellow) == 50 && usual.beginning(of: .red) == 15)
  }

  /// The rundown expects what follows later by as much.
  @Test func theForecastKnowsOfThem() throws {
    var session = try Programme.session()
    session.press(" ")
    session.pass(seconds: 60)
    let late = { (session: Session) in
      session.console.state.forecast(at: session.console.moment.talk)?.lateBy
    }
    #expect(late(session) == 0)
    session.press("a")
    #expect(late(session) == 300)
    session.press("u")
    #expect(late(session) == 0)
  }

  /// A talk with a hard end is expected to end later than that, and is named.
  @Test func aHardEndIsMissedByThem() throws {
    let items = [Programme.item("Engines", 20, hardEnd: 20), Programme.item("Panel", 30)]
    var session = try Programme.session(items)
    session.press(" ")
    session.pass(seconds: 60)
    session.press("a")
    let forecast = session.console.state.forecast(at: session.console.moment.talk)
    #expect(forecast?.missed == [0])
    #expect(forecast?.lateBy == 300)
  }

  @Test func aBreakHasNone() throws {
    var session = try Programme.session([Programme.item("Coffee", 10, isBreak: true)])
    session.press("a")
    #expect(session.status().contains("There is nothing to change"))
    #expect(lengths(session) == [600])
  }
}
