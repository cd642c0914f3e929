import Room
import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// How many lines and bytes a clock accepts from its clients; the test sets the time.
struct ClientLimitTests {
  private let room: ScratchRoom
  private var server: StageServer

  init() throws {
    room = try ScratchRoom()
    server = StageServer(
      room.address, session: "5e55", leadership: .first, wallClock: .seconds(1000),
      language: .english)
    #expect(server.drain(isReadable: false, at: .start).isEmpty)
  }

  private mutating func drain(at seconds: Double = 0) -> [ClockEvent] {
    server.drain(isReadable: true, at: .start + .seconds(seconds))
  }

  /// Lets all that was sent arrive.
  private mutating func settle(at seconds: Double = 0) -> [ClockEvent] {
    (0..<4).flatMap { _ in drain(at: seconds) }
  }

  private static func commands(_ events: [ClockEvent]) -> [String] {
    events.compactMap {
      switch $0 {
      case .request(let request): request.line
      case .desk: "desk"
      default: nil
      }
    }
  }

  // MARK: Lines

  /// The clock refuses what is too long, so it must see that.
  @Test(arguments: [ClientRequest.maxBytes, ClientRequest.maxBytes + 1])
  mutating func aCommandIsNeverCutToOneThatFits(bytes: Int) throws {
    defer { server.finish() }
    let client = try RawClient(room.socket)
    // The longest that can come before it.
    client.send("#1" + String(repeating: " ", count: 46) + String(repeating: "x", count: bytes))
    client.send("\n")
    let commands = Self.commands(settle())
    #expect(commands.map(\.utf8.count) == [bytes])
  }

  @Test(arguments: [(65_536, false), (65_537, true)])
  mutating func aLineMayBeLongButNotEndless(bytes: Int, isEndless: Bool) throws {
    defer { server.finish() }
    let client = try RawClient(room.socket)
    _ = drain()
    var events: [ClockEvent] = []
    var rest = "time\n" + String(repeating: "x", count: bytes)
    while !rest.isEmpty {
      client.send(String(rest.prefix(4096)))
      rest = String(rest.dropFirst(4096))
      events += drain()
    }
    #expect(Self.commands(events) == ["time"])
    #expect(events.contains(.clients([])) == isEndless)
  }

  @Test mutating func twentyOtherLinesASecondAreReadAndTheRestWaits() throws {
    defer { server.finish() }
    let client = try RawClient(room.socket)
    client.send((1...25).map { "sync \($0)\n" }.joined())
    _ = settle()
    #expect(client.lines.count == 20)
    _ = settle(at: 1)
    #expect(client.lines.count == 5)
  }

  /// Items of a list, more than one piece has.
  private static func items(_ count: Int) throws -> [ItemRow] {
    let note = String(repeating: "x", count: 1000)
    let json =
      #"{"handle":1,"state":"coming","planned":"9:00","expected":"9:00","length":"20:00","title":"Ada","#
      + #""note":"\#(note)","missed":false}"#
    let line = try Fields.read(json.utf8, as: .object(ItemRow()))
    return Array(repeating: line, count: count)
  }

