import Files
import StageRenderer
import Testing
import TimerTestSupport

/// A session of eight items whose programme changes all the time, with an operator's terminal and a
/// display.
///
/// A speaker is replaced, a talk is moved, one is inserted, one is left out and brought back; the
/// file is edited three times, once broken and once cut off; and the clock is killed twice. The
/// report says what happened.
@Suite(.waitsForPrograms)
struct ChangingProgrammeTests {
  private static let head = """
    rundown:
      name: Friday
      date: 2036-12-05
      zone: Europe/Vienna
      items:
        - {id: a, talk: 20m, title: Engines, speaker: Ada Lovelace, start: "9:00", note: two microphones}
        - {id: b, talk: 15m, title: Compilers, speaker: Grace Hopper, call: left door}
        - {break: 10m, title: Coffee}

    """
  private static let tail = """
        - {id: c, talk: 20m, title: Machines, speaker: Alan Turing}
        - {id: d, talk: 10m, title: Moons, speaker: Margaret Hamilton}
        - {id: e, talk: 10m, title: Graphs, speaker: Edsger Dijkstra}
        - {break: 15m, title: Lunch}
        - {id: h, talk: 20m, title: Panel}

    """
  private static let record = ".local/state/speakerclock/rundown-test.json"

  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    try home.write(Self.head + Self.tail, to: "day.yaml")
  }

  private func clock() throws -> Program {
    try Program(
      command: [
        Program.path, "--rundown", home.path(of: "day.yaml"), "--room", "test", "--operator",
        "--glyphs", "ascii",
      ], home: home)
  }

  private func kill(_ program: Program) {
    program.terminal.signal(9)
    _ = program.terminal.waitForEnd(upTo: .patience)
  }

  /// Types a command at the clock, and waits for what it tells.
  private func type(_ command: String, _ answer: String, at clock: Program) {
    clock.terminal.send(":")
    #expect(clock.says(":"), "\(clock.status)")
    clock.terminal.send(command + "\r")
    #expect(clock.mentions(answer), "\(command): \(clock.status)")
  }

  /// Waits until the list of the rundown has these items in this order.
  private func lists(_ names: [String], at clock: Program) -> Bool {
    clock.terminal.wait(upTo: .patience) { screen in
      let lines = screen.canvas.lines.joined(separator: "\n")
      var rest = lines[...]
      return names.allSatisfy { name in
        guard let place = rest.firstRange(of: name) else { return false }
        rest = rest[place.upperBound...]
        return true
      }
    }
  }

  private func start(_ item: String, at clock: Program) {
    if record?.startedIds.isEmpty ?? true {
      clock.startOnAnotherDay()
    } else {
      clock.terminal.send(" ")
    }
    waitForRecord(of: "the start of \(item)", at: clock) {
      $0.current == item && $0.startedIds.contains(item)
    }
  }

  /// Goes on to an item, and waits until the disk knows it.
  private func goOn(to item: String, at clock: Program) {
    clock.goOn { _ in record.map { $0.current == item } ?? false }
    waitForRecord(of: item, at: clock) { $0.current == item }
    // The same person can go on again only after half a second.
    clock.terminal.run(for: .milliseconds(600))
  }

  /// What is on the disk about the rundown.
  private var record: RundownRecord? {
    home.bytes(of: Self.record).flatMap { RundownRecord($0) }
  }

  /// Waits until the disk knows something of the rundown.
  private func waitForRecord(
    of what: String, at clock: Program, _ condition: (RundownRecord) -> Bool
  ) {
    func isSo() -> Bool { record.map(condition) ?? false }
    clock.wait(until: isSo)
    let isKnown = isSo()
    #expect(isKnown, "\(what): \(clock.status)")
  }

  @Test func theReportSaysWhatTrulyHappened() throws {
    // It is too small for letters of pixels.
    let display = try Program(
      command: [Program.path, "display", "--room", "test", "--glyphs", "ascii"], home: home,
      size: Size(columns: 40, rows: 6))
    var clock = try self.clock()
    #expect(lists(["#1 Ada", "two microphones", "#8 Panel"], at: clock), "\(clock.lines)")
    start("a", at: clock)

    // The second speaker is replaced in the file, in place.
    let replaced = Self.head.replacing("Grace Hopper", with: "Barbara Liskov")
    try home.write(replaced + Self.tail, to: "day.yaml")
    #expect(clock.mentions("Changed: Barbara Liskov"), "\(clock.status)")
    type("move Moons before #4", "Moved: Margaret Hamilton: Moons, now before Alan", at: clock)
    type("insert 5m Announcements", "Inserted: Announcements", at: clock)
    type("skip Graphs", "Skipped: Edsger Dijkstra: Graphs", at: clock)
    #expect(
      lists(
        ["Ada", "#9 Announcements", "#2 Barbara", "#3 Coffee", "#5 Margaret", "#4 Alan"], at: clock),
      "\(clock.lines)")

    // A broken file changes nothing, and a cut one neither.
    try home.write(replaced + Self.tail + "  : {", to: "day.yaml")
    #expect(clock.mentions("day.yaml:"), "\(clock.status)")
    try home.write(replaced, to: "day.yaml")
    #expect(
      clock.mentions("File not applied: 5 items are missing. Type :reload to remove them."),
      "\(clock.status)")
    clock.wait { home.text(of: Self.record).contains("\"skipped\"") }
    kill(clock)

    clock = try self.clock()
    #expect(clock.mentions("File not applied: 5 items are missing"), "\(clock.status)")
    #expect(
      lists(
        ["Ada", "#9 Announcements", "#2 Barbara", "#5 Margaret", "#4 Alan", "#8 Panel"], at: clock),
      "\(clock.lines)")
    try home.write(replaced + Self.tail, to: "day.yaml")
    goOn(to: "inserted-1", at: clock)
    type("title News", "Changed: News", at: clock)
    #expect(display.terminal.wait(upTo: .patience) { $0.canvas.lines.joined().contains("News") })
    start("inserted-1", at: clock)
    kill(clock)

    clock = try self.clock()
    #expect(lists(["#9 News", "#2 Barbara"], at: clock), "\(clock.lines)")
    type("move #6 after #5", "Moved: Edsger Dijkstra: Graphs, now after Margaret", at: clock)
    goOn(to: "b", at: clock)
    start("b", at: clock)
    goOn(to: "Coffee@2112078900", at: clock)
    goOn(to: "d", at: clock)
    start("d", at: clock)
    for item in ["e", "c"] {
      goOn(to: item, at: clock)
      start(item, at: clock)
    }
    goOn(to: "Lunch@2112081900", at: clock)
    type("skip Panel", "Skipped: Panel", at: clock)
    clock.goOn { $0.canvas.lines.last?.contains("The rundown has ended") == true }
    #expect(clock.mentions("The rundown has ended"), "\(clock.status)")

    let expected = [
      "9:00 Ada Lovelace Engines", "- News", "9:20 Barbara Liskov Compilers",
      "9:35 Coffee, break", "9:45 Margaret Hamilton Moons", "9:55 Edsger Dijkstra Graphs",
      "10:05 Alan Turing Machines", "10:25 Lunch, break", "10:40 Panel, not held",
    ]
    // What ends last may not be on the disk yet.
    clock.wait { (try? rows()) == expected }
    let reported = try rows()
    #expect(reported == expected)
  }

  /// The rows of the report: when each item was planned, its names, and what else must be known.
  private func rows() throws -> [String] {
    let (lines, _) = try Program.output(of: "report", "--format", "csv", home: home)
    return lines.dropFirst().map { line in
      let fields = line.replacing("\"", with: "").split(
        separator: ",", omittingEmptySubsequences: false
      ).map(String.init)
      guard fields.count > 6 else { return line }
      let planned = fields[5].split(separator: " ").last?.dropLast(3) ?? "-"
      let names = [fields[3], fields[2]].filter { !$0.isEmpty }.joined(separator: " ")
      let (kind, held) = (fields[fields.count - 5], fields[fields.count - 4])
      return "\(planned.first == "0" ? planned.dropFirst() : planned) \(names)"
        + (held == "no" ? ", not held" : kind == "break" ? ", break" : "")
    }
  }
}
