import TimerTestSupport

@testable import TimerEngine

// A talk whose commands read as verbs, for tests that only look at how it stands.
extension Talk {
  init(_ preset: Preset, run: TalkSnapshot.Run? = nil, at now: Timestamp = .start) {
    self.init(TalkSnapshot(preset, run: run, at: now), at: now)
  }

  @discardableResult
  private mutating func events(of command: TalkCommand, at now: Timestamp) -> [TalkEvent] {
    (try? apply(command, at: now)) ?? []
  }

  mutating func start(at now: Timestamp) { events(of: .start, at: now) }
  mutating func restore(_ earlier: TalkSnapshot, at now: Timestamp) {
    events(of: .restore(earlier), at: now)
  }
  mutating func stop(at now: Timestamp) { events(of: .stop, at: now) }
  mutating func load(_ preset: Preset, at now: Timestamp) { events(of: .load(preset), at: now) }
  mutating func tap(_ lamp: Lamp, at now: Timestamp) { events(of: .go(lamp), at: now) }
  mutating func back(at now: Timestamp) { events(of: .back, at: now) }
  mutating func hold(_ lamp: Lamp, at now: Timestamp) throws(Refusal) {
    _ = try apply(.assign(lamp), at: now)
  }
  /// Returns whether anything changed.
  mutating func set(by seconds: Int, at now: Timestamp = .start) -> Bool {
    !events(of: .adjust(by: seconds), at: now).isEmpty
  }
  /// Returns whether anything changed.
  mutating func add(_ seconds: Int, at now: Timestamp) -> Bool {
    !events(of: .add(seconds), at: now).isEmpty
  }
  /// Returns by how much the start was moved.
  mutating func startFromIdle(at now: Timestamp) -> Duration {
    defer { events(of: .backdate, at: now) }
    return snapshot.idleTimeBeforeStart(at: now)
  }
  mutating func run(until finish: TalkSnapshot.Finish, at now: Timestamp) {
    events(of: .run(until: finish), at: now)
  }

  var run: TalkSnapshot.Run { snapshot.run }
  var idleSince: Timestamp { snapshot.idleSince }
  var finish: TalkSnapshot.Finish? { snapshot.finish }
  var talk: Preset { snapshot.preset }
  var greenTime: Int { snapshot.greenTime }
  var thresholds: PhaseThresholds { snapshot.thresholds }
  var isRunning: Bool { snapshot.isRunning }
  var isReady: Bool { snapshot.isReady }
  func remaining(at now: Timestamp) -> Duration { snapshot.remaining(at: now) }
  func remainingSecond(at now: Timestamp) -> Int { snapshot.remainingSecond(at: now) }
  func phase(at now: Timestamp) -> Phase? { snapshot.phase(at: now) }
  func nextChange(after now: Timestamp) -> Timestamp? { snapshot.nextChange(after: now) }
  func time(of lamp: Lamp) -> Int? { snapshot.time(of: lamp) }
}

extension Talk: Equatable {
  /// Whether they stand the same, whatever was told of them and counted for the report.
  static func == (first: Talk, second: Talk) -> Bool { first.standing == second.standing }

  private var standing: TalkSnapshot {
    var standing = snapshot
    standing.tally = nil
    return standing
  }
}
