import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The key `s`, after which a slot or a lamp stores the shown time.
struct ArmingTests {
  private func stores(_ session: Session) -> [Int] {
    session.effects.compactMap {
      if case .save(.store(let change)) = $0.effect { change.slot } else { nil }
    }
  }

  /// Keys on a clock that is ready at 18:00, and the words that come.
  @Test(arguments: [
    ("s", "Store in slot 1-9, or set a lamp: g green, y yellow, r red. Escape cancels."),
    ("S", "Store in slot 1-9, or set a lamp: g green, y yellow, r red. Escape cancels."),
    ("ss", "Store in slot 1-9, or set a lamp: g green, y yellow, r red. Escape cancels."),
    ("sx", "Store in slot 1-9, or set a lamp: g green, y yellow, r red. Escape cancels."),
    ("s3", "Slot 3 is now Short talk 18:00, yellow 3:00, red 1:00 (was 10:00)"),
    ("s1", "Slot 1 is now TED talk 18:00, yellow 3:00, red 1:00"),
    ("s3+s3", "Slot 3 is now Short talk 19:00, yellow 3:00, red 1:00 (was 18:00)"),
    ("s3s3", "Slot 3 is now Short talk 18:00, yellow 3:00, red 1:00"),
    ("sg", "Length is now 18:00"), ("sG", "Length is now 18:00"),
    ("sy", "Yellow is now 18:00"), ("ysr", "Red is now 3:00"),
    ("rsy", "Yellow is now 1:00"), ("rsg", "Length is now 1:00, yellow lowered to 1:00"),
    ("sr", "Red cannot begin before yellow (3:00)"),
  ])
  func theOperatorIsTold(keys: String, words: String) {
    var session = Session(settings: .ascii)
    session.press(keys)
    #expect(session.status() == words)
  }

  @Test(arguments: [
    (80, "Store in slot 1-9, or set a lamp: g green, y yellow, r red. Escape cancels."),
    (40, "Slot 1-9 or lamp g, y, r?"), (20, "Store where?"), (8, "Store w…"),
  ])
  func theQuestionHasShorterForms(columns: Int, words: String) {
    var session = Session(size: Size(columns: columns, rows: 10))
    session.press("s")
    #expect(session.status() == words)
  }

  @Test(arguments: [
    (80, "Slot 3 is now Short talk 18:00, yellow 3:00, red 1:00 (was 10:00)"),
    (55, "Slot 3 is now Short talk 18:00, yellow 3:00, red 1:00"),
    (50, "Slot 3 is now 18:00, yellow 3:00, red 1:00"), (30, "Slot 3 is now 18:00"),
    (15, "Slot 3 is now…"),
  ])
  func theAnswerHasShorterForms(columns: Int, words: String) {
    var session = Session(size: Size(columns: columns, rows: 10))
    session.press("s3")
    #expect(session.status() == words)
  }

  @Test(arguments: [(4_999, [3], 1080), (5_000, [], 600), (60_000, [], 600)])
  func itTakesItselfBackAfterFiveSeconds(milliseconds: Int, slots: [Int], shown: Int) {
    var session = Session()
    session.press("s")
    session.pass(.milliseconds(milliseconds))
    session.press("3")
    #expect(stores(session) == slots)
    #expect(session.shown == shown)
  }

  /// What else is pressed disarms and does what it always does; the digit after it is a tap.
  @Test(arguments: ["+", "l", "t", "o", "G", "u"])
  func anotherKeyDisarms(key: String) {
    var session = Session()
    session.press("s" + key)
    #expect(session.console.screen.question == nil)
    session.press("3")
    #expect(stores(session).isEmpty)
  }

  @Test func escapeStoresNothing() {
    var session = Session(settings: .ascii)
    session.press("s")
    session.press(.escape)
    #expect(session.console.screen.question == nil)
    #expect(session.status() == "READY   Space starts   ? help")
    session.press("3")
    #expect(stores(session).isEmpty)
    #expect(session.shown == 600)
  }

  @Test func spaceStartsAndDisarms() {
    var session = Session(settings: .ascii)
    session.press("s ")
    #expect(session.isRunning)
    session.press("3")
    #expect(stores(session).isEmpty)
    #expect(session.status() == "Press 3 again to end this talk and load Short talk")
  }

  @Test func aFiveSecondsQuestionIsTheOperatorsInARehearsalToo() {
    var settings = Settings()
    settings.clock.speed = 60
    var session = Session(settings: settings)
    session.press("s")
    session.pass(.milliseconds(4_999) * 60)
    session.press("3")
    #expect(stores(session) == [3])
  }

  @Test func anEmptySlotTakesTheTalkAndWasNothing() {
    var session = Session(
      of: Preset(name: "TED talk", slot: 1, duration: 1080), presets: [], settings: .ascii)
    session.press("3")
    #expect(session.status() == "There is no preset in slot 3")
    session.press("s3")
    #expect(session.status() == "Slot 3 is now 18:00, yellow 3:00, red 1:00")
    session.press("+3")
    #expect(session.shown == 1080)
  }

  @Test(arguments: [
    (80, "Not stored: No space left on device"), (20, "Not stored"), (9, "Not stor…"),
  ])
  func aFailedStoreIsReported(columns: Int, words: String) {
    var session = Session(size: Size(columns: columns, rows: 10))
    session.press("s3")
    session.refuseToStore("No space left on device")
    #expect(session.status() == words)
    #expect(session.reports.last == "NOTICE Not stored: No space left on device")
    #expect(session.console.state.presets[slot: 3]?.duration == 1080)
  }
}
