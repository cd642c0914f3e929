import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A clock and desks: operator's consoles in separate processes.
@Suite(.waitsForPrograms)
struct DeskCommandTests {
  private let home: TemporaryFolder
  private static let size = Size(columns: 80, rows: 24)

  init() throws { home = try TemporaryFolder(inMemory: true) }

  private func clock(_ arguments: String...) throws -> Program {
    let clock = try Program(
      command: [Program.path] + arguments + ["--glyphs", "solid"], home: home, size: Self.size)
    #expect(clock.opensRoom(below: ".local/speakerclock"))
    return clock
  }

  private func desk(_ arguments: String...) throws -> Program {
    try Program(
      command: [Program.path, "desk", "--glyphs", "solid"] + arguments, home: home,
      size: Self.size)
  }

  /// The desk has the keys of the clock, and each screen says who did what.
  @Test func twoPeopleRunATalk() throws {
    let clock = try clock("5")
    let desk = try desk("--name", "left")
    #expect(desk.shows("05:00"))
    #expect(desk.mentions("Space starts"))
    #expect(desk.pressAtDesk("+") { Program.time(on: $0.canvas) == "06:00" }, "\(desk.lines)")
    #expect(clock.shows("06:00"))
    #expect(clock.mentions("left: add 1m"))
    let earliest = ContinuousClock.now
    #expect(desk.pressAtDesk(" ") { Program.hasCounted($0, to: "05:59") }, "\(desk.lines)")
    #expect(clock.counts(to: "05:59"))
    let talk = RunningTalk(length: 420, earliest: earliest, latest: .now - .seconds(1))
    clock.terminal.send("+")
    #expect(desk.counts(to: "06:59"))
    // The help is the desk's own.
    desk.terminal.send("?")
    #expect(desk.hasLine { $0.contains("start, pause") })
    #expect(!clock.lines.contains { $0.contains("start, pause") })
    // Any key closes the help, and the next one ends the desk alone.
    desk.terminal.send("q")
    #expect(
      desk.terminal.wait(upTo: .patience) { !$0.canvas.lines.joined().contains("start, pause") })
    desk.terminal.send("q")
    #expect(desk.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(desk.isRestored)
    clock.passSeconds(of: talk)
    #expect(clock.shows(talk), "\(clock.lines)")
  }

  /// A desk counts on without its clock, says so, and comes back to the next one.
  @Test func itSurvivesItsClock() throws {
    let desk = try desk()
    #expect(desk.says("Waiting for a clock in room main"))
    let earliest = ContinuousClock.now
    let first = try clock("5", "--start")
    #expect(first.counts(to: "04:59"))
    let talk = RunningTalk(length: 300, earliest: earliest, latest: .now - .seconds(1))
    #expect(desk.shows(talk), "\(desk.lines)")
    #expect(desk.isExact(), "\(desk.lines)")
    first.wait {
      home.text(of: ".local/state/speakerclock/talk.json").contains(#""run" : "running""#)
    }
    first.terminal.signal(SIGKILL)
    #expect(first.terminal.waitForEnd(upTo: .patience) == .signalled(SIGKILL))
    desk.passSeconds(of: talk)
    #expect(desk.shows(talk), "\(desk.lines)")
    // A desk that stalls may learn of the end only after the key.
    var isTold = false
    for _ in 0..<5 where !isTold {
      desk.terminal.send("+")
      let status = desk.status { $0.contains("Not sent: ") || $0.contains("No answer: ") }
      isTold = status?.contains("Not sent: the clock cannot be reached") == true
    }
    #expect(isTold, "\(desk.lines)")
    let second = try clock()
    #expect(second.shows(talk), "\(second.lines)")
    // A key that comes before the clock is found again is not sent.
    let limit = ContinuousClock.now + .patience
    while Program.time(on: second.terminal.screen.canvas).flatMap(Program.seconds) ?? 0 < 300,
      .now < limit
    {
      desk.terminal.send("+")
      desk.terminal.run(for: .milliseconds(300))
      second.terminal.run(for: .milliseconds(50))
    }
    #expect(ContinuousClock.now < limit)
  }

  /// The talk and the rundown are on the desk's disk, too, and a talk that has ended is not.
  @Test func aDeskKeepsTheRecordsOfItsClock() throws {
    try home.write(
      "rundown:\n  items:\n    - {talk: 5m, title: Engines, note: mic 2}\n", to: "day.yaml")
    let clock = try clock("--rundown", home.path(of: "day.yaml"))
    let other = try TemporaryFolder(inMemory: true)
    let desk = try Program(
      command: [Program.path, "desk", "--glyphs", "solid"],
      environment: ["XDG_STATE_HOME": other.path(of: "state")], home: home, size: Self.size)
    #expect(desk.shows("05:00"))
    let folder = "state/speakerclock/desk"
    func kept(_ name: String) -> String {
      other.names(in: folder).first.map { other.text(of: "\(folder)/\($0)/\(name)") } ?? ""
    }
    desk.wait {
      kept("rundown.yaml").contains("mic 2") && kept("clock.json").contains("term")
        && kept("rundown.json").contains("\"current\"")
    }
    #expect(kept("rundown.yaml").contains("mic 2"), "\(other.names(in: folder))")
    #expect(kept("rundown.json").contains("\"current\""))
    #expect(kept("clock.json").contains("\"term\" : 1"))
    #expect(kept("talk.json") == "")
    #expect(desk.pressAtDesk(" ") { Program.hasCounted($0, to: "04:59") }, "\(desk.lines)")
    desk.wait { kept("talk.json").contains(#""run" : "running""#) }
    #expect(kept("talk.json").contains("\"lineage\""), "\(kept("talk.json"))")
    clock.goOn { $0.canvas.lines.last?.contains("The rundown has ended") == true }
    #expect(clock.mentions("The rundown has ended"), "\(clock.lines)")
    desk.wait { kept("talk.json") == "" && kept("talks.jsonl").contains("Engines") }
    #expect(kept("talk.json") == "")
    #expect(kept("talks.jsonl").contains("Engines"))
    #expect(!home.names(in: ".local/state/speakerclock").contains("desk"))
  }

  /// The clock was killed after its report had the end of the talk, and before its record was
  /// removed.
  @Test func aDeskHearsThatATalkThatWasReportedGoesOn() throws {
    let folder = ".local/state/speakerclock"
    let killed = try clock("5", "--start")
    var record: String { home.text(of: "\(folder)/talk.json") }
    killed.wait { record.contains(#""run" : "running""#) && record.contains("\"id\"") }
    killed.terminal.signal(SIGKILL)
    #expect(killed.terminal.waitForEnd(upTo: .patience) == .signalled(SIGKILL))
    let id = try #require(record.firstMatch(of: #/"id" : "([\w-]+)"/#)).1
    let line = """
      {"id":"\(id)","room":"main","start":"2026-12-04T08:00:00Z","end":"2026-12-04T08:18:00Z",\
      "planned":1080,"net":1080,"term":1,"holder":"\(String(repeating: "f", count: 32))"}
      """
    try home.write(line + "\n", to: "\(folder)/talks.jsonl")
    let again = try clock()
    #expect(again.says("The last talk had not ended"))
    let other = try TemporaryFolder(inMemory: true)
    let desk = try Program(
      command: [Program.path, "desk", "--glyphs", "solid"],
      environment: ["XDG_STATE_HOME": other.path(of: "state")], home: home, size: Self.size)
    func kept() -> String {
      let desks = "state/speakerclock/desk"
      return other.names(in: desks).map { other.text(of: "\(desks)/\($0)/talks.jsonl") }.joined()
    }
    desk.wait { kept().contains("\"void\":true") }
    #expect(kept().contains("\"id\":\"\(id)\"") && kept().contains("\"void\":true"))
  }

  @Test func theClockListsItsDesks() throws {
    let clock = try clock("5", "--operator")
    let desk = try desk("--name", "left")
    #expect(clock.hasLine { $0.contains("left (desk)") && $0.contains("80x24") })
    desk.terminal.signal(SIGKILL)
    #expect(clock.says("Display 'left (desk)' is lost"))
    let again = try self.desk("--name", "left")
    #expect(clock.says("Display 'left (desk)' is back"))
    again.terminal.send("q")
    #expect(again.terminal.waitForEnd(upTo: .patience) == .exited(0))
    #expect(clock.says("Display 'left (desk)' was closed"))
  }
}
