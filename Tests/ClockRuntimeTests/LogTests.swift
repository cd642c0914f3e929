import OperatorConsole
import SpeechAnnouncement
import TerminalCanvas
import Testing
import TimerEngine

@testable import ClockRuntime

struct LogTests {
  private final class Lines {
    var all: [String] = []

    func append(_ line: String) { all.append(line) }
  }

  @Test(
    arguments: [
      (.timePassed, nil), (.launched(LaunchInfo()), "begin"),
      (.input(.key(.character(" "))), "key Space"), (.input(.key(.character("q"))), "key q"),
      (.input(.key(.character("\u{3}"))), "key \u{fffd}"), (.input(.key(.alt("5"))), "key Alt 5"),
      (.input(.key(.up)), "key up"), (.input(.line("add\u{1b} 1m")), "line add\u{fffd} 1m"),
      (.input(.end), "end of input"), (.resized(Size(columns: 80, rows: 24)), "size 80x24"),
      (
        .sinkFailed(SinkFault("--on-cue", .other("--on-cue failed: a\nb"))),
        "--on-cue failed: a\u{fffd}b"
      ),
      (.notStored("why"), "not stored: why"), (.notRecorded("why"), "not recorded: why"),
      (.notAddedToReport("why"), "not reported: why"),
    ] as [(Event, String?)])
  func eachEventIsALine(event: Event, line: String?) {
    let lines = Lines()
    EventLog(lines.append).write(event)
    #expect(lines.all == [line].compactMap { $0 })
  }

  @Test func withoutAPlaceForItNothingIsMadeOfALine() {
    EventLog().write("\(Issue.record("this was made"))")
  }
}
