import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import OperatorConsole

/// Storing the present talk in a slot.
struct StoreTests {
  private func stored(_ session: Session) -> [Preset] {
    session.effects.compactMap { if case .store(let preset) = $0.effect { preset } else { nil } }
  }

  private static let talk = Preset(
    name: "Court", duration: 600, thresholds: PhaseThresholds(yellow: 300, red: 0),
    overtime: .blank("StoP"), title: "Ada")

  /// The slot gets all that the talk is, under a name of its own.
  @Test(arguments: [1, 3, 9])
  func theSlotTakesTheWholeTalk(slot: Int) {
    var session = Session(of: Self.talk)
    session.press("s\(slot)")
    var preset = Self.talk
    preset.name = "Slot \(slot)"
    preset.slot = slot
    #expect(stored(session) == [preset])
    #expect(session.console.session.presets[slot: slot] == preset)
  }

  /// Keys on a clock that is ready at 18:00, and what is stored by them: the time, yellow, red.
  @Test(arguments: [
    ("s3", 1080, 180, 60), ("++s3", 1200, 180, 60), ("ys3", 1080, 180, 60),
    (" -s33", 1080, 180, 60), ("yGs3", 180, 180, 60), ("r[Gs3", 50, 50, 50),
    ("2s3", 300, 60, 15), ("S3", 1080, 180, 60),
  ])
  func theGreenTimeIsWhatIsStored(keys: String, duration: Int, yellow: Int, red: Int) {
    var session = Session()
    session.press(keys)
    let preset = Preset(
      name: "Slot 3", slot: 3, duration: duration,
      thresholds: PhaseThresholds(yellow: yellow, red: red))
    #expect(stored(session) == [preset])
  }

  @Test func thresholdsAreNeverAboveTheStoredTime() {
    var session = Session(600, yellow: 500, red: 400)
    for _ in 0..<5 { session.press(.down) }
    session.press("s3")
    #expect(stored(session).first?.thresholds == PhaseThresholds(yellow: 300, red: 300))
  }

  @Test func altAndADigitStoreAtOnce() {
    var session = Session()
    session.press(.alt("7"))
    #expect(stored(session).map(\.slot) == [7])
    #expect(session.console.question == nil)
  }

  @Test func aTapGivesBackWhatWasStored() {
    var session = Session()
    session.press("++s31")
    #expect(session.shown == 1080)
    session.press("3")
    #expect(session.shown == 1200)
    #expect(session.console.session.slot == 3)
    #expect(session.status() == "Slot 3 20:00, yellow 3:00, red 1:00")
  }

  /// The row has the slot's new time, and no name: the digit before it says the same.
  @Test(arguments: [
    ("80x24", "1 18:00  2 5:00  3 20:00  4 15:00"),
    ("200x50", "2 Lightning talk 5:00  3 20:00  4 Conference 15:00"),
    ("30x30", "1  2  3  4  5  6  7  8  9"),
  ])
  func thePresetRowShowsIt(size: String, part: String) {
    var session = Session(size: Size(size))
    session.press("++s3")
    #expect(session.presets().contains(part), "\(session.presets())")
  }

  @Test(arguments: [1, 2, 3, 9])
  func whatWasThereIsStillFoundByItsName(slot: Int) throws {
    var session = Session()
    let before = try #require(session.console.session.presets[slot: slot])
    session.press("s\(slot)")
    var kept = before
    kept.slot = nil
    #expect(try session.console.session.presets.preset(named: before.name) == kept)
    #expect(try session.console.session.presets.preset(named: "slot \(slot)").duration == 1080)
    #expect(session.console.session.presets.presets.count == 10)
  }

  @Test func aSecondStoreTakesThePlaceOfTheFirst() {
    var session = Session()
    session.press("s3+s3")
    #expect(stored(session).map(\.duration) == [1080, 1140])
    #expect(session.console.session.presets.presets.count == 10)
    #expect(session.console.session.presets[slot: 3]?.duration == 1140)
  }

  @Test(arguments: ["2:15", "0:01"])
  func aRunningTalkIsStoredAndNotTouched(passed: String) throws {
    var session = Session()
    session.press(" ")
    session.pass(seconds: try TimeGrammar.seconds(passed))
    let before = session.console.snapshot
    session.press("s3")
    #expect(stored(session).isEmpty)
    #expect(session.status().contains("3 again"))
    session.press("3")
    #expect(session.console.snapshot == before)
    #expect(stored(session).map(\.duration) == [1080])
    session.press("u")
    #expect(session.status().contains("again"))
  }
}
