import SpeechAnnouncement
import StageRenderer
import Testing
import TimerTestSupport

@testable import Room
@testable import TimerEngine

/// What an operator hears who sees no screen: whatever others see, how late it is, and the notes.
struct PlainAnswerTests {
  /// A terminal with keys, in plain mode.
  private static let plain = Capabilities(
    colours: 0, hasReverse: false, hasScreen: false, hasMouse: false)

  private static func session(hasDisplay: Bool = true, _ settings: Settings = Settings()) -> Session
  {
    var session = Session(300, size: .none, capabilities: plain, settings: settings)
    session.handle(.launched(LaunchInfo()))
    if hasDisplay { session.handle(.clients([Programme.display])) }
    return session
  }

  private static func request(_ line: String) -> ClockEvent {
    .request(ClientRequest(client: 9, name: "phone", number: 1, line: line))
  }

  /// Presses a key, a second after the one before, or types or sends a line (`:flash`, `@flash`);
  /// returns what is told then.
  private func heard(_ hands: String, _ session: inout Session) -> [String] {
    session.pass(seconds: 1)
    let before = session.reports.count
    let line = String(hands.dropFirst())
    switch hands.first {
    case ":" where !line.isEmpty: session.say(line)
    case "@": session.handle(Self.request(line))
    default: session.press(hands == "Esc" ? .escape : .character(hands.unicodeScalars.first ?? " "))
    }
    return session.reports.dropFirst(before).filter { !$0.contains("phone") }
  }

  private static let black = "NOTICE Blackout: b or Space brings the picture back"
  private static let back = "NOTICE The picture is back"
  private static let hidden = "NOTICE The message is hidden"

  // MARK: Held keys

  /// Without a screen each notice is read aloud, so it comes once for all presses that follow each
  /// other soon.
  @Test(arguments: ["q", "2", "y"])
  func aHeldKeyIsToldOnce(key: Character) {
    var session = Self.session()
    session.say("start")
    session.pass(seconds: 5)
    for held in 1...2 {
      for _ in 0..<60 {
        session.press(String(key))
        session.pass(.milliseconds(33))
      }
      #expect(session.reports.count { $0.contains("came too often") } == held)
      session.pass(seconds: 3)
    }
    #expect(session.isRunning)
  }

  // MARK: What others see

  /// What the last of these is answered with, and whether the talk runs then.
  @Test(
    arguments: [
      (["b"], [black], false), (["b", "b"], [back], false), (["b", "Esc"], [back], false),
      // The speaker comes on, and the talk starts.
      (["b", " "], ["START 5 minutes", back], true),
      (["m", "b", " "], ["START 5 minutes", back, hidden], true),
      (["m", " "], ["START 5 minutes", hidden], true),
      // Over a running or paused talk Space only brings the picture back.
      ([" ", "b", " "], [back], true), ([" ", " ", "b", " "], [back], false),
      ([" ", "m", " "], [hidden], true), ([" ", "m", "b", " "], [back, hidden], true),
      (["f"], ["NOTICE Flash"], false), ([" ", ":flash"], ["NOTICE Flash"], true),
      (["m"], ["NOTICE Message: Ada"], false), (["m", "m"], [hidden], false),
      ([":message Two minutes"], ["NOTICE Message: Two minutes"], false),
      ([":message Two minutes", ":clear"], [hidden], false),
      // Whoever does it.
      (["@blackout on"], [black], false), (["@blackout on", "@blackout off"], [back], false),
      (["@blackout on", "@toggle"], ["START 5 minutes", back], true),
      (["@flash"], ["NOTICE Flash"], false), (["@message Hi"], ["NOTICE Message: Hi"], false),
      (["@message Hi", "@clear"], [hidden], false),
      (["@message Hi", "@message Ho"], ["NOTICE Message: Ho"], false),
      // What an undo says is not said twice.
      (["m", "u"], ["NOTICE Undone: the message is hidden again"], false),
      (
        ["m", " ", ":undo"],
        [
          "NOTICE Undone: ready again, 5 minutes",
          "READY 'Ada', 5 minutes, yellow 50 seconds, red 15 seconds", "NOTICE Message: Ada",
        ], false
      ),
    ] as [([String], [String], Bool)])
  func whatOthersSeeIsTold(hands: [String], answer: [String], isRunning: Bool) {
    var settings = Settings()
    settings.clock.title = "Ada"
    var session = Self.session(settings)
    var last: [String] = []
    for hand in hands { last = heard(hand, &session) }
    #expect(last == answer)
    #expect(session.isRunning == isRunning)
  }

