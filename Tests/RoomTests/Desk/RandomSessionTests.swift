import Files
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Sessions to which everything happens at random moments; the same for the same seed.
struct RandomSessionTests {
  private static let firstWords = [
    "READY", "START", "STOP", "RESUME", "SET", "TIME", "NOTICE", "DONE", "GREEN", "YELLOW", "RED",
    "OVERTIME", "PART", "BELL", "HELP",
  ]
  private static let lines = [
    "start", "START\r", "stop", "add 1m", "take 30s", "take 20h", "add 23:59:59", "preset 2",
    "preset virginia", "preset hour", "preset", "green", "time", "undo", "help", "", " \r",
    "bogus", "add x", "add 99999999999999999999", "快速开始", "start 5", "e\u{301}👩‍👩‍👧",
  ]
  private static let keys: [Key] =
    " 123456789gyrGYR+-][uoltfbcmkv.sSh?xq\u{3}\r\t".unicodeScalars.map { .character($0) }
    + [
      .up, .down, .left, .right, .f1, .f5, .pageUp, .pageDown, .backTab, .escape, .backspace,
      .alt("1"), .alt("9"), .alt("x"),
    ]

  private func session(_ random: inout SplitMix64) -> Session {
    var settings = Settings()
    settings.clock.startsAtOnce = random.below(4) == 0
    settings.clock.quitsAtZero = random.below(6) == 0
    settings.clock.until = random.below(4) == 0 ? random.below(86_400) : nil
    settings.clock.announcing = random.below(5) == 0 ? .off : .print
    settings.clock.speed = settings.clock.until == nil ? random.pick([1, 1, 60]) : 1
    let isPlain = random.below(2) == 0
    var session = Session(
      of: random.pick(BundledPresets.all + [Preset(duration: 1), Preset(duration: longestTime)]),
      presets: BundledPresets.all, size: isPlain ? .none : .standard,
      capabilities: isPlain ? .lines : Capabilities(), settings: settings,
      timeOfDay: .milliseconds(random.below(86_400_000)))
    session.handle(
      .launched(
        LaunchInfo(
          problems: random.below(4) == 0 ? [.init("presets.yaml:1:1", .noUTF8(255))] : [])))
    return session
  }

  private func step(_ session: inout Session, _ random: inout SplitMix64) {
    switch random.below(25) {
    case 0: session.resize(Size(columns: random.below(130), rows: random.below(50)))
    case 1: session.sleep(.milliseconds(random.below(400_000)))
    case 2: session.console.clock.moment.timeOfDay += .seconds(random.below(1_000) - 500)
    case 3:
      let left = Duration.milliseconds(1 + random.below(86_399_999))
      session.handle(
        .wallClock(TimeOfDayReading(passed: .seconds(86_400) - left, left: left, midnights: 1)))
    case 4: session.refuseToStore("No space left on device")
    case 5...10: session.pass(.milliseconds(random.below(20_000)))
    case 11: if random.below(8) == 0 { session.handle(.input(.end)) }
    case 24: session.handle(.input(.focus(random.below(3) > 0)))
    case 17, 18: session.handle(.input(.mouse(mouse(&random))))
    case 12...16 where !session.console.capabilities.hasScreen: session.say(random.pick(Self.lines))
    default: session.press(random.pick(Self.keys))
    }
  }

  private func mouse(_ random: inout SplitMix64) -> Mouse {
    let action: Mouse.Action = random.pick(
      [.press, .press, .release, .release, .drag, .wheelUp, .wheelDown])
    return Mouse(action, at: Position(column: random.below(130), row: random.below(50)))
  }

  private func check(_ line: String, _ seed: UInt64) {
    let isPlain = line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    #expect(isPlain && !line.contains(where: \.isNewline), "seed \(seed): \(line)")
    let word = line.split(separator: " ").first.map(String.init) ?? ""
    #expect(Self.firstWords.contains(word) || Int(line) != nil, "seed \(seed): \(line)")
  }

  /// No event is lost, each stop follows a start, and time crosses only what runs.
  private func check(_ events: [TalkEvent], _ seed: UInt64) {
    var isRunning = false
    for (index, event) in events.enumerated() {
      #expect(event.number == index + 1, "seed \(seed)")
      switch event.kind {
      case .stop(.restored): #expect(!isRunning, "seed \(seed): \(event)")
      case .start, .resume, .stop:
        #expect(isRunning == (event.kind.name == "stop"), "seed \(seed): \(event)")
        isRunning.toggle()
      case .phase, .zero: #expect(isRunning, "seed \(seed): \(event)")
      case .end: #expect(!isRunning && index == events.count - 1, "seed \(seed): \(event)")
      default: break
      }
    }
  }

  @Test(arguments: randomSeeds(4))
  func nothingTrapsAndEachReportIsALine(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var session = session(&random)
    var before = session.console.snapshot
    for _ in 0..<300 where session.ending == nil {
      before = session.console.snapshot
      step(&session, &random)
      if random.below(4) == 0 { _ = session.canvas() }
    }
    check(session.published.map(\.event), seed)
    for line in session.reports { check(line, seed) }
    let done = session.reports.filter { $0.hasPrefix("DONE") }
    guard !done.isEmpty else { return }
    #expect(session.reports.suffix(1) == done[...], "seed \(seed): \(session.reports.suffix(4))")
    // A second press may have given up a talk that had time left.
    guard session.ending != .endedEarly else { return }
    #expect(session.effects.last?.effect == .end(.finished), "seed \(seed)")
    let moment = session.console.moment.talk
    let isUp = [before, session.console.snapshot].contains { $0.remaining(at: moment) <= .zero }
    let isJudged = session.console.snapshot.segment.qualifies != nil
    #expect(isUp || isJudged, "seed \(seed): \(done)")
  }
}
