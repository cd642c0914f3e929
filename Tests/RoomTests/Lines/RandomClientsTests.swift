import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A clock, its operator, two clients that command it and two displays that show it, at random; the
/// same for the same seed.
///
/// The clock is the model: what it shows, each display shows at the same moment.
struct RandomClientsTests {
  /// A display whose own clock began at another time, as it is told of the stage in lines.
  private struct Display {
    var console: DisplayConsole
    let ahead: Duration

    init(ahead: Duration) {
      self.ahead = ahead
      console = DisplayConsole(
        DisplayConsole.Options(), size: Size(columns: 60, rows: 16),
        capabilities: Capabilities(), moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
    }

    mutating func update(_ event: Event, at now: Duration) {
      _ = console.update(
        event,
        at: Moment(Timestamp(sinceStart: now + ahead), timeOfDay: .zero, wallClock: .zero))
    }

    /// Tells that the session began at this time since 1970.
    mutating func learn(_ start: Duration, at now: Duration) {
      update(.message(.clock(.offset(ClockOffset(start - ahead, error: .zero)))), at: now)
    }
  }

  private static let start = Duration.seconds(1_795_000_000)
  private static let commands = [
    "start", "start", "stop", "toggle", "add 1m", "take 30s", "take 20m", "preset 1", "preset 2",
    "! preset 1", "! preset 2", "green", "! green", "next", "! next", "previous", "reset",
    "! reset", "undo", "! undo", "time", "help", "", "bogus", "add x", "quit",
  ]
  private static let presets = [
    Preset(name: "Short", slot: 1, duration: 60),
    Preset(
      Format(
        name: "Two",
        segments: [
          Segment(name: "A", length: 50, thresholds: .proportional(to: 50), atEnd: .next),
          Segment(
            name: "B", length: 40, thresholds: .proportional(to: 40),
            atEnd: .wait(deductsOverrun: true)),
          Segment(name: "C", length: 6000, thresholds: .proportional(to: 6000), atEnd: .stop),
        ]), slot: 2),
  ]

  private var clock: ClockConsole
  private var displays = [
    Display(ahead: .seconds(7)), Display(ahead: .seconds(-900) + .nanoseconds(333)),
  ]
  private var published = PublishedStage(
    room: "main", session: "5e55", leadership: .first, start: Self.start)
  private var now = Duration.zero
  private var hasEnded = false

  init() {
    clock = ClockConsole(
      talk: TalkSnapshot(Self.presets[0]), presets: PresetLayers(bundled: Self.presets),
      size: Size(columns: 60, rows: 16),
      moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
    for index in displays.indices { displays[index].learn(Self.start, at: now) }
    let clients = (1...2).map { id in
      var client = Client(id: id, since: .start)
      client.isWatching = true
      return client
    }
    update(.clock(.launched(LaunchInfo())))
    update(.clock(.clients(clients)))
  }

  /// Lets something happen to the clock, and tells the displays what that leads to, through the
  /// wire.
  @discardableResult
  private mutating func update(_ event: Event) -> [Effect] {
    let effects = clock.update(
      event, at: Moment(Timestamp(sinceStart: now), timeOfDay: now, wallClock: now))
    for effect in effects {
      if case .send(.stage(let stage, _)) = effect { publish(stage) }
      if case .end = effect { hasEnded = true }
    }
    return effects
  }

  private mutating func publish(_ stage: StageSnapshot) {
    published.update(stage)
    guard let line = published.line, let message = try? WireClockMessage(line),
      case .snapshot(let snapshot) = message, let read = try? snapshot.stage()
    else {
      Issue.record("not read: \(published.line ?? "")")
      return
    }
    for index in displays.indices {
      displays[index].update(.message(.clock(.stage(read))), at: now)
    }
  }

  private mutating func pass(_ time: Duration) {
    let end = now + time
    while let wake = clock.nextWake, wake.sinceStart < end, !hasEnded {
      now = max(now, wake.sinceStart)
      update(.timePassed)
    }
    now = end
    update(.timePassed)
  }

  /// What a display writes as the terminal's title: the time and the phase.
  private mutating func titles() -> (clock: String?, displays: [String?]) {
    for index in displays.indices { displays[index].update(.timePassed, at: now) }
    return (
      clock.draw().title,
      displays.indices.map { index in
        displays[index].console.draw().title
      }
    )
  }

  @Test(arguments: randomSeeds(4))
  mutating func eachDisplayShowsWhatTheClockShows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 where !hasEnded {
      switch random.below(8) {
      case 0...3: command(random.pick(Self.commands), &random, seed)
      case 4: update(.input(.key(.character(random.pick(Array(" +-12bu]".unicodeScalars))))))
      default: pass(.milliseconds(random.below(30_000)))
      }
      // The microsecond to which the wire rounds up must have passed.
      pass(.microseconds(2))
      guard !hasEnded else { return }
      let (clock, displays) = titles()
      #expect(displays == [clock, clock], "seed \(seed)")
    }
  }

  private mutating func command(
    _ line: String, _ random: inout SplitMix64, _ seed: UInt64
  ) {
    let before = clock.snapshot
    let request = ClientRequest(
      client: 1 + random.below(2), name: "remote", number: 1, line: line)
    let effects = update(.clock(.request(request)))
    let answers = effects.compactMap { effect -> ClientAnswer? in
      if case .send(.answer(let answer, _)) = effect { answer } else { nil }
    }
    #expect(answers.count == 1, "seed \(seed): \(line)")
    // What is not decided discards nothing of a running talk.
    if before.isRunning, !line.hasPrefix("!") {
      #expect(clock.snapshot.preset.format == before.preset.format, "seed \(seed): \(line)")
      #expect(!hasEnded, "seed \(seed): \(line)")
    }
  }
}
