import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Commands whose outcome the wall clock, the disk or a file decides: every sender learns what
/// became of them, and nothing that was refused stands among the events.
struct LaterOutcomeTests {
  enum From: CaseIterable {
    case prompt, line, client, desk
  }

  private static let deskId = 4

  /// A clock of 18:00 at 14:00 to which a desk is connected.
  private static func session(_ from: From) -> Session {
    var session = Session(capabilities: from == .line ? .lines : Capabilities(), settings: .ascii)
    session.handle(.launched(LaunchInfo()))
    var desk = Client(id: deskId, since: .start)
    (desk.kind, desk.name, desk.isWatching) = (.desk, "foyer", true)
    session.handle(.clients([desk]))
    return session
  }

  /// Gives a command; the time in which somebody may do so has passed before it.
  private static func give(_ line: String, _ from: From, to session: inout Session) throws {
    session.pass(seconds: 1)
    switch from {
    case .prompt:
      session.press(":" + line)
      session.press(.enter)
    case .line: session.say(line)
    case .client:
      session.handle(.request(ClientRequest(client: 1, name: "phone", number: 7, line: line)))
    case .desk:
      let command = try #require(try Command(line: line))
      var request = DeskRequest(
        number: 7, seen: session.console.clock.view.seen,
        .perform(command, .toAnything, continuesStep: false, isTyped: true))
      (request.client, request.name) = (deskId, "foyer")
      session.handle(.desk(request))
    }
  }

  /// What the sender is told, from the effects after the first `count`: `done`, or why not; `nil`
  /// for nothing yet.
  private static func answer(_ session: Session, _ from: From, after count: Int) -> String? {
    var session = session
    switch from {
    case .prompt: return session.status()
    case .line: return session.reports.last
    case .client, .desk: break
    }
    for effect in session.effects.dropFirst(count).map(\.effect) {
      switch effect {
      case .send(.answer(let answer, _)):
        return answer.status == .done ? "done" : answer.text
      case .send(.reply(.done, _)): return "done"
      case .send(.reply(.refused(let notice), _)): return notice?.texts[0] ?? "refused"
      default: continue
      }
    }
    return nil
  }

  /// A desk that asks for a list gets it, and not the clock's own output.
  @Test(arguments: [From.prompt, .line], ["displays", "events"])
  func aListIsForTheDeskThatAsks(clock: From, line: String) throws {
    var session = Self.session(clock)
    try Self.give("start", .desk, to: &session)
    let (count, reports) = (session.effects.count, session.reports.count)
    try Self.give(line, .desk, to: &session)
    let lists = session.effects.dropFirst(count).compactMap { _, effect in
      if case .send(.news(.notice(let notice, _, _), .only)) = effect {
        notice.texts[0]
      } else {
        nil
      }
    }
    #expect(lists.count == 1)
    #expect(lists[0].contains(line == "displays" ? "foyer" : "START"))
    #expect(session.reports.dropFirst(reports) == [])
  }

  private static func events(_ session: Session) -> [String] { session.console.clock.eventTexts }

  @Test(arguments: From.allCases)
  func aPastTimeIsRefusedOnARunningTalk(from: From) throws {
    var session = Self.session(from)
    try Self.give("start", from, to: &session)
    session.pass(seconds: 5)
    let (before, events, count) = (
      session.console.snapshot.run, Self.events(session), session.effects.count
    )
    let published = session.console.clock.state.history.recordedCount
    try Self.give("until 13:00", from, to: &session)
    let told = try #require(Self.answer(session, from, after: count))
    #expect(told.hasSuffix("It is already past 13:00. Give a later time."))
    #expect(session.console.snapshot.run == before)
    #expect(Self.events(session) == events)
    #expect(session.console.clock.state.history.recordedCount == published)
    #expect(session.console.clock.waitingCommands.isEmpty)
    // A later one is done, and an event.
    try Self.give("until 15:00", from, to: &session)
    #expect(session.console.snapshot.finish?.timeOfDay == 54_000)
    #expect(Self.events(session).dropFirst(events.count).contains { $0.contains("15:00") })
  }

