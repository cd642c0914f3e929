import Files
import Testing
import TimerTestSupport

/// Which lines of `talks.jsonl` belong to a room's last day.
struct ReportDayTests {
  /// A line of a talk from one hour to another, counted from midnight of 4 December.
  private static func talk(_ id: String, _ from: Int, _ to: Int, room: String = "hall") -> String {
    #"{"id":"\#(id)","room":"\#(room)","speed":1,"start":"\#(time(from))","end":"\#(time(to))","#
      + #""planned":60,"net":60,"phases":[],\#(rank)}"#
  }

  private static let rank = #""term":1,"holder":"\#(String(repeating: "0", count: 32))""#

  private static func leftOut(_ id: String, _ from: Int) -> String {
    #"{"id":"\#(id)","room":"hall","speed":1,"void":true,"run":"r","item":"\#(id)","number":1,"#
      + #""planned_start":"\#(time(from))","planned_end":"\#(time(from))",\#(rank)}"#
  }

  private static func time(_ hours: Int) -> String {
    let (day, hour) = (4 + hours / 24, hours % 24)
    return "2026-12-\(day < 10 ? "0" : "")\(day)T\(hour < 10 ? "0" : "")\(hour):00:00Z"
  }

  /// Each letter is a talk.
  @Test(arguments: [
    ([], ""),
    ([talk("a", 9, 10), talk("b", 10, 11)], "ab"),
    // The evening before, and a day that goes on after midnight.
    ([talk("a", 17, 18), talk("b", 33, 34), talk("c", 41, 42), talk("d", 49, 50)], "bcd"),
    // A morning and an evening seven hours later.
    ([talk("a", 9, 10), talk("b", 17, 18)], "ab"),
    ([talk("a", 9, 10), talk("b", 18, 19)], "b"),
    // A talk of another room says nothing of this one.
    ([talk("a", 9, 10), talk("x", 17, 18, room: "lab"), talk("b", 24, 25)], "b"),
    // A talk with a wrong date, and one that ends before it starts.
    ([talk("a", 9, 10), talk("x", 90, 91), talk("b", 10, 11)], "axb"),
    ([talk("a", 9, 10), talk("b", 90, 10), leftOut("l", 10)], "b"),
    ([talk("a", 9, 10), leftOut("l", 10), leftOut("o", 40), talk("b", 11, 12)], "abl"),
    ([leftOut("l", 10)], ""),
  ])
  func theLastDay(lines: [String], ids: String) {
    let reader = ReportReader(Array(lines.joined(separator: "\n").utf8), file: "f")
    #expect(reader.problems.isEmpty)
    #expect(reader.lastDay(of: "hall").map(\.id).joined() == ids)
  }
}
