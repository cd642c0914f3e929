import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The answer to each line in plain mode.
struct CommandAnswerTests {
  private static let times =
    "Expected a time up to 23:59:59, for example: 1:30, 1h5m30s, 18m or 45s"
  private static let presets =
    "Expected a slot from 1 to 9, or part of a name that 'speakerclock presets list' shows, "
    + "for example: ted"

  /// Lines to a clock that is ready at 18:00, and what the last of them is answered with.
  @Test(
    arguments: [
      ([""], []), (["  \r"], []),
      (["perform"], ["NOTICE 'perform' is not a command. Try 'help'."]),
      (["pause"], ["NOTICE 'pause' is not a command. Did you mean 'stop'? Try 'help'."]),
      (["t"], ["NOTICE 't' is not a command. Did you mean 'time'? Try 'help'."]),
      (["+ 1m"], ["NOTICE '+ 1m' is not a command. Did you mean 'add'? Try 'help'."]),
      (["strat"], ["NOTICE 'strat' is not a command. Did you mean 'start'? Try 'help'."]),
      (["! start"], ["START 18 minutes"]), (["!"], []),
      (
        ["until 13:00"],
        ["NOTICE It is already past 13:00. Send '! until 13:00' for a talk of 23 hours."]
      ),
      (["start now\r"], ["NOTICE 'start' takes no argument"]),
      // There are no keys to lock.
      (["lock"], ["NOTICE Not available in plain mode"]),
      (
        [String(repeating: "x", count: 50)],
        [
          "NOTICE 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...' is not a command. Try 'help'."
        ]
      ),
      (["add soon"], ["NOTICE 'soon' is not a valid time. \(times)"]),
      (["take"], ["NOTICE 'take' needs a time, for example: take 30s"]),
      (
        ["add " + String(repeating: "9", count: 50) + "m"],
        ["NOTICE '9999999999999999999999999999999999999...' is not a valid time. \(times)"]
      ),
      (
        ["preset"],
        ["NOTICE 'preset' needs a slot or part of a name, for example: preset 3"]
      ),
      (["preset 0"], ["NOTICE There is no preset '0'. \(presets)"]),
      (
        ["preset " + String(repeating: "y", count: 50)],
        ["NOTICE There is no preset 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy...'. \(presets)"]
      ),
      (
        ["preset hour"],
        [
          "NOTICE 'hour' matches several presets. Expected one of 'Half hour', 'Full hour', "
            + "or a slot"
        ]
      ),
      (["add 5"], ["NOTICE 'add' needs a time, for example: add 5m"]),
      (["until soon"], ["NOTICE 'until' needs a time of day, for example: until 14:15"]),
      (["blackout"], ["NOTICE 'blackout' needs on or off, for example: blackout on"]),
      (["blackout on"], ["NOTICE Blackout: 'blackout off' or 'toggle' brings the picture back"]),
      (["blackout on", "blackout on"], ["NOTICE The picture is already black"]),
      (["blackout on", "blackout off"], ["NOTICE The picture is back"]),
      (["blackout off"], ["NOTICE The picture is not black"]),
      (["yellow"], ["SET 3 minutes (yellow)"]),
      (["start", "red"], ["SET 1 minute remaining (red)"]),
      (["set 12:00"], ["SET 12 minutes"]),
      (["start", "set 12:00"], ["SET 12 minutes remaining (green)"]),
      (["start", "take 1:00", "set yellow"], ["NOTICE Yellow is now 17 minutes"]),
      (
        ["store 3"],
        [
          "NOTICE Slot 3 is now Short talk, 18 minutes, yellow 3 minutes, red 1 minute (was 10 minutes)"
        ]
      ),
      (
        ["store 3", "remove 3"],
        ["NOTICE Slot 3: removed 'Short talk' (18 minutes); back to 'Short talk' (10 minutes)"]
      ),
      (
        ["remove 3"],
        [
          "NOTICE Slot 3 is Short talk, a built-in preset. Only stored presets can be removed."
        ]
      ),
      (
        ["message"],
        ["NOTICE No message: send one with message TEXT, or start with --message or --title"]
      ),
      (["message Hello"], ["NOTICE Message, but no display is connected: Hello"]),
      (["clear"], ["NOTICE There is no message"]),
      (
        ["message --for 15 Hello"],
        [
          "NOTICE 'message --for' needs a time, for example: message --for 15s Please come to an end"
        ]
      ),
      (["backdate"], ["NOTICE Started: nothing to backdate", "START 18 minutes"]),
      (["start", "backdate"], ["NOTICE Cannot backdate any further"]),
      (["message Hello", "clear"], ["NOTICE The message is hidden"]),
      (["start"], ["START 18 minutes"]),
      (["start", "START"], ["NOTICE The talk is already running"]),
      (["stop"], ["NOTICE The talk is not running"]),
      (["start", "stop"], ["STOP 18 minutes remaining"]),
      (["start", "stop", "start"], ["RESUME 18 minutes remaining"]),
      (["add 1m"], ["SET 19 minutes"]), (["take 30s"], ["SET 17 minutes 30 seconds"]),
      (["start", "take 5:00"], ["SET 13 minutes remaining (green)"]),
      (["start", "stop", "add 10s"], ["SET 18 minutes 10 seconds remaining (green)"]),
      (["take 18m"], ["NOTICE The time cannot be changed any further"]),
      (["add 0s"], ["NOTICE The time cannot be changed any further"]),
      (["start", "take 20m", "take 1s"], ["NOTICE The time cannot be changed any further"]),
      (["time"], ["TIME 18 minutes, ready"]),
      (["start", "take 1h", "time"], ["TIME 0 seconds remaining"]),
      (["preset 2"], ["READY Lightning talk, 5 minutes, yellow 1 minute, red 15 seconds"]),
      (["start", "preset 3mt"], ["READY 3MT, 3 minutes, yellow 45 seconds, red 15 seconds"]),
      (["green"], ["READY 18 minutes, yellow 3 minutes, red 1 minute"]),
      (["add 2m", "green"], ["READY 20 minutes, yellow 3 minutes, red 1 minute"]),
      (["start", "green"], ["NOTICE There is nothing to change"]),
      (["start", "yellow"], ["SET 3 minutes remaining (yellow)"]),
      (["start", "stop", "red"], ["SET 1 minute remaining (red)"]),
      (["start", "reset"], ["READY 18 minutes, yellow 3 minutes, red 1 minute"]),
      (["undo"], ["NOTICE Nothing to undo"]),
      (["add 1m", "undo"], ["NOTICE Undone: back to 18 minutes"]),
      (
        ["start", "stop", "undo"],
        ["NOTICE Undone: running again, 18 minutes"]
      ),
      (
        ["start", "undo"],
        ["NOTICE Undone: ready again, 18 minutes"]
      ),
      (
        ["preset 2", "undo"],
        ["NOTICE Undone: back to 18 minutes"]
      ),
      (["store 3", "undo"], ["NOTICE Undone: slot 3 is 'Short talk' (10 minutes) again"]),
      (["message Hello", "undo"], ["NOTICE Undone: the message is hidden again"]),
    ] as [([String], [String])])
  func aLineIsAnswered(lines: [String], answer: [String]) {
    var script = ClockScript(1080)
    for line in lines.dropLast() { script.say(line) }
    script.clear()
    script.say(lines.last ?? "")
    #expect(script.lines == answer)
  }

  /// The digits count up in overtime: the words say what they count.
  @Test func anUndoInOvertimeSaysThatItIsOvertime() {
    var script = ClockScript(1080)
    script.play("0 set 10s, 0 start, 24 add 1m, 24 undo")
    #expect(script.lines.contains("NOTICE Undone: back to 14 seconds over"))
  }
}
