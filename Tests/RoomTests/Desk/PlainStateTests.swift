import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What an operator who sees no screen hears of the state: of a talk, of a break and of the end, and
/// who has changed it.
struct PlainStateTests {
  /// A terminal with keys, in plain mode.
  private static let plain = Capabilities(
    colours: 0, hasReverse: false, hasScreen: false, hasMouse: false)

  private static func session(of items: [RundownItem] = Programme.items) throws -> Session {
    try Programme.session(items, plain)
  }

  /// Gives lines, a second apart, or lets seconds pass; returns what is told from the last one on.
  private func said(_ script: [String], _ session: inout Session) -> [String] {
    var before = session.reports.count
    for step in script {
      before = session.reports.count
      if let seconds = Int(step) {
        session.sleepThrough(seconds: seconds)
      } else {
        session.pass(seconds: 1)
        session.say(step)
      }
    }
    return Array(session.reports.dropFirst(before))
  }

  // MARK: The time

  /// The first line stands alone: what is left, of what, and whether that runs.
  @Test(
    arguments: [
      ([], "TIME 20 minutes, ready"),
      (["start"], "TIME 19 minutes 59 seconds remaining"),
      (["start", "stop"], "TIME 19 minutes 59 seconds remaining, paused"),
      (["start", "1300"], "TIME 1 minute 41 seconds over"),
      (["start", "1198", "next"], "BREAK Coffee, 9 minutes 59 seconds remaining"),
      (["start", "1198", "next", "stop"], "BREAK Coffee, 9 minutes 59 seconds remaining, paused"),
      (["start", "1198", "next", "700"], "BREAK Coffee, 1 minute 41 seconds over"),
      (["go Panel"], "TIME 30 minutes, ready"),
    ] as [([String], String)])
  func theTimeSaysTheState(script: [String], line: String) throws {
    var session = try Self.session()
    #expect(said(script + ["time"], &session).first == line)
  }

  @Test(
    arguments: [
      ([], "TIME Talk, 1 of 2, 12 minutes, ready"),
      (["start"], "TIME Talk, 1 of 2, 11 minutes 59 seconds remaining"),
      (["start", "next"], "TIME Questions, 2 of 2, 2 minutes 59 seconds remaining"),
      (
        ["start", "next", "stop"],
        "TIME Questions, 2 of 2, 2 minutes 59 seconds remaining, paused"
      ),
    ] as [([String], String)])
  func theTimeSaysTheSegment(script: [String], line: String) {
    var session = Session(of: Self.paper, capabilities: Self.plain)
    #expect(said(script + ["time"], &session) == [line])
  }

  private static let paper = Preset(
    Format(
      name: "Paper",
      segments: [
        Segment(name: "Talk", length: 720, marks: [], atEnd: .wait),
        Segment(name: "Questions", length: 180, marks: [], atEnd: .stop),
      ]))

  /// Who undoes a step to another segment hears where the talk is now.
  @Test(
    arguments: [
      (["start", "next"], "NOTICE Undone: running again, Talk, 1 of 2, 11 minutes 58 seconds"),
      (["next"], "NOTICE Undone: ready again, Talk, 1 of 2, 12 minutes"),
      (["start", "add 1m"], "NOTICE Undone: back to 11 minutes 58 seconds"),
    ] as [([String], String)])
  func anUndoSaysTheSegment(script: [String], line: String) {
    var session = Session(of: Self.paper, capabilities: Self.plain)
    #expect(said(script + ["undo"], &session).first == line)
  }

  /// What starts, pauses and goes on has a name.
  @Test(arguments: [
    (["start"], "START 'Ada: Engines', 20 minutes"),
    (["start", "stop"], "STOP 'Ada: Engines', 19 minutes 59 seconds remaining"),
    (["start", "stop", "start"], "RESUME 'Ada: Engines', 19 minutes 59 seconds remaining"),
  ])
  func whatStartsIsNamed(script: [String], line: String) throws {
    var session = try Self.session()
    #expect(said(script, &session).first == line)
  }

  // MARK: Hard ends