  /// Each of two ends gets its own answer, however the readings come.
  @Test func answersFollowByNumber() throws {
    var session = Self.session(.client)
    try Self.give("start", .client, to: &session)
    var clock = session.console.clock
    guard case .later(let first) = clock.perform(.until(46_800), by: .line),
      case .later(let second) = clock.perform(.until(54_000), by: .console)
    else {
      Issue.record("known at once")
      return
    }
    let day = Duration.seconds(86_400)
    for (left, midnights) in [(Duration.seconds(82_800), 1), (.seconds(3600), 0)] {
      clock.handle(
        .wallClock(
          TimeOfDayReading(passed: day - left, left: left, midnights: midnights)))
    }
    let outcomes = clock.takeOutcomes()
    #expect(outcomes.map(\.number) == [first, second])
    #expect(outcomes.first?.outcome == .refused(.passed(46_800)))
    guard case .done? = outcomes.last?.outcome else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(clock.takeOutcomes().isEmpty)
  }

  /// What the disk says of a stored preset, and what the sender is told then.
  @Test(arguments: [From.client, .desk], ["taken", "full"])
  func aStoredPresetIsDoneOnceItIsOnDisk(from: From, disk: String) throws {
    var session = Self.session(from)
    session.storesAtOnce = false
    session.press("+")
    let (events, count) = (Self.events(session), session.effects.count)
    try Self.give("store 3", from, to: &session)
    #expect(Self.answer(session, from, after: count) == nil)
    #expect(Self.events(session).allSatisfy { !$0.contains("phone") && !$0.contains("foyer") })
    let change = try #require(
      session.effects.lazy.compactMap { effect in
        if case .save(.store(let change)) = effect.effect { change } else { nil }
      }.last)
    switch disk {
    case "taken": session.handle(.stored(change))
    default: session.handle(.notStored("full", of: change))
    }
    let told = Self.answer(session, from, after: count)
    #expect(told == (disk == "taken" ? "done" : from == .client ? "Not stored: full" : "refused"))
    let own = Self.events(session).filter { $0.contains("phone") || $0.contains("foyer") }
    #expect(own.count == (disk == "taken" ? 1 : 0), "\(Self.events(session))")
    #expect(session.status().contains("Not stored: full") == (disk == "full"))
    #expect(events.count < Self.events(session).count)
  }

  /// Two changes wait for the disk, which refuses only one of them.
  @Test func anotherChangeThatFailsRefusesNothing() throws {
    var session = Self.session(.client)
    session.storesAtOnce = false
    session.press("+")
    let count = session.effects.count
    for slot in [3, 4] { try Self.give("store \(slot)", .client, to: &session) }
    let changes = session.effects.compactMap { effect -> PresetChange? in
      if case .save(.store(let change)) = effect.effect { change } else { nil }
    }
    let third = try #require(changes.first { $0.slot == 3 })
    session.handle(.notStored("full", of: third))
    #expect(Self.answer(session, .client, after: count) == "Not stored: full")
    let refused = session.effects.count
    let fourth = try #require(changes.first { $0.slot == 4 })
    session.handle(.stored(fourth))
    #expect(Self.answer(session, .client, after: refused) == "done")
  }

  /// A key's outcome follows, too, and is told once.
  @Test func aLineIsToldOnceThatTheDiskIsFull() throws {
    var session = Self.session(.line)
    session.storesAtOnce = false
    session.say("add 1m")
    session.say("store 3")
    session.refuseToStore("full")
    #expect(session.reports.filter { $0.contains("Not stored: full") }.count == 1)
    #expect(session.console.clock.waitingCommands.isEmpty)
  }

  /// A disk that never answers costs no memory.
  @Test func onlySoManyCommandsWait() throws {
    var session = Self.session(.client)
    session.storesAtOnce = false
    for number in 0..<200 {
      session.handle(
        .request(ClientRequest(client: 1, name: "phone", number: number, line: "add 1m")))
      session.handle(
        .request(ClientRequest(client: 1, name: "phone", number: number, line: "store 3")))
    }
    #expect(session.console.clock.waitingCommands.count == 64)
  }
}
