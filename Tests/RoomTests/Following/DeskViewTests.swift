import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a desk shows of its clock: always a state that the clock had, and at last the present one.
///
/// REPEAT=25 in the environment tries 1,000 sessions.
struct DeskViewTests {
  private static let sessions = 10
  private static let keys = [
    " ", " ", "n", "n", "p", "u", "+", "+", "-", "]", "g", "y", "r", "b", "m", "a", "s1", "1", "2",
    "f", ":skip\r", ":go #2\r", ":insert 5m Tea\r", ":move #3 before #2\r", ":title Engines\r",
    ":catch up\r", ":set 5m\r", ":message Hi\r", ":clear\r", ":reset\r", ":reload\r",
  ]

  private static let debate = Preset(
    Format(
      name: "Debate",
      segments: [
        Segment(name: "Opening", length: 20, atEnd: .next), Segment(name: "Reply", length: 60),
        Segment(name: "Closing", length: 60),
      ]))

  /// A day of so many talks, of which a file may have other titles; each fourth has all that an
  /// item can say.
  private static func rundown(_ count: Int, edition: Int = 0) -> Rundown {
    let start = Int(DeskRoom.start.components.seconds)
    return Rundown(
      name: "Day",
      items: (0..<count).map { index in
        let isRich = index % 4 == 1
        let end = start + index * 300 + 300
        return RundownItem(
          id: "\(index)", title: "Talk \(index)" + String(repeating: "!", count: edition),
          speaker: "Ada Lovelace", note: isRich ? "slides come late" : "",
          call: isRich ? "mic \(index)" : "", preset: Preset(duration: 300),
          plannedStart: end - 300, plannedEnd: end, hardEnd: isRich ? end + 60 : nil,
          minimum: isRich ? 120 : nil)
      })
  }

  /// What a desk is to show: the rundown is missing while items of it are under way.
  private struct Whole {
    let stage: StageSnapshot
    var state: OperatorState
    var withoutRundown: OperatorState

    /// What a desk makes of a stage and a state that come at once.
    init(_ stage: StageSnapshot, _ state: OperatorState) throws {
      let sent = SentStage(
        stage, session: "5e55", number: 1, room: "main", leadership: .first, flashId: 1,
        in: WireTime(start: DeskRoom.start, speed: stage.speed))
      self.stage = try sent.stage()
      let wire = WireDesk(state, start: DeskRoom.start, speed: stage.speed)
      var replica = DeskReplica()
      for item in state.rundown?.items ?? [] { replica.receive(WireItem(item)) }
      try replica.receive(wire)
      self.state = replica.state
      withoutRundown = replica.state
      withoutRundown.rundown = nil
    }
  }

  /// Compares what desks show with what the clock has published.
  private final class Watch {
    private var known: [Whole] = []
    /// How much of it each desk has reached.
    private var reached: [Int: Int] = [:]
    private(set) var mixtures = 0
    private(set) var changes = 0

    func look(at room: DeskRoom) throws {
      while known.count < room.published.count {
        let (stage, state) = room.published[known.count]
        known.append(try Whole(stage, state))
      }
      for (index, place) in room.places.enumerated() {
        guard let state = place.view?.state,
          let stage = place.desk.console.display.followed.received
        else { continue }
        let first = reached[index] ?? 0
        let found = known[first...].firstIndex {
          $0.stage == stage && ($0.state == state || $0.withoutRundown == state)
        }
        if found == nil { mixtures += 1 }
        if let found, found != first { changes += 1 }
        reached[index] = found ?? first
      }
    }

    /// The last that the clock has published.
    var last: Whole? { known.last }
  }

  private static func room(_ random: inout SplitMix64) -> DeskRoom {
    let count = random.pick([0, 0, 3, 40])
    var room = DeskRoom(
      of: debate, rundown: count == 0 ? nil : rundown(count),
      presets: [Preset(name: "Short", slot: 1, duration: 300)])
    room.isDrawn = false
    for index in room.places.indices where random.below(2) == 0 {
      room.places[index].stageDelay = .zero
    }
    return room
  }

  private static func step(_ room: inout DeskRoom, _ random: inout SplitMix64) {
    let hand = random.below(3)
    if hand < 2 {
      room.places[hand].delay = .milliseconds(random.below(500))
      if room.places[hand].stageDelay != nil {
        room.places[hand].stageDelay = .milliseconds(random.below(500))
      }
    }
    switch random.below(14) {
    case 0 where hand < 2: room.disconnect(hand)
    case 1 where hand < 2: room.connect(hand)
    case 2:
      if let rundown = room.clock.clock.state.rundown {
        room.read(Self.rundown(rundown.items.count, edition: random.below(3)))
      }
    case 3 where hand < 2: room.measure(at: hand)
    default:
      let key = random.pick(keys)
      if hand < 2 { room.press(key, at: hand) } else { room.press(key) }
    }
    room.pass(.milliseconds(random.pick([0, 10, 30, 200, 480, 1000, 3000])))
  }

  /// With delays, and losses of connections and of all that is under way; over a socket, and over a
  /// broker, where a stage has another way than the rest.
  @Test(arguments: randomSeeds(4))
  func eachDeskShowsOneStateOfTheClock(seed: UInt64) throws {
    var changes = 0
    for session in 0..<Self.sessions {
      var random = SplitMix64(seed: seed * UInt64(Self.sessions) + UInt64(session))
      var room = Self.room(&random)
      let watch = Watch()
      room.check = { try? watch.look(at: $0) }
      for _ in 0..<15 { Self.step(&room, &random) }
      for index in 0..<2 {
        room.connect(index)
        room.measure(at: index)
      }
      room.pass(seconds: 5)
      #expect(watch.mixtures == 0, "seed \(seed), session \(session)")
      changes += watch.changes
      try Self.compare(room, watch, "seed \(seed), session \(session)")
    }
    #expect(changes > Self.sessions)
  }

  /// Once all has arrived, a desk shows what the clock shows, at the same moment.
  private static func compare(_ room: DeskRoom, _ watch: Watch, _ name: String) throws {
    try watch.look(at: room)
    let clock = room.clock.clock
    var state = clock.view.state
    let sent = try #require(room.published.last?.state)
    (state.wallClock, state.zone) = (sent.wallClock, sent.zone)
    let whole = try Whole(clock.state.stage, state)
    for place in room.places {
      let view = try #require(place.view)
      #expect(view.stage == whole.stage, "\(name)")
      #expect(view.state == whole.state, "\(name)")
      #expect(view.otherClock == nil && clock.view.otherClock == nil)
      #expect(view.rundownTexts == clock.view.rundownTexts, "\(name)")
      #expect(
        view.operatorSnapshot(rows: 20) == clock.view.operatorSnapshot(rows: 20), "\(name)")
      let halfWay = try #require(place.desk.console.display.followed.offset).error
      let start = DeskRoom.start
      for (there, here) in [
        (view.moment.real.sinceStart - start, clock.moment.real.sinceStart),
        (view.moment.talk.sinceStart - start, clock.moment.talk.sinceStart),
        (view.moment.wallClock, clock.moment.wallClock),
        (view.moment.timeOfDay, clock.moment.timeOfDay),
      ] {
        let error = there - here
        #expect(max(error, .zero - error) <= halfWay + .milliseconds(1), "\(name)")
      }
    }
  }
}