  /// A talk of 20 minutes from 14:20 to its hard end at 14:40, which is loaded and then started some
  /// minutes after 14:20: all lines name the same length, and one of them why.
  @Test(arguments: [
    (0, 0, "20 minutes", "20 minutes", nil),
    (8, 0, "12 minutes", "12 minutes", "READY"),
    // Loaded late, and started later still.
    (8, 2, "12 minutes", "10 minutes", "READY"),
    // Loaded in time, and started late.
    (0, 8, "20 minutes", "12 minutes", "START"),
  ])
  func aHardEndNamesOneLength(
    loaded: Int, later: Int, ready: String, started: String, explains: String?
  ) throws {
    let items = [
      Programme.item("Engines", 20, speaker: "Ada"),
      Programme.item("Compilers", 20, speaker: "Grace", hardEnd: 40),
    ]
    var session = try Self.session(of: items)
    session.say("start")
    session.sleepThrough(seconds: (20 + loaded) * 60)
    let before = session.reports.count
    session.say("next")
    session.sleepThrough(seconds: later * 60)
    session.say("time")
    session.say("start")
    session.say("time")
    let lines = session.reports.dropFirst(before)
    let start = "'Grace: Compilers', "
    #expect(lines.contains { $0.hasPrefix("READY \(start)\(ready), yellow") }, "\(lines)")
    #expect(lines.contains("TIME \(started), ready"), "\(lines)")
    #expect(lines.contains("START \(start)\(started)"), "\(lines)")
    #expect(lines.contains("TIME \(started) remaining"), "\(lines)")
    let reason = "instead of 20 minutes, because it must end at 14:40"
    let explanations = lines.filter { $0.contains(reason) }
    switch explains {
    case "READY":
      #expect(explanations.count == 1)
      let notice = "NOTICE #2 of 2, planned 14:20, \(ready) \(reason)"
      #expect(explanations.first?.hasPrefix(notice) == true)
    case "START": #expect(explanations == ["NOTICE \(started) \(reason)"])
    default: #expect(explanations.isEmpty)
    }
  }

  // MARK: Breaks

