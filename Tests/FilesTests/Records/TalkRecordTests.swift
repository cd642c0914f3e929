import Files
import Testing
import TimerEngine
import TimerTestSupport

struct TalkRecordTests {
  private static let talk = Preset(
    name: "Ada: \"Engines\" # 1", slot: 3, duration: 600, overtime: .blank("Thanks"), title: "Ada",
    cueRules: nil)

  private static func clocks(
    boot: String = "a", _ sinceBoot: Double, wall: Double
  ) -> ClockReading {
    ClockReading(boot: boot, sinceBoot: .seconds(sinceBoot), wallClock: .seconds(wall))
  }

  private static func record(isRunning: Bool = true, _ remaining: Double = 300) -> TalkRecord {
    TalkRecord(
      talk: talk, isRunning: isRunning, remaining: .seconds(remaining),
      of: .first, clocks: clocks(1000, wall: 5000))
  }

  /// Where the clocks stand later, and what is then left of 300 seconds that ran.
  @Test(arguments: later)
  func aRunningTalkHasRunOn(later: ClockReading, left: Double) {
    let countdown = Self.record().resumption(at: later).snapshot
    #expect(countdown.remaining(at: .start) == .seconds(left))
    #expect(countdown.isRunning)
    #expect(countdown.preset == Self.talk)
  }

  private static let later: [(ClockReading, Double)] = [
    (clocks(1000, wall: 5000), 300), (clocks(1012.5, wall: 5012.5), 287.5),
    // Past zero, straight into overtime.
    (clocks(1400, wall: 5400), -100),
    // In the same start of the machine nobody cares about the wall clock.
    (clocks(1010, wall: 5010 + 31_536_000), 290), (clocks(1010, wall: 5010 - 31_536_000), 290),
    // After another start it is all there is.
    (clocks(boot: "b", 20, wall: 5060), 240),
    (clocks(boot: "b", 9000, wall: 5060), 240),
    // A system that does not say, and a clock that began anew all the same.
    (clocks(boot: "", 1010, wall: 5060), 240), (clocks(20, wall: 5060), 240),
  ]

  /// A talk that was quit is offered for ten minutes of the same start of the machine, whatever the
  /// wall clock says.
  @Test(
    arguments: [
      (clocks(1000, wall: 5000), 0), (clocks(1599, wall: 9000), 599), (clocks(1600, wall: 1), 600),
      (clocks(1600.5, wall: 5600), nil), (clocks(999, wall: 5001), nil),
      (clocks(boot: "b", 1001, wall: 5001), nil), (clocks(boot: "", 1001, wall: 5001), nil),
    ] as [(ClockReading, Double?)])
  func aTalkThatWasQuitIsOfferedForTenMinutes(later: ClockReading, age: Double?) throws {
    var record = Self.record()
    #expect(record.timeSinceQuit(at: later) == nil)
    record.isQuit = true
    #expect(record.timeSinceQuit(at: later) == age.map { .seconds($0) })
    #expect(try TalkRecord(record.bytes, file: "") == record)
    let text = String(decoding: record.bytes, as: UTF8.self)
    let other = text.replacing(#""quit" : true"#, with: #""quit" : ["maybe"]"#)
    #expect(other != text)
    #expect(throws: Diagnostic.self) { try TalkRecord(Array(other.utf8), file: "") }
  }

  /// A machine that does not name its starts offers nothing.
  @Test func withoutANameOfTheStartNothingIsOffered() {
    var record = Self.record()
    (record.isQuit, record.clocks.boot) = (true, "")
    #expect(record.timeSinceQuit(at: record.clocks) == nil)
  }

  /// A rehearsal has run on at its speed, and knows when it was started.
  @Test func aRehearsalHasRunOnAtItsSpeed() throws {
    let talk = TalkSnapshot(
      Self.talk, run: .running(deadline: .start + .seconds(600), since: .start),
      startedAt: .start + .seconds(100))
    let record = try #require(
      TalkRecord(
        talk, at: .start + .seconds(300), speed: 60, of: .first,
        clocks: Self.clocks(1000, wall: 5000)))
    let later = record.resumption(at: Self.clocks(1002, wall: 5002)).snapshot
    #expect(later.remaining(at: .start) == .seconds(300 - 120))
    #expect(later.startedAt == .start - .seconds(200 + 120))
  }

  /// The time of day comes nearer while a talk is paused, too.
  @Test(arguments: [true, false])
  func theTimeOfDayAtWhichItEndsIsRemembered(isRunning: Bool) {
    let end = Timestamp.start + .seconds(500)
    let talk = TalkSnapshot(
      Self.talk,
      run: isRunning ? .running(deadline: end, since: .start) : .paused(remaining: .zero),
      finish: TalkSnapshot.Finish(timeOfDay: 51_300, at: end))
    let record = TalkRecord(
      talk, at: .start + .seconds(100), of: .first, clocks: Self.clocks(1000, wall: 5000))
    #expect(record?.until == TalkRecord.Until(timeOfDay: 51_300, left: .seconds(400)))
    let later = record?.resumption(at: Self.clocks(1450, wall: 5450)).snapshot
    #expect(later?.finish == TalkSnapshot.Finish(timeOfDay: 51_300, at: .start - .seconds(50)))
  }

  @Test(arguments: [clocks(1400, wall: 5400), clocks(boot: "b", 20, wall: 50_000)])
  func aPausedTalkStaysAsItIs(later: ClockReading) {
    let countdown = Self.record(isRunning: false, -12.25).resumption(at: later).snapshot
    #expect(countdown.run == .paused(remaining: .seconds(-12.25)))
  }

