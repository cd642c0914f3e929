import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// Keys count at the moment at which they could first be read.
struct ArrivalTests {
  private static let space = Key.character(" ")

  /// Two that were read together are a bounce, however long the first one takes.
  @Test func keysThatWereReadTogetherHaveOneMoment() {
    let clock = ManualClock()
    let log = EventLog { line in
      if line.hasPrefix("START ") { clock.advance(by: .milliseconds(1_500)) }
    }
    let run = LoopRun(
      on: .lines, log: log, clock: clock, until: .seconds(10),
      [(.seconds(1), .keys([Self.space, Self.space]))])
    #expect(run.lines.count { $0.hasPrefix("START ") } == 1)
    #expect(run.lines.count { $0.hasPrefix("STOP ") } == 0)
  }

  /// A key that was held back by a sequence without an end starts the talk when it was pressed.
  @Test func aLateKeyStartsTheTalkAtItsOwnTime() {
    let run = LoopRun(
      of: Preset(duration: 60), until: .milliseconds(3_400),
      [(.seconds(2), .lateKeys([Self.space], ago: .milliseconds(500)))])
    #expect(run.terminal.canvases.last.flatMap(readDigits) == "00:59")
    let later = LoopRun(
      of: Preset(duration: 60), until: .milliseconds(3_600),
      [(.seconds(2), .lateKeys([Self.space], ago: .milliseconds(500)))])
    #expect(later.terminal.canvases.last.flatMap(readDigits) == "00:58")
  }

  /// Time never goes back: a key that is older than the last second counts at that second.
  @Test func noKeyCountsBeforeWhatHasHappened() {
    let run = LoopRun(
      of: Preset(duration: 60), on: .lines, until: .seconds(5),
      [
        (.seconds(1), .keys([Self.space])), (.milliseconds(2_600), .keys([.character("t")])),
        (.milliseconds(2_900), .lateKeys([Self.space], ago: .seconds(2))),
      ])
    #expect(run.lines.contains("STOP 59 seconds remaining"))
  }
}
