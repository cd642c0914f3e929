import StageRenderer
import Testing
import TimerTestSupport

/// A room at a real broker as Home Assistant finds it.
@Suite(.serialized, .enabled(if: BrokeredClock.hasBroker, "there is no mosquitto here"))
struct BrokerDiscoveryTests {
  private let brokered: BrokeredClock

  init() throws { brokered = try BrokeredClock() }

  private static let topic = "homeassistant/device/speakerclock_main/config"

  @Test func aRoomIsDescribedAndRemoved() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge("main", "--home-assistant")
    #expect(bridge.time(of: "Connected to the broker") != nil)
    // It is retained: who comes later finds it.
    let late = try brokered.listen("#", below: "homeassistant/")
    #expect(late.time(of: "\(Self.topic) {\"availability\":") != nil)
    bridge.signal(15)
    #expect(bridge.waitForEnd(upTo: .patience) == .signalled(15))
    // A room may be removed long after its clock is gone.
    clock.signal(9)
    clock.waitForEnd(upTo: .patience)

    let remover = try brokered.bridge("main", "--home-assistant", "off")
    #expect(remover.waitForEnd(upTo: .patience) == .exited(0))
    #expect(remover.text.contains("Removed room main from Home Assistant"), "\(remover.text)")
    #expect(late.time(of: "\(Self.topic) (null)") != nil)
    let later = try brokered.listen("#", below: "homeassistant/")
    later.run(for: .seconds(1))
    #expect(later.text.isEmpty)
  }

  @Test func withoutABrokerNothingIsRemoved() throws {
    brokered.stopBroker()
    let remover = try brokered.bridge("main", "--home-assistant", "off")
    #expect(remover.waitForEnd(upTo: .patience) == .exited(1))
    #expect(remover.text.contains("No broker: 127.0.0.1: Connection refused"), "\(remover.text)")
  }

  /// A broker that was away and has forgotten all is told again.
  @Test func anotherBrokerIsToldAgain() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge("main", "--home-assistant")
    #expect(bridge.time(of: "Connected to the broker") != nil)
    brokered.stopBroker()
    #expect(bridge.time(of: "No broker: ") != nil)
    try brokered.restartBroker()
    let listener = try brokered.listen("#", below: "homeassistant/")
    #expect(listener.time(of: Self.topic, upTo: .patience) != nil)
    withExtendedLifetime(clock) {}
  }

  @Test func theStateFollowsThePhase() throws {
    let clock = try brokered.run([
      BuiltPrograms.folder + "/speakerclock", "0:14", "--yellow", "0:13", "--red", "0:07",
    ])
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let state = try brokered.listen("main/state")
    #expect(state.time(of: "\"phase\":\"green\",\"snapshot\":") != nil)
    clock.send(" ")
    for phase in ["yellow", "red", "overtime"] {
      #expect(state.time(of: "\"phase\":\"\(phase)\",\"snapshot\":") != nil, "\(phase)")
    }
    #expect(state.text.contains(#/\{"end":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ","phase"/#))
    // What the broker has is not published again each second.
    let states = state.text.split(whereSeparator: \.isNewline)
    #expect(Set(states).count == states.count)
    withExtendedLifetime((clock, bridge)) {}
  }
}
