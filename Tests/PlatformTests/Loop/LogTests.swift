import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

struct LogTests {
  private final class Lines {
    var all: [String] = []

    func append(_ line: String) { all.append(line) }
  }

  @Test(
    arguments: [
      (.timePassed, nil), (.clock(.launched(LaunchInfo())), "begin"),
      (.input(.key(.character(" "))), "key Space"), (.input(.key(.character("q"))), "key q"),
      (.input(.key(.character("\u{3}"))), "key \u{fffd}"), (.input(.key(.alt("5"))), "key Alt 5"),
      (.input(.key(.up)), "key up"), (.input(.line("add\u{1b} 1m")), "line add\u{fffd} 1m"),
      (.input(.end), "end of input"), (.resized(Size(columns: 80, rows: 24)), "size 80x24"),
      (
        .clock(.sinkFailed(SinkFault("--on-cue", .other("--on-cue failed: a\nb")))),
        "--on-cue failed: a\u{fffd}b"
      ),
      (.storage(.notRemembered("why")), "not remembered: why"),
      (.storage(.notRecorded(.talk, "why")), "not recorded: why"),
      (.storage(.notRecorded(.report, "why")), "not reported: why"),
    ] as [(Event, String?)])
  func eachEventIsALine(event: Event, line: String?) {
    let lines = Lines()
    EventLog(lines.append).write(event)
    #expect(lines.all == [line].compactMap { $0 })
  }

  /// A client that sends without end cannot fill the disk.
  @Test func aFileGrowsToItsLimit() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "log")
    for _ in 0..<3 {
      let log = try LogFile(path, maxBytes: 1_000)
      for number in 0..<40 { log.append("client 1 nasty: message \(number)") }
      log.finish(upTo: .patience)
    }
    let text = folder.text(of: "log")
    #expect((1_000..<1_200).contains(text.utf8.count))
    #expect(text.hasSuffix(" the log has reached its limit of 1000 bytes\n"))
    #expect(text.split(separator: "\n").count { $0.contains("limit") } == 1)
  }

  @Test func withoutAPlaceForItNothingIsMadeOfALine() {
    EventLog().write("\(Issue.record("this was made"))")
  }
}
