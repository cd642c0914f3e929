import TerminalCanvas
import Testing
import TimerTestSupport

/// A room at a real broker, with its own clients on the other side.
@Suite(.serialized, .enabled(if: BrokeredClock.hasBroker, "there is no mosquitto here"))
struct BrokerTests {
  private let brokered: BrokeredClock

  init() throws { brokered = try BrokeredClock() }

  @Test func aDisplayThatComesLateShowsTheTalk() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let display = try brokered.display()
    let isShown = display.wait(upTo: .seconds(20)) { screen in
      screen.canvas.lines.contains { $0.contains("GREEN 10:00") }
    }
    #expect(isShown)
    // The time is exact as soon as the bridge has answered.
    #expect(display.wait(upTo: .seconds(20)) { !$0.canvas.lines.joined().contains("≈") })
    let topics = try brokered.listen("main/display/+")
    #expect(topics.time(of: #"display/far {"columns":80,"delay":"#) != nil)
    withExtendedLifetime((clock, bridge)) {}
  }

  /// The operator is told of a display that somebody ends, and of one whose machine is gone.
  @Test func aDisplaySaysGoodbyeOverTheBroker() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    for (ending, words) in [("q", "Display far was closed"), ("", "Display far is lost")] {
      let display = try brokered.display()
      #expect(display.wait(upTo: .seconds(20)) { $0.canvas.lines.joined().contains("GREEN") })
      clock.run(for: .milliseconds(500))
      if ending.isEmpty { display.signal(9) } else { display.send(ending) }
      let isTold = clock.wait(upTo: .seconds(20)) { $0.canvas.lines.joined().contains(words) }
      #expect(isTold, "\(words)")
    }
  }

  @Test func aBridgeThatIsEndedTakesLeave() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    let listener = try brokered.listen("main/online")
    #expect(listener.time(of: "\"online\":true") != nil)
    let display = try brokered.display()
    #expect(display.wait(upTo: .seconds(20)) { $0.canvas.lines.joined().contains("GREEN") })
    bridge.signal(15)
    #expect(bridge.waitForEnd(upTo: .seconds(10)) == .signalled(15))
    #expect(listener.time(of: "\"online\":false") != nil)
    let isTold = clock.wait(upTo: .seconds(10)) { screen in
      screen.canvas.lines.joined().contains("Display far was closed")
    }
    #expect(isTold)
  }

  @Test func aBridgeOrAClockThatIsKilledIsOffline() throws {
    let listener = try brokered.listen("main/online")
    var clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(listener.time(of: "\"online\":true") != nil)
    let before = listener.start.duration(to: .now)
    clock.signal(9)
    let off = try #require(listener.time(of: "\"online\":false"))
    #expect(off - before < .seconds(1))

    let shown = listener.output.count
    clock = try brokered.clock()
    let isAgain = listener.wait(upTo: .seconds(20)) { [listener] _ in
      String(decoding: listener.output.dropFirst(shown), as: UTF8.self).contains("true")
    }
    #expect(isAgain)
    let last = listener.output.count
    bridge.signal(9)
    let isOff = listener.wait(upTo: .seconds(1)) { [listener] _ in
      String(decoding: listener.output.dropFirst(last), as: UTF8.self).contains("false")
    }
    #expect(isOff)
  }

  @Test func aCommandIsCarriedOutOnceAndAnswered() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let done = try brokered.listen("main/done")
    let state = try brokered.listen("main/state")
    let session = try #require(state.text.firstMatch(of: /"running_since":(\d+)/)?.1)
    let sent = (Int64(session) ?? 0) + 1_000_000
    let request = #"{"id":"x1","sent":\#(sent),"command":"message Hello"}"#
    try brokered.publish(request, to: "main/cmd", "-q", "1")
    #expect(done.time(of: #""id":"x1","status":"done""#) != nil)
    #expect(clock.wait(upTo: .seconds(10)) { _ in clock.text.contains("mqtt: message Hello") })
    try brokered.publish(request, to: "main/cmd", "-q", "1")
    try brokered.publish(
      #"{"id":"x2","sent":\#(sent - 60_000_000),"command":"stop"}"#, to: "main/cmd", "-q", "1")
    #expect(done.time(of: #""id":"x2","status":"refused""#) != nil)
    try brokered.publish("add 1m\nquit", to: "main/cmd")
    try brokered.publish(
      #"{"id":"x3","sent":\#(sent),"command":"preset 2"}"#, to: "main/cmd", "-q", "1")
    #expect(done.time(of: #""id":"x3","status":"guarded""#) != nil)
    #expect(done.text.ranges(of: "\"x1\"").count == 1)
    #expect(clock.ending == nil)
  }

  @Test func aSecondClockIsRefusedUntilTheFirstIsGone() throws {
    let clock = try brokered.clock()
    let first = try brokered.bridge()
    #expect(first.time(of: "Connected to the broker") != nil)
    let second = try brokered.bridge()
    #expect(second.time(of: "Another clock has this room at the broker") != nil)
    first.signal(9)
    #expect(second.time(of: "Connected to the broker") != nil)
    withExtendedLifetime(clock) {}
  }

  @Test func anOldTalkIsNotShown() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    bridge.signal(9)
    let display = try brokered.display()
    display.run(for: .seconds(2))
    #expect(!display.screen.canvas.lines.joined().contains("GREEN"))
    withExtendedLifetime(clock) {}
  }

  @Test func aBrokerThatIsNotThereIsToldOnceAndFoundLater() throws {
    let clock = try brokered.clock()
    brokered.broker.signal(9)
    brokered.broker.waitForEnd(upTo: .seconds(10))
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "No broker: ") != nil)
    bridge.run(for: .seconds(3))
    #expect(bridge.text.ranges(of: "No broker").count == 1)
    let again = try brokered.run([
      "/usr/sbin/mosquitto", "-c", brokered.home.path(of: "broker.conf"),
    ])
    #expect(bridge.time(of: "Connected to the broker", upTo: .seconds(40)) != nil)
    withExtendedLifetime((clock, again)) {}
  }

  @Test(
    arguments: [
      "desk", "http://desk/main", "mqtt://desk", "mqtt:///main", "mqtt://desk/Main",
      "mqtt://me:secret@desk/main", "mqtt://desk:0/main", "mqtt://desk:70000/main",
      "mqtt://desk/main/x",
    ])
  func anAddressThatIsNoneIsRefused(address: String) throws {
    let bridge = try brokered.run([BridgedClock.folder + "/speakerclock-bridge", "mqtt", address])
    #expect(bridge.waitForEnd(upTo: .seconds(20)) == .exited(64))
    #expect(bridge.text.contains("mqtt://host[:port]/room"))
  }
}
