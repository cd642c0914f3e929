import Files
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Undo and redo are inverses, at one moment and with time in between.
struct RandomRedoTests {
  private static let sequences = 7 * repetitions

  private static let lines = [
    "start", "start", "stop", "toggle", "add 1m", "take 30s", "set 7:00", "preset 2", "preset 3",
    "green", "yellow", "red", "set yellow", "set red", "reset", "next", "next", "previous",
    "until 14:30", "questions 3m", "backdate", "go Moons", "skip", "move Panel before Moons",
    "title Pumps", "speaker #3 Hopper", "shorten 6m", "insert 5m News", "catch up", "store 3",
    "store 4", "remove 3", "message Slow down", "message --for 15s Soon", "clear",
  ]

  /// What is compared, to the nanosecond.
  private struct Everything: Equatable {
    let state: ClockState.Undoable
    let step: UndoHistory.Step?
    let disk: Set<Preset>
    let report: [String: String]
    let record: TalkSnapshot?
    let rundown: Rundown?
  }

  /// A clock with a rundown, and what it has put on disk.
  private struct World {
    private var script: ClockScript
    private var disk = PresetLayers(
      bundled: BundledPresets.all, stored: [Preset(name: "Mine", slot: 3, duration: 77)])
    private var report: [String: String] = [:]
    private var record: TalkSnapshot?
    private var rundown: Rundown?

    init() {
      var settings = Settings.steady.clock
      settings.rundown = Programme.rundown()
      let talk = settings.rundown?.presetToLoad(at: Programme.start) ?? Preset(duration: 60)
      script = ClockScript(
        of: talk, settings: settings, presets: disk, capabilities: Capabilities())
    }

    mutating func pass(_ time: Duration) {
      script.pass(time)
      carryOut()
    }

    /// Gives a command; returns whether it was done.
    @discardableResult
    mutating func give(_ command: Command) -> Bool {
      let outcome = script.perform(command, by: .line)
      carryOut()
      switch outcome {
      case .done, .later: return true
      case .nothingToDo, .refused, .guarded: return false
      }
    }

    private mutating func carryOut() {
      for case (_, .save(let request)) in script.output {
        switch request {
        case .store(let change): disk.apply(change)
        case .record(let talk, _): record = talk
        case .recordRundown(let rundown, _, _): self.rundown = rundown
        case .report(.ended(let talk, let facts)):
          report[talk.id] =
            "\(facts.title) \(facts.start) \(facts.end) \(talk.phases) \(talk.added) \(talk.over)"
        case .report(.reopened(let id, _)): report[id] = nil
        default: break
        }
      }
      script.clear()
    }

    var everything: Everything {
      Everything(
        state: script.clock.state.undoable, step: script.clock.state.history.last,
        disk: Set(disk.stored.presets), report: report, record: record, rundown: rundown)
    }
  }

  private static func command(_ random: inout SplitMix64) -> (String, Command) {
    let line = lines.randomElement(using: &random) ?? "start"
    return (line, (try? Command(line: line)) ?? .start)
  }

  private static func time(_ random: inout SplitMix64) -> Duration {
    .nanoseconds(Int64.random(in: 1...90_000_000_000, using: &random))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func undoAndRedoAreInverses(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for sequence in 0..<Self.sequences {
      var world = World()
      world.pass(.milliseconds(10))
      var given: [String] = []
      for _ in 0..<25 {
        let (line, command) = Self.command(&random)
        given.append(line)
        world.give(command)
        world.pass(Self.time(&random))
        let before = world.everything
        // At the same moment.
        let tries = Int.random(in: 0...4, using: &random)
        var other = world
        var count = (0..<tries).filter { _ in other.give(.undo) }.count
        let redone = (0..<count).filter { _ in other.give(.redo) }.count
        // An undo that changes nothing leaves nothing to redo.
        if redone == count, count == tries {
          #expect(other.everything == before, "\(sequence) of \(seed), \(count) undone: \(given)")
          guard other.everything == before else { return }
        }
        // Later.
        let later = Self.time(&random)
        var undone = world
        count = (0..<count).filter { _ in undone.give(.undo) }.count
        undone.pass(later)
        guard count > 0, count == tries, (0..<count).allSatisfy({ _ in undone.give(.redo) })
        else { continue }
        var straight = world
        straight.pass(later)
        #expect(
          undone.everything == straight.everything,
          "\(sequence) of \(seed), \(count) undone for \(later): \(given)")
        guard undone.everything == straight.everything else { return }
        if Bool.random(using: &random) { world = undone }
      }
    }
  }
}
