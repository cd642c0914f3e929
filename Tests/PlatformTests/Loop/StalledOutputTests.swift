import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// A terminal that stops accepting output, and accepts it again later.
struct StalledOutputTests {
  private static let space = ScriptedHost.ScriptedEvent.keys([.character(" ")])

  @Test func theClockGoesOnAndTheFirstPictureIsAWholeOne() {
    let run = LoopRun(
      until: .seconds(12),
      [
        (.seconds(1), Self.space), (.milliseconds(2_500), .output(isTaken: false)),
        (.milliseconds(8_500), .output(isTaken: true)),
      ])
    let times = run.terminal.canvases.map { readDigits($0) ?? "unreadable" }
    let shown = times.reduce(into: [String]()) { shown, time in
      if shown.last != time { shown.append(time) }
    }
    // From the picture of 0:58 on all was lost.
    #expect(shown == ["01:00", "00:59", "00:58", "00:53", "00:52", "00:51", "00:50"])
    #expect(run.terminal.calls.filter { $0 == .resize }.count == 1)
  }

  @Test func keysAreTakenAndRecordedMeanwhile() {
    let storage = InMemoryStorage()
    _ = LoopRun(
      storage: storage, until: .seconds(12),
      [
        (.seconds(1), Self.space), (.milliseconds(2_500), .output(isTaken: false)),
        (.milliseconds(5_000), Self.space),
      ])
    #expect(storage.records.map { $0?.isRunning } == [true, false])
  }

  @Test func noBellIsRungMeanwhile() {
    let rings = [true, false].map { isTaken in
      LoopRun(
        of: Preset(duration: 5), until: .seconds(4),
        [(.milliseconds(100), Self.space), (.milliseconds(200), .output(isTaken: isTaken))]
      ).terminal.calls.count { $0 == .ring }
    }
    #expect(rings[0] > 1)
    #expect(rings[1] <= 1)
  }

  /// A line of about 9,600 baud, and a terminal with frames of 1,600 bytes.
  private static let slow = ScriptedHost.SerialLine(capacity: 4096, timeOfByte: .milliseconds(1))
  private static func terminal() -> InMemoryTerminal {
    InMemoryTerminal(size: Size(columns: 80, rows: 7), bytesOfPicture: 1600)
  }

  /// Each frame is drawn when the one before it is sent but for 256 bytes.
  ///
  /// So it shows a time that is less than 2 s old when it arrives, and not one that lay in the
  /// queue for 4 s.
  @Test func aSlowLineShowsNoOldTime() {
    let run = LoopRun(
      on: Self.terminal(), announcer: SilentAnnouncer(), line: Self.slow, until: .seconds(55),
      [(.seconds(1), Self.space)])
    let arrivals = run.host.line?.arrivals ?? []
    // The first bytes acquire the screen.
    let frames = stride(from: 3199, to: arrivals.count, by: 1600).map { arrivals[$0] }
    let ages = zip(frames, run.terminal.canvases).map { arrival, canvas in
      let shown = readDigits(canvas).map { $0.suffix(2) }.flatMap { Int($0) } ?? 0
      return arrival - .seconds(1 + (60 - shown) % 60)
    }
    #expect(ages.count > 30)
    // A second is shown until the next one. The first frame comes behind what acquires the screen.
    #expect(ages.dropFirst().allSatisfy { $0 < .milliseconds(2_900) }, "\(ages)")
  }

  /// What a quit leaves on a slow line is what restores the terminal.
  @Test func aQuitDropsWhatALineHasNotSent() {
    var run = LoopRun(
      on: Self.terminal(), announcer: SilentAnnouncer(), line: Self.slow, until: .seconds(30),
      [(.seconds(1), Self.space)])
    run.finish()
    #expect(run.terminal.calls.contains(.leave))
    #expect(run.host.line?.arrivals.last == .milliseconds(31_600))
  }

  /// A flood of commands: answers are left out, announcements are not.
  @Test func someAnswersToAFloodAreLeftOut() {
    let count = 8_600
    let flood = ScriptedHost.ScriptedEvent.inputs(Array(repeating: .line("time"), count: count))
    let run = LoopRun(
      of: Preset(duration: 60), on: .lines, until: .seconds(90),
      [
        (.seconds(1), .lines("start")), (.seconds(2), .output(isTaken: false)),
        (.seconds(3), flood), (.milliseconds(61_500), .output(isTaken: true)),
        (.seconds(80), .lines("quit")),
      ])
    let lines = run.lines
    let answers = lines.count { $0.hasPrefix("TIME ") && $0.hasSuffix("remaining") }
    // Of the 8,000 places for any line the talk takes a few; one more line is being written.
    #expect((7_900...8_001).contains(answers))
    let cues = lines.filter {
      !($0.hasPrefix("TIME ") && $0.hasSuffix("remaining")) && !$0.hasPrefix("NOTICE")
    }
    #expect(cues.contains("RED 5 seconds remaining") && cues.contains("TIME IS UP"))
    #expect(cues.count { Int($0) != nil } == 10)
    let notices = lines.filter { $0.hasSuffix("nothing was reading them") }
    let words = "NOTICE \(count - answers) lines of output were dropped: nothing was reading them"
    #expect(notices == [words])
  }

  @Test func noLineIsLeftOut() {
    let script: LoopRun.Script = [
      (.seconds(1), .lines("start")), (.milliseconds(51_500), .output(isTaken: false)),
      (.milliseconds(70_500), .output(isTaken: true)), (.seconds(80), .lines("quit")),
    ]
    let heldUp = LoopRun(on: .lines, until: .seconds(90), script)
    let free = LoopRun(
      on: .lines, until: .seconds(90),
      script.filter { if case .output = $0.what { false } else { true } })
    #expect(Set(heldUp.lines) == Set(free.lines))
    #expect(heldUp.lines.last == free.lines.last)
  }
}