  /// A break that ends soon is told twice.
  @Test func aBreakThatEndsSoonIsTold() throws {
    var session = try Self.session()
    session.say("start")
    session.sleepThrough(seconds: 1200)
    session.say("next")
    session.pass(seconds: 295)
    let before = session.reports.count
    session.pass(seconds: 300)
    #expect(
      session.reports.dropFirst(before) == [
        "BREAK 5 minutes remaining. Next: Grace", "BREAK 1 minute remaining. Next: Grace",
      ])
    // One that is shorter begins with its length.
    var items = Programme.items
    items[1] = Programme.item("Coffee", 5, isBreak: true)
    var short = try Self.session(of: items)
    short.say("start")
    short.sleepThrough(seconds: 1200)
    short.say("next")
    short.pass(seconds: 230)
    #expect(!short.reports.contains { $0.hasPrefix("BREAK 5 minutes remaining") })
  }

  /// A break that goes on after a restart says so.
  @Test func aBreakThatGoesOnSaysSo() throws {
    var rundown = Programme.rundown(Programme.items)
    rundown.moveOn(at: Programme.start)
    rundown.recordStart(Programme.start - 60)
    var settings = Settings()
    settings.clock.rundown = rundown
    let run = TalkSnapshot.Run.running(deadline: .start + .seconds(540), since: .start)
    var session = Session(
      of: rundown.items[1].currentPreset, run: run, capabilities: Self.plain, settings: settings)
    session.handle(.launched(LaunchInfo(earlier: .resumed, rundown: .init())))
    #expect(
      session.reports == [
        "NOTICE The break is still running", "RESUME 'Coffee', 9 minutes remaining",
        "NOTICE The rundown continues with Coffee",
      ])
  }

  // MARK: The end

  /// After the end Space and `start` ask whether the rundown begins anew; a talk that somebody has
  /// changed since then starts.
  @Test func theEndAsks() throws {
    var session = try Self.session()
    let end = ["go Panel", "start", "next"]
    _ = said(end, &session)
    #expect(
      said(["start"], &session) == [
        "NOTICE Send '! start' to begin the rundown anew"
      ])
    session.press(" ")
    #expect(session.reports.last == "NOTICE Press Space again to begin the rundown anew")
    #expect(!session.isRunning && session.loaded == nil)
    session.pressAgain(.space)
    #expect(!session.isRunning && session.loaded == "Engines")
    #expect(said(end + ["add 1m", "start"], &session).first?.hasPrefix("START") == true)
    #expect(session.isRunning && session.loaded == nil)
  }

  // MARK: Questions

  /// A key that only says something leaves a question open.
  @Test(arguments: ["t", "?"])
  func aQuestionWaitsForWhoeverAsks(key: String) throws {
    var session = try Self.session()
    session.press(" ")
    session.pass(seconds: 5)
    session.press("n")
    session.pass(seconds: 8)
    var before = session.reports.count
    session.press(key)
    let word = key == "t" ? "TIME 19 minutes" : "HELP Space"
    #expect(session.reports.dropFirst(before).first?.hasPrefix(word) == true)
    session.pass(seconds: 8)
    before = session.reports.count
    session.press("n")
    session.pass(seconds: 1)
    #expect(session.reports.dropFirst(before).contains { $0.hasPrefix("BREAK Coffee") })
  }

  /// The question whether to quit is answered by any key, and that is not swallowed.
  @Test func anotherKeyGoesOnAndAnswers() throws {
    var session = try Self.session()
    session.press(" ")
    session.pass(seconds: 5)
    session.press("q")
    session.pass(seconds: 1)
    let before = session.reports.count
    session.press("t")
    #expect(
      session.reports.dropFirst(before).prefix(2) == [
        "NOTICE The talk is still running", "TIME 19 minutes 54 seconds remaining",
      ])
    session.press("q")
    #expect(session.reports.last?.hasPrefix("NOTICE The talk is running") == true)
  }

  // MARK: Others

  private static func client(_ kind: Client.Kind, _ size: Size?) -> Client {
    var client = Client(id: 4, since: .start)
    (client.name, client.kind, client.size, client.isWatching) = ("watch", kind, size, true)
    return client
  }

  /// Whoever prints the time alone shows no message.
  @Test(arguments: [
    (Client.Kind.display, Size(columns: 1, rows: 1), false),
    (.remote, Size(columns: 1, rows: 1), false),
    (.display, Size(columns: 80, rows: 24), true), (.remote, Size(columns: 0, rows: 0), true),
  ])
  func aPrinterIsNoDisplay(kind: Client.Kind, size: Size, isDisplay: Bool) throws {
    var session = try Self.session()
    session.handle(.clients([Self.client(kind, size)]))
    session.say("message Two minutes")
    let shown = "NOTICE Message on the displays: Two minutes"
    let kept = "NOTICE Message, but no display is connected: Two minutes"
    #expect(session.reports.last == (isDisplay ? shown : kept))
    session.press("b")
    let black = "NOTICE Blackout: b or Space brings the picture back"
    #expect(session.reports.last == (isDisplay ? black : "NOTICE No display is connected"))
  }

  /// A client's command has one line, with its name.
  @Test(
    arguments: [
      ("add 1m", ["SET 21 minutes (phone)"]),
      ("start", ["START 'Ada: Engines', 20 minutes (phone)"]),
      ("skip #3", ["NOTICE Skipped: Grace: Compilers (phone)"]),
      ("clear", []), ("time", ["TIME 20 minutes, ready"]),
    ] as [(String, [String])])
  func aClientsCommandHasOneLine(line: String, lines: [String]) throws {
    var session = try Self.session()
    let before = session.reports.count
    session.handle(
      .request(ClientRequest(client: 9, name: "phone", number: 1, line: line)))
    #expect(session.reports.dropFirst(before) == lines[...])
    // It is told that without its name.
    let answers = session.effects.compactMap { _, effect in
      if case .send(.answer(let answer, _)) = effect { answer.text } else { nil }
    }
    #expect(answers.allSatisfy { !$0.contains("phone") })
  }

  /// A client that asks for the rundown gets it in words, without the notes.
  @Test func theRundownIsSentInWords() throws {
    var items = Programme.items
    items[0].note = "ask for slides"
    var session = try Self.session(of: items)
    session.handle(
      .request(ClientRequest(client: 9, name: "phone", number: 1, line: "rundown")))
    let answers = session.effects.compactMap { _, effect in
      if case .send(.answer(let answer, _)) = effect { answer.text } else { nil }
    }
    #expect(
      answers.first?.split(separator: "\n").prefix(2) == [
        "NOW #1, 14:00, 20 minutes, Ada: Engines", "UPCOMING #2, 14:20, 10 minutes, Coffee",
      ])
  }

  // MARK: The help

  @Test(
    arguments: [
      ("message", ["HELP capital M, 2: Two minutes", "HELP capital M, 5: Stop"]),
      ("m", ["HELP capital M, 2: Two minutes", "HELP capital M, 5: Stop"]),
      ("preset", ["HELP preset 1: 'TED talk' (18 minutes)"]),
      ("n", []),
    ] as [(String, [String])])
  func theHelpListsWhatThereIsToChoose(name: String, lines: [String]) {
    var settings = Settings()
    settings.clock.storedMessages = [
      5: StoredMessage(text: "Stop", seconds: nil),
      2: StoredMessage(text: "Two minutes", seconds: 15),
    ]
    var session = Session(300, capabilities: Self.plain, settings: settings)
    let before = session.reports.count
    session.say("help " + name)
    let help = Array(session.reports.dropFirst(before))
    let command = ["m": "message", "n": "next"][name] ?? name
    #expect(help.first?.hasPrefix("HELP \(command)") == true, "\(help)")
    #expect(Array(help.dropFirst().prefix(lines.isEmpty ? 1 : lines.count)) == lines)
  }
}
