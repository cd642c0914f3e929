import Files
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Ten changes by hand, and as many undos.
struct RandomUndoTests {
  private static let sequences = 20 * repetitions

  private static let commands: [Command] =
    [
      .start, .stop, .add(60), .add(-30), .adjust(by: 5), .adjust(by: -60), .set(to: 720),
      .set(to: 45),
      .go(.green), .go(.yellow), .go(.red), .assign(.green), .assign(.yellow), .assign(.red),
      .backdate, .nextSegment, .previousSegment, .reset, .preset("12 + 3"), .message, .clear,
      .showMessage("Questions, please", seconds: nil), .showMessage("Soon", seconds: 15),
    ] + (1...9).flatMap { [.slot($0), .store($0), .remove($0)] }

  /// All that undo brings back.
  private struct Everything: Equatable {
    let talk: TalkSnapshot
    let message: MessageState
    let presets: Set<Preset>
    let disk: Set<Preset>

    init(_ console: ClockConsole, _ disk: PresetLayers) {
      talk = console.snapshot
      message = console.state.messageState
      presets = Set(console.state.presets.all.presets)
      self.disk = Set(disk.stored.presets)
    }
  }

  /// The talk's clock stands still, and the operator's goes on by more than a second each time.
  private struct Desk {
    static let presets = PresetLayers(
      bundled: BundledPresets.all, stored: [Preset(name: "Mine", slot: 3, duration: 77)])

    var console: ClockConsole
    var disk = Desk.presets
    private var real = Timestamp.start

    init() {
      console = ClockConsole(
        talk: TalkSnapshot(Preset(name: "TED talk", slot: 1, duration: 1080)),
        presets: Self.presets, size: .standard,
        moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
    }

    mutating func carryOut(_ command: Command) {
      real = real + .milliseconds(1100)
      var moment = Moment(.start, real: real, timeOfDay: .zero, wallClock: .zero)
      _ = console.update(.timePassed, at: moment)
      console.withScreen { $0.press(command) }
      // The second press, if one is needed.
      if case .lose = console.screen.question {
        real = real + .milliseconds(1100)
        moment = Moment(.start, real: real, timeOfDay: .zero, wallClock: .zero)
        store(console.update(.timePassed, at: moment))
        console.withScreen { $0.press(command) }
        real = real + .milliseconds(600)
        moment = Moment(.start, real: real, timeOfDay: .zero, wallClock: .zero)
        store(console.update(.timePassed, at: moment))
      }
      store(console.clock.takeEffects())
    }

    private mutating func store(_ effects: [Effect]) {
      for case .save(.store(let change)) in effects { disk.apply(change) }
    }
  }

  /// `swift test` tries a hundredth of what `make soak` tries.
  @Test(arguments: [1, 2] as [UInt64])
  func tenUndosBringEverythingBack(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for sequence in 0..<Self.sequences {
      var desk = Desk()
      let before = Everything(desk.console, desk.disk)
      var given: [Command] = []
      while desk.console.state.history.recordedCount < 10, given.count < 40 {
        let command = Self.commands.randomElement(using: &random) ?? .start
        given.append(command)
        desk.carryOut(command)
      }
      while desk.console.state.history.last != nil { desk.carryOut(.undo) }
      let after = Everything(desk.console, desk.disk)
      #expect(after == before, "sequence \(sequence) of seed \(seed): \(given)")
      guard after == before else { return }
    }
  }
}
