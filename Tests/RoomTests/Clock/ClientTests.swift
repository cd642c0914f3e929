import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What clients command, and what the clock tells them.
struct ClientTests {
  /// A clock of 18:00 with a screen.
  private var script = ClockScript(of: Preset(duration: 1080), capabilities: Capabilities())

  private static func watching(_ ids: Int...) -> ClockEvent {
    .clients(
      ids.map { id in
        var client = Client(id: id, since: .start)
        client.isWatching = true
        return client
      })
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
      (
        ["message " + String(repeating: "a", count: 4072)], .done,
        "NOTICE Message: aaa"
      ),
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
      (["start", "stop", "reset"], .done, "READY 18 minutes, yellow 3 minutes, red 1 minute"),
    ] as [([String], ClientAnswer.Status, String)])
  mutating func aCommandIsAnswered(
    lines: [String], status: ClientAnswer.Status, text: String
  ) throws {
    for line in lines { script.send(line) }
    let answer = try #require(script.answers.last)
    #expect(answer.status == status)
    #expect(!text.isEmpty && answer.text.hasPrefix(text), "\(answer.text)")
  }

  /// Who has read an answer and asks for the state gets the new one: the stage is sent first, and
  /// to desks what they know beside it.
  @Test(arguments: [
    "start", "add 1m", "message Hello", "blackout on", "preset 2", "until 15:00", "store 3", "undo",
  ])
  mutating func anAnswerComesAfterItsEffect(line: String) {
    var desk = Client(id: 3, since: .start)
    (desk.kind, desk.isWatching) = (.desk, true)
    script.handle(.clients([desk]))
    script.send("add 30s")
    script.pass(.seconds(2))
    script.clear()
    script.send(line)
    let kinds = script.output.compactMap { _, effect -> String? in
      switch effect {
      case .send(.stage): "stage"
      case .send(.answer): "answer"
      default: nil
      }
    }
    #expect(kinds.last == "answer" && kinds.contains("stage"), "\(kinds)")
    #expect(script.answers.last?.status == .done)
  }

  /// Two phones have seen the same talk, and both confirm: only the first is carried out.
  @Test mutating func onlyTheFirstOfTwoIsForTheTalkThatBothHaveSeen() {
    script.play("0 phone: start, 5")
    let seen = StagePlace(of: script.clock.state.stage)
    for line in ["! reset", "! reset", "! preset 2"] { script.send(line, seen: seen) }
    #expect(script.answers.map(\.status) == [.done, .done, .refused, .refused])
    #expect(script.answers.last?.text == "Not done: the talk has changed in the meantime")
    // The time passes, and the picture changes: it is the same talk.
    script.send("start")
    let again = StagePlace(of: script.clock.state.stage)
    script.play("10 phone: message Hello")
    #expect(StagePlace(of: script.clock.state.stage) == again)
  }

  /// A toggle soon after another one is ignored: its sender is told what the first one has led to.
  @Test(arguments: [
    ("0 phone: toggle, 0 phone: toggle", "The talk is already running"),
    ("0 phone: start, 0 phone: toggle, 0 phone: toggle", "The talk is not running"),
  ])
  mutating func anIgnoredToggleChangesNothing(lines: String, text: String) {
    script.play(lines)
    var expected = ClientAnswer(.done, text)
    expected.isUnchanged = true
    #expect(script.answers.last == expected)
  }

  /// What is the operator's own: how the screen looks, the lock, and the keyboard.
  @Test(arguments: [
    "lock", "layout", "theme", "announcements", "time of day", "operator view", "prompt", "close",
  ])
  mutating func aClientCannotChangeTheOperatorsView(line: String) {
    let before = script.clock.state.stage
    script.send(line)
    script.send("! " + line)
    #expect(script.answers.map(\.status) == [.refused, .refused])
    #expect(script.clock.state.stage == before)
    #expect(script.clock.takeNews().isEmpty)
  }

  /// The picture flickers no more often than a flash may, whoever asks for it.
  @Test mutating func clientsCannotMakeThePictureFlicker() {
    for number in 0..<10 {
      script.send("blackout on", from: "client \(number % 3)")
      script.send("blackout off", from: "client \(number % 3)")
    }
    let refused = script.answers.filter { $0.status == .refused }
    #expect(refused.count == 7)
    #expect(refused.allSatisfy { $0.text == "The display changes too often: wait a second" })
    script.play("2 phone: blackout on")
    #expect(script.answers.last?.status == .done)
  }

  /// Nor can lines in plain mode, whose clock has displays elsewhere.
  @Test(arguments: [("blackout on", "blackout off"), ("message Louder, please", "clear")])
  func commandLinesCannotMakeThePictureFlicker(covering: String, uncovering: String) {
    var script = ClockScript(1080)
    script.handle(Self.watching(1))
    for _ in 0..<10 {
      script.say(covering)
      script.say(uncovering)
    }
    #expect(script.stages.count { $0.isBlackedOut || $0.message != nil } == 3)
    #expect(script.lines.contains("NOTICE The display changes too often: wait a second"))
    script.pass(.seconds(1))
    script.say(covering)
    #expect(script.clock.state.isBlackedOut || script.clock.state.showsMessage)
  }

  /// The operator learns who has done it.
  @Test(arguments: [
    ("0 tablet: add 1m", ["SET 19 minutes (tablet)"]),
    ("0 tablet: start", ["START 18 minutes (tablet)"]),
    (
      "0 add 1m, 1 tablet: undo",
      [
        "SET 19 minutes",
        "NOTICE Undone: back to 18 minutes (it was the operator's change) (tablet)",
      ]
    ),
  ])
  func aLineSaysWhoHasDoneIt(lines: String, told: [String]) {
    var script = ClockScript(1080)
    script.play(lines)
    #expect(script.lines == told)
  }

  @Test mutating func aClientWithoutANameHasANumber() {
    script.send("start", from: "")
    #expect(script.lines.last == "NOTICE Started by #1")
  }

  /// The answer comes before the end, behind which nothing is done any more.
  @Test mutating func aClientThatEndsTheClockIsAnswered() {
    script.send("quit")
    #expect(script.answers.map(\.status) == [.done])
    #expect(script.output.last?.effect == .end(.finished))
  }

  // MARK: What displays are told

  @Test mutating func whileNobodyWatchesNothingIsTold() {
    script.play("0 start, 30")
    #expect(script.stages.isEmpty)
  }

  @Test mutating func eachChangeIsToldOnceAndNoSecondIs() {
    script.handle(Self.watching(1))
    #expect(script.stages.count == 1)
    script.play("0 start")
    #expect(script.stages.count == 2)
    script.play("890")
    #expect(script.stages.count == 2)
    // A flash begins, and is over.
    script.play("950")
    #expect(script.stages.count == 4)
    script.play("950 blackout on, 951 blackout off")
    #expect(script.stages.map(\.isBlackedOut).suffix(2) == [true, false])
  }

  @Test mutating func aClientThatConnectsLaterGetsTheStage() {
    script.handle(Self.watching(1))
    script.handle(Self.watching(1, 2))
    #expect(script.stages.count == 2)
    script.handle(Self.watching(2))
    #expect(script.stages.count == 2)
  }

  @Test mutating func theEndIsTold() {
    script.handle(Self.watching(1))
    script.play("0 start, 1085 quit")
    let last = script.stages.last
    #expect(last?.ended?.hasPrefix("DONE 18 minutes, ") == true, "\(last?.ended ?? "")")
  }

  /// Flashes are those of the displays too, where the clock itself has only lines.
  @Test func aClockWithoutAScreenFlashesItsDisplays() {
    var script = ClockScript(1080)
    script.handle(Self.watching(1))
    script.play("0 start, 901")
    #expect(script.stages.contains { $0.flash?.lamp == .yellow })
  }
}
