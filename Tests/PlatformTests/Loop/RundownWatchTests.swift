import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// What the loop does with the watch of the rundown's file.
struct RundownWatchTests {
  /// Finds a file missing at each of some moments, and remembers how it is treated.
  private final class ScriptedWatch: RundownWatch {
    let descriptor: Int32 = 78
    private var moments: [Duration]
    private(set) var drained: [(at: Duration, isReadable: Bool)] = []
    private(set) var readings = 0
    private(set) var isFinished = false

    init(_ moments: [Duration]) { self.moments = moments }

    var nextWake: Timestamp? { moments.first.map { Timestamp(sinceStart: $0) } }

    func drain(isReadable: Bool, at now: Timestamp) -> [ClockEvent] {
      drained.append((now.sinceStart, isReadable))
      let due = moments.prefix { $0 <= now.sinceStart }
      moments.removeFirst(due.count)
      return due.map { _ in .rundownFile(.missing, isAsked: false) }
    }

    func read() { readings += 1 }

    func finish() { isFinished = true }
  }

  @Test func theLoopWakesForItAndPassesItsEventsOn() {
    let watch = ScriptedWatch([.seconds(3), .seconds(7)])
    let lines = Lines()
    var loop = LoopRun(
      rundown: watch, log: EventLog { lines.all.append($0) }, until: .seconds(9), [])
    loop.finish()
    #expect(
      lines.all.filter { $0.hasPrefix("rundown") }
        == ["rundown file changed: missing", "rundown file changed: missing"])
    #expect(watch.drained.map(\.at).starts(with: [.seconds(3), .seconds(7)]))
    #expect(watch.isFinished && watch.readings == 0)
  }

  /// Whatever ends a wait, the watch is drained.
  @Test func itIsDrainedAtEachWake() {
    let watch = ScriptedWatch([])
    _ = LoopRun(
      rundown: watch, until: .seconds(9), [(.seconds(2), .keys([.character("l")]))])
    #expect(watch.drained.first.map { $0.at == .seconds(2) && $0.isReadable } == true)
  }

  private final class Lines {
    var all: [String] = []
  }
}
