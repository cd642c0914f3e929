import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// A disk that is slow, or accepts nothing.
struct SlowStoringTests {
  private static let slow = "The disk is slow: the last change is not stored yet"

  private func run(
    _ storage: InMemoryStorage, for seconds: Int, _ script: LoopRun.Script
  ) -> LoopRun {
    LoopRun(
      of: Preset(name: "Long", duration: 600), on: .lines, storage: storage,
      until: .seconds(seconds), script)
  }

  private func notices(_ run: LoopRun) -> [String] { run.lines.filter { $0.hasPrefix("NOTICE ") } }

  @Test func aDiskThatTakesMoreThanASecondIsToldOnceAMinute() {
    let storage = InMemoryStorage()
    storage.isHeldUp = true
    let run = run(
      storage, for: 50,
      [
        (.seconds(1), .keys([.character(" ")])), (.seconds(5), .keys([.character("+")])),
        (.seconds(30), .keys([.character("]")])),
      ])
    #expect(notices(run) == ["NOTICE " + Self.slow])
    #expect(storage.records.isEmpty)
  }

  /// The loop wakes for it, also where nothing else happens for a minute.
  @Test func aReadyClockSaysSoAsWell() {
    let storage = InMemoryStorage()
    let run = LoopRun(
      storage: storage, until: .seconds(20), [(.seconds(10), .keys([.alt("3")]))])
    #expect(run.host.waits.last.map { $0.map { $0 > .seconds(2) } } == true)
    storage.isHeldUp = true
    let slow = LoopRun(
      storage: storage, until: .milliseconds(11_500), [(.seconds(10), .keys([.alt("3")]))])
    #expect(slow.statuses.last == Self.slow)
  }

  @Test func aDiskThatIsFastIsNotMentioned() {
    let storage = InMemoryStorage()
    let run = run(storage, for: 100, [(.seconds(1), .keys([.character(" "), .character("+")]))])
    #expect(notices(run).isEmpty)
    #expect(storage.records.map { $0?.isRunning } == [true, true])
  }

  /// After 5, 10, 20 and 40 seconds, and then once a minute; told once.
  @Test func aRecordThatFailedIsTriedAgain() {
    let storage = InMemoryStorage()
    storage.failure = "full"
    let run = run(storage, for: 530, [(.seconds(1), .keys([.character(" ")]))])
    #expect(notices(run) == ["NOTICE The talk's progress cannot be saved: full"])
    #expect(storage.attempts == 1 + 4 + 7)
  }

  /// The talk's record succeeds at the same time, which must not end the retry of the report.
  @Test func aReportThatFailedIsTriedAgainThoughTheRecordSucceeds() {
    let storage = InMemoryStorage()
    storage.failure = "full"
    storage.failures = 1
    storage.failingKind = .report
    let run = run(
      storage, for: 60,
      [
        (.seconds(1), .keys([.character(" ")])),
        (.seconds(10), .keys([.character(" "), .backspace])),
        (.seconds(12), .keys([.character(" ")])), (.seconds(13), .keys([.character("+")])),
      ])
    #expect(notices(run) == ["NOTICE The talk is missing from the report: full"])
    #expect(storage.attempts == 2)
    #expect(storage.reports.count == 1)
  }

  @Test func theNewestStateIsRecordedInTheEnd() {
    let storage = InMemoryStorage()
    storage.failure = "full"
    storage.failures = 2
    let run = run(
      storage, for: 60,
      [(.seconds(1), .keys([.character(" ")])), (.seconds(3), .keys([.character("+")]))])
    #expect(notices(run) == ["NOTICE The talk's progress cannot be saved: full"])
    #expect(storage.attempts == 3)
    #expect(storage.records.count == 1)
    #expect(storage.records.last??.preset.duration == 600)
  }

  /// Each cue is told once, whenever the disk comes back.
  @Test(arguments: [false, true])
  func noCueIsToldTwice(fails: Bool) {
    let storage = InMemoryStorage()
    storage.failure = fails ? "full" : nil
    let run = LoopRun(
      of: Preset(name: "Long", duration: 125), on: .lines, storage: storage, until: .seconds(30),
      [
        (.zero, .keys([.character(" ")])),
        (.milliseconds(4_500), .keys([.alt("3"), .character("x"), .character("y")])),
      ])
    #expect(run.lines.filter { $0 == "GREEN 2 minutes remaining" }.count == 1)
  }
}