  /// Somebody who reads a long list again and again delays no command.
  @Test mutating func aListUsesUpNoCommands() throws {
    defer { server.finish() }
    let client = try RawClient(room.socket)
    let items = try Self.items(100)
    var carriedOut: [String] = []
    var pieces = 0
    for _ in 1...8 {
      client.send("#7 rundown\n")
      for event in settle() {
        guard case .request(let request) = event else { continue }
        _ = server.send(.answer(ClientAnswer(.done, "", items: items), to: request), at: .start)
      }
      for _ in 1...5 {
        client.send("more 7\n")
        _ = settle()
        pieces += client.lines.count { $0.contains(#""from":"#) }
      }
      client.send("time\n")
      carriedOut += Self.commands(settle())
    }
    #expect(carriedOut == Array(repeating: "time", count: 8))
    // The fourth piece of each list is the last one.
    #expect(pieces == 32)
  }

  /// Pieces have a limit of their own; what comes after them does not wait for it.
  @Test mutating func fortyPiecesASecondAreSentAndCommandsDoNotWait() throws {
    defer { server.finish() }
    let client = try RawClient(room.socket)
    let items = try Self.items(2000)
    client.send("#7 rundown\n")
    for event in settle() {
      guard case .request(let request) = event else { continue }
      _ = server.send(.answer(ClientAnswer(.done, "", items: items), to: request), at: .start)
    }
    _ = client.lines
    var pieces = 0
    for _ in 1...45 {
      client.send("more 7\n")
      _ = settle()
      pieces += client.lines.count { $0.contains(#""from":"#) }
    }
    #expect(pieces == 40)
    client.send("time\n")
    #expect(Self.commands(settle()) == ["time"])
    #expect(server.nextWake == .start + .seconds(1))
    _ = settle(at: 1)
    #expect(client.lines.count { $0.contains(#""from":"#) } == 1)
  }

  /// What is due is drawn between the turns.
  @Test(
    arguments: [
      "flash",
      #"desk {"command":"flash","number":1,"seen":{"changes":0,"run":"ready","segment":1}}"#,
    ])
  mutating func aTurnCarriesOutThirtyTwoCommands(line: String) throws {
    defer { server.finish() }
    let clients = try [RawClient(room.socket), RawClient(room.socket)]
    _ = drain()
    for client in clients {
      client.send("hello left desk 80x24\n" + String(repeating: line + "\n", count: 20))
    }
    let counts = (0..<3).map { _ in Self.commands(drain()).count }
    #expect(counts == [32, 8, 0])
  }

  // MARK: What they get

  /// The longest line is kept for a client that reads nothing for a while, but no byte more.
  @Test(arguments: [(65_535, true), (65_536, false)])
  mutating func aClientMayLeaveTheLongestLineUnread(bytes: Int, mayBe: Bool) throws {
    defer { server.finish() }
    let listener = try LocalSocket.listen(
      at: room.folder + "/other.sock", temporary: room.folder + "/.other")
    let client = try RawClient(room.folder + "/other.sock")
    let socket = try #require(LocalSocket.accept(from: listener))
    let piece = [UInt8](repeating: 0, count: 65_536)[...]
    while try LocalSocket.send(piece, to: socket) > 0 {}
    var connection = ClientConnection(socket, id: 1, since: .start)
    #expect(connection.send(String(repeating: "x", count: bytes)) == mayBe)
    connection.close()
    client.close()
    listener.close()
  }

  @Test mutating func onlyWhoAsksIsToldEvents() throws {
    defer { server.finish() }
    let (asker, other) = (try RawClient(room.socket), try RawClient(room.socket))
    other.send("watch\n")
    _ = settle()
    #expect(!server.wantsEvents)
    asker.send("watch events\n")
    _ = settle()
    #expect(server.wantsEvents)
    _ = server.send(.event(#"{"event":"yellow","number":3}"#), at: .start)
    #expect(asker.lines == [#"{"event":{"event":"yellow","number":3}}"#])
    #expect(other.lines.isEmpty)
  }

  /// Nobody writes a record that no desk keeps.
  @Test mutating func recordsAreWantedAsLongAsADeskKeepsThem() throws {
    defer { server.finish() }
    let desk = try RawClient(room.socket)
    desk.send("hello left desk 80x24\n")
    _ = settle()
    #expect(!server.wantsRecords)
    desk.send("keep\n")
    _ = settle()
    #expect(server.wantsRecords)
    desk.close()
    _ = settle()
    #expect(!server.wantsRecords)
  }

  /// The operator's list says at once that a silent display is there again.
  @Test mutating func aDisplayThatSpeaksAgainIsListedAsResponsive() throws {
    defer { server.finish() }
    let display = try RawClient(room.socket)
    display.send("hello left display 80x24\nwatch\ndelay 300\n")
    for (seconds, isSilent) in [(0.0, false), (40, true), (41, false)] {
      if !isSilent { display.send("sync 1\n") }
      let lists = settle(at: seconds).compactMap { event in
        if case .clients(let clients) = event { clients } else { nil }
      }
      #expect((lists.last?.first?.silentSince != nil) == isSilent)
      #expect(!lists.isEmpty)
    }
  }
}
