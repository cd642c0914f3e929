import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Bridge
@testable import Room

struct ClockModelTests {
  /// A clock that is killed may still take a connection, and never says anything there.
  @Test func theClocksTimeIsKeptUntilAnotherConnectionHasALine() {
    var model = ClockModel(room: "main", .english)
    for event in [.connected, .line(.sync(sent: 0, time: 5_000_000)), .lost, .connected, .lost]
      as [RoomLink.Event]
    {
      #expect(model.handle(event, at: .start) == nil)
    }
    #expect(model.sessionTime(at: .start) == 5_000_000)

    for event in [.connected, .line(.heartbeat(session: "", number: 1))] as [RoomLink.Event] {
      #expect(model.handle(event, at: .start) == nil)
    }
    #expect(model.sessionTime(at: .start) == nil)
  }

  /// At yellow the clock flashes, and the snapshot with that may come before the bridge wakes.
  @Test func aSnapshotAtThePhaseItTellsOfSwallowsNoAnnouncement() throws {
    var model = ClockModel(room: "main", .english)
    var published = PublishedStage(room: "main", session: "1", leadership: .first, start: .zero)
    func told(_ stage: StageSnapshot, at seconds: Int) throws -> [String] {
      published.update(stage)
      let now = Timestamp.start + .seconds(seconds)
      let line = try #require(try WireClockMessage(published.line ?? ""))
      #expect(model.handle(.line(line), at: now) == nil)
      return model.advance(to: now)
    }
    #expect(model.handle(.connected, at: .start) == nil)
    #expect(model.handle(.line(.sync(sent: 0, time: 0)), at: .start) == nil)

    let preset = Preset(
      duration: 12, thresholds: PhaseThresholds(yellow: 10, red: 4) ?? .proportional(to: 12))
    var stage = StageSnapshot(
      TalkSnapshot(
        preset, run: .running(deadline: .start + .seconds(12), since: .start), startedAt: .start))
    #expect(try told(stage, at: 0) == [])
    stage.flash = Flash(lamp: .yellow, start: .start + .seconds(2), pulses: 1)
    #expect(try told(stage, at: 2) == ["Yellow. 10 seconds remaining."])
    stage.flash = nil
    #expect(try told(stage, at: 3) == [])
  }

  /// A model that knows the time and a stage: a talk of twelve seconds that began at the start.
  private static func model(_ change: (inout StageSnapshot) -> Void = { _ in }) throws -> ClockModel
  {
    let preset = Preset(
      duration: 12, thresholds: PhaseThresholds(yellow: 10, red: 4) ?? .proportional(to: 12))
    var stage = StageSnapshot(
      TalkSnapshot(
        preset, run: .running(deadline: .start + .seconds(12), since: .start), startedAt: .start))
    change(&stage)
    var published = PublishedStage(room: "main", session: "1", leadership: .first, start: .zero)
    published.update(stage)
    let line = try #require(try WireClockMessage(published.line ?? ""))
    var model = ClockModel(room: "main", .english)
    for event in [.connected, .line(.sync(sent: 0, time: 0)), .line(line)] as [RoomLink.Event] {
      #expect(model.handle(event, at: .start) == nil)
    }
    return model
  }

  @Test func theStateIsWhatADisplayShows() throws {
    let model = try Self.model()
    let now = Timestamp.start + .seconds(3)
    let state = model.state(at: now)
    #expect(state.shown == 9 && state.phase == .yellow)
    #expect(state.text == "00:09 YELLOW")
    #expect(model.nextWake(after: now) == now + .seconds(1) + .microseconds(1))
  }

  /// Another time and another picture leave the talk where it is; what loads, starts or stops one
  /// does not.
  @Test func thePlaceChangesWithTheTalk() throws {
    func place(_ change: (inout StageSnapshot) -> Void) throws -> String {
      let place = try Self.model(change).place
      return try #require(place)
    }
    func run(_ talk: TalkSnapshot, since start: Int, seconds: Int) -> TalkSnapshot {
      let start = Timestamp.start + .seconds(start)
      return TalkSnapshot(
        talk.preset, run: .running(deadline: start + .seconds(seconds), since: start),
        startedAt: start)
    }
    let seen = try place { _ in }
    #expect(try place { $0.message = "Hello" } == seen)
    #expect(try place { $0.isBlackedOut = true } == seen)
    #expect(try place { $0.talk = run($0.talk, since: 0, seconds: 72) } == seen)

    #expect(try place { $0.talk = run($0.talk, since: 1, seconds: 12) } != seen)
    #expect(try place { $0.talk = TalkSnapshot($0.talk.preset) } != seen)
    #expect(
      try place {
        $0.talk = TalkSnapshot(
          $0.talk.preset, run: .paused(remaining: .seconds(5)), startedAt: .start,
          at: .start + .seconds(7))
      } != seen)
    #expect(try place { $0.rundown = StageRundown(line: "", edition: 1) } != seen)
    #expect(ClockModel(room: "main", .english).place == nil)
  }

  @Test func theLastStageStaysForTenSeconds() throws {
    var model = try Self.model { $0.ended = "DONE 0:12" }
    #expect(model.nextWake(after: .start) == .start + .seconds(10))
    _ = model.advance(to: .start + .milliseconds(9_999))
    #expect(model.stageId != "none")
    _ = model.advance(to: .start + .seconds(10))
    #expect(model.stageId == "none")
    #expect(model.nextWake(after: .start + .seconds(10)) == nil)
  }

  /// The time of the bridge is ten milliseconds late, so the talk would have a second more than its
  /// length.
  @Test(arguments: [true, false])
  func atItsStartATalkShowsAtMostItsLength(isFirst: Bool) throws {
    var model = ClockModel(room: "main", .english)
    var published = PublishedStage(room: "main", session: "1", leadership: .first, start: .zero)
    let now = Timestamp.start + .milliseconds(990)
    #expect(model.handle(.connected, at: now) == nil)
    #expect(model.handle(.line(.sync(sent: 990_000, time: 990_000)), at: now) == nil)
    let start = Timestamp.start + .seconds(1)
    let preset = Preset(duration: 120)
    let ready = TalkSnapshot(preset)
    let running = TalkSnapshot(
      preset, run: .running(deadline: start + .seconds(120), since: start), startedAt: start)
    for talk in isFirst ? [running] : [ready, running] {
      published.update(StageSnapshot(talk))
      let line = try #require(try WireClockMessage(published.line ?? ""))
      #expect(model.handle(.line(line), at: now) == nil)
    }
    #expect(model.reading(at: now)?.remainingSecond == 120 && model.state(at: now).shown == 120)
    #expect(model.state(at: now).text == "02:00 GREEN")
    #expect(model.advance(to: now) == [])
    #expect(model.advance(to: now + .milliseconds(20)) == [])
    #expect(model.advance(to: start + .seconds(60)) == ["1 minute remaining."])
  }
}
