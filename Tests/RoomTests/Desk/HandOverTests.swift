import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A clock is handed over to a desk while disks are slow, links are cut and people go on working.
///
/// Time is simulated: an fsync takes up to two seconds, a line up to 150 ms. `make soak` tries a
/// hundred times as many.
struct HandOverTests {
  /// What became of the hand-overs with a cut at one place.
  private struct Row {
    var rounds = 0, handedOver = 0, givenUp = 0, withoutClock = 0, twoClocks = 0, lost = 0
    var longestGap = Duration.zero
    /// The longest time without a clock where the link has died between the last two lines.
    var longestWait = Duration.zero

    var cells: [String] {
      [rounds, handedOver, givenUp, withoutClock, twoClocks, lost].map(String.init)
        + [longestGap, longestWait].map { "\(Int($0 / .milliseconds(1))) ms" }
    }
  }

  @Test func thereAreNeverTwoClocksAndNothingIsLost() {
    var rows: [SimulatedHandOver.Cut: Row] = [:]
    for seed in randomSeeds(200) {
      var room = SimulatedHandOver(seed: seed)
      room.run()
      var row = rows[room.cut] ?? Row()
      row.rounds += 1
      switch (room.isClock, room.isDeskClock) {
      case (true, true): row.twoClocks += 1
      case (true, false): row.givenUp += 1
      case (false, true): row.handedOver += 1
      case (false, false): row.withoutClock += 1
      }
      if room.hadTwoClocks { row.twoClocks += 1 }
      if !room.hasAll { row.lost += 1 }
      if room.wasTakenByHand {
        row.longestWait = max(row.longestWait, room.gap)
      } else {
        row.longestGap = max(row.longestGap, room.gap)
      }
      rows[room.cut] = row
      #expect(!room.hadTwoClocks && !(room.isClock && room.isDeskClock), "seed \(seed)")
      #expect(room.isClock || room.isDeskClock, "seed \(seed)")
      #expect(room.hasAll, "seed \(seed): \(room.done)")
      // Only a word that was sent and never came leaves the room without a clock.
      #expect(!room.wasTakenByHand || room.cut == .lastWord, "seed \(seed)")
      #expect(room.wasTakenByHand || room.gap <= .milliseconds(200), "seed \(seed): \(room.gap)")
    }
    print(
      "HandOverTests: link cut | rounds | handed over | given up | no clock | two | lost | gap | by hand"
    )
    for cut in SimulatedHandOver.Cut.allCases {
      guard let row = rows[cut] else { continue }
      print("HandOverTests: \(cut) |", row.cells.joined(separator: " | "))
    }
    #expect(rows.values.contains { $0.handedOver > 0 } && rows.values.contains { $0.givenUp > 0 })
  }
}

/// One hand-over: a clock, a desk, their disks and the link between them.
private struct SimulatedHandOver {
  /// The line with which the link dies.
  enum Cut: CaseIterable, Hashable {
    case nowhere, request, ready
    /// The last line was sent, and does not arrive.
    case lastWord
    /// The last line cannot be sent, as the clock notices.
    case lastWordUnsent
  }

  private enum Place { case clock, desk }
  private struct Happening {
    let at: Duration
    let order: Int
    let place: Place
    let event: Event
  }

  let cut: Cut
  private var random: SplitMix64
  private var clock: ClockConsole
  private var desk: DeskConsole
  private var now = Duration.zero
  private var waiting: [Happening] = []
  private var count = 0
  private var isCut = false
  /// When the last line arrives at a place.
  private var lastArrival: [Place: Duration] = [:]
  private let fsync: Duration
  private let clockFsync: Duration
  private let leadership = Leadership(freshLineage: 1, leader: 2)
  private var holders: UInt128 = 3

