import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a follower says and learns, as time lines: a test writes what the clock says at a second,
/// and reads what the follower says.
struct FollowerTests {
  /// A connection whose other side is the test.
  private struct Line {
    var follower: Follower
    var now = Timestamp.start
    /// What was learned since it was read last.
    private var news: [Follower.News] = []

    init(_ follower: Follower, at seconds: Double = 0) {
      (self.follower, now) = (follower, .start + .seconds(seconds))
      news += self.follower.open(at: now).map(\.news)
    }

    /// Lets time pass, in which the clock says nothing.
    mutating func pass(to seconds: Double) {
      let end = Timestamp.start + .seconds(seconds)
      while let next = follower.nextWake, next < end, !follower.isLost(at: max(now, next)) {
        now = max(now, next)
        news += follower.advance(to: now).map(\.news)
      }
      now = end
      news += follower.advance(to: now).map(\.news)
    }

    mutating func hear(_ lines: String...) {
      news += follower.receive(lines, at: now).map(\.news)
    }

    /// What it has said since this was read last; several equal lines are one with their number.
    mutating func said() -> [String] {
      defer { follower.outgoing = [] }
      var lines: [(text: String, count: Int)] = []
      for text in follower.outgoing.map(\.text) {
        if lines.last?.text == text {
          lines[lines.count - 1].count += 1
        } else {
          lines.append((text, 1))
        }
      }
      return lines.map { $0.count == 1 ? $0.text : "\($0.count) × \($0.text)" }
    }

    mutating func learned() -> [Follower.News] {
      defer { news = [] }
      return news
    }

    /// The questions for the time that it asks in so many seconds, in seconds.
    mutating func questions(to seconds: Int) -> [Int] {
      follower.outgoing = []
      var moments: [Int] = []
      for second in 1...seconds {
        pass(to: Double(second))
        let count = said().filter { $0.contains("sync") }.count
        moments += Array(repeating: second, count: count)
        hear(#"{"heartbeat":{"number":1,"session":"a"}}"#)
      }
      return moments
    }
  }

  private static func follower(
    as kind: Client.Kind = .display, wants: [WireClientMessage] = [.watch], isRelay: Bool = false
  ) -> Follower {
    Follower(
      ClientName("left"), as: kind, size: Size(columns: 80, rows: 24), wants: wants,
      isRelay: isRelay)
  }

  private static func sync(_ sent: Int, _ time: Int) -> String {
    #"{"sync":{"sent":\#(sent),"time":\#(time)}}"#
  }

  private static func stage(session: String = "5e55") -> String {
    var published = PublishedStage(
      room: "main", session: session, leadership: .first, start: .seconds(1000))
    published.update(StageSnapshot(TalkSnapshot(Preset(duration: 60))))
    return published.line ?? ""
  }

  // MARK: The time

  /// Who shows the time asks for it often; each question wakes the clock.
  @Test(
    arguments: [
      (.display, [.watch], false, "8 × sync 0", [10, 20, 30, 40, 50, 60]),
      (.desk, [.watch], false, "8 × sync 0", [10, 20, 30, 40, 50, 60]),
      (.remote, [.watch], false, "8 × sync 0", [60]),
      // Each is asked for by who is behind it, and the clock wants to know that a display is there.
      (.display, [.watch], true, "sync 0", [10, 20, 30, 40, 50, 60]),
      (.desk, [.watch], true, "sync 0", [60]),
      (.remote, [], false, "sync 0", [60]),
    ] as [(Client.Kind, [WireClientMessage], Bool, String, [Int])])
  func theTimeIsAskedForAsOftenAsItMatters(
    kind: Client.Kind, wants: [WireClientMessage], isRelay: Bool, first: String, later: [Int]
  ) {
    var line = Line(Self.follower(as: kind, wants: wants, isRelay: isRelay))
    #expect(
      line.said() == [first, "hello left \(kind.rawValue) 80x24"] + wants.map(\.text))
    #expect(line.questions(to: 65) == later)
  }

