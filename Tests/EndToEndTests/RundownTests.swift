import Files
import Platform
import Testing
import TimerEngine
import TimerTestSupport

/// A session of talks, run by the built program.
@Suite(.waitsForPrograms)
struct RundownTests {
  private static let rundown = """
    rundown:
      name: Friday
      date: 2036-12-05
      zone: Europe/Vienna
      items:
        - {id: k1, talk: 20m, title: Engines, speaker: Ada, start: "9:00"}
        - {break: 10m, title: Coffee}
        - {id: k2, talk: 20m, title: Compilers, speaker: Grace}

    """

  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    try home.write(Self.rundown, to: "day.yaml")
  }

  private func clock(_ arguments: String...) throws -> Program {
    let file = home.path(of: "day.yaml")
    return try Program(
      command: [Program.path, "--rundown", file, "--room", "test"] + arguments, home: home)
  }

  private func kill(_ program: Program) {
    program.terminal.signal(9)
    _ = program.terminal.waitForEnd(upTo: .patience)
  }

  /// Kills a clock once the disk knows that an item was left.
  private func kill(_ program: Program, onceRecordIsPast item: String) {
    program.wait { current.map { $0 != item } ?? false }
    kill(program)
  }

  /// The id of the item that is loaded, as the disk knows it.
  private var current: String? {
    record.firstMatch(of: #/"current" ?: ?"([^"]*)"/#).map { String($0.1) }
  }

  @Test func aSessionGoesOnAfterAKillBetweenTalksAndDuringOne() throws {
    let first = try clock()
    #expect(first.shows("20:00"))
    #expect(first.lines.first?.hasPrefix("1 of 3") == true, "\(first.lines)")
    first.startOnAnotherDay()
    #expect(first.counts(to: "19:59"))
    first.goOn { _ in current.map { $0 != "k1" } ?? false }
    #expect(first.mentions("Coffee"))
    kill(first, onceRecordIsPast: "k1")

    let second = try clock()
    #expect(second.mentions("The rundown continues with Coffee"), "\(second.lines)")
    #expect(
      second.terminal.wait(upTo: .patience) { _ in
        second.lines.first?.hasPrefix("2 of 3   Next: Grace") == true
      }, "\(second.lines)")
    // A break is left with one press, but not in its first three seconds.
    second.goOn { _ in current == "k2" }
    #expect(second.mentions("Grace"))
    kill(second)

    let third = try clock()
    #expect(third.mentions("The rundown continues with Grace"), "\(third.lines)")
    #expect(third.shows("20:00"))
    third.terminal.send("q")
    #expect(third.terminal.waitForEnd(upTo: .patience) == .exited(0))
  }

  @Test func aChangedFileIsToldAndAnotherDayBeginsAnew() throws {
    let first = try clock("--plain")
    #expect(first.writes("NOTICE #1 of 3"))
    first.terminal.send("n")
    #expect(first.writes("NOTICE Press n again to skip Ada"), "\(first.written)")
    first.terminal.run(for: .milliseconds(600))
    first.terminal.send("n")
    // On another day nothing begins by itself.
    #expect(first.writes { $0.hasPrefix("READY 'Coffee', ") }, "\(first.written)")
    kill(first, onceRecordIsPast: "k1")
    let more = "    - {talk: 5m, title: Closing}\n"
    try home.write(Self.rundown + "    " + more.drop { $0 == " " }, to: "day.yaml")
    let second = try clock("--plain")
    #expect(
      second.writes("NOTICE The rundown continues with Coffee. New in the file: Closing."),
      "\(second.written)")
    kill(second)
    try home.write(Self.rundown.replacing("-05", with: "-11"), to: "day.yaml")
    let third = try clock("--plain")
    #expect(third.writes("NOTICE #1 of 3"), "\(third.written)")
    kill(third)
  }

  /// A link is turned to another version of the file while a talk runs, and the clock is killed.
  @Test func aSessionGoesOnAfterItsLinkWasTurned() throws {
    try home.write(Self.rundown.replacing("Grace", with: "Barbara"), to: "new.yaml")
    let link = home.path(of: "link.yaml")
    func turn(to file: String) throws {
      let turned = try Program(script: "ln -sfn \(file) \(link)", home: home)
      #expect(turned.terminal.waitForEnd(upTo: .patience) == .exited(0))
    }
    func clock() throws -> Program {
      try Program(
        command: [Program.path, "--rundown", link, "--room", "test", "--plain"], home: home)
    }
    try turn(to: "day.yaml")
    let first = try clock()
    #expect(first.writes("NOTICE #1 of 3"))
    first.startOnAnotherDay()
    #expect(first.writes { $0.hasPrefix("START") })
    try turn(to: "new.yaml")
    #expect(first.writes { $0.contains("Changed: Barbara") }, "\(first.written)")
    first.wait { record.contains("Barbara") }
    kill(first)
    let second = try clock()
    #expect(second.writes("NOTICE The rundown continues with Ada"), "\(second.written)")
    kill(second)
  }

  private static let folder = ".local/state/speakerclock/"
  private var record: String { home.text(of: Self.folder + "rundown-test.json") }
  private var report: String { home.text(of: Self.folder + "talks.jsonl") }

  /// Starts the first talk, and kills the clock once that is on disk.
  private func killDuringFirstTalk() throws {
    let program = try clock("--plain")
    program.startOnAnotherDay()
    #expect(program.writes { $0.hasPrefix("START") })
    program.wait { record.contains("\"start\"") }
    kill(program)
  }

  /// The clock was killed in the middle of `next`: the rundown has moved on, and the talk's record
  /// is still there.
  @Test func aTalkWhoseItemHasEndedComesIntoTheReportOnce() throws {
    try killDuringFirstTalk()
    let talk = try #require(record.firstMatch(of: /"talk" : "([^"]+)"/)?.1)
    let start = try #require(record.firstMatch(of: /"start" : (\d+)/)?.1)
    let ended = record.replacing("\"id\" : \"k1\"", with: "\"end\" : \(start), \"id\" : \"k1\"")
      .replacing("\"current\" : \"k1\"", with: "\"current\" : \"k2\"")
    try home.write(ended, to: Self.folder + "rundown-test.json")
    let left = home.text(of: Self.folder + "room-test.json")
    for _ in 0..<2 {
      // Killed again, before the record was removed.
      try home.write(left, to: Self.folder + "room-test.json")
      let program = try clock("--plain")
      #expect(program.writes("NOTICE The rundown continues with Grace"), "\(program.written)")
      program.wait { !home.names(in: Self.folder).contains("room-test.json") }
      #expect(!home.names(in: Self.folder).contains("room-test.json"))
      #expect(report.split(separator: "\n").count { $0.contains(talk) } == 1, "\(report)")
      kill(program)
    }
    #expect(report.contains("\"title\":\"Engines\"") && report.contains("\"speaker\":\"Ada\""))
  }

  @Test func aChangedReadyTalkIsKeptOverAKill() throws {
    let first = try clock()
    first.terminal.send("+")
    #expect(first.shows("21:00"))
    first.wait { record.contains("\"loaded\"") }
    kill(first)
    let second = try clock()
    #expect(second.shows("21:00"))
    kill(second)
  }

  @Test func aTornRecordOfTheRundownDoesNotStopTheTalk() throws {
    try killDuringFirstTalk()
    try home.write(String(record.prefix(60)), to: Self.folder + "rundown-test.json")
    let program = try clock("--plain")
    #expect(
      program.writes { $0.hasPrefix("NOTICE The last talk had not ended: it is still running") })
    #expect(
      program.writes { $0.hasPrefix("The rundown continues with 'Ada', whose talk is") },
      "\(program.written)")
    kill(program)
  }

  @Test func aTornRecordOfTheTalkIsToldAndTheItemIsLoaded() throws {
    try killDuringFirstTalk()
    let torn = String(home.text(of: Self.folder + "room-test.json").prefix(90))
    try home.write(torn, to: Self.folder + "room-test.json")
    let program = try clock("--plain")
    #expect(program.writes("NOTICE The rundown continues with Ada"), "\(program.written)")
    #expect(program.writes { $0.contains("The last talk cannot be read") })
    kill(program)
  }

  /// Nobody knows what has run.
  @Test func anImportStopsAtARecordThatCannotBeRead() throws {
    try home.write("{\"version\": 2}", to: Self.folder + "rundown-main.json")
    try home.write("Title,Duration\nOther,5m\n", to: "table.csv")
    let (lines, ending) = try Program.output(
      of: "rundown", "import", home.path(of: "table.csv"), "--into", home.path(of: "day.yaml"),
      home: home)
    #expect(ending == .exited(65))
    let words = lines.joined()
    #expect(words.contains("rundown-main.json:1:") && words.contains("nothing was imported"))
    #expect(home.text(of: "day.yaml") == Self.rundown)
  }

  @Test func whileAnotherImportWritesNothingIsImported() throws {
    try home.write("Title,Duration\nOther,5m\n", to: "table.csv")
    let imported = try FileSystem.alone(in: home.path) { () throws(FileError) in
      try? Program.output(
        of: "rundown", "import", home.path(of: "table.csv"), "--into", home.path(of: "day.yaml"),
        home: home)
    }
    let (lines, ending) = try #require(imported)
    #expect(ending == .exited(74))
    #expect(lines.joined().contains("day.yaml: another program is writing there"), "\(lines)")
    #expect(home.text(of: "day.yaml") == Self.rundown)
  }

  /// Times of day that are far from each other need a date, which the table may not have.
  @Test func anImportWithoutDatesNamesTheWayOut() throws {
    try home.write("Title,Start,Duration\nA,8:00,5m\nB,21:00,5m\n", to: "table.csv")
    let (lines, ending) = try Program.output(
      of: "rundown", "import", home.path(of: "table.csv"), home: home)
    #expect(ending == .exited(65))
    #expect(lines.joined().contains("--day 2026-12-04 gives"), "\(lines)")
  }

  @Test func anImportStopsAtARoomThatIsNotInTheFile() throws {
    let table = "Title,Duration,Room\nWelcome,5m,\nOther,5m,Main\nLast,5m,Side\n"
    try home.write(table, to: "table.csv")
    let (lines, ending) = try Program.output(
      of: "rundown", "import", home.path(of: "table.csv"), "--in-room", "Mian", "--into",
      home.path(of: "day.yaml"), home: home)
    #expect(ending == .exited(64))
    let words = lines.joined(separator: " ")
    #expect(
      words.contains("'Mian' is not a room in the file. Expected one of 'Main', 'Side'"),
      "\(lines)")
    #expect(home.text(of: "day.yaml") == Self.rundown)
  }

  @Test(arguments: [
    ["--rundown"], ["rundown", "check"], ["rundown", "import"], ["rundown", "show"],
  ])
  func aFileThatIsNotThereIsRefused(command: [String]) throws {
    let program = try Program(command: [Program.path] + command + ["/no/day.yaml"], home: home)
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(65))
    #expect(program.written == ["Error: There is no file '/no/day.yaml'."])
  }

  @Test func aPlanIsCheckedAndShownInOtherZones() throws {
    let text = Self.rundown.replacing(
      "{id: k2, talk: 20m,", with: "{id: k2, talk: 20m, start: \"9:25\", zone: America/New_York,")
    try home.write(text, to: "day.yaml")
    let file = home.path(of: "day.yaml")
    let (warnings, ending) = try Program.output(of: "rundown", "check", file, home: home)
    #expect(ending == .exited(0))
    #expect(
      warnings == [
        "\(file): 'Coffee' at 9:20 lasts 5:00, not 10:00: a break ends when the next item starts, "
          + "'Grace' at 9:25",
        "\(file): 'Grace' at 9:25 is at 3:25 for the speaker in America/New_York",
        "\(file): Friday, 5 December 2036: 3 items",
      ])
    let (table, _) = try Program.output(
      of: "rundown", "show", file, "--zones", "Europe/Vienna,Pacific/Auckland", home: home)
    #expect(table.count == 4)
    #expect(table.last?.hasPrefix("9:25") == true)
    #expect(table.last?.hasSuffix("Grace: Compilers (America/New_York *)") == true)
    #expect(table.last?.contains("21:25") == true)
  }
}
