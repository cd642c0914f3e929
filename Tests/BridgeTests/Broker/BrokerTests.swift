import StageRenderer
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
    let isShown = display.wait(upTo: .patience) { screen in
      screen.canvas.lines.contains { $0.contains("GREEN 10:00") }
    }
    #expect(isShown)
    // The time is exact as soon as the bridge has answered.
    #expect(display.wait(upTo: .patience) { !$0.canvas.lines.joined().contains("≈") })
    let topics = try brokered.listen("main/display/+")
    #expect(topics.time(of: #"display/far {"columns":80,"delay":"#) != nil)
    withExtendedLifetime((clock, bridge)) {}
  }

  /// Waits until the clock lists the display; one that goes before that is not missed.
  private func isListed(at clock: PseudoTerminal) throws -> Bool {
    let end = ContinuousClock.now + .patience
    while ContinuousClock.now < end {
      let list = try brokered.run([BuiltPrograms.folder + "/speakerclock", "send", "displays"])
      list.waitForEnd(upTo: .patience)
      if list.text.contains("'far'") { return true }
      clock.run(for: .milliseconds(50))
    }
    return false
  }

  /// The operator is told of a display that somebody ends, and of one whose machine is gone.
  @Test func aDisplaySaysGoodbyeOverTheBroker() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    for (ending, words) in [("q", "Display 'far' was closed"), ("", "Display 'far' is lost")] {
      let display = try brokered.display()
      #expect(display.wait(upTo: .patience) { $0.canvas.lines.joined().contains("GREEN") })
      #expect(try isListed(at: clock))
      if ending.isEmpty { display.signal(9) } else { display.send(ending) }
      let isTold = clock.wait(upTo: .patience) { $0.canvas.lines.joined().contains(words) }
      #expect(isTold, "\(words)")
    }
  }

  @Test func aBridgeThatIsEndedTakesLeave() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    let listener = try brokered.listen("main/online")
    #expect(listener.time(of: "\"online\":true") != nil)
    let display = try brokered.display()
    #expect(display.wait(upTo: .patience) { $0.canvas.lines.joined().contains("GREEN") })
    #expect(try isListed(at: clock))
    bridge.signal(15)
    #expect(bridge.waitForEnd(upTo: .patience) == .signalled(15))
    #expect(listener.time(of: "\"online\":false") != nil)
    let isTold = clock.wait(upTo: .patience) { screen in
      screen.canvas.lines.joined().contains("Display 'far' was closed")
    }
    #expect(isTold)
  }

  /// What the clock says while its bridge ends does not bring the room back.
  @Test func aBridgeThatEndsDoesNotComeBack() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    bridge.signal(15)
    for _ in 0..<4 {
      clock.send("+")
      clock.run(for: .milliseconds(60))
    }
    #expect(bridge.waitForEnd(upTo: .patience) == .signalled(15))
    #expect(try brokered.listen("main/online").time(of: "\"online\":false") != nil)
  }

  @Test func aBridgeOrAClockThatIsKilledIsOffline() throws {
    let listener = try brokered.listen("main/online")
    var clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(listener.time(of: "\"online\":true") != nil)
    clock.signal(9)
    #expect(listener.time(of: "\"online\":false") != nil)

    let shown = listener.output.count
    clock = try brokered.clock()
    let isAgain = listener.wait(upTo: .patience) { [listener] _ in
      String(decoding: listener.output.dropFirst(shown), as: UTF8.self).contains("true")
    }
    #expect(isAgain)
    let last = listener.output.count
    bridge.signal(9)
    let isOff = listener.wait(upTo: .patience) { [listener] _ in
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
    state.wait(upTo: .patience) { [state] _ in state.text.contains(/"running_since":\d+[,}]/) }
    let session = try #require(
      state.text.firstMatch(of: /"running_since":(\d+)/).flatMap { Int64($0.1) })
    // A time in the future counts as now, however long the machine needs.
    let sent = session + 3_600_000_000
    func request(_ command: String, _ id: String) -> String {
      #"{"id":"\#(id)","sent":\#(sent),"command":"\#(command)"}"#
    }
    /// Publishes a command, and waits for its answer; returns its id.
    ///
    /// A clock that stalls for two seconds refuses the commands that have waited. Then the command
    /// is published again, with an id of its own.
    func publish(_ command: String, _ name: String, until status: String) throws -> String {
      for id in (1...5).map({ "\(name)-\($0)" }) {
        try brokered.publish(request(command, id), to: "main/cmd", "-q", "1")
        func isAnswered(_ status: String) -> Bool {
          done.text.contains(#""id":"\#(id)","status":"\#(status)""#)
        }
        done.wait(upTo: .patience) { _ in [status, "late", "unknown"].contains(where: isAnswered) }
        if isAnswered(status) { return id }
      }
      Issue.record("\(command) is not \(status): \(done.text)")
      return name
    }
    let id = try publish("message Hello", "x1", until: "done")
    #expect(clock.wait(upTo: .patience) { _ in clock.text.contains("mqtt: message Hello") })
    try brokered.publish(request("message Hello", id), to: "main/cmd", "-q", "1")
    try brokered.publish(
      #"{"id":"x2","sent":\#(session - 60_000_000),"command":"stop"}"#, to: "main/cmd", "-q", "1")
    #expect(done.time(of: #""id":"x2","status":"late""#) != nil)
    try brokered.publish("add 1m\nquit", to: "main/cmd")
    _ = try publish("preset 2", "x3", until: "guarded")
    #expect(done.text.ranges(of: "\"\(id)\"").count == 1)
    #expect(clock.ending == nil)
  }

  @Test func whatHappensIsPublishedAsItIsWritten() throws {
    let clock = try brokered.run([
      BuiltPrograms.folder + "/speakerclock", "10:00", "--events", brokered.home.path(of: "events"),
    ])
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let listener = try brokered.listen("main/event")
    for (command, event) in [
      ("start", "start"), ("preset 2", nil), ("stop", "stop"), ("add 1m", "set"),
      ("! preset 2", "preset"),
    ] as [(String, String?)] {
      // A clock that stalls for two seconds refuses the commands that have waited.
      for _ in 0..<5 {
        try brokered.publish(command, to: "main/cmd")
        guard let event else { break }
        let isTold = listener.wait(upTo: .seconds(10)) { [listener] _ in
          listener.text.split(whereSeparator: \.isNewline)
            .contains { $0.contains("\"event\":\"\(event)\"") && $0.hasSuffix("}") }
        }
        if isTold { break }
      }
    }
    #expect(listener.text.contains(#""event":"preset""#), "\(listener.text)")
    let published = listener.text.split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 != "{" } }
    // A thread of its own writes the file.
    var written: [Substring] = []
    let end = ContinuousClock.now + .patience
    while published.last.map({ written.contains($0) }) != true, ContinuousClock.now < end {
      clock.run(for: .milliseconds(50))
      written = brokered.home.text(of: "events").split(separator: "\n")
    }
    #expect(published.count >= 4)
    // The listener may have come late, and its last lines may be on their way.
    #expect(written.ranges(of: published).count == 1, "\(published) in \(written)")
  }

  @Test func aSecondBridgeIsRefusedUntilTheFirstIsGone() throws {
    let clock = try brokered.clock()
    let first = try brokered.bridge()
    #expect(first.time(of: "Connected to the broker") != nil)
    let second = try brokered.bridge()
    #expect(second.time(of: "Another bridge of this clock has this room at the broker") != nil)
    first.signal(9)
    #expect(second.time(of: "Connected to the broker") != nil)
    withExtendedLifetime(clock) {}
  }

  @Test func anOldTalkIsNotShown() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let listener = try brokered.listen("main/online")
    bridge.signal(9)
    #expect(listener.time(of: "\"online\":false") != nil)
    let display = try brokered.display()
    display.run(for: .seconds(2))
    #expect(!display.screen.canvas.lines.joined().contains("GREEN"))
    withExtendedLifetime(clock) {}
  }

  @Test func aBrokerThatIsNotThereIsToldOnceAndFoundLater() throws {
    let clock = try brokered.clock()
    brokered.stopBroker()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "No broker: ") != nil)
    bridge.run(for: .seconds(3))
    #expect(bridge.text.ranges(of: "No broker").count == 1)
    try brokered.restartBroker()
    #expect(bridge.time(of: "Connected to the broker", upTo: .patience) != nil)
    withExtendedLifetime(clock) {}
  }

  /// A wrong address shows before the clock is there.
  @Test func withoutAClockItSaysThatItWaitsAndTriesTheBroker() throws {
    let bridge = try brokered.bridge("hall", "--room", "main")
    #expect(bridge.time(of: "Waiting for the clock of room main") != nil)
    #expect(brokered.log(upTo: "as speakerclock-").contains("as speakerclock-"))
    brokered.stopBroker()
    let second = try brokered.bridge()
    #expect(second.time(of: "No broker: 127.0.0.1: Connection refused") != nil)
    try brokered.restartBroker()
    #expect(second.time(of: "The broker can be reached now", upTo: .patience) != nil)
    let clock = try brokered.clock()
    #expect(second.time(of: "Connected to the broker") != nil)
    withExtendedLifetime(clock) {}
  }

  /// Nothing of what is commanded while the broker is away is carried out later.
  @Test func aBrokerThatWasAwayIsFoundAgain() throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    let display = try brokered.display()
    func shows(_ text: String) -> Bool {
      display.wait(upTo: .patience) { $0.canvas.lines.joined().contains(text) }
    }
    #expect(shows("GREEN 10:00"))
    brokered.stopBroker()
    #expect(bridge.time(of: "No broker: ") != nil, "\(bridge.text)")
    // The display counts on without it.
    let shown = display.output.count
    let countsOn = display.wait(upTo: .patience) { [display] _ in
      String(decoding: display.output.dropFirst(shown), as: UTF8.self)
        .matches(of: /\d\d:\d\d GREEN/).count >= 2
    }
    #expect(countsOn)
    #expect(display.screen.canvas.lines.joined().contains("GREEN 10:00"))
    try brokered.restartBroker()
    let isBack = bridge.wait(upTo: .patience) { [bridge] _ in
      bridge.text.ranges(of: "Connected to the broker").count == 2
    }
    #expect(isBack)
    // A clock that stalls for two seconds refuses the commands that have waited.
    let isDone = try (0..<5).contains { _ in
      try brokered.publish("message Back again", to: "main/cmd")
      return clock.wait(upTo: .seconds(10)) { _ in clock.text.contains("mqtt: message Back again") }
    }
    #expect(isDone)
  }

  /// A stranger with the identifier of one of ours ends that connection, which is made again.
  @Test func theSameClientTwiceEndsInPeace() throws {
    let listener = try brokered.listen("main/online")
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let log = brokered.log(upTo: "as speakerclock-")
    let id = try #require(log.firstMatch(of: /as (speakerclock-\w+)/)?.1)
    let twin = try brokered.listen("main/none", as: String(id))
    // The broker publishes the will of the one that it has ended, which may be back already.
    let isBack = listener.wait(upTo: .patience) { [listener] _ in
      let text = listener.text
      guard let end = text.firstRange(of: "\"online\":false")?.upperBound else { return false }
      return text[end...].contains("\"online\":true")
    }
    #expect(isBack)
    // It has taken another identifier, so that they do not end each other for ever.
    listener.run(for: .seconds(3))
    #expect(listener.text.ranges(of: "\"online\":false").count == 1)
    #expect(twin.ending == nil)
    withExtendedLifetime(clock) {}
  }

  /// A room each for a talk, and one without: the office sees all of them, and each killed bridge.
  @Test func theOfficeSeesAllRooms() throws {
    let names = ["attic", "hall", "lobby"]
    let clocks = try names.map { try brokered.clock($0) }
    let bridges = try names.map { try brokered.bridge($0) }
    for bridge in bridges { #expect(bridge.time(of: "Connected to the broker") != nil) }
    let office = try brokered.office()
    func shows(_ name: String, _ word: String) -> Bool {
      office.wait(upTo: .patience) { screen in
        screen.canvas.lines.contains { line in
          line.firstRange(of: name).map { line[$0.upperBound...].contains(word) } ?? false
        }
      }
    }
    for name in names { #expect(shows(name, "GREEN")) }
    #expect(office.wait(upTo: .patience) { !$0.canvas.lines.joined().contains("≈") })
    bridges[1].signal(9)
    #expect(shows("hall", "offline"))
    #expect(shows("lobby", "GREEN"))
    office.send("q")
    #expect(office.waitForEnd(upTo: .patience) == .exited(0))

    func isWhole(_ lines: [Substring]) -> Bool {
      lines.count == 3 && lines[0].wholeMatch(of: /attic 0?[5-9]:\d\d GREEN/) != nil
        && lines[1] == "hall offline"
    }
    // It waits a second for the next room, which may come later on a busy machine.
    var lines: [Substring] = []
    for _ in 0..<5 where lines.count < 3 {
      let once = try brokered.run(
        [
          BuiltPrograms.folder + "/speakerclock", "watch", "--once", "--format", "text", "--via",
          brokered.attach("+"),
        ])
      #expect(once.waitForEnd(upTo: .patience) == .exited(0))
      lines = once.text.split(whereSeparator: \.isNewline)
    }
    #expect(isWhole(lines), "\(lines)")
    withExtendedLifetime(clocks) {}
  }

  @Test(
    arguments: [
      "desk", "http://desk/main", "mqtt://desk", "mqtt:///main", "mqtt://desk/Main",
      "mqtt://me:secret@desk/main", "mqtt://desk:0/main", "mqtt://desk:70000/main",
      "mqtt://desk/main/x", "mqtt://desk/+",
    ])
  func aWrongAddressIsRefused(address: String) throws {
    let bridge = try brokered.run([BuiltPrograms.folder + "/speakerclock-bridge", "mqtt", address])
    #expect(bridge.waitForEnd(upTo: .patience) == .exited(64))
    #expect(bridge.text.contains("mqtt://"))
  }
}
