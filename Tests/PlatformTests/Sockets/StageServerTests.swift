import Foundation
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// A clock's side of a real socket; the test sets the time.
final class StageServerTests {
  private let room: ScratchRoom
  private var server: StageServer
  private var hasEnded = false

  init() throws {
    room = try ScratchRoom()
    server = StageServer(
      room.address, session: "5e55", leadership: .first, wallClock: .seconds(1000),
      language: Language(code: "de") ?? .english)
    #expect(server.drain(isReadable: false, at: .start).isEmpty)
  }

  deinit { end() }

  /// Ends the clock, if the test has not.
  private func end() {
    guard !hasEnded else { return }
    server.finish()
    hasEnded = true
  }

  private static func at(_ seconds: Double) -> Timestamp { .start + .seconds(seconds) }

  private static func stage(_ seconds: Int) -> StageSnapshot {
    StageSnapshot(TalkSnapshot(Preset(duration: seconds)))
  }

  /// What the server hands on, once it has been told of what has arrived.
  private func events(at seconds: Double = 0) -> [ClockEvent] {
    var events: [ClockEvent] = []
    // One call accepts a client, and the next reads what it has sent.
    for _ in 0..<3 { events += server.drain(isReadable: true, at: Self.at(seconds)) }
    return events
  }

  private func commands(at seconds: Double = 0) -> [String] {
    events(at: seconds).compactMap {
      if case .request(let request) = $0 { request.line } else { nil }
    }
  }

  private func members(_ client: RawClient) -> [String] {
    client.lines.map { line in String(line.dropFirst(2).prefix { $0 != "\"" }) }
  }

  // MARK: The socket

  @Test func nobodyElseCanLookIn() {
    #expect(room.permissions(room.folder) == 0o700)
    #expect(room.permissions(room.socket) == 0o600)
  }

  @Test func aLiveSocketIsLeftToItsClock() throws {
    var other = StageServer(
      room.address, session: "2", leadership: .first, wallClock: .zero, language: .english)
    // At first it may be the socket of a clock that was just killed.
    #expect(other.drain(isReadable: false, at: .start).isEmpty)
    #expect(other.nextWake == Self.at(0.2))
    let events = other.drain(isReadable: false, at: Self.at(1))
    guard case .sinkFailed(let fault)? = events.first else {
      Issue.record("nothing is reported: \(events)")
      return
    }
    guard case .notListening(let reason) = fault.fault else {
      Issue.record("\(fault)")
      return
    }
    #expect(reason.contains("another clock"))
    // It is taken over when the other clock is gone.
    end()
    _ = other.drain(isReadable: true, at: Self.at(2))
    let client = try RawClient(room.socket)
    client.send("sync 1\n")
    for _ in 0..<3 { _ = other.drain(isReadable: true, at: Self.at(2)) }
    #expect(members(client) == ["sync"])
  }

  /// The system may close the socket of a clock that was killed after the next clock has started.
  @Test func theSocketOfADyingClockIsTakenAtOnce() throws {
    var other = StageServer(
      room.address, session: "2", leadership: .first, wallClock: .zero, language: .english)
    #expect(other.drain(isReadable: false, at: .start).isEmpty)
    end()
    #expect(other.drain(isReadable: false, at: Self.at(0.2)).isEmpty)
    #expect(other.nextWake == nil)
    _ = try RawClient(room.socket)
  }

