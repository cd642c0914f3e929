import NIOCore
import Room
import Testing

@testable import Bridge

/// What the levels and payloads of topics may be.
struct RoomTopicsTests {
  private static let topics = RoomTopics("main")

  @Test(
    arguments: [
      ("far", "far"), ("front of house", "front of house"), ("Bühne 2", "Bühne 2"), ("-", "-"),
      ("", nil), ("x display 1x1\n! quit\nhello y", nil), ("x\r", nil), ("x\u{1b}[2J", nil),
      ("\n! quit\n", nil),
      ("x\u{85}y", nil), ("x\u{2028}y", nil), ("x\u{202e}y", nil), (" x", nil), ("x  y", nil),
      ("a/b", nil), ("+\u{301}", nil), ("#", nil), ("x\0", nil),
      (String(repeating: "x", count: 33), nil),
    ] as [(String, String?)])
  func aDisplaysNameIsOneThatItCanHave(level: String, name: String?) {
    let topic = "speakerclock/1/main/display/" + level
    let expected = name.map { RoomTopics.Subject.display(DisplayName(ClientName($0))) }
    #expect(RoomTopics.read(topic)?.subject == expected)
  }

  @Test(arguments: [
    ("left", "left"), ("a/b+c#d", "a-b-c-d"), ("+\u{301}/\u{301}", "-\u{301}-\u{301}"),
    ("x\n! quit", "x ! quit"),
  ])
  func aClientsNameBecomesALevel(client: String, level: String) {
    let name = DisplayName(ClientName(client))
    #expect(Self.topics.display(name) == "speakerclock/1/main/display/" + level)
    #expect(RoomTopics.read(Self.topics.display(name))?.subject == .display(name))
  }

  @Test(
    arguments: [
      ("report/1", 1), ("report/500", 500), ("report/0", nil), ("report/-1", nil), ("report/", nil),
      ("report/1/1", nil), ("report/x", nil), ("reports/1", nil),
    ] as [(String, Int?)])
  func rowsOfTheReportAreCountedFromOne(level: String, number: Int?) {
    let row = number.map { RoomTopics.Subject.reportRow($0) }
    #expect(RoomTopics.read("speakerclock/1/main/" + level)?.subject == row)
  }

  @Test(arguments: [
    ("a7", true), ("0", true), (String(repeating: "z", count: 32), true), ("", false),
    (String(repeating: "z", count: 33), false), ("A7", false), ("a-b", false), ("a b", false),
    ("\u{e9}", false), ("\u{663}", false), ("a/b", false),
  ])
  func aDesksIdHasLowercaseLettersAndDigits(level: String, isId: Bool) {
    #expect((DeskId(level: level) != nil) == isId)
    let topic = "speakerclock/1/main/desk/" + level
    for (end, subject) in [
      ("", RoomTopics.Subject.desk), ("/ask", { .request($0) }), ("/tell", { .toDesk($0) }),
    ] as [(String, (DeskId) -> RoomTopics.Subject)] {
      #expect(RoomTopics.read(topic + end)?.subject == DeskId(level: level).map(subject))
    }
  }

  @Test(
    arguments: [
      ("speakerclock/1/main/online", "main"), ("speakerclock/1/hall-2/online", "hall-2"),
      ("speakerclock/1//online", nil), ("speakerclock/2/main/online", nil),
      ("speakerclock/1/main", nil), ("speakerclock/1/main/online/", nil), ("main/online", nil),
      ("", nil),
    ] as [(String, String?)])
  func aTopicIsThatOfARoom(topic: String, room: String?) {
    #expect(RoomTopics.read(topic)?.room == room)
    #expect(RoomTopics.read(topic).map { $0.subject == .online } ?? true)
  }

  @Test(arguments: [
    (#"{"columns":80,"rows":24,"delay":350}"#, true), (#"{"columns":9999,"rows":0}"#, true),
    (#"{"columns":0,"rows":9999}"#, true), (#"{"closed":true}"#, true),
    (#"{"columns":10000,"rows":24}"#, false), (#"{"columns":80,"rows":10000}"#, false),
    (#"{"columns":-1,"rows":24}"#, false),
    (#"{"columns":9223372036854775807,"rows":24}"#, false), (#"{"columns":80,"rows":1e9}"#, false),
    (#"{"columns":80,"rows":24,"delay":-1}"#, false),
    (#"{"columns":80,"rows":24,"delay":60000001}"#, false), ("", false), ("[]", false),
  ])
  func aDisplaysNumbersAreInRange(json: String, isDisplay: Bool) {
    #expect((MQTTMessage("t", json).read(BrokerDisplay.usual) != nil) == isDisplay)
  }
}
