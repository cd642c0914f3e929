import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The outcome of the same command for every way of sending it, in many states of the clock.
///
/// All ways lead to the same clock, which has a screen and also takes lines.
struct EveryWayTests {
  /// A command in a state, and what became of it on each way that it has.
  private struct Cell {
    let state: TestedState
    let command: TestedCommand
    var verdicts: [Way: Verdict] = [:]
    /// What became of it on each way on which it was guarded, once it was confirmed.
    var confirmed: [Way: Verdict] = [:]

    /// What a client was told.
    var client: Verdict? { verdicts[.socket] }

    /// Whether it is a toggle that is ignored because another one was just carried out.
    var isDebounced: Bool { command.line == "toggle" && client == .nothing }

    var name: String { "\(command.line) in \(state.name)" }
  }

  private static let toggle = TestedCommand("toggle", key: " ", click: .digits)
  private static let next = TestedCommand("next", key: "n")

  private static let commands = [
    TestedCommand("start"), TestedCommand("stop"), toggle,
    TestedCommand("add 1m", key: "+"), TestedCommand("set 5m"),
    TestedCommand("preset 2", key: "2", click: .slot(2)),
    TestedCommand("green", key: "g", click: .lamp(.green)),
    TestedCommand("yellow", key: "y", click: .lamp(.yellow)), TestedCommand("reset"), next,
    TestedCommand("previous", key: "p"),
    TestedCommand("undo", key: "u", click: .undo),
    TestedCommand("redo", key: "\u{12}"),
    TestedCommand("go Grace"), TestedCommand("skip"),
    TestedCommand("blackout on", key: "b"),
    TestedCommand("message", key: "m"), TestedCommand("clear"),
    TestedCommand("flash", key: "f"),
  ]

  /// A row for each state, with a cell for each command.
  private static let rows = Result { try TestedState.all.map(row) }

  private static func row(_ state: TestedState) throws -> [Cell] {
    let session = try state.session()
    return commands.map { command in
      var cell = Cell(state: state, command: command)
      for way in Way.allCases {
        var session = session
        cell.verdicts[way] = session.give(command, by: way)
        guard cell.verdicts[way] == .guarded else { continue }
        cell.confirmed[way] = session.confirm(command, by: way)
      }
      return cell
    }
  }

  /// All cells.
  private func cells() throws -> [Cell] { try Array(Self.rows.get().joined()) }

  // MARK: The table

  /// One letter if all ways have the same outcome, or else one for each way, with a dot for one
  /// that there is not.
  private static func text(of cell: Cell) -> String {
    let letters = Way.allCases.map { cell.verdicts[$0]?.rawValue ?? "." }
    let all = Set(letters).subtracting(["."])
    return String(all.count == 1 ? Array(all) : letters)
  }

  private static func picture(of rows: [[Cell]]) -> [String] {
    let header = [""] + commands.map(\.line)
    let rows = [header] + rows.map { [$0[0].state.name] + $0.map(text) }
    let widths = header.indices.map { column in (rows.map { $0[column].count }.max() ?? 0) + 2 }
    let ways = Way.allCases.map(\.rawValue).joined(separator: " ")
    return [ways, ""]
      + rows.map { row in
        zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined()
      }
  }

  @Test func theOutcomesAreThoseOfTheTable() throws {
    let picture = try Self.picture(of: Self.rows.get())
    #expect(difference(picture, fromStored: "every-way") == nil)
  }

  // MARK: Who is like whom

  @Test func aSenderIsToldTheTruth() throws {
    for cell in try cells() {
      #expect(!cell.verdicts.values.contains(.wrong), "\(cell.name)")
    }
  }

  /// What loses nothing is the same for everybody, unless the keys have another meaning now, or a
  /// click only uncovers the digits.
  @Test(arguments: ["start", "stop", "toggle", "add 1m"])
  func whatLosesNothingIsTheSameOnAllWays(line: String) throws {
    let cells = try cells().filter { $0.command.line == line }
    for cell in cells where cell.state.takesKeys {
      var verdicts = cell.verdicts
      if cell.isDebounced { verdicts[.line] = nil }
      #expect(Set(verdicts.values).subtracting([.elsewhere]).count == 1, "\(cell.name)")
    }
  }

  /// A line of the program's own input is neither guarded nor debounced; but everybody is asked
  /// whether the rundown begins anew that has ended.
  @Test func aLineIsADecision() throws {
    for cell in try cells() {
      let line = cell.verdicts[.line]
      let beginsAnew = ["start in end", "toggle in end"].contains(cell.name)
      #expect((line == .guarded) == beginsAnew, "\(cell.name)")
      if cell.isDebounced {
        #expect(line == .done, "\(cell.name)")
      } else if cell.client == .done || cell.client == .nothing {
        #expect(line == cell.client, "\(cell.name)")
      }
    }
  }

