import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The outcome of a command, whoever gives it.
struct OutcomeTests {
  /// A talk without a rundown, or the first of three items.
  private static func session(hasRundown: Bool) throws -> Session {
    var settings = Settings.steady
    guard hasRundown else {
      let talk = Preset(
        Format(name: "Paper", segments: [Segment(length: 60), Segment(length: 30)]))
      return Session(of: talk, settings: settings)
    }
    settings.clock.rundown = Rundown(
      items: [
        .ofTenMinutes("Ada", 0), .ofTenMinutes("Coffee", 10, isBreak: true),
        .ofTenMinutes("Grace", 20),
      ],
      localTime: .utc)
    return Session(
      of: try #require(settings.clock.rundown?.presetToLoad(at: Programme.start)),
      settings: settings)
  }

  /// The keys that lead to each state, with the seconds after each of them.
  private static let states: [(name: String, keys: [(key: String, seconds: Int)])] = [
    ("ready", []), ("runs", [(" ", 5)]), ("zero", [(" ", 60)]), ("over", [(" ", 70)]),
    ("paused", [(" ", 5), (" ", 5)]), ("2nd", [(" ", 60), ("n", 5)]),
    ("last", [(" ", 60), ("n", 40)]), ("title", [("m", 5)]), ("black", [(" ", 5), ("b", 5)]),
  ]
  private static let rundownStates: [(name: String, keys: [(key: String, seconds: Int)])] = [
    ("ready", []), ("runs", [(" ", 5)]), ("over", [(" ", 605)]),
    ("paused", [(" ", 5), (" ", 5)]), ("break", [(" ", 605), ("n", 5)]),
    ("3rd", [(" ", 605), ("n", 5), ("n", 5)]),
    ("end", [(" ", 605), ("n", 5), ("n", 5), (" ", 605), ("n", 5)]),
  ]

  private static let commands: [(name: String, command: Command)] = [
    ("start", .start), ("stop", .stop), ("toggle", .toggle), ("next", .nextSegment),
    ("previous", .previousSegment), ("add 1m", .add(60)), ("set 5m", .set(to: 300)),
    ("red", .go(.red)), ("reset", .reset), ("undo", .undo), ("redo", .redo), ("preset 3", .slot(3)),
    ("store 3", .store(3)), ("skip", .skip(nil)), ("shorten 5m", .shorten(300, handle: nil)),
    ("insert 5m", .insert(300, "")), ("catch up", .catchUp),
    ("go Grace", .goTo(.text("Grace"))), ("go #1", .goTo(.handle(1))),
    ("move Grace", .move("Grace before Coffee")), ("skip Ada", .skip(.text("Ada"))),
    ("title X", .name(.title, "X", handle: nil)), ("reload", .reload), ("flash", .flash),
    ("black", .setBlackout(true)), ("message", .showMessage("Hello", seconds: nil)),
    ("clear", .clear), ("time", .time), ("quit", .quit),
  ]

  private static func letter(of outcome: Outcome) -> String {
    switch outcome {
    case .done: "d"
    case .later: "l"
    case .nothingToDo: "-"
    case .refused: "r"
    case .guarded: "g"
    }
  }

  /// A letter for the outcome that all senders have, or one each for the console, a line and a
  /// client.
  private static func outcomes(of command: Command, in session: Session) -> String {
    let letters = [Sender.console, .line, .client("phone")].map { sender in
      var clock = session.console.clock
      return letter(of: clock.perform(command, by: sender))
    }
    return Set(letters).count == 1 ? letters[0] : letters.joined()
  }

  private static func table(hasRundown: Bool) throws -> [String] {
    let states = hasRundown ? rundownStates : Self.states
    let sessions = try states.map { state in
      var session = try session(hasRundown: hasRundown)
      session.handle(.launched(LaunchInfo()))
      for (key, seconds) in state.keys {
        session.press(key)
        session.pass(seconds: seconds)
      }
      return session
    }
    func row(_ name: String, _ cells: [String]) -> String {
      name.padded(to: 12) + cells.map { $0.padded(to: 8) }.joined()
    }
    let rows = commands.map { name, command in
      row(name, sessions.map { outcomes(of: command, in: $0) })
    }
    return [row("", states.map(\.name))] + rows
  }

  /// Done, later, nothing to do (`-`), refused or guarded: the same for all, but a line is never
  /// guarded.
  @Test(arguments: [("outcomes", false), ("outcomes-rundown", true)])
  func allSendersAreEqual(name: String, hasRundown: Bool) throws {
    let table = try Self.table(hasRundown: hasRundown)
    #expect(difference(table, fromStored: name) == nil)
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
