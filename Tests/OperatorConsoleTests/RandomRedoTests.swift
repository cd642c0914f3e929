import Files
import StageRenderer
import Testing
import TimerTestSupport

@testable import Room
@testable import TimerEngine

/// Undo and redo are inverses, at one moment and with time in between.
struct RandomRedoTests {
  private static let sequences = 20 * repetitions

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
    var clock: StageClock
    private var disk: PresetLayers
    private var report: [String: String] = [:]
    private var record: TalkSnapshot?
    private var rundown: Rundown?
    private var passed = Duration.zero

    init() {
      let rundown = Programme.rundown(Programme.items)
      var settings = Settings.steady.clock
      settings.rundown = rundown
      disk = PresetLayers(
        bundled: BundledPresets.all, stored: [Preset(name: "Mine", slot: 3, duration: 77)])
      let talk = rundown.presetToLoad(at: Programme.start) ?? Preset(duration: 60)
      clock = StageClock(
        talk: TalkSnapshot(talk), settings: settings, presets: disk,
        capabilities: Capabilities(), moment: Self.moment(.zero))
    }

    private static func moment(_ passed: Duration) -> Moment {
      Moment(
        .start + passed, timeOfDay: .seconds(14 * 3600) + passed,
        wallClock: .seconds(Programme.start) + passed)
    }

    mutating func pass(_ time: Duration) {
      let end = passed + time
      while let wake = clock.nextWake?.sinceStart, wake < end {
        // A machine never goes back.
        clock.advance(to: Self.moment(max(wake, passed)))
        finish()
      }
      passed = end
      clock.advance(to: Self.moment(end))
      finish()
    }

    /// Gives a command; returns whether it was done.
    @discardableResult
    mutating func give(_ command: Command) -> Bool {
      let outcome = clock.perform(command, by: .line)
      finish()
      switch outcome {
      case .done, .later: return true
      case .nothingToDo, .refused, .guarded: return false
      }
    }

    private mutating func finish() {
      clock.settle()
      while case let effects = clock.takeEffects(), !effects.isEmpty {
        for effect in effects { carryOut(effect) }
        clock.settle()
      }
    }

    private mutating func carryOut(_ effect: Effect) {
      switch effect {
      case .save(.store(let change)): disk.apply(change)
      case .save(.record(let talk, _)): record = talk
      case .save(.recordRundown(let rundown, _, _)): self.rundown = rundown
      case .save(.report(.ended(let talk, let facts))):
        report[talk.id] =
          "\(facts.title) \(facts.start) \(facts.end) \(talk.phases) \(talk.added) \(talk.over)"
      case .save(.report(.reopened(let id, _))): report[id] = nil
      case .readWallClock(let timeOfDay):
        let left = Duration.seconds(timeOfDay - 14 * 3600) - passed
        let day = Duration.seconds(86_400)
        let next = left > .zero ? left : left + day
        clock.handle(
          .wallClock(
            TimeOfDayReading(passed: day - next, left: next, midnights: left > .zero ? 0 : 1)))
      default: break
      }
    }

    var everything: Everything {
      Everything(
        state: clock.state.undoable, step: clock.state.history.last,
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