  /// A busy clock or a slow connection has delayed the first questions alike.
  @Test(arguments: [(0.0625, []), (0.25, ["2 × sync 250000"])] as [(Double, [String])])
  func theTimeIsAskedForAgainIfTheFirstAnswerWasSlow(seconds: Double, asked: [String]) {
    var line = Line(Self.follower(as: .remote))
    _ = line.said()
    line.pass(to: seconds)
    line.hear(Self.sync(0, 5_000_000), Self.sync(0, 5_000_000))
    #expect(line.said() == asked)
    #expect(line.follower.sessionTime(at: line.now) == .start + .seconds(5 + seconds / 2))
  }

  @Test func onlyAnAnswerToAQuestionIsTheTime() {
    var line = Line(Self.follower())
    line.hear(Self.sync(1, 5_000_000))
    #expect(line.follower.sessionTime(at: line.now) == nil)
    #expect(line.learned() == [.opened])
  }

  @Test func anotherSessionIsMeasuredAnew() {
    var line = Line(Self.follower())
    line.hear(Self.sync(0, 5_000_000), Self.stage())
    _ = line.said()
    line.hear(Self.stage(session: "0the4"))
    #expect(line.said() == ["8 × sync 0"])
    #expect(line.follower.sessionTime(at: line.now) == nil)
  }

