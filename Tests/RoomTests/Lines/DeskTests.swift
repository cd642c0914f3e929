import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Desks and a clock that are connected only by lines.
struct DeskTests {
  private static func item(_ id: String, _ minutes: Int, at minute: Int) -> RundownItem {
    RundownItem(
      id: id, title: id, speaker: "", preset: Preset(duration: minutes * 60),
      plannedStart: 1_795_250_100 + minute * 60, plannedEnd: 1_795_250_100 + (minute + minutes) * 60
    )
  }

  private static let rundown = Rundown(
    name: "Day",
    items: [item("Ada", 10, at: 0), item("Grace", 10, at: 10), item("Margaret", 10, at: 20)])

  private static let debate = Preset(
    Format(
      name: "Debate",
      segments: [
        Segment(name: "Opening", length: 60), Segment(name: "Reply", length: 60),
        Segment(name: "Closing", length: 60),
      ]))

  private static func seconds(_ room: DeskRoom) -> Int {
    room.clock.snapshot.remainingSecond(at: room.clock.moment.talk)
  }

  // MARK: Keys at a desk

  /// How long a line takes each way, in milliseconds.
  private static let delays = [0, 50, 300]

  @Test(arguments: delays)
  func stepsInQuickSuccessionAddUpAndAreOneStepOfUndo(delay: Int) {
    var room = DeskRoom(delay: .milliseconds(delay))
    for _ in 0..<3 {
      room.press("+", at: 0)
      room.pass(seconds: 0.2)
    }
    room.pass(seconds: 1)
    #expect(Self.seconds(room) == 780)
    #expect(room.places[0].status.contains("+3:00"))
    room.press("u", at: 0)
    room.pass(seconds: 1)
    #expect(Self.seconds(room) == 600)
  }

  /// As in the clock's own prompt.
  @Test func aTypedCommandIsAnswered() {
    var room = DeskRoom()
    room.press(":stop\r", at: 0)
    #expect(room.places[0].status.contains("The talk is not running"))
  }

  /// The question says what the second press does, and the talk goes on as the same one.
  @Test(arguments: delays)
  func aLampAsksAndTheTalkGoesOn(delay: Int) {
    var room = DeskRoom(delay: .milliseconds(delay))
    room.press(" ", at: 0)
    room.pass(seconds: 30)
    let started = room.clock.snapshot.startedAt
    room.press("y", at: 0)
    room.pass(seconds: 1)
    #expect(room.places[0].status == "Press y again: 1:40 left, the talk goes on")
    room.press("y", at: 0)
    room.pass(seconds: 1)
    #expect(room.clock.snapshot.isRunning && room.clock.snapshot.startedAt == started)
    #expect(98...100 ~= Self.seconds(room))
    #expect(room.places[1].status.contains("left: yellow"), "\(room.places[1].status)")
  }

  @Test func aCommandUnderWayIsShown() {
    var room = DeskRoom(delay: .milliseconds(300))
    room.press("+", at: 0)
    room.pass(seconds: 0.3)
    #expect(room.places[0].status.contains("Waiting for the clock: add 1m"))
    room.pass(seconds: 0.4)
    #expect(room.places[0].status.contains("+1:00"))
  }

  @Test func whatArrivesTooLateIsNotDone() {
    var room = DeskRoom()
    room.places[0].delay = .milliseconds(2100)
    room.press(" ", at: 0)
    room.pass(seconds: 2.4)
    #expect(!room.clock.snapshot.isRunning)
    #expect(room.executed.isEmpty)
    room.pass(seconds: 0.2)
    #expect(room.places[0].status.contains("No answer: check the clock"))
    room.pass(seconds: 8)
    #expect(!room.clock.snapshot.isRunning)
  }

  @Test func aKeyWithoutAConnectionSaysSo() {
    var room = DeskRoom()
    room.disconnect(0)
    room.press(" ", at: 0)
    room.pass(seconds: 3)
    #expect(!room.clock.snapshot.isRunning)
    room.connect(0)
    room.pass(seconds: 1)
    room.press(" ", at: 0)
    room.pass(seconds: 1)
    #expect(room.clock.snapshot.isRunning)
  }

  // MARK: Several hands

  @Test func eachSeesWhoDidWhat() {
    var room = DeskRoom()
    room.press(" ", at: 0)
    room.pass(seconds: 1)
    #expect(room.places[1].status.contains("Started by left"), "\(room.places[1].status)")
    #expect(!room.places[0].status.contains("left"), "\(room.places[0].status)")
    #expect(room.clock.screen.notices.current?.notice.texts[0].contains("left") == true)
    room.pass(seconds: 10)
    room.press("+", at: 1)
    room.pass(seconds: 1)
    room.press("u", at: 0)
    room.pass(seconds: 1)
    #expect(room.places[0].status.contains("right"), "\(room.places[0].status)")
  }

