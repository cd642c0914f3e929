import Foundation
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// A display with three ways to a clock, and a clock at the end of each; the test sets the time.
final class StageClientsTests {
  private let room: ScratchRoom
  private var client: StageClients
  private var servers: [String: StageServer] = [:]
  private var seconds = 0.0
  /// What the display has learned: lengths of talks, `term N`, `lost`.
  private var learned: [String] = []
  /// The differences to the clocks' time that it has learned.
  private var differences: [Duration] = []

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    room = try ScratchRoom()
    client = Self.client(in: room)
  }

  private static func client(
    in room: ScratchRoom, remembering leaderships: [Leadership] = []
  ) -> StageClients {
    StageClients(
      ["a", "b", "c"].map { .room(room.address($0)) }, name: "left",
      size: Size(columns: 80, rows: 24), remembering: leaderships)
  }

  deinit {
    client.finish()
    for way in servers.keys { stop(way) }
  }

  private var now: Timestamp { .start + .seconds(seconds) }

  private static func leadership(_ lineage: UInt128, term: Int, holder: UInt128 = 1) -> Leadership {
    Leadership(Lineage(lineage), Rank(epoch: term, leader: holder))
  }

  /// Starts a clock at the end of a way, with a talk whose length in seconds names it.
  private func start(
    _ way: String, _ leadership: Leadership, talk: Int, at wallClock: Duration = .seconds(1000)
  ) {
    servers[way] = StageServer(
      room.address(way), session: "\(talk)", leadership: leadership, wallClock: wallClock,
      language: .english)
    run()
    send(way, talk: talk)
    run()
  }

  private func send(_ way: String, talk: Int, ended: String? = nil) {
    var stage = StageSnapshot(TalkSnapshot(Preset(duration: talk)))
    stage.ended = ended
    let now = now
    _ = servers[way]?.send(.stage(stage), at: now)
  }

  private func stop(_ way: String) {
    servers[way]?.finish()
    servers[way] = nil
  }

  /// Lets all that was sent arrive.
  private func run() {
    let now = now
    for _ in 0..<4 {
      for event in client.drain(isReadable: true, at: now) {
        switch event {
        case .clock(.stage(let stage, _)): learned.append("\(stage.talk.preset.duration)")
        case .clock(.leadership(let leadership, _)): learned.append("term \(leadership.rank.epoch)")
        case .clock(.lost): learned.append("lost")
        case .clock(.offset(let offset)): differences.append(offset.difference)
        default: break
        }
      }
      for way in servers.keys { _ = servers[way]?.drain(isReadable: true, at: now) }
    }
  }

  /// Lets seconds pass, one by one.
  private func pass(_ count: Int) {
    for _ in 0..<count {
      seconds += 1
      run()
    }
  }

  /// Waits until the display has learned something, as long as a child of another test may hold a
  /// copy of a closed socket.
  private func learns(_ text: String) -> Bool {
    let end = ContinuousClock.now + .patience
    while !learned.contains(text), ContinuousClock.now < end {
      _ = poll(client.descriptor, .readable, upTo: .milliseconds(5))
      seconds += 0.01
      run()
    }
    return learned.contains(text)
  }

  /// What it has learned since the last call.
  private func news() -> [String] {
    defer { learned = [] }
    return learned
  }

  @Test func aHigherTermTakesTheTalkAndALowerOneNeverTakesItBack() {
    start("a", Self.leadership(1, term: 1), talk: 60)
    #expect(news() == ["term 1", "60"])
    start("b", Self.leadership(1, term: 2), talk: 61)
    #expect(news() == ["term 2", "61"])
    send("a", talk: 62)
    pass(30)
    #expect(news() == [])
    stop("b")
    #expect(learns("lost"))
    _ = news()
    send("a", talk: 63)
    pass(60)
    #expect(news() == [])
  }

  /// A desk that is started again knows from its disk who has taken over.
  @Test func theHolderOfAnEarlierRunIsStillTheHigherOne() {
    client.finish()
    client = Self.client(in: room, remembering: [Self.leadership(1, term: 2)])
    start("a", Self.leadership(1, term: 1), talk: 60)
    pass(30)
    #expect(news() == [])
    start("b", Self.leadership(1, term: 2), talk: 61)
    #expect(news() == ["term 2", "61"])
  }

  @Test func ofTwoHoldersOfOneTermTheSmallerIdHasTheTalk() {
    start("a", Self.leadership(1, term: 2, holder: 5), talk: 60)
    start("b", Self.leadership(1, term: 2, holder: 6), talk: 61)
    #expect(news() == ["term 2", "60"])
    start("c", Self.leadership(1, term: 2, holder: 4), talk: 62)
    #expect(news().last == "62")
  }

  /// Another lineage has to wait until the clock has ended, or was silent for fifteen seconds.
  @Test(arguments: [false, true])
  func aClockOfAnotherLineageHasToWait(ends: Bool) {
    start("a", Self.leadership(1, term: 7), talk: 60)
    start("b", Self.leadership(2, term: 1), talk: 61)
    pass(20)
    #expect(news() == ["term 7", "60"])
    if ends {
      send("a", talk: 60, ended: "")
      pass(1)
      #expect(news().first == "60")
    } else {
      servers["a"] = nil
      pass(14)
      #expect(news() == [])
    }
    pass(12)
    #expect(news() == ["term 1", "61"])
  }

  /// Two ways to the same clock: one of them is enough.
  @Test func aWayThatIsLostIsReplacedByAnotherToTheSameClock() {
    start("a", Self.leadership(1, term: 1), talk: 60)
    start("b", Self.leadership(1, term: 1), talk: 60)
    #expect(news() == ["term 1", "60"])
    stop("a")
    #expect(learns("60"))
    #expect(news() == ["60"])
    send("b", talk: 61)
    run()
    #expect(news() == ["61"])
  }

  @Test func aClockThatIsBackOnTheSameWayTellsItsTime() {
    start("a", Self.leadership(1, term: 1), talk: 60)
    #expect(differences == [.seconds(1000)])
    stop("a")
    #expect(learns("lost"))
    differences = []
    start("a", Self.leadership(1, term: 1), talk: 61, at: .seconds(5000))
    let isTold = differences.contains { $0 > .seconds(4999) }
    #expect(isTold, "\(differences)")
    #expect(news().last == "61")
  }
}
