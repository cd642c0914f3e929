import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What clients command, and what the clock tells them.
struct ClientTests {
  private static func request(_ line: String, _ name: String = "tablet") -> ClockEvent {
    .request(ClientRequest(client: 1, name: name, number: 7, line: line))
  }

  private static func watching(_ ids: Int...) -> ClockEvent {
    .clients(
      ids.map { id in
        var client = Client(id: id, since: .start)
        client.isWatching = true
        return client
      })
  }

  private static func answers(_ session: Session) -> [ClientAnswer] {
    session.effects.compactMap { _, effect in
      if case .send(.answer(let answer, _)) = effect { answer } else { nil }
    }
  }

  private static func stages(_ session: Session) -> [StageSnapshot] {
    session.effects.compactMap { _, effect in
      if case .send(.stage(let stage, _)) = effect { stage } else { nil }
    }
  }

  @Test(
    arguments: [
      ("", true), ("add 1m", true), ("message a\tb", true), ("message 終わり \u{1f44f}\u{85}", false),
      ("message é\u{301}", true), ("a\nquit", false), ("a\rquit", false), ("a\r\nquit", false),
      ("a\u{b}b", false), ("a\u{c}b", false), ("a\u{2028}b", false), ("a\u{2029}b", false),
      ("a\u{0}b", false), ("a\u{1b}[2J", false), ("a\u{7f}", false),
    ])
  func aCommandIsOneLine(text: String, isOneLine: Bool) {
    #expect(ClientRequest.isOneLine(text) == isOneLine)
  }

  private static func status(_ session: Session) -> String {
    var session = session
    return session.status()
  }

  /// Lines to a clock of 18:00, and what the last of them is answered with.
  @Test(
    arguments: [
      (["add 1m"], .done, "SET 19 minutes"), (["start"], .done, "START 18 minutes"),
      (["start", "start"], .done, "The talk is already running"),
      (["stop"], .done, "The talk is not running"), (["undo"], .done, "Nothing to undo"),
      (
        ["strat 5"], .refused, "'strat 5' is not a command. Did you mean 'start'? Try 'help'."
      ),
      (["layout"], .refused, "'layout' works only at the clock itself"),
      (
        ["until 13:00"], .guarded,
        "It is already past 13:00. Send '! until 13:00' for a talk of 23:00:00"
      ),
      (["start", "until 13:00"], .refused, "It is already past 13:00. Give a later time."),
      (["until 15:00"], .done, "NOTICE Talk ends at 15:00"),
      (["start", "until 15:00"], .done, "NOTICE Talk ends at 15:00"),
      (["preset 2"], .done, "READY "), (["dance"], .refused, "'dance' is not a command"),
      (
        ["message " + String(repeating: "a", count: 4073)], .refused,
        "A command may have at most 4080 bytes"
      ),
      (["message " + String(repeating: "a", count: 4072)], .done, ""),
      ([""], .refused, "'' is not a command"), (["help"], .done, "start, stop, toggle, add TIME, "),
      (["start", "time"], .done, "TIME 18 minutes remaining"),
      // What would discard something of a running talk is to be decided.
      (
        ["start", "preset 2"], .guarded,
        "Send '! preset 2' to end this talk and load Lightning talk"
      ),
      (["start", "! preset 2"], .done, "READY "), (["start", "!preset 2"], .done, "READY "),
      (["start", "reset"], .guarded, "Send '! reset' to end this talk"),
      (["start", "yellow"], .guarded, "Send '! yellow': 3:00 left, the talk goes on"),
      (["start", "! yellow"], .done, "SET 3 minutes remaining (yellow)"),
      (["start", "undo"], .guarded, "Send '! undo' to end this talk"),
      (["start", "quit"], .guarded, "Send '! quit' to end this talk"),
      (["start", "add 1m"], .done, "SET 19 minutes"),
      (["start", "stop"], .done, "STOP 18 minutes remaining"),
      (["start", "stop", "reset"], .done, ""),
    ] as [([String], ClientAnswer.Status, String)])
  func aCommandIsAnswered(lines: [String], status: ClientAnswer.Status, text: String) {
    var session = Session(1080)
    for line in lines { session.handle(Self.request(line)) }
    let answer = Self.answers(session).last
    #expect(answer?.status == status)
    #expect(answer?.text.hasPrefix(text) == true, "\(answer?.text ?? "")")
  }