  @Test func aStaleSocketIsTakenOver() throws {
    let room = try ScratchRoom()
    try FileManager.default.createDirectory(
      atPath: room.folder, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755])
    // Its owner was killed.
    try LocalSocket.listen(at: room.socket, temporary: room.folder + "/.new").close()
    var server = StageServer(
      room.address, session: "1", leadership: .first, wallClock: .zero, language: .english)
    #expect(server.drain(isReadable: false, at: .start).isEmpty)
    _ = try RawClient(room.socket)
    #expect(room.permissions(room.folder) == 0o700)
  }

  @Test func aFileThatIsNoSocketStays() throws {
    let room = try ScratchRoom()
    _ = try room.address.makeFolder()
    try "precious".write(toFile: room.socket, atomically: false, encoding: .utf8)
    var server = StageServer(
      room.address, session: "1", leadership: .first, wallClock: .zero, language: .english)
    #expect(server.drain(isReadable: false, at: .start).count == 1)
    // It is told once, and the file stays.
    #expect(server.drain(isReadable: false, at: Self.at(60)).isEmpty)
    #expect(try String(contentsOfFile: room.socket, encoding: .utf8) == "precious")
  }

  @Test func aSocketThatVanishesIsMadeAgain() throws {
    try room.remove(room.socket)
    #expect(events().isEmpty)
    _ = try RawClient(room.socket)
    try room.remove(room.folder)
    #expect(events(at: 1).isEmpty)
    _ = try RawClient(room.socket)
  }

  @Test func theSocketIsRemovedAtTheEnd() {
    end()
    #expect(room.permissions(room.socket) == nil)
  }

  @Test func aPathThatIsTooLongIsRefusedInWords() {
    let long = "/tmp/" + String(repeating: "x", count: 100)
    let address = RoomAddress(room: "main") { _ in nil }
    #expect(throws: LinkError.pathTooLong("\(long)/main.sock")) { try address.path(in: long) }
    #expect("\(LinkError.pathTooLong(long))".contains("XDG_RUNTIME_DIR"))
  }

  // MARK: What clients get

  @Test func aWatchingClientGetsTheStageAndItsChanges() throws {
    let client = try RawClient(room.socket)
    client.send("hello left display 80x24\nwatch\n")
    let clients = events().compactMap { event -> [Client]? in
      if case .clients(let clients) = event { clients } else { nil }
    }
    #expect(clients.last?.map(\.name) == ["left"])
    #expect(clients.last?.first?.isWatching == true)
    _ = server.send(.stage(Self.stage(60)), at: .start)
    _ = server.send(.stage(Self.stage(60)), at: .start)
    #expect(members(client) == ["word", "snapshot"])
    _ = server.send(.stage(Self.stage(70)), at: .start)
    #expect(client.lines.map { $0.contains(#""number":2"#) } == [true])
  }

  @Test func aClientThatDoesNotWatchGetsNoStage() throws {
    let client = try RawClient(room.socket)
    client.send("hello left display 80x24\n")
    _ = events()
    _ = server.send(.stage(Self.stage(60)), at: .start)
    _ = events(at: 11)
    #expect(members(client) == ["word"])
    #expect(server.nextWake == nil)
  }

  @Test func aWatchingClientGetsAHeartbeatEveryTenSeconds() throws {
    let client = try RawClient(room.socket)
    client.send("watch\n")
    _ = events()
    _ = server.send(.stage(Self.stage(60)), at: .start)
    _ = client.lines
    #expect(server.nextWake == Self.at(10))
    _ = server.drain(isReadable: false, at: Self.at(9.9))
    #expect(client.lines.isEmpty)
    _ = server.drain(isReadable: false, at: Self.at(10))
    #expect(client.lines == [#"{"heartbeat":{"number":1,"session":"5e55"}}"#])
    #expect(server.nextWake == Self.at(20))
  }

  @Test func theSessionsTimeIsToldAtOnce() throws {
    let client = try RawClient(room.socket)
    client.send("sync 77\n")
    _ = events(at: 2.5)
    #expect(client.lines == [#"{"sync":{"sent":77,"time":1002500000}}"#])
  }

  @Test func onlyNumberedCommandsAreAnswered() throws {
    let client = try RawClient(room.socket)
    client.send("add 1m\n#7 add 2m\n")
    for event in events() {
      guard case .request(let request) = event else { continue }
      _ = server.send(.answer(ClientAnswer(.done, "SET 7:00"), to: request), at: .start)
    }
    #expect(
      client.lines == [#"{"answer":{"number":7,"status":"done","text":"SET 7:00"}}"#])
  }

  /// What is too long for a line is answered without its items, and if need be in other words.
  @Test(arguments: [
    (1, 10, "\"text\":\"xxxxxxxxxx\""), (1000, 10, "\"status\":\"done\",\"text\":\"xxxxxxxxxx\"}}"),
    (1000, 70_000, "\"status\":\"refused\",\"text\":\"Die Antwort ist zu lang für eine Zeile\"}}"),
  ])
  func anAnswerFitsALine(items: Int, characters: Int, end: String) throws {
    let client = try RawClient(room.socket)
    let item = #"{"state":"coming","planned":"9:00","expected":"9:04","length":"20:00","#
    let line = try WireClockMessage(
      #"{"answer":{"number":1,"status":"done","text":"","items":["#
        + item + #""title":"Ada","missed":false}]}}"#)
    guard case .answer(_, let answer)? = line, let first = answer.items.first else {
      Issue.record("no item")
      return
    }
    client.send("#7 rundown\n")
    for event in events() {
      guard case .request(let request) = event else { continue }
      let long = ClientAnswer(
        .done, String(repeating: "x", count: characters),
        items: Array(repeating: first, count: items))
      _ = server.send(.answer(long, to: request), at: .start)
    }
    let lines = client.lines
    #expect(lines.count == 1)
    #expect(lines.first?.contains(end) == true, "\(lines)")
    #expect(lines.first?.contains("\"items\"") == (items == 1))
  }

  /// A client that asks for it gets the list piece by piece, and nothing without a list.
  @Test func theItemsOfALongListComeOneAfterAnother() throws {
    let client = try RawClient(room.socket)
    let items = try longItems(200)
    client.send("more 7\n#7 rundown\n")
    for event in events() {
      guard case .request(let request) = event else { continue }
      _ = server.send(.answer(ClientAnswer(.done, "", items: items), to: request), at: .start)
    }
    #expect(client.lines.map { $0.contains("\"more\":true,\"number\":7") } == [true])
    client.send("more 8\n")
    _ = events()
    #expect(client.lines.isEmpty)
    var found: [ItemRow] = []
    for second in 1...10 {
      client.send("more 7\n")
      _ = events(at: Double(second))
      guard let line = client.lines.first, case .answer(7, let answer)? = try WireClockMessage(line)
      else {
        continue
      }
      #expect(answer.from == found.count)
      found += answer.items
      #expect(answer.hasMore == (found.count < 200))
    }
    #expect(found == items)
  }

  // MARK: Clients that do harm

  @Test func twentyLinesASecondAreCarriedOutAndTheRestWaits() throws {
    let client = try RawClient(room.socket)
    client.send((0..<50).map { "add \($0)s\n" }.joined())
    #expect(commands().count == 20)
    #expect(commands(at: 0.9).isEmpty)
    #expect(server.nextWake == Self.at(1))
    #expect(commands(at: 1).count == 20)
    #expect(commands(at: 2) == (40..<50).map { "add \($0)s" })
    #expect(server.nextWake == nil)
  }

  /// What a bridge says of itself delays none of the commands that it forwards.
  @Test func linesThatAreNoCommandsHaveTheirOwnLimit() throws {
    let client = try RawClient(room.socket)
    client.send((0..<19).map { "delay \($0)\n" }.joined() + String(repeating: "flash\n", count: 20))
    #expect(commands().count == 20)
  }

  // MARK: Deadlines

  @Test func theFirstLineSaysWhatTheClockUnderstands() throws {
    let client = try RawClient(room.socket)
    client.send("sync 5\n")
    _ = events()
    #expect(client.allLines.first == #"{"accepts":["keep","term"]}"#)
  }

  /// A sender names the place of the last snapshot; what came of its command since then, the clock
  /// compares.
  @Test(arguments: [1, 60]) func aCommandCanBeForTheTalkThatWasSeen(speed: Int) throws {
    let client = try RawClient(room.socket)
    client.send("watch\n")
    _ = events()
    let talk = TalkSnapshot(
      Preset(duration: 600),
      run: .running(
        deadline: .start + .nanoseconds(700_000_000_123),
        since: .start + .nanoseconds(100_000_000_777)))
    var stage = StageSnapshot(talk)
    stage.speed = speed
    _ = server.send(.stage(stage), at: Self.at(0))
    let line = try #require(client.lines.first)
    guard case .snapshot(let told)? = try WireClockMessage(line) else {
      Issue.record("no snapshot: \(line)")
      return
    }
    let place = StagePlace(of: try told.stage()).text(in: told.session)
    client.send("#1 =\(place) ! reset\n#2 =\(place)1 ! reset\n=other stop\n#3 stop\n")
    let requests = events().compactMap { event in
      if case .request(let request) = event { request } else { nil }
    }
    #expect(requests.map(\.line) == ["! reset", "stop"])
    #expect(requests.map(\.seen) == [StagePlace(of: stage), nil])
    #expect(
      client.lines == [
        #"{"answer":{"number":2,"status":"refused","text":"Nicht ausgeführt: Der Vortrag wurde inzwischen geändert"}}"#
      ])
  }

  /// The session's time is 1,002 seconds when these lines are read.
  @Test func aCommandIsRefusedAfterItsDeadline() throws {
    let client = try RawClient(room.socket)
    client.send("#1 @1001999999 add 1m\n#2 @1002000000 add 2m\n@1 add 3m\n")
    client.send("#4 @9000000000000000000 stop\n")
    #expect(commands(at: 2) == ["add 2m", "stop"])
    #expect(
      client.lines == [
        #"{"answer":{"number":1,"status":"late","text":"Nicht ausgeführt: zu spät angekommen"}}"#
      ])
  }

  /// What waits because of too many lines is as late as what the network held up.
  @Test func aDelayedLineCanMissItsDeadline() throws {
    let client = try RawClient(room.socket)
    client.send(String(repeating: "flash\n", count: 20) + "#7 @1000500000 stop\n")
    #expect(commands().count == 20)
    #expect(commands(at: 1).isEmpty)
    #expect(client.lines.last?.contains("\"late\"") == true)
  }

  @Test func aFloodOfBytesIsReadNoFasterThanLines() throws {
    let client = try RawClient(room.socket)
    var sent = 0
    // What has no line end for longer is disconnected.
    let piece = String(repeating: "x", count: 30_000) + "\n"
    for second in 0..<5 {
      while case let count = client.send(piece), count > 0 { sent += count }
      let before = sent
      for _ in 0..<100 { _ = server.drain(isReadable: true, at: Self.at(Double(second))) }
      while case let count = client.send(piece), count > 0 { sent += count }
      #expect(sent - before <= 20 * 4096 + 65_536)
    }
    #expect(server.nextWake != nil)
  }

  /// One client sends a hundred megabytes on one line: it is disconnected and reported once, and
  /// the others are served.
  @Test func aLineWithoutAnEndEndsTheConnection() throws {
    let other = try RawClient(room.socket)
    var sent = 0
    var faults: [Fault] = []
    let piece = String(repeating: "x", count: 65_536)
    for attempt in 0..<3 {
      let client = try RawClient(room.socket)
      client.send("hello flood remote 0x0\n")
      for second in 0..<10 where sent < 100_000_000 {
        while case let count = client.send(piece), count > 0 { sent += count }
        for _ in 0..<40 {
          faults += server.drain(isReadable: true, at: Self.at(Double(attempt * 10 + second)))
            .compactMap { if case .sinkFailed(let fault) = $0 { fault.fault } else { nil } }
        }
      }
      client.close()
    }
    #expect(faults == [.client("flood", .endlessLine)])
    #expect(sent < 3_000_000)
    other.send("#1 time\n")
    #expect(commands(at: 40) == ["time"])
  }

  /// The console refuses it, in its own language.
  @Test func onlyTheStartOfALongLineIsKept() throws {
    let client = try RawClient(room.socket)
    client.send("#1 " + String(repeating: "x", count: 9_000) + "\n#2 time\n")
    let lines = commands() + commands()
    #expect(lines.count == 2 && lines.last == "time")
    #expect(
      ClientRequest.maxBytes + 1...ClientRequest.maxLineBytes + 1 ~= lines.first?.utf8.count ?? 0)
  }

  @Test func garbageAndHalfALineAreHarmless() throws {
    let client = try RawClient(room.socket)
    client.send("\u{0}\u{1b}[2J\n\n\r\n\thello x\nhello\nsync\nwatch me\n#\nsta")
    let lines = commands()
    #expect(!lines.contains("sta"))
    client.close()
    #expect(events().contains(.clients([])))
  }

  /// What has become of displays.
  private func changes(at seconds: Double) -> [DisplayChange] {
    events(at: seconds).compactMap { event in
      guard case .display(let client, let change) = event else { return nil }
      #expect(client.name == "left")
      return change
    }
  }

  /// A display asks for the time every ten seconds; one that does not is no longer there.
  @Test func aDisplayThatStopsAskingIsReportedOnce() throws {
    let display = try RawClient(room.socket)
    display.send("hello left display 80x24\nwatch\ndelay 300\n")
    #expect(changes(at: 0) == [])
    for seconds in [10.0, 20] {
      display.send("sync 1\n")
      #expect(changes(at: seconds) == [])
    }
    for seconds in [31.0, 41] { #expect(changes(at: seconds) == []) }
    #expect(changes(at: 52) == [.silent])
    #expect(changes(at: 63) == [])
    display.send("sync 1\n")
    #expect(changes(at: 64) == [.responsive])
  }

  /// A display that quits is told from one that vanishes; what is no display is neither.
  @Test(arguments: [("bye\n", true), ("", false), ("by", false), ("bye", false)])
  func theEndOfADisplayIsReported(lastWords: String, isClosed: Bool) throws {
    let remote = try RawClient(room.socket)
    remote.send("hello tablet remote 0x0\nwatch\n")
    let display = try RawClient(room.socket)
    display.send("hello left display 80x24\nwatch\n")
    _ = events()
    remote.close()
    display.send(lastWords)
    display.close()
    #expect(changes(at: 1) == [isClosed ? .closed : .lost])
  }

  /// The clock may notice that it cannot send any more before it reads that the display has quit.
  @Test(arguments: [("bye\n", true), ("sync 1\nbye\n", true), ("", false), ("sync 1\n", false)])
  func aDisplayThatQuitsWhileItIsSentSomethingIsNotLost(
    lastWords: String, isClosed: Bool
  ) throws {
    let display = try RawClient(room.socket)
    display.send("hello left display 80x24\nwatch\n")
    _ = events()
    display.send(lastWords)
    display.close()
    let events = server.send(.stage(Self.stage(60)), at: Self.at(1))
    let changes = events.compactMap { event -> DisplayChange? in
      if case .display(_, let change) = event { change } else { nil }
    }
    #expect(changes == [isClosed ? .closed : .lost])
  }

  @Test func aClientThatDoesNotReadIsDisconnectedAndReportedOnce() throws {
    let client = try RawClient(room.socket)
    client.send("hello deaf display 1x1\nwatch\n")
    _ = events()
    var reports: [ClockEvent] = []
    for seconds in 1...3000 {
      reports += server.send(.stage(Self.stage(seconds)), at: .start)
    }
    #expect(reports.count == 3)
    guard case .display(let display, .lost)? = reports.first,
      case .sinkFailed(let fault) = reports[1]
    else {
      Issue.record("\(reports)")
      return
    }
    #expect(display.name == "deaf")
    #expect(fault.fault == .client("deaf", .readsNothing))
    #expect(reports.last == .clients([]))
  }

  @Test func theSixtyFifthClientIsSentAway() throws {
    var clients: [RawClient] = []
    var events: [ClockEvent] = []
    for _ in 0..<70 {
      clients.append(try RawClient(room.socket))
      events += server.drain(isReadable: true, at: .start)
    }
    let faults = events.filter { if case .sinkFailed = $0 { true } else { false } }
    #expect(faults.count == 1)
    #expect(
      clients.map(\.lines.count) == Array(repeating: 0, count: 64) + Array(repeating: 1, count: 6))
    for client in clients { client.close() }
    // A child that another test starts has copies of these sockets until it becomes its program.
    let limit = ContinuousClock.now + .patience
    while events.last != .clients([]), ContinuousClock.now < limit {
      events += server.drain(isReadable: true, at: Self.at(1))
    }
    #expect(events.last == .clients([]))
    let last = try RawClient(room.socket)
    last.send("sync 1\n")
    _ = self.events(at: 2)
    #expect(last.lines.count == 1)
  }

  @Test func aThousandClosedConnectionsLeaveNothingBehind() throws {
    for _ in 0..<50 {
      let clients = try (0..<20).map { _ in try RawClient(room.socket) }
      for client in clients { client.close() }
      for _ in 0..<4 { _ = server.drain(isReadable: true, at: .start) }
    }
    let client = try RawClient(room.socket)
    client.send("sync 1\n")
    _ = events()
    #expect(client.lines.count == 1)
    #expect(server.nextWake == nil)
  }
}
