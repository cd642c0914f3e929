import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// What the loop reports outside the screen, and what it reads.
struct ReportingTests {
  @Test func reportsAreGivenOnceAndInOrder() {
    let run = LoopRun(
      of: Preset(name: "Short", duration: 12), on: .lines, until: .seconds(99),
      [
        (.seconds(1), .lines("time", "start")), (.milliseconds(5_500), .lines("stop", "bogus")),
        (.seconds(20), .lines("add 1s", "start", "time")), (.seconds(90), .lines("quit", "time")),
      ])
    #expect(
      run.lines.joined(separator: "\n") == """
        READY Short, 12 seconds, yellow 2 seconds, red 1 second
        TIME 12 seconds, ready
        START 12 seconds
        10
        9
        8
        STOP 8 seconds remaining
        NOTICE 'bogus' is not a command. Try 'help'.
        SET 9 seconds remaining (green)
        RESUME 9 seconds remaining
        TIME 9 seconds remaining
        8
        7
        6
        5
        4
        3
        YELLOW 2 seconds remaining
        2
        RED 1 second remaining
        1
        TIME IS UP
        OVERTIME 1 minute
        DONE Short, 13 seconds, 1 minute 1 second over, 14:00 to 14:01
        """)
    #expect(run.ending == .ended(.finished))
  }

  @Test(arguments: [
    ([], ["READY Minute, 1 minute, yellow 10 seconds, red 5 seconds"]),
    (
      [LocatedProblem("a.yaml:1:1", .noUTF8(255))],
      [
        "READY Minute, 1 minute, yellow 10 seconds, red 5 seconds",
        "NOTICE a.yaml:1:1: byte 0xff is not valid UTF-8, expected text in UTF-8",
      ]
    ),
  ])
  func problemsAreToldAtTheStart(problems: [LocatedProblem], lines: [String]) {
    let run = LoopRun(on: .lines, problems: problems, until: .seconds(1), [])
    #expect(run.lines == lines)
  }

  @Test func problemsStandOnTheFirstPicture() {
    let run = LoopRun(problems: [.init("a.yaml:1:1", .noUTF8(255))], until: .seconds(40), [])
    #expect(
      run.statuses == [
        "a.yaml:1:1: byte 0xff is not valid UTF-8, expected text in UTF-8",
        "READY   Space starts   ? help",
      ])
    #expect(run.host.waits.first == .seconds(30))
  }

  /// A pipe whose other end is closed is an input that has ended; a terminal that is gone ends
  /// the program.
  @Test func aHangupWithoutAScreenIsNoEnd() {
    let run = LoopRun(
      on: .lines, until: .seconds(100), [(.seconds(1), .lines("start")), (.seconds(2), .hangup)])
    #expect(run.lines.contains("TIME IS UP"))
    #expect(run.ending == .signalled(15))
  }

  @Test func aHangupWithAScreenIsTheEnd() {
    let run = LoopRun(
      until: .seconds(100),
      [(.seconds(1), .keys([.character(" ")])), (.seconds(2), .hangup)])
    #expect(run.ending == .signalled(1))
    #expect(
      run.lines == ["READY Minute, 1 minute, yellow 10 seconds, red 5 seconds", "START 1 minute"])
  }

  /// What still waits when the other end is closed, then the last line and the ending.
  @Test(
    arguments: [
      ([.line("start"), .end], "DONE Minute, 1 minute, 14:00 to 14:01", .finished),
      (
        [.line("start"), .line("stop"), .end],
        "NOTICE The talk was left paused with 1 minute remaining",
        .endedEarly
      ),
      ([.end], "NOTICE The input ended while no talk was running", .endedEarly),
      ([.line("quit")], "READY Minute, 1 minute, yellow 10 seconds, red 5 seconds", .finished),
    ] as [([Input], String, Ending)])
  func inputThatWaitsAtAHangUpIsStillRead(inputs: [Input], line: String, ending: Ending) {
    let terminal = InMemoryTerminal.lines
    terminal.inputs = inputs
    let run = LoopRun(on: terminal, until: .seconds(100), [(.seconds(1), .hangup)])
    #expect(run.lines.last == line)
    #expect(run.ending == .ended(ending))
  }

  @Test func theEndOfTheInputEndsTheTalkRightAfterZero() {
    let run = LoopRun(
      on: .lines, until: .seconds(100),
      [(.seconds(1), .lines("start")), (.seconds(2), .inputs([.end]))])
    #expect(run.lines.suffix(2) == ["TIME IS UP", "DONE Minute, 1 minute, 14:00 to 14:01"])
    #expect(run.ending == .ended(.finished))
    #expect(run.host.waits.compactMap { $0 }.reduce(.zero, +) >= .seconds(61))
  }
}
