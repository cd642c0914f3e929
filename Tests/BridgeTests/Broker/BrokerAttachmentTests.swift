import Room
import StageRenderer
import Testing
import TimerTestSupport

@testable import Bridge

/// The command that connects to the rooms of a broker, line by line; the test simulates the broker.
@Suite(.serialized)
struct BrokerAttachmentTests {
  private let home: TemporaryFolder
  private let broker: HostileBroker

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    broker = try HostileBroker()
  }

  /// Starts the command for a room, or `+` for all rooms, as the child of a client, and waits until
  /// it is connected.
  private func attach(to room: String, as kind: String = "remote") throws -> PseudoTerminal {
    let attachment = try PseudoTerminal(
      [
        BuiltPrograms.folder + "/speakerclock-bridge", "mqtt",
        "mqtt://127.0.0.1:\(broker.port)/\(room)", "--attach",
      ], environment: home.environment(runtime: "run"), size: Size(columns: 200, rows: 50))
    attachment.send("hello far \(kind) 80x24\n")
    #expect(broker.accept())
    #expect(attachment.writes(#"{"accepts":[]}"#))
    return attachment
  }

  private static func topic(_ room: String, _ level: String) -> String {
    "speakerclock/1/\(room)/\(level)"
  }

  private func send(_ text: String, under topic: String) {
    broker.send(.publish(MQTTMessage(topic, text), number: nil))
  }

  @Test func aClientSubscribesToItsRoom() throws {
    let attachment = try attach(to: "main")
    let levels = ["online", "state", "done"]
    #expect(
      broker.filters
        == levels.map { MQTTFilter(topics: Self.topic("main", $0), isAcknowledged: true) })
    withExtendedLifetime(attachment) {}
  }

  @Test func aDesksRequestIsSentWithAcknowledgement() throws {
    let attachment = try attach(to: "main", as: "desk")
    attachment.send("got 1\n")
    #expect(broker.wait { $0.topic.hasSuffix("/ask") })
    let request = broker.published.first { $0.topic.hasSuffix("/ask") }
    #expect(request?.text == "got 1" && request?.isAcknowledged == true)
  }

  /// The clock's bridge knows by its questions for the time that a desk is there.
  @Test func aDeskAsksForTheTimeUnderItsId() throws {
    let attachment = try attach(to: "main", as: "desk")
    send(
      #"{"controller":"a","online":true,"session":"b"}"#, under: Self.topic("main", "online"))
    #expect(attachment.writes(#"{"online":true}"#))
    attachment.send("sync 5\n")
    let topic = Self.topic("main", "cmd")
    #expect(broker.wait { $0.topic == topic })
    let question = broker.published.first { $0.topic == topic }?.read(BrokerRequest.usual)
    let id = try #require(question.flatMap { DeskId(level: $0.id) })
    #expect(broker.filters.contains { $0.topics == RoomTopics("main").toDesk(id) })
  }

  /// Whether the command gives the report of a room.
  @Test(arguments: [
    ("main", "main", true), ("main", "hall", false), ("+", "hall", true), ("+", "Hall", false),
  ])
  func onlyReportsOfTheAddressedRoomsAreAvailable(
    address: String, room: String, leads: Bool
  ) throws {
    let attachment = try attach(to: address)
    attachment.send("#2 report \(room)\n")
    if leads {
      #expect(broker.grantsMore())
      #expect(broker.filters.last?.topics == Self.topic(room, "report/+"))
    } else {
      #expect(attachment.writes("This connection does not lead to room '\(room)'"))
    }
  }

  @Test func reportsDoNotCountTowardsTheRoomLimit() throws {
    let attachment = try attach(to: "+")
    for number in 1...RoomsConsole.maxRooms {
      send(#"{"rows":1}"#, under: Self.topic("room-\(number)", "report"))
    }
    send(
      #"{"controller":"a","online":true,"session":"b"}"#, under: Self.topic("hall", "online"))
    #expect(attachment.writes(#"{"online":true,"room":"hall"}"#))
  }
}
