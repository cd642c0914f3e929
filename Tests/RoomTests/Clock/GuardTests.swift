import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What has to be confirmed before it is done, whoever gives the command and whatever the talk
/// does.
///
/// These rules say what is asked:
/// - While something runs: whatever discards something of it or jumps to another phase.
/// - `next`, `previous` and `go`: if the talk, running or paused, has time left, or if the loaded
///   one was never started; a break is left at once after its first three seconds. A `go` is asked
///   about as well if it leaves an item out.
/// - `undo`: if it takes back the start of what runs; `redo`: as the step that it repeats.
/// - `hand over`, `restart`, and a time of day that has passed: always.
///
/// A line of the program's own input is a decision, but for the last two. Nobody is asked about
/// what would then be refused, and nothing happens before the answer.
struct GuardTests {
  // MARK: The states

  /// What undo or redo would do.
  enum Step {
    case nothing
    /// It changes no run, or lets it run again.
    case free
    /// It takes back what was stored, which the disk decides.
    case later
    /// It takes back the start of what runs, or repeats a step that is asked about.
    case asked
  }

  /// A state, by its script.
  struct State: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: String
    var hasRundown = false
    var undo = Step.nothing
    var redo = Step.nothing

    init(_ lines: String, undo: Step = .nothing, redo: Step = .nothing, rundown: Bool = false) {
      (testDescription, self.lines, hasRundown) = (lines, lines, rundown)
      (self.undo, self.redo) = (undo, redo)
    }
  }

  /// A talk of a minute and half a minute of questions.
  private static let parts: [State] = [
    State("5"), State("0 start, 5", undo: .asked), State("0 start, 60", undo: .asked),
    State("0 start, 70", undo: .asked), State("0 start, 5 stop, 10", undo: .free),
    State("0 start, 70 stop, 80", undo: .free),
    State("0 start, 5 stop, 10 start, 15", undo: .asked),
    State("0 start, 5 add 1m, 10", undo: .free),
    State("0 start, 5 reset, 10", undo: .free), State("0 add 1m, 3 store 3, 5", undo: .later),
    State("0 store 3, 5 start, 10", undo: .asked),
    State("0 next, 5", undo: .free), State("0 start, 60 next, 65", undo: .free),
    State("0 start, 60 next, 100", undo: .free),
    State("0 until 14:20, 5", undo: .asked), State("0 start, 5 until 14:20, 10", undo: .free),
    State("0 start, 5 message Hello, 10", undo: .free),
    State("0 start, 5 blackout on, 10", undo: .asked),
    State("0 add 1m, 5 undo, 10", redo: .free), State("0 start, 5 undo, 10", redo: .free),
    State("0 start, 5 add 1m, 8 undo, 10", undo: .asked, redo: .free),
    State("0 start, 5 preset 2, 8 undo, 10", undo: .asked, redo: .asked),
    State("0 start, 5 yellow, 8 undo, 10", undo: .asked, redo: .asked),
  ]

  /// Ada, a break and Grace, each of ten minutes.
  private static let items: [State] = [
    State("5", rundown: true), State("0 start, 5", undo: .asked, rundown: true),
    State("0 start, 605", undo: .asked, rundown: true),
    State("0 start, 1300", undo: .asked, rundown: true),
    State("0 start, 5 stop, 10", undo: .free, rundown: true),
    State("0 start, 605 stop, 610", undo: .free, rundown: true),
    State("0 start, 605 next, 607", undo: .free, rundown: true),
    State("0 start, 605 next, 610", undo: .free, rundown: true),
    State("0 start, 5 next, 10", undo: .free, rundown: true),
    State("0 start, 605 next, 606 stop, 610", undo: .free, rundown: true),
    State("0 start, 605 next, 610 next, 615", undo: .free, rundown: true),
    State("0 start, 605 next, 610 next, 615 start, 620", undo: .asked, rundown: true),
    State("0 start, 605 next, 610 next, 615 start, 1220 next, 1225", undo: .free, rundown: true),
    State("0 skip #2, 5", undo: .free, rundown: true),
    State("0 start, 5 next, 8 undo, 10", undo: .asked, redo: .asked, rundown: true),
  ]

  private static let talk = Preset(
    Format(
      name: "Paper",
      segments: [
        Segment(name: "Talk", length: 60, thresholds: .proportional(to: 60)),
        Segment(name: "Questions", length: 30, thresholds: .proportional(to: 30)),
        Segment(length: 10),
      ]))

  private static func script(_ state: State) throws -> ClockScript {
    var script = ClockScript(of: talk, capabilities: Capabilities())
    if state.hasRundown {
      var settings = ClockSettings()
      settings.rundown = Rundown(
        items: [
          .ofTenMinutes("Ada", 0), .ofTenMinutes("Coffee", 10, isBreak: true),
          .ofTenMinutes("Grace", 20),
        ], localTime: Programme.localTime)
      let ada = try #require(settings.rundown?.presetToLoad(at: Programme.start))
      script = ClockScript(of: ada, settings: settings, capabilities: Capabilities())
    }
    var desk = Client(id: 4, since: .start)
    (desk.name, desk.kind, desk.isWatching, desk.size) = ("foyer", .desk, true, .standard)
    script.handle(.clients([desk]))
    script.play(state.lines)
    script.clear()
    return script
  }

  /// What the rules need to know of a clock.
  private struct Facts {
    let clock: ClockState
    let now: Timestamp
    let state: State

    var runs: Bool { clock.snapshot.isRunning }
    var isReady: Bool { clock.snapshot.isReady }
    var left: Int { clock.snapshot.remainingSecond(at: now) }
    var segment: Int { clock.snapshot.segmentIndex }
    /// The place of the loaded item; 3 after the last one, and `nil` without a rundown.
    var item: Int? { clock.rundown?.position }
    var isBreak: Bool { item == 1 }
    /// Whether a talk would be left before its time, or before it was started.
    var leavesTalk: Bool { !isBreak && (isReady ? item != 3 : left > 0) }
    var hasJustBegun: Bool {
      runs && clock.snapshot.startedAt.map { now - $0 < .seconds(3) } ?? false
    }
    var goesOnTooSoon: Bool { isBreak ? hasJustBegun : leavesTalk }
    var leavesTalkOrBreakOut: Bool { leavesTalk || item == 0 }
    var undoIsAsked: Bool { state.undo == .asked }
    var redoIsAsked: Bool { state.redo == .asked }
    var always: Bool { true }
    /// Whether the rundown is over, so that a start begins it anew.
    var startsAnew: Bool { item == 3 && isReady }
    /// Whether slot 3 has a preset that was stored.
    var hasStored: Bool { clock.presets.origin(ofSlot: 3) == .stored }
    var removesWhileItRuns: Bool { runs && hasStored }
    func wasStarted(_ index: Int) -> Bool { clock.rundown?.items[index].actual != nil }
    /// Whether an item is still to be started, the loaded one or a later one.
    var hasNext: Bool { item.map { $0 < 2 || $0 == 2 && !wasStarted(2) } ?? false }
  }

  // MARK: The commands

  /// A command, what becomes of it once nothing forbids it, and whether it is asked about.
  private struct Row {
    let line: String
    let outcome: (Facts) -> String
    let isAsked: (Facts) -> Bool

    init(_ line: String, _ outcome: @escaping (Facts) -> String = { _ in "d" }) {
      self.init(line, asked: { _ in false }, outcome)
    }

    init(
      _ line: String, asked isAsked: @escaping (Facts) -> Bool,
      _ outcome: @escaping (Facts) -> String = { _ in "d" }
    ) {
      (self.line, self.isAsked, self.outcome) = (line, isAsked, outcome)
    }

    /// Refuses a command of the rundown where there is none.
    var ofRundown: Row {
      Row(line, asked: isAsked) { $0.item == nil ? "r" : outcome($0) }
    }
  }

  /// Done, later, nothing to do (`-`) or refused.
  private static var rows: [Row] {
    [
      // What discards nothing.
      Row("stop") { $0.runs ? "d" : "-" }, Row("add 1m"), Row("backdate"), Row("time"),
      Row("message Hello"),
      Row("blackout on") { $0.clock.isBlackedOut ? "-" : "d" },
      Row("clear") { $0.clock.showsMessage ? "d" : "-" },
      Row("take over") { _ in "r" }, Row("desk") { _ in "r" },
      Row("until 14:59") { $0.item == nil ? "l" : "d" },
      // After the last item, also of a line, which may be meant for a talk that is not there.
      Row("start", asked: \.startsAnew) { $0.runs ? "-" : "d" },
      Row("toggle", asked: \.startsAnew),
      // While something runs.
      Row("preset 3", asked: \.runs), Row("reset", asked: \.runs), Row("set 5m", asked: \.runs),
      Row("store 4", asked: \.runs) { _ in "l" },
      Row("remove 3", asked: \.removesWhileItRuns) { $0.hasStored ? "l" : "r" },
      Row("red", asked: \.runs) { $0.isBreak ? "r" : "d" }, Row("quit", asked: \.runs),
      // All talks.
      Row("hand over", asked: \.always),
      // From segment to segment, and from item to item.
      Row("next", asked: \.goesOnTooSoon) {
        $0.item.map { $0 < 3 } ?? ($0.segment < 2) ? "d" : "-"
      },
      Row("previous", asked: \.leavesTalk) { $0.item ?? $0.segment > 0 ? "d" : "-" },
      // Undo and redo.
      Row("undo", asked: \.undoIsAsked) {
        $0.state.undo == .nothing ? "-" : $0.state.undo == .later ? "l" : "d"
      },
      Row("redo", asked: \.redoIsAsked) { $0.state.redo == .nothing ? "-" : "d" },
    ] + rowsOfRundown.map(\.ofRundown)
  }

  private static var rowsOfRundown: [Row] {
    [
      Row("go Grace", asked: \.leavesTalkOrBreakOut) { $0.item == 2 ? "-" : "d" },
      Row("go #1", asked: \.leavesTalk) { $0.item == 0 ? "-" : "d" },
      Row("skip") { $0.hasNext ? "d" : "-" }, Row("shorten 5m") { $0.hasNext ? "d" : "-" },
      Row("skip Ada") { $0.wasStarted(0) ? "r" : "d" }, Row("insert 5m"),
      Row("move Grace before Coffee") { $0.item == 0 ? "d" : "r" },
      Row("title X") { $0.item == 3 ? "-" : "d" }, Row("reload") { _ in "l" },
      Row("restart", asked: \.always) { $0.state.undo == .nothing ? "-" : "d" },
    ]
  }

  private static func letter(of outcome: Outcome) -> String {
    switch outcome {
    case .done: "d"
    case .later: "l"
    case .nothingToDo: "-"
    case .refused: "r"
    case .guarded: "g"
    }
  }

  @Test(arguments: parts + items)
  func eachSenderIsAnswered(state: State) throws {
    let script = try Self.script(state)
    let facts = Facts(clock: script.clock.state, now: script.clock.now, state: state)
    for row in Self.rows {
      let command = try #require(try Command(line: row.line))
      let (outcome, isAsked) = (row.outcome(facts), row.isAsked(facts))
      let asked = isAsked && "dl".contains(outcome) ? "g" : outcome
      for sender in [Sender.console, .line, .client("phone"), .desk(id: 4, name: "foyer")] {
        let comment = Comment(rawValue: "\(row.line) of \(sender)")
        var clock = script.clock
        let answer = clock.perform(command, by: sender)
        let isDecided =
          sender == .line && !command.maySlip && !(facts.startsAnew && command.startsReadyTalk)
        #expect(Self.letter(of: answer) == (isDecided ? outcome : asked), comment)
        guard case .guarded(let loss) = answer else { continue }
        #expect(clock.state.undoable == script.clock.state.undoable, comment)
        var confirmed = script.clock
        let confirmedAnswer = confirmed.perform(command, by: sender, .to(loss))
        #expect(Self.letter(of: confirmedAnswer) == outcome, comment)
      }
    }
  }

  /// A time of day that has passed is a slip, also of a line; what runs cannot end then.
  @Test(arguments: [("5", "g"), ("0 start, 5 stop, 10", "g"), ("0 start, 5", "l")])
  func aTimeThatHasPassedIsAsked(lines: String, letter: String) throws {
    for sender in [Sender.console, .line, .client("phone")] {
      var script = try Self.script(State(lines))
      let outcome = script.perform(.until(13 * 3600), by: sender)
      #expect(Self.letter(of: outcome) == letter)
      guard letter == "l" else { continue }
      #expect(script.snapshot.finish == nil)
    }
  }

  /// What would be refused after the second press is refused at once.
  @Test(arguments: [
    ("set red", "Red cannot begin before yellow (0:10)"),
    ("set green", "Pause first: the length cannot be changed while the talk is running"),
    ("preset nosuch", "There is no preset 'nosuch'"),
    ("preset talk", "'talk' matches several presets"), ("remove 1", "Slot 1 is TED talk"),
    ("set 55s", "The time cannot be changed any further"),
  ])
  func whatWouldBeRefusedIsNotAskedAbout(line: String, answer: String) throws {
    var script = try Self.script(State("0 start, 5"))
    script.send(line)
    let told = try #require(script.answers.last)
    #expect(told.status != .guarded)
    #expect(told.text.hasPrefix(answer), "\(told.text)")
  }

  // MARK: The words

  /// Lines on the talk or the items, and what the question about the last one says.
  @Test(arguments: [
    (false, "0 next", " to go to Questions"), (false, "0 next, 1 next", " to go to segment 3 of 3"),
    (false, "0 start, 5 next", " to go to Questions"),
    (false, "0 start, 5 next, 10 previous", " to go to Talk"),
    (false, "0 start, 5 preset 2", " to end this talk and load Lightning talk"),
    (false, "0 start, 5 store 3", " to store this talk in slot 3"),
    (false, "0 start, 5 set yellow", ": yellow begins now"),
    (false, "0 start, 5 reset", " to end this talk"),
    (false, "0 start, 5 undo", " to end this talk"),
    (false, "0 start, 5 stop, 10 start, 15 undo", " to pause this talk"),
    (true, "0 next", " to skip Ada"), (true, "0 start, 5 next", " to end this talk"),
    (true, "0 start, 5 stop, 6 next", " to end this talk"),
    (true, "0 next, 1 next", " to skip Coffee"), (true, "0 next, 5 preset 2", " to skip Coffee"),
    (true, "0 next, 5 next, 9 previous", " to go to Coffee"),
    (true, "0 next, 5 next, 9 start, 15 previous", " to end this talk and load Coffee"),
    (true, "0 go Grace", " to skip Ada, Coffee"),
    (true, "0 start, 5 go Grace", " to end this talk and skip Coffee"),
    (true, "0 next, 5 next, 9 go Ada", " to go to Ada"),
    (true, "0 start, 1 stop, 2 restart", " to begin the rundown anew"),
    // What is left out is never named, and never gone to.
    (true, "0 skip #2, 1 next, 5 previous", " to go to Ada"),
    (true, "0 skip #2, 1 next, 5 start, 10 previous", " to end this talk and load Ada"),
  ])
  func eachQuestionSaysWhatTheSecondPressDoes(
    hasRundown: Bool, lines: String, question: String
  ) throws {
    let steps = lines.split(separator: ",")
    let before = steps.dropLast().joined(separator: ",")
    var script = try Self.script(State(before, rundown: hasRundown))
    let last = try #require(steps.last).split(separator: " ", maxSplits: 1)
    script.play(String(last[0]))
    let outcome = script.perform(try #require(try Command(line: String(last[1]))), by: .console)
    guard case .guarded(.change(let change)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(script.clock.phrases.pressAgain("y", change)[0] == "Press y again" + question)
  }

  /// A name is as long in a question as a desk gets it, so that a second press can agree.
  @Test func aDeskCanAgreeToLoseALongName() throws {
    let items = (1...5).map { Programme.item("\($0)" + String(repeating: " long", count: 60), 20) }
    var script = try ClockScript(Programme.rundown(items))
    let command = try #require(try Command(line: "go #5"))
    let outcome = script.perform(command, by: .console)
    guard case .guarded(let loss) = outcome, case .change(let change) = loss,
      case .skips(let names) = change
    else {
      Issue.record("It is not asked.")
      return
    }
    #expect(names == names.shownLine && names.count == 500)
  }

  // MARK: Half a second

  /// Confirmed commands of clients, and the item that is loaded in the end, of Ada (1), a break (2),
  /// Grace (3) and the end (4).
  ///
  /// A second one of the same client within half a second of its last is refused, and one of
  /// anybody within half a second of the last that was carried out. A `go` that goes nowhere is no
  /// step, and delays none.
  @Test(arguments: [
    ("1 web: ! next, 1.3 phone: ! next, 1.4 web: ! next", 2, "rr"),
    ("1 web: ! next, 1.499 phone: ! next", 2, "r"), ("1 web: ! next, 1.5 phone: ! next", 3, "d"),
    ("1 web: ! next, 1.6 phone: ! next", 3, "d"), ("1 web: ! go Grace, 1.2 phone: ! next", 3, "r"),
    ("1 web: ! go Nobody, 1.2 web: ! next", 2, "d"), ("1 web: ! go Ada, 1.2 web: ! next", 2, "d"),
    ("1 web: ! next, 1.2 web: ! go Grace", 2, "r"),
    // A client that repeats itself goes on once, and keeps nobody else from going on.
    (
      "1 web: ! next, 1.2 web: ! next, 1.4 web: ! next, 1.6 web: ! next, 1.7 phone: ! next", 3,
      "rrrd"
    ),
    // A question is a press as well.
    ("1 web: next, 1.3 web: ! next", 1, "r"), ("1 web: next, 1.3 phone: ! next", 2, "d"),
    // A line is never too soon, and keeps nobody from going on but for what it does.
    ("1 next, 1.1 next, 1.2 next", 4, ""), ("1 next, 1.2 web: ! next", 2, "r"),
  ])
  func nobodyGoesOnTwiceByAccident(lines: String, item: Int, answers: String) throws {
    var script = try Self.script(State("0", rundown: true))
    script.play(lines)
    #expect(script.clock.state.rundown?.position == item - 1)
    let letters = script.answers.compactMap(\.status.rawValue.first).map(String.init).joined()
    #expect(letters.hasSuffix(answers), "\(letters)")
    guard let last = script.answers.last, last.status == .refused else { return }
    #expect(last.text == "Not done: the last change was less than half a second ago")
  }

  /// Hands and clients at random: any half second goes on by one item at most.
  @Test(arguments: randomSeeds(2))
  func noHalfSecondGoesOnByTwo(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var script = try ClockScript(Programme.rundown())
    var changes: [(line: String, at: Duration)] = []
    let lines = ["next", "next", "previous", "toggle", "undo", "go #3"]
    for _ in 0..<400 {
      let before = script.loaded
      let line = random.pick(lines)
      let sender = random.pick([Sender.console, .client("web"), .client("phone")])
      let command = try #require(try Command(line: line))
      script.perform(command, by: sender, random.below(3) == 0 ? .none : .toAnything)
      // An undo goes back to what was, as often as it is wanted.
      if script.loaded != before, line != "undo" { changes.append((line, script.passed)) }
      script.pass(.milliseconds(random.below(400) + 5))
    }
    #expect(changes.count > 20)
    // Who begins the rundown anew once it is over goes on to nothing.
    let tooSoon = zip(changes, changes.dropFirst()).filter { before, change in
      change.line != "toggle" && change.at - before.at < .milliseconds(500)
    }
    #expect(tooSoon.isEmpty)
  }
}