  /// Its deadline is at 1300, or 5300 by the wall clock, and its length is 600.
  @Test(
    arguments: [
      (clocks(2500, wall: 6200), false), (clocks(2500.5, wall: 6200), true),
      (clocks(boot: "b", 1, wall: 6500), false), (clocks(boot: "b", 1, wall: 6501), true),
    ], [true, false])
  func itsOwnLengthAndTenMinutesAfterItsDeadlineATalkIsOld(
    later: (clocks: ClockReading, isOld: Bool), isRunning: Bool
  ) {
    let resumption = Self.record(isRunning: isRunning).resumption(at: later.clocks)
    let isOld = if case .old = resumption { true } else { false }
    #expect(isOld == later.isOld)
  }

  /// After another start of the machine only a wall clock that is set and has gone on tells the
  /// time.
  @Test(arguments: [
    (wall: 5001.0, isSet: true, isKnown: true), (5001, false, false), (5000, true, false),
    (4000, true, false), (4000, false, false),
  ])
  func withoutAClockATalkIsPausedAsItWasRecorded(wall: Double, isSet: Bool, isKnown: Bool) {
    var clocks = Self.clocks(boot: "b", 20, wall: wall)
    clocks.isWallClockSet = isSet
    let resumption = Self.record().resumption(at: clocks)
    let isWithoutClock = if case .withoutClock = resumption { true } else { false }
    #expect(isWithoutClock != isKnown)
    guard !isKnown else { return }
    #expect(resumption.snapshot.run == .paused(remaining: .seconds(300)))
    // In the same start of the machine it does not matter.
    clocks.boot = "a"
    clocks.sinceBoot = .seconds(1010)
    #expect(Self.record().resumption(at: clocks).snapshot.remaining(at: .start) == .seconds(290))
  }

  /// A record of more overtime than a month could not be read back.
  @Test func overtimeIsAMonthAtMost() {
    let countdown = Self.record().resumption(at: Self.clocks(boot: "b", 1, wall: 1e9)).snapshot
    #expect(countdown.remaining(at: .start) == .seconds(-30 * 86_400))
  }

  @Test func aClockThatIsReadyHasNothingToRecord() {
    let clocks = Self.clocks(1, wall: 1)
    #expect(TalkRecord(TalkSnapshot(Self.talk), at: .start, of: .first, clocks: clocks) == nil)
  }

  @Test func aRecordIsTheTalkAsItIsAtTheMoment() throws {
    var talk = Talk(TalkSnapshot(Self.talk))
    _ = try talk.apply(.start, at: .start)
    let now = Timestamp(sinceStart: .milliseconds(1250))
    let clocks = Self.clocks(1, wall: 1)
    let running = TalkRecord(talk.snapshot, at: now, of: .first, clocks: clocks)
    var expected = TalkRecord(
      talk: Self.talk, isRunning: true, remaining: .milliseconds(598_750),
      sinceStart: .milliseconds(1250), of: .first, clocks: clocks)
    expected.tally = talk.snapshot.tally
    expected.sinceCounted = .milliseconds(1250)
    #expect(running == expected)
    _ = try talk.apply(.stop, at: now)
    let later = Timestamp(sinceStart: .seconds(99))
    #expect(TalkRecord(talk.snapshot, at: later, of: .first, clocks: clocks)?.isRunning == false)
    #expect(
      TalkRecord(talk.snapshot, at: later, of: .first, clocks: clocks)?.remaining
        == running?.remaining)
  }

  @Test func theMachinesClocksGoOn() {
    let first = ClockReading.now
    let second = ClockReading.now
    #expect(first.boot == second.boot)
    #expect(!first.boot.isEmpty)
    #expect(second.sinceBoot >= first.sinceBoot)
    #expect(second.since(first).map { $0 < .seconds(60) } == true)
    #expect(first.wallClock > .seconds(1_700_000_000))
  }

  /// Two segments of a minute that follow one another, then one that stops.
  private static func segmentRecord(_ remaining: Double, left: [Double]) -> TalkRecord {
    let ends: [SegmentEnd] = [.next, .next, .stop]
    let preset = Preset(Format(segments: ends.map { Segment(length: 60, atEnd: $0) }))
    return TalkRecord(
      talk: preset, isRunning: true, remaining: .seconds(remaining),
      left: left.map { .seconds($0) },
      of: .first, clocks: clocks(1000, wall: 5000))
  }

  /// How much was left of which segment, how long ago, and what is left then.
  @Test(
    arguments: [
      (30, [], 10, 20, 1), (30, [], 29.5, 0.5, 1), (30, [], 30, 60, 2), (30, [], 100, 50, 3),
      (30, [], 200, 0, 3), (30, [-5, 10], 10, 20, 3), (30, [-5, 10], 31, 0, 3),
      // Somebody has gone back to a segment that was over: it runs on.
      (-5, [], 10, -15, 1),
    ] as [(Double, [Double], Double, Double, Int)])
  func segmentsHaveGoneOn(
    remaining: Double, left: [Double], passed: Double, remains: Double, number: Int
  ) {
    let record = Self.segmentRecord(remaining, left: left)
    let later = Self.clocks(1000 + passed, wall: 5000 + passed)
    let snapshot = record.resumption(at: later).snapshot
    #expect(snapshot.remaining(at: .start) == .seconds(remains))
    #expect(snapshot.segmentIndex == number - 1)
    #expect(snapshot.isRunning == (remains != 0))
    #expect(snapshot.left.prefix(left.count) == left.map { .seconds($0) }[...])
  }
}
