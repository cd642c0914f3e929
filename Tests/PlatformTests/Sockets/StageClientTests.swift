import Foundation
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// A display's side of a real socket, and a clock's side in the same process; the test sets the
/// time.
final class StageClientTests {
  private let room: ScratchRoom
  private var client: StageClient
  private var server: StageServer?
  private var seconds = 0.0

  init() throws {
    // The display's host keeps this from ending it.
    signal(SIGPIPE, SIG_IGN)
    room = try ScratchRoom()
    client = StageClient(
      .room(room.address), name: "left", size: Size(columns: 80, rows: 24))
  }

  deinit {
    client.finish()
    server?.finish()
  }

  private var now: Timestamp { .start + .seconds(seconds) }

  /// What the display learns when all that was sent has arrived.
  private func messages() -> [ClockMessage] {
    var messages: [ClockMessage] = []
    let now = now
    for _ in 0..<4 {
      for event in client.drain(isReadable: true, at: now) {
        if case .clock(let message) = event { messages.append(message) }
      }
      _ = server?.drain(isReadable: true, at: now)
    }
    return messages
  }

  /// Lets time pass until the display has learned something; returns whether it does.
  ///
  /// A child that another test has just started holds copies of all sockets until it runs its
  /// program, so the end of one may come later than it was closed.
  private func learns(_ isIt: (ClockMessage) -> Bool) -> Bool {
    let end = ContinuousClock.now + .patience
    while ContinuousClock.now < end {
      if messages().contains(where: isIt) { return true }
      _ = poll(client.descriptor, .readable, upTo: .milliseconds(5))
      seconds += 0.01
    }
    return false
  }

  private func startClock(at wallClock: Duration = .seconds(1000)) {
    server = StageServer(
      room.address, session: "5e55", leadership: .first, wallClock: wallClock, language: .english)
    let now = now
    _ = server?.drain(isReadable: false, at: now)
  }

  private static func stage(_ seconds: Int) -> StageSnapshot {
    StageSnapshot(TalkSnapshot(Preset(duration: seconds)))
  }

  @Test func itFindsAClockThatComesAndLearnsItsTime() {
    #expect(messages() == [])
    startClock()
    let learned = messages()
    let offset = ClockOffset(.seconds(1000), error: .zero)
    #expect(learned.first == .offset(offset))
    _ = server?.send(.stage(Self.stage(60)), at: .start)
    guard case .stage(let stage, _)? = messages().last else {
      Issue.record("no stage")
      return
    }
    #expect(stage.talk.run == .ready(60))
  }

  @Test func itLooksForAClockEveryTwoSeconds() {
    #expect(messages() == [])
    #expect(client.nextWake == .start + .seconds(2))
    seconds = 2
    #expect(messages() == [])
    #expect(client.nextWake == .start + .seconds(4))
  }

  @Test func itAsksForTheTimeEveryTenSeconds() {
    startClock()
    _ = messages()
    #expect(client.nextWake == .start + .seconds(10))
    seconds = 10
    _ = messages()
    #expect(client.nextWake == .start + .seconds(20))
  }

