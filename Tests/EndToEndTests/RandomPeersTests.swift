import Platform
import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Random hostile peers of a clock and of a display: floods, half lines, extreme numbers, lies, and
/// connections that come and go.
///
/// PEERS in the environment says how many there are, SEED which.
@Suite(.waitsForPrograms, .serialized)
struct RandomPeersTests {
  private static let count = Int(environment: "PEERS") ?? 20
  private static let seed = UInt64(Int(environment: "SEED") ?? 7)
  /// The peers after each of which the clock and the display are looked at.
  private static let handful = 10

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  // MARK: At a clock

  /// Whatever clients send, the clock and the display go on, and the operator has the keys.
  @Test func theClockGoesOn() throws {
    var random = SplitMix64(seed: Self.seed)
    let earliest = ContinuousClock.now
    let clock = try Program("90:00", "--start", home: home)
    #expect(clock.opensRoom(below: ".local/speakerclock"))
    let display = try Program("display", home: home)
    #expect(clock.counts(to: "89:59"))
    let talk = RunningTalk(length: 5400, earliest: earliest, latest: .now - .seconds(1))
    var open: [Stranger] = []
    for number in 0..<Self.count {
      let stranger = try Stranger(at: home.path(of: ".local/speakerclock/main.sock"), &random)
      stranger.act(&random)
      if random.below(2) == 0 { stranger.close() } else { open.append(stranger) }
      if open.count > 40 { open.removeFirst().close() }
      guard (number + 1).isMultiple(of: Self.handful) else { continue }
      for (name, program) in [("clock", clock), ("display", display)] {
        #expect(
          program.shows(talk),
          "seed \(Self.seed), peer \(number): the \(name) shows \(program.lines)")
      }
    }
    for stranger in open { stranger.close() }
    clock.terminal.send(" ")
    #expect(clock.mentions("PAUSED"), "seed \(Self.seed): \(clock.status)")
  }

  // MARK: At a display

  /// Whatever comes from the command that should lead to a clock, the display can be ended.
  @Test func aDisplayOfAFalseClockEnds() throws {
    var random = SplitMix64(seed: Self.seed + 1)
    let lines = try Self.linesOfAClock()
    for number in 0..<max(1, Self.count / 10) {
      let text = (0..<50).map { _ in random.damaged(random.pick(lines)) + "\n" }.joined()
      try home.write(text, to: "lines")
      let command =
        random.below(2) == 0
        ? "cat \(home.path(of: "lines")); sleep 60"
        : "while cat \(home.path(of: "lines")); do :; done"
      let display = try Program("display", "--via", command, home: home)
      display.terminal.run(for: .milliseconds(300))
      display.terminal.send("q")
      let ending = display.terminal.waitForEnd(upTo: .patience)
      #expect(ending == .exited(0), "seed \(Self.seed), clock \(number): \(text)")
    }
  }

  /// Snapshots of the corpus, and other lines that a clock sends.
  private static func linesOfAClock() throws -> [String] {
    let corpus = projectFolder + "/Tests/Fuzzing/Corpus/"
    let snapshots = try ["ready", "running", "paused", "rundown"].map {
      String(decoding: try FileSystem.read(corpus + "snapshots/" + $0), as: UTF8.self)
        .filter { !$0.isNewline }
    }
    return snapshots + [
      #"{"accepts":["keep","term"]}"#, #"{"heartbeat":{"session":"1","number":3}}"#,
      #"{"sync":{"sent":12,"time":1795582265353102}}"#, #"{"closed":"There are 64 clients"}"#,
      #"{"online":false}"#, #"{"answer":{"number":1,"status":"done","text":""}}"#,
    ]
  }
}

/// A client of a clock that is none of ours.
private struct Stranger {
  private let socket: FileDescriptor?

  /// What clients send; none of it changes the talk.
  private static let lines = [
    "hello left display 80x24", "hello left desk 80x24", "hello left remote 0x0", "watch",
    "watch events", "sync 1795582265353102", "delay 350", "bye", "got 12", "#7 time",
    "#8 @1795582265353102 displays", "#9 rundown", "help", "events",
    #"desk {"command":"time","number":7,"seen":{"changes":12,"item":3,"run":"ready","segment":1}}"#,
    #"desk {"number":9,"seen":{"changes":14,"run":"paused","segment":1},"take_back":13}"#,
  ]

  /// Connects; without a free place nothing that it does has an effect.
  init(at path: String, _ random: inout SplitMix64) throws {
    socket = try? LocalSocket.connect(to: path)
  }

  /// Does one of the things that no client should do.
  func act(_ random: inout SplitMix64) {
    func lines(_ count: Int, _ random: inout SplitMix64) -> String {
      (0..<count).map { _ in random.damaged(random.pick(Self.lines)) + "\n" }.joined()
    }
    switch random.below(6) {
    case 0: send(lines(1 + random.below(30), &random))
    // Half a line, and one that never ends.
    case 1: send(String(lines(1, &random).dropLast(1 + random.below(10))))
    case 2: send(String(repeating: random.pick(["x", "\u{0}", "é", "{"]), count: 100_000))
    // It watches, and never reads.
    case 3: send("hello \(lines(1, &random)) display 9999x9999\nwatch\nwatch events\n")
    case 4: for _ in 0..<50 { send(random.pick(Self.lines) + "\n") }
    default:
      send("hello x desk 80x24\nwatch\n")
      send(lines(20, &random))
    }
  }

  private func send(_ text: String) {
    guard let socket else { return }
    _ = try? LocalSocket.send(Array(text.utf8)[...], to: socket)
  }

  func close() { socket?.close() }
}

extension SplitMix64 {
  private static let numbers = [
    "-1", "0", "9223372036854775807", "-9223372036854775808", "1e308", "0.5", "7300000000000001",
  ]
  private static let texts = ["\u{1b}[2J", "\u{202e}", "\r", "\t", "\"", "\\", "\u{0}", "é", "}"]

  /// A line with some characters lost, doubled or changed, and some numbers replaced by extreme
  /// ones.
  fileprivate mutating func damaged(_ line: String) -> String {
    var line = line
    for _ in 0..<below(4) {
      guard !line.isEmpty else { return line }
      let index = line.index(line.startIndex, offsetBy: below(line.count))
      switch below(4) {
      case 0: line.remove(at: index)
      case 1: line.insert(contentsOf: pick(Self.texts), at: index)
      case 2: line.insert(contentsOf: line[index...].prefix(20), at: index)
      default:
        let numbers = line.ranges(of: /\d+/)
        if !numbers.isEmpty { line.replaceSubrange(pick(numbers), with: pick(Self.numbers)) }
      }
    }
    return line
  }
}