  /// Whether each of them is the clock of the room.
  private(set) var isClock = true
  private(set) var isDeskClock = false
  private(set) var hadTwoClocks = false
  /// How long the room had no clock, and since when it has none.
  private(set) var gap = Duration.zero
  private var withoutSince: Duration?
  /// Whether the operator of the desk had to press T.
  private(set) var wasTakenByHand = false
  /// What was answered as done, and what the desk would go on with.
  private(set) var done: [String] = []
  private var lastStage: StageSnapshot?
  private var prepared: StageSnapshot?

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    cut = Cut.allCases.randomElement(using: &random) ?? .nowhere
    // Half of the disks are quick.
    func delay() -> Duration {
      .milliseconds(Int.random(in: 0...(Bool.random(using: &random) ? 50 : 2000), using: &random))
    }
    (fsync, clockFsync) = (delay(), delay())
    self.random = random
    let size = Size(columns: 100, rows: 24)
    clock = ClockConsole(
      talk: TalkSnapshot(Preset(duration: 300)), size: size, moment: Self.moment(.zero))
    var options = DisplayConsole.Options()
    options.name = "left"
    desk = DeskConsole(
      options, settings: Settings(), size: size, capabilities: Capabilities(),
      moment: Self.moment(.zero))
  }

  private static func moment(_ passed: Duration) -> Moment {
    Moment(
      Timestamp(sinceStart: passed), timeOfDay: .seconds(14 * 3600) + passed,
      wallClock: .seconds(50_000) + passed)
  }

  private mutating func milliseconds(_ range: ClosedRange<Int>) -> Duration {
    .milliseconds(Int.random(in: range, using: &random))
  }

  private mutating func add(_ event: Event, at place: Place, after delay: Duration) {
    count += 1
    waiting.append(Happening(at: now + delay, order: count, place: place, event: event))
  }

  /// Sends a line to a place, unless the link is cut; lines never overtake one another.
  private mutating func send(_ event: Event, to place: Place) {
    guard !isCut else { return }
    let arrival = max(now + milliseconds(1...150), lastArrival[place] ?? .zero)
    lastArrival[place] = arrival
    add(event, at: place, after: arrival - now)
  }

  /// The link dies; each end may notice that some time later, or not at all.
  private mutating func cutLink() {
    isCut = true
    if Bool.random(using: &random) {
      add(.clock(.clients([])), at: .clock, after: milliseconds(0...6000))
    }
    add(.message(.clock(.lost(nil))), at: .desk, after: milliseconds(0...6000))
  }

  // MARK: The day

  mutating func run() {
    var client = Client(id: 7, since: .start)
    (client.name, client.kind, client.isWatching) = ("left", .desk, true)
    client.size = Size(columns: 80, rows: 24)
    for message in [
      .offset(ClockOffset(.zero, error: .milliseconds(1))), .leadership(leadership, nil),
    ] as [ClockMessage] {
      add(.message(.clock(message)), at: .desk, after: .zero)
    }
    add(.clock(.clients([client])), at: .clock, after: .milliseconds(1))
    if Bool.random(using: &random) { press(" ", after: .milliseconds(600)) }
    press("H", after: .milliseconds(1500))
    press("H", after: .milliseconds(1900))
    // People go on working.
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let line = ["add 1m", "message Time", "blackout on", "take 10s"].randomElement(using: &random)
      add(
        .clock(
          .request(ClientRequest(client: 8, name: "tablet", number: number, line: line ?? "time"))),
        at: .clock, after: milliseconds(500...20_000))
    }
    while now < .seconds(60) {
      let next = waiting.min { ($0.at, $0.order) < ($1.at, $1.order) }
      let wakes = [
        next?.at, isClock ? clock.nextWake?.sinceStart : nil,
        isDeskClock ? nil : desk.nextWake?.sinceStart,
      ]
      guard let moment = wakes.compactMap({ $0 }).min(), moment < .seconds(60) else { break }
      // A console that wants to wake at once does so a moment later.
      now = max(now + (next?.at == moment ? .zero : .microseconds(100)), moment)
      if let next, next.at <= now {
        waiting.removeAll { $0.order == next.order }
        happen(next.event, at: next.place)
      } else {
        happen(.timePassed, at: .clock)
        happen(.timePassed, at: .desk)
      }
    }
    if let withoutSince { gap += now - withoutSince }
  }

  private mutating func press(_ key: Character, after delay: Duration, at place: Place = .clock) {
    for scalar in key.unicodeScalars {
      add(.input(.key(.character(scalar))), at: place, after: delay)
    }
  }

  private mutating func happen(_ event: Event, at place: Place) {
    let moment = Self.moment(now)
    switch place {
    case .clock:
      guard isClock else { return }
      for effect in clock.update(event, at: moment) where isClock { perform(atClock: effect) }
    case .desk:
      guard !isDeskClock else { return }
      for effect in desk.update(event, at: moment) where !isDeskClock { perform(atDesk: effect) }
      pressIfThereIsNoClock()
    }
  }

  // MARK: The clock's end

  private mutating func perform(atClock effect: Effect) {
    switch effect {
    case .send(.stage(let stage, let state)):
      lastStage = stage
      send(.message(.clock(.stage(stage, state))), to: .desk)
      send(.message(.clock(.desk(.sent("\(stage.talk.run)")))), to: .desk)
    case .send(.answer(let answer, let request)):
      if answer.status == .done { done.append(request.line) }
    case .send(.handOver(_, let deadline)):
      if cut == .request { cutLink() }
      send(.message(.clock(.desk(.handOver(by: deadline)))), to: .desk)
    case .send(.yours(_, let holder)):
      if cut == .lastWord || cut == .lastWordUnsent { cutLink() }
      send(.message(.clock(.desk(.yours(holder: holder.leaderText)))), to: .desk)
      let isSaid = cut != .lastWordUnsent
      count += 1
      // At once: nothing happens in between.
      happen(.clock(.said(isSaid)), at: .clock)
    case .send(.tooLate(_, let holder)):
      send(.message(.clock(.desk(.tooLate(holder: holder.leaderText)))), to: .desk)
    case .save(.giveTalks(let stepDown)):
      let fails = Int.random(in: 0..<20, using: &random) == 0
      add(
        .storage(.given(to: stepDown.holder, failure: fails ? "disk full" : nil)), at: .clock,
        after: clockFsync * 2)
    case .end:
      isClock = false
      if !isDeskClock { withoutSince = now }
    default: break
    }
  }

  // MARK: The desk's end

  private mutating func perform(atDesk effect: Effect) {
    switch effect {
    case .save(.desk(.prepare)): prepare(begins: false)
    case .save(.desk(.takeOver)): prepare(begins: true)
    case .ask(.ready(let holder, let takenOver)):
      if cut == .ready { cutLink() }
      send(.clock(.ready(7, StepDown(holder, takenOver, sessionStart: .zero))), to: .clock)
    case .save(.desk(.begin)):
      add(
        .storage(.takeOver(.ready(leadership.next(leader: holders), takenOver))), at: .desk,
        after: .zero)
    case .end(.takenOver):
      isDeskClock = true
      if isClock { hadTwoClocks = true }
      if let withoutSince { gap += now - withoutSince }
      withoutSince = nil
    default: break
    }
  }

  /// What the desk has heard last of the stage.
  private var lastHeard: StageSnapshot? { desk.view?.stage }

  private var takenOver: TakenOver {
    TakenOver(by: "left", at: .start + now, lastHeard: .start + now)
  }

  /// Everything is on disk after at most eight fsyncs.
  private mutating func prepare(begins: Bool) {
    prepared = lastHeard
    holders += 1
    let holder = leadership.next(leader: holders)
    add(
      .storage(.takeOver(begins ? .ready(holder, takenOver) : .prepared(holder, takenOver))),
      at: .desk,
      after: fsync * Int.random(in: 3...8, using: &random))
  }

  /// The operator takes over by hand once the room has no clock and the desk says what to do.
  private mutating func pressIfThereIsNoClock() {
    guard !isClock, !isDeskClock, !wasTakenByHand,
      desk.notice?.texts.contains(where: { $0.contains("T") }) == true,
      now - (withoutSince ?? now) > .seconds(4)
    else { return }
    wasTakenByHand = true
    press("T", after: .seconds(1), at: .desk)
    press("T", after: .milliseconds(1500), at: .desk)
  }

  // MARK: What must be

  /// Whether the clock that goes on has all that was done.
  var hasAll: Bool {
    guard isDeskClock, !isClock else { return true }
    guard let last = lastStage, let prepared else { return false }
    return last.talk.run == prepared.talk.run && last.message == prepared.message
      && last.isBlackedOut == prepared.isBlackedOut
  }
}
