import Testing
import TimerTestSupport

@testable import Bridge

/// Which clock has a room at a broker, when connections end and another clock wants the room.
@Suite(.serialized)
struct BrokerPresenceTests {
  private let room: ClockAtHostileBroker

  init() throws { room = try ClockAtHostileBroker() }

  private var broker: HostileBroker { room.broker }
  private var bridge: PseudoTerminal { room.bridge }

  private static let topics = ClockAtHostileBroker.topics
  private static let connected = "Connected to the broker"
  private static let refused = "Another clock has this room at the broker"

  /// What the bridge of another clock says; its own number decides which of two keeps the room.
  private static func presence(_ isOnline: Bool, of controller: String) -> MQTTMessage {
    let state = OnlineState(online: isOnline, session: "other", controller: controller)
    return MQTTMessage(topics.online, json: state, isRetained: true)
  }

  /// A number below those of all bridges, and one above them.
  private static let (first, last) = ("!", "~")

  // MARK: Connections that end

  /// Each attempt may fail for another reason.
  @Test func onlyTheFirstReasonIsReported() {
    broker.send([0xf0, 0])
    #expect(bridge.writes("No broker: there is no packet 15 with the flags 0"))
    #expect(broker.refuse(.unavailable))
    #expect(broker.accept())
    #expect(broker.wait { $0.topic == Self.topics.state })
    bridge.run(for: .milliseconds(50))
    #expect(bridge.text.ranges(of: "No broker").count == 1, "\(bridge.text)")
  }

  /// The connection ends before the bridge has the room.
  @Test func aConnectionThatEndsAtOnceIsMadeAgain() {
    broker.drop()
    #expect(broker.accept())
    broker.drop()
    #expect(broker.accept())
    #expect(broker.wait { $0.topic == Self.topics.online })
    #expect(broker.wait { $0.topic == Self.topics.state })
  }

  // MARK: Another clock

  /// The last words of another bridge, and one that took the room at the same moment, change
  /// nothing.
  @Test(arguments: [(false, first), (false, last), (true, last)])
  func theRoomIsKept(isOnline: Bool, controller: String) {
    broker.forgetPublished()
    #expect(broker.deliver(Self.presence(isOnline, of: controller), as: 1))
    let isTold = broker.wait { message in
      message.topic == Self.topics.online && message.read(OnlineState.usual)?.online == true
    }
    #expect(isTold)
    #expect(broker.wait { $0.topic == Self.topics.state })
  }

  @Test func theRoomIsGivenUp() {
    let presence = Self.presence(true, of: Self.first)
    #expect(broker.deliver(presence, as: 1))
    #expect(bridge.writes(Self.refused))
    // The connection is over: the bridge closes it, and takes nothing more from it.
    broker.send(.publish(presence, number: 2))
    #expect(broker.isClosed(within: .patience))
    #expect(broker.acknowledged == [1])
  }

  /// A bridge that hears of another clock in time never takes the room.
  @Test func aRoomThatAnotherClockHasIsNotTaken() {
    broker.retained = [Self.presence(true, of: Self.last)]
    broker.drop()
    #expect(broker.accept())
    #expect(bridge.writes(Self.refused))
    #expect(broker.isClosed(within: .patience))
    bridge.run(for: .milliseconds(50))
    #expect(bridge.text.ranges(of: Self.connected).count == 1, "\(bridge.text)")
  }

  private static let row =
    #"{"id":"a-1","room":"main","speed":1,"start":"2026-12-04T08:01:24Z","#
    + #""end":"2026-12-04T08:20:12Z","planned":60,"net":65,"term":1,"holder":"00000000000000000000000000000001","phases":[],"title":"Engines"}"#

  /// Whether another clock takes the room of one that is gone before that has told its last talk.
  @Test(arguments: [true, false])
  func theReportIsThatOfTheClockThatHasTheRoom(isTaken: Bool) throws {
    room.clock.signal(9)
    let isGone = broker.wait { message in
      message.topic == Self.topics.online && message.read(OnlineState.usual)?.online == false
    }
    #expect(isGone)
    if isTaken { #expect(broker.deliver(Self.presence(true, of: Self.last), as: 1)) }
    try room.home.write(Self.row + "\n", to: ".local/state/speakerclock/talks.jsonl")
    bridge.signal(15)
    #expect(broker.isClosed(within: .patience))
    let hasRow = broker.published.contains { $0.topic == Self.topics.reportRow(1) }
    #expect(hasRow == !isTaken)
  }
}