  @Test func itIsToldWhenTheClockIsGoneAndFindsTheNextOne() {
    startClock()
    _ = messages()
    server?.finish()
    server = nil
    #expect(learns { $0 == .lost(nil) })
    startClock(at: .seconds(5000))
    // What is asked in one moment may be answered in the next.
    #expect(
      learns { message in
        guard case .offset(let offset) = message else { return false }
        let apart = offset.difference - .seconds(5000)
        return apart <= offset.error && apart >= .zero - offset.error
      })
  }

  @Test func aClockThatSaysNothingForFortySecondsIsLeft() {
    startClock()
    _ = messages()
    let silent = server
    server = nil
    seconds = 41
    // What it is asked meanwhile is never answered.
    let events = client.drain(isReadable: false, at: now)
    #expect(events == [.clock(.lost(nil))])
    server = silent
  }

  @Test func theClockLearnsWhatTheDisplayIs() {
    startClock()
    var clients: [Client] = []
    let now = now
    for _ in 0..<4 {
      _ = client.drain(isReadable: true, at: now)
      for event in server?.drain(isReadable: true, at: now) ?? [] {
        if case .clients(let list) = event { clients = list }
      }
    }
    #expect(clients.map(\.name) == ["left"])
    #expect(clients.first?.size == Size(columns: 80, rows: 24))
    #expect(clients.first?.clockError == .zero)
    #expect(clients.first?.isWatching == true)
  }

  @Test func itAsksForTheItemsOfTheRundown() throws {
    startClock()
    _ = messages()
    let item = #"{"state":"coming","planned":"9:00","expected":"9:04","length":"20:00","#
    let line = try WireClockMessage(
      #"{"answer":{"number":1,"status":"done","text":"","items":["#
        + item + #""title":"Ada","missed":false}]}}"#)
    guard case .answer(_, let answer)? = line, !answer.items.isEmpty else {
      Issue.record("no item")
      return
    }
    let now = now
    _ = client.send(.itemsWanted, at: now)
    for event in server?.drain(isReadable: true, at: now) ?? [] {
      guard case .request(let request) = event else { continue }
      #expect(request.line == "rundown")
      _ = server?.send(.answer(answer, to: request), at: now)
      _ = server?.send(.answer(ClientAnswer(.refused, "no"), to: request), at: now)
    }
    let items = messages().compactMap { message in
      if case .items(let items) = message { items } else { nil }
    }
    #expect(items == [answer.items])
  }

  /// The clock refuses a text that is too long, and the items come all the same.
  @Test(arguments: [10, 100_000])
  func itGetsAllItemsOfALongRundown(characters: Int) throws {
    startClock()
    _ = messages()
    let answer = ClientAnswer(
      .done, String(repeating: "x", count: characters), items: try longItems(500))
    let now = now
    _ = client.send(.itemsWanted, at: now)
    for event in server?.drain(isReadable: true, at: now) ?? [] {
      guard case .request(let request) = event else { continue }
      _ = server?.send(.answer(answer, to: request), at: now)
    }
    var lists: [[ItemRow]] = []
    for _ in 0..<20 {
      for case .items(let items) in messages() { lists.append(items) }
      seconds += 1
    }
    #expect(lists == [answer.items])
  }

  /// A command that leads to a clock which shows its stage, and then writes another line.
  private static func showing(_ last: String) -> String {
    var published = PublishedStage(
      room: "main", session: "5e55", leadership: .first, start: .seconds(1000))
    published.update(stage(60))
    return "printf '%s\\n' '\(published.line ?? "")' '\(last)'"
  }

  /// Each line of a child that is none of a clock's is why it fails.
  ///
  /// A clock that has shown its stage and closes the connection all the same is asked later and
  /// later, too.
  @Test(
    arguments: [
      ("echo no route to desk >&2", "no route to desk", [0, 1, 3, 7, 15, 31]),
      (showing(#"{"closed":"There are 8 desks"}"#), "There are 8 desks", [0, 1, 3, 7, 15, 31]),
      (showing("connection lost"), "connection lost", [0, 1, 2, 3, 4, 5]),
    ] as [(String, String, [Double])])
  func aCommandThatEndsIsSaidAndRunAgain(
    command: String, reason: String, moments: [Double]
  ) async throws {
    var client = StageClient(.command(command), name: "left", size: Size(columns: 1, rows: 1))
    var (seconds, tries) = (0.0, [Double]())
    while tries.count < 6 {
      let now = Timestamp.start + .seconds(seconds)
      let isReadable = poll(client.descriptor, .readable, upTo: .milliseconds(5))
      let events = client.drain(isReadable: isReadable, at: now)
      if events.contains(.clock(.lost(reason))) {
        tries.append(seconds)
        seconds = client.nextWake.map { $0.sinceStart / .seconds(1) } ?? seconds
      }
    }
    #expect(tries == moments)
    client.finish()
  }

  /// A child that leads to two rooms, and says of each question that it is five seconds later
  /// there.
  private static let twoRooms = #"""
    echo '{"online":true,"room":"hall"}'
    echo '{"online":false,"room":"attic"}'
    while read -r word time room; do
      case "$word $room" in
        "sync hall") echo "{\"room\":\"hall\",\"sync\":{\"sent\":$time,\"time\":$((time + 5000000))}}" ;;
        "delay "*) echo "a delay of $time" ;;
      esac
    done
    """#

  @Test func aCommandThatLeadsToSeveralRoomsNamesThem() {
    var client = StageClient(
      .command(Self.twoRooms), name: "office", size: Size(columns: 1, rows: 1))
    var events: [RoomMessage] = []
    let end = ContinuousClock.now + .patience
    while events.count < 10, ContinuousClock.now < end {
      let isReadable = poll(client.descriptor, .readable, upTo: .milliseconds(5))
      events += client.drain(isReadable: isReadable, at: .start + .seconds(1))
    }
    client.finish()
    let offset = ClockOffset(.seconds(5), error: .zero)
    #expect(
      events == [
        .room("hall", .heard), .room("attic", .lost(nil)), .room("hall", .offset(offset)),
      ] + Array(repeating: .room("hall", .heard), count: 7))
  }

  @Test func anotherVersionIsReported() throws {
    let listener = try LocalSocket.listen(at: socketPath(), temporary: room.folder + "/.new")
    _ = messages()
    seconds = 3
    _ = messages()
    let connection = try #require(LocalSocket.accept(from: listener))
    _ = try LocalSocket.send(
      Array("{\"snapshot\":{\"version\":9}}\n{\"weather\":1}\nnoise\n".utf8)[...], to: connection)
    let reasons = messages().compactMap { message in
      if case .unreadable(let reason) = message { reason } else { nil }
    }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("version 9") == true)
  }

  /// Only an answer to a question of this display says what time it is, and only once.
  @Test func anAnswerToNoQuestionIsIgnored() throws {
    let listener = try LocalSocket.listen(at: socketPath(), temporary: room.folder + "/.new")
    seconds = 3
    _ = messages()
    let connection = try #require(LocalSocket.accept(from: listener))
    func say(_ sent: Int, _ time: Int) throws {
      let line = #"{"sync":{"sent":\#(sent),"time":\#(time)}}"# + "\n"
      _ = try LocalSocket.send(Array(line.utf8)[...], to: connection)
    }
    for time in [0, 1, 2_999_999, 7_000_000_000_000_000] { try say(time, time) }
    #expect(messages() == [])
    // It has asked eight times at once.
    for time in 5...14 { try say(3_000_000, time * 1_000_000) }
    let learned = messages()
    #expect(learned.first == .offset(ClockOffset(.seconds(2), error: .zero)))
    #expect(learned.count == 8)
  }

  // MARK: Floods

  /// What a flood is made of, and what the display is told of it.
  static let floods =
    [
      ("y\n", "'y' is not from a clock. Expected a clock at the room's socket"),
      // As ssh ends its lines.
      ("n\r\n", "'n' is not from a clock. Expected a clock at the room's socket"),
      ("{}\n", "'{}' is not from a clock. Expected a clock at the room's socket"),
      (#"{"closed":7}"# + "\n", "The clock's closed cannot be shown"),
    ] as [(String, String?)]

  /// However much a false clock sends, a turn of the display takes a limited part of it, and the
  /// rest stays where it is.
  @Test(arguments: floods)
  func aFloodIsTakenInParts(line: String, told: String?) throws {
    let flood = try Flood(of: line, at: socketPath(), temporary: room.folder + "/.new")
    seconds = 3
    _ = client.drain(isReadable: true, at: now)
    try flood.accept()
    var reasons: [String] = []
    for turn in 0..<400 {
      flood.fill()
      seconds = 3 + Double(turn) / 10
      let events = client.drain(isReadable: true, at: now)
      #expect(events.count <= LoopBudget.items)
      for case .clock(.unreadable(let reason)) in events {
        reasons.append(reason)
        #expect(seconds <= 18, "told too late")
      }
      // A loop that waits for it goes on at once, and the time of nothing else is ever passed by.
      let isDue = client.nextWake.map { $0 <= now } ?? false
      #expect(isDue || poll(client.descriptor, .readable, upTo: .zero))
    }
    #expect(reasons == [told].compactMap { $0 })
    #expect(
      flood.sent < 400 * LoopBudget.items * max(line.utf8.count, 4) + 4 * LoopBudget.bytesOfOne)
    // Nothing of all that was a sign of a clock.
    seconds = 43.5
    #expect(client.drain(isReadable: true, at: now).last.map(Self.isLoss) == true)
  }

  private static func isLoss(_ event: RoomMessage) -> Bool {
    if case .clock(.lost) = event { true } else { false }
  }

  private func socketPath() throws -> String {
    try room.address.path(in: room.address.makeFolder())
  }
}