  @Test func eachRoomHasATimeOfItsOwn() {
    var line = Line(Self.follower())
    line.hear(
      #"{"online":true,"room":"hall"}"#, #"{"online":true,"room":"attic"}"#,
      #"{"room":"hall","sync":{"sent":0,"time":7000000}}"#)
    #expect(line.follower.sessionTime(of: "hall", at: line.now) == .start + .seconds(7))
    #expect(line.follower.sessionTime(of: "attic", at: line.now) == nil)
  }

  // MARK: Who it is

  /// A first word of how exact it is goes at once, since a display is silent without one.
  @Test func whoItIsIsToldAtMostOnceASecond() {
    var line = Line(Self.follower())
    _ = line.said()
    line.pass(to: 0.25)
    line.hear(Self.sync(0, 5_000_000))
    #expect(line.said().last == "delay 125000")
    for rows in 1...3 {
      _ = line.follower.send(.size(Size(columns: 9, rows: rows)), at: line.now)
    }
    #expect(line.said() == [])
    line.pass(to: 1.25)
    #expect(line.said() == ["hello left display 9x3"])
  }

  @Test func onlyADisplayOrADeskSaysHowExactItIs() {
    var line = Line(Self.follower(as: .remote))
    line.hear(Self.sync(0, 5_000_000))
    line.pass(to: 2)
    #expect(line.said().filter { $0.hasPrefix("delay") } == [])
    line.follower.introduce(as: ClientName("web"), .display, at: line.now)
    #expect(line.said() == ["hello web display 0x0", "delay 0"])
  }

  // MARK: Commands

  @Test func aCommandIsAnsweredInTimeOrNever() throws {
    var line = Line(Self.follower(as: .remote))
    _ = (line.said(), line.learned())
    let deadline = CommandDeadline(in: .seconds(2), from: .start)
    let first = line.follower.ask("start", by: deadline, at: line.now)
    let second = line.follower.ask("undo", from: ClientName("Anna"), at: line.now)
    #expect(line.said() == ["#1 @2000000 start", "\"Anna\" #2 undo"])
    let answer = #"{"answer":{"number":2,"status":"done","text":"Undone"}}"#
    line.hear(answer, answer)
    line.pass(to: 2.4)
    #expect(line.learned() == [.answer(2, .answer(ClientAnswer(.done, "Undone")))])
    line.pass(to: 2.5)
    #expect(line.learned() == [.answer(1, .unknown)])
    #expect((first, second) == (1, 2))
  }

  @Test func aRoomThatIsGoneTakesNoAnswerFromTheOthers() {
    var line = Line(Self.follower(as: .remote))
    _ = (line.follower.ask("/attic start", at: line.now), line.learned())
    line.hear(#"{"online":false,"room":"hall"}"#)
    line.hear(#"{"answer":{"number":1,"status":"done","text":""},"room":"attic"}"#)
    #expect(
      line.learned() == [.message(.lost(nil)), .answer(1, .answer(ClientAnswer(.done, "")))])
  }

  @Test func whatWasAskedIsUnknownOnceTheConnectionIsLost() {
    var line = Line(Self.follower(as: .remote))
    _ = line.follower.ask("start", at: line.now)
    #expect(
      line.follower.close().map(\.news) == [.answer(1, .unknown), .message(.lost(nil))])
    #expect(line.follower.ask("start", at: line.now) == nil)
  }

  /// As many as a command for all rooms needs.
  @Test func aHundredCommandsWaitAtMost() {
    var line = Line(Self.follower(as: .remote))
    let numbers = (1...102).map { _ in line.follower.ask("start", at: line.now) }
    #expect(numbers.compactMap { $0 } == Array(1...100))
  }

  // MARK: What a desk asks for

  private static func request(_ number: Int) -> MessageToClock {
    let seen = DeskRequest.Seen(
      run: .ready, segment: 1, item: nil, changeCount: 0, isBlackedOut: false, showsMessage: false)
    return .request(DeskRequest(number: number, seen: seen, .revertUndo))
  }

  private static func reply(_ reply: CommandReply?, to number: Int) -> String {
    WireClockMessage.desk(.reply(WireReply(reply, to: number))).text ?? ""
  }

  private static func result(_ result: DeskRequest.Result, of number: Int) -> Follower.News {
    .message(.desk(.result(result, of: number)))
  }

  /// A desk that knows the time of its clock, 5 s ahead and exact to 0.25 s, at 0.5 s.
  private static func desk() -> Line {
    var line = Line(follower(as: .desk), at: 0)
    line.pass(to: 0.5)
    line.hear(sync(0, 5_250_000))
    _ = (line.said(), line.learned())
    return line
  }

  /// The clock may carry it out for two seconds from now on, however wrong its time is known.
  @Test func aRequestHasADeadlineByTheTimeOfTheClock() {
    func deadline(_ line: inout Line) -> Int64? {
      #expect(line.follower.send(Self.request(1), at: line.now).isEmpty)
      guard case .desk(let request)? = line.said().last.flatMap(WireClientMessage.init) else {
        return nil
      }
      return request.deadline
    }
    var line = Self.desk()
    #expect(deadline(&line) == 7_750_000)
    // As long as nothing better is known.
    _ = line.follower.close()
    line.pass(to: 1)
    _ = line.follower.open(at: line.now)
    #expect(deadline(&line) == 8_250_000)
  }

  @Test func aRequestIsSentOnlyToAClockWhoseTimeIsKnown() {
    var line = Line(Self.follower(as: .desk))
    #expect(
      line.follower.send(Self.request(1), at: line.now).map(\.news)
        == [Self.result(.notSent, of: 1)])
    line = Self.desk()
    _ = line.follower.close()
    #expect(
      line.follower.send(Self.request(2), at: line.now).map(\.news)
        == [Self.result(.notSent, of: 2)])
  }

  /// What the clock says at once of request 1, and what is known of it then and 2.5 seconds later.
  @Test(
    arguments: [
      (
        [reply(.done(hasToggled: true), to: 1)], [result(.reply(.done(hasToggled: true)), of: 1)],
        []
      ),
      ([reply(nil, to: 1)], [result(.tooLate, of: 1)], []),
      (
        [reply(.refused(nil), to: 1), reply(nil, to: 1)], [result(.reply(.refused(nil)), of: 1)], []
      ),
      ([reply(nil, to: 2)], [], [result(.unknown, of: 1)]),
      ([], [], [result(.unknown, of: 1)]),
      // A bridge has lost the clock.
      ([#"{"online":false}"#], [result(.unknown, of: 1), .message(.lost(nil))], []),
    ] as [([String], [Follower.News], [Follower.News])])
  func aRequestHasOneResult(lines: [String], atOnce: [Follower.News], later: [Follower.News]) {
    var line = Self.desk()
    _ = line.follower.send(Self.request(1), at: line.now)
    for text in lines { line.hear(text) }
    #expect(line.learned() == atOnce)
    line.pass(to: 2.99)
    #expect(line.learned() == [])
    line.pass(to: 3)
    #expect(line.learned() == later)
    line.hear(Self.reply(nil, to: 1))
    #expect(line.learned() == [])
  }

  @Test func whatWasRequestedIsUnknownOnceTheConnectionIsLost() {
    var line = Self.desk()
    for number in [2, 1] { _ = line.follower.send(Self.request(number), at: line.now) }
    #expect(
      line.follower.close().map(\.news)
        == [Self.result(.unknown, of: 1), Self.result(.unknown, of: 2), .message(.lost(nil))])
  }

  // MARK: What a desk keeps

  /// A busy clock answers what time it is after it has sent its records.
  @Test func recordsWaitUntilItIsKnownHowOldTheyAre() {
    var published = PublishedStage(
      room: "main", session: "5e55", leadership: .first, start: .seconds(1000))
    let stage = StageSnapshot(TalkSnapshot(Preset(duration: 60)))
    published.update(stage, OperatorState())
    var progress = DeskProgress()
    progress.keepRecords()
    let records = [BackupRecord.Kind.talk: BackupRecord(.talk, "a talk", at: .start)]
    var line = Line(Self.follower(as: .desk))
    line.hear(#"{"accepts":["keep","term"]}"#, published.line ?? "")
    let view = published.desk.map { progress.lines(about: $0.state, $0.rundown, at: .start) } ?? []
    let pieces = progress.lines(keeping: records, at: .start) { published.time(of: $0) }
    for text in view + pieces { line.hear(text) }
    func kept(_ line: inout Line) -> [DeskMessage] {
      line.learned().compactMap {
        if case .message(.desk(let message)) = $0 { message } else { nil }
      }
    }
    #expect(kept(&line) == [])
    line.hear(Self.sync(0, 1_000_000_000))
    let record = BackupRecord(.talk, "a talk", at: .start + .seconds(1000))
    #expect(kept(&line) == [.kept(record), .sent(published.sent?.json ?? "")])
    line.hear(Self.sync(0, 1_000_000_000))
    #expect(kept(&line) == [])
  }

  // MARK: Whether a clock is there

  @Test func aClockThatSaysNothingForFortySecondsIsLost() {
    var line = Line(Self.follower())
    line.pass(to: 39.9)
    #expect(!line.follower.isLost(at: line.now))
    line.pass(to: 40)
    #expect(line.follower.isLost(at: line.now))
  }

  /// Between its commands it hears nothing, and that may be for an hour.
  @Test func whoWantsNothingMissesNothing() {
    var line = Line(Self.follower(as: .remote, wants: []))
    line.hear("Last login: Monday")
    line.pass(to: 3600)
    #expect(!line.follower.isLost(at: line.now))
    #expect(line.learned() == [.opened])
  }

  @Test func whatIsNotFromAClockIsToldAfterTwelveSeconds() {
    var line = Line(Self.follower())
    line.hear("y")
    line.pass(to: 11.9)
    #expect(line.learned() == [.opened])
    line.pass(to: 12)
    #expect(
      line.learned() == [
        .message(.unreadable("'y' is not from a clock. Expected a clock at the room's socket"))
      ])
    #expect(line.follower.close().map(\.news) == [.message(.lost("y"))])
  }

  // MARK: Relays

  /// Who hands the lines on gets them as they are.
  @Test func aRelayReadsNothing() throws {
    var line = Line(Self.follower(as: .desk, isRelay: true))
    _ = (line.said(), line.learned())
    let item = #"{"item":{"handle":1,"planned":[0,60],"segments":[60]}}"#
    line.hear(#"{"accepts":["keep","term"]}"#, Self.stage(), item)
    #expect(line.said() == [])
    let learned = line.learned()
    #expect(learned.first == .line(.accepts([.keep, .term])))
    #expect(learned.last == .line(try #require(try WireClockMessage(item))))
    #expect(learned.count == 3)
    guard case .sent = learned[1] else {
      Issue.record("no stage")
      return
    }
  }
}
