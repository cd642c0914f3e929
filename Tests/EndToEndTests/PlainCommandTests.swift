import Testing
import TimerTestSupport

/// Commands from a pipe, one per line.
@Suite(.waitsForPrograms)
struct PlainCommandTests {
  /// What the program writes when these commands come from a pipe, and its status as the last
  /// line.
  private func lines(_ input: String, _ arguments: String) throws -> [String] {
    try Program.linesOfTalk(
      "\(input) | speakerclock \(arguments) >out; status=$?; cat out; echo status $status")
  }

  /// What is said of a talk that was quit before its time was up.
  private static func saysHowToGoOn(_ line: String) -> Bool {
    line.hasPrefix("NOTICE Start speakerclock and type undo")
  }

  @Test func aStoppedTalkIsChangedUndoneAndGoesOn() throws {
    let all = try lines(
      "(echo start; sleep 1; printf 'stop\\nadd 1m\\ntake 30s\\nundo\\nstart\\nquit\\n')", "10")
    // It depends on the machine which second it was: the others follow from it.
    let lines = all.filter { !Self.saysHowToGoOn($0) }
    #expect(lines.count == all.count - 1)
    let stop = try #require(lines.first { $0.hasPrefix("STOP ") })
    let shown = try #require((570...600).first { stop == "STOP \(words($0)) remaining" }, "\(stop)")
    func time(_ more: Int) -> String { words(shown + more) }
    #expect(
      lines.dropLast(2) == [
        "READY 10 minutes, yellow 1 minute 40 seconds, red 35 seconds", "START 10 minutes", stop,
        "SET \(time(60)) remaining (green)", "SET \(time(30)) remaining (green)",
        "NOTICE Undone: back to \(time(60))", "RESUME \(time(60)) remaining",
      ])
    #expect(lines.dropLast().last?.hasSuffix(" of 11 minutes") == true, "\(lines)")
    #expect(lines.last == "status 1")
  }

  @Test func anUndoneStopGoesOnAndTheTalkOutlivesItsInput() throws {
    let golden = [
      "READY 2 seconds, yellow 0 seconds, red 0 seconds", "START 2 seconds",
      "STOP 2 seconds remaining",
      "NOTICE Undone: running again, 2 seconds", "1", "TIME IS UP", "DONE 2 seconds", "status 0",
    ]
    #expect(try lines("printf 'start\\nstop\\nundo\\n'", "2s") == golden)
  }

  @Test func presetsAreTakenByNumberAndByName() throws {
    #expect(
      try lines(
        "printf 'preset 2\\npreset TED\\nadd 1m\\ngreen\\ntime\\npreset nope\\n'", "5"
      )
      .map { $0.split(separator: ".").first.map(String.init) ?? "" } == [
        "READY 5 minutes, yellow 50 seconds, red 15 seconds",
        "READY Lightning talk, 5 minutes, yellow 1 minute, red 15 seconds",
        "READY TED talk, 18 minutes, yellow 3 minutes, red 1 minute", "SET 19 minutes",
        "READY TED talk, 19 minutes, yellow 3 minutes, red 1 minute", "TIME 19 minutes, ready",
        "NOTICE There is no preset 'nope'",
        "NOTICE The input ended while no talk was running", "status 1",
      ])
  }

  @Test(arguments: [
    ("quit", ["status 0"]),
    ("start\\nquit", ["START 5 minutes", "DONE 0 seconds of 5 minutes", "status 1"]),
    (
      "start\\nstop\\n",
      [
        "START 5 minutes", "STOP 5 minutes remaining",
        "NOTICE The talk was left paused with 5 minutes remaining",
        "status 1",
      ]
    ),
    (
      "  START \\r\\n\\n\\t\\nquit\\r\\n",
      [
        "START 5 minutes", "DONE 0 seconds of 5 minutes", "status 1",
      ]
    ),
    // Some editors begin a file with a byte order mark.
    (
      "\\357\\273\\277start\\nquit\\n",
      ["START 5 minutes", "DONE 0 seconds of 5 minutes", "status 1"]
    ),
    ("\\n\\n", ["NOTICE The input ended while no talk was running", "status 1"]),
  ])
  func itEndsWithAStatus(input: String, golden: [String]) throws {
    let lines = try lines("printf '\(input)'", "5")
    let ready = ["READY 5 minutes, yellow 50 seconds, red 15 seconds"]
    #expect(lines.filter { !Self.saysHowToGoOn($0) } == ready + golden)
    let isQuit = golden.contains { $0.hasPrefix("DONE 0 seconds of ") }
    #expect(lines.contains(where: Self.saysHowToGoOn) == isQuit)
  }

  @Test(arguments: [
    ("foo", "NOTICE 'foo' is not a command. Try 'help'."),
    ("prest 3", "NOTICE 'prest 3' is not a command. Did you mean 'preset'? Try 'help'."),
    ("! stop", "NOTICE The talk is not running"),
    ("stop now", "NOTICE 'stop' takes no argument"),
    ("add", "NOTICE 'add' needs a time, for example: add 1m"),
    ("take x", "NOTICE 'x' is not a valid time. Expected a time up to 23:59:59"),
    ("stop", "NOTICE The talk is not running"),
    ("undo", "NOTICE Nothing to undo"),
    ("\\033[2Jy\\007", "NOTICE '\u{fffd}[2Jy\u{fffd}' is not a command."),
    ("\\377\\000", "NOTICE '\u{fffd}\u{fffd}' is not a command."),
  ])
  func anUnknownCommandIsNamed(input: String, words: String) throws {
    let lines = try lines("printf '\(input)\\nquit\\n'", "5")
    #expect(lines.dropFirst().first?.hasPrefix(words) == true, "\(lines)")
    #expect(lines.count == 3)
    #expect(lines.last == "status 0")
  }

  @Test func aMillionBytesAreNoCommandAndTheNextLineIsRead() throws {
    let lines = try lines("(head -c 1000000 /dev/zero | tr '\\0' x; echo; echo quit)", "5")
    #expect(lines.count == 3)
    #expect(lines.dropFirst().first?.hasPrefix("NOTICE 'xxxx") == true)
    #expect(lines.dropFirst().first.map { $0.utf8.count < 400 } == true)
  }

  @Test func aCommandMayComeInPieces() throws {
    let lines = try lines(
      "(printf sta; sleep 0.3; printf 'rt\\nqu'; sleep 0.3; printf it)", "5")
    #expect(lines.dropFirst().first == "START 5 minutes")
    #expect(lines.last == "status 1")
  }
}
