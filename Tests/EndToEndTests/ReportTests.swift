import Files
import StageRenderer
import Testing
import TimerTestSupport

/// The talks that the program adds to the report, and what it prints about them.
@Suite(.waitsForPrograms)
struct ReportTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private static let path = ".local/state/speakerclock/talks.jsonl"

  /// The talks in the report, and what is wrong in it.
  private var report: ReportReader {
    ReportReader(home.bytes(of: Self.path) ?? [], file: "talks.jsonl")
  }

  private func run(_ script: String) throws -> [String] {
    let program = try Program(script: script, home: home)
    #expect(program.terminal.waitForEnd(upTo: .seconds(60)) != nil)
    return program.written
  }

  /// Gives commands to a clock that reads lines, each a tenth of a second after the answer to the
  /// one before; `...` waits until the same person can go on once more.
  private func talk(
    _ commands: String..., length: String = "5:00", options: String = ""
  ) throws {
    let lines = commands.map { $0 == "..." ? "sleep 0.6" : "give '\($0)'" }.joined(separator: "; ")
    _ = try run(
      """
      give() {
        lines=$(wc -l <out); echo "$1"; tries=0
        while [ $(wc -l <out) = $lines ] && [ $((tries += 1)) -lt 200 ]; do sleep 0.02; done
        sleep 0.1
      }
      mkfifo in; (while ! [ -e out ] || ! grep -q READY out; do sleep 0.05; done; \(lines)) >in &
      speakerclock \(length) \(options) <in >out; rm in out
      """)
  }

  @Test func aTalkThatWasEndedIsInTheReport() throws {
    let program = try Program("5:00", "--title", "Engines", home: home)
    let start = ContinuousClock.now
    program.terminal.send(" ")
    #expect(program.counts(to: "04:59"))
    program.terminal.send("+")
    #expect(program.counts(to: "05:58"))
    program.quit()
    #expect(program.terminal.waitForEnd(upTo: .patience) == .exited(1))
    let talk = try #require(report.talks.first)
    #expect(talk.title == "Engines" && talk.room == "main" && talk.added == 60_000)
    #expect((2_000...Int(start.duration(to: .now) / .milliseconds(1))).contains(talk.net))
    let lines = try run("speakerclock report")
    #expect(
      lines.contains { $0.contains(" Engines ") && $0.contains("5:00") && $0.contains("+1:00") })
    #expect(lines.contains { $0.hasPrefix("1 talk: 0:") })
  }

  private func writeRundown() throws -> String {
    try home.write(
      """
      rundown:
        name: Friday
        zone: Pacific/Kiritimati
        items:
          - {id: k1, talk: 20m, title: Engines, speaker: Ada, start: "9:00"}
          - {break: 10m, title: Coffee}
          - {id: k2, talk: 20m, title: Compilers, ends: "9:45"}
          - {id: k3, talk: 20m, title: Machines}
          - {id: k4, talk: 20m, title: Panel}
          - {id: k5, talk: 20m, title: Closing words}

      """, to: "day.yaml")
  }

  /// The rows of the report: names with what must be known, and planned starts.
  private func rows() throws -> [String] {
    let lines = try run("speakerclock report | cat")
    return lines.compactMap { line in
      line.firstMatch(of: #/^ ?(\d+:\d\d) +(?:\d+:\d\d|-) +\S+ +(\S.*?)  /#).map {
        "\($0.1) \($0.2)"
      }
    }
  }

  /// A talk that was gone back to, a break, one that was skipped, and those that were still to come
  /// when the clock was quit; then the rundown goes on.
  @Test func aRundownIsReportedAsItHappened() throws {
    let rundown = "--rundown \(try writeRundown())"
    try talk(
      "start", "! next", "...", "next", "...", "skip", "...", "start", "! next", "...",
      "! previous", "...", "start", "! quit", length: "", options: rundown)
    #expect(report.problems.isEmpty && report.tornLines.isEmpty)
    let first = [
      "9:00 Ada: Engines", "9:20 Coffee, break", "9:30 Compilers, not held",
      "9:45 Machines, 2 starts",
    ]
    #expect(try rows() == first + ["10:05 Panel, not held", "10:25 Closing words, not held"])
    let run = Set((report.talks + report.leftOut).map { $0.item?.rundown.run })
    #expect(run.count == 1)
    // It goes on where it was, as the same run.
    try talk("! next", "...", "start", "! next", "...", "! quit", length: "", options: rundown)
    #expect(try rows() == first + ["10:05 Panel", "10:25 Closing words, not held"])
    #expect(Set((report.talks + report.leftOut).map { $0.item?.rundown.run }) == run)
    let ranks = Set((report.talks + report.leftOut).map(\.rank))
    #expect(ranks.count == 1)
    // Another run begins anew, and nothing of it was held.
    try talk("add 1m", "! quit", length: "", options: rundown + " --restart")
    #expect(try rows().count == 6)
    let csv = try self.run("speakerclock report --format csv | cat")
    #expect(csv.contains { $0.contains(" 09:30:00\",,\"") && $0.contains(",1200.0") == false })
    #expect(csv.contains { $0.contains(",Friday,Pacific/Kiritimati,k3,4,talk,yes,2,") })
  }

  /// Killed between two items: what was passed over is in the report, once, and what is still to
  /// come is not.
  @Test func aKillLosesNoItemThatWasLeftOut() throws {
    let rundown = try writeRundown()
    for round in 0..<2 {
      let pipe = try home.makePipe("commands-\(round)")
      let program = try Program(
        script: "exec speakerclock --plain --rundown \(rundown) 3<>\(pipe) <\(pipe)", home: home)
      #expect(program.writes { $0.hasPrefix("READY") || $0.hasPrefix("NOTICE") })
      for command in round == 0 ? ["start", "! next", "skip"] : ["! next"] {
        let count = program.written.count
        _ = try run("echo '\(command)' >\(pipe)")
        program.wait { program.written.count > count }
        // The same person can go on again only after half a second.
        program.terminal.run(for: .milliseconds(600))
      }
      // The report was written before it.
      let record = ".local/state/speakerclock/rundown-main.json"
      program.wait { home.text(of: record).contains("\"skipped\"") }
      program.terminal.signal(9)
      #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
      let names = report.leftOut.compactMap { $0.item?.id }
      #expect(names == ["k2"], "round \(round): \(home.text(of: Self.path))")
    }
  }

  /// On a terminal a long name is cut, and in a pipe it is whole.
  @Test func namesAreCutOnATerminalAlone() throws {
    let title =
      "A title that is longer than a terminal is wide, whatever else its line has beside it, so that "
      + "nobody sees its last words there"
    try talk("start", "reset", options: "--title '\(title)'")
    let shown = try run("speakerclock report")
    #expect(shown.contains { $0.contains("A title that is") && $0.contains("…") }, "\(shown)")
    let piped = try run("speakerclock report | grep -c 'sees its last words there  '")
    #expect(piped == ["1"], "\(piped)")
  }

  @Test func aRoomWithoutTalksIsTold() throws {
    try talk("start", "reset", options: "--room hall")
    let lines = try run("speakerclock report --room hal --room hall; echo status $?")
    #expect(
      lines.contains("There are no talks of room hal. Rooms in the report: hall."), "\(lines)")
    #expect(lines.contains { $0.contains(", room hall") } && lines.last == "status 0")
    let later = try run(
      "speakerclock report --room hall --since 2199-01-01 --format csv 2>&1 | cat")
    #expect(later.contains("There are no talks of room hall since 2199-01-01."), "\(later)")
  }

  @Test func anEndThatIsUndoneIsVoid() throws {
    try talk("start", "reset", "undo", "reset", "start", "reset", "undo", "undo")
    let lines = home.text(of: Self.path).split(separator: "\n")
    #expect(lines.count == 5)
    // Each says who has written it.
    let holders = lines.map { $0.firstMatch(of: #/"holder":"([0-9a-f]{32})"/#)?.1 }
    #expect(Set(holders).count == 1 && !holders.contains(nil), "\(lines)")
    #expect(lines.allSatisfy { $0.contains(#/"term":1[,}]/#) })
    #expect(report.talks.count == 1)
    #expect(report.problems.isEmpty && report.tornLines.isEmpty)
  }

  /// Options, and how many talks are reported with them.
  @Test(arguments: [
    ("", 1), ("--no-report", 0), ("--speed 60", 0), ("--speed 60 --room hall", 1),
    ("--room hall", 1),
  ])
  func whatIsReportedDependsOnTheOptions(options: String, count: Int) throws {
    try talk("start", "reset", options: options)
    #expect(report.talks.count == count)
    let room = options.isEmpty ? "main" : "hall"
    #expect(report.talks.allSatisfy { $0.room == room })
    #expect(report.talks.allSatisfy { $0.isRehearsal == options.contains("speed") })
  }

  /// A talk goes on after a crash as the same talk, with its true start and its pause.
  @Test func aTalkThatSurvivesACrashIsOneTalk() throws {
    let first = try Program("5:00", "--start", home: home)
    var record: String { home.text(of: ".local/state/speakerclock/talk.json") }
    #expect(first.counts(to: "04:58"))
    first.terminal.send(" ")
    #expect(first.mentions("PAUSED"))
    first.wait { record.contains(#""run" : "paused""#) }
    first.terminal.run(for: .milliseconds(1500))
    first.terminal.send(" ")
    #expect(first.counts(to: "04:56"))
    first.wait { record.contains(#""run" : "running""#) }
    first.terminal.signal(9)
    #expect(first.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    #expect(report.talks.isEmpty)
    let second = try Program(home: home)
    #expect(second.says("The last talk had not ended"))
    second.terminal.run(for: .milliseconds(1000))
    second.quit()
    #expect(second.terminal.waitForEnd(upTo: .patience) == .exited(1))
    let talk = try #require(report.talks.first)
    #expect(report.talks.count == 1)
    #expect(talk.net >= 5_000 && talk.paused >= 1_500)
    #expect(talk.planned == 300_000)
    let length = (talk.end - talk.start).milliseconds
    #expect(abs(length - talk.net - talk.paused) <= 50)
  }

  /// Killed after the report had the end of a talk, and before its record was removed; the next
  /// start offers it.
  @Test func aReportedTalkThatGoesOnCountsAsItEndsThen() throws {
    let first = try Program("5:00", "--start", home: home)
    let file = ".local/state/speakerclock/talk.json"
    #expect(first.counts(to: "04:58"))
    first.wait { home.text(of: file).contains("\"holder\"") }
    first.terminal.signal(9)
    #expect(first.terminal.waitForEnd(upTo: .patience) == .signalled(9))
    // The rank of this leader is above those of all others of its term.
    let holder = String(repeating: "0", count: 32)
    let record = home.text(of: file).replacing(
      #/"holder" : .*,/#, with: "\"holder\" : \"\(holder)\",")
    try home.write(record, to: file)
    let id = try #require(record.firstMatch(of: #/"id" : "([\w-]+)"/#)).1
    let line = """
      {"id":"\(id)","room":"main","start":"2026-12-04T08:00:00Z","end":"2026-12-04T08:00:01Z",\
      "planned":300,"net":1,"term":1,"holder":"\(holder)"}
      """
    try home.write(line + "\n", to: Self.path)
    let second = try Program("10", home: home)
    #expect(second.says("The last talk had not ended: 4:"))
    second.terminal.send("u")
    #expect(second.counts(to: "04:57"))
    second.quit()
    #expect(second.terminal.waitForEnd(upTo: .patience) == .exited(1))
    let talk = try #require(report.talks.first)
    #expect(report.talks.count == 1 && talk.net >= 2_000, "\(home.text(of: Self.path))")
  }

  /// However often it is killed while talks end: each talk is there once, and every line is whole.
  @Test func killsLoseNoTalkAndTearNoLine() throws {
    var random = SplitMix64(seed: 7)
    let commands = "while :; do echo start; sleep 0.02; echo reset; sleep 0.02; done"
    var ended = 0
    for round in 0..<(Int(environment: "KILLS") ?? 10) {
      let pipe = try home.makePipe("commands-\(round)")
      // The clock has the process that the test kills; a command without a reader ends the others.
      let program = try Program(
        script: """
          (while ! [ -e go-\(round) ]; do sleep 0.02; done; \(commands)) >\(pipe) 2>/dev/null &
          exec speakerclock 5:00 --plain <\(pipe)
          """, home: home)
      #expect(program.writes { $0.hasPrefix("READY") || $0.hasPrefix("NOTICE") })
      let wasReady = program.written.contains { $0.hasPrefix("READY") }
      try home.write("", to: "go-\(round)")
      #expect(program.writes("START 5 minutes"))
      program.terminal.run(for: .milliseconds(Int.random(in: 0..<400, using: &random)))
      program.terminal.signal(9)
      #expect(program.terminal.waitForEnd(upTo: .patience) == .signalled(9))
      ended += program.written.count { $0.hasPrefix("READY") } - (wasReady ? 1 : 0)
      #expect(report.problems.isEmpty && report.tornLines.isEmpty, "round \(round)")
      #expect(report.talks.count <= ended + round + 1)
    }
    // What a kill costs is what was on its way to the disk, more on a busy machine.
    #expect(report.talks.count * 2 >= ended)
    #expect(Set(report.talks.map(\.id)).count == report.talks.count)
  }

  /// Clocks of two rooms write into the same file at the same time.
  @Test func twoRoomsShareTheReport() throws {
    let names = ["a", "b"]
    let clocks = try names.map { name in
      let pipe = try home.makePipe(name)
      return try Program(
        script: """
          (while ! [ -e go ]; do sleep 0.02; done
          for i in 1 2 3 4 5 6 7 8 9 10; do
          echo start
          until [ "$(grep -c ^START told-\(name))" = $i ]; do sleep 0.02; done
          echo reset
          done) >\(pipe) &
          speakerclock 5:00 --plain --room \(name) <\(pipe) | tee told-\(name)
          """, home: home)
    }
    for clock in clocks { #expect(clock.writes { $0.hasPrefix("READY") }) }
    try home.write("", to: "go")
    for clock in clocks { #expect(clock.terminal.waitForEnd(upTo: .seconds(60)) != nil) }
    #expect(report.problems.isEmpty && report.tornLines.isEmpty)
    for room in names { #expect(report.talks.count { $0.room == room } == 10) }
  }

  /// A torn line is told and costs nothing else; any other broken line has the status of a bad
  /// file.
  @Test func brokenLinesAreTold() throws {
    try talk("start", "reset")
    let line = home.text(of: Self.path)
    try home.write(line + line.prefix(50), to: Self.path)
    let torn = try run("speakerclock report; echo status $?")
    #expect(
      torn.contains {
        $0.hasSuffix(":2:51: the line is cut off, expected '\"'; line skipped")
      })
    #expect(torn.last == "status 0" && torn.contains { $0.hasPrefix("1 talk:") })
    try home.write("x\n" + line, to: Self.path)
    let broken = try run("speakerclock report; echo status $?")
    #expect(
      broken.contains {
        $0.hasSuffix(":1:1: the JSON is not valid at 'x', expected a value; line skipped")
      })
    #expect(broken.last == "status 65" && broken.contains { $0.hasPrefix("1 talk:") })
  }

  /// Arguments, the status, and what is said.
  @Test(arguments: [
    ("", 0, "There are no talks to report."),
    ("--since today --format csv", 0, "room,speed,title"),
    (
      "--of nowhere.jsonl", 65, "Error: There is no file 'nowhere.jsonl'."
    ),
    ("--of .", 65, ".:1:1: this is a folder, expected a file of talks"),
    ("--of - </dev/null", 0, "There are no talks to report."),
    ("--room hall", 0, "There are no talks of room hall."),
  ])
  func eachArgumentIsAnswered(arguments: String, status: Int, words: String) throws {
    let lines = try run("speakerclock report \(arguments); echo status $?")
    #expect(lines.last == "status \(status)")
    #expect(lines.contains { $0.contains(words) }, "\(lines)")
  }

  /// A disk without room: said once, and the talk is added when there is room again.
  @Test func aReportThatCannotBeWrittenIsTold() throws {
    try home.write("", to: ".local/state/speakerclock/hints")
    _ = try home.makeFolder(Self.path)
    let program = try Program("5:00", "--start", home: home)
    #expect(program.counts(to: "04:59"))
    program.pressTwice("\u{7f}", named: "Backspace") {
      $0.canvas.lines.last?.hasPrefix("Not in the report: ") == true
    }
    #expect(program.says("Not in the report: "))
    program.terminal.send("q")
    #expect(program.terminal.waitForEnd(upTo: .patience) != nil)
    #expect(report.talks.isEmpty)
  }
}
