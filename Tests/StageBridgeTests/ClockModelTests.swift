import SpeechAnnouncement
import StageDisplay
import Testing
import TimerEngine

@testable import StageBridge
@testable import StageLink

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
    var published = PublishedStage(room: "main", session: "1", start: .zero)
    func told(_ stage: StageSnapshot, at seconds: Int) throws -> [String] {
      published.update(stage)
      let now = Timestamp.start + .seconds(seconds)
      let line = try #require(try ClockLine(published.line ?? ""))
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

  /// The time of the bridge is ten milliseconds late, so the talk would have a second more than its length.
  @Test(arguments: [true, false])
  func theLengthOfATalkIsNotAnnouncedAtItsStart(isFirst: Bool) throws {
    var model = ClockModel(room: "main", .english)
    var published = PublishedStage(room: "main", session: "1", start: .zero)
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
      let line = try #require(try ClockLine(published.line ?? ""))
      #expect(model.handle(.line(line), at: now) == nil)
    }
    #expect(model.advance(to: now) == [])
    #expect(model.advance(to: now + .milliseconds(20)) == [])
    #expect(model.advance(to: start + .seconds(60)) == ["1 minute remaining."])
  }
}
