import Foundation
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// A clock hears that another one has taken over its talks, over real sockets; the test sets the
/// time.
final class SteppedDownClockTests {
  private let room: ScratchRoom
  private var server: StageServer
  private static let word = TakeOverSecret.random()
  private static let size = Size(columns: 80, rows: 24)

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    room = try ScratchRoom()
    server = Self.server(room.address, Self.leadership(term: 2))
    _ = server.drain(isReadable: false, at: .start)
  }

  deinit { server.finish() }

  private static func server(_ address: RoomAddress, _ leadership: Leadership) -> StageServer {
    StageServer(
      address, session: "5e55", leadership: leadership, word: word, wallClock: .seconds(1000),
      language: .english)
  }

  private static func leadership(
    lineage: UInt128 = 1, term: Int, holder: UInt128 = 5
  ) -> Leadership {
    Leadership(Lineage(lineage), Rank(epoch: term, leader: holder))
  }

  private static let takenOver = TakenOver(
    by: "left", at: .start + .seconds(1060), lastHeard: .start + .seconds(1040))

  private static func line(
    _ holder: Leadership, _ takenOver: TakenOver? = takenOver, word: TakeOverSecret = word
  ) -> String {
    WireClientMessage.steppedDown(SentStepDown(holder, takenOver, word: word)).text + "\n"
  }

  private func fences(after lines: [String]) throws -> [StepDown] {
    let client = try RawClient(room.socket)
    for line in lines { client.send(line) }
    return drained()
  }

  private func drained() -> [StepDown] {
    (0..<4).flatMap { _ in server.drain(isReadable: true, at: .start) }.compactMap {
      if case .steppedDown(let stepDown) = $0 { stepDown } else { nil }
    }
  }

  // MARK: The word

  @Test(arguments: [("display", true), ("desk", true), ("remote", false)])
  func onlyDisplaysAndDesksGetTheWord(kind: String, gets: Bool) throws {
    let client = try RawClient(room.socket)
    client.send("hello left \(kind) 80x24\nhello left \(kind) 90x24\n")
    _ = drained()
    let words = client.lines.filter { $0.hasPrefix(#"{"word""#) }
    #expect(words == (gets ? [#"{"word":"\#(Self.word.text)"}"#] : []))
  }

  // MARK: Handing over

  /// A desk that keeps a record of the clock, which it has not confirmed yet.
  private func desk() throws -> RawClient {
    let client = try RawClient(room.socket)
    client.send("hello left desk 80x24\nwatch\nkeep\n")
    _ = drained()
    _ = server.send(.keep(BackupRecord(.talk, "a talk", at: .start)), at: .start)
    return client
  }

  private func events() -> [ClockEvent] {
    (0..<4).flatMap { _ in server.drain(isReadable: true, at: .start) }
  }

  @Test func aDeskIsAskedOnceItHasAllRecords() throws {
    let client = try desk()
    _ = server.send(.handOver(to: 1, by: .start + .seconds(5)), at: .start)
    #expect(!client.text.contains("hand_over"))
    client.send("got 1\n")
    _ = events()
    #expect(client.text.contains(#"{"hand_over":1005000000}"#))
    // Only once.
    client.send("got 1\n")
    _ = events()
    #expect(!client.text.contains("hand_over"))
  }

  @Test(
    arguments: [
      ("desk", 3, true, true), ("display", 3, true, false), ("desk", 3, false, false),
      ("desk", 2, true, false),
    ])
  func onlyADeskOfAHigherTermThatKnowsTheWordIsReady(
    kind: String, term: Int, knowsWord: Bool, isReady: Bool
  ) throws {
    let client = try RawClient(room.socket)
    client.send("hello left \(kind) 80x24\n")
    let holder = Self.leadership(term: term, holder: 7)
    let word = knowsWord ? Self.word : TakeOverSecret.random()
    let stepDown = SentStepDown(holder, Self.takenOver, word: word)
    client.send(WireClientMessage.ready(stepDown).text + "\n")
    let ready = events().compactMap { event in
      if case .ready(let desk, let stepDown) = event { (desk, stepDown.holder) } else { nil }
    }
    #expect(ready.map(\.0) == (isReady ? [1] : []) && ready.allSatisfy { $0.1 == holder })
  }

  @Test func theSocketIsClosedBeforeTheDeskHasTheTalks() throws {
    let client = try desk()
    let holder = Self.leadership(term: 3, holder: 7)
    #expect(server.send(.yours(to: 1, holder), at: .start) == [.said(true)])
    #expect(client.text.contains(#"{"yours":"\#(holder.leaderText)"}"#))
    #expect((try? RawClient(room.socket)) == nil)
    // A clock that goes on all the same can be found again.
    _ = events()
    #expect((try? RawClient(room.socket)) != nil)
  }

  @Test func aDeskThatIsGoneIsNotTold() throws {
    let client = try desk()
    client.close()
    let said = server.send(.yours(to: 1, Self.leadership(term: 3)), at: .start)
    #expect(said.contains(.said(false)), "\(said)")
  }

  @Test func desksThatAreLeftBehindAreTold() throws {
    let client = try desk()
    let display = try RawClient(room.socket)
    display.send("hello foyer display 80x24\nwatch\n")
    _ = events()
    let taken = TakenOver(by: "right", at: .start, lastHeard: .start)
    _ = server.send(.givesWay(taken), at: .start)
    #expect(client.text.contains(#""by":"right""#))
    #expect(!display.text.contains("taken_over"))
  }

  // MARK: Who fences

  @Test func itGivesWayToAHigherHolderWhoseWordIsRight() throws {
    let holder = Self.leadership(term: 3)
    let stepDown = try #require(try fences(after: [Self.line(holder)]).first)
    #expect(stepDown.holder == holder)
    #expect(stepDown.sessionStart == .seconds(1000))
    // The session's time becomes the clock's own.
    #expect(
      stepDown.takenOver
        == TakenOver(by: "left", at: .start + .seconds(60), lastHeard: .start + .seconds(40)))
  }

  @Test(
    arguments: [
      leadership(term: 1), leadership(term: 2), leadership(term: 2, holder: 6),
      leadership(lineage: 2, term: 3),
    ])
  func itGivesWayToNobodyElse(other: Leadership) throws {
    #expect(try fences(after: [Self.line(other)]).isEmpty)
  }

  @Test func aFenceWithAnotherTakeOverWordIsIgnored() throws {
    #expect(
      try fences(after: [Self.line(Self.leadership(term: 3), word: TakeOverSecret.random())])
        .isEmpty)
  }

  @Test func itGivesWayOnce() throws {
    let lines = [3, 3, 4].map { Self.line(Self.leadership(term: $0)) }
    #expect(try fences(after: lines).map(\.holder) == [Self.leadership(term: 3)])
  }

  /// What a stranger sends that is no such line; a command of this name does not exist.
  @Test(
    arguments: [
      "fenced", "fenced {", "fenced {}", "fenced 1",
      #"fenced {"lineage":"1","term":3,"holder":"2","word":"3"}"#,
      #"fenced {"lineage":"00000000000000000000000000000001","term":99999999999,"#
        + #""holder":"00000000000000000000000000000002","word":"x"}"#,
    ])
  func anUnreadableFenceIsIgnored(line: String) throws {
    #expect(try fences(after: [line + "\n"]).isEmpty)
  }

  /// Moments out of range are left out; who has the talks counts.
  @Test func aFenceWithTimesOutOfRangeStillCounts() throws {
    let text = Self.line(Self.leadership(term: 3)).replacing(
      "1060000000", with: "-9000000000000000000")
    let stepDown = try #require(try fences(after: [text]).first)
    #expect(stepDown.takenOver == nil)
  }

  // MARK: The other ends

  /// Lets two ends exchange what they have, a second a turn; returns how often the clock was
  /// fenced.
  private func exchange(_ link: inout some Link, turns: Int) -> Int {
    var count = 0
    for turn in 0..<turns {
      let now = Timestamp.start + .seconds(turn)
      _ = link.drain(isReadable: true, at: now)
      for event in server.drain(isReadable: true, at: now) {
        if case .steppedDown = event { count += 1 }
      }
      _ = server.send(.stage(StageSnapshot(TalkSnapshot(Preset(duration: 60 + turn)))), at: now)
    }
    return count
  }

  /// A display that has seen the leader of a higher rank tells the lower clock so.
  @Test func aDisplayConnectedToTwoClocksFencesTheLowerOne() throws {
    var holder = StageServer(
      room.address("b"), session: "b", leadership: Self.leadership(term: 3),
      takenOver: Self.takenOver,
      wallClock: .seconds(1000), language: .english)
    _ = holder.drain(isReadable: false, at: .start)
    var client = StageClients(
      [.room(room.address("b")), .room(room.address)], name: "foyer", size: Self.size)
    for _ in 0..<4 {
      _ = client.drain(isReadable: true, at: .start)
      _ = holder.drain(isReadable: true, at: .start)
      _ = holder.send(.stage(StageSnapshot(TalkSnapshot(Preset(duration: 9)))), at: .start)
    }
    #expect(exchange(&client, turns: 6) == 1)
    holder.finish()
    client.finish()
  }

  /// Who has taken over tries the way to the clock before, and fences it when it is there.
  @Test func aClockThatTookOverFencesThePreviousClock() throws {
    let own = Self.server(room.address("b"), Self.leadership(term: 3))
    var link = LeaderLink(own, waysBack: [.room(room.address)], name: "left", size: Self.size)
    #expect(exchange(&link, turns: 6) == 1)
    link.finish()
  }

  /// A clock of a lower rank that looks there gives way by itself, unless the other one has ended.
  @Test(arguments: [nil, "DONE 1:00"])
  func aClockThatFindsAHigherHolderGivesWay(ended: String?) throws {
    let own = Self.server(room.address("b"), Self.leadership(term: 1))
    var link = LeaderLink(own, waysBack: [.room(room.address)], name: "left", size: Self.size)
    var fences: [StepDown] = []
    for turn in 0..<4 {
      let now = Timestamp.start + .seconds(turn)
      fences += link.drain(isReadable: true, at: now).compactMap {
        if case .steppedDown(let stepDown) = $0 { stepDown } else { nil }
      }
      _ = server.drain(isReadable: true, at: now)
      var stage = StageSnapshot(TalkSnapshot(Preset(duration: 60 + turn)))
      stage.ended = ended
      _ = server.send(.stage(stage), at: now)
    }
    #expect(fences.map(\.holder) == (ended == nil ? [Self.leadership(term: 2)] : []))
    link.finish()
  }

  /// Another lineage is another clock.
  @Test func aClockOfAnotherLineageIsNotFenced() throws {
    let own = Self.server(room.address("b"), Self.leadership(lineage: 7, term: 9))
    var link = LeaderLink(own, waysBack: [.room(room.address)], name: "left", size: Self.size)
    #expect(exchange(&link, turns: 6) == 0)
    link.finish()
  }
}
