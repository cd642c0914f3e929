import StageRenderer
import Testing
import TimerTestSupport

/// Whatever a terminal may send, at random: keys, chords, answers, reports of the mouse with
/// numbers of up to 64 bits, pastes, and beginnings of all of these whose end comes late or never.
///
/// After each batch Space still starts and Ctrl-C still asks. PIECES in the environment says how
/// many pieces there are, SEED which.
@Suite(.waitsForPrograms)
struct RandomInputTests {
  private static let pieces = Int(environment: "PIECES") ?? 1_000
  private static let seed = Int(environment: "SEED") ?? 7
  private static let batch = max(200, pieces / 200)
  /// A second, and what a busy machine is late.
  private static let limit = Duration.seconds(20)

  /// No key that covers the screen, or locks it: Space would only undo that.
  private static let keys =
    " 123456789gyrGYR+-][uoltfvcx\r\t.".map(String.init)
    + ["\u{7f}", "\u{1b}[A", "\u{1b}OB", "\u{1b}[Z", "\u{1b}OM", "\u{1b}Op", "é", "快", "\u{1b}"]
  private static let answers = [
    "\u{1b}]11;#00FF00\u{7}", "\u{1b}]4;1;#FFFFFF\u{1b}\\", "\u{1b}P>|TERM 379\u{1b}\\",
    "\u{1b}[?64;1;2c", "\u{1b}[24;80R", "\u{1b}[I", "\u{1b}[O", "\u{1b}_G1;EE\u{1b}\\",
    "\u{1b}[200~12 345 \r+\u{1b}[201~", "\u{1b}^1 2\u{1b}\\", "\u{1b}X1 2\u{1b}\\",
  ]
  private static let beginnings = [
    "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "\u{1b}X", "\u{1b}^", "\u{1b}_", "\u{1b}[1;5",
    "\u{1b}[<0;1", "\u{1b}[M", "\u{1b}[M ", "\u{1b}]11;#00 00", "\u{1b}P1", "\u{1b}[200~",
    "\u{1b}[200~1 2", "\u{1b}[200~1\u{1b}[20", "\u{1b}[[",
  ]
  private static let endings: [PseudoTerminal.Ending] = [.exited(0), .exited(1)]

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  @Test func spaceStartsAndControlCAsksAfterAnything() throws {
    var random = SplitMix64(seed: UInt64(Self.seed))
    var program = try start()
    var left = Self.pieces
    while left > 0 {
      let count = min(left, Self.batch)
      left -= count
      for _ in 0..<count { send(piece(&random), to: program, &random) }
      settle(program)
      let place = "seed \(Self.seed), \(left) pieces left"
      if let ending = program.terminal.ending {
        try #require(Self.endings.contains(ending), "\(place): \(ending)")
        program = try start()
      }
      try #require(starts(program), "\(place): Space\n\(home.text(of: "log"))")
      program.terminal.send("\u{3}")
      let asks = program.terminal.wait(upTo: Self.limit) { _ in
        program.status.hasPrefix("The talk is running. Press Ctrl-C again")
      }
      try #require(asks, "\(place): Ctrl-C, '\(program.status)'\n\(home.text(of: "log"))")
      program.terminal.send("x")
    }
    #expect(program.terminal.ending == nil)
  }

  /// Waits until the batch has been read: the log rests.
  private func settle(_ program: Program) {
    var before = -1
    for _ in 0..<100 where home.text(of: "log").utf8.count != before {
      before = home.text(of: "log").utf8.count
      program.terminal.run(for: .milliseconds(120))
    }
  }

  private func start() throws -> Program {
    let log = home.path(of: "log")
    let program = try Program("23:00:00", "--no-flash", "--log", log, home: home)
    #expect(program.terminal.wait(upTo: .patience) { _ in !program.terminal.isSane })
    return program
  }

  /// Whether Space is read within a second each time, and at last the talk runs: the first one may
  /// stop it.
  private func starts(_ program: Program) -> Bool {
    for _ in 0..<4 {
      // A Space of the batch must not make a bounce of this one.
      program.terminal.run(for: .milliseconds(600))
      guard (try? home.write("", to: "log")) != nil else { return false }
      program.terminal.send(" ")
      let limit = ContinuousClock.now + Self.limit
      while !home.text(of: "log").contains(" key Space\n") {
        guard ContinuousClock.now < limit, program.terminal.ending == nil else { return false }
        program.terminal.run(for: .milliseconds(5))
      }
      // With this Space, what was held back in an unfinished sequence may have come as well.
      settle(program)
      let changes = home.text(of: "log").split(separator: "\n").compactMap { line in
        ["START", "RESUME", "STOP", "READY"].first { line.contains(" \($0) ") }
      }
      if let last = changes.last, last == "START" || last == "RESUME" { return true }
    }
    return false
  }

  /// Sends a piece, at times in two parts.
  private func send(_ piece: [UInt8], to program: Program, _ random: inout SplitMix64) {
    let isTorn = random.below(50) == 0 && piece.count > 1
    let first = isTorn ? 1 + random.below(piece.count - 1) : piece.count
    program.terminal.send(bytes: Array(piece.prefix(first)))
    if isTorn { program.terminal.run(for: .milliseconds(random.below(100))) }
    program.terminal.send(bytes: Array(piece.dropFirst(first)))
    if random.below(20) == 0 { program.terminal.run(for: .milliseconds(1)) }
    if random.below(500) == 0 { program.terminal.run(for: .milliseconds(300)) }
  }

  private func piece(_ random: inout SplitMix64) -> [UInt8] {
    switch random.below(20) {
    case 0...5: Array(random.pick(Self.keys).utf8)
    case 6...8:
      Array("\u{1b}\(random.pick("!$0123456789ACDEGJ[]OPX^_".map(String.init)))".utf8)
    case 9...11: Array(random.pick(Self.answers).utf8)
    case 12...15: Array(report(&random).utf8)
    case 16...18: Array(random.pick(Self.beginnings).utf8)
    default: (0..<1 + random.below(6)).map { _ in UInt8(0x80 + random.below(0x80)) }
    }
  }

  private func report(_ random: inout SplitMix64) -> String {
    let code = random.pick([0, 0, 0, 32, 32, 64, 65, 3, 35, 256])
    return "\u{1b}[<\(code);\(place(&random));\(place(&random))\(random.pick(["M", "m"]))"
  }

  private func place(_ random: inout SplitMix64) -> UInt64 {
    random.below(3) == 0
      ? UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64(random.below(64))
      : UInt64(random.below(130))
  }
}