  /// Who has read an answer and asks for the state gets the new one: the stage is sent first, and
  /// to desks what they know beside it.
  @Test(arguments: [
    "start", "add 1m", "message Hello", "blackout on", "preset 2", "until 15:00", "store 3", "undo",
  ])
  func anAnswerComesAfterItsEffect(line: String) {
    var session = Session(1080)
    var desk = Client(id: 3, since: .start)
    (desk.kind, desk.isWatching) = (.desk, true)
    session.handle(.clients([desk]))
    session.handle(Self.request("add 30s"))
    session.pass(seconds: 2)
    let count = session.effects.count
    session.handle(Self.request(line))
    let kinds = session.effects.dropFirst(count).compactMap { _, effect -> String? in
      switch effect {
      case .send(.stage): "stage"
      case .send(.answer): "answer"
      default: nil
      }
    }
    #expect(kinds.last == "answer" && kinds.contains("stage"), "\(kinds)")
    #expect(Self.answers(session).last?.status == .done)
  }

  /// Two phones have seen the same talk, and both confirm: only the first is carried out.
  @Test func onlyTheFirstOfTwoIsForTheTalkThatBothHaveSeen() {
    var session = Session(1080)
    session.handle(Self.request("start"))
    session.pass(seconds: 5)
    let seen = StagePlace(of: session.console.state.stage)
    for line in ["! reset", "! reset", "! preset 2"] {
      var request = ClientRequest(client: 1, name: "phone", number: 7, line: line)
      request.seen = seen
      session.handle(.request(request))
    }
    #expect(Self.answers(session).map(\.status) == [.done, .done, .refused, .refused])
    #expect(
      Self.answers(session).last?.text == "Not done: the talk has changed in the meantime")
    // The time passes, and the picture changes: it is the same talk.
    session.handle(Self.request("start"))
    let again = StagePlace(of: session.console.state.stage)
    session.pass(seconds: 5)
    session.handle(Self.request("message Hello"))
    #expect(StagePlace(of: session.console.state.stage) == again)
  }

  /// A toggle soon after another one is ignored: its sender is told what the first one has led to.
  @Test(arguments: [
    (["toggle", "toggle"], "The talk is already running"),
    (["start", "toggle", "toggle"], "The talk is not running"),
  ])
  func anIgnoredToggleChangesNothing(lines: [String], text: String) {
    var session = Session(1080)
    for line in lines { session.handle(Self.request(line)) }
    var expected = ClientAnswer(.done, text)
    expected.isUnchanged = true
    #expect(Self.answers(session).last == expected)
  }

  /// What is the operator's own: how the screen looks, the lock, and the keyboard.
  @Test(arguments: [
    "lock", "layout", "theme", "announcements", "time of day", "operator view", "prompt", "close",
  ])
  func aClientCannotChangeTheOperatorsView(line: String) {
    var session = Session(1080)
    let before = session.canvas()
    session.handle(Self.request(line))
    session.handle(Self.request("! " + line))
    #expect(Self.answers(session).map(\.status) == [.refused, .refused])
    session.pass(seconds: 10)
    #expect(session.canvas() == before)
  }

  /// The picture flickers no more often than a flash may, whoever asks for it.
  @Test func clientsCannotMakeThePictureFlicker() {
    var session = Session(1080)
    for number in 0..<10 {
      session.handle(Self.request("blackout on", "client \(number % 3)"))
      session.handle(Self.request("blackout off", "client \(number % 3)"))
    }
    let refused = Self.answers(session).filter { $0.status == .refused }
    #expect(refused.count == 7)
    #expect(refused.allSatisfy { $0.text == "The display changes too often: wait a second" })
    session.pass(seconds: 2)
    session.handle(Self.request("blackout on"))
    #expect(Self.answers(session).last?.status == .done)
  }

  /// Nor can lines in plain mode, whose clock has displays elsewhere.
  @Test(arguments: [("blackout on", "blackout off"), ("message Louder, please", "clear")])
  func commandLinesCannotMakeThePictureFlicker(covering: String, uncovering: String) {
    var session = Session(1080, capabilities: .lines)
    session.handle(Self.watching(1))
    for _ in 0..<10 {
      session.say(covering)
      session.say(uncovering)
    }
    #expect(Self.stages(session).count { $0.isBlackedOut || $0.message != nil } == 3)
    #expect(session.reports.contains("NOTICE The display changes too often: wait a second"))
    session.pass(seconds: 1)
    session.say(covering)
    #expect(session.console.state.isBlackedOut || session.console.state.showsMessage)
  }

  @Test func aGuardedCommandChangesNothing() {
    var session = Session(1080)
    session.handle(Self.request("start"))
    let before = session.console.snapshot
    for line in ["preset 2", "reset", "yellow", "undo", "quit"] {
      session.handle(Self.request(line))
    }
    #expect(session.console.snapshot == before)
    #expect(session.ending == nil)
  }

  @Test func theOperatorSeesWhoHasDoneIt() {
    var session = Session(1080)
    session.handle(Self.request("add 1m"))
    #expect(Self.status(session).contains("tablet: add 1m"))
    session.handle(Self.request("undo"))
    #expect(Self.status(session).contains("tablet: undo"))
    #expect(Self.status(session).contains("Undone"))
    session.handle(Self.request("start", ""))
    #expect(Self.status(session).contains("Started by #1"))
  }

  @Test func inPlainModeALineSaysWhoHasDoneIt() {
    var session = Session(1080, capabilities: .lines)
    session.handle(Self.request("add 1m"))
    #expect(session.reports == ["SET 19 minutes (tablet)"])
  }

  /// The answer comes before the end, behind which nothing is done any more.
  @Test func aClientThatEndsTheClockIsAnswered() {
    var session = Session(1080)
    session.handle(Self.request("quit"))
    #expect(Self.answers(session).map(\.status) == [.done])
    #expect(session.effects.last?.effect == .end(.finished))
  }

  // MARK: What displays are told

  @Test func whileNobodyWatchesNothingIsTold() {
    var session = Session(20)
    session.press(" ")
    session.pass(.seconds(30))
    #expect(Self.stages(session).isEmpty)
  }

  @Test func eachChangeIsToldOnceAndNoSecondIs() {
    var session = Session(600, yellow: 60, red: 30)
    session.handle(Self.watching(1))
    #expect(Self.stages(session).count == 1)
    session.press(" ")
    #expect(Self.stages(session).count == 2)
    session.pass(.seconds(500))
    #expect(Self.stages(session).count == 2)
    // A flash begins, and is over.
    session.pass(.seconds(50))
    #expect(Self.stages(session).count == 4)
    session.press("b")
    session.pass(.seconds(1))
    session.press("b")
    #expect(Self.stages(session).map(\.isBlackedOut).suffix(2) == [true, false])
  }

  @Test func aClientThatConnectsLaterGetsTheStage() {
    var session = Session(60)
    session.handle(Self.watching(1))
    session.handle(Self.watching(1, 2))
    #expect(Self.stages(session).count == 2)
    session.handle(Self.watching(2))
    #expect(Self.stages(session).count == 2)
  }

  @Test func theEndIsTold() {
    var session = Session(60)
    session.handle(Self.watching(1))
    session.press(" ")
    session.pass(.seconds(65))
    session.pressTwice(.character("q"))
    let last = Self.stages(session).last
    #expect(last?.ended?.hasPrefix("DONE 1 minute, ") == true, "\(last?.ended ?? "")")
  }

  /// Flashes are those of the displays too, where the clock itself has only lines.
  @Test func aClockWithoutAScreenFlashesItsDisplays() {
    var session = Session(20, yellow: 10, red: 5, capabilities: .lines)
    session.handle(Self.watching(1))
    session.say("start")
    session.pass(.seconds(11))
    #expect(Self.stages(session).contains { $0.flash?.lamp == .yellow })
  }
}
