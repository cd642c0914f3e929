import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A display of the programme, with and without a clock.
struct ProgrammeConsoleTests {
  private var view: ConsoleDriver<ProgrammeConsole>

  init() {
    var options = DisplayConsole.Options()
    options.name = "foyer"
    view = ConsoleDriver { moment in
      ProgrammeConsole(
        options, size: Size(columns: 80, rows: 15), capabilities: Capabilities(), moment: moment)
    }
  }

  /// What a clock tells, and knows, whose first talk of twenty minutes starts now.
  private static func sent() throws -> (stage: StageSnapshot, items: [ItemRow]) {
    var items = Programme.items
    for index in items.indices { items[index].note = "secret \(index)" }
    items[2].call = "mic 2"
    var session = try Programme.session(items)
    session.press(" ")
    return (session.console.state.stage, session.console.clock.rundownList)
  }

  private static func stage(edition: Int = 1) -> StageSnapshot {
    var stage = StageSnapshot(TalkSnapshot(Preset(duration: 600)))
    stage.rundown = StageRundown(line: "", next: "Grace", nextTime: "14:12", edition: edition)
    return stage
  }

  private mutating func hear(_ messages: ClockMessage...) {
    for message in messages { view.update(.clock(message)) }
  }

  private mutating func hearAll() throws {
    let (stage, items) = try Self.sent()
    hear(.offset(ClockOffset(.zero, error: .milliseconds(1))), .stage(stage), .items(items))
  }

  private var text: String { view.canvas.lines.joined(separator: "\n") }

  /// How often the clock was asked.
  private var questions: Int { view.effects.count { $0 == .ask(.itemsWanted) } }

  // MARK: What is seen

  @Test mutating func itWaitsAsADisplayDoes() {
    #expect(view.status == "Waiting for a clock in room main")
    #expect(readDigits(view.canvas) == "14:00")
  }

  @Test mutating func itShowsWhatRunsWhatIsNextAndTheItems() throws {
    try hearAll()
    let lines = view.canvas.lines
    #expect(lines.first == "20:00  GREEN   Ada: Engines")
    #expect(lines.contains("Next: Coffee, starts in 20 minutes"))
    let items = lines.dropFirst().compactMap {
      $0.firstMatch(of: /\d+:\d\d  ([A-Z]\w+.*?)(  |$)/)?.1
    }
    #expect(
      items == ["Ada: Engines", "Coffee", "Grace: Compilers", "Margaret: Moons", "Panel"])
    #expect(lines.contains { $0.contains("Grace: Compilers") && $0.contains("mic 2") })
  }

  /// It counts the talk, and the time until the next one, also while nothing is heard.
  @Test mutating func itCountsOnWhileTheClockIsGone() throws {
    try hearAll()
    hear(.lost(nil))
    view.pass(seconds: 61)
    #expect(view.canvas.title == "18:59 GREEN")
    #expect(text.contains("18:59  GREEN   Ada: Engines"))
    #expect(text.contains("Next: Coffee, starts in 18 minutes"))
    #expect(view.status.hasPrefix("no signal for 1:01"))
    // In the zone of the rundown, which is UTC here, and not in that of the display.
    #expect(view.status.hasSuffix("19:19"))
    hear(.heard)
    #expect(!view.status.contains("no signal"))
  }

  @Test mutating func notesAreNeverShown() throws {
    let items = try Self.sent().items
    #expect(items[0].note == "secret 0")
    try hearAll()
    for size in ["12x4", "45x80", "80x24", "200x50"] {
      view.update(.resized(Size(size)))
      #expect(!text.contains("secret"), "\(size)")
    }
  }

  /// A broker does not hand on the question.
  @Test mutating func withoutAnAnswerItShowsWhatTheStageTells() {
    hear(.stage(Self.stage()))
    view.pass(seconds: 10)
    #expect(text.contains("Next: Grace, 14:12"))
    #expect(!text.contains("signal") && !text.contains("rundown"))
  }

  @Test mutating func aLongRundownIsShownWhereItIs() throws {
    let end = String(repeating: "and more, ", count: 20)
    let items = (1...500).map { Programme.item("The engines of number \($0), \(end)", 2) }
    var session = try Programme.session(items)
    session.press(" ")
    let lines = session.console.clock.rundownList
    #expect(lines.count == 500)
    hear(.stage(session.console.state.stage), .items(lines))
    #expect(text.contains(/\d+:\d\d  The engines of number 2,/), "\(text)")
  }

  @Test mutating func aClockWithoutARundownIsNotAsked() {
    hear(.stage(StageSnapshot(TalkSnapshot(Preset(duration: 600)))))
    view.pass(seconds: 60)
    #expect(text.contains("There is no rundown"))
    #expect(questions == 0)
  }

  @Test mutating func itShowsItsNameWhenTheOperatorAsks() throws {
    hear(.offset(ClockOffset(.zero, error: .milliseconds(1))))
    var (stage, items) = try Self.sent()
    stage.identifyUntil = .start + .seconds(5)
    hear(.stage(stage), .items(items))
    #expect(!text.contains("Next:"))
    view.pass(seconds: 6)
    #expect(text.contains("Next:"))
    items = []
    hear(.items(items))
    #expect(!text.contains("Compilers"))
  }

  @Test mutating func afterTheEndTheLastWordsStayForTenSeconds() throws {
    try hearAll()
    var end = try Self.sent().stage
    end.ended = "DONE 0:20"
    hear(.stage(end), .lost(nil))
    #expect(!text.contains("Compilers"))
    view.pass(seconds: 11)
    #expect(view.status == "Waiting for a clock in room main")
  }

  // MARK: Questions

  @Test mutating func itAsksWhenTheItemsMayHaveChanged() {
    hear(.stage(Self.stage()))
    #expect(questions == 1)
    hear(.stage(Self.stage()), .heard)
    #expect(questions == 1)
    // Not more than once a second.
    hear(.stage(Self.stage(edition: 2)), .stage(Self.stage(edition: 3)))
    #expect(questions == 1)
    view.pass(seconds: 1)
    #expect(questions == 2)
    var started = Self.stage(edition: 3)
    started.talk = TalkSnapshot(
      Preset(duration: 600), run: .running(deadline: .start + .seconds(600), since: .start))
    view.pass(seconds: 5)
    hear(.stage(started))
    #expect(questions == 3)
    view.pass(seconds: 29)
    #expect(questions == 3)
    view.pass(seconds: 1)
    #expect(questions == 4)
  }

  @Test mutating func aClockThatIsBackIsAskedAgain() {
    hear(.stage(Self.stage()), .lost(nil))
    view.pass(seconds: 100)
    #expect(questions == 1)
    hear(.stage(Self.stage()))
    #expect(questions == 2)
  }

  // MARK: The terminal

  @Test mutating func itEndsWithQAndFollowsTheTerminal() {
    let size = Size(columns: 100, rows: 30)
    #expect(view.update(.resized(size)) == [.ask(.size(size))])
    #expect(view.canvas.size == size)
    #expect(view.update(.input(.key(.character("q")))) == [.end(.finished)])
    #expect(view.update(.input(.key(.interrupt))) == [.end(.finished)])
  }

  /// It wakes once a second for the digits, and now and then for a question or a minute.
  @Test mutating func itSleepsBetweenChanges() throws {
    try hearAll()
    for _ in 0..<6 {
      view.pass(seconds: 10)
      hear(.heard)
    }
    #expect(view.wakes <= 70)
  }
}