  /// The operator is asked about what a client has to mark as decided.
  @Test func theOperatorIsGuardedAsClientsAre() throws {
    for cell in try cells() where cell.state.takesKeys {
      #expect((cell.verdicts[.prompt] == .guarded) == (cell.client == .guarded), "\(cell.name)")
    }
  }

  /// A key and a click do what the typed command does, unless a click only uncovers the digits.
  @Test(arguments: [
    "toggle", "add 1m", "preset 2", "green", "yellow", "previous", "undo", "flash",
  ])
  func aKeyIsLikeTheTypedCommand(line: String) throws {
    for cell in try cells() where cell.command.line == line && cell.state.takesKeys {
      #expect(cell.verdicts[.key] == cell.verdicts[.prompt], "\(cell.name)")
      if let click = cell.verdicts[.mouse], click != .elsewhere {
        #expect(click == cell.verdicts[.prompt], "\(cell.name)")
      }
    }
  }

  @Test func aGuardedCommandIsDoneOnceItIsConfirmed() throws {
    for cell in try cells() {
      for (way, verdict) in cell.verdicts where verdict == .guarded {
        #expect(cell.confirmed[way] == .done, "\(cell.name), \(way)")
      }
    }
  }

  // MARK: Lamps

  /// A running talk goes on from a lamp's time, and with `reset` it ends.
  @Test(arguments: Way.allCases)
  func aRunningTalkGoesOnFromALamp(way: Way) throws {
    for command in Self.commands where ["green", "yellow", "reset"].contains(command.line) {
      var session = try TestedState.running.session()
      let talk = session.console.snapshot
      guard let verdict = session.give(command, by: way) else { continue }
      #expect(verdict == (way == .line ? .done : .guarded), "\(command.line)")
      if verdict == .guarded {
        #expect(session.console.snapshot == talk, "\(command.line)")
        #expect(session.confirm(command, by: way) == .done, "\(command.line)")
      }
      let after = session.console.snapshot
      let left = ["green": 120, "yellow": 20, "reset": 120][command.line]
      #expect(session.shown == left, "\(command.line)")
      #expect(after.isRunning == (command.line != "reset"), "\(command.line)")
      #expect((after.tally?.id == talk.tally?.id) == after.isRunning, "\(command.line)")
    }
  }

  // MARK: Two senders

  private static let pairs = Way.allCases.flatMap { first in Way.allCases.map { (first, $0) } }

  /// A line is not debounced; after the half second a break that has just begun is asked about.
  @Test(arguments: pairs.filter { $0 != .mouse && $1 != .mouse })
  func aSecondNextWithinHalfASecondIsRefused(first: Way, second: Way) throws {
    var session = try TestedState.itemOver.session()
    #expect(session.give(Self.next, by: first) == .done)
    var later = session
    session.pass(.milliseconds(499))
    #expect(session.give(Self.next, by: second) == (second == .line ? .done : .refused))
    later.pass(.milliseconds(500))
    #expect(later.give(Self.next, by: second) == (second == .line ? .done : .guarded))
  }

  /// A line is not debounced; two clicks of the mouse are a double click, which means something
  /// else.
  @Test(arguments: pairs.filter { $0 != .mouse || $1 != .mouse })
  func aSecondToggleWithinHalfASecondIsIgnored(first: Way, second: Way) throws {
    var session = try TestedState.ready.session()
    #expect(session.give(Self.toggle, by: first) == .done)
    var later = session
    session.pass(.milliseconds(499))
    let isLine = second == .line
    #expect(session.give(Self.toggle, by: second) == (isLine ? .done : .nothing))
    #expect(session.isRunning == !isLine)
    later.pass(.milliseconds(500))
    #expect(later.give(Self.toggle, by: second) == .done)
    #expect(!later.isRunning)
  }
}

/// A state of the clock, by the keys that lead to it.
struct TestedState {
  /// What the clock runs.
  enum Programme {
    /// A talk of two minutes.
    case talk
    /// The same with five minutes for questions.
    case parts
    /// Two talks and a break between them, two minutes each.
    case rundown
  }

  let name: String
  let programme: Programme
  /// Keys, and the seconds that pass after each of them.
  let steps: [(keys: String, seconds: Double)]
  /// Whether keys mean what they usually do.
  var takesKeys = true