  @Test func aQuestionGoesWhenAnotherHandHasAnsweredIt() {
    var room = DeskRoom(of: Self.debate)
    room.press(" ")
    room.pass(seconds: 5)
    room.press("n", at: 0)
    room.press("n", at: 1)
    room.pass(seconds: 1)
    #expect(room.places[0].desk.console.question != nil)
    #expect(room.places[1].desk.console.question != nil)
    room.press("n", at: 0)
    room.pass(seconds: 0.4)
    #expect(room.clock.snapshot.segmentIndex == 1)
    #expect(room.places[1].desk.console.question == nil)
    room.press("n", at: 1)
    room.pass(seconds: 1)
    #expect(room.clock.snapshot.segmentIndex == 1)
  }

  /// Both want to start the talk, and the second press arrives long after the first.
  @Test func whoWantsToStartNeverStops() {
    var room = DeskRoom()
    room.places[1].delay = .milliseconds(700)
    room.press(" ", at: 1)
    room.press(" ", at: 0)
    room.pass(seconds: 3)
    #expect(room.clock.snapshot.isRunning)
    #expect(
      room.places[1].desk.console.notice?.texts.contains {
        $0.contains("Not done: the talk has changed in the meantime")
      } == true)
  }

  @Test func heldKeysOfOneTakeNothingBackFromAnother() {
    var room = DeskRoom(delay: .milliseconds(100))
    room.press("+", at: 1)
    room.pass(seconds: 1)
    room.press("u", at: 0)
    room.press("u", at: 1)
    room.pass(seconds: 1)
    #expect(Self.seconds(room) == 600)
    #expect(room.executed.count == 3)
  }

  // MARK: Random hands

  private static let keys = [
    " ", " ", "n", "n", "p", "u", "u", "+", "+", "-", "]", "g", "y", "r", "b", "m", "f", "a", "s1",
    "1", "2", "G", "o", "?", "O", "t", "l", "c", "kk", ":skip\r", ":go Ada\r", ":insert 5m Tea\r",
    ":move #3 before #2\r", ":title Engines\r", ":catch up\r", ":set 5m\r", ":message Hi\r",
    ":clear\r", ":reset\r",
  ]

  /// What every hand must see in the end.
  private static func state(_ view: ClockView?) -> String {
    guard let view else { return "nothing" }
    let stage = view.stage
    let items = view.rundown?.items.map {
      "\($0.handle) \($0.fullTitle) \($0.length) \($0.isSkipped) \($0.actual?.start ?? 0)"
    }
    return """
      \(view.seen) \(view.remainingSecond) \(stage.isBlackedOut) \(stage.message ?? "") \(view.state.slot ?? 0)
      \(stage.talk.preset.format.segments.map(\.length)) \(items ?? [])
      \(view.rundownTexts) \(view.operatorSnapshot(rows: 20).agenda?.lines.map(\.title) ?? [])
      \(view.state.events.map(\.text))
      """
  }

  /// Three hands, one of them at the clock, press keys at random, with delays and losses; `make
  /// soak` tries more of them.
  @Test(arguments: randomSeeds(4))
  func allSeeTheSameAndNothingHappensTwice(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var room = DeskRoom(
      of: Self.debate, rundown: random.below(2) == 0 ? Self.rundown : nil,
      presets: [Preset(name: "Short", slot: 1, duration: 300)])
    for _ in 0..<40 {
      let hand = random.below(3)
      if hand < 2 {
        room.places[hand].delay = .milliseconds(random.below(500))
        switch random.below(12) {
        case 0: room.disconnect(hand)
        case 1: room.connect(hand)
        default: room.press(random.pick(Self.keys), at: hand)
        }
      } else {
        room.press(random.pick(Self.keys))
      }
      room.pass(.milliseconds(random.pick([0, 30, 200, 480, 520, 1000, 3000])))
    }
    for index in 0..<2 {
      room.connect(index)
      room.places[index].delay = .zero
    }
    room.pass(seconds: 10)
    let expected = Self.state(room.clock.clock.view)
    for place in room.places {
      #expect(Self.state(place.view) == expected, "seed \(seed)")
    }
    for (request, before, after) in room.executed {
      guard case .perform(let command, _, _, _, _) = request.act else { continue }
      // A press that meant another state does nothing.
      if command == .toggle, request.seen.run != before.run { #expect(after.run == before.run) }
      if command == .nextSegment, request.seen.item != before.item {
        #expect(after.item == before.item)
      }
      if command == .nextSegment, before.item == after.item {
        #expect(after.segment - before.segment <= 1)
      }
    }
  }
}
