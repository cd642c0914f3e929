import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// What a clock that takes over resumes from: the files of the desk become those of the room.
struct ContinuedClockTests {
  private let home: TemporaryFolder
  private let state: UserFolder
  private static let leadership = Leadership(freshLineage: 1, leader: 2)
  private static let kept = BackupTalk(of: leadership, offsetError: .milliseconds(1))
  /// The session's time is that of this machine, and some hours more.
  private static let ahead = Duration.seconds(10_000)

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    state = UserFolder(path: home.path(of: "state"))
  }

  private var files: BackupFiles {
    get throws { BackupFiles(in: state, of: Self.leadership) }
  }

  /// Keeps what time it is in the session, and a stage of which moments count from now.
  private func keep(_ talk: TalkSnapshot, room: String = "main", message: String? = nil) throws {
    let clocks = ClockReading.now
    let sessionTime = clocks.sinceBoot + Self.ahead
    try files.write(
      BackupFiles.Clock(
        Self.leadership, sessionTime: sessionTime, error: .milliseconds(1), clocks: clocks))
    var stage = StageSnapshot(talk)
    stage.message = message
    var published = PublishedStage(
      room: room, session: "5e55", leadership: Self.leadership, start: sessionTime)
    published.update(stage)
    try files.write(try #require(published.sent?.json), to: .stage)
  }

  /// A talk of five minutes that was started a minute ago.
  private static func running(left: Int = 240) -> TalkSnapshot {
    TalkSnapshot(
      Preset(duration: 300),
      run: .running(deadline: .start + .seconds(left), since: .start - .seconds(60)),
      startedAt: .start - .seconds(60))
  }

  private static func record(of talk: TalkSnapshot) -> TalkRecord? {
    TalkRecord(talk, at: .start, of: .first, clocks: .now)
  }

  private func continued() throws -> ContinuedClock {
    let clock = try ContinuedClock(Self.kept, in: state, takenOverBy: "left")
    try clock.begin()
    return clock
  }

  /// The record of the room's talk on this machine.
  private func recorded(_ name: String = "talk") throws -> TalkRecord? {
    let text = home.text(of: "state/\(name).json")
    return text.isEmpty ? nil : try TalkRecord(Array(text.utf8), file: "")
  }

  private static func areSame(_ one: Duration?, _ other: Duration) -> Bool {
    guard let one else { return false }
    return one - other < .seconds(5) && other - one < .seconds(5)
  }

  /// A desk offers the talks of the room that it was started for, or of any room if none was named.
  @Test(arguments: [("hall", "hall", true), ("hall", "main", false), ("hall", nil, true)])
  func onlyTheTalksOfTheNamedRoomAreOffered(kept: String, named: String?, isOffered: Bool) throws {
    try keep(Self.running(), room: kept)
    let room = try named.map { try #require(RoomName($0)) }
    #expect((BackupTalks.last(in: state, of: room) != nil) == isOffered)
  }

  // MARK: The talk

  @Test func theTalkGoesOnUnderTheNextTerm() throws {
    try keep(Self.running())
    try files.write(Self.record(of: Self.running()))
    let clock = try continued()
    let record = try #require(try recorded())
    #expect(record.leadership == clock.leadership)
    #expect(clock.leadership.rank.epoch == 2)
    #expect(clock.leadership.lineage == Self.leadership.lineage)
    #expect(record.isRunning)
    #expect(Self.areSame(record.remaining, .seconds(240)))
    #expect(clock.takenOver.desk == "left")
    #expect(clock.number == 1)
  }

  /// A fenced clock has heard of a higher term than the term of the talk that it has kept.
  @Test func theNewTermIsOneHigherThanTheHighestKnown() throws {
    try keep(Self.running())
    let highest = Leadership(Self.leadership.lineage, Rank(epoch: 6, leader: 3))
    let talk = BackupTalk(of: Self.leadership, highest: highest, offsetError: .milliseconds(1))
    let clock = try ContinuedClock(talk, in: state, takenOverBy: "left")
    #expect(clock.leadership.rank.epoch == 7)
  }

  /// The stage comes before the record, which a slow line may not have brought any more.
  @Test func whatTheStageToldLastCounts() throws {
    try files.write(Self.record(of: Self.running()))
    try keep(
      TalkSnapshot(
        Preset(duration: 300), run: .paused(remaining: .seconds(100)),
        startedAt: .start - .seconds(60)))
    _ = try continued()
    let record = try #require(try recorded())
    #expect(!record.isRunning)
    #expect(record.remaining == .seconds(100))
  }

  /// The record has not arrived at all.
  @Test func theStageAloneIsEnough() throws {
    try keep(Self.running())
    _ = try continued()
    #expect(Self.areSame(try recorded()?.remaining, .seconds(240)))
  }

  /// Another talk was loaded since the record.
  @Test func aTalkThatHasEndedIsNotTakenOver() throws {
    try files.write(Self.record(of: Self.running()))
    try keep(TalkSnapshot(Preset(duration: 600)))
    let clock = try continued()
    #expect(try recorded() == nil)
    #expect(clock.stage(at: .now)?.talk.run == .ready(600))
  }

  @Test func aRoomKeepsItsName() throws {
    try keep(Self.running(), room: "hall")
    let clock = try continued()
    #expect(clock.room.description == "hall" && clock.speed == 1)
    #expect(try recorded("room-hall") != nil)
  }

  @Test func theStageIsAsItWas() throws {
    try keep(Self.running(), message: "Fire drill")
    let clock = try continued()
    let stage = try #require(clock.stage(at: .now))
    #expect(stage.message == "Fire drill")
    guard case .running(let deadline, _) = stage.talk.run else {
      Issue.record("\(stage.talk.run)")
      return
    }
    #expect(Self.areSame(deadline.sinceStart, .seconds(240)))
    let passed = ClockReading.now.sinceBoot + Self.ahead - clock.sessionTime(at: .now)
    #expect(passed < .milliseconds(100) && passed > .milliseconds(-100))
  }

  // MARK: What was there before

  @Test func aRecordOfThisMachineIsPutAside() throws {
    try home.write("run: ready\n", to: "state/talk.json")
    try keep(Self.running())
    _ = try continued()
    let names = home.names(in: "state")
    #expect(names.contains { $0.hasPrefix("talk.json.before-take-over-") }, "\(names)")
    #expect(try recorded() != nil)
  }

  /// Ends that were heard count from now on as told by the new leader.
  @Test func theReportIsWrittenAnew() throws {
    let line = """
      {"id":"a-1","room":"main","start":"2026-12-04T08:00:00Z","end":"2026-12-04T08:18:00Z",\
      "planned":1080,"net":1080,"term":1,"holder":"\(Self.leadership.leaderText)"}
      """
    try files.write(line + "\n", to: .report)
    try keep(Self.running())
    let clock = try continued()
    let report = home.text(of: "state/talks.jsonl")
    #expect(report.contains("\"id\":\"a-1\"") && report.contains("\"term\":2"), "\(report)")
    #expect(report.contains(clock.leadership.leaderText))
  }

  // MARK: Handing over

  /// The names of what is in the state folder, without what a desk keeps.
  private var roomNames: [String] {
    home.names(in: "state").filter { !$0.hasPrefix(".") && $0 != "desk" && $0 != "talk.lock" }
      .sorted()
  }

  /// A hand-over that is given up leaves nothing but what was there before.
  @Test func whatIsOnlyPreparedIsNoClock() throws {
    try home.write("run: ready\n", to: "state/talk.json")
    try keep(Self.running())
    try files.write("name: Day", to: .file)
    let clock = try ContinuedClock(Self.kept, in: state, takenOverBy: "left")
    #expect(roomNames == ["talk.json"])
    #expect(home.text(of: "state/talk.json") == "run: ready\n")
    #expect(try files.preparedRank == clock.leadership.rank)
    clock.forget()
    #expect(roomNames == ["talk.json"])
    #expect(try files.preparedRank == nil)
    #expect(try !files.text(of: .stage).isEmpty)
    // The room is free again.
    #expect(try continued().leadership.rank.epoch == 2)
  }

  /// The earlier clock may have heard of a leader that was ready and then was not the clock.
  @Test func whoTakesOverAfterBeingReadyHasAHigherTerm() throws {
    try keep(Self.running())
    let ready = try ContinuedClock(Self.kept, in: state, takenOverBy: "left")
    ready.record.close()
    #expect(try continued().leadership.rank.epoch == 3)
    #expect(try files.preparedRank == nil)
  }

  /// The program is killed after the rename, while files go to their places.
  @Test(arguments: 0...3)
  func whatHasBegunIsFinishedByTheNextStart(moved: Int) throws {
    try home.write("run: ready\n", to: "state/talk.json")
    try keep(Self.running())
    let line = """
      {"id":"a-1","room":"main","start":"2026-12-04T08:00:00Z","end":"2026-12-04T08:18:00Z",\
      "planned":1080,"net":1080,"term":1,"holder":"\(Self.leadership.leaderText)"}
      """
    try files.write(line + "\n", to: .report)
    try files.write("rundown: {items: [{id: a, talk: 5m}]}", to: .file)
    let clock = try ContinuedClock(Self.kept, in: state, takenOverBy: "left")
    clock.record.close()
    let lineage = Self.leadership.lineageText
    let rank = clock.leadership.rank
    try home.rename(
      "state/desk/\(lineage)/prepared-\(rank.epoch)-\(rank.leaderText)", to: "state/taken-over-talk"
    )
    let names = home.names(in: "state/taken-over-talk").filter { !$0.hasPrefix(".") }.sorted()
    #expect(names == ["rundown-main.json", "rundown-main.yaml", "talk.json", "talks.jsonl"])
    // As many as were moved before the kill.
    for name in names.prefix(moved) where name != "rundown-main.json" {
      if name == "talk.json" { home.remove("state/talk.json") }
      try home.rename("state/taken-over-talk/\(name)", to: "state/\(name)")
    }
    for _ in 1...2 {
      #expect(UserStorage.settle(.main, in: state).isEmpty)
      #expect(try recorded()?.leadership == clock.leadership)
      #expect(home.text(of: "state/rundown-main.yaml").contains("id: a"))
      #expect(home.text(of: "state/talks.jsonl").contains("a-1"))
    }
    try PreparedFiles.finish(in: state, record: "talk")
    #expect(!home.names(in: "state").contains("taken-over-talk"))
  }

  /// What was heard last need not be on disk.
  @Test func aHandOverHasWhatWasHeardLast() throws {
    try keep(Self.running())
    try files.write(Self.record(of: Self.running()))
    let paused = TalkSnapshot(
      Preset(duration: 300), run: .paused(remaining: .seconds(100)),
      startedAt: .start - .seconds(60))
    var published = PublishedStage(
      room: "main", session: "5e55", leadership: Self.leadership,
      start: ClockReading.now.sinceBoot + Self.ahead)
    published.update(StageSnapshot(paused))
    let json = try #require(published.sent?.json)
    let clock = try ContinuedClock(
      Self.kept, in: state,
      hearing: [
        BackupWriter.Change(.text(json, .stage), of: Self.leadership),
        BackupWriter.Change(.talk(Self.record(of: paused)), of: Self.leadership),
      ], takenOverBy: "left")
    try clock.begin()
    #expect(try recorded()?.isRunning == false)
    #expect(try recorded()?.remaining == .seconds(100))
    // The stage stays until the clock can be reached.
    #expect(try !files.text(of: .stage).isEmpty)
  }

  /// A clock that has given its talks away and was killed then does not go on with them.
  @Test func whatWasGivenDoesNotGoOn() throws {
    var record = try #require(Self.record(of: Self.running()))
    record.leadership = Self.leadership
    var file = try TalkFile(in: state, name: "talk")
    try file.write(record)
    file.close()
    let next = Self.leadership.next(leader: 9)
    #expect(UserStorage.settle(.main, in: state).isEmpty)
    try files.give(BackupFiles.Gift(to: next, desk: "left"))
    let told = UserStorage.settle(.main, in: state)
    #expect(told.first?.contains("handed over to 'left'") == true, "\(told)")
    #expect(roomNames.allSatisfy { $0.hasPrefix("talk.json.given-") }, "\(roomNames)")
    #expect(try files.gift == nil)
  }

  /// After a take-over, a desk on that machine says how to go on there.
  @Test func aDeskSaysHowToGoOnWithWhatWasTakenOver() throws {
    try keep(Self.running())
    #expect(BackupTalks.commandToGoOn(in: state, of: .main) == nil)
    try continued().record.close()
    #expect(BackupTalks.commandToGoOn(in: state, of: .main) == "speakerclock")
    // An earlier clock of this machine has nothing to do with the desk.
    #expect(BackupTalks.commandToGoOn(in: state, of: try #require(RoomName("hall"))) == nil)
  }

  // MARK: What must not be

  private func refusal() -> TakeOverRefusal? {
    do throws(TakeOverRefusal) {
      _ = try ContinuedClock(Self.kept, in: state, takenOverBy: "left", patience: .zero)
      return nil
    } catch {
      return error
    }
  }

  @Test func aClockOfThisMachineIsNotTakenOver() throws {
    try keep(Self.running())
    let file = try TalkFile(in: state, name: "talk")
    #expect(refusal() == .clockIsHere)
    file.close()
    #expect(refusal() == nil)
  }

  @Test(arguments: ["", "{", "{}", "null", "[]", "{\"version\":9}"])
  func whatCannotBeReadIsNotTakenOver(stage: String) throws {
    #expect(refusal() == .nothingKept)
    try keep(Self.running())
    try files.write(stage, to: .stage)
    #expect(refusal() == .nothingKept)
    #expect(!home.names(in: "state").contains("talk.json"))
  }

  /// The talks would go on without what the file has.
  @Test(arguments: BackupFiles.Name.allCases)
  func aFileThatCannotBeReadIsNamed(name: BackupFiles.Name) throws {
    try keep(Self.running())
    let path = try files.path(of: name).dropFirst(home.path(of: "").count)
    home.remove(String(path))
    try home.makeFolder(String(path))
    #expect(refusal() == .failed("\(name.rawValue): this is a folder"))
  }
}
