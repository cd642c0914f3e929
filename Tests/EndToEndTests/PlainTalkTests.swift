import Testing
import TimerTestSupport

/// Whole talks in plain mode, from the first line to the last.
@Suite(.waitsForPrograms)
struct PlainTalkTests {
  private static let lastBeeps = (1...10).reversed().map { "\($0)" }

  /// Runs a script whose lines are known.
  ///
  /// A rehearsal's second is short: a busy machine may be late with a line, and leave out a beep
  /// that would come too late. No other line may be missing, and no line may come twice or out of
  /// order.
  private func expect(_ golden: [String], of script: String) throws {
    let lines = try Program.linesOfTalk(script)
    let missing = Self.missing(in: lines, of: golden)
    #expect(missing == [], "\(lines)")
  }

  /// The lines that are missing, and those that should not be there; beeps may be missing.
  private static func missing(in lines: [String], of golden: [String]) -> [String] {
    var (rest, missing) = (lines[...], [String]())
    for expected in golden {
      if let line = rest.first, matches(line, expected) {
        rest.removeFirst()
      } else if Int(expected) == nil {
        missing.append(expected)
      }
    }
    return missing + rest
  }

  /// Whether a line matches what is expected, maybe some seconds late.
  private static func matches(_ line: String, _ expected: String) -> Bool {
    if line == expected { return true }
    if expected == "TIME IS UP" { return line.hasPrefix("OVERTIME ") }
    if expected.hasPrefix("DONE ") { return line.hasPrefix(expected + ", ") }
    guard expected.hasSuffix(" remaining"), line.hasSuffix(" remaining"),
      line.prefix(while: { $0 != " " }) == expected.prefix(while: { $0 != " " })
    else { return false }
    return (0...10).contains(seconds(in: expected) - seconds(in: line))
  }

  private static func seconds(in line: String) -> Int {
    let minutes = line.firstMatch(of: /(\d+) minute/).flatMap { Int($0.1) } ?? 0
    let seconds = line.firstMatch(of: /(\d+) second/).flatMap { Int($0.1) } ?? 0
    return minutes * 60 + seconds
  }

  @Test func twentySeconds() throws {
    try expect(
      ["READY 20 seconds, yellow 3 seconds, red 1 second", "START 20 seconds"]
        + Self.lastBeeps.prefix(7)
        + ["YELLOW 3 seconds remaining", "3", "2", "RED 1 second remaining", "1"]
        + ["TIME IS UP", "DONE 20 seconds", "status 0"],
      of: "{ printf 'start\\n' | speakerclock 0:20 --speed 4; echo status $?; } | cat")
  }

  @Test func withoutAnnouncementsThereAreStartAndEnd() throws {
    try expect(
      [
        "READY 5 seconds, yellow 1 second, red 0 seconds", "START 5 seconds", "DONE 5 seconds",
        "status 0",
      ],
      of: "speakerclock 5s --start --quit-at-zero --announce off --speed 20 </dev/null; "
        + "echo status $?")
  }

  @Test(arguments: ["freeze", "blank"])
  func overtimeIsCountedHoweverTheDigitsWouldLook(overtime: String) throws {
    let program = try Program(
      script: "speakerclock 2s --start --speed 5 --overtime \(overtime) | cat; echo end")
    // A busy machine may be so late that it tells the overtime instead.
    #expect(program.writes { $0 == "TIME IS UP" || $0.hasPrefix("OVERTIME ") })
    let end = ContinuousClock.now + .patience
    while !program.written.contains(where: Self.saysOver), ContinuousClock.now < end {
      program.terminal.send("t")
      program.terminal.run(for: .milliseconds(150))
    }
    #expect(program.written.contains(where: Self.saysOver))
    program.pressTwice("q") { _ in program.terminal.ending != nil }
    #expect(program.writes("end"))
    #expect(program.written.contains { $0.hasPrefix("DONE 2 seconds, ") }, "\(program.written)")
    #expect(program.terminal.isSane)
  }

  private static func saysOver(_ line: String) -> Bool {
    line.hasPrefix("TIME ") && line.hasSuffix(" over")
  }

  /// Minutes of overtime are told, and the time that it took is.
  @Test func overtimeIsToldAMinute() throws {
    let program = try Program(script: "speakerclock 0:05 --start --speed 60 | cat")
    func minutes() -> [Int] {
      program.written.compactMap { line in
        line.firstMatch(of: /^OVERTIME (\d+) minute/).flatMap { Int($0.1) }
      }
    }
    program.wait { minutes().count > 1 }
    program.pressTwice("q") { _ in program.terminal.ending != nil }
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(0))
    let lines = program.written
    // At this speed a busy machine is some seconds late, and one that stands still passes over a
    // minute.
    let told = minutes()
    #expect(told.count > 1 && zip(told, told.dropFirst()).allSatisfy(<), "\(lines)")
    let done = try #require(lines.last).withoutTimesOfDay
    #expect(done.hasPrefix("DONE 5 seconds, "))
    #expect(done.hasSuffix(" over"))
  }
}
