import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// Loops with random scripts, and with any bytes that a pipe may bring; the same seed gives the
/// same script.
struct RandomLoopTests {
  private static let commands = [
    "start", "start", "stop", "add 1m", "take 30s", "preset 1", "green", "time", "undo", "help",
    "start\r", "preset \u{1b}[2J", "\u{9b}31m", "add \u{0}", "bogus\u{7}\u{2028}\u{85}", "",
  ]

  /// Some bytes of a pipe, as lines: words that mean something, and bytes that mean nothing.
  private func inputs(_ splitter: inout LineSplitter, _ random: inout SplitMix64) -> [Input] {
    var bytes = (0..<random.below(4)).flatMap { _ in Array((random.pick(Self.commands) + "\n").utf8)
    }
    if random.below(3) == 0 {
      bytes += (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
    }
    return splitter.split(bytes).map(Input.line)
  }

  private func script(_ random: inout SplitMix64) -> LoopRun.Script {
    var splitter = LineSplitter()
    var moment = Duration.zero
    return (0..<120).map { _ in
      moment += .milliseconds(random.below(15_000))
      switch random.below(40) {
      case 0: return (moment, .suspend(.seconds(random.below(200))))
      case 1: return (moment, .wallClock(by: .seconds(random.below(600) - 300)))
      case 2: return (moment, .hangup)
      case 3: return (moment, .signal(.stop))
      case 4: return (moment, random.below(4) == 0 ? .inputs([.end]) : .signal(.resume))
      default: return (moment, .inputs(inputs(&splitter, &random)))
      }
    }
  }

  @Test(arguments: randomSeeds(2))
  func theOutputHasNoControlCharactersAndEndsWithDone(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var settings = Settings()
    settings.clock.until = random.below(3) == 0 ? random.below(86_400) : nil
    settings.clock.quitsAtZero = random.below(4) == 0
    let run = LoopRun(
      of: Preset(name: "Random", duration: 1 + random.below(300)), settings: settings, on: .lines,
      until: .seconds(4_000), script(&random))
    #expect(run.host.controlCharacters.isEmpty, "seed \(seed)")
    let lines = run.lines
    let done = lines.indices.filter { lines[$0].hasPrefix("DONE ") }
    #expect(done.allSatisfy { $0 == lines.count - 1 }, "seed \(seed)")
    #expect(done.isEmpty || run.ending == .ended(.finished), "seed \(seed)")
    #expect(run.terminal.calls.allSatisfy { $0 != .resize }, "seed \(seed)")
  }

  /// The next wait never begins before the last one has ended: time goes on.
  @Test(arguments: randomSeeds(3))
  func noWaitIsNegative(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let run = LoopRun(on: .lines, until: .seconds(4_000), script(&random))
    #expect(run.host.waits.allSatisfy { $0.map { $0 >= .zero } ?? true }, "seed \(seed)")
    #expect(run.host.waits.count < 6_000, "seed \(seed)")
  }
}