  static let ready = TestedState(name: "ready", programme: .talk, steps: [])
  static let running = TestedState("green", .talk, (" ", 5))
  static let itemOver = TestedState(name: "item over", programme: .rundown, steps: [(" ", 125)])

  static let all =
    [
      ready, running, TestedState("yellow", .talk, (" ", 105)),
      TestedState("red", .talk, (" ", 117)), TestedState("last second", .talk, (" ", 119.5)),
      TestedState("zero", .talk, (" ", 120.5)), TestedState("over", .talk, (" ", 130)),
      TestedState("paused green", .talk, (" ", 5), (" ", 5)),
      TestedState("paused yellow", .talk, (" ", 105), (" ", 5)),
      TestedState("paused red", .talk, (" ", 117), (" ", 5)),
      TestedState("paused over", .talk, (" ", 130), (" ", 5)),
      TestedState("first part", .parts, (" ", 5)),
      TestedState("second part", .parts, (" ", 125), ("n", 5)),
      TestedState("message, ready", .talk, ("m", 5)),
      TestedState("message, runs", .talk, (" ", 5), ("m", 5)),
      TestedState("black", .talk, (" ", 5), ("b", 5)),
      TestedState("flash", .talk, (" ", 5), ("f", 0.2)),
      // Three other themes, more than which a second must not see.
      TestedState("flicker", .talk, (" ", 5), ("ccc", 0.1)),
    ] + ofRundown + ofSlips

  private static let ofRundown = [
    TestedState("item ready", .rundown), TestedState("item runs", .rundown, (" ", 5)), itemOver,
    TestedState("break", .rundown, (" ", 125), ("n", 5)),
    TestedState("after break", .rundown, (" ", 125), ("n", 5), ("n", 5)),
    TestedState("last runs", .rundown, (" ", 125), ("n", 5), ("n", 5), (" ", 5)),
    TestedState("end", .rundown, (" ", 125), ("n", 5), ("n", 5), (" ", 125), ("n", 5)),
    TestedState("next skipped", .rundown, (":skip Grace\r", 5), (" ", 125)),
  ]

  private static let ofSlips = [
    // Tab shows the controls for the mouse, one of which undoes.
    TestedState("changed", .talk, ("+", 1), ("\t", 5)),
    TestedState("just started", .talk, (" ", 0.2)),
    TestedState("just gone on", .parts, (" ", 125), ("n", 0.2)),
    TestedState("just closed", .talk, (" ", 5), ("m", 5), (" ", 1)),
    TestedState("asked", .parts, (" ", 5), ("n", 1)),
    TestedState("locked", .talk, (" ", 5), ("k", 1), takesKeys: false),
    TestedState("help", .talk, (" ", 5), ("?", 1), takesKeys: false),
    TestedState("prompt", .talk, (" ", 5), (":", 1), takesKeys: false),
  ]

  private init(name: String, programme: Programme, steps: [(keys: String, seconds: Double)]) {
    (self.name, self.programme, self.steps) = (name, programme, steps)
  }

  private init(
    _ name: String, _ programme: Programme, _ steps: (keys: String, seconds: Double)...,
    takesKeys: Bool = true
  ) {
    self.init(name: name, programme: programme, steps: steps)
    self.takesKeys = takesKeys
  }

  /// A clock in this state.
  func session() throws -> Session {
    var settings = Settings()
    var talk = Preset(duration: 120, title: "Engines")
    switch programme {
    case .talk: break
    case .parts:
      let questions = Segment(name: "Questions", length: 300, thresholds: .proportional(to: 300))
      talk.format.segments.append(questions)
    case .rundown:
      let rundown = Self.rundown
      settings.clock.rundown = rundown
      talk = try #require(rundown.presetToLoad(at: rundown.items[0].plannedStart))
    }
    var session = Session(of: talk, settings: settings)
    session.handle(.launched(LaunchInfo()))
    // A click is meant for the clock, and no part of a double click.
    session.handle(.input(.focus(true)))
    session.pass(.milliseconds(300))
    for (keys, seconds) in steps {
      session.press(keys)
      session.pass(.seconds(seconds))
    }
    return session
  }

  private static var rundown: Rundown {
    let start = Int(Session().console.moment.wallClock.components.seconds)
    let items = ["Ada", "Coffee", "Grace"].enumerated().map { number, name in
      let begin = start + number * 120
      return RundownItem(
        id: name, isBreak: name == "Coffee", title: name, preset: Preset(duration: 120),
        plannedStart: begin, plannedEnd: begin + 120)
    }
    return Rundown(items: items)
  }
}
