import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Bridge

/// What the bridge makes of the lines of a clock.
struct FollowedStageTests {
  /// A part of the bridge whose clock is the test.
  private struct Listener {
    var follower = Follower(ClientName("web"), as: .remote)
    var model = FollowedStage(of: "main", in: .english)
    private var published = PublishedStage(
      room: "main", session: "1", leadership: .first, start: .zero)

    init(at now: Timestamp = .start) { open(at: now) }

    mutating func open(at now: Timestamp) { _ = receive(follower.open(at: now), at: now) }

    mutating func close() { _ = receive(follower.close(), at: .start) }

    /// Hears a line; returns what is announced.
    mutating func hear(_ line: String, at now: Timestamp = .start) -> [String] {
      receive(follower.receive([line], at: now), at: now)
    }

    /// Learns that the session's time is so many seconds ahead of its own.
    mutating func learnTime(ahead seconds: Int = 0, at now: Timestamp = .start) {
      let sent = now.sinceStart.microseconds
      _ = hear(
        #"{"sync":{"sent":\#(sent),"time":\#(sent + Int64(seconds) * 1_000_000)}}"#, at: now)
    }

    mutating func hear(_ stage: StageSnapshot, at now: Timestamp = .start) -> [String] {
      published.update(stage)
      return hear(published.line ?? "", at: now) + advance(to: now)
    }

    mutating func advance(to now: Timestamp) -> [String] {
      model.advance(to: now).texts(in: model.language)
    }

    private mutating func receive(_ news: [Follower.RoomNews], at now: Timestamp) -> [String] {
      for news in news { #expect(news.news.fault == nil) }
      return news.flatMap { model.receive($0.news, at: now) }.texts(in: model.language)
    }
  }

  /// A clock that is killed may still take a connection, and never says anything there.
  @Test func theClocksTimeIsKeptUntilAnotherConnectionMeasuresIt() {
    var listener = Listener()
    listener.learnTime(ahead: 5)
    listener.close()
    listener.open(at: .start)
    #expect(listener.hear(#"{"heartbeat":{"number":1,"session":"1"}}"#) == [])
    #expect(listener.model.sessionTime(at: .start) == 5_000_000)
    // No command has a deadline by the time of another clock.
    #expect(listener.follower.sessionTime(at: .start) == nil)

    listener.learnTime(ahead: 7)
    #expect(listener.model.sessionTime(at: .start) == 7_000_000)
  }

  private static let preset = Preset(
    duration: 12, thresholds: PhaseThresholds(yellow: 10, red: 4) ?? .proportional(to: 12))

  private static func running(
    _ preset: Preset = preset, for seconds: Int = 12, since start: Timestamp = .start
  ) -> StageSnapshot {
    StageSnapshot(
      TalkSnapshot(
        preset, run: .running(deadline: start + .seconds(seconds), since: start),
        startedAt: start))
  }

  /// At yellow the clock flashes, and the snapshot with that may come before the bridge wakes.
  @Test func aSnapshotAtThePhaseItTellsOfSwallowsNoAnnouncement() {
    var listener = Listener()
    listener.learnTime()
    var stage = Self.running()
    #expect(listener.hear(stage) == [])
    let yellow = Timestamp.start + .seconds(2)
    stage.flash = Flash(lamp: .yellow, start: yellow, pulses: 1)
    #expect(listener.hear(stage, at: yellow) == ["Yellow. 10 seconds remaining."])
    stage.flash = nil
    #expect(listener.hear(stage, at: .start + .seconds(3)) == [])
  }

  /// What is known of a time and a stage: a talk of twelve seconds that began at the start.
  private static func model(_ change: (inout StageSnapshot) -> Void = { _ in }) -> FollowedStage {
    var stage = running()
    change(&stage)
    var listener = Listener()
    listener.learnTime()
    _ = listener.hear(stage)
    return listener.model
  }

  @Test func theStateIsWhatADisplayShows() {
    let model = Self.model()
    let now = Timestamp.start + .seconds(3)
    let state = model.state(at: now)
    #expect(state.shown == 9 && state.phase == .yellow)
    #expect(state.text == "00:09 YELLOW")
    #expect(model.nextChange(after: now) == now + .seconds(1) + .microseconds(1))
  }

  /// Another time and another picture leave the talk where it is; what loads, starts or stops one
  /// does not.
  @Test func thePlaceChangesWithTheTalk() throws {
    func place(_ change: (inout StageSnapshot) -> Void) throws -> String {
      let place = Self.model(change).place
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
    #expect(FollowedStage(of: "main", in: .english).place == nil)
  }

  @Test func theLastStageStaysForTenSeconds() {
    var model = Self.model { $0.ended = "DONE 0:12" }
    #expect(model.nextChange(after: .start) == .start + .seconds(10))
    _ = model.advance(to: .start + .milliseconds(9_999))
    #expect(model.stageId != "none")
    _ = model.advance(to: .start + .seconds(10))
    #expect(model.stageId == "none")
    #expect(model.nextChange(after: .start + .seconds(10)) == nil)
  }

  /// The time of the bridge is ten milliseconds late, so the talk would have a second more than its
  /// length.
  @Test(arguments: [true, false])
  func atItsStartATalkShowsAtMostItsLength(isFirst: Bool) {
    let now = Timestamp.start + .milliseconds(990)
    var listener = Listener(at: now)
    listener.learnTime(at: now)
    let start = Timestamp.start + .seconds(1)
    let preset = Preset(duration: 120)
    let running = Self.running(preset, for: 120, since: start)
    for stage in isFirst ? [running] : [StageSnapshot(TalkSnapshot(preset)), running] {
      #expect(listener.hear(stage, at: now) == [])
    }
    let model = listener.model
    #expect(model.reading(at: now)?.remainingSecond == 120 && model.state(at: now).shown == 120)
    #expect(model.state(at: now).text == "02:00 GREEN")
    #expect(listener.advance(to: now + .milliseconds(20)) == [])
    #expect(listener.advance(to: start + .seconds(60)) == ["1 minute remaining."])
  }

  /// Everybody shows hours once a talk is that long.
  @Test func aTalkThatPassesAHundredMinutesHasHours() {
    let preset = Preset(duration: 6000)
    var listener = Listener()
    listener.learnTime()
    _ = listener.hear(Self.running(preset, for: 6000))
    #expect(listener.model.title(at: .start) == "1:40:00 GREEN")
  }
}
