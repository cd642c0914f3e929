import SpeakerTimer
import SpeakerTimerRuntime
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

/// A disk that takes its time.
struct SlowStoringTests {
  /// A storage that takes a while, and then may fail.
  private final class SlowStorage: Storage {
    private let clock: ManualClock
    private let time: Duration
    private let fails: Bool

    init(_ clock: ManualClock, _ time: Duration, fails: Bool) {
      self.clock = clock
      self.time = time
      self.fails = fails
    }

    func store(_ preset: Preset) throws(InMemoryStorage.Failure) {
      clock.advance(by: time)
      let storage = InMemoryStorage()
      storage.failure = fails ? "full" : nil
      try storage.store(preset)
    }

    func record(_ countdown: Countdown?, at now: Timestamp) throws(InMemoryStorage.Failure) {}
    func remember(_ hint: Hint) throws(InMemoryStorage.Failure) {}
  }

  /// Each cue is told once, whenever the disk comes back.
  @Test(arguments: [false, true], [1, 900, 1_900])
  func noCueIsToldTwice(fails: Bool, milliseconds: Int) {
    let clock = ManualClock()
    let storage = SlowStorage(clock, .milliseconds(milliseconds), fails: fails)
    let run = LoopRun(
      of: Preset(name: "Long", duration: 125), on: .lines, storage: storage, clock: clock,
      until: .seconds(30),
      [
        (.zero, .keys([.character(" ")])),
        (.milliseconds(4_500), .keys([.alt("3"), .character("x"), .character("y")])),
      ])
    #expect(run.lines.filter { $0 == "GREEN 2 minutes remaining" }.count == 1)
  }
}
