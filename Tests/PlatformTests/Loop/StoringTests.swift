import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// What the keys store: first the screen shows it, once for keys that arrive together, and then the
/// storage gets it.
struct StoringTests {
  /// A storage that looks at the screen when it is called.
  private final class WatchingStorage: Storage {
    private(set) var seen: [(calls: Int, status: String, preset: Preset)] = []
    private let terminal: InMemoryTerminal

    init(_ terminal: InMemoryTerminal) { self.terminal = terminal }

    func perform(_ requests: [StorageRequest], at now: Timestamp) {
      for case .store(let change) in requests {
        seen += change.added.map {
          (terminal.calls.count, terminal.canvases.last?.lines.last ?? "", $0)
        }
      }
    }

    func recordAgain(_ kinds: Set<RecordKind>) {}

    let descriptor: Int32 = -1
    let isWriting = false
    func drainAnswers() -> [StorageAnswer] { [] }
  }

  @Test func itIsDrawnOnceAndThenStored() {
    let terminal = InMemoryTerminal.screen
    let storage = WatchingStorage(terminal)
    let run = LoopRun(
      on: terminal, storage: storage, until: .seconds(2),
      [
        (
          .seconds(1),
          .keys([.up, .alt("3"), .up, .character("s"), .character("4"), .character(" ")])
        )
      ])
    #expect(storage.seen.map(\.calls) == [3, 3])
    #expect(storage.seen.map(\.status) == ["Start. 3 minutes.", "Start. 3 minutes."])
    #expect(storage.seen.map(\.preset.duration) == [120, 180])
    #expect(storage.seen.map(\.preset.name) == ["Slot 3", "Slot 4"])
    #expect(run.lines.last == "START 3 minutes")
    #expect(run.terminal.calls.prefix(3) == [.enter, .draw, .draw])
  }

  /// Nobody would see the picture of a program that ends.
  @Test func theLastPictureIsTheOneBeforeTheEnd() {
    let storage = InMemoryStorage()
    let quit = ScriptedHost.ScriptedEvent.keys([.character("q")])
    let run = LoopRun(
      storage: storage, until: .seconds(20),
      [(.seconds(1), .keys([.character(" ")])), (.seconds(3), quit), (.milliseconds(3500), quit)])
    #expect(storage.records.last == .some(nil) && run.ending == .ended(.endedEarly))
    #expect(run.statuses.last?.contains("q again") == true, "\(run.statuses)")
  }

  @Test func aFailedStoreIsReportedAndTheLoopGoesOn() {
    let storage = InMemoryStorage()
    storage.failure = "No space left on device"
    let run = LoopRun(
      storage: storage, until: .seconds(20),
      [(.seconds(1), .keys([.alt("3")])), (.seconds(9), .keys([.character("q")]))])
    #expect(storage.presets.isEmpty)
    #expect(
      run.statuses == [
        "READY   Space starts   ? help", "Slot 3 is now 1:00, yellow 0:10, red 0:05",
        "Not stored: No space left on device", "READY   Space starts   ? help",
      ])
    #expect(run.ending == .ended(.finished))
  }

  @Test func aFailureIsReportedAfterTheKeysThatCameTogether() {
    let storage = InMemoryStorage()
    storage.failure = "full"
    let run = LoopRun(
      on: .lines, storage: storage, until: .seconds(20),
      [(.seconds(1), .keys([.alt("3"), .character(" ")]))])
    #expect(
      run.lines.prefix(4) == [
        "READY Minute, 1 minute, yellow 10 seconds, red 5 seconds",
        "NOTICE Slot 3 is now 1 minute, yellow 10 seconds, red 5 seconds", "START 1 minute",
        "NOTICE Not stored: full",
      ])
  }

  @Test func aLaterStoreMaySucceed() {
    let storage = InMemoryStorage()
    storage.failure = "full"
    _ = LoopRun(storage: storage, until: .seconds(2), [(.seconds(1), .keys([.alt("3")]))])
    storage.failure = nil
    _ = LoopRun(storage: storage, until: .seconds(2), [(.seconds(1), .keys([.alt("4")]))])
    #expect(storage.presets.map(\.slot) == [4])
  }

  /// Nothing is stored but by the keys that say so.
  @Test(arguments: [" ", "1", "3", "gyr", "GYR", "s", "s\u{1b}3", "+-][", "uuu", "lt?"])
  func noOtherKeyStores(keys: String) {
    let storage = InMemoryStorage()
    let pressed = keys.unicodeScalars.map { $0 == "\u{1b}" ? Key.escape : .character($0) }
    _ = LoopRun(storage: storage, until: .seconds(100), [(.seconds(1), .keys(pressed))])
    #expect(storage.presets.isEmpty)
  }
}
