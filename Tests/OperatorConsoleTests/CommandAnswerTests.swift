import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import OperatorConsole

/// What a line is answered with, where there is no screen.
struct CommandAnswerTests {
  private static let commands =
    "start, stop, add 1m, take 30s, preset 2, green, next, previous, reset, time, undo, help, quit"
  private static let times =
    "Expected a time up to 23:59:59 such as 18:00, 1:30:00, 18m, 1h5m30s or 45s; "
    + "a bare number is minutes."
  private static let presets =
    "Expected a slot from 1 to 9 or a part of a name that 'speakerclock presets list' shows, "
    + "for example: ted"

  /// Lines to a clock that is ready at 18:00, and what the last of them is answered with.
  @Test(
    arguments: [
      ([""], []), (["  \r"], []),
      (["begin"], ["NOTICE 'begin' is no command. Expected one of \(commands)"]),
      (["start now\r"], ["NOTICE 'start now' is no command. Expected one of \(commands)"]),
      (
        [String(repeating: "x", count: 50)],
        [
          "NOTICE 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...' is no command. "
            + "Expected one of \(commands)"
        ]
      ),
      (["add soon"], ["NOTICE 'soon' is no time. \(times)"]),
      (["take"], ["NOTICE '' is empty. \(times)"]),
      (
        ["add " + String(repeating: "9", count: 50)],
        ["NOTICE '9999999999999999999999999999999999999999...' is longer than 23:59:59. \(times)"]
      ),
      (["preset"], ["NOTICE There is no preset ''. \(presets)"]),
      (["preset 0"], ["NOTICE There is no preset '0'. \(presets)"]),
      (
        ["preset " + String(repeating: "y", count: 50)],
        ["NOTICE There is no preset 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy...'. \(presets)"]
      ),
      (
        ["preset hour"],
        [
          "NOTICE 'hour' is a part of several names. Expected one of 'Half hour', 'Full hour', "
            + "or a slot."
        ]
      ),
      (["help"], ["NOTICE Commands: \(commands)"]),
      (["start"], ["START 18:00"]), (["start", "START"], ["NOTICE The talk is running already"]),
      (["stop"], ["NOTICE The talk is not running"]), (["start", "stop"], ["STOP 18:00"]),
      (["start", "stop", "start"], ["RESUME 18:00"]),
      (["add 1m"], ["SET 19:00"]), (["take 30s"], ["SET 17:30"]),
      (["start", "take 5:00"], ["SET 13:00"]), (["start", "stop", "add 10s"], ["SET 18:10"]),
      (["take 18m"], ["NOTICE The time cannot be changed further"]),
      (["add 0s"], ["NOTICE The time cannot be changed further"]),
      (["start", "take 20", "take 1s"], ["NOTICE The time cannot be changed further"]),
      (["time"], ["TIME 18:00 remaining"]),
      (["start", "take 1h", "time"], ["TIME 0:00 remaining"]),
      (["preset 2"], ["READY Lightning talk 5:00, yellow 1:00, red 0:15"]),
      (["start", "preset 3mt"], ["READY 3MT 3:00, yellow 0:45, red 0:15"]),
      (["green"], ["READY 18:00, yellow 3:00, red 1:00"]),
      (["add 2", "green"], ["READY 20:00, yellow 3:00, red 1:00"]),
      (["start", "green"], ["READY 18:00, yellow 3:00, red 1:00"]),
      (["undo"], ["NOTICE Nothing to undo"]),
      (["add 1m", "undo"], ["NOTICE Undone", "SET 18:00"]),
      (["start", "stop", "undo"], ["NOTICE Undone", "RESUME 18:00"]),
      (["start", "undo"], ["NOTICE Undone", "READY 18:00, yellow 3:00, red 1:00"]),
    ] as [([String], [String])])
  func aLineIsAnswered(lines: [String], answer: [String]) {
    var session = Session(size: .none, capabilities: .lines)
    for line in lines.dropLast() { session.say(line) }
    let before = session.reports.count
    session.say(lines.last ?? "")
    #expect(Array(session.reports.dropFirst(before)) == answer)
  }

  /// Whole words are meant; keys that would lose a running talk are asked about.
  @Test(arguments: ["preset 2", "green", "undo", "quit"])
  func aLineIsNotGuarded(line: String) {
    var session = Session(size: .none, capabilities: .lines)
    session.say("start")
    session.pass(seconds: 30)
    session.say(line)
    #expect(!session.isRunning || session.ending == .givenUp)
  }
}
