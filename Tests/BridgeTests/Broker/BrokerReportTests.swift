import Room
import Testing

@testable import Bridge

/// What a broker receives of a room's report.
struct BrokerReportTests {
  /// The messages, a word each: `1=a` for a row, `-2` for one that is removed, `rows 2`.
  private static func published(_ messages: [MQTTMessage]) -> String {
    messages.map { message in
      #expect(message.isRetained && message.isAcknowledged)
      let topic = message.topic.split(separator: "/").last ?? ""
      let text = message.text ?? ""
      if topic == "report" { return text }
      return text.isEmpty ? "-\(topic)" : "\(topic)=\(text)"
    }.joined(separator: " ")
  }

  @Test func onlyWhatHasChangedIsTold() {
    var report = BrokerReport(RoomTopics("hall"))
    for (rows, expected) in [
      ([], #"{"rows":0}"#), ([], ""), (["a"], #"1=a {"rows":1}"#),
      (["a", "b", "c"], #"2=b 3=c {"rows":3}"#), (["a", "b", "c"], ""),
      (["a", "d"], #"2=d -3 {"rows":2}"#), ([], #"-1 -2 {"rows":0}"#),
    ] {
      #expect(Self.published(report.messages(for: rows)) == expected)
    }
  }

  @Test func theRowsOfAnEarlierBridgeAreRemoved() {
    var report = BrokerReport(RoomTopics("hall"))
    report.receive(DayReportMessage(rows: 3))
    #expect(Self.published(report.messages(for: ["a"])) == #"1=a -2 -3 {"rows":1}"#)
    // At a broker that was started again all is told again.
    report.forget()
    #expect(Self.published(report.messages(for: ["a"])) == #"1=a {"rows":1}"#)
  }

  /// A machine that takes the room over has no talks yet.
  @Test func aClockWithoutRowsLeavesThoseOfAnEarlierOne() {
    var report = BrokerReport(RoomTopics("hall"))
    report.receive(DayReportMessage(rows: 3))
    #expect(report.messages(for: []).isEmpty && !report.isPublished)
    #expect(Self.published(report.messages(for: ["a"])) == #"1=a -2 -3 {"rows":1}"#)
  }

  /// A part of a report that does not say how many rows there are changes nothing.
  @Test func aMessageWithoutANumberOfRowsIsIgnored() {
    var report = BrokerReport(RoomTopics("hall"))
    report.receive(DayReportMessage(row: "a", number: 1))
    #expect(Self.published(report.messages(for: [])) == #"{"rows":0}"#)
  }

  @Test(arguments: [-1, Int.min, Int.max])
  func aHostileNumberOfRowsIsBounded(rows: Int) {
    var report = BrokerReport(RoomTopics("hall"))
    report.receive(DayReportMessage(rows: rows))
    #expect(report.messages(for: ["a"]).count <= DayReportMessage.maxRows + 1)
  }

  @Test func longRowsAndTooManyRowsAreLeftOut() {
    var report = BrokerReport(RoomTopics("hall"))
    let long = String(repeating: "x", count: 8193)
    #expect(Self.published(report.messages(for: ["a", long, "b"])) == #"1=a 2=b {"rows":2}"#)
    let many = (1...600).map(String.init)
    let messages = report.messages(for: many)
    #expect(messages.count == 501 && messages.first?.text == "101")
  }
}
