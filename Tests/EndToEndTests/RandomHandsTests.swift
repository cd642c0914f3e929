import StageRenderer
import Testing
import TimerTestSupport

/// Random keys, mouse events and sizes for the built program; after a few of them, the time on the
/// screen is compared with the one that the program has recorded.
///
/// EVENTS in the environment says how many there are, SEED which; CI has a thousand.
@Suite(.waitsForPrograms)
struct RandomHandsTests {
  private static let events = Int(environment: "EVENTS") ?? 100
  private static let seed = Int(environment: "SEED") ?? 7

  private static let keys =
    " 123456789gyrGYR+-][uoltfbmkvcsSh?xq\u{3}\r\t.".map(String.init)
    + [
      "\u{7f}", "\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D", "\u{1b}[Z", "\u{1b}OP",
      "\u{1b}[5~", "\u{1b}[6~", "\u{1b}[15~", "\u{1b}1", "\u{1b}9", "\u{1b}x", "é", "快",
      // Nothing that means something: an unknown key, the window's focus, a paste, an answer.
      "\u{1b}[1;5Q", "\u{1b}[I", "\u{1b}[O", "\u{1b}[200~ 2gq\u{1b}[201~", "\u{1b}]11;rgb:0/0\u{7}",
    ]

  private static let arguments = [
    "--overtime", "count", "--message", "Next: Ada", "--voice-command", "/bin/true {text}",
  ]
  private static let readableSizes = ["120x40", "80x24", "200x50", "46x80", "64x2"].map {
    Size($0)
  }
  /// How a key can end it; a Ctrl-C that comes after the terminal was given back is a signal again.
  private static let endings: [PseudoTerminal.Ending] = [.exited(0), .exited(1), .signalled(2)]
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  @Test func theScreenShowsTheTimeThatIsWrittenDown() throws {
    var random = SplitMix64(seed: UInt64(Self.seed))
    let clock = WrittenClock(home: home)
    var program = try start(clock)
    var left = Self.events
    while left > 0 {
      let count = min(left, 1 + random.below(20))
      left -= count
      for _ in 0..<count { act(on: program, &random) }
      try settle(program, clock)
      let place = "seed \(Self.seed), \(left) events left"
      if let ending = program.terminal.ending {
        try #require(Self.endings.contains(ending), "\(place)")
        expectRestored(program)
        program = try start(clock)
      }
      program.terminal.resize(to: random.pick(Self.readableSizes))
      program.terminal.run(for: .milliseconds(100))
      makeReadable(program)
      let agrees = agrees(program, clock)
      let shown = "\(program.time ?? "unreadable"), not \(clock.shown.map { "\($0)" } ?? "known")"
      let screen = program.lines.joined(separator: "\n")
      try #require(agrees, "\(place): \(shown)\n\(screen)")
    }
    program.terminal.signal(15)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(15))
    expectRestored(program)
  }

  private func start(_ clock: WrittenClock) throws -> Program {
    let program = try Program(command: [Program.path] + Self.arguments + clock.options, home: home)
    // Before it has the keys, Ctrl-C is a signal.
    let hasBegun = program.terminal.wait(upTo: .patience) { _ in
      program.status != "" && !program.terminal.isSane
    }
    #expect(hasBegun)
    return program
  }

  private func expectRestored(_ program: Program) {
    #expect(program.isRestored)
    let output = String(decoding: program.terminal.output, as: UTF8.self)
    for mode in [1000, 1002, 1004, 1006, 2004] {
      let last = output.split(separator: "\u{1b}[?\(mode)").last?.first
      #expect(last == "l", "mode \(mode) is left on")
    }
  }

  // MARK: What a hand does

  private func act(on program: Program, _ random: inout SplitMix64) {
    switch random.below(40) {
    case 0...2: program.terminal.resize(to: size(&random))
    case 3...12: program.terminal.send(mouse(&random))
    default: program.terminal.send(random.pick(Self.keys))
    }
    switch random.below(40) {
    case 0: program.terminal.run(for: .milliseconds(550))
    case 1...15: program.terminal.run(for: .milliseconds(random.below(15)))
    default: break
    }
  }

  private func size(_ random: inout SplitMix64) -> Size {
    Size(columns: 1 + random.below(200), rows: 1 + random.below(70))
  }

  /// A press, a release, a drag or the wheel somewhere, perhaps beyond the screen.
  private func mouse(_ random: inout SplitMix64) -> String {
    let code = random.pick([0, 0, 0, 0, 0, 0, 32, 32, 64, 65])
    let isUp = code == 0 && random.below(2) == 0
    return "\u{1b}[<\(code);\(1 + random.below(130));\(1 + random.below(45))\(isUp ? "m" : "M")"
  }

  // MARK: What it shows

  /// Waits until all that was sent has been read: the last is a key that means nothing.
  private func settle(_ program: Program, _ clock: WrittenClock) throws {
    program.terminal.send("\u{1b}~")
    let limit = ContinuousClock.now + .seconds(60)
    while try !clock.hasReadStepDown(), program.terminal.ending == nil {
      try #require(ContinuousClock.now < limit, "nothing is read any more")
      program.terminal.run(for: .milliseconds(5))
    }
    _ = program.terminal.ending.map { _ in program.terminal.waitForEnd(upTo: .patience) }
  }

  /// Makes the time readable: leaves what covers it, has the focus, or locks the keys that would
  /// end that, and a theme that cannot be read.
  private func makeReadable(_ program: Program) {
    for attempt in 1...30 where program.shownSecond == nil {
      let leaving = attempt.isMultiple(of: 2) ? "c" : "\u{1b}"
      program.terminal.send(program.status.contains("Locked: ") ? "k" : leaving)
      // Two rows have no room to say that it is locked.
      if attempt == 8 { program.terminal.resize(to: Self.readableSizes[0]) }
      program.terminal.run(for: .milliseconds(300))
    }
  }

  /// Whether the time on the screen is the one that is written down, without any more keys.
  ///
  /// The screen and the files are not read at the same instant, so it may take a moment.
  private func agrees(_ program: Program, _ clock: WrittenClock) -> Bool {
    let limit = ContinuousClock.now + .patience
    while ContinuousClock.now < limit {
      if let shown = clock.shown, program.shownSecond == shown { return true }
      program.terminal.run(for: .milliseconds(10))
    }
    return false
  }
}

extension Program {
  /// The second that stands on the screen.
  fileprivate var shownSecond: Int? {
    guard let time else { return nil }
    let fields = time.drop { $0 == "-" }.split(separator: ":").map { Int($0) }
    guard fields.count > 1, !fields.contains(nil) else { return nil }
    let size = fields.reduce(0) { $0 * 60 + ($1 ?? 0) }
    return time.hasPrefix("-") ? -size : size
  }
}
