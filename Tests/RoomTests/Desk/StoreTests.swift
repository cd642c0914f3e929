import Files
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Storing the present talk in a slot.
struct StoreTests {
  private func stored(_ session: Session) -> [Preset] {
    session.effects.compactMap {
      if case .save(.store(let change)) = $0.effect { change.added.last } else { nil }
    }
  }

  private static let talk = Preset(
    name: "Court", duration: 600, thresholds: PhaseThresholds(yellow: 300, red: 0),
    overtime: .blank("StoP"), title: "Ada")

  /// The slot gets all that the talk is, and keeps its name.
  @Test(arguments: [1, 3, 9])
  func theSlotTakesTheWholeTalk(slot: Int) {
    var session = Session(of: Self.talk)
    var preset = Self.talk
    preset.name = session.console.state.presets[slot: slot]?.name ?? ""
    preset.slot = slot
    session.press("s\(slot)")
    #expect(stored(session) == [preset])
    #expect(session.console.state.presets[slot: slot] == preset)
  }

  /// Keys on a clock that is ready at 18:00, and what is stored by them: the time, yellow, red.
  @Test(arguments: [
    ("s3", 1080, 180, 60), ("++s3", 1200, 180, 60), ("ys3", 1080, 180, 60),
    (" -s33", 1080, 180, 60), ("yGs3", 180, 180, 60), ("r[Gs3", 50, 50, 50),
    ("2s3", 300, 60, 15), ("S3", 1080, 180, 60),
  ])
  func theGreenTimeIsWhatIsStored(keys: String, duration: Int, yellow: Int, red: Int) {
    var session = Session()
    session.type(keys)
    let preset = Preset(
      name: "Short talk", slot: 3, duration: duration,
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
    #expect(session.console.screen.question == nil)
  }

  @Test func aTapGivesBackWhatWasStored() {
    var session = Session()
    session.press("++s31")
    #expect(session.shown == 1080)
    session.press("3")
    #expect(session.shown == 1200)
    #expect(session.console.state.slot == 3)
    #expect(session.status() == "Short talk 20:00, yellow 3:00, red 1:00")
  }

  /// The row has the slot's new time.
  @Test(arguments: [
    ("80x24", "1 18:00  2 5:00  3 20:00  4 15:00"),
    ("200x50", "2 Lightning talk 5:00  3 Short talk 20:00  4 Conference 15:00"),
    ("30x30", "1  2  3  4  5  6  7  8  9"),
  ])
  func thePresetRowShowsIt(size: String, part: String) {
    var session = Session(size: Size(size))
    session.press("++s3")
    #expect(session.presets().contains(part), "\(session.presets())")
  }

  @Test(arguments: [1, 2, 3, 9])
  func theSlotsNameNamesWhatWasStored(slot: Int) throws {
    var session = Session()
    let before = try #require(session.console.state.presets[slot: slot])
    session.press("+s\(slot)")
    let stored = try session.console.state.presets.all.preset(named: before.name)
    #expect(stored.duration == 1140)
    #expect(stored.slot == slot)
    #expect(session.console.state.presets.all.presets.count == 9)
  }

  @Test func anEmptySlotHasANameOfItsOwn() {
    var session = Session(of: Self.talk, presets: [])
    session.press("s3")
    #expect(stored(session).map(\.name) == ["Slot 3"])
  }

  /// What is pressed, and what lies in slot 3 then.
  @Test(arguments: [("++s3u", 600), ("++s3+s3u", 1200), ("++s3+s3uuu", 600)])
  func aStoreIsUndoneOnDiskToo(keys: String, duration: Int) {
    var session = Session()
    session.type(keys)
    #expect(session.console.state.presets[slot: 3]?.duration == duration)
    #expect(session.status().contains("Undone: "))
    var disk = PresetLayers(bundled: BundledPresets.slots)
    for case .save(.store(let change)) in session.effects.map(\.effect) { disk.apply(change) }
    #expect(disk == session.console.state.presets)
  }

  @Test func theUndoneSlotIsNamed() {
    var session = Session()
    session.press("++s3u")
    #expect(session.status() == "Undone: slot 3 is Short talk 10:00 again")
  }

  /// Another program has stored in the slot meanwhile: that stays, and the operator is told.
  @Test func changesOfAnotherProgramAreNotUndone() throws {
    var session = Session()
    session.press("++s3u")
    guard case .save(.store(let change)) = session.effects.last?.effect else {
      Issue.record("nothing was stored")
      return
    }
    let other = Preset(name: "Other", slot: 3, duration: 77)
    session.handle(.notUndone(change, present: [other]))
    #expect(session.console.state.presets[slot: 3] == other)
    #expect(session.status() == "Slot 3 stays as it is: another program has since changed it")
  }

  /// A client's store, and its undo, are answered once the disk has taken or refused them; other
  /// commands are answered meanwhile.
  @Test(arguments: [
    ("taken", ClientAnswer.Status.done, "NOTICE Undone: slot 3 is 'Short talk' (10 minutes) again"),
    ("changed", .refused, "Slot 3 stays as it is: another program has since changed it"),
    ("full", .refused, "Not stored: full"),
  ])
  func theAnswerToAClientWaitsForTheDisk(
    outcome: String, status: ClientAnswer.Status, text: String
  ) throws {
    var session = Session(capabilities: .lines)
    session.storesAtOnce = false
    func answers() -> [ClientAnswer] {
      session.effects.compactMap { effect in
        if case .send(.answer(let answer, _)) = effect.effect { answer } else { nil }
      }
    }
    func send(_ line: String) {
      session.handle(.request(ClientRequest(client: 1, name: "desk", number: 1, line: line)))
    }
    func change() throws -> PresetChange {
      try #require(
        session.effects.lazy.compactMap { effect in
          if case .save(.store(let change)) = effect.effect { change } else { nil }
        }.last)
    }
    send("store 3")
    #expect(answers().isEmpty)
    session.handle(.stored(try change()))
    #expect(answers().map(\.status) == [.done])
    send("undo")
    send("add 1m")
    #expect(answers().count == 2)
    switch outcome {
    case "taken": session.handle(.stored(try change()))
    case "changed": session.handle(.notUndone(try change(), present: []))
    default: session.refuseToStore("full")
    }
    #expect(answers().count == 3)
    #expect(answers().last == ClientAnswer(status, text))
  }

  @Test func aSecondStoreTakesThePlaceOfTheFirst() {
    var session = Session()
    session.press("s3+s3")
    #expect(stored(session).map(\.duration) == [1080, 1140])
    #expect(session.console.state.presets.all.presets.count == 9)
    #expect(session.console.state.presets[slot: 3]?.duration == 1140)
  }

  @Test(arguments: ["2:15", "0:01"])
  func aRunningTalkIsStoredAndNotTouched(passed: String) throws {
    var session = Session()
    session.press(" ")
    session.pass(seconds: try TimeParser.seconds(passed))
    let before = session.console.snapshot
    session.press("s3")
    #expect(stored(session).isEmpty)
    #expect(session.status().contains("3 again"))
    session.pressAgain(.character("3"))
    #expect(session.console.snapshot == before)
    #expect(stored(session).map(\.duration) == [1080])
    session.press("u")
    #expect(session.status() == "Undone: slot 3 is Short talk 10:00 again")
    #expect(session.isRunning)
  }
}