  /// A message from the beginning is told, and so is its end after its time.
  @Test func theBeginningAndTheEndOfAMessageAreTold() {
    var settings = Settings()
    settings.clock.message = "Welcome"
    var session = Self.session(settings)
    #expect(session.reports.contains("NOTICE Message: Welcome"))
    session.say("clear")
    session.say("message --for 15s Two minutes")
    session.pass(seconds: 14)
    #expect(session.reports.last == "NOTICE Message: Two minutes")
    session.pass(seconds: 2)
    #expect(session.reports.last == Self.hidden)
  }

  /// They are among the events; what covers the digits at a clock with a screen is seen there.
  @Test func theyAreAmongTheEvents() {
    var session = Self.session()
    for hand in ["b", "b", "f"] { _ = heard(hand, &session) }
    let texts = session.console.clock.eventTexts.map { $0.split(separator: " ", maxSplits: 1)[1] }
    #expect(
      texts.suffix(3) == [
        "Blackout: b or Space brings the picture back", "The picture is back", "Flash",
      ])
    var seen = Session(300)
    seen.handle(.launched(LaunchInfo()))
    seen.press("bbf")
    #expect(seen.reports.filter { $0.hasPrefix("NOTICE") } == [Self.black])
  }

  /// A client is answered wherever the clock is.
  @Test(arguments: [
    ("blackout on", "NOTICE Blackout is on"), ("flash", "NOTICE Flash"),
    ("message Hi", "NOTICE Message: Hi"),
    ("clear", "There is no message"), ("blackout off", "The picture is not black"),
    ("toggle", "START 5 minutes"),
  ])
  func aClientIsAnswered(line: String, answer: String) {
    for capabilities in [Capabilities(), Self.plain] {
      var session = Session(300, capabilities: capabilities)
      session.handle(.launched(LaunchInfo()))
      session.handle(.clients([Programme.display]))
      session.handle(Self.request(line))
      let answers = session.effects.compactMap { _, effect in
        if case .send(.answer(let answer, _)) = effect { answer } else { nil }
      }
      #expect(answers.map(\.text) == [answer])
      #expect(answers.map(\.status) == [.done])
    }
  }

  // MARK: No display, no keys

  @Test(arguments: [
    ("b", "No display is connected"), ("f", "No display is connected"),
    ("m", "No display is connected"), ("c", "No display is connected"),
    ("e", "No display is connected"), ("l", "Not available in plain mode"),
    ("O", "Not available in plain mode"),
  ])
  func aKeyWithoutAnEffectSaysWhy(key: String, why: String) {
    var session = Self.session(hasDisplay: false)
    #expect(heard(key, &session) == ["NOTICE \(why)"])
  }

  /// A key without a meaning says so, a held one once; Escape closes what is open, or nothing.
  @Test func aKeyWithoutAMeaningIsToldOnce() {
    var session = Self.session()
    let count = session.reports.count
    session.press(.escape)
    for key in ["x", "x", "]", "{"] {
      session.pass(.milliseconds(500))
      session.press(key)
    }
    session.pass(seconds: 3)
    session.press(";")
    #expect(
      session.reports.dropFirst(count) == [
        "NOTICE x does nothing: question mark lists the keys", "SET 5 minutes 10 seconds",
        "NOTICE ; does nothing: question mark lists the keys",
      ])
  }

  /// A display or a desk that connects is told once, as the list of displays has it.
  @Test func aNewDisplayIsTold() {
    var session = Self.session(hasDisplay: false)
    let count = session.reports.count
    for _ in 0..<2 { session.handle(.clients([Programme.display])) }
    #expect(session.reports.dropFirst(count) == ["DISPLAY 'hall', since 14:00"])
  }

  /// A client's command is told without the sign that it insists.
  @Test func aClientsInsistenceIsNotRead() {
    var session = Self.session()
    session.handle(Self.request("! add 1m"))
    #expect(session.reports.filter { $0.contains("phone") } == ["NOTICE phone: add 1m"])
  }

  /// Those of a talk come first.
  @Test func theHelpBeginsWithTheKeysOfATalk() {
    var session = Self.session()
    let help = heard("?", &session).filter { $0.hasPrefix("HELP") }
    let first = ["Space", "n p", "t", "plus, minus", "right bracket, left bracket", "u Ctrl-R"]
    #expect(help.prefix(6).map { $0.prefix { $0 != ":" } } == first.map { "HELP \($0)" })
    #expect(Set(help).count == help.count)
  }

  /// The keys that act on displays are in the help while one is connected.
  @Test func theHelpHasTheKeysOfDisplaysWhileThereAreSome() {
    var session = Self.session(hasDisplay: false)
    func help() -> [String] { heard("?", &session).filter { $0.hasPrefix("HELP") } }
    let alone = help()
    session.handle(.clients([Programme.display]))
    let watched = help()
    let keys = ["f", "b", "m, capital M, slash", "c", "e"].map { "HELP \($0): " }
    #expect(watched.count == alone.count + keys.count)
    for key in keys {
      #expect(!alone.contains { $0.hasPrefix(key) })
      #expect(watched.contains { $0.hasPrefix(key) }, "\(key)")
    }
    session.handle(.clients([]))
    #expect(help() == alone)
    for key in ["1 to 9", "capital G, Y, R", "s, 1 to 9", "g y r"] {
      #expect(alone.contains { $0.hasPrefix("HELP \(key): ") }, "\(key)")
    }
  }

  /// Who types is told what can be typed, and not which keys there are.
  @Test func theTypedHelpHasTheCommands() {
    var session = Self.session(hasDisplay: false)
    session.press(":help")
    session.press(.enter)
    #expect(session.reports.contains("HELP take 30s: take time away"))
    #expect(!session.reports.contains { $0.hasPrefix("HELP 1 to 9: ") })
  }

  /// A Space that does nothing says so, a held one once.
  @Test func spaceIsNeverSwallowed() {
    var session = Self.session()
    _ = heard(" ", &session)
    for _ in 0..<5 {
      session.pass(.milliseconds(200))
      session.press(" ")
    }
    #expect(
      session.reports.filter { $0.contains("running") } == ["NOTICE The talk is already running"])
    _ = heard(" ", &session)
    session.pass(.milliseconds(300))
    session.press(" ")
    #expect(session.reports.last == "NOTICE The talk is not running")
  }

  // MARK: The rundown

  private static let secret = "ask for slides"

  /// The items of the programme, each with a note.
  private static let items = Programme.items.enumerated().map { index, item in
    var item = item
    item.note = "\(secret) \(index)"
    return item
  }

  private static func programme(
    _ capabilities: Capabilities = plain, from minute: Int? = 0
  ) throws -> Session {
    try Programme.session(items, capabilities, from: minute)
  }

  private func said(_ line: String, _ session: inout Session) -> [String] {
    let before = session.reports.count
    session.say(line)
    return Array(session.reports.dropFirst(before))
  }

  @Test func theNoteFollowsReadyAndBreak() throws {
    var session = try Self.programme()
    #expect(session.reports.last == "NOTICE Note: ask for slides 0")
    session.say("start")
    session.sleepThrough(seconds: 1200)
    let pause = said("next", &session)
    #expect(
      pause.suffix(3) == [
        "BREAK Coffee, 10 minutes. Next: Grace: Compilers, 14:30",
        "NOTICE Note: Coffee: ask for slides 1",
        "NOTICE Note: Grace: ask for slides 2",
      ])
    let talk = said("next", &session)
    #expect(talk.first?.hasPrefix("READY 'Grace: Compilers'") == true)
    #expect(talk.last == "NOTICE Note: ask for slides 2")
    // The same talk again, and then another one.
    #expect(!said("reset", &session).contains { $0.contains("Note") })
    #expect(said("go Panel", &session).last == "NOTICE Note: ask for slides 4")
    var items = Self.items
    items[4].note = "brings guests"
    session.read(items)
    #expect(session.reports.last == "NOTICE Note: brings guests")
    items[4].call = "four chairs"
    session.read(items)
    #expect(session.reports.last == "NOTICE Note: four chairs, brings guests")
  }

  /// Who goes on to the next talk hears which message its speaker would see.
  @Test func aMessageThatStaysIsSaid() throws {
    var session = try Self.programme()
    session.say("message Next is you")
    #expect(said("go Panel", &session).last == "NOTICE Message: Next is you")
    session.say("clear")
    #expect(!said("go Grace", &session).contains { $0.contains("Next is you") })
  }

  @Test func theNotesStandInTheRundown() throws {
    var session = try Self.programme()
    let lines = said("rundown", &session)
    #expect(
      lines.prefix(2) == [
        "NOTICE Session ends 15:40, on time",
        "NOW #1, 14:00, 20 minutes, Ada: Engines. Note: ask for slides 0",
      ])
    #expect(lines.dropFirst().count { $0.contains(". Note: \(Self.secret)") } == 5)
  }

  /// Nothing but the terminal gets them: no event, client, answer or viewer.
  @Test func theNotesAreForTheOperatorAlone() throws {
    var session = try Self.programme()
    session.handle(.clients([Programme.display]))
    for line in ["next", "! next", "undo", "time", "start", "skip", "events"] {
      session.handle(Self.request(line))
      session.pass(seconds: 1)
    }
    session.say("rundown")
    #expect(session.reports.contains { $0.contains(Self.secret) })
    for (_, event) in session.published { #expect(!event.text.contains(Self.secret)) }
    for (_, effect) in session.effects {
      switch effect {
      case .send(.answer(let answer, _)): #expect(!answer.text.contains(Self.secret))
      case .send(.stage(let stage, _)): #expect(!"\(stage)".contains(Self.secret))
      default: break
      }
    }
    #expect(!session.console.clock.eventTexts.contains { $0.contains(Self.secret) })
    // A clock with a screen prints nothing of them.
    var seen = try Self.programme(Capabilities())
    seen.press(" ")
    #expect(
      !seen.effects.contains { if case .writeForOperator = $0.effect { true } else { false } })
  }

  /// The talks alone, of which each later one is as late as the first; a break would make up for
  /// that.
  private static let talks = items.filter { !$0.isBreak }

  /// How late it is comes after the time, and first in the list; while the clock waits, in the
  /// nearest minutes.
  @Test(arguments: [
    (0, false, "Session ends 15:30, on time"),
    (30, false, "Session ends 15:30, on time"),
    (31, false, "This talk 1 minute late, session ends 15:31"),
    (90, false, "This talk 1 minute late, session ends 15:31"),
    (179, false, "This talk 3 minutes late, session ends 15:33"),
    (179, true, "This talk 3 minutes late, session ends 15:40, on time"),
  ])
  func theDelayFollowsTheTime(seconds: Int, hasBreak: Bool, delay: String) throws {
    var session = try Programme.session(hasBreak ? Self.items : Self.talks, Self.plain)
    session.pass(seconds: seconds)
    #expect(said("time", &session) == ["TIME 20 minutes remaining", "NOTICE \(delay)"])
    #expect(said("rundown", &session).first == "NOTICE \(delay)")
    // A client asks for the time alone.
    session.handle(Self.request("time"))
    let answers = session.effects.compactMap { _, effect in
      if case .send(.answer(let answer, _)) = effect { answer.text } else { nil }
    }
    #expect(answers == ["TIME 20 minutes remaining"])
  }

  @Test func aRunningTalkKeepsItsDelay() throws {
    var session = try Programme.session(Self.talks, Self.plain)
    session.pass(seconds: 100)
    session.say("start")
    session.pass(seconds: 30)
    #expect(
      said("time", &session) == [
        "TIME 19 minutes 30 seconds remaining",
        "NOTICE This talk 1 minute 40 seconds late, session ends 15:32",
      ])
  }

  /// The second talk is loaded four minutes and 56 seconds late, which are five minutes.
  @Test func whatIsLoadedLateSaysSoInWholeMinutes() throws {
    var session = try Programme.session(Self.talks, Self.plain, from: -24)
    session.pass(seconds: 56)
    session.say("start")
    session.say("next")
    #expect(
      session.reports.contains(
        "NOTICE 2 of 4, planned 13:56, this talk 5 minutes late, session ends 15:11"))
  }

  @Test func afterTheEndTheTimeSaysSo() throws {
    var session = try Self.programme()
    session.say("go Panel")
    session.say("start")
    session.pass(seconds: 60)
    session.say("next")
    let end = "NOTICE The rundown has ended, 1 hour 39 minutes early"
    #expect(session.reports.last == end)
    #expect(said("time", &session) == [end])
    #expect(heard("t", &session) == [end])
    #expect(said("rundown", &session).first == end)
    // A talk that somebody starts then has its own time.
    session.say("start")
    #expect(said("time", &session) == ["TIME 30 minutes remaining", end])
  }

  /// Another preset gives the talk another length, and no other name.
  @Test func aPresetKeepsTheNameOfTheItem() throws {
    var session = try Self.programme()
    #expect(
      heard("3", &session) == [
        "READY Short talk, 'Ada: Engines', 10 minutes, yellow 2 minutes, red 1 minute"
      ])
    #expect(session.shownTitle == "Ada: Engines")
    session.pass(seconds: 2)
    #expect(heard("4", &session).first?.contains("'Ada: Engines'") == true)
    session.pass(seconds: 2)
    #expect(heard("u", &session) == ["NOTICE Undone: back to 'Short talk' (10 minutes)"])
    #expect(session.shownTitle == "Ada: Engines")
    #expect(heard("u", &session) == ["NOTICE Undone: back to Ada: Engines"])
  }

  @Test func whatIsNotLeftOutAnyMoreIsNamed() throws {
    var session = try Self.programme()
    session.say("skip Compilers")
    #expect(said("undo", &session) == ["NOTICE Undone: Grace: Compilers is back in the rundown"])
    session.say("shorten #3 15m")
    #expect(said("undo", &session) == ["NOTICE Undone: the rundown is as it was"])
  }
}
