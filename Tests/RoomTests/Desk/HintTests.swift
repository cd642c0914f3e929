import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a newcomer is told.
struct HintTests {
  private static let start = "Welcome: Space starts, 1-9 load a preset, ? shows all keys."

  private func session(_ hints: Set<Hint>, startsAtOnce: Bool = false) -> Session {
    var settings = Settings()
    settings.clock.startsAtOnce = startsAtOnce
    var session = Session(60, size: Size("120x40"), settings: settings)
    session.handle(.launched(LaunchInfo(hints: hints)))
    return session
  }

  private func remembered(_ session: Session) -> [Hint] {
    session.effects.compactMap {
      if case .save(.remember(let hint)) = $0.effect { hint } else { nil }
    }
  }

  @Test func theFirstStartIsExplainedUntilItHasBeenMade() {
    var session = session([.start, .store])
    #expect(session.status() == Self.start)
    session.pass(seconds: 30)
    #expect(session.status() == Self.start)
    #expect(remembered(session) == [])
    session.press(" ")
    #expect(session.isRunning)
    #expect(session.status() == "Start. 1 minute.")
    #expect(remembered(session) == [.start])
    session.pass(seconds: 10)
    session.press(" ")
    session.pass(seconds: 1)
    session.press(" ")
    #expect(remembered(session) == [.start])
  }

  @Test func hintsThatWereSeenAreNotShownAgain() {
    var session = session([])
    #expect(session.status() == "READY   Space starts   ? help")
    session.press(" ")
    #expect(remembered(session) == [])
  }

  @Test func aTalkThatRunsIsNotDisturbed() {
    var session = session([.start, .store], startsAtOnce: true)
    #expect(session.status() == "Start. 1 minute.")
    session.press("s3")
    #expect(!session.status().contains("Saved for next time"))
    #expect(remembered(session) == [.start])
  }

  @Test func theFirstThingThatIsStoredIsExplained() {
    var session = session([.store])
    session.press("s3")
    #expect(
      session.status()
        == "Slot 3 is now 1:00   Saved for next time")
    #expect(remembered(session) == [.store])
    session.press("s4")
    #expect(!session.status().contains("Saved for next time"))
  }
}
