import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// A display or a desk whose clock is only a socket, so that the test writes and reads each line.
struct RawClockTests {
  private let room: ScratchRoom
  private let listener: FileDescriptor

  init() throws {
    Signals.ignoreBrokenPipes()
    room = try ScratchRoom()
    let path = try room.address.path(in: room.address.makeFolder())
    listener = try LocalSocket.listen(at: path, temporary: room.folder + "/.new")
  }

  private func connect(
    as kind: Client.Kind = .display
  ) throws -> (client: StageClient, clock: RawClient) {
    var client = StageClient(
      .room(room.address), name: "left", as: kind, size: Size(columns: 80, rows: 24))
    _ = client.drain(isReadable: false, at: .start)
    return (client, RawClient(try #require(LocalSocket.accept(from: listener))))
  }

  @Test func whatABusyClockHasNotReadReachesItLater() throws {
    var (client, clock) = try connect()
    defer { client.finish() }
    // The system takes a part of it.
    for number in 1...1000 {
      _ = client.send(.signWanted, at: .start + .milliseconds(number))
    }
    var (text, events) = ("", [RoomMessage]())
    for _ in 0..<20 {
      text += clock.text
      events += client.drain(isReadable: true, at: .start)
    }
    #expect(events == [])
    let questions = text.split(separator: "\n").filter { $0.hasPrefix("sync ") }
    #expect(questions.count == 1008)
    #expect(questions.last == "sync 1000000")
  }

  /// What is due is drawn between the turns.
  @Test func aTurnHandlesSixteenLines() throws {
    var (client, clock) = try connect()
    defer { client.finish() }
    let line = #"{"heartbeat":{"number":1,"session":"a"}}"# + "\n"
    clock.send(String(repeating: line, count: 40))
    let counts = (0..<4).map { _ in client.drain(isReadable: true, at: .start).count }
    #expect(counts == [16, 16, 8, 0])
  }

  @Test func roomsBeyondTheHundredthAreLeftOut() throws {
    var (client, clock) = try connect()
    defer { client.finish() }
    var rooms: [String] = []
    for number in 1...RoomsConsole.maxRooms + 2 {
      clock.send(#"{"online":true,"room":"hall-\#(number)"}"# + "\n")
      for case .room(let room, .heard) in client.drain(isReadable: true, at: .start) {
        rooms.append(room)
      }
      _ = clock.text
    }
    #expect(rooms == (1...100).map { "hall-\($0)" })
  }

  /// The clock sends more of a long rundown as the desk has read it.
  @Test func aDeskSaysHowManyItemsItHasRead() throws {
    var (client, clock) = try connect(as: .desk)
    defer { client.finish() }
    let item = #"{"item":{"handle":1,"planned":[0,60],"segments":[60]}}"# + "\n"
    for (sent, said) in [
      (#"{"accepts":[]}"# + "\n", []), (item + item, ["got 2"]), (item, ["got 3"]),
      (#"{"heartbeat":{"number":1,"session":"a"}}"# + "\n", []),
    ] {
      clock.send(sent)
      _ = client.drain(isReadable: true, at: .start)
      #expect(clock.lines.filter { $0.hasPrefix("got") } == said)
    }
  }

  /// At a broker a room has a name of its own, which is in the address.
  @Test(
    arguments: [
      (nil, "", true), ("main", "", true), ("hall", "", false),
      ("hall", #"{"online":true}"# + "\n", true),
    ] as [(String?, String, Bool)])
  func onlyTheClockOfTheExpectedRoomIsShown(
    expected: String?, before: String, isShown: Bool
  ) throws {
    var client = StageClient(
      .room(room.address), name: "left", size: Size(columns: 80, rows: 24), of: expected)
    defer { client.finish() }
    _ = client.drain(isReadable: false, at: .start)
    let clock = RawClient(try #require(LocalSocket.accept(from: listener)))
    var published = PublishedStage(
      room: "main", session: "5e55", leadership: .first, start: .seconds(1000))
    published.update(StageSnapshot(TalkSnapshot(Preset(duration: 60))))
    let heartbeat = #"{"heartbeat":{"number":1,"session":"5e55"}}"#
    clock.send(before + (published.line ?? "") + "\n" + heartbeat + "\n")
    let events = client.drain(isReadable: true, at: .start)
    let reason = "This is the clock of room main. Expected room hall: check --room and --via"
    let hasStage = events.contains { if case .clock(.stage) = $0 { true } else { false } }
    #expect(hasStage == isShown, "\(events)")
    #expect((events == [.clock(.unreadable(reason))]) == !isShown, "\(events)")
  }

  @Test func aLostClockIsLookedForAtOnce() throws {
    var (client, clock) = try connect()
    defer { client.finish() }
    let now = Timestamp.start + .seconds(1)
    clock.close()
    #expect(client.drain(isReadable: true, at: now) == [.clock(.lost(nil))])
    _ = client.drain(isReadable: false, at: now)
    #expect(LocalSocket.accept(from: listener) != nil)
  }

  /// Such as one that has 64 clients already.
  @Test func aClockThatRefusesIsAskedLaterAndLater() throws {
    var (client, clock) = try connect()
    defer { client.finish() }
    var tries = [0.0]
    while tries.count < 8 {
      let now = Timestamp.start + .seconds(tries[tries.count - 1])
      clock.send(#"{"closed":"There are 64 clients"}"# + "\n")
      clock.close()
      let events = (0..<3).flatMap { _ in client.drain(isReadable: true, at: now) }
      #expect(events == [.clock(.lost("There are 64 clients"))])
      let next = try #require(client.nextWake)
      _ = client.drain(isReadable: false, at: next - .milliseconds(1))
      #expect(LocalSocket.accept(from: listener) == nil)
      _ = client.drain(isReadable: false, at: next)
      clock = RawClient(try #require(LocalSocket.accept(from: listener)))
      tries.append(next.sinceStart / .seconds(1))
    }
    #expect(tries == [0, 1, 3, 7, 15, 31, 61, 91])
  }

  @Test func anotherClockIsTriedAtOnceAfterOneThatRefuses() throws {
    var (client, clock) = try connect()
    defer { client.finish() }
    let other = try LocalSocket.listen(at: room.socket, temporary: room.folder + "/.new")
    clock.close()
    #expect(client.drain(isReadable: true, at: .start) == [.clock(.lost(nil))])
    _ = client.drain(isReadable: false, at: .start)
    #expect(LocalSocket.accept(from: other) != nil)
  }

  @Test func aDisplayThatEndsSaysGoodbyeAndCloses() throws {
    var (client, clock) = try connect()
    client.finish()
    #expect(clock.allLines.last == "bye")
    // A child that another test has just started may hold a copy of the socket.
    #expect(poll(clock.socket.number, .readable, upTo: .patience))
    #expect(clock.isClosed)
  }
}
