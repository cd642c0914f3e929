import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

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
    return session.reports.dropFirst(before).map { $0.replacing(" (phone)", with: "") }
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
      (["b", " "], ["START 'Ada', 5 minutes", back], true),
      (["m", "b", " "], ["START 'Ada', 5 minutes", back, hidden], true),
      (["m", " "], ["START 'Ada', 5 minutes", hidden], true),
      // Over a running or paused talk Space only brings the picture back.
      ([" ", "b", " "], [back], true), ([" ", " ", "b", " "], [back], false),
      ([" ", "m", " "], [hidden], true), ([" ", "m", "b", " "], [back, hidden], true),
      (["f"], ["NOTICE Flash"], false), ([" ", ":flash"], ["NOTICE Flash"], true),
      (["m"], ["NOTICE Message on the displays: Ada"], false), (["m", "m"], [hidden], false),
      ([":message Two minutes"], ["NOTICE Message on the displays: Two minutes"], false),
      ([":message Two minutes", ":clear"], [hidden], false),
      // Whoever does it.
      (["@blackout on"], [black], false), (["@blackout on", "@blackout off"], [back], false),
      (["@blackout on", "@toggle"], ["START 'Ada', 5 minutes", back], true),
      (["@flash"], ["NOTICE Flash"], false),
      (["@message Hi"], ["NOTICE Message on the displays: Hi"], false),
      (["@message Hi", "@clear"], [hidden], false),
      (["@message Hi", "@message Ho"], ["NOTICE Message on the displays: Ho"], false),
      // What an undo says is not said twice.
      (["m", "u"], ["NOTICE Undone: the message is hidden again"], false),
      (
        ["m", " ", ":undo"],
        [
          "NOTICE Undone: ready again, 5 minutes", "NOTICE Message on the displays: Ada",
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
    #expect(session.reports.contains("NOTICE Message, but no display is connected: Welcome"))
    #expect(session.reports.last == "NOTICE Message on the displays: Welcome")
    session.say("clear")
    session.say("message --for 15s Two minutes")
    session.pass(seconds: 14)
    #expect(session.reports.last == "NOTICE Message on the displays: Two minutes")
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
    ("message Hi", "NOTICE Message on the displays: Hi"),
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
    #expect(session.reports.filter { $0.contains("phone") } == ["SET 6 minutes (phone)"])
  }

  /// Those of a talk come first.
  @Test func theHelpBeginsWithTheKeysOfATalk() {
    var session = Self.session()
    let help = heard("?", &session).filter { $0.hasPrefix("HELP") }
    let first = ["Space", "n, p", "t", "plus, minus", "right bracket, left bracket", "u, Ctrl-R"]
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
    for key in ["1 to 9", "capital G, Y, R", "s, 1 to 9", "g, y, r"] {
      #expect(alone.contains { $0.hasPrefix("HELP \(key): ") }, "\(key)")
    }
  }

  /// Types a line in the prompt; returns what is told when it is submitted.
  private func typed(_ line: String, _ session: inout Session) -> [String] {
    session.press(":" + line)
    let before = session.reports.count
    session.press(.enter)
    return Array(session.reports.dropFirst(before))
  }

  /// Who types is told what can be typed, and not which keys there are: a short list first.
  @Test func theTypedHelpHasTheMainCommands() throws {
    var session = Self.session(hasDisplay: false)
    let list = typed("help", &session)
    #expect(list.count == 11)
    #expect(list.first == "HELP start: start or resume the talk")
    #expect(
      list.suffix(2) == ["HELP help all: list all commands", "HELP help add: explain one command"])
    var programme = try Self.programme()
    #expect(typed("help", &programme).contains("HELP rundown: list the items of the rundown"))
    let all = typed("help all", &session)
    #expect(all.count == Command.forms.count)
    #expect(Set(all).isSuperset(of: list.dropLast(2)))
  }

  /// `help` explains each command by its name, or by the first word of that.
  @Test(arguments: [
    ("help take", "HELP take 30s: take time away"),
    ("HELP Add", "HELP add 1m: add time"),
    ("help catch", "HELP catch up: shorten the next items to get back on time"),
    ("help take over", "HELP take over: continue the talks of a clock that has died (desk only)"),
    ("help mesage", "NOTICE 'mesage' is not a command. Did you mean 'message'? Try 'help'."),
  ])
  func helpExplainsACommand(line: String, answer: String) {
    var session = Self.session()
    #expect(typed(line, &session) == [answer])
    let before = session.reports.count
    session.say(line)
    #expect(session.reports.dropFirst(before) == [answer])
    // A screen has the same words on its status line.
    var seen = Session(300)
    seen.press(":" + line)
    seen.press(.enter)
    #expect(answer.hasSuffix(" " + seen.status()))
  }

  @Test func aClosedPromptSaysSo() {
    let closed = ["NOTICE Cancelled: keys act again"]
    for (keys, last) in [
      (":", Key.enter), (":", .escape), (":next", .escape), (":", .backspace), (":  ", .enter),
      ("/", .enter), ("/Two", .escape), (":", .interrupt),
    ] {
      var session = Self.session()
      session.press(keys)
      let before = session.reports.count
      session.press(last)
      #expect(Array(session.reports.dropFirst(before)) == closed, "\(keys)")
      #expect(!session.isRunning && session.ending == nil)
    }
    var asked = Self.session()
    asked.press("s")
    asked.press(.escape)
    #expect(asked.reports.last == closed[0])
  }

  /// A message that nobody can see is kept until there is a display, and appears by a key alone.
  @Test(arguments: [":message Two minutes", "/Two minutes", "M1"])
  func aMessageWithoutADisplayIsKept(keys: String) {
    var settings = Settings()
    settings.clock.title = "Ada"
    settings.clock.storedMessages = [1: StoredMessage(text: "Two minutes", seconds: nil)]
    var session = Self.session(hasDisplay: false, settings)
    session.press(keys)
    if !keys.hasPrefix("M") { session.press(.enter) }
    let kept = "NOTICE Not shown, because no display is connected; m shows it later: Two minutes"
    #expect(session.reports.last == kept)
    #expect(heard("m", &session) == ["NOTICE No display is connected"])
    session.handle(.clients([Programme.display]))
    #expect(session.console.state.stage.message == nil)
    #expect(heard("m", &session) == ["NOTICE Message on the displays: Two minutes"])
    #expect(session.console.state.stage.message == "Two minutes")
    #expect(heard("u", &session) == ["NOTICE Undone: the message is hidden again"])
  }

  /// A line and a client decide for displays that come later.
  @Test(arguments: [":message Hi", "@message Hi"])
  func aMessageOfALineWaitsForDisplays(hands: String) {
    var session = Self.session(hasDisplay: false)
    let said = heard(hands, &session)
    #expect(said == ["NOTICE Message, but no display is connected: Hi"])
    session.handle(.clients([Programme.display]))
    #expect(session.console.state.stage.message == "Hi")
    #expect(heard(":time", &session).last == "NOTICE Message on the displays: Hi")
  }

  @Test func identifyNamesTheDisplays() {
    var session = Self.session()
    #expect(
      heard(":identify", &session) == [
        "NOTICE Each display shows its name for five seconds: 'hall'"
      ])
    session.handle(.clients([]))
    #expect(heard(":identify", &session) == ["NOTICE No display is connected"])
  }

  /// A time that was set has the colour that it has, unless the talk is at its beginning.
  @Test(
    arguments: [
      (["y"], "SET 50 seconds (yellow)"), (["g"], nil),
      ([" ", "y", "y"], "SET 50 seconds remaining (yellow)"),
      ([" ", ":set 0:10"], "SET 10 seconds remaining (red)"),
      ([" ", "+"], "SET 5 minutes 59 seconds remaining (green)"), (["+"], "SET 6 minutes"),
      ([":set 0:10"], "SET 10 seconds (red)"),
    ] as [([String], String?)])
  func aSetTimeHasItsColour(hands: [String], line: String?) {
    var session = Self.session()
    var last: [String] = []
    for hand in hands { last = heard(hand, &session) }
    session.pass(seconds: 1)
    #expect(session.reports.last { $0.hasPrefix("SET") } == line, "\(last)")
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
    #expect(
      said("go Panel", &session).last == "NOTICE Message, but no display is connected: Next is you")
    session.say("clear")
    #expect(!said("go Grace", &session).contains { $0.contains("Next is you") })
  }

  // MARK: Breaks

  /// A session in the break, which begins at 14:20 and lasts ten minutes.
  private static func pause() throws -> Session {
    var session = try programme()
    session.say("start")
    session.sleepThrough(seconds: 1200)
    session.say("next")
    return session
  }

  /// A break that runs out names who is next and the key, and then once a minute how long it is
  /// over.
  @Test func aBreakThatRunsOutIsToldUntilItIsLeft() throws {
    var session = try Self.pause()
    session.pass(seconds: 599)
    let before = session.reports.count
    session.pass(seconds: 130)
    let next = "Press n to load it."
    #expect(
      session.reports.dropFirst(before) == [
        "NOTICE The break is over. Next: Grace: Compilers. " + next,
        "BREAK 1 minute over. Next: Grace. " + next, "BREAK 2 minutes over. Next: Grace. " + next,
      ])
    let left = said("next", &session)
    #expect(left.first == "DONE Coffee, 10 minutes, 2 minutes 9 seconds over, 14:20 to 14:32")
    #expect(left.dropFirst().first?.hasPrefix("READY 'Grace: Compilers'") == true)
    // A screen shows it, and clients get the words alone.
    var seen = try Programme.session(Self.items, Capabilities())
    for line in ["start", "next"] { seen.say(line) }
    seen.pass(seconds: 730)
    #expect(!seen.reports.contains { $0.hasPrefix("BREAK 1 minute") })
    #expect(!session.published.contains { $0.event.text.contains("Press n") })
  }

  /// Who goes back to a talk hears that it runs.
  @Test func anUndoneStepToABreakSaysThatTheTalkRuns() throws {
    var session = try Self.programme()
    session.say("start")
    session.pass(seconds: 60)
    session.say("next")
    session.pass(seconds: 10)
    #expect(
      said("undo", &session).prefix(2) == [
        "NOTICE Undone: back to Ada: Engines", "RESUME 18 minutes 50 seconds remaining",
      ])
  }

  @Test func aBreakThatIsLeftEarlyIsTold() throws {
    var session = try Self.pause()
    session.pass(seconds: 240)
    #expect(said("next", &session).first == "DONE Coffee, 4 minutes of 10 minutes, 14:20 to 14:24")
  }

  /// What the questions in a break say.
  @Test(arguments: [
    ("q", "The break 'Coffee' is running. Press q again to quit, any other key to continue."),
    ("Backspace", "Press Backspace again to end the break 'Coffee'"),
    (":reset", "Press Enter again to end the break 'Coffee'"),
    ("u", "Press u again to end the break 'Coffee'"),
    ("3", "Press 3 again to skip Coffee"),
  ])
  func aQuestionInABreakNamesIt(keys: String, question: String) throws {
    var session = try Self.pauseBySkipping()
    session.pass(seconds: 10)
    switch keys {
    case "Backspace": session.press(.backspace)
    case ":reset": _ = typed("reset", &session)
    default: session.press(keys)
    }
    let last = session.reports.last ?? ""
    #expect(last == "NOTICE " + question)
    guard keys == "q" else { return }
    session.pass(seconds: 1)
    session.press("x")
    #expect(session.reports.last == "NOTICE The break is still running")
    #expect(session.ending == nil)
  }

  /// A session in the break, to which the first talk, never started, has made room.
  private static func pauseBySkipping() throws -> Session {
    var session = try programme()
    session.say("next")
    return session
  }

  @Test func goingToAnItemFromAPausedTalkNamesIt() throws {
    var session = try Self.programme()
    for line in ["start", "stop"] {
      session.say(line)
      session.pass(seconds: 10)
    }
    #expect(
      typed("go Coffee", &session) == [
        "NOTICE Press Enter again to end this talk and load Coffee"
      ])
  }

  /// A talk of a rundown of lengths that is loaded early: nobody rounds twice.
  @Test func aTalkThatIsLoadedEarlySaysSoInTheNearestMinutes() throws {
    var session = try Programme.session(Self.talks, Self.plain, from: nil)
    session.say("start")
    session.pass(seconds: 537)
    session.say("next")
    // 11:03 early; the three others take 70 minutes, from 14:08:57 on.
    #expect(
      session.reports.contains(
        "NOTICE #2 of 4, this talk 11 minutes early, session ends 15:19"))
    session.say("start")
    #expect(
      said("time", &session).last
        == "NOTICE This talk 11 minutes 3 seconds early, session ends 15:19")
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
    #expect(said("time", &session) == ["TIME 20 minutes, ready", "NOTICE \(delay)"])
    #expect(said("rundown", &session).first == "NOTICE \(delay)")
    // A client asks for the time alone.
    session.handle(Self.request("time"))
    let answers = session.effects.compactMap { _, effect in
      if case .send(.answer(let answer, _)) = effect { answer.text } else { nil }
    }
    #expect(answers == ["TIME 20 minutes, ready"])
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
        "NOTICE #2 of 4, planned 13:56, this talk 5 minutes late, session ends 15:11"))
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
    session.say("add 1m")
    session.say("start")
    #expect(said("time", &session) == ["TIME 31 minutes remaining", end])
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
